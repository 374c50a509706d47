// The search for expressions under the usual rules: from the target backwards, by residues. The
// theorem of usual_search.hpp is about it.
//
// The modulus is a parameter so that a test can choose a small prime, by which many numbers are
// divisible. It is the kModulus of a type: where that type is in an unnamed namespace, the compiler
// knows every call of the search and inlines more, which saves a tenth of the instructions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/evaluation.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/question.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/shape.hpp"
#include "solver/expressions/solving.hpp"
#include "solver/usual_search/derivations.hpp"
#include "solver/usual_search/distinct_functions.hpp"
#include "solver/usual_search/four_cards.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/memory.hpp"
#include "solver/usual_search/targets_of_four.hpp"
#include "solver/usual_search/values.hpp"

namespace twentyfour {

template <class Prime>
class Search {
 public:
  Search(const Question& question, SearchMemory& memory)
      : sets_(question.cards, question.rules.ordered),
        ordered_(question.rules.ordered),
        asks_for_one_order_(!ordered_ && sets_.cards().size() <= 6),
        finds_targets_of_four_(!ordered_ && sets_.cards().size() == 5),
        rules_(question.rules),
        target_(question.target),
        memory_(memory),
        derivations_(sets_, rules_, memory) {}

  bool finds_any() {
    stops_at_first_ = true;
    search();
    return found_;
  }

  // Few lists have a derivation whose value is not the target but has the same residue, or is near
  // it. Such a derivation is dropped, and another one may then stand for its fingerprint.
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
  static constexpr Residue kModulus = Prime::kModulus;

  using Found = std::vector<Derivation>;

  // A set of cards, split in two by the last operator. The values of y are listed, and y_derivation
  // makes one of them; derivations of x are searched for.
  struct Split {
    CardSet x;
    CardSet y;
    Derivation y_derivation;

    Operation operation(Equation equation, Derivation x_derivation) const {
      const auto x_cards = static_cast<std::uint8_t>(x);
      const auto y_cards = static_cast<std::uint8_t>(y);
      if (equation.y_leads) return {equation.symbol, y_cards, x_cards, y_derivation, x_derivation};
      return {equation.symbol, x_cards, y_cards, x_derivation, y_derivation};
    }
  };

  // A single card that the operator above adds, subtracts, multiplies or divides.
  struct CardAbove {
    Kind kind = Kind::kCard;  // none
    std::int64_t card = 0;
  };

  bool makes_target(Derivation derivation) const {
    return evaluate(derivations_.form(derivation), rules_).is(target_);
  }

  // Writes one expression for each fingerprint; returns whether all of them make the target.
  bool list_distinct(const Found& derivations, std::vector<RankedExpression>& found) {
    const auto form_of = [this](Derivation derivation) { return derivations_.form(derivation); };
    DistinctFunctions functions;
    for (const Derivation derivation : derivations) {
      functions.add(derivation, derivations_.fingerprint(derivation), form_of);
    }
    functions.enter_waiting(form_of);
    found.clear();
    found.reserve(functions.entries().size());
    for (const DistinctFunctions::Entry& entry : functions.entries()) {
      const Expression form = functions.form(entry, form_of);
      const Evaluation evaluation = evaluate(form, rules_);
      if (!evaluation.is(target_)) return false;
      found.push_back({entry.effort + evaluation.fractions * kEffortOfFraction, form});
    }
    return true;
  }

  // The derivations of the target from all cards.
  Found search() {
    Found found;
    found.reserve(kUsualDerivations);
    const double target =
        static_cast<double>(target_.numerator()) / static_cast<double>(target_.denominator());
    if (sets_.cards().size() == 4 && !ordered_ && FourCards::takes(target)) {
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
          join(Split{x, y, y_derivation}, equation, x_derivation, found);
          return found_;
        });
  }

  void search_backwards(Found& found) {
    const Residue denominator =
        residue_of<kModulus>(static_cast<std::int64_t>(target_.denominator()));
    if (denominator == 0) return;
    values_.emplace(sets_, memory_.functions(), memory_.values());
    const Residue numerator = residue_of<kModulus>(static_cast<std::int64_t>(target_.numerator()));
    const Residue target =
        denominator == 1 ? numerator : multiply<kModulus>(numerator, invert<kModulus>(denominator));
    collect(sets_.all(), target, CardAbove{}, found);
    memory_.values().trim();
  }

  // Adds the derivations of the target from the cards.
  //
  // Which part of a sum or product comes last makes no difference. Where parts are single cards,
  // only the derivations in which the largest of them comes last are needed.
  void collect(CardSet cards, Residue target, CardAbove above, Found& found) {
    if (values_->lists(cards)) {
      values_->for_each(cards, target,
                        [&](Derivation derivation) { add(cards, derivation, found); });
      return;
    }
    const Residue inverse = target == 0 ? kNoResidue : invert<kModulus>(target);
    for (CardSet y = (cards - 1) & cards; y != 0 && !found_; y = (y - 1) & cards) {
      const CardSet x = cards & ~y;
      if (is_smaller(y, x) && sets_.may_split(y, x)) {
        collect_split(x, y, {target, inverse}, above, found);
      }
    }
  }

