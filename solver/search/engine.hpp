// Expressions that make a target, and the values of a hand: what Search asks, for one type of
// numbers.
//
// Goals find which joins of values make the target. Expressions are made of the joins, from the
// cards up: the distinct expressions of a set with one value and of one kind are a list, and a join
// makes expressions of all pairs of its sides' lists.
//
// The theorem of lists, at the end, says why none is missed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/goals.hpp"
#include "solver/search/grammar.hpp"
#include "solver/search/kept_expressions.hpp"
#include "solver/search/number_types.hpp"
#include "solver/search/values_of_sets.hpp"

namespace twentyfour {

template <class Numbers>
class Engine {
 public:
  using Number = typename Numbers::Number;

  // @param rules  must outlive this object
  Engine(const Rules& rules, const Numbers& numbers)
      : rules_(rules),
        values_(rules, numbers),
        goals_(values_),
        lists_(rules, forms_, values_.bounds()) {}
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // An expression of the fewest cards that makes the target; nothing if there is none. The deal's
  // target does not matter.
  // @throws Misled, LimitExceeded
  std::optional<Expression> any(const Deal& deal, const Rational& target, Listed listed) {
    begin(deal);
    std::optional<Expression> found;
    for_each_size([&](std::span<const CardSet> roots) {
      if (!goals_.find(roots, target, listed, true)) return false;
      for (const CardSet root : roots) {
        if (goals_.kinds_of(root, goals_.target()) == 0) continue;
        const std::optional<Derived> one = derive(root, goals_.target(), kAllKinds);
        if (!one) continue;
        if (!(one->value == target)) throw Misled();
        found = normalized(one->expression);
        break;
      }
      return found.has_value();
    });
    return found;
  }

  // Calls visit(distinct, first) with the expressions that make the target, each key once, for each
  // number of cards, from few cards to many, until it returns true. Those of this number of cards
  // are the ones from the first on.
  // @throws Misled, LimitExceeded
  template <class Visit>
  void for_each_list(const Deal& deal, std::size_t limit, const Visit& visit) {
    begin(deal);
    KeptExpressions answers(rules_, forms_);
    for_each_size([&](std::span<const CardSet> roots) {
      const std::size_t first = answers.size();
      if (!goals_.find(roots, deal.target(), Listed::kFew, false)) return false;
      for (const CardSet root : roots) {
        std::optional<Rational> value = deal.target();
        for_each_kind(kAllKinds, [&](Kinds kind) {
          make_all(root, goals_.target(), kind, value, [&](const Expression& form) {
            answers.add(form, first);
            if (answers.size() > limit) throw LimitExceeded(deal, limit);
            values_.bounds().check(answers.size() * kBytesAnAnswer + forms_.bytes());
          });
        });
      }
      return visit(answers, first);
    });
  }

  // Calls visit(number, is_negatable) with every value of the hand and, if cards may be left out,
  // of its subsets, at least once. Those of all cards are not kept.
  // @throws LimitExceeded
  template <class Visit>
  void for_each_value(const Deal& deal, const Visit& visit) {
    begin(deal);
    const CardSet all = values_.sets().all();
    values_.list_up_to(size_of(all) - 1);
    const auto visit_value = [&visit](const Number& number, Kinds kinds) {
      visit(number, (kinds & kNegatable) != 0);
    };
    for (const CardSet root : values_.roots()) {
      if (root == all) return values_.for_each_made(all, visit_value);
      for (const auto& entry : values_.listed(root)) visit_value(entry.value, entry.kinds);
    }
  }

 private:
  using List = ExpressionsOfValue;

  struct Derived {
    Expression expression;
    Rational value;
  };

  template <class Visit>
  static void for_each_kind(Kinds kinds, const Visit& visit) {
    for (unsigned kind = kCard; kind <= kFactorials; kind *= 2) {
      if ((kinds & kind) != 0) visit(static_cast<Kinds>(kind));
    }
  }

  const Numbers& numbers() const { return values_.numbers(); }

  // With its copies while lists are sorted.
  static constexpr std::size_t kBytesAnAnswer = 200;

  void begin(const Deal& deal) {
    values_.begin(deal);
    lists_.clear();
    forms_.clear();
  }

