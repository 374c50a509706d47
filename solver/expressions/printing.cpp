#include "solver/expressions/printing.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {
namespace {

// Writes from the last character to the first, because the operator is the last token.
class Writer {
 public:
  Writer(const Expression& expression, const Rules& rules)
      : form_(rules.form), token_(expression.end()) {
    assert(is_complete(expression));
    assert(traits_of(form_).has_brackets || brackets_of(expression, rules) == 0);
    write();
  }

  std::string_view text() const {
    return {at_, static_cast<std::size_t>(text_.data() + text_.size() - at_)};
  }

 private:
  // Writes the operand that ends before token_, which moves to where it begins.
  void write() {
    const PostfixToken token = *--token_;
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) return write_card(token);
    if (symbol != Symbol::kFactorial) write_operand(right_needs_brackets(next(), symbol, form_));
    *--at_ = sign_of(symbol);
    write_operand(left_needs_brackets(next(), symbol, form_));
  }

  void write_card(unsigned card) {
    do {
      *--at_ = static_cast<char>('0' + card % 10);
      card /= 10;
    } while (card != 0);
  }

  void write_operand(bool needs_brackets) {
    if (!needs_brackets) return write();
    *--at_ = ')';
    write();
    *--at_ = '(';
  }

  // The last operator of the operand that ends before token_.
  Symbol next() const { return symbol_of(token_[-1]); }

  // A card has at most four digits; an operator has one sign and at most two brackets.
  static constexpr std::size_t kMostCharacters = 4;

  std::array<char, kMostCharacters * kMostTokens> text_;  // first, so that sanitizers see its begin
  const Form form_;
  const PostfixToken* token_;
  char* at_ = text_.data() + text_.size();
};

// Goes through the operators in the order of postfix: combine(left, symbol, right) makes of a left
// operand the result. ! has an empty right operand.
template <class Operand, class OfCard, class Combine>
Operand folded(const Expression& expression, const OfCard& of_card, const Combine& combine) {
  assert(is_complete(expression));
  std::vector<Operand> stack;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      stack.push_back(of_card(token));
      continue;
    }
    Operand right;
    if (symbol != Symbol::kFactorial) {
      right = std::move(stack.back());
      stack.pop_back();
    }
    combine(stack.back(), symbol, right);
  }
  return stack.front();
}

std::string with_all_brackets(const Expression& expression) {
  return folded<std::string>(
      expression, [](PostfixToken card) { return std::to_string(card); },
      [](std::string& left, Symbol symbol, const std::string& right) {
        left = "(" + left + sign_of(symbol) + right + ")";
      });
}

std::string in_postfix(const Expression& expression) {
  return folded<std::string>(
      expression, [](PostfixToken card) { return std::to_string(card); },
      [](std::string& left, Symbol symbol, const std::string& right) {
        left.append(right.empty() ? "" : " ").append(right).append(" ").append(1, sign_of(symbol));
      });
}

std::string as_operand(const Rational& number) {
  const std::string text = to_string(number);
  return is_integer(number) && number.numerator() >= 0 ? text : "(" + text + ")";
}

std::string in_steps(const Expression& expression, const Rules& rules) {
  std::string text;
  const auto last = folded<Rational>(
      expression, [](PostfixToken card) { return Rational(card); },
      [&](Rational& left, Symbol symbol, const Rational& right) {
        text.append(text.empty() ? "" : "; ").append(as_operand(left)).append(1, sign_of(symbol));
        if (symbol != Symbol::kFactorial) text += as_operand(right);
        left = std::get<Rational>(apply(symbol, left, right, rules.division));
        text.append("=").append(to_string(left));
      });
  return text.empty() ? to_string(last) + "=" + to_string(last) : text;
}

}  // namespace

void print(const Expression& expression, const Rules& rules, std::string& text) {
  text += Writer(expression, rules).text();
}

void print(const Expression& expression, const Rules& rules, Notation notation, std::string& text) {
  switch (notation) {
    case Notation::kEquation:
      print(expression, rules, text);
      text.append("=").append(to_string(std::get<Rational>(evaluate(expression, rules).value)));
      break;
    case Notation::kSteps:
      text += in_steps(expression, rules);
      break;
    case Notation::kPostfix:
      text += in_postfix(expression);
      break;
    case Notation::kBrackets:
      text += with_all_brackets(expression);
      break;
    default:  // kInfix
      print(expression, rules, text);
  }
}

std::string to_string(const Expression& expression, const Rules& rules) {
  return std::string(Writer(expression, rules).text());
}

int brackets_of(const Expression& expression, const Rules& rules) {
  std::array<Symbol, kMostCards> last;  // of each operand
  std::size_t operands = 0;
  int brackets = 0;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      last[operands++] = symbol;
      continue;
    }
    if (symbol != Symbol::kFactorial) {
      brackets += right_needs_brackets(last[--operands], symbol, rules.form) ? 1 : 0;
    }
    brackets += left_needs_brackets(last[operands - 1], symbol, rules.form) ? 1 : 0;
    last[operands - 1] = symbol;
  }
  return brackets;
}

}  // namespace twentyfour
