// The search for expressions under the usual rules: from the target backwards, by residues. The
// theorem of usual_search.hpp is about it.
//
// The modulus is a parameter so that a test can choose a small prime, which divides many numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/distinct_expressions.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/hash_table.hpp"
#include "solver/expressions/nonnegative_form.hpp"
#include "solver/expressions/packed_expression.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/expressions/shape.hpp"
#include "solver/expressions/solving.hpp"
#include "solver/usual_search/derivations.hpp"
#include "solver/usual_search/four_cards.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/targets_of_four.hpp"
#include "solver/usual_search/usual_search.hpp"
#include "solver/usual_search/values.hpp"

namespace twentyfour {

template <Residue modulus = kModulus>
class Search {
 public:
  // The arguments must outlive this object.
  Search(const Deal& deal, const Rules& rules, SearchMemory& memory)
      : sets_(deal, rules.ordered),
        rules_(rules),
        target_(deal.target()),
        memory_(memory),
        derivations_(sets_, memory) {}

  bool finds_any() {
    if (is_single(sets_.all())) return Rational(sets_.card(sets_.all())) == target_;
    stops_at_first_ = true;
    search();
    return found_;
  }

  // In no order, packed by Packing(deal).
  std::vector<ListedExpression> find_all() {
    const Packing packing(sets_.cards());
    DistinctExpressions distinct(packing, rules_.division);
    for_each_form([&](Derivation derivation, const Shape& shape) {
      const std::uint64_t structure = shape.structure();
      const ListedExpression* const easiest = distinct.easiest_of(structure);
      if (easiest != nullptr && easiest->effort < shape.effort()) return;
      const auto written = ranked(derivation, shape);
      if (!written) return;
      distinct.add(structure, {written->effort, packing.pack(written->expression)});
    });
    return distinct.take();
  }

  // The first of find_all().
  std::optional<Expression> find_easiest() {
    std::optional<RankedExpression> easiest;
    for_each_form([&](Derivation derivation, const Shape& shape) {
      if (easiest && easiest->effort < shape.effort()) return;
      const auto written = ranked(derivation, shape);
      if (written && (!easiest || *written < *easiest)) easiest = written;
    });
    return easiest ? std::optional(easiest->expression) : std::nullopt;
  }

 private:
  using Found = std::vector<Derivation>;

  // The last operator splits a set of cards into x and y. The values of y are listed, and
  // y_derivation makes one of them. The search finds derivations of x.
  struct Split {
    CardSet x;
    CardSet y;
    Derivation y_derivation;

    Operation operation(Equation equation, Derivation x_derivation) const {
      const auto [symbol, y_leads] = equation;
      if (y_leads) return {static_cast<std::uint8_t>(y), symbol, y_derivation, x_derivation};
      return {static_cast<std::uint8_t>(x), symbol, x_derivation, y_derivation};
    }
  };

  bool makes_target(Derivation derivation) const {
    return evaluate(derivations_.form(derivation), rules_).is(target_);
  }

  // Calls visit(derivation, shape) with a derivation of each normal form.
  template <class Visit>
  void for_each_form(const Visit& visit) {
    HashTable seen;
    for (const Derivation derivation : search()) {
      const Shape shape = derivations_.shape(derivation);
      if (seen.find(shape.hash()) != 0) continue;
      seen.add(shape.hash(), 1);
      visit(derivation, shape);
    }
  }

  // The expression with its signs where it is easiest to read. Nothing for the rare derivation that
  // misses the target though its residue or its double agrees.
  std::optional<RankedExpression> ranked(Derivation derivation, const Shape& shape) const {
    Expression form = derivations_.form(derivation);
    Evaluation evaluation = evaluate(form, rules_);
    if (!evaluation.is(target_)) return std::nullopt;
    const Effort effort = shape.effort() - effort_of_subtractions(form);
    if (target_.numerator() < 0 && !rules_.ordered) return easiest_signs(form, effort);
    write_without_negatives(form, evaluation, rules_);
    return RankedExpression{effort + effort_of_subtractions(form) + effort_of(evaluation), form};
  }

  // @param effort  without subtractions and what depends on the values
  RankedExpression easiest_signs(const Expression& form, Effort effort) const {
    std::optional<RankedExpression> easiest;
    for (const Expression& each : all_signs_of(form, rules_)) {
      const RankedExpression ranked = {
          effort + effort_of_subtractions(each) + effort_of(evaluate(each, rules_)), each};
      if (!easiest || ranked < *easiest) easiest = ranked;
    }
    return *easiest;
  }

  // The derivations of the target from all cards.
  Found search() {
    Found found;
    found.reserve(64);  // enough for most hands of four cards
    const double target =
        static_cast<double>(target_.numerator()) / static_cast<double>(target_.denominator());
    if (size_of(sets_.all()) == 4 && !sets_.are_ordered() && FourCards::takes(target)) {
      search_four_cards(target, found);
    } else {
      search_backwards(found);
    }
    return found;
  }

  void search_four_cards(double target, Found& found) {
    FourCards(sets_, target, memory_.four_card_plans())
        .for_each([&](Equation equation, CardSet x, Derivation x_derivation, CardSet y,
                      Derivation y_derivation) {
          found.push_back(join(Split{x, y, y_derivation}, equation, x_derivation));
          return found_;
        });
  }