  // True for exactly one of (x, y) and (y, x), and y is listed then.
  static bool is_smaller(CardSet y, CardSet x) {
    return size_of(y) != size_of(x) ? size_of(y) < size_of(x) : y < x;
  }

  void collect_split(CardSet x, CardSet y, InvertedResidue<kModulus> target, CardAbove above,
                     Found& found) {
    if (size_of(x) == 4 && finds_targets_of_four_) return collect_of_four(x, y, target, found);
    const bool x_may_lead = !ordered_ || x < y;
    const bool y_may_lead = !ordered_ || y < x;
    const ValueList<kModulus> list = values_->of(y);
    const Functions& functions = values_->functions(y);
    for (Derivation derivation = 0; derivation < list.size && !found_; ++derivation) {
      const InvertedResidue<kModulus> y_value = list.at(derivation);
      if (y_value.value == kNoResidue) continue;
      const Split split = {x, y, derivation};
      solve_each(target, y_value, kind_left_out(split, functions, above),
                 [&](Equation equation, Residue x_target) {
                   if (!(equation.y_leads ? y_may_lead : x_may_lead)) {
                     if (is_inverse(equation.symbol)) return;
                     equation.y_leads = !equation.y_leads;
                   }
                   collect_and_join(split, equation, x_target, found);
                 });
      if (y_value.is_zero() && target.is_zero()) {
        join_with_zero(split, x_may_lead, y_may_lead, found);
      }
    }
  }

  // The kind of operator that need not join y, because another derivation of the same sum or
  // product has its largest single card last: y itself, if it is larger than the card above, or a
  // card in y, as every sum or product of two or three cards has a single card as a part.
  Kind kind_left_out(const Split& split, const Functions& functions, CardAbove above) const {
    if (!asks_for_one_order_) return Kind::kCard;
    if (is_single(split.y)) return sets_.card(split.y) > above.card ? above.kind : Kind::kCard;
    return kind_of(functions.group_of(split.y_derivation).symbol);
  }

  // The same where x has four cards of five.
  void collect_of_four(CardSet x, CardSet y, InvertedResidue<kModulus> target, Found& found) {
    const Split split = {x, y, 0};
    const InvertedResidue<kModulus> one = values_->of(y).at(0);
    std::array<Equation, TargetsOfFour<kModulus>::kMost> equations;
    std::size_t count = 0;
    TargetsOfFour<kModulus> of_four(one.value, memory_.one_and_three());
    solve_each(target, one, Kind::kCard, [&](Equation equation, Residue x_target) {
      equations[count++] = equation;
      of_four.add(x_target, kind_of(equation.symbol));
    });
    of_four.for_each(*values_, x, [&](std::size_t i, Derivation x_derivation) {
      join(split, equations[i], x_derivation, found);
    });
    if (one.is_zero() && target.is_zero()) join_with_zero(split, true, true, found);
  }

  // Adds the derivations of x's target, joined to that of y.
  void collect_and_join(const Split& split, Equation equation, Residue x_target, Found& found) {
    if (values_->lists(split.x)) {
      values_->for_each(split.x, x_target, [&](Derivation x_derivation) {
        join(split, equation, x_derivation, found);
      });
      return;
    }
    const CardAbove above =
        is_single(split.y) ? CardAbove{kind_of(equation.symbol), sets_.card(split.y)} : CardAbove{};
    Found x_found;
    collect(split.x, x_target, above, x_found);
    for (const Derivation x_derivation : x_found) join(split, equation, x_derivation, found);
  }

  // Zero times or over any value is zero. If y is zero for all cards, these products and quotients
  // are one function.
  void join_with_zero(const Split& split, bool x_may_lead, bool y_may_lead, Found& found) {
    const Equation times = {Symbol::kTimes, !x_may_lead};
    if (stops_at_first_ ||
        derivations_.fingerprint(split.y, split.y_derivation, Kind::kSum).numerator == 0) {
      join(split, times, derivations_.add_product(split.x), found);
      return;
    }
    values_->for_each(split.x, [&](Derivation x_derivation, Residue x) {
      join(split, times, x_derivation, found);
      if (y_may_lead && x != 0) join(split, {Symbol::kOver, true}, x_derivation, found);
    });
  }

  void join(const Split& split, Equation equation, Derivation x_derivation, Found& found) {
    add(split.x | split.y, derivations_.add(split.operation(equation, x_derivation)), found);
  }

  void add(CardSet cards, Derivation derivation, Found& found) {
    found.push_back(derivation);
    if (!stops_at_first_ || cards != sets_.all()) return;
    found_ = found_ || makes_target(derivation);
  }

  const CardSets sets_;
  const bool ordered_;

  // Of the orders of a sum or product, those in which its largest single card comes last are
  // enough: otherwise lists take 1.35 times as long for six cards and 1.1 times for five. Seven
  // cards need all orders: each function of five of them is listed in one way, though another way
  // may be as easy to read, and easier once the other two cards are joined, as a*(b-c-d) does as
  // -a*(c+d-b).
  const bool asks_for_one_order_;

  const bool finds_targets_of_four_;
  const Rules rules_;
  const Rational target_;
  SearchMemory& memory_;
  Derivations derivations_;
  std::optional<ListedValues<kModulus>> values_;  // of search_backwards

  bool stops_at_first_ = false;
  bool found_ = false;
};

}  // namespace twentyfour
