#include "solver/expressions/printing.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace twentyfour {
namespace {

// Writes from the last character to the first, because the operator is the last token.
class Writer {
 public:
  Writer(const Expression& expression, const Rules& rules)
      : form_(rules.form), token_(expression.end()) {
    write();
  }

  std::string_view text() const {
    return {at_, static_cast<std::size_t>(text_.data() + text_.size() - at_)};
  }

  int brackets() const { return brackets_; }

 private:
  // Writes the operand that ends before token_, which moves to where it begins.
  void write() {
    const PostfixToken token = *--token_;
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) return write_card(token);
    if (symbol != Symbol::kFactorial) write_operand(right_needs_brackets(symbol));
    *--at_ = sign_of(symbol);
    write_operand(left_needs_brackets(symbol));
  }

  void write_card(unsigned card) {
    do {
      *--at_ = static_cast<char>('0' + card % 10);
      card /= 10;
    } while (card != 0);
  }

  void write_operand(bool needs_brackets) {
    if (!needs_brackets) return write();
    ++brackets_;
    *--at_ = ')';
    write();
    *--at_ = '(';
  }

  // The precedence of the operator that is applied last in the operand that ends before `end`.
  int precedence_at(const PostfixToken* end) const { return precedence(symbol_of(end[-1]), form_); }

  bool left_needs_brackets(Symbol parent) const {
    const Symbol operand = symbol_of(token_[-1]);
    return precedence_at(token_) < precedence(parent, form_) ||
           (parent == operand && (parent == Symbol::kPower || parent == Symbol::kFactorial));
  }

  // Operators of equal precedence are applied from the left, but ^ from the right.
  bool right_needs_brackets(Symbol parent) const {
    const int operand = precedence_at(token_);
    return operand < precedence(parent, form_) ||
           (operand == precedence(parent, form_) && parent != Symbol::kPower);
  }

  // A card has at most four digits; an operator has one sign and at most two brackets.
  static constexpr std::size_t kMostCharacters = 4;

  const Form form_;
  int brackets_ = 0;
  const PostfixToken* token_;
  std::array<char, kMostCharacters * kMostTokens> text_;
  char* at_ = text_.data() + text_.size();
};

}  // namespace

void print(const Expression& expression, const Rules& rules, std::string& text) {
  text += Writer(expression, rules).text();
}

std::string to_string(const Expression& expression, const Rules& rules) {
  return std::string(Writer(expression, rules).text());
}

int brackets_of(const Expression& expression, const Rules& rules) {
  return Writer(expression, rules).brackets();
}

}  // namespace twentyfour
