#include "solver/answering/value_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "solver/expressions/fingerprint.hpp"
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

// A number, and whether it is asked for, and its negative.
struct Made {
  Rational number;
  Ways signs;
};
constexpr Ways kPositive = kAsSum;
constexpr Ways kNegative = kWithMinus;

// Sorts numbers: by their approximations as floats, digit by digit from the lowest, and where those
// are neighbours by the numbers themselves. (A float of 0 or more is ordered as its bits are.)
template <class Number>
std::vector<Made> sorted(const ValueTable<Number>& table) {
  constexpr int kDigit = 11;
  constexpr std::size_t kDigits = std::size_t{1} << kDigit;
  const auto& entries = table.entries();
  std::vector<std::uint64_t>
      items;  // the bits of the float, and below them the number of the entry
  items.reserve(entries.size());
  for (const auto& entry : entries) {
    const auto approximation = static_cast<float>(entry.number.approximation());
    items.push_back(std::uint64_t{std::bit_cast<std::uint32_t>(approximation)} << 32 |
                    items.size());
  }
  std::vector<std::uint64_t> others(items.size());
  for (int shift = 32; shift < 64; shift += kDigit) {
    std::array<std::uint32_t, kDigits + 1> begins = {};
    for (const std::uint64_t item : items) ++begins[(item >> shift) % kDigits + 1];
    std::partial_sum(begins.begin(), begins.end(), begins.begin());
    for (const std::uint64_t item : items) others[begins[(item >> shift) % kDigits]++] = item;
    items.swap(others);
  }
  std::vector<Made> result;
  result.reserve(items.size());
  std::size_t first = 0;  // of those whose floats are neighbours
  for (std::size_t i = 0; i <= items.size(); ++i) {
    if (i == items.size() || (i > 0 && (items[i] >> 32) - (items[i - 1] >> 32) > 1)) {
      std::sort(result.begin() + static_cast<std::ptrdiff_t>(first), result.end(),
                [](const Made& x, const Made& y) { return x.number < y.number; });
      first = i;
    }
    if (i == items.size()) break;
    const auto& entry = entries[items[i] & 0xffffffff];
    result.push_back({entry.number.rational(), entry.ways});
  }
  return result;
}

struct NoVisit {
  void operator()(const Rational& /*value*/) const {}
};

// The different values of an interval.
class Collector {
 public:
  Collector(const Deal& deal, const Interval& interval, std::size_t limit)
      : deal_(deal), interval_(interval), limit_(limit) {}

  std::size_t count() const { return count_; }

  // Visits the values, ascending.
  template <class Visit>
  void for_each(ValuesByRules& values, const Visit& visit) {
    std::vector<Rational> found;
    const auto drop_equals = [&] {
      std::sort(found.begin(), found.end());
      found.erase(std::unique(found.begin(), found.end()), found.end());
      count_ = 0;
      add(found.size());
    };
    values.for_each([&](const Rational& value) {
      constexpr std::size_t kSome = 1 << 16;
      if (!interval_.contains(value)) return;
      found.push_back(value);
      if (found.size() >= 2 * count_ + kSome) drop_equals();
    });
    drop_equals();
    std::for_each(found.begin(), found.end(), visit);
  }

  template <class Number, class Visit>
  void for_each(const HandValues<Number>& values, const Visit& visit) {
    const Interval mirrored = interval_.mirrored();
    ValueTable<Number> table;
    if (!interval_.low && !interval_.high) {
      std::size_t most = 0;
      values.for_each([&most](const Number&, Ways) { ++most; });
      table.reserve(std::min(most, limit_));
    }
    values.for_each([&](const Number& number, Ways ways) {
      Ways signs = interval_.contains(number) ? kPositive : 0;
      if ((ways & kWithMinus) != 0 && !number.is_zero() && mirrored.contains(number)) {
        signs |= kNegative;
      }
      if (signs == 0) return;
      const Ways added = table.add(number, signs);
      if (added != 0) add(added == (kPositive | kNegative) ? 2 : 1);
    });
    if constexpr (std::is_same_v<Visit, NoVisit>) return;
    if (count_ == 0) return;
    const std::vector<Made> numbers = sorted(table);
    for (auto made = numbers.rbegin(); made != numbers.rend(); ++made) {
      if ((made->signs & kNegative) != 0) visit(-made->number);
    }
    for (const Made& made : numbers) {
      if ((made.signs & kPositive) != 0) visit(made.number);
    }
  }

 private:
  void add(std::size_t values) {
    count_ += values;
    if (count_ > limit_) throw TooManyExpressions(deal_, limit_, "values");
  }

  const Deal& deal_;
  const Interval& interval_;
  const std::size_t limit_;
  std::size_t count_ = 0;
};

// The nearest values to a target so far, on either side.
class Neighbours {
 public:
  explicit Neighbours(const Rational& target) : target_(target) {}

  void find(ValuesByRules& values) {
    values.for_each([this](const Rational& value) { add(value); });
  }

  template <class Number>
  void find(const HandValues<Number>& values) {
    values.for_each([this](const Number& number, Ways ways) {
      const double size = number.approximation();
      if (may_be_nearer(size)) add(number.rational());
      if ((ways & kWithMinus) != 0 && may_be_nearer(-size)) add(-number.rational());
    });
  }

