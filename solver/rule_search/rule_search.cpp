#include "solver/rule_search/rule_search.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/evaluation.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/rule_search/grammar.hpp"
#include "solver/rule_search/rule_values.hpp"
#include "solver/rule_search/sorted_values.hpp"

namespace twentyfour {
namespace {

// An expression of some of the cards.
struct Derivation {
  Expression expression;  // in its normal form
  Residue function;       // its value at the random point, where functions are compared
};

// Equal for derivations that count as one: their function or, where functions are not compared,
// their normal form with the cards in any order.
struct Identity {
  Residue function;
  Expression expression;

  friend bool operator==(const Identity&, const Identity&) = default;
};

std::uint64_t hash_of(const Identity& identity) {
  std::uint64_t hash = identity.function;
  for (const PostfixToken token : identity.expression) hash = scramble(hash + token);
  return hash;
}

bool is_told_by_function(const Rules& rules) {
  return rules.division == Division::kReal && rules.operators.are_rational();
}

// Derivations that differ, each in the way that is easiest to read: a hash table without their
// identities, which would take more memory than all else.
class DistinctDerivations {
 public:
  explicit DistinctDerivations(const Rules& rules) : rules_(rules) {}

  template <class IdentityOf>
  void add(const Derivation& derivation, const IdentityOf& identity_of) {
    const Identity identity = identity_of(derivation);
    const std::uint64_t hash = hash_of(identity);
    if (derivations_.size() * 4 >= slots_.size() * 3) grow();
    std::size_t at = slot_of(hash);
    for (; slots_[at] != 0; at = (at + 1) % slots_.size()) {
      const std::size_t i = slots_[at] - 1;
      if (hashes_[i] == hash && identity_of(derivations_[i]) == identity) {
        return keep_easier(derivations_[i].expression, derivation.expression);
      }
    }
    derivations_.push_back(derivation);
    hashes_.push_back(hash);
    slots_[at] = static_cast<std::uint32_t>(derivations_.size());
  }

  std::vector<Derivation> take() { return std::move(derivations_); }

 private:
  RankedExpression ranked(const Expression& expression) const {
    return {effort_of(expression, rules_), expression};
  }

  void keep_easier(Expression& known, const Expression& expression) const {
    if (expression != known && ranked(expression) < ranked(known)) known = expression;
  }

  std::size_t slot_of(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash) % slots_.size();
  }

  void grow() {
    slots_.assign(slots_.empty() ? 16 : slots_.size() * 2, 0);
    for (std::size_t i = 0; i < hashes_.size(); ++i) {
      std::size_t at = slot_of(hashes_[i]);
      while (slots_[at] != 0) at = (at + 1) % slots_.size();
      slots_[at] = static_cast<std::uint32_t>(i + 1);
    }
  }

  const Rules& rules_;
  std::vector<Derivation> derivations_;
  std::vector<std::uint64_t> hashes_;  // of their identities
  std::vector<std::uint32_t> slots_;   // numbers of derivations, from 1
};

class RuleSearch {
 public:
  explicit RuleSearch(const Question& question)
      : rules_(question.rules),
        target_(question.target),
        sets_(question.cards, rules_.ordered),
        grammar_(rules_),
        values_(sets_, grammar_, rules_),
        told_by_function_(is_told_by_function(rules_)) {}

  bool finds_any() { return can_make(Level::kWhole, target_); }

  std::vector<RankedExpression> find_all() {
    const std::vector<Derivation> all = collect(Level::kWhole, sets_.all(), target_);
    memo_.clear();  // which may have taken as much memory
    std::vector<RankedExpression> found;
    found.reserve(all.size());
    for (const auto& [expression, function] : all) {
      const Evaluation evaluation = evaluate(expression, rules_);
      // In its normal form, a number on the way may not fit a Rational.
      if (!evaluation.is(target_)) continue;
      const Effort effort = effort_of(expression, rules_);
      found.push_back({effort + evaluation.fractions * kEffortOfFraction, expression});
    }
    return found;
  }

 private:
  // The cards, the numerator and the denominator of their value, and the level.
  using MemoKey = std::tuple<CardSet, Int128, Int128, Level>;

  // Whether all cards make the target.
  bool can_make(Level level, const Rational& target) {
    const CardSet all = sets_.all();
    if (makes_card(level, all, target)) return true;
    bool found = false;
    for (const Production& production : grammar_.productions()) {
      if (production.made != level) continue;
      sets_.for_each_split(all, production.right_is_card, [&](CardSet left, CardSet right) {
        found = found || any_pair_of(production, left, right, target,
                                     [](Symbol, const Rational&, const Rational&) { return true; });
      });
    }
    if (found || !has_parts_below(level)) return found;
    if (can_make(Level::kPart, target)) return true;
    const auto root = factorial_root(target);
    return root && can_make(Level::kPart, *root);
  }

  bool makes_card(Level level, CardSet set, const Rational& target) const {
    return is_single(set) && grammar_.makes_cards(level) && Rational(sets_.card(set)) == target;
  }

  bool has_parts_below(Level level) const { return level == Level::kWhole && grammar_.has_parts(); }

