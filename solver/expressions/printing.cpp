#include "solver/expressions/printing.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace twentyfour {
namespace {

bool left_needs_brackets(Symbol parent, Symbol operand) {
  return precedence(operand) < precedence(parent) ||
         (parent == operand && (parent == Symbol::kPower || parent == Symbol::kFactorial));
}

// Whether the text of a product, a chain of * and /, has a division.
bool divides_in_chain(const PostfixToken* end) {
  while (symbol_of(end[-1]) == Symbol::kTimes) end = operand_begin(end - 1);
  return symbol_of(end[-1]) == Symbol::kOver;
}

// Writes from the last character to the first, because the operator is the last token.
class Writer {
 public:
  Writer(const Expression& expression, const Rules& rules)
      : writes_brackets_(rules.form == Form::kParentheses),
        regroups_products_(rules.division == Division::kReal),
        token_(expression.end()) {
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
    write_operand(left_needs_brackets(symbol, symbol_of(token_[-1])));
  }

  void write_card(unsigned card) {
    do {
      *--at_ = static_cast<char>('0' + card % 10);
      card /= 10;
    } while (card != 0);
  }

  void write_operand(bool needs_brackets) {
    if (!needs_brackets || !writes_brackets_) return write();
    ++brackets_;
    *--at_ = ')';
    write();
    *--at_ = '(';
  }

  bool right_needs_brackets(Symbol parent) const {
    const Symbol operand = symbol_of(token_[-1]);
    if (precedence(operand) != precedence(parent)) {
      return precedence(operand) < precedence(parent);
    }
    if (parent == Symbol::kTimes && !regroups_products_) return divides_in_chain(token_);
    return is_inverse(parent);
  }

  // A card has at most four digits; an operator has one sign and at most two brackets.
  static constexpr std::size_t kMostCharacters = 4;

  const bool writes_brackets_;
  const bool regroups_products_;
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
