// Every value that a hand makes with + - * / and brackets, in any order, by real or exact division:
// the values of all sets of its cards, from small sets to large ones.
//
// Which numbers: Whole for exact division and Fraction for real division. Domain: cards small
// enough for them (numbers.hpp).
//
// Theorem 1. Absolute values suffice. If a set of cards makes v or -v, it makes |v|, and it does so
// by positive values on the way. It makes -v, for v > 0, if and only if it makes v with a minus.
//    Write |x| and |y| for the operands of the last operator, which can be made by induction: the
//    absolute value of x + y or x - y is |x| + |y| or the distance of the two, that of x * y and
//    x / y is the product and quotient of the two. (An exact quotient stays exact.) For the second
//    part: no card is negative, so without a minus no value is; and a minus can be turned at the
//    root, as x - y to y - x, or below it by induction: if x has a minus, -(x + y) is (-x) - y, and
//    -(x * y) is (-x) * y, and so on.
//
// Theorem 2. Of all ways to write a value these suffice: a card; a sum, with signs, of cards,
// products and quotients; a product of cards and sums; and a quotient of two of cards, sums and
// products. For a sum of sums is one sum with other signs. A product of products and quotients is
// one quotient N/D, where N and D are products of all numerators and denominators; D is not 0 if no
// divisor was 0. By exact division N/D is an integer if every quotient was one: its value is that
// of the expression. And only the last step divides, so all on the way are integers.
//
// A sum is formed once, as the part that has the first card and the sum of the others, and so is a
// product. Equal numbers of a set are kept once, with all ways to make them.
//
// The values of all cards together are not kept; they are visited, some more than once.
// Cost: some 10 ns a pair of numbers joined; 16 or 40 bytes a number. Six cards have
// at most some 10^5 numbers by real division for all smaller sets and 4*10^5 pairs; seven 3*10^6
// and 1.5*10^7.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/expressions/solving.hpp"
#include "solver/values/numbers.hpp"
#include "solver/values/value_table.hpp"

namespace twentyfour {

template <class AnyNumber>
class HandValues {
 public:
  using Number = AnyNumber;

  // The rules must outlive this object. The deal's target does not matter.
  HandValues(const Deal& deal, const Rules& rules)
      : rules_(rules), sets_(deal, false), tables_(sets_.all() + 1) {
    for (CardSet set = 1; set < sets_.all(); ++set) {
      if (sets_.representative(set) == set) list(set);
    }
  }

  // Calls visit(number, ways) with every value, up to its sign, at least once.
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (const CardSet set : used_) {
      for (const Entry& entry : tables_[set].entries()) visit(entry.number, entry.ways);
    }
    for_each_made(sets_.all(), visit);
  }

  // An expression with this value of as few cards as possible, the same for any order of the cards;
  // nothing if there is none.
  std::optional<Expression> expression_of(const Rational& value) const {
    Expression expression;
    for (const CardSet set : used_) {
      if (write(set, value, expression)) return normal_form(expression, rules_);
    }
    return std::nullopt;
  }

  // The sets of the fewest cards that make a value.
  std::vector<Deal> smallest_hands(const Rational& value) const {
    std::vector<Deal> hands;
    for (const CardSet set : used_) {
      if (!hands.empty() && hands.front().size() < size_of(set)) break;
      Expression expression;
      if (write(set, value, expression)) hands.push_back(sets_.hand(set, value));
    }
    return hands;
  }

 private:
  using Table = ValueTable<Number>;
  using Entry = typename Table::Entry;

  // Calls visit(first, others) with the splits of a representative of which one side has the first
  // card.
  template <class Visit>
  void for_each_split(CardSet set, const Visit& visit) const {
    const CardSet rest = set & (set - 1);
    for (CardSet others = rest; others != 0; others = (others - 1) & rest) {
      const CardSet first = set & ~others;
      if (sets_.may_split(first, others)) visit(first, sets_.representative(others));
    }
  }

  template <class Visit>
  void for_each_made(CardSet set, const Visit& visit) const {
    if (is_single(set)) return visit(Number(sets_.card(set)), kAsAny);
    for_each_split(
        set, [&](CardSet first, CardSet others) { join(tables_[first], tables_[others], visit); });
  }

  template <class Visit>
  static void join(const Table& first, const Table& others, const Visit& visit) {
    const auto with = [](const Entry& x, const Entry& y, Ways ways) {
      return static_cast<Ways>(ways | ((x.ways | y.ways) & kWithMinus));
    };
    for (const Entry& x : first.products_and_quotients()) {
      for (const Entry& y : others.entries()) {
        visit(sum(x.number, y.number), with(x, y, kAsSum));
        visit(distance(x.number, y.number), kAsSum | kWithMinus);
      }
    }
    for (const Entry& x : first.sums()) {
      for (const Entry& y : others.sums_and_products()) {
        visit(product(x.number, y.number), with(x, y, kAsProduct));
      }
    }
    for (const Entry& x : first.sums_and_products()) {
      for (const Entry& y : others.sums_and_products()) {
        if (const auto z = quotient(x.number, y.number)) visit(*z, with(x, y, kAsQuotient));
        if (const auto z = quotient(y.number, x.number)) visit(*z, with(x, y, kAsQuotient));
      }
    }
  }

