#include "solver/rule_search/rule_search.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/evaluation.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/rule_search/canonical.hpp"
#include "solver/rule_search/grammar.hpp"
#include "solver/rule_search/rule_values.hpp"
#include "solver/rule_search/sorted_values.hpp"

namespace twentyfour {
namespace {

// An expression, with what tells it from others.
struct Derivation {
  Postfix written;
  Postfix sorted;    // of ordered cards told apart by their text: the same, put in order
  Residue function;  // of those told apart by it
};

// How easy a derivation is to read; less is easier.
struct Pleasure {
  std::ptrdiff_t powers_and_factorials;
  std::ptrdiff_t divisions;
  std::string text;

  friend bool operator<(const Pleasure& x, const Pleasure& y) {
    const auto weight = [](const Pleasure& z) {
      return std::tuple(z.powers_and_factorials, z.divisions, z.text.size());
    };
    return weight(x) != weight(y) ? weight(x) < weight(y) : x.text < y.text;
  }
};

Pleasure pleasure_of(const Postfix& postfix, const Rules& rules) {
  std::string text = to_string(expression_of(postfix), rules);
  const auto count = [&](char sign) { return std::count(text.begin(), text.end(), sign); };
  const std::ptrdiff_t specials = count('^') + count('!');
  const std::ptrdiff_t divisions = count('/');
  return {specials, divisions, std::move(text)};
}

bool is_told_by_function(const Rules& rules) {
  return rules.division == Division::kReal && !rules.operators.hold_power_or_factorial();
}

// What a factorial that is worth writing can be taken of to make a number; nothing else can.
std::optional<Rational> root_of_factorial(const Rational& value) {
  for (std::int64_t x = 0; x <= kLargestWithFactorial; ++x) {
    const Rational root(x);
    if (x != 1 && x != 2 && factorial(root) == value) return root;
  }
  return std::nullopt;
}

// Distinct derivations, each the easiest to read.
class DistinctDerivations {
 public:
  explicit DistinctDerivations(const Rules& rules) : rules_(rules) {}

  // @param identity  the same for derivations that are one
  void add(Derivation derivation, const Postfix& identity) {
    const auto [entry, is_new] = places_.try_emplace(identity, derivations_.size());
    if (is_new) {
      derivations_.push_back(std::move(derivation));
      return;
    }
    Derivation& known = derivations_[entry->second];
    if (derivation.written != known.written &&
        pleasure_of(derivation.written, rules_) < pleasure_of(known.written, rules_)) {
      known = std::move(derivation);
    }
  }

  std::vector<Derivation> take() { return std::move(derivations_); }

 private:
  const Rules& rules_;
  std::vector<Derivation> derivations_;
  std::unordered_map<Postfix, std::size_t> places_;
};

class RuleSearch {
 public:
  explicit RuleSearch(const Question& question)
      : rules_(question.rules),
        target_(question.target),
        sets_(question.cards, rules_.ordered),
        grammar_(rules_),
        values_(sets_, grammar_, rules_),
        canonical_(rules_, !rules_.ordered),
        sorting_(rules_, true),
        told_by_function_(is_told_by_function(rules_)) {}

  bool finds_any() { return can_make(Level::kWhole, target_); }

  std::vector<Expression> find_all() {
    std::vector<std::pair<Pleasure, Expression>> found;
    for (const Derivation& derivation : derivations(Level::kWhole, sets_.all(), target_)) {
      Expression expression = expression_of(derivation.written);
      if (!makes_target(expression)) continue;
      found.emplace_back(pleasure_of(derivation.written, rules_), std::move(expression));
    }
    std::sort(found.begin(), found.end(),
              [](const auto& x, const auto& y) { return x.first < y.first; });
    std::vector<Expression> expressions;
    expressions.reserve(found.size());
    for (auto& [pleasure, expression] : found) expressions.push_back(std::move(expression));
    return expressions;
  }

 private:
  // In an order that suits a map.
  struct MemoKey {
    Level level;
    CardSet set;
    Int128 numerator;
    Int128 denominator;

