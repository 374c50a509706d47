#include "solver/general_search/general_search.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/distinct_expressions.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/packed_expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/shape.hpp"
#include "solver/general_search/expression_set.hpp"
#include "solver/general_search/grammar.hpp"
#include "solver/general_search/pairs_making.hpp"
#include "solver/general_search/values_by_rules.hpp"

namespace twentyfour {
namespace {

class GeneralSearch {
 public:
  // The arguments must outlive this object.
  GeneralSearch(const Deal& deal, const Rules& rules, std::size_t limit)
      : deal_(deal),
        rules_(rules),
        limit_(limit),
        target_(deal.target()),
        packing_(deal),
        values_(deal, rules) {}

  bool finds_any() { return can_make(Level::kWhole, sets_.all(), target_); }

  std::vector<ListedExpression> find_all() {
    DistinctExpressions distinct(packing_, rules_.division);
    find(Level::kWhole, sets_.all(), target_, [&](const Expression& found) {
      const std::uint64_t structure = structure_of(found, rules_);
      const auto easier = listed_if_easier(found, distinct.easiest_of(structure));
      if (!easier) return;
      distinct.add(structure, *easier);
      if (distinct.list().size() > limit_) throw TooManyExpressions(deal_, limit_);
    });
    return distinct.take();
  }

  // The first of find_all(), without a list of all.
  std::optional<Expression> find_easiest() {
    std::optional<ListedExpression> easiest;
    find(Level::kWhole, sets_.all(), target_, [&](const Expression& found) {
      const auto easier = listed_if_easier(found, easiest ? &*easiest : nullptr);
      if (easier) easiest = easier;
    });
    return easiest ? std::optional(packing_.unpack(easiest->expression)) : std::nullopt;
  }

 private:
  // The cards, the numerator and denominator of their value, the level.
  using MemoKey = std::tuple<CardSet, Int128, Int128, Level>;

  // Nothing if another one is as easy. The values of an expression only add to its effort, so most
  // need not be evaluated.
  std::optional<ListedExpression> listed_if_easier(const Expression& expression,
                                                   const ListedExpression* other) const {
    ListedExpression listed = {0, packing_.pack(expression)};
    if (other != nullptr && listed.expression == other->expression) return std::nullopt;
    listed.effort = effort_of(expression, rules_);
    if (other != nullptr && *other < listed) return std::nullopt;
    listed.effort += effort_of(evaluate(expression, rules_));
    if (other != nullptr && *other < listed) return std::nullopt;
    return listed;
  }

  bool can_make(Level level, CardSet set, const Rational& target) {
    if (const ValueSet* const values = values_.listed(level, set)) return values->holds(target);
    const auto can_split = [&](const Production& production, CardSet left, CardSet right) {
      return any_pair_of(
          production, left, right, target, [&](Symbol, const Rational& x, const Rational& y) {
            return can_make(production.left, left, x) && can_make(production.right, right, y);
          });
    };
    if (grammar_.any_split(sets_, level, set, can_split)) return true;
    if (!grammar_.has_parts_below(level)) return false;
    if (can_make(Level::kPart, set, target)) return true;
    const auto root = grammar_.root_of(target);
    return root && can_make(Level::kPart, set, *root);
  }

  // As PairsMaking, for all operators of the production.
  template <class Visit>
  bool any_pair_of(const Production& production, CardSet left, CardSet right,
                   const Rational& target, const Visit& visit) {
    if (rules_.division != Division::kReal && !is_integer(target)) return false;
    const ValueSet* const xs = values_.listed(production.left, left);
    const ValueSet* const ys = values_.listed(production.right, right);
    // Zero times or over any value is zero.
    const bool any_factor_will_do = target.is_zero() && (has_zero(xs) || has_zero(ys));
    return std::any_of(production.symbols.begin(), production.symbols.end(), [&](Symbol symbol) {
      if (is_mirrored(rules_, production, symbol, left, right)) return false;
      const auto visit_operands = [&](const Rational& x, const Rational& y) {
        return visit(symbol, x, y);
      };
      const PairsMaking pairs(symbol, rules_.division, target, visit_operands);
      return is_multiplicative(symbol) && any_factor_will_do
                 ? pairs.any(&values_.of(production.left, left),
                             &values_.of(production.right, right))
                 : pairs.any(xs, ys);
    });
  }

  static bool has_zero(const ValueSet* values) {
    return values != nullptr && values->holds(Rational(0));
  }

