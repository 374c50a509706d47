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
      : form_(rules.form),
        regroups_quotients_(rules.division == Division::kReal),
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

  // If the precedences are equal, the text of the operand is a chain of such operators, and without
  // brackets the parent would be applied to the first operand of the chain only.
  bool right_needs_brackets(Symbol parent) const {
    const PostfixToken* end = token_;
    while (precedence_at(end) == precedence(parent, form_)) {
      if (!regroups(parent, symbol_of(end[-1]))) return true;
      end = operand_begin(end - 1);
    }
    return end == token_ && precedence_at(end) < precedence(parent, form_);
  }

  // Whether x # (y @ z) may be written x # y @ z, for operators of equal precedence.
  bool regroups(Symbol outer, Symbol inner) const {
    switch (outer) {
      case Symbol::kPlus:
        return is_additive(inner);
      case Symbol::kTimes:
        return regroups_quotients_ ? is_multiplicative(inner) : inner == Symbol::kTimes;
      default:
        return outer == Symbol::kPower;
    }
  }

  // A card has at most four digits; an operator has one sign and at most two brackets.
  static constexpr std::size_t kMostCharacters = 4;

  const Form form_;
  const bool regroups_quotients_;
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
