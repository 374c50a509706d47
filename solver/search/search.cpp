#include "solver/search/search.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "solver/numbers/nearest.hpp"
#include "solver/search/engine.hpp"
#include "solver/search/number_types.hpp"
#include "solver/search/value_table.hpp"

namespace twentyfour {
namespace {

// With k cards, none of which counts as less than 1, the parts of a fraction are at most 2^(k-1)
// times the product of the cards (rational.hpp).
bool are_fractions_short(const Deal& deal) {
  double most = std::ldexp(1.0, static_cast<int>(deal.size()) - 1);
  for (const int card : deal) most *= std::max(card, 1);
  return most < std::ldexp(1.0, 60);
}

// Without real division cards make no integer above their product, where none counts as less than
// 2: by induction, because P + Q <= P * Q for two such products.
bool are_integers_short(const Deal& deal) {
  double most = 1;
  for (const int card : deal) most *= std::max(card, 2);
  return most < std::ldexp(1.0, 60);
}

// Calls visit(number, is_below_zero) with every value, at least once; the number is its size where
// numbers are taken up to their signs, else the value.
template <class Numbers, class Visit>
void for_each_signed_value(Engine<Numbers>& engine, const Deal& deal, const Visit& visit) {
  engine.for_each_value(deal, [&visit](const auto& number, bool is_negatable) {
    visit(number, false);
    if (is_negatable && !Numbers::is_zero(number)) visit(number, true);
  });
}

// The values of a hand in an interval.
template <class Numbers>
struct FoundValues {
  // Which of a number and its negative are values.
  struct Signs {
    bool itself = false;
    bool negative = false;
  };

  ValueTable<Numbers> numbers;
  std::vector<Signs> signs;  // of these
  std::size_t count = 0;
};

// @throws LimitExceeded
template <class Numbers>
FoundValues<Numbers> found_within(Engine<Numbers>& engine, const Deal& deal,
                                  const Interval& interval, std::size_t limit) {
  FoundValues<Numbers> found;
  const Interval mirrored = interval.mirrored();
  const auto contains = [](const Interval& some, const auto& number) {
    return (!some.low || Numbers::compare(number, *some.low) >= 0) &&
           (!some.high || Numbers::compare(number, *some.high) <= 0);
  };
  for_each_signed_value(engine, deal, [&](const auto& number, bool is_below_zero) {
    if (!contains(is_below_zero ? mirrored : interval, number)) return;
    const std::uint32_t place = found.numbers.add(number, kAllKinds);
    found.signs.resize(found.numbers.size());
    auto& [itself, negative] = found.signs[place];
    if (std::exchange(is_below_zero ? negative : itself, true)) return;
    if (++found.count > limit) throw LimitExceeded(deal, limit, Limited::kValues);
  });
  return found;
}

template <class Numbers>
std::size_t count_within(Engine<Numbers>& engine, const Deal& deal, const Interval& interval,
                         std::size_t limit) {
  return found_within(engine, deal, interval, limit).count;
}

// Ascending.
template <class Numbers>
std::vector<Rational> values_within(Engine<Numbers>& engine, const Deal& deal,
                                    const Interval& interval, std::size_t limit) {
  const FoundValues<Numbers> found = found_within(engine, deal, interval, limit);
  std::vector<Rational> values;
  values.reserve(found.count);
  for (std::size_t i = 0; i < found.numbers.size(); ++i) {
    const Rational value = Numbers::rational(found.numbers[i].value);
    if (found.signs[i].itself) values.push_back(value);
    if (found.signs[i].negative) values.push_back(-value);
  }
  std::sort(values.begin(), values.end());
  return values;
}

// The nearest numbers to a target so far, on either side.
template <class Numbers>
struct Neighbours {
  Rational target;
  Interval found = {};  // `low` is at most the target, `high` above it

  void add(const typename Numbers::Number& number) {
    if (Numbers::compare(number, target) <= 0) {
      if (!found.low || Numbers::compare(number, *found.low) > 0) {
        found.low = Numbers::rational(number);
      }
    } else if (!found.high || Numbers::compare(number, *found.high) < 0) {
      found.high = Numbers::rational(number);
    }
  }
};

// The value with the least distance to the deal's target, the smaller one of two.
template <class Numbers>
std::optional<Rational> nearest_value(Engine<Numbers>& engine, const Deal& deal) {
  Neighbours<Numbers> itself = {deal.target()};
  Neighbours<Numbers> negated = {-deal.target()};
  for_each_signed_value(engine, deal, [&](const auto& number, bool is_below_zero) {
    (is_below_zero ? negated : itself).add(number);
  });
  const Interval mirrored = negated.found.mirrored();
  const auto low = std::max(itself.found.low, mirrored.low);
  // If -x is a value, so is x, which is further above the target.
  const auto high = mirrored.high ? mirrored.high : itself.found.high;
  if (!low || !high) return low ? low : high;
  return compare_distances(*low, deal.target(), *high) >= 0 ? low : high;
}

}  // namespace

// An engine for each type of numbers, made when it is first needed:
//
//   division            operators, question       cards             numbers
//   real                no ^ and !, expressions   any               Residues; Rationals if misled
//   real                as up to sign, values     short fractions   Fractions
//   exact, truncating   as up to sign             short integers    Integers
//   all else                                                        Rationals
//
// Numbers are up to their signs as are_up_to_sign() says, for a target of 0 or more.
struct Search::Engines {
  template <class Numbers>
  using EngineOf = std::unique_ptr<Engine<Numbers>>;

