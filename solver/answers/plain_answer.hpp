// Answers as people and language models write them, in Unicode, TeX and Markdown, made plain: ASCII
// without wrappers, split at the equals signs. parsing.hpp and steps.hpp read what is plain.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

// An answer in ASCII. What is rewritten:
//   U+FF01 to U+FF5E, which are full-width    as in ASCII
//   *      U+00D7 U+00B7 U+2219 U+22C5 U+2022 U+2217 U+2715 \times \cdot
//   -      U+2212 U+2010 to U+2015 U+FE63
//   /      U+00F7 U+2215 U+2044 \div
//   [ ]    \{ \}, which TeX shows, unlike { }
//   ( [ {  with \left before them; ) ] } with \right
//   =      -> U+2192 \to \rightarrow U+2248 \approx: the value has to be exact all the same
//   a line end: \n, and a blank: \r \t, but not before a small letter, as in \right and \times
//   .      U+3002
//   blank  U+00A0 U+2000 to U+200B U+202F U+205F U+3000 U+FEFF, \, \; \: \! \quad \qquad,
//          and \ before a blank
//          check marks, \checkmark, and marks of the end as <|im_end|>
//   $ $$   \( \); \[ \]
//   " '    curly quotation marks
//   \frac  \dfrac \tfrac
// Anything else stays. A letter may follow the command of an operator, as in K\timesQ, but no other
// command. Cost: linear; nothing is copied if the answer is ASCII without \ and >.
class PlainAnswer {
 public:
  // @param answer  outlives this
  explicit PlainAnswer(std::string_view answer);

  std::string_view written() const { return answer_; }
  std::string_view text() const { return places_.empty() ? answer_ : rewritten_; }

  // The place in the answer, in bytes, of a place in the text or of its end.
  std::size_t place_of(const char* place) const;

 private:
  std::string_view answer_;
  std::string rewritten_;
  std::vector<std::size_t> places_ = {};  // of each byte of rewritten_, and of its end
};

// What stands before and after a part of a text.
struct Wrapper {
  std::string_view open;
  std::string_view close;
};

constexpr std::string_view kBox = "\\boxed{";

// The place of the brace that closes one before a place, or the end of the text.
std::size_t closing_brace(std::string_view text, std::size_t at);

// The text without what is around it: blanks, up to 8 wrappers (a pair of **, *, _, `, $, " or ',
// \boxed{ } or \text{ }), and one . , or ; at the end, or several full stops. A pair that encloses
// only the first of several sides or steps stays.
std::string_view unwrapped(std::string_view text);

// The first place from `from` on where a word begins that has two letters or more and is no TeX
// command; or the end.
std::size_t find_word(std::string_view text, std::size_t from = 0);

// The sides of the equals signs (= or ==) of a plain text, each without what unwrapped() drops, but
// for a . , or ; at its end. There is at least one. Cost: linear.
std::vector<std::string_view> sides_of(std::string_view text);

}  // namespace twentyfour