  void list(CardSet set) {
    Table& table = tables_[set];
    for_each_made(set, [&table](const Number& number, Ways ways) { table.add(number, ways); });
    table.finish();
  }

  // Appends an expression of the set with this value, if there is one.
  bool write(CardSet set, const Rational& value, Expression& expression) const {
    const bool is_negative = value.numerator() < 0;
    const std::optional<Number> number = Number::of(is_negative ? -value : value);
    return number && write(set, *number, is_negative, expression);
  }

  // Appends an expression of the set with the number or its negative, if there is one.
  bool write(CardSet set, const Number& value, bool is_negative, Expression& expression) const {
    is_negative = is_negative && !value.is_zero();
    if (is_single(set)) {
      if (is_negative || !(value == Number(sets_.card(set)))) return false;
      expression.push_card(sets_.card(set));
      return true;
    }
    const auto makes_it = [&](const Entry& entry) {
      return entry.number == value && (!is_negative || (entry.ways & kWithMinus) != 0);
    };
    if (set != sets_.all() && !tables_[set].find(hash_of(value), makes_it)) return false;
    bool is_written = false;
    for_each_split(set, [&](CardSet x, CardSet y) {
      if (is_written) return;
      if (tables_[x].entries().size() < tables_[y].entries().size()) std::swap(x, y);
      for (const Entry& entry : tables_[y].entries()) {
        is_written = write_with(x, y, entry, value, is_negative, expression);
        if (is_written) return;
      }
    });
    return is_written;
  }

  // Appends an expression with this value of which a number of y is an operand, if there is one.
  bool write_with(CardSet x, CardSet y, const Entry& y_entry, const Number& value, bool is_negative,
                  Expression& expression) const {
    bool is_written = false;
    const auto write_solution = [&](Equation equation, const auto& solution) {
      const std::optional<Key> key = solution;
      if (is_written || !key) return;
      is_written = tables_[x].find(*key, [&](const Entry& x_entry) {
        Operand left{x, x_entry};
        Operand right{y, y_entry};
        if (equation.y_leads) std::swap(left, right);
        return write_join(equation.symbol, left, right, value, is_negative, expression);
      });
    };
    solve_each(value.to_solve(), y_entry.number.to_solve(), write_solution);
    if (!is_written && value.is_zero() && y_entry.number.is_zero()) {
      is_written = write_join(Symbol::kTimes, {x, tables_[x].entries().front()}, {y, y_entry},
                              value, false, expression);
    }
    return is_written;
  }

  // A number of a set.
  struct Operand {
    CardSet set;
    Entry entry;

    bool turns() const { return (entry.ways & kWithMinus) != 0; }
  };

  // Appends an expression of two operands, if it has this value: both as they are, or one with its
  // sign turned (theorem 1).
  bool write_join(Symbol symbol, Operand left, Operand right, const Number& value, bool is_negative,
                  Expression& expression) const {
    if (!makes(symbol, left.entry.number, right.entry.number, value)) return false;
    bool turns_left = is_negative && left.turns();
    bool turns_right = is_negative && !turns_left;
    if (symbol == Symbol::kMinus && is_negative) {
      std::swap(left, right);
      turns_left = turns_right = false;
    } else if (turns_right && !right.turns()) {
      return false;
    } else if (symbol == Symbol::kPlus && is_negative) {  // -(x + y) is (-x) - y
      if (turns_right) std::swap(left, right);
      turns_left = true;
      turns_right = false;
      symbol = Symbol::kMinus;
    }
    write(left.set, left.entry.number, turns_left, expression);
    write(right.set, right.entry.number, turns_right, expression);
    expression.push(symbol);
    return true;
  }

  static bool makes(Symbol symbol, const Number& x, const Number& y, const Number& value) {
    switch (symbol) {
      case Symbol::kPlus:
        return sum(x, y) == value;
      case Symbol::kMinus:
        return !(x < y) && distance(x, y) == value;
      case Symbol::kTimes:
        return product(x, y) == value;
      default: {
        const auto found = quotient(x, y);
        return found && *found == value;
      }
    }
  }

  const Rules& rules_;
  const CardSets sets_;
  const std::vector<CardSet> used_ = sets_within(sets_, rules_);
  std::vector<Table> tables_;
};

}  // namespace twentyfour