  // Calls visit(roots) with the sets of each size that may make the target, from few cards to many,
  // until it returns true.
  template <class Visit>
  void for_each_size(const Visit& visit) {
    const std::vector<CardSet>& sets = values_.roots();
    for (auto first = sets.begin(); first != sets.end();) {
      const auto end = std::find_if(first, sets.end(),
                                    [&](CardSet set) { return size_of(set) != size_of(*first); });
      if (visit(std::span<const CardSet>(first, end))) return;
      first = end;
    }
  }

  bool is_card(CardSet set, const Number& number) const {
    return is_single(set) && numbers().of_card(values_.sets().card(set)) == number;
  }

  // An expression of one of the kinds, which include kCard; nothing if there is none.
  std::optional<Derived> derive(CardSet set, const Number& number, Kinds kinds) {
    if (is_card(set, number)) return filling(set);
    std::optional<Derived> found;
    goals_.for_each_join(set, number, kinds, [&](const Join<Number>& join) {
      const auto side = [&](CardSet side_set, const Number& side_number, Kinds side_kinds,
                            bool fills) {
        return fills ? filling(side_set) : derive(side_set, side_number, side_kinds);
      };
      const Production& production = *join.production;
      const auto x = side(join.left_set, join.left, production.left, join.filled == Filled::kLeft);
      if (!x) return false;
      const auto y =
          side(join.right_set, join.right, production.right, join.filled == Filled::kRight);
      if (!y) return false;
      for_each_way(production.operation, number, x->value, y->value,
                   [&](Symbol symbol, bool turns, const Rational& value) {
                     const Derived& first = turns ? *y : *x;
                     const Derived& second = turns ? *x : *y;
                     found = {join_of(first.expression, symbol, second.expression), value};
                   });
      return found.has_value();
    });
    if (found || (kinds & kFactorials) == 0) return found;
    if (const auto root = goals_.factorial_root_of(number)) {
      found = derive(set, *root, kAllKinds);
      if (found) found = {with_factorial(found->expression), factorial_of(found->value)};
    }
    return found;
  }

  // Calls add(form) with the distinct expressions of one kind with the number, some more than once.
  //
  // @param value  their value, where it is known; or else that of the first
  // @throws Misled, before an expression of another value is made
  template <class Add>
  void make_all(CardSet set, const Number& number, Kinds kind, std::optional<Rational>& value,
                const Add& add) {
    if (kind == kCard) {
      if (!is_card(set, number)) return;
      const Derived card = filling(set);
      agree(value, card.value);
      return add(card.expression);
    }
    if (kind == kFactorials) return make_factorials(set, number, value, add);
    goals_.for_each_join(set, number, kind, [&](const Join<Number>& join) {
      make_joined(join, number, value, add);
      return false;
    });
  }

  template <class Add>
  void make_factorials(CardSet set, const Number& number, std::optional<Rational>& value,
                       const Add& add) {
    const std::optional<Number> root = goals_.factorial_root_of(number);
    if (!root) return;
    for_each_side(set, *root, kAllKinds, false, [&](const List& list) {
      agree(value, factorial_of(*list.value));
      for (std::size_t i = 0; i < list.forms.size(); ++i) add(with_factorial(list.forms[i]));
    });
  }

  static void agree(std::optional<Rational>& value, const Rational& made) {
    if (value && !(*value == made)) throw Misled();
    value = made;
  }

  static Rational factorial_of(const Rational& x) { return std::get<Rational>(factorial(x)); }

  template <class Add>
  void make_joined(const Join<Number>& join, const Number& number, std::optional<Rational>& value,
                   const Add& add) {
    const Production& production = *join.production;
    const auto join_lists = [&](const List& xs, const List& ys) {
      for_each_way(production.operation, number, *xs.value, *ys.value,
                   [&](Symbol symbol, bool turns, const Rational& made) {
                     agree(value, made);
                     join_all(turns ? ys.forms : xs.forms, symbol, turns ? xs.forms : ys.forms,
                              add);
                   });
    };
    for_each_side(join.left_set, join.left, production.left, join.filled == Filled::kLeft,
                  [&](const List& xs) {
                    for_each_side(join.right_set, join.right, production.right,
                                  join.filled == Filled::kRight,
                                  [&](const List& ys) { join_lists(xs, ys); });
                  });
  }

