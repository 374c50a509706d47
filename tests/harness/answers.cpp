#include "tests/harness/answers.hpp"

#include <charconv>
#include <cstddef>
#include <system_error>

#include "solver/expressions/characters.hpp"

namespace twentyfour {
namespace {

// Whether the part of the text is not surrounded by other letters or digits.
bool stands_alone(std::string_view text, std::size_t at, std::size_t length) {
  return (at == 0 || !is_letter_or_digit(text[at - 1])) &&
         (at + length == text.size() || !is_letter_or_digit(text[at + length]));
}

// The place after the last such word, or 0.
std::size_t end_of_last(std::string_view text, std::string_view word) {
  for (std::size_t at = text.rfind(word); at != std::string_view::npos;
       at = text.rfind(word, at - 1)) {
    if (stands_alone(text, at, word.size())) return at + word.size();
    if (at == 0) break;
  }
  return 0;
}

}  // namespace

std::optional<bool> last_word(std::string_view text, const Words& words) {
  const std::size_t yes = words.yes.empty() ? 0 : end_of_last(text, words.yes);
  if (words.no.empty()) return yes > 0;
  const std::size_t no = end_of_last(text, words.no);
  if (words.yes.empty() && no == 0 && !without_blanks_around(text).empty()) return true;
  if (yes == 0 && no == 0) return std::nullopt;
  return yes != no ? yes > no : words.yes.size() > words.no.size();
}

std::optional<std::uint64_t> last_number(std::string_view text) {
  const std::size_t last = text.find_last_of("0123456789");
  if (last == std::string_view::npos) return std::nullopt;
  std::size_t first = last;
  while (first > 0 && is_digit(text[first - 1])) --first;
  std::uint64_t number = 0;
  const auto read = std::from_chars(text.data() + first, text.data() + last + 1, number);
  if (read.ec != std::errc()) return std::nullopt;
  return number;
}

}  // namespace twentyfour
