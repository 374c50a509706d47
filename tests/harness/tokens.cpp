#include "tests/harness/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  for (std::string_view rest = trim_left(text); !rest.empty(); rest = trim_left(rest)) {
    const char first = rest.front();
    const auto goes_on = [first](char byte) {
      if (is_digit(first)) return is_digit(byte) || byte == '.';
      if (is_in_word(first)) return is_in_word(byte) || is_digit(byte) || byte == '\'';
      return byte == first && std::string_view("-=*#>").find(first) != std::string_view::npos;
    };
    auto size = static_cast<std::size_t>(std::ranges::find_if_not(rest, goes_on) - rest.begin());
    while (size > 1 && std::string_view(".'").find(rest[size - 1]) != std::string_view::npos)
      --size;
    size = std::max<std::size_t>(size, 1);
    const char kind = is_digit(first) ? 'n' : is_in_word(first) ? 'w' : size > 1 ? 'r' : first;
    tokens.push_back({rest.substr(0, size), kind, size == rest.size() || is_space(rest[size])});
    rest.remove_prefix(size);
  }
  return tokens;
}

bool is_in_word(char byte) {
  return is_letter(byte) || static_cast<unsigned char>(byte) >= 0x80;
}

bool is_one_of(std::string_view all, std::string_view word) {
  return all.find(joined({"|", in_small_letters(word), "|"})) != std::string_view::npos;
}

}  // namespace twentyfour