  std::optional<Rational> nearest() const {
    if (!low_ || !high_) return low_ ? low_ : high_;
    return compare_distances(*low_, target_, *high_) >= 0 ? low_ : high_;
  }

 private:
  void add(const Rational& value) {
    if (value <= target_ && (!low_ || *low_ < value)) low_ = value;
    if (value > target_ && (!high_ || value < *high_)) high_ = value;
    const double distance = std::abs(approximation(value) - approximation(target_));
    distance_ = std::min(distance_, distance);
  }

  // False only for a value that is not the nearest one. (Both distances are off by some units in
  // the last place of the value and the target.)
  bool may_be_nearer(double value) const {
    const double target = approximation(target_);
    const double slack = 1e-14 * (std::abs(value) + std::abs(target) + distance_);
    return std::abs(value - target) <= distance_ + slack;
  }

  static double approximation(const Rational& x) {
    return static_cast<double>(x.numerator()) / static_cast<double>(x.denominator());
  }

  const Rational target_;
  std::optional<Rational> low_;   // at most the target
  std::optional<Rational> high_;  // above it
  double distance_ = std::numeric_limits<double>::infinity();
};

}  // namespace

struct ValueSearch::Known {
  Deal hand;
  std::variant<std::monostate, HandValues<Whole>, HandValues<Fraction>,
               HandValues<Large<Division::kExact>>, HandValues<Large<Division::kReal>>,
               ValuesByRules>
      values;
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
    forget();
    auto known = std::make_unique<Known>();
    const bool is_exact = rules_.division == Division::kExact;
    if (!are_of_hand_values(rules_)) {
      known->values.emplace<ValuesByRules>(hand, rules_);
    } else if (is_exact && fits<Whole>(hand)) {
      known->values.emplace<HandValues<Whole>>(hand, rules_);
    } else if (is_exact) {
      known->values.emplace<HandValues<Large<Division::kExact>>>(hand, rules_);
    } else if (fits<Fraction>(hand)) {
      known->values.emplace<HandValues<Fraction>>(hand, rules_);
    } else {
      known->values.emplace<HandValues<Large<Division::kReal>>>(hand, rules_);
    }
    known->hand = hand;
    known_ = std::move(known);
  }
  using Result = decltype(use(std::get<ValuesByRules>(known_->values)));
  return std::visit(
      [&use](auto& values) -> Result {
        if constexpr (std::is_same_v<decltype(values), std::monostate&>) {
          return Result();
        } else {
          return use(values);
        }
      },
      known_->values);
}

void ValueSearch::for_each(const Deal& deal, const Interval& interval, std::size_t limit,
                           const Visit& visit) {
  with_values(deal,
              [&](auto& values) { Collector(deal, interval, limit).for_each(values, visit); });
}

std::size_t ValueSearch::count(const Deal& deal, const Interval& interval, std::size_t limit) {
  return with_values(deal, [&](auto& values) {
    Collector collector(deal, interval, limit);
    collector.for_each(values, NoVisit());
    return collector.count();
  });
}

void ValueSearch::for_each_expression(const Deal& deal, const Interval& interval, std::size_t limit,
                                      const VisitExpression& visit) {
  with_values(deal, [&](auto& values) {
    Collector(deal, interval, limit).for_each(values, [&](const Rational& value) {
      visit(*values.expression_of(value));
    });
  });
}

std::optional<Expression> ValueSearch::expression_of(const Deal& deal, const Rational& value) {
  return with_values(deal, [&](auto& values) { return values.expression_of(value); });
}

std::optional<Rational> ValueSearch::nearest(const Deal& deal) {
  return with_values(deal, [&](auto& values) {
    Neighbours neighbours(deal.target());
    neighbours.find(values);
    return neighbours.nearest();
  });
}

bool ValueSearch::are_faster(const Rules& rules) {
  return rules.subsets && rules.division == Division::kExact && are_of_hand_values(rules);
}

bool ValueSearch::make_target(const Deal& deal) {
  return expression_of(deal, deal.target()).has_value();
}

std::vector<Deal> ValueSearch::smallest_hands(const Deal& deal) {
  return with_values(deal, [&](auto& values) {
    std::vector<Deal> hands;
    if constexpr (!std::is_same_v<decltype(values), ValuesByRules&>) {
      hands = values.smallest_hands(deal.target());
    }
    return hands;
  });
}

// The sign of low + high - 2 * target. First by the integer parts; then bit by bit in binary, where
// the sum of all that follows a bit is less than 2 of its units. If the sum is not 0, it is at
// least 1 over the product of the denominators, which is below 2^314.
int compare_distances(const Rational& low, const Rational& target, const Rational& high) {
  using Distance = DoubleResidue;
  struct Rest {
    Distance rest;
    Distance denominator;
    int weight;
  };
  std::array<Rest, 3> rests;
  std::array<Distance, 3> floors;
  const std::array<const Rational*, 3> numbers = {&low, &target, &high};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto [floor, rest] = floor_and_rest(*numbers[i]);
    floors[i] = static_cast<Distance>(floor);
    rests[i] = {static_cast<Distance>(rest), static_cast<Distance>(numbers[i]->denominator()),
                i == 1 ? -2 : 1};
  }
  const Distance below = floors[1] - floors[0];
  const Distance above = floors[2] - floors[1];
  if (below > above + 2) return -1;
  if (above > below + 2) return 1;
  auto sum = static_cast<int>(static_cast<Int128>(above - below));
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
