// Why an answer is wrong, in words; also where it cannot be read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "solver/answers/plain_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// The first word of every reason is one of these.
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

Reason reason_of(const NoValue& none);

// A kind of error in a text: one of the objects below.
struct Flaw {
  std::string_view words;
  bool shows_found = true;  // what stands at the place
};

inline constexpr Flaw kNoCard = {"expected a card (0 to 9999, or A, J, Q, K, T)"};
inline constexpr Flaw kNoOperator = {"expected an operator ("};
inline constexpr Flaw kNoOperatorInStep = {"expected an operator"};
inline constexpr Flaw kNoNumber = {"expected a number"};
inline constexpr Flaw kNoEqualsSign = {"expected an equals sign after one operator"};
inline constexpr Flaw kNoClosingBracket = {"expected a closing bracket"};
inline constexpr Flaw kNoSeparator = {"expected a comma or a semicolon"};
inline constexpr Flaw kNoBraceOfFraction = {"expected a '{' of \\frac{a}{b}"};
inline constexpr Flaw kLargeCard = {"expected a card from 0 to 9999"};
inline constexpr Flaw kTooManyCards = {"expected at most 8 cards"};
inline constexpr Flaw kTooManyBrackets = {"expected at most 100 open brackets"};
inline constexpr Flaw kTooManyFactorials = {"expected at most 16 factorials"};
inline constexpr Flaw kMinusInFront = {"a minus in front is no operator of this game", false};
inline constexpr Flaw kBracketsNotAllowed = {"brackets are not allowed here", false};
inline constexpr Flaw kMissingSign = {"write the sign", false};
inline constexpr Flaw kMissingBrackets = {"write the brackets", false};
inline constexpr Flaw kTwoFactorialSigns = {
    "expected brackets before a second !, as in (3!)!, for !! is the double factorial", false};

// Why and where a text cannot be read.
struct Unreadable {
  const char* at;  // in the plain text, or its end
  const Flaw* flaw;
  char closing = 0;  // for kNoOperator: the sign that closes the open bracket, if there is one
};

// In one line: unreadable: at column 3: expected ..., found "x". Columns count the characters of
// the answer from 1.
Reason reason_of(Unreadable unreadable, const PlainAnswer& answer, const Rules& rules);

}  // namespace twentyfour
