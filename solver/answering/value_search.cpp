#include "solver/answering/value_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <type_traits>
#include <utility>
#include <variant>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/nonnegative_form.hpp"
#include "solver/general_search/values_by_rules.hpp"
#include "solver/values/hand_values.hpp"
#include "solver/values/numbers.hpp"
#include "solver/values/value_table.hpp"

namespace twentyfour {
namespace {

// Whether numbers of this type can hold all that the cards make (numbers.hpp). With k cards, none
// of which counts as less than 1, the parts of a fraction are at most 2^(k-1) times the product of
// the cards (rational.hpp). By exact division cards make no integer above their product, where none
// counts as less than 2: by induction, because P + Q <= P * Q for two such products.
template <class Number>
bool fits(const Deal& deal) {
  constexpr bool kIsFraction = std::is_same_v<Number, Fraction>;
  double most = kIsFraction ? std::ldexp(1.0, static_cast<int>(deal.size()) - 1) : 1;
  for (const int card : deal) most *= std::max(card, kIsFraction ? 1 : 2);
  return most < std::ldexp(1.0, 60);
}

// Whether the rules are those of HandValues.
bool are_of_hand_values(const Rules& rules) {
  return rules.form == Form::kParentheses && !rules.ordered && rules.operators == Operators() &&
         rules.division != Division::kTruncating;
}

// The signs with which a number of 0 or more is a value; bits.
enum Sign : Ways { kPositive = 1, kNegative = 2 };

// Calls visit(number, signs) with every value, at least once.
template <class Number, class Visit>
void for_each_number(const HandValues<Number>& values, const Visit& visit) {
  values.for_each([&visit](const Number& number, Ways ways) {
    const bool is_negative = (ways & kWithMinus) != 0 && !number.is_zero();
    visit(number, is_negative ? kPositive | kNegative : kPositive);
  });
}
template <class Visit>
void for_each_number(ValuesByRules& values, const Visit& visit) {
  values.for_each([&visit](const Rational& value) {
    const bool is_negative = value.numerator() < 0;
    visit(is_negative ? -value : value, is_negative ? kNegative : kPositive);
  });
}

// Different values: a table whose ways are signs.
template <class Number>
struct Found {
  ValueTable<Number> table;
  std::size_t count = 0;
};

// The values in an interval.
template <class Values>
auto found_in(Values& values, const Deal& deal, const Interval& interval, std::size_t limit) {
  Found<typename Values::Number> found;
  const Interval mirrored = interval.mirrored();
  for_each_number(values, [&](const auto& number, Ways signs) {
    Ways asked = 0;
    if ((signs & kPositive) != 0 && interval.contains(number)) asked |= kPositive;
    if ((signs & kNegative) != 0 && mirrored.contains(number)) asked |= kNegative;
    if (asked == 0) return;
    found.count += static_cast<std::size_t>(std::popcount(found.table.add(number, asked)));
    if (found.count > limit) throw TooManyExpressions(deal, limit, "values");
  });
  return found;
}

// Visits the values of a table, ascending.
template <class Number>
void for_each_sorted(const ValueTable<Number>& table, const ValueSearch::Visit& visit) {
  auto entries = table.entries();
  std::sort(entries.begin(), entries.end(),
            [](const auto& x, const auto& y) { return x.number < y.number; });
  for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
    if ((entry->ways & kNegative) != 0) visit(-Rational(entry->number));
  }
  for (const auto& entry : entries) {
    if ((entry.ways & kPositive) != 0) visit(Rational(entry.number));
  }
}

// The nearest numbers to a target so far, on either side.
struct Neighbours {
  Rational target;
  Interval found = {};  // `low` is at most the target, `high` above it

  template <class Number>
  void add(const Number& number) {
    if (number <= target) {
      if (!found.low || number > *found.low) found.low = Rational(number);
    } else if (!found.high || number < *found.high) {
      found.high = Rational(number);
    }
  }
};

}  // namespace

struct ValueSearch::Known {
  template <class Values>
  Known(std::in_place_type_t<Values> type, const Deal& cards, const Rules& rules)
      : hand(cards), values(type, cards, rules) {}

  Deal hand;
  std::variant<HandValues<Whole>, HandValues<Fraction>, ValuesByRules> values;
};

ValueSearch::ValueSearch(const Rules& rules) : rules_(rules) {}

ValueSearch::~ValueSearch() = default;

void ValueSearch::forget() {
  known_.reset();
}

