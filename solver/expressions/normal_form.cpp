#include "solver/expressions/normal_form.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/easiest_order.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {
namespace {

// A term of a sum or a factor of a product.
struct Part {
  const PostfixToken* begin;
  const PostfixToken* end;
  bool is_inverse;  // subtracted, or a divisor

  std::ptrdiff_t size() const { return end - begin; }
  Symbol last_symbol() const { return symbol_of(end[-1]); }
};

class Parts {
 public:
  std::size_t size() const { return size_; }
  Part& operator[](std::size_t i) { return parts_[i]; }
  const Part& operator[](std::size_t i) const { return parts_[i]; }
  void push(const Part& part) { parts_[size_++] = part; }
  Part* begin() { return parts_.data(); }
  Part* end() { return parts_.data() + size_; }

 private:
  std::array<Part, kMostCards> parts_;
  std::size_t size_ = 0;
};

class Normalizer {
 public:
  Normalizer(const Rules& rules, bool arranges) : rules_(rules), arranges_(arranges) {}

  Expression normalize(const Expression& expression) {
    write(expression.end());
    return result_;
  }

  Expression join(const Expression& expression) {
    const Symbol symbol = symbol_of(expression.end()[-1]);
    if (!flattens(symbol, symbol)) return expression;
    joins_ = true;
    return form_of_parts(expression.end());
  }

 private:
  bool has(Symbol symbol) const { return rules_.operators.contains(symbol); }

  // By exact division too, where a product can be multiplied before it is divided: if N/(gh) is an
  // integer, N/g is one, h times as large.
  bool flattens_quotients() const {
    const bool multiplies_first = !rules_.ordered && has(Symbol::kTimes);
    return rules_.division == Division::kReal ||
           (rules_.division == Division::kExact && multiplies_first);
  }

  // Adds to the result the normal form of the operand that ends before `end`.
  void write(const PostfixToken* end) {
    const PostfixToken last = end[-1];
    const Symbol symbol = symbol_of(last);
    if (symbol == Symbol::kCard) return result_.push_card(last);
    if (flattens(symbol, symbol)) return write_parts(end);
    assert(has(symbol));
    if (symbol != Symbol::kFactorial) write(operand_begin(end - 1));
    write(end - 1);
    result_.push(symbol);
  }

  // Adds the normal form of a sum or a product.
  void write_parts(const PostfixToken* end) {
    const std::size_t begin = result_.size();
    const Expression form = form_of_parts(end);
    result_.truncate(begin);
    result_.append(form);
  }

  Expression form_of_parts(const PostfixToken* end) {
    const Symbol symbol = symbol_of(end[-1]);
    Parts parts;
    collect_operands(end, symbol, false, parts);
    if (!rules_.ordered) sort(symbol, parts);
    return form_of(symbol, parts);
  }

  // Whether the operands of an inner operator are parts of the outer sum or product.
  bool flattens(Symbol outer, Symbol inner) const {
    if (is_additive(outer)) return is_additive(inner);
    if (flattens_quotients()) return is_multiplicative(outer) && is_multiplicative(inner);
    return outer == Symbol::kTimes && inner == Symbol::kTimes;
  }

  // Adds the parts of the operand, and their normal forms to the result unless they are there.
  void collect(const PostfixToken* end, Symbol outer, bool is_inverse, Parts& parts) {
    if (flattens(outer, symbol_of(end[-1]))) {
      collect_operands(end, outer, is_inverse, parts);
    } else {
      add_part(end, is_inverse, parts);
    }
  }

  void collect_operands(const PostfixToken* end, Symbol outer, bool is_inverse, Parts& parts) {
    const Symbol symbol = symbol_of(end[-1]);
    assert(has(symbol));
    collect(operand_begin(end - 1), outer, is_inverse, parts);
    const bool right_is_inverse = is_inverse != inverts_right(symbol);
    if (symbol == Symbol::kOver && !has(Symbol::kTimes)) {
      add_part(end - 1, right_is_inverse, parts);  // without *, its divisors cannot be multiplied
    } else {
      collect(end - 1, outer, right_is_inverse, parts);
    }
  }

  void add_part(const PostfixToken* end, bool is_inverse, Parts& parts) {
    if (joins_) return parts.push({operand_begin(end), end, is_inverse});
    const PostfixToken* const begin = result_.end();
    write(end);
    parts.push({begin, result_.end(), is_inverse});
  }

  // Insertion sort: there are few parts, and with std::sort a normal form takes 1.4 times as long.
  void sort(Symbol symbol, Parts& parts) const {
    for (Part* next = parts.begin() + 1; next != parts.end(); ++next) {
      const Part part = *next;
      Part* to = next;
      for (; to != parts.begin() && precedes(symbol, part, to[-1]); --to) *to = to[-1];
      *to = part;
    }
    if (!is_additive(symbol) && !flattens_quotients()) lead_with_quotient(parts);
    if (arranges_ && arrange(symbol, parts)) return;
    if (is_additive(symbol) && !has(Symbol::kPlus)) subtract_second(parts);
  }

