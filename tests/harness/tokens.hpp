// Words, numbers and signs of what a program prints.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace twentyfour {

struct Token {
  std::string_view text;
  char kind;  // w: a word; n: a number; r: a row of one sign; otherwise the sign
  bool is_before_blank;
};

std::vector<Token> tokens_of(std::string_view text);

// The kind of the token at a place, or 0 where there is none: before the first or after the last.
inline char kind_at(const std::vector<Token>& tokens, std::size_t place) {
  return place < tokens.size() ? tokens[place].kind : '\0';
}

// Whether a byte is a letter, or of a character outside ASCII.
bool is_in_word(char byte);

// Whether a word, whatever the case of its letters, stands in a list with | around each.
bool is_one_of(std::string_view all, std::string_view word);

// Of time.
inline constexpr std::string_view kUnits =
    "|ns|us|ms|s|sec|secs|second|seconds|nanoseconds|microseconds|milliseconds|";

}  // namespace twentyfour