  // The number whose factorial is the target, where that factorial is allowed.
  std::optional<Rational> factorial_root(const Rational& target) const {
    if (!rules_.operators.contains(Symbol::kFactorial)) return std::nullopt;
    for (std::int64_t x = 0; x <= kLargestWithFactorial; ++x) {
      const Rational root(x);
      if (x != 1 && x != 2 && factorial(root) == MaybeValue(target)) return root;
    }
    return std::nullopt;
  }

  // As Pairs, for all operators of the production.
  template <class Visit>
  bool any_pair_of(const Production& production, CardSet left, CardSet right,
                   const Rational& target, const Visit& visit) {
    const SortedValues& xs = values_.of(production.left, left);
    const SortedValues& ys = values_.of(production.right, right);
    return std::any_of(production.symbols.begin(), production.symbols.end(), [&](Symbol symbol) {
      if (is_mirrored(rules_, production, symbol, left, right)) return false;
      const auto visit_operands = [&](const Rational& x, const Rational& y) {
        return visit(symbol, x, y);
      };
      return Pairs(symbol, rules_.division, target, visit_operands).any(xs, ys);
    });
  }

  // All distinct derivations of the target from the set. The reference stays valid.
  const std::vector<Derivation>& derivations(Level level, CardSet set, const Rational& target) {
    if (!grammar_.has_parts()) level = Level::kWhole;
    const MemoKey key = {set, target.numerator(), target.denominator(), level};
    const auto known = memo_.find(key);
    if (known != memo_.end()) return known->second;
    return memo_.emplace(key, collect(level, set, target)).first->second;
  }

  std::vector<Derivation> collect(Level level, CardSet set, const Rational& target) {
    DistinctDerivations found(rules_);
    const bool is_last = set == sets_.all();
    const auto add = [&](const Derivation& derivation) {
      found.add(derivation, [&](const Derivation& x) { return identity_of(x, is_last); });
    };
    if (makes_card(level, set, target)) add(derivation_of_card(sets_.card(set)));
    for (const Production& production : grammar_.productions()) {
      if (production.made == level) collect_from(production, set, target, add);
    }
    if (has_parts_below(level)) {
      for (const Derivation& part : derivations(Level::kPart, set, target)) add(part);
      const auto root = factorial_root(target);
      if (root) {
        for (const Derivation& part : derivations(Level::kPart, set, *root))
          add(with_factorial(part));
      }
    }
    return found.take();
  }

  template <class Add>
  void collect_from(const Production& production, CardSet set, const Rational& target,
                    const Add& add) {
    sets_.for_each_split(set, production.right_is_card, [&](CardSet left, CardSet right) {
      any_pair_of(
          production, left, right, target,
          [&](Symbol symbol, const Rational& x, const Rational& y) {
            const std::vector<Derivation>& x_derivations = derivations(production.left, left, x);
            const std::vector<Derivation>& y_derivations = derivations(production.right, right, y);
            for (const Derivation& x_derivation : x_derivations) {
              for (const Derivation& y_derivation : y_derivations)
                add(join(symbol, x_derivation, y_derivation));
            }
            return false;
          });
    });
  }

  static Derivation derivation_of_card(std::int64_t card) {
    Derivation derivation = {{}, residue_of_variable(card)};
    derivation.expression.push_card(card);
    return derivation;
  }

  Derivation join(Symbol symbol, const Derivation& x, const Derivation& y) const {
    Expression expression = x.expression;
    expression.append(y.expression);
    expression.push(symbol);
    return {normal_form(expression, rules_), function_of(symbol, x.function, y.function)};
  }

  Residue function_of(Symbol symbol, Residue x, Residue y) const {
    if (!told_by_function_) return 0;
    const Residue inverse = symbol == Symbol::kOver ? invert(y) : kNoResidue;
    return apply(symbol, {x, kNoResidue}, {y, inverse});
  }

  static Derivation with_factorial(Derivation derivation) {
    derivation.expression.push(Symbol::kFactorial);
    return derivation;
  }

  // As operands, a sum and a product differ even if they are the same function: one may need
  // brackets where the other needs none.
  Identity identity_of(const Derivation& derivation, bool is_last) const {
    if (told_by_function_) {
      const bool is_sum = !is_last && is_additive(derivation.expression.last_symbol());
      return {derivation.function | (is_sum ? kSumBit : 0), {}};
    }
    if (!rules_.ordered) return {0, derivation.expression};
    Rules any_order = rules_;
    any_order.ordered = false;
    return {0, normal_form(derivation.expression, any_order)};
  }

  // A bit that no residue has.
  static constexpr Residue kSumBit = Residue{1} << 63;

  const Rules rules_;
  const Rational target_;
  const CardSets sets_;
  const Grammar grammar_;
  RuleValues values_;
  const bool told_by_function_;
  std::map<MemoKey, std::vector<Derivation>> memo_;
};

}  // namespace

bool can_make_by_rules(const Question& question) {
  return RuleSearch(question).finds_any();
}

std::vector<RankedExpression> distinct_by_rules(const Question& question) {
  return RuleSearch(question).find_all();
}

}  // namespace twentyfour
