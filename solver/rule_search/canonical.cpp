#include "solver/rule_search/canonical.hpp"

#include <algorithm>
#include <utility>

namespace twentyfour {
namespace {

char16_t token_of(Symbol symbol) {
  return static_cast<char16_t>(symbol);
}

// Where the right operand of the last operator, which has two, begins.
std::size_t right_begin(const Postfix& postfix) {
  std::size_t at = postfix.size() - 1;
  for (int missing = 1; missing > 0;) {
    const Symbol symbol = symbol_of(postfix[--at]);
    if (symbol == Symbol::kCard) {
      --missing;
    } else if (symbol != Symbol::kFactorial) {
      ++missing;
    }
  }
  return at;
}

}  // namespace

Postfix postfix_of_card(std::int64_t card) {
  return {static_cast<char16_t>(card)};
}

Symbol last_symbol(const Postfix& postfix) {
  return symbol_of(postfix.back());
}

Expression expression_of(const Postfix& postfix) {
  Expression expression;
  for (const char16_t token : postfix) {
    if (token < kFirstOperator) {
      expression.push_card(token);
    } else {
      expression.push(symbol_of(token));
    }
  }
  return expression;
}

Postfix Canonical::with_factorial(const Postfix& operand) {
  return operand + token_of(Symbol::kFactorial);
}

Postfix Canonical::joined(Symbol symbol, const Postfix& left, const Postfix& right) const {
  if (symbol == Symbol::kPower || !flattens(symbol, symbol)) {
    return left + right + token_of(symbol);
  }
  Terms terms;
  collect_both(symbol, symbol, left, right, false, terms);
  if (sorts_) sort(symbol, terms);
  return fold(symbol, terms);
}

// Whether an operator joins the terms of what another made to its own.
bool Canonical::flattens(Symbol outer, Symbol inner) const {
  if (is_additive(outer)) return is_additive(inner);
  if (rules_.division == Division::kReal) return is_multiplicative(inner);
  return outer == Symbol::kTimes && inner == Symbol::kTimes;
}

void Canonical::collect(Symbol outer, const Postfix& postfix, bool down, Terms& terms) const {
  const Symbol symbol = last_symbol(postfix);
  if (!flattens(outer, symbol)) {
    terms.push_back({postfix, down});
    return;
  }
  const std::size_t middle = right_begin(postfix);
  collect_both(outer, symbol, postfix.substr(0, middle),
               postfix.substr(middle, postfix.size() - middle - 1), down, terms);
}

// Without * among the operators, a divisor stays one term.
void Canonical::collect_both(Symbol outer, Symbol symbol, const Postfix& left, const Postfix& right,
                             bool down, Terms& terms) const {
  collect(outer, left, down, terms);
  const bool right_is_down = down != is_inverse(symbol);
  if (symbol == Symbol::kOver && !rules_.operators.contains(Symbol::kTimes)) {
    terms.push_back({right, right_is_down});
  } else {
    collect(outer, right, right_is_down, terms);
  }
}

void Canonical::sort(Symbol symbol, Terms& terms) const {
  std::sort(terms.begin(), terms.end(),
            [&](const Term& x, const Term& y) { return precedes(symbol, x, y); });
  const auto begin = terms.begin();
  if (!is_additive(symbol)) {
    // Without brackets a quotient can only lead its product.
    const auto quotient = std::find_if(begin, terms.end(), [](const Term& term) {
      return last_symbol(term.postfix) == Symbol::kOver && !term.down;
    });
    if (quotient != terms.end()) std::rotate(begin, quotient, quotient + 1);
  } else if (!rules_.operators.contains(Symbol::kPlus)) {
    // What is added is subtracted from the first that is subtracted: a-(b-c).
    const auto inverse = std::find_if(begin, terms.end(), [](const Term& x) { return x.down; });
    if (inverse != terms.end()) std::rotate(begin + 1, inverse, inverse + 1);
  }
}

bool Canonical::precedes(Symbol symbol, const Term& x, const Term& y) const {
  if (x.down != y.down) return y.down;
  const int x_place = place_of(symbol, x.postfix);
  const int y_place = place_of(symbol, y.postfix);
  if (x_place != y_place) return x_place < y_place;
  if (x.postfix.size() != y.postfix.size()) return x.postfix.size() > y.postfix.size();
  return x.postfix < y.postfix;
}

int Canonical::place_of(Symbol symbol, const Postfix& postfix) const {
  const Symbol last = last_symbol(postfix);
  if (is_additive(symbol) || rules_.form != Form::kParentheses)
    return last == Symbol::kCard ? 1 : 0;
  if (last == Symbol::kCard) return 0;
  if (last == Symbol::kFactorial || last == Symbol::kPower) return 1;
  return is_additive(last) ? 3 : 2;
}

// Without + among the operators, what is added goes with what is subtracted before it: a-(b-c).
Postfix Canonical::fold(Symbol symbol, const Terms& terms) const {
  const char16_t up_token = token_of(is_additive(symbol) ? Symbol::kPlus : Symbol::kTimes);
  const char16_t down_token = token_of(is_additive(symbol) ? Symbol::kMinus : Symbol::kOver);
  const bool groups = is_additive(symbol) && !rules_.operators.contains(Symbol::kPlus);
  Postfix result = terms.front().postfix;
  Postfix group;
  for (std::size_t i = 1; i < terms.size(); ++i) {
    const auto& [postfix, down] = terms[i];
    group.append(postfix);
    if (groups && !down) group += down_token;
    const bool goes_on = groups && i + 1 < terms.size() && !terms[i + 1].down;
    if (goes_on) continue;
    result.append(group) += groups || down ? down_token : up_token;
    group.clear();
  }
  return result;
}

}  // namespace twentyfour