  // Calls visit(list) with the lists of a side that have expressions.
  template <class Visit>
  void for_each_side(CardSet set, const Number& number, Kinds kinds, bool fills,
                     const Visit& visit) {
    if (fills) {
      const Derived filled = filling(set);
      List list = {filled.value, KeptExpressions(rules_, forms_)};
      list.forms.add(filled.expression);
      return visit(list);
    }
    for_each_kind(kinds & goals_.kinds_of(set, number), [&](Kinds kind) {
      const List& list = list_of(set, number, kind);
      if (list.value) visit(list);
    });
  }

  template <class Add>
  void join_all(const KeptExpressions& xs, Symbol symbol, const KeptExpressions& ys,
                const Add& add) {
    values_.bounds().step(xs.size() * ys.size());
    for (std::size_t i = 0; i < xs.size(); ++i) {
      for (std::size_t j = 0; j < ys.size(); ++j) {
        const Expression join = join_of(xs[i], symbol, ys[j]);
        add(always_fits() ? normal_form_of_join(join, rules_) : normalized(join));
      }
    }
  }

  // Whether a normal form always has a value.
  bool always_fits() const { return !rules_.operators.has_power_or_factorial(); }

  // The normal form or, if that does not fit, the expression itself.
  Expression normalized(const Expression& expression) const {
    const Expression form = normal_form(expression, rules_);
    if (always_fits() || form == expression) return form;
    return std::holds_alternative<Rational>(evaluate(form, rules_).value) ? form : expression;
  }

  const List& list_of(CardSet set, const Number& number, Kinds kind) {
    return lists_.list_of(set, number, kind, [&](List& list, const auto& add) {
      make_all(set, number, kind, list.value, add);
    });
  }

  // Calls visit(symbol, turns, value) with each way to write the operation for operands of these
  // values, so that it makes the number. With turns, the right operand is written first.
  template <class Visit>
  void for_each_way(Operation operation, const Number& number, const Rational& x, const Rational& y,
                    const Visit& visit) const {
    if (operation != Operation::kPlusOrMinus) {
      const Symbol symbol = symbol_for(operation);
      return visit(symbol, false, std::get<Rational>(apply(symbol, x, y, rules_.division)));
    }
    const Rational sum = *(x + y);
    if (numbers().may_be(number, sum)) visit(Symbol::kPlus, false, sum);
    const Rational difference = *(x - y);
    if (!numbers().may_be(number, difference)) return;
    if (difference.numerator() >= 0) visit(Symbol::kMinus, false, difference);
    if (difference.numerator() <= 0) visit(Symbol::kMinus, true, -difference);
  }

  // A card alone; of several the easiest expression that may stand beside a 0: their product, or
  // their sum, where that needs no brackets.
  Derived filling(CardSet set) const {
    const bool adds = rules_.form == Form::kLeftToRight && rules_.operators.contains(Symbol::kPlus);
    const Symbol symbol = adds ? Symbol::kPlus : Symbol::kTimes;
    Derived filled;
    for (bool is_first = true; set != 0; set &= set - 1, is_first = false) {
      const std::int64_t card = values_.sets().card(set);
      filled.expression.push_card(card);
      if (!is_first) filled.expression.push(symbol);
    }
    filled.value = std::get<Rational>(evaluate(filled.expression, rules_).value);
    return filled;
  }

  static Expression join_of(Expression x, Symbol symbol, const Expression& y) {
    x.append(y);
    x.push(symbol);
    return x;
  }

  static Expression with_factorial(Expression x) {
    x.push(Symbol::kFactorial);
    return x;
  }

  const Rules& rules_;
  ValuesOfSets<Numbers> values_;
  Goals<Numbers> goals_;
  Forms forms_;  // of one hand
  ListsOfSets<Numbers> lists_;
};

// Theorem of lists. If the right joins are found, a list has one expression for each key. For the
// grammar builds the normal form of every expression, or one with the same key (grammar.hpp). Of
// the operands with one key that are neither sums nor products, the easiest stands for all, because
// the key of an expression depends only on the keys of such operands. If one side is 0, the other
// does not change the key, and filling() writes it in the way that is easiest to read; if a card of
// the filled side is 0 too, another split has the key (operands.hpp).

}  // namespace twentyfour
