// Four cards in any order: meet in the middle in floating point. The search solves the last
// operator for one side x and compares the solutions with all values of x: first as floats, four at
// a time (for two cards on each side, all solutions at once), then as doubles where a float is
// near.
//
// This is a filter. It reports every function that makes the target, and perhaps one whose value is
// close to the target, so an exact check must follow. It misses no function: values of three cards
// up to 9999 are off by at most 10^-11 or some units in the last place, and so are the solutions
// while the target is at most kLargestTarget; the comparison of doubles allows 10^-9 of either
// kind, and that of floats 10^-6, where rounding two numbers to floats moves them by at most 10^-7
// of each.
//
// Domain: four cards in ascending order, a target that takes() accepts. Asserted.
// Cost: about a microsecond; no allocation.
//
// Gain: without its call in backwards_search.hpp, lists take 3.5 times as long for hands of 1..99
// and 2.3 times for 1..13, YES or NO for other targets than 24 4.6 times. To see it:
//   twentyfour_bench --benchmark_filter=all/4
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/solving.hpp"
#include "solver/usual_search/functions.hpp"

namespace twentyfour {

// The operators in the order of the plans.
constexpr std::array kPlannedOperators = {Symbol::kPlus, Symbol::kMinus, Symbol::kTimes,
                                          Symbol::kOver};

// The functions of a set, grouped by operator.
class FourCardPlan {
 public:
  static constexpr std::size_t kMostFunctions = 68;

  // Where the values of a set begin.
  static constexpr std::size_t place_of(CardSet set) { return set * kMostFunctions; }

  FourCardPlan() = default;

  FourCardPlan(CardSet set, const Functions& functions) {
    std::size_t count = 0;
    for (std::size_t o = 0; o < kPlannedOperators.size(); ++o) {
      for (const FunctionGroup& group : functions.groups) {
        if (group.symbol != kPlannedOperators[o]) continue;
        const CardSet left = deposit(group.left_set, set);
        for (std::uint32_t i = group.begin; i < group.end; ++i) {
          const Operation f = functions.functions[i];
          places_[count++] = {static_cast<std::uint16_t>(place_of(left) + f.left),
                              static_cast<std::uint16_t>(place_of(set & ~left) + f.right),
                              static_cast<std::uint16_t>(i)};
        }
      }
      ends_[o + 1] = count;
    }
  }

  // Calls visit(left, right, function) with each function of the o-th operator: the places of its
  // operands, and its own among the values of the set.
  template <class Visit>
  void for_each(std::size_t o, const Visit& visit) const {
    for (std::size_t i = ends_[o]; i < ends_[o + 1]; ++i) {
      visit(places_[i].left, places_[i].right, places_[i].function);
    }
  }

 private:
  struct Places {
    std::uint16_t left;
    std::uint16_t right;
    std::uint16_t function;
  };
  std::array<Places, kMostFunctions> places_ = {};
  std::array<std::size_t, kPlannedOperators.size() + 1> ends_ = {};
};

class FourCardPlans {
 public:
  explicit FourCardPlans(FunctionTables& functions) {
    for (CardSet set = 1; set < 15; ++set) {
      if (!is_single(set)) plans_[set] = FourCardPlan(set, functions.of(size_of(set), false));
    }
  }

  // The plan of two or three cards.
  const FourCardPlan& of(CardSet set) const { return plans_[set]; }

 private:
  std::array<FourCardPlan, 15> plans_;
};

class FourCards {
 public:
  static constexpr double kLargestTarget = 1e5;

  // The square of a quotient by a smaller target might be too large for a float. With a card 0,
  // every value would solve an equation for the target 0.
  static constexpr double kSmallestTarget = 1e-5;

  static bool takes(double target) {
    return std::fabs(target) >= kSmallestTarget && std::fabs(target) <= kLargestTarget;
  }

  FourCards(const CardSets& sets, double target, const FourCardPlans& plans)
      : sets_(sets), target_(target), plans_(plans) {
    assert(size_of(sets.all()) == 4 && !sets.are_ordered() && takes(target));
    for (CardSet one = 1; one < 15; one *= 2) *values(one) = static_cast<double>(sets.card(one));
    for (CardSet set = 1; set < 15; ++set) {
      if (size_of(set) == 2) evaluate(set);
    }
    for (CardSet set = 1; set < 15; ++set) {
      if (size_of(set) == 3) evaluate(set);
    }
  }

  // Calls visit(equation, x, x_function, y, y_function) for functions of the sets x and y that may
  // solve the equation, until visit returns true.
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (CardSet y = 1; y <= 8; ++y) {
      if (size_of(y) > 2 || !sets_.may_split(y, 15 & ~y)) continue;
      if (size_of(y) == 2 && !may_meet(y)) continue;
      for (std::uint32_t i = 0; i < kSizes[size_of(y)]; ++i) {
        if (meet(y, i, visit)) return;
      }
    }
  }

 private:
  static constexpr std::uint32_t kSizes[] = {0, 1, 6, 68};

  using Quad = float __attribute__((vector_size(16)));
  using QuadMask = int __attribute__((vector_size(16)));

  using Solutions = std::array<double, kEquations.size()>;

  static constexpr std::size_t kMostFunctions = FourCardPlan::kMostFunctions;