  explicit Engines(const Rules& all_rules) : rules(all_rules) {}

  // Whether a number and its negative may be taken as one: a difference can be turned.
  bool are_up_to_sign() const {
    return !rules.ordered && rules.form == Form::kParentheses &&
           rules.operators.contains(Symbol::kPlus) && rules.operators.contains(Symbol::kMinus) &&
           !rules.operators.has_power_or_factorial();
  }

  template <class Numbers, class Use>
  auto with(EngineOf<Numbers>& engine, const Numbers& numbers, const Use& use) {
    if (!engine) engine = std::make_unique<Engine<Numbers>>(rules, numbers);
    return use(*engine);
  }

  // Returns use(engine), with an engine that answers for all rules and numbers.
  template <class Use>
  auto with_rationals(bool up_to_sign, const Use& use) {
    return with(rationals[up_to_sign], {rules.division, up_to_sign}, use);
  }

  // Returns use(engine), for division that is exact or truncates.
  template <class Use>
  auto with_integers(const Deal& deal, bool up_to_sign, const Use& use) {
    if (!up_to_sign || !are_integers_short(deal)) return with_rationals(up_to_sign, use);
    return with(integers, {rules.division}, use);
  }

  // For expressions that make the target.
  template <class Use>
  auto with_expressions(const Deal& deal, const Rational& target, const Use& use) {
    assert(can_search(deal.size(), rules));
    const bool up_to_sign = are_up_to_sign() && target.numerator() >= 0;
    if (rules.division != Division::kReal) return with_integers(deal, up_to_sign, use);
    if (rules.operators.has_power_or_factorial()) return with_rationals(up_to_sign, use);
    try {
      return up_to_sign ? with(residues_up_to_sign, {}, use) : with(residues, {}, use);
    } catch (const Misled&) {
      return with_rationals(up_to_sign, use);
    }
  }

  // For values.
  template <class Use>
  auto with_values(const Deal& deal, const Use& use) {
    assert(can_search(deal.size(), rules));
    if (rules.division != Division::kReal) return with_integers(deal, are_up_to_sign(), use);
    if (are_up_to_sign() && are_fractions_short(deal)) return with(fractions, {}, use);
    return with_rationals(are_up_to_sign(), use);
  }

  const Rules& rules;
  EngineOf<Residues<true>> residues_up_to_sign;
  EngineOf<Residues<false>> residues;
  EngineOf<Fractions> fractions;
  EngineOf<Integers> integers;
  std::array<EngineOf<Rationals>, 2> rationals;  // [up_to_sign]
};

Search::Search(const Rules& rules) : rules_(rules), engines_(std::make_unique<Engines>(rules_)) {}

Search::~Search() = default;

void Search::forget() {
  engines_ = std::make_unique<Engines>(rules_);
}

bool Search::can_make(const Deal& deal) {
  return engines_->with_expressions(deal, deal.target(), [&](auto& engine) {
    return engine.any(deal, deal.target(), Listed::kFew).has_value();
  });
}

std::optional<Expression> Search::expression_of(const Deal& deal, const Rational& value) {
  return engines_->with_expressions(
      deal, value, [&](auto& engine) { return engine.any(deal, value, Listed::kMost); });
}

std::optional<Expression> Search::easiest(const Deal& deal) {
  return engines_->with_expressions(deal, deal.target(), [&](auto& engine) {
    std::optional<Expression> first;
    engine.for_each_list(deal, kNoLimit, [&first](const auto& all, std::size_t from) {
      if (all.size() > from) first = all.easiest_from(from);
      return first.has_value();
    });
    return first;
  });
}

void Search::for_each_expression(const Deal& deal, std::size_t limit,
                                 const std::function<void(const Expression&)>& visit) {
  std::vector<RankedExpression> all =
      engines_->with_expressions(deal, deal.target(), [&](auto& engine) {
        std::vector<RankedExpression> lists;
        engine.for_each_list(deal, limit, [&lists](const auto& distinct, std::size_t from) {
          distinct.append_sorted(from, lists);
          return false;
        });
        return lists;
      });
  for (const RankedExpression& ranked : all) visit(ranked.expression);
}

std::uint64_t Search::count(const Deal& deal, std::size_t limit) {
  return engines_->with_expressions(deal, deal.target(), [&](auto& engine) {
    std::uint64_t count = 0;
    engine.for_each_list(deal, limit, [&count](const auto& distinct, std::size_t) {
      count = distinct.size();
      return false;
    });
    return count;
  });
}

void Search::for_each_value(const Deal& deal, const Interval& interval, std::size_t limit,
                            const std::function<void(const Rational&)>& visit) {
  const std::vector<Rational> sorted = engines_->with_values(
      deal, [&](auto& engine) { return values_within(engine, deal, interval, limit); });
  for (const Rational& value : sorted) visit(value);
}

std::size_t Search::count_values(const Deal& deal, const Interval& interval, std::size_t limit) {
  return engines_->with_values(
      deal, [&](auto& engine) { return count_within(engine, deal, interval, limit); });
}

std::optional<Rational> Search::nearest(const Deal& deal) {
  return engines_->with_values(deal, [&](auto& engine) { return nearest_value(engine, deal); });
}

}  // namespace twentyfour
