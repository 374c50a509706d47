// Two mistakes in one program: a mistake is a struct of which some members differ from the default.
#pragma once

#include <optional>

namespace twentyfour {

// Takes over what differs from the default. False if both differ.
template <class Value>
bool take_over(Value& value, const Value& other, const Value& right) {
  if (other == right) return true;
  const bool is_free = value == right;
  value = other;
  return is_free;
}

// Nothing if both change the same member, or one of them changes nothing for the other.
// @param members  all that can differ
template <class Mistake, class... Members>
std::optional<Mistake> combined(const Mistake& one, const Mistake& other, Members... members) {
  const Mistake right;
  Mistake both = one;
  const bool fits = (take_over(both.*members, other.*members, right.*members) && ...);
  if (!fits || both == one || both == other) return std::nullopt;
  return both;
}

}  // namespace twentyfour
