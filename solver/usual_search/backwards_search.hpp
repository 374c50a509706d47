// The search for expressions under the usual rules: from the target backwards, by residues. The
// theorem of usual_search.hpp is about it.
//
// The modulus is a parameter so that a test can choose a small prime, which divides many numbers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/nonnegative_form.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
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

  // Rarely a derivation misses the target though its residue or its double agrees. Then the list is
  // made again without such derivations, and another one may represent the same function.
  std::vector<RankedExpression> find_all() {
    Found derivations = search();
    std::vector<RankedExpression> found;
    if (list_distinct(derivations, found)) return found;
    const auto misses = [this](Derivation derivation) { return !makes_target(derivation); };
    derivations.erase(std::remove_if(derivations.begin(), derivations.end(), misses),
                      derivations.end());
    list_distinct(derivations, found);
    return found;
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

  // Writes one expression for each function. Returns whether all of them make the target.
  bool list_distinct(const Found& derivations, std::vector<RankedExpression>& found) {
    const DistinctFunctions functions(derivations_, derivations);
    found.clear();
    found.reserve(functions.entries().size());
    for (const DistinctFunctions::Entry& entry : functions.entries()) {
      Expression form = derivations_.form(entry.derivation);
      Evaluation evaluation = evaluate(form, rules_);
      if (!evaluation.is(target_)) return false;
      Effort effort = entry.effort - effort_of_subtractions(form);
      write_without_negatives(form, evaluation, rules_);
      effort += effort_of_subtractions(form);
      found.push_back({effort + effort_of(evaluation), form});
    }
    return true;
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

  // Zero times or over any value is zero. If y is zero for all cards, all these products and
  // quotients are one function.
  void join_with_zero(const Split& split, Found& found) {
    const Equation times = {Symbol::kTimes, !may_lead(split.x, split.y)};
    const Equation over = {Symbol::kOver, true};
    if (stops_at_first_ || derivations_.fingerprint(split.y, split.y_derivation).numerator == 0) {
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
