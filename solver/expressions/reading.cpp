#include "solver/expressions/reading.hpp"

#include <algorithm>
#include <cassert>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/numbers.hpp"

namespace twentyfour {

int take_card(std::string_view& text) {
  assert(!text.empty());
  const std::size_t size = std::min(text.find_first_not_of("0123456789"), text.size());
  if (size == 0) {
    const int card = letter_card(text.front());
    if (card > 0) text.remove_prefix(1);
    return card;
  }
  const auto card = number_of(text.data(), text.data() + size, kLargestCard);
  if (card < 0) return -1;
  std::string_view rest = text;
  const bool has_decimals = size < text.size() && text[size] == '.';
  const auto number = has_decimals ? take_number(rest, Written::kDecimal) : std::nullopt;
  text = number && is_integer(*number) ? rest : text.substr(size);
  return static_cast<int>(card);
}

std::optional<Rational> target_in(std::string_view text) {
  const bool may_be_one = text.size() <= kLongestTarget &&
                          text.find_first_not_of("-/0123456789") == std::string_view::npos;
  const std::optional<Rational> number = may_be_one ? value_in(text) : std::nullopt;
  return number && can_be_target(*number) ? number : std::nullopt;
}

}  // namespace twentyfour
