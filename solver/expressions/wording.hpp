// Words for messages: numbers, lists, flaws of answers, and quotations from texts of others.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

// A number up to 8.
inline std::string in_words(std::size_t count) {
  constexpr std::array kWords = {"none", "one", "two",   "three", "four",
                                 "five", "six", "seven", "eight"};
  return kWords.at(count);
}

// "x", "x and y", "x, y and z". There is at least one item.
inline std::string enumerated(const std::vector<std::string>& items, std::string_view before_last) {
  std::string text = items.front();
  for (std::size_t i = 1; i < items.size(); ++i) {
    if (i + 1 < items.size()) {
      text.append(", ");
    } else {
      text.append(" ").append(before_last).append(" ");
    }
    text.append(items[i]);
  }
  return text;
}

// The signs with blanks between them.
inline std::string spaced(std::string_view signs) {
  std::string text;
  for (const char sign : signs) text.append(text.empty() ? 0 : 1, ' ').append(1, sign);
  return text;
}

// The first words of reasons why an answer is wrong: each of them is one of these.
enum class Category : std::uint8_t {
  kNo,
  kUnreadable,
  kUses,
  kLeaves,
  kDivides,
  kRaises,
  kTakes,
  kMakes,
  kDoes,
  kNeeds,
  kStep,
  kThere
};

// In the order of the categories, and of the manual.
constexpr std::array<std::string_view, 12> kCategories = {
    "no",    "unreadable:", "uses", "leaves", "divides", "raises",
    "takes", "makes",       "does", "needs",  "step",    "there"};

// Why an answer is wrong, in one line that begins with the word of its category.
class Reason {
 public:
  Reason(Category category, std::string_view rest)
      : text_(kCategories.at(static_cast<std::size_t>(category))) {
    text_.append(1, ' ').append(rest);
  }

  void append(std::string_view more) { text_.append(more); }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

inline Reason needs_brackets() {
  return {Category::kNeeds, "brackets, which are not allowed here"};
}

inline Reason does_not_keep_the_order() {
  return {Category::kDoes, "not keep the cards in order"};
}

inline Reason not_allowed(char sign) {
  return {Category::kUses, std::string(1, sign).append(", which is not allowed")};
}

// A byte as \xNN.
std::string hexadecimal(char byte);

// The word with which a text begins, for a message of one line: "x", "the end", or at most 24 bytes
// of letters and digits, which may be those of a TeX command, and "..." if there are more. Any
// other character stands alone. Control characters and bytes that are not UTF-8 appear as \xNN.
std::string found_in(std::string_view text);

}  // namespace twentyfour
