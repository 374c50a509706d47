// Answers as people and language models write them, in Unicode, TeX and Markdown: taken apart into
// sides, which parsing.hpp reads by Syntax::kFree.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

// The text without the white space at both ends.
std::string_view without_blanks_around(std::string_view text);

// An answer in the characters that parsing.hpp reads. Rewritten are:
//   U+FF01 to U+FF5E, which are full-width    as in ASCII
//   * - /  U+2022 U+2217 U+2715; U+2010 to U+2015, U+FE63; U+2215 U+2044
//   =      U+2192 \to \rightarrow
//   .      U+3002
//   blank  U+00A0 U+2000 to U+200B U+202F U+205F U+3000 U+FEFF, \, \; \: \! \quad \qquad,
//          and \ before a blank
//   $      \( \) \[ \]
//   \frac  \dfrac \tfrac
// Anything else stays. Cost: linear; nothing is copied if the answer is ASCII without a backslash.
class PlainAnswer {
 public:
  // @param answer  outlives this
  explicit PlainAnswer(std::string_view answer);

  std::string_view text() const { return is_rewritten_ ? rewritten_ : answer_; }

  // The place in the answer, in bytes, of a place in the text or of its end.
  std::size_t place_of(const char* place) const;

 private:
  void rewrite();

  std::string_view answer_;
  bool is_rewritten_;
  std::string rewritten_;
  std::vector<std::size_t> places_;  // of each byte of rewritten_, and of its end
};

// The text without blanks, <answer> </answer>, a pair of ** or ` or $, and \boxed{ } around it, up
// to 8 of them, and without one . , or ; at the end. What encloses only the first of several sides
// stays.
std::string_view unwrapped(std::string_view text);

// What cannot be read of a text: the place in it, and why.
struct Unreadable {
  const char* at;
  std::string reason;  // "expected ..."
};

// The sides of the equals signs (= or ==) of a text, each without what unwrapped() drops, but for a
// . , or ; at its end. There is at least one. Cost: linear.
std::vector<std::string_view> sides_of(std::string_view text);

}  // namespace twentyfour
