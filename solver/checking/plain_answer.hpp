// Answers as people and language models write them, in Unicode, TeX and Markdown, made plain: ASCII
// without what stands around them, split at the equals signs. parsing.hpp and steps.hpp read what
// is plain.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

// An answer in ASCII (spellings.hpp), up to a mark of the end. Cost: linear.
class PlainAnswer {
 public:
  // @param answer   outlives this
  // @param is_json  whether its escapes such as \u00d7 are undone
  explicit PlainAnswer(std::string_view answer, bool is_json = false);
  PlainAnswer(const PlainAnswer&) = delete;
  PlainAnswer& operator=(const PlainAnswer&) = delete;

  std::string_view text() const { return text_; }

  // Drops what is not in this part of the text.
  void narrow_to(std::string_view part) { text_ = part; }

  // Blanks equal marks * _ ` around numbers, equal stars around all of a side, a step or the
  // answer, and \mathbf{ } around numbers; stars before the lines of a list become >.
  // @param line  where stars before the label of the text may begin: at the text, or before it
  void drop_emphasis(const char* line);

  // What is written where a part of the text stands.
  std::string_view written(std::string_view part) const;

  // The column of a place in the text, or of its end: characters of the answer, from 1.
  std::size_t column_of(const char* place) const;

 private:
  // The place in the answer, in bytes, of a place in the text, or of the end of a part of it.
  std::size_t place_of(const char* place) const;

  void blank(std::size_t at, std::size_t size) { plain_.replace(at, size, size, kThinBlank); }
  void drop_around_numbers(char mark, std::size_t begin, std::size_t end);
  void drop_bold(std::size_t begin, std::size_t end);
  void drop_around_parts(std::size_t begin, std::size_t end, std::size_t line);
  bool is_after_operand(std::size_t at) const;
  bool is_before_operand(std::size_t at) const;

  static constexpr char kThinBlank = '\v';

  std::string_view answer_;
  std::string plain_;
  std::vector<std::size_t> places_ = {};  // of each byte of plain_, and of its end
  std::string_view text_;
};

inline constexpr auto kNowhere = std::string_view::npos;

// With which no expression begins; it ends with none of them but a star.
inline constexpr std::string_view kMarksBefore = "*_`$\"' \t\n\v\f\r";

inline constexpr std::string_view kFence = "```";

// The mark with which all lines of a text begin, if there are two or more, as in a list: "- "; or
// nothing.
std::string_view mark_of_list(std::string_view text);

// An answer without what may stand around it, in any order and number ("The answer" in the manual):
// kMarksBefore; . , and ; after it; pairs around all of it. Cost: linear.
std::string_view unwrapped(std::string_view answer);

// The same, and without square brackets around an equation or around steps.
std::string_view unwrapped_answer(std::string_view answer);

// unwrapped() for a side of an answer or a step, after which no . , and ; may stand.
std::string_view unwrapped_part(std::string_view part);

// The sides of the equals signs (= or ==) of a plain text, each unwrapped_part(). There is at least
// one. Cost: linear.
std::vector<std::string_view> sides_of(std::string_view text);

}  // namespace twentyfour