// Returns use(values), where `values` are the HandValues or ValuesByRules of the hand.
template <class Use>
auto ValueSearch::with_values(const Deal& deal, const Use& use) {
  const Deal cards(deal.begin(), deal.end());
  const Deal hand = rules_.ordered ? cards : cards.sorted();
  if (!known_ || !(known_->hand == hand)) {
    const auto know = [&](auto type) { known_ = std::make_unique<Known>(type, hand, rules_); };
    const bool is_exact = rules_.division == Division::kExact;
    forget();
    if (!are_of_hand_values(rules_) || !(is_exact ? fits<Whole>(hand) : fits<Fraction>(hand))) {
      know(std::in_place_type<ValuesByRules>);
    } else if (is_exact) {
      know(std::in_place_type<HandValues<Whole>>);
    } else {
      know(std::in_place_type<HandValues<Fraction>>);
    }
  }
  return std::visit(use, known_->values);
}

void ValueSearch::for_each(const Deal& deal, const Interval& interval, std::size_t limit,
                           const Visit& visit) {
  with_values(deal, [&](auto& values) {
    for_each_sorted(found_in(values, deal, interval, limit).table, visit);
  });
}

std::size_t ValueSearch::count(const Deal& deal, const Interval& interval, std::size_t limit) {
  return with_values(deal,
                     [&](auto& values) { return found_in(values, deal, interval, limit).count; });
}

std::optional<Expression> ValueSearch::expression_of(const Deal& deal, const Rational& value) {
  auto found = with_values(deal, [&](auto& values) { return values.expression_of(value); });
  if (!found) return found;
  Evaluation evaluation = evaluate(*found, rules_);
  write_without_negatives(*found, evaluation, rules_);
  return found;
}

std::optional<Rational> ValueSearch::nearest(const Deal& deal) {
  Neighbours positive{deal.target()};
  Neighbours negative{-deal.target()};
  with_values(deal, [&](auto& values) {
    for_each_number(values, [&](const auto& number, Ways signs) {
      if ((signs & kPositive) != 0) positive.add(number);
      if ((signs & kNegative) != 0) negative.add(number);
    });
  });
  const Interval mirrored = negative.found.mirrored();
  const auto low = std::max(positive.found.low, mirrored.low);
  const auto high = mirrored.high ? mirrored.high : positive.found.high;
  if (!low || !high) return low ? low : high;
  return compare_distances(*low, deal.target(), *high) >= 0 ? low : high;
}

std::vector<Deal> ValueSearch::smallest_hands(const Deal& deal) {
  return with_values(deal, [&](auto& values) {
    if constexpr (std::is_same_v<decltype(values), ValuesByRules&>) {
      return hands_within(deal, rules_);
    } else {
      return values.smallest_hands(deal.target());
    }
  });
}

// The sign of low + high - 2 * target. Where the distances do not fit a Rational: first by the
// integer parts, then bit by bit in binary, where the sum of all that follows a bit is less than 2
// of its units. If the sum is not 0, it is at least 1 over the product of the denominators, which
// is below 2^314.
int compare_distances(const Rational& low, const Rational& target, const Rational& high) {
  const std::optional<Rational> below = target - low;
  const std::optional<Rational> above = high - target;
  if (below && above) return (*below < *above ? 1 : 0) - (*above < *below ? 1 : 0);
  using Distance = DoubleResidue;
  struct Rest {
    Distance rest;
    Distance denominator;
    int weight;
  };
  std::array<Rest, 3> rests;
  const auto floor_of = [](const Rational& x, int weight, Rest& number) {
    const auto [floor, rest] = floor_and_rest(x);
    number = {static_cast<Distance>(rest), static_cast<Distance>(x.denominator()), weight};
    return static_cast<Distance>(floor);
  };
  const Distance middle = floor_of(target, -2, rests[0]);
  const Distance to_low = middle - floor_of(low, 1, rests[1]);
  const Distance to_high = floor_of(high, 1, rests[2]) - middle;
  if (to_low > to_high + 2) return -1;
  if (to_high > to_low + 2) return 1;
  auto sum = static_cast<int>(static_cast<Int128>(to_high - to_low));
  for (int bits = 0; bits < 320 && sum > -2 && sum < 2; ++bits) {
    sum *= 2;
    for (Rest& number : rests) {
      number.rest *= 2;
      if (number.rest < number.denominator) continue;
      number.rest -= number.denominator;
      sum += number.weight;
    }
  }
  return sum / 2;
}

}  // namespace twentyfour
