// Why an answer is wrong, in words; also where it cannot be read.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "solver/checking/plain_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// The first words of all reasons, in the order of the manual.
constexpr std::array<std::string_view, 13> kFirstWords = {
    "no",    "not",   "unreadable:", "uses",  "leaves", "divides", "raises",
    "takes", "makes", "does",        "needs", "step",   "there"};

enum class Flaw : std::uint8_t {
  kOther,
  kOperator,  // it uses one that is not allowed
  kOperand,   // a step takes a number that is not left
  kTooLarge,  // nobody can tell whether the answer is wrong
};

// Why an answer is wrong, in one line. Domain: it begins with one of the first words. Asserted.
class Reason {
 public:
  // @param step  that has the flaw, from 1; 0 if it is none of a step
  explicit Reason(std::string text, Flaw flaw = Flaw::kOther, std::size_t step = 0)
      : text_(std::move(text)), flaw_(flaw), step_(step) {
    assert(std::ranges::count(kFirstWords, text_.substr(0, text_.find(' '))) == 1);
  }

  void append(std::string_view more) { text_.append(more); }
  const std::string& text() const { return text_; }
  Flaw flaw() const { return flaw_; }
  std::size_t step() const { return step_; }

 private:
  std::string text_;
  Flaw flaw_;
  std::size_t step_;
};

inline Reason not_allowed(Symbol symbol) {
  return Reason(std::string("uses ").append(1, sign_of(symbol)).append(", which is not allowed"),
                Flaw::kOperator);
}

inline Reason at_step(std::size_t number, const Reason& reason) {
  return Reason("step " + std::to_string(number) + ": " + reason.text(), reason.flaw(), number);
}

Reason reason_of(const NoValue& none);

// What is wrong with an expression as the answer to a deal: each kind of flaw has a function, in
// the order in which they are looked for.
std::optional<Reason> flaw_in_brackets(const Expression& expression, const Rules& rules);
std::optional<Reason> flaw_in_operators(const Expression& expression, const Rules& rules);
std::optional<Reason> flaw_in_cards(const Expression& expression, const Deal& deal,
                                    const Rules& rules);
std::optional<Reason> flaw_in_value(const std::variant<Rational, NoValue>& value,
                                    const Rational& target, bool is_answer);
// Of a number beside the answer, as it is written.
std::optional<Reason> flaw_in_number(const Rational& number, std::string_view written,
                                     const Rational& target);
std::optional<Reason> flaw_in_order(const Expression& expression, const Deal& deal,
                                    const Rules& rules);

// "; leaves out two 5s and a 6", or nothing where an expression uses all cards.
std::string left_out(const Expression& expression, const Deal& deal);

// A kind of error in a text: one of the objects below.
struct ParseError {
  std::string_view words;
  bool shows_found = true;  // what stands at the place
};

inline constexpr ParseError kNoCard = {"expected a card (0 to 9999, or A, J, Q, K, T)"};
inline constexpr ParseError kNoOperator = {"expected an operator ("};
inline constexpr ParseError kNoOperatorInStep = {"expected an operator"};
inline constexpr ParseError kNoNumber = {"expected a number"};
inline constexpr ParseError kNoEqualsSign = {"expected an equals sign after one operator"};
inline constexpr ParseError kManyOperators = {"expected one operator before the equals sign",
                                              false};
inline constexpr ParseError kNotEqual = {"expected an equals sign, found !=", false};
inline constexpr ParseError kNoSeparator = {"expected a comma or a semicolon"};
inline constexpr ParseError kNoBraceOfFraction = {"expected a '{', as in \\frac{a}{b}"};
inline constexpr ParseError kLargeCard = {"expected a card from 0 to 9999"};
inline constexpr ParseError kTooManyCards = {"expected at most 8 cards"};
inline constexpr ParseError kTooManyBrackets = {"expected at most 100 open brackets"};
inline constexpr ParseError kTooManyFactorials = {"expected at most 23 factorials"};
inline constexpr ParseError kMinusInFront = {"a leading minus is not allowed", false};
inline constexpr ParseError kBracketsNotAllowed = {"brackets are not allowed here", false};
inline constexpr ParseError kMissingSign = {"write the operator", false};
inline constexpr ParseError kMissingBrackets = {"write the brackets", false};
inline constexpr ParseError kTwoFactorialSigns = {
    "expected brackets before a second !, as in (3!)!, because !! is the double factorial", false};

// Why and where a text cannot be read.
struct Unreadable {
  const char* at;  // in the plain text, or its end
  const ParseError* kind;
  char closing = 0;  // for kNoOperator: the sign that closes the open bracket, if there is one
};

// What was expected where an answer is unreadable, and what is found there: expected ..., found
// "x".
std::string expected_at(Unreadable unreadable, const PlainAnswer& answer, const Rules& rules);
// The reason with the place before what was expected there.
Reason reason_at(Unreadable unreadable, std::string_view expected, const PlainAnswer& answer);
// In one line: unreadable: at column 3: expected ..., found "x". Columns count the characters of
// the answer from 1.
Reason reason_of(Unreadable unreadable, const PlainAnswer& answer, const Rules& rules);

}  // namespace twentyfour