  // Puts the parts in the easiest of the orders that need no more brackets; returns false if there
  // is none to choose.
  bool arrange(Symbol symbol, Parts& parts) const {
    if (parts.size() < 3) return false;
    const bool is_sum = is_additive(symbol);
    const FormTraits& form = traits_of(rules_.form);
    const bool only_cards_follow = !form.has_brackets && !(is_sum && form.has_precedence);
    std::vector<Item> items;
    for (const Part& part : parts) {
      const bool is_quotient =
          !is_sum && !flattens_quotients() && part.last_symbol() == Symbol::kOver;
      const bool leads = items.empty() && (is_quotient || (only_cards_follow && part.size() > 1));
      Expression operand;
      operand.append(part.begin, part.end);
      const Evaluation evaluation = evaluate(operand, rules_);
      const auto* const value = std::get_if<Rational>(&evaluation.value);
      if (value == nullptr) return false;
      items.push_back({*value, part.is_inverse, leads});
    }
    const std::optional<Order> order = is_sum && !has(Symbol::kPlus)
                                           ? easiest_groups(items)
                                           : easiest_order(items, up_of(symbol), rules_.division);
    if (!order) return false;
    const Parts before = parts;
    for (std::size_t i = 0; i < parts.size(); ++i) parts[i] = before[order->places[i]];
    return true;
  }

  bool precedes(Symbol symbol, const Part& x, const Part& y) const {
    if (x.is_inverse != y.is_inverse) return y.is_inverse;
    const bool longer_first = is_additive(symbol) || !traits_of(rules_.form).has_brackets;
    if (x.size() != y.size()) return (x.size() > y.size()) == longer_first;
    return std::lexicographical_compare(x.begin, x.end, y.begin, y.end);
  }

  static void lead_with_quotient(Parts& parts) {
    Part* const quotient = std::find_if(parts.begin(), parts.end(), [](const Part& part) {
      return part.last_symbol() == Symbol::kOver;
    });
    if (quotient != parts.end()) std::rotate(parts.begin(), quotient, quotient + 1);
  }

  // Without +, an added term is subtracted from a subtracted one: a-(b-c).
  static void subtract_second(Parts& parts) {
    Part* const inverse =
        std::find_if(parts.begin(), parts.end(), [](const Part& part) { return part.is_inverse; });
    std::rotate(parts.begin() + 1, inverse, inverse + 1);
  }

  Expression form_of(Symbol symbol, Parts& parts) const {
    const Symbol up = up_of(symbol);
    const Symbol down = inverse_of(up);
    const bool groups = is_additive(symbol) && !has(Symbol::kPlus);
    Expression form;
    form.append(parts.begin()->begin, parts.begin()->end);
    for (const Part* part = parts.begin() + 1; part != parts.end(); ++part) {
      form.append(part->begin, part->end);
      if (!groups) {
        form.push(part->is_inverse ? down : up);
        continue;
      }
      if (!part->is_inverse) form.push(down);
      const bool group_ends = part + 1 == parts.end() || part[1].is_inverse;
      if (group_ends) form.push(down);
    }
    return form;
  }

  const Rules& rules_;
  const bool arranges_;
  bool joins_ = false;  // whether operands are in normal form
  Expression result_;
};

// Whether a part of a longer sum or product is a fraction or below 0.
bool has_effort_on_the_way(const Expression& form, const Rational* values) {
  for (const PostfixToken* at = form.begin(); at != form.end(); ++at) {
    const Symbol symbol = symbol_of(*at);
    if (!is_additive(symbol) && !is_multiplicative(symbol)) continue;
    for (const PostfixToken* const end : {operand_begin(at), at}) {
      const Symbol inner = symbol_of(end[-1]);
      const bool goes_on = is_additive(symbol) ? is_additive(inner) : is_multiplicative(inner);
      if (goes_on && effort_of(values[end - 1 - form.begin()]) != 0) return true;
    }
  }
  return false;
}

}  // namespace

Expression normal_form(const Expression& expression, const Rules& rules) {
  assert(is_complete(expression));
  assert(traits_of(rules.form).has_brackets || brackets_of(expression, rules) == 0);
  return Normalizer(rules, false).normalize(expression);
}

Expression normal_form_of_join(const Expression& expression, const Rules& rules) {
  return Normalizer(rules, false).join(expression);
}

RankedExpression easiest_form(const Expression& form, const Rules& rules) {
  RoomForValues values;
  const Effort of_values = effort_of(evaluate(form, rules, {}, values.data()));
  const Effort of_signs = effort_of(form, rules);
  if (of_values != 0 && !rules.ordered && has_effort_on_the_way(form, values.data())) {
    const Expression arranged = Normalizer(rules, true).normalize(form);
    const Evaluation evaluation = evaluate(arranged, rules);
    const bool fits = std::holds_alternative<Rational>(evaluation.value);
    const Effort least = effort_of(evaluation);
    if (fits && least < of_values) return {of_signs + least, arranged};
  }
  return {of_signs + of_values, form};
}

}  // namespace twentyfour
