#include "solver/answers/wrong_answer.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// Whether a character may stand in a longer word.
bool is_in_word(char first_byte) {
  return is_letter_or_digit(first_byte) || static_cast<unsigned char>(first_byte) >= 0x80;
}

// What is found where a text begins, for a message: "the end"; a word of letters and digits, which
// may be that of a TeX command; or else one character, in quotation marks.
std::string found_in(std::string_view text) {
  if (text.empty()) return "the end";
  const bool may_go_on = is_in_word(text.front()) || text.front() == '\\';
  std::size_t size = std::max<std::size_t>(character_length(text), 1);
  while (may_go_on && size < text.size() && is_in_word(text[size])) ++size;
  return quoted(text.substr(0, size));
}

// What the rules add to the words.
std::string words_by_rules(const Unreadable& unreadable, const Rules& rules) {
  if (unreadable.kind == &kNoCard) return traits_of(rules.form).has_brackets ? " or '('" : "";
  if (unreadable.kind != &kNoOperator) return "";
  const std::string words = spaced(to_string(rules.operators)) + ")";
  return unreadable.closing == 0 ? words : words + " or '" + unreadable.closing + "'";
}

}  // namespace

Reason reason_of(const NoValue& none) {
  const std::string left = to_string(none.left);
  const std::string right = to_string(none.right);
  switch (none.reason) {
    case Undefined::kDivisionByZero:
      return Reason("divides by zero");
    case Undefined::kRemainder:
      return Reason("divides " + left + " by " + right + ", which leaves a remainder");
    case Undefined::kPower:
      return Reason(
          "raises " + left + " to " + right +
          (is_integer(none.right) ? ", which is undefined" : ", which is not an integer"));
    case Undefined::kFactorial:
      return Reason("takes the factorial of " + left);
    case Undefined::kTooLarge:
      break;
  }
  return Reason("makes a number that is too large");
}

Reason reason_of(Unreadable unreadable, const PlainAnswer& answer, const Rules& rules) {
  const std::string_view text = answer.text();
  const std::string_view rest = trim_left(text.substr(offset_of(unreadable.at, text)));
  std::string reason = "unreadable: at column ";
  reason += std::to_string(answer.column_of(rest.data())) + ": ";
  reason.append(unreadable.kind->words).append(words_by_rules(unreadable, rules));
  if (unreadable.kind->shows_found) reason += ", found " + found_in(answer.written(rest));
  return Reason(reason);
}

}  // namespace twentyfour
