#include "solver/expressions/printing.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {
namespace {

// Writes from the last character to the first, because the operator is the last token.
class Writer {
 public:
  // @param notation  infix, postfix or with all brackets
  Writer(const Expression& expression, Form form, Notation notation = Notation::kInfix)
      : form_(form), notation_(notation), token_(expression.end()) {
    assert(is_complete(expression));
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
    const bool is_binary = symbol != Symbol::kFactorial;
    if (notation_ == Notation::kPostfix) return write_postfix(symbol, is_binary ? 2 : 1);
    const bool has_all = notation_ == Notation::kBrackets;
    if (has_all) put(')');
    if (is_binary) write_operand(!has_all && right_needs_brackets(next(), symbol, form_));
    put(sign_of(symbol));
    write_operand(!has_all && left_needs_brackets(next(), symbol, form_));
    if (has_all) put('(');
  }

  void write_postfix(Symbol symbol, int operands) {
    put(sign_of(symbol));
    for (; operands > 0; --operands) {
      put(' ');
      write();
    }
  }

  void write_card(unsigned card) {
    do {
      put(static_cast<char>('0' + card % 10));
      card /= 10;
    } while (card != 0);
  }

  void write_operand(bool needs_brackets) {
    if (needs_brackets) put(')');
    write();
    if (needs_brackets) put('(');
  }

  void put(char byte) { *--at_ = byte; }

  // The last operator of the operand that ends before token_.
  Symbol next() const { return symbol_of(token_[-1]); }

  // A card has at most four digits and a blank; an operator has one sign and at most two brackets.
  static constexpr std::size_t kMostCharacters = 5;

  std::array<char, kMostCharacters * kMostTokens> text_;  // first, so that sanitizers see its begin
  const Form form_;
  const Notation notation_;
  const PostfixToken* token_;
  char* at_ = text_.data() + text_.size();
};

std::string as_operand(const Rational& number) {
  const std::string text = to_string(number);
  return is_integer(number) && number.numerator() >= 0 ? text : "(" + text + ")";
}

void print_steps(const Expression& expression, const Rules& rules, std::string& text) {
  const std::size_t begin = text.size();
  std::vector<Rational> stack;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      stack.emplace_back(token);
      continue;
    }
    const Rational right = stack.back();
    if (symbol != Symbol::kFactorial) stack.pop_back();
    Rational& left = stack.back();
    text.append(text.size() == begin ? "" : "; ").append(as_operand(left)) += sign_of(symbol);
    if (symbol != Symbol::kFactorial) text += as_operand(right);
    left = std::get<Rational>(apply(symbol, left, right, rules.division));
    text.append("=").append(to_string(left));
  }
  if (text.size() == begin) text += to_string(stack.front()) + "=" + to_string(stack.front());
}

}  // namespace

void print(const Expression& expression, const Rules& rules, std::string& text) {
  assert(traits_of(rules.form).has_brackets || brackets_of(expression, rules) == 0);
  text += Writer(expression, rules.form).text();
}

void print(const Expression& expression, const Rules& rules, Notation notation, std::string& text) {
  if (notation == Notation::kSteps) return print_steps(expression, rules, text);
  if (notation == Notation::kPostfix || notation == Notation::kBrackets) {
    text += Writer(expression, rules.form, notation).text();
    return;
  }
  print(expression, rules, text);
  if (notation != Notation::kEquation) return;
  text.append("=").append(to_string(std::get<Rational>(evaluate(expression, rules).value)));
}

std::string to_string(const Expression& expression, const Rules& rules) {
  std::string text;
  print(expression, rules, text);
  return text;
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