  void search_backwards(Found& found) {
    const Residue denominator =
        residue_of<modulus>(static_cast<std::int64_t>(target_.denominator()));
    values_.emplace(sets_, memory_.functions(), memory_.values());
    const Residue numerator = residue_of<modulus>(static_cast<std::int64_t>(target_.numerator()));
    const Residue target =
        denominator == 1 ? numerator : multiply<modulus>(numerator, invert<modulus>(denominator));
    collect(sets_.all(), target, found);
  }

  // Adds the derivations of the target from the cards.
  void collect(CardSet cards, Residue target, Found& found) {
    if (values_->lists(cards)) {
      return values_->for_each(cards, target, [&](Derivation x) { found.push_back(x); });
    }
    const Residue inverse = target == 0 ? kNoResidue : invert<modulus>(target);
    for (CardSet y = (cards - 1) & cards; y != 0 && !found_; y = (y - 1) & cards) {
      const CardSet x = cards & ~y;
      if (is_smaller(y, x) && sets_.may_split(y, x)) {
        collect_split(x, y, {target, inverse}, found);
      }
    }
  }

  // True for exactly one of (x, y) and (y, x). The values of y are listed then.
  static bool is_smaller(CardSet y, CardSet x) {
    return size_of(y) != size_of(x) ? size_of(y) < size_of(x) : y < x;
  }

  void collect_split(CardSet x, CardSet y, InvertedResidue<modulus> target, Found& found) {
    const ValueList<modulus> list = values_->of(y);
    for (Derivation derivation = 0; derivation < list.size && !found_; ++derivation) {
      const InvertedResidue<modulus> y_value = list.at(derivation);
      if (y_value.value == kNoResidue) continue;
      const Split split = {x, y, derivation};
      if (size_of(x) == 4 && !values_->lists(x)) {
        collect_of_four(split, target, y_value, found);
      } else {
        solve_each(target, y_value, [&](Equation equation, Residue x_target) {
          if (!(equation.y_leads ? may_lead(y, x) : may_lead(x, y))) {
            if (is_inverse(equation.symbol)) return;
            equation.y_leads = !equation.y_leads;
          }
          collect_and_join(split, equation, x_target, found);
        });
      }
      if (y_value.is_zero() && target.is_zero()) join_with_zero(split, found);
    }
  }

  bool may_lead(CardSet x, CardSet y) const { return !sets_.are_ordered() || x < y; }

  // Adds the derivations of x's target, each joined to that of y.
  void collect_and_join(const Split& split, Equation equation, Residue x_target, Found& found) {
    if (values_->lists(split.x)) {
      return values_->for_each(split.x, x_target, [&](Derivation x_derivation) {
        found.push_back(join(split, equation, x_derivation));
      });
    }
    const std::size_t first = found.size();
    collect(split.x, x_target, found);
    for (std::size_t i = first; i < found.size(); ++i) found[i] = join(split, equation, found[i]);
  }

  // Collects and joins for all equations at once, where x has four cards of five.
  void collect_of_four(const Split& split, InvertedResidue<modulus> target,
                       InvertedResidue<modulus> y_value, Found& found) {
    TargetsOfFour<modulus> of_four(memory_.one_and_three());
    solve_each(target, y_value,
               [&](Equation equation, Residue x_target) { of_four.add(equation, x_target); });
    of_four.for_each(*values_, split.x, [&](Equation equation, Derivation x_derivation) {
      found.push_back(join(split, equation, x_derivation));
    });
  }

  // Zero times or over any value is zero. What is left of the product is the zero, so x may be any
  // value: its cards are multiplied, which is the easiest. But if one of them is 0, that is left,
  // and every x is needed: y*(0+3) leaves y. (Unless y has one or two cards: then y*3+0 leaves the
  // same, and is easier.)
  void join_with_zero(const Split& split, Found& found) {
    const Equation times = {Symbol::kTimes, !may_lead(split.x, split.y)};
    const Equation over = {Symbol::kOver, true};
    if (stops_at_first_ || size_of(split.y) < 3 || !sets_.have_zero(split.x)) {
      found.push_back(join(split, times, derivations_.add_product(split.x)));
      return;
    }
    values_->for_each(split.x, [&](Derivation x_derivation, Residue x) {
      found.push_back(join(split, times, x_derivation));
      if (x != 0 && may_lead(split.y, split.x)) found.push_back(join(split, over, x_derivation));
    });
  }

  Derivation join(const Split& split, Equation equation, Derivation x_derivation) {
    const Derivation joined = derivations_.add(split.operation(equation, x_derivation));
    const bool is_whole = (split.x | split.y) == sets_.all();
    if (stops_at_first_ && is_whole) found_ = found_ || makes_target(joined);
    return joined;
  }

  const CardSets sets_;
  const Rules& rules_;
  const Rational target_;
  SearchMemory& memory_;
  Derivations derivations_;
  std::optional<ListedValues<modulus>> values_;  // in search_backwards

  bool stops_at_first_ = false;
  bool found_ = false;
};

}  // namespace twentyfour