    friend bool operator<(const MemoKey& x, const MemoKey& y) {
      return std::tie(x.set, x.numerator, x.denominator, x.level) <
             std::tie(y.set, y.numerator, y.denominator, y.level);
    }
  };

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

  std::optional<Rational> factorial_root(const Rational& target) const {
    if (!rules_.operators.contains(Symbol::kFactorial)) return std::nullopt;
    return root_of_factorial(target);
  }

  // As Pairs, for all operators of the production.
  template <class Visit>
  bool any_pair_of(const Production& production, CardSet left, CardSet right,
                   const Rational& target, const Visit& visit) {
    const SortedValues& xs = values_.of(production.left, left);
    const SortedValues& ys = values_.of(production.right, right);
    return std::any_of(production.symbols.begin(), production.symbols.end(), [&](Symbol symbol) {
      if (is_mirrored(rules_, symbol, left, right)) return false;
      const auto visit_operands = [&](const Rational& x, const Rational& y) {
        return visit(symbol, x, y);
      };
      return Pairs(symbol, rules_.division, target, visit_operands).any(xs, ys);
    });
  }

  // All distinct derivations of the target from the set. They stay where they are.
  const std::vector<Derivation>& derivations(Level level, CardSet set, const Rational& target) {
    if (!grammar_.has_parts()) level = Level::kWhole;
    const MemoKey key = {level, set, target.numerator(), target.denominator()};
    const auto known = memo_.find(key);
    if (known != memo_.end()) return known->second;
    return memo_.emplace(key, collect(level, set, target)).first->second;
  }

  std::vector<Derivation> collect(Level level, CardSet set, const Rational& target) {
    DistinctDerivations found(rules_);
    const bool is_last = set == sets_.all();
    const auto add = [&](Derivation derivation) {
      const Postfix identity = identity_of(derivation, is_last);
      found.add(std::move(derivation), identity);
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
    return {postfix_of_card(card), postfix_of_card(card), residue_of_variable(card)};
  }

  Derivation join(Symbol symbol, const Derivation& x, const Derivation& y) const {
    Derivation result = {canonical_.joined(symbol, x.written, y.written), {}, 0};
    if (told_by_function_) {
      const Residue inverse = symbol == Symbol::kOver ? invert(y.function) : kNoResidue;
      result.function = apply(symbol, {x.function, 0}, {y.function, inverse});
    } else if (rules_.ordered) {
      result.sorted = sorting_.joined(symbol, x.sorted, y.sorted);
    }
    return result;
  }

  static Derivation with_factorial(const Derivation& derivation) {
    return {Canonical::with_factorial(derivation.written),
            Canonical::with_factorial(derivation.sorted), 0};
  }

  // As parts, a sum and a product are not the same, though they be one function: where the one can
  // stand the other may need brackets.
  Postfix identity_of(const Derivation& derivation, bool is_last) const {
    if (!told_by_function_) return rules_.ordered ? derivation.sorted : derivation.written;
    const Symbol last = last_symbol(derivation.written);
    Postfix identity = {static_cast<char16_t>(!is_last && is_additive(last) ? 1 : 0)};
    for (int shift = 0; shift < 64; shift += 16) {
      identity += static_cast<char16_t>(derivation.function >> shift & 0xffff);
    }
    return identity;
  }

  // Put in order, terms could leave the range of a Rational.
  bool makes_target(const Expression& expression) const {
    const Evaluation value = evaluate(expression, rules_);
    const auto* const number = std::get_if<Rational>(&value);
    return number != nullptr && *number == target_;
  }

  const Rules rules_;
  const Rational target_;
  const CardSets sets_;
  const Grammar grammar_;
  RuleValues values_;
  const Canonical canonical_;
  const Canonical sorting_;
  const bool told_by_function_;
  std::map<MemoKey, std::vector<Derivation>> memo_;
};

}  // namespace

bool can_make_by_rules(const Question& question) {
  return RuleSearch(question).finds_any();
}

std::vector<Expression> all_distinct_by_rules(const Question& question) {
  return RuleSearch(question).find_all();
}

}  // namespace twentyfour