  double* values(CardSet set) { return values_.data() + FourCardPlan::place_of(set); }
  const double* values(CardSet set) const { return values_.data() + FourCardPlan::place_of(set); }

  void evaluate(CardSet set) {
    const FourCardPlan& plan = plans_.of(set);
    double* const to = values(set);
    const auto fill = [&](std::size_t o, auto operate) {
      plan.for_each(o, [&](std::size_t left, std::size_t right, std::size_t function) {
        to[function] = operate(values_[left], values_[right]);
      });
    };
    fill(0, [](double a, double b) { return a + b; });
    fill(1, [](double a, double b) { return a - b; });
    fill(2, [](double a, double b) { return a * b; });
    fill(3, [](double a, double b) { return b == 0 ? HUGE_VAL : a / b; });
    if (size_of(set) == 3) return round<68>(to, rounded_[set].data());
    to[6] = to[7] = HUGE_VAL;
    round<8>(to, rounded_[set].data());
  }

  template <std::size_t size>
  static void round(const double* from, float* to) {
    for (std::size_t i = 0; i < size; ++i) to[i] = static_cast<float>(from[i]);
  }

  // The solution for x of each equation: an array of them, with a stride between two.
  void solve_for_x(double y, double* x, std::size_t stride = 1) const {
    // No product with 0 and no quotient with 0 makes the target, which is not 0. NaN is near no
    // value.
    const double factor = y == 0 ? std::numeric_limits<double>::quiet_NaN() : y;
    for (std::size_t i = 0; i < kEquations.size(); ++i) {
      const Equation equation = kEquations[i];
      x[i * stride] = solve(equation, target_, is_additive(equation.symbol) ? y : factor);
    }
  }

  template <class Visit>
  bool meet(CardSet y, std::uint32_t y_function, const Visit& visit) const {
    const double y_value = values(y)[y_function];
    if (!std::isfinite(y_value)) return false;
    Solutions solutions;
    solve_for_x(y_value, solutions.data());
    const CardSet x = 15 & ~y;
    const float* const rounded = rounded_[x].data();
    unsigned near = size_of(x) == 3 ? FourCards::near<68>(rounded, solutions)
                                    : FourCards::near<8>(rounded, solutions);
    for (; near != 0; near &= near - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(near));
      const double slack = 1e-9 * (1 + std::fabs(solutions[i]));
      for (std::uint32_t j = 0; j < kSizes[size_of(x)]; ++j) {
        if (!(std::fabs(values(x)[j] - solutions[i]) <= slack)) continue;
        if (visit(kEquations[i], x, j, y, y_function)) return true;
      }
    }
    return false;
  }

  // The square of the largest distance, in floats, that counts as near a solution.
  static float slack(double solution) {
    const double slack = 1e-6 * (1 + std::fabs(solution));
    return static_cast<float>(slack * slack);
  }

  static Quad quad_of(float x) { return Quad{} + x; }

  static Quad quad_at(const float* from) {
    Quad quad;
    std::memcpy(&quad, from, sizeof quad);
    return quad;
  }

  static bool is_any(const QuadMask& mask) {
    long long halves[2];
    std::memcpy(halves, &mask, sizeof halves);
    return (halves[0] | halves[1]) != 0;
  }

  // One bit for each solution: whether a value is near it.
  template <std::size_t size>
  static unsigned near(const float* values, const Solutions& solutions) {
    unsigned near = 0;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      const Quad middle = quad_of(static_cast<float>(solutions[i]));
      const Quad most = quad_of(slack(solutions[i]));
      QuadMask any = {};
      for (std::size_t at = 0; at < size; at += 4) {
        const Quad distance = quad_at(values + at) - middle;
        any |= distance * distance <= most;
      }
      if (is_any(any)) near |= 1U << i;
    }
    return near;
  }

  // Whether two cards may make the target with the other two: the solutions for all functions of y
  // are compared with all of x.
  bool may_meet(CardSet y) const {
    constexpr std::size_t kLanes = 8;  // of which some repeat the first
    constexpr std::size_t kCount = kEquations.size() * kLanes;
    double solutions[kCount];
    for (std::size_t i = 0; i < kLanes; ++i) {
      solve_for_x(values(y)[i < 6 ? i : 0], solutions + i, kLanes);
    }
    float middles[kCount];
    float most[kCount];
    for (std::size_t i = 0; i < kCount; ++i) {
      middles[i] = static_cast<float>(solutions[i]);
      most[i] = slack(solutions[i]);
    }
    const float* const rounded = rounded_[15 & ~y].data();
    QuadMask any = {};
    for (std::size_t at = 0; at < kCount; at += 4) {
      const Quad middle = quad_at(middles + at);
      const Quad bound = quad_at(most + at);
      for (std::size_t i = 0; i < 6; ++i) {
        const Quad distance = quad_of(rounded[i]) - middle;
        any |= distance * distance <= bound;
      }
    }
    return is_any(any);
  }

  const CardSets& sets_;
  const double target_;
  const FourCardPlans& plans_;
  std::array<double, 15 * kMostFunctions> values_;  // by set
  std::array<std::array<float, kMostFunctions>, 15> rounded_;
};

}  // namespace twentyfour