  // The expressions of a part of the cards with this value. The reference stays valid.
  const ExpressionSet& expressions(Level level, CardSet set, const Rational& target) {
    const MemoKey key = {set, target.numerator(), target.denominator(), level};
    const auto known = memo_.find(key);
    if (known != memo_.end()) return known->second;
    ExpressionSet found(packing_);
    find(level, set, target, [&](const Expression& x) { found.add(x); });
    found.drop_table();
    return memo_.emplace(key, std::move(found)).first->second;
  }

  // A joined expression counts as one step, with ^ or ! as five, because its normal form may not
  // fit. Four values of an operand that are looked up count as one.
  static constexpr std::size_t kMostSteps = 400'000'000;

  using Add = std::function<void(const Expression&)>;

  void find(Level level, CardSet set, const Rational& target, const Add& add) {
    if (grammar_.makes_card(level, set) && Rational(sets_.card(set)) == target) {
      add(expression_of_card(sets_.card(set)));
    }
    const auto find_from = [&](const Production& production, CardSet left, CardSet right) {
      count_steps(looked_up(production.left, left) + looked_up(production.right, right));
      return any_pair_of(production, left, right, target,
                         [&](Symbol symbol, const Rational& x, const Rational& y) {
                           const auto& xs = expressions(production.left, left, x);
                           const auto& ys = expressions(production.right, right, y);
                           join_all(symbol, xs, ys, add);
                           return false;
                         });
    };
    grammar_.any_split(sets_, level, set, find_from);
    if (!grammar_.has_parts_below(level)) return;
    find_parts(set, target, add);
    const auto root = grammar_.root_of(target);
    if (root) find_parts(set, *root, [&add](const Expression& x) { add(with_factorial(x)); });
  }

  // Remembers no parts of all cards: there may be millions, and no expression uses them.
  void find_parts(CardSet set, const Rational& target, const Add& add) {
    if (set == sets_.all()) return find(Level::kPart, set, target, add);
    const ExpressionSet& parts = expressions(Level::kPart, set, target);
    for (std::size_t i = 0; i < parts.size(); ++i) add(parts[i]);
  }

  void join_all(Symbol symbol, const ExpressionSet& xs, const ExpressionSet& ys, const Add& add) {
    count_steps(xs.size() * ys.size() * (rules_.operators.has_power_or_factorial() ? 5 : 1));
    for (std::size_t i = 0; i < xs.size(); ++i) {
      const Expression x = xs[i];
      for (std::size_t j = 0; j < ys.size(); ++j) add(join(symbol, x, ys[j]));
    }
  }

  std::size_t looked_up(Level level, CardSet set) {
    const ValueSet* const values = values_.listed(level, set);
    return values == nullptr ? 0 : values->size() / 4;
  }

  void count_steps(std::size_t steps) {
    steps_ += steps;
    if (steps_ > kMostSteps) throw TooManyExpressions(deal_, kMostSteps, kSearchSteps);
  }

  static Expression expression_of_card(std::int64_t card) {
    Expression expression;
    expression.push_card(card);
    return expression;
  }

  Expression join(Symbol symbol, const Expression& x, const Expression& y) const {
    Expression expression = x;
    expression.append(y);
    expression.push(symbol);
    return written(expression);
  }

  // The normal form or, if that does not fit, the expression itself.
  Expression written(const Expression& expression) const {
    const Expression form = normal_form(expression, rules_);
    const bool always_fits = !rules_.operators.has_power_or_factorial();
    return always_fits || form == expression || has_value(form) ? form : expression;
  }

  bool has_value(const Expression& expression) const {
    return std::holds_alternative<Rational>(evaluate(expression, rules_).value);
  }

  static Expression with_factorial(Expression x) {
    x.push(Symbol::kFactorial);
    return x;
  }

  const Deal& deal_;
  const Rules& rules_;
  const std::size_t limit_;
  const Rational target_;
  const Packing packing_;
  ValuesByRules values_;
  const CardSets& sets_ = values_.sets();
  const Grammar& grammar_ = values_.grammar();
  std::size_t steps_ = 0;
  std::map<MemoKey, ExpressionSet> memo_;
};

}  // namespace

bool can_make_by_rules(const Deal& deal, const Rules& rules) {
  return GeneralSearch(deal, rules, kNoLimit).finds_any();
}

std::optional<Expression> easiest_by_rules(const Deal& deal, const Rules& rules) {
  return GeneralSearch(deal, rules, kNoLimit).find_easiest();
}

std::vector<ListedExpression> distinct_by_rules(const Deal& deal, const Rules& rules,
                                                std::size_t limit) {
  return GeneralSearch(deal, rules, limit).find_all();
}

}  // namespace twentyfour
