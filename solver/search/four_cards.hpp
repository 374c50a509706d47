// Four cards in any order, fast: the last operator is undone, and what is wanted on its one side is
// compared with all values that the other side has: rounded to floats, four at a time, for two
// cards beside two all that is wanted at once; and where one is near, as doubles.
//
// That is only a filter. Every function that makes the target is reported, and perhaps one that
// misses it by little, so an exact check has to follow. None is lost: values of three cards up to
// 9999 are off by at most 10^-11 or some units in the last place, and so is what is wanted while
// the target is at most kLargestTarget; the comparison of doubles allows 10^-9 of either kind, and
// that of floats 10^-6, where rounding two numbers to floats moves them by at most 10^-7 of each.
//
// Domain: four cards in ascending order, a target that takes() accepts; not checked.
// Cost: about a microsecond; no allocation.
#ifndef TWENTYFOUR_SOLVER_SEARCH_FOUR_CARDS_HPP
#define TWENTYFOUR_SOLVER_SEARCH_FOUR_CARDS_HPP

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solver/search/functions.hpp"
#include "solver/search/values.hpp"

namespace twentyfour {

class FourCards {
 public:
  static constexpr double kLargestTarget = 1e5;

  // Not 0, which would make anything a solution beside a 0.
  static bool takes(double target) { return target != 0 && std::fabs(target) <= kLargestTarget; }

  FourCards(const std::int64_t* cards, double target) : target_(target) {
    for (std::size_t i = 0; i < 4; ++i) *values(1U << i) = static_cast<double>(cards[i]);
    for (CardSet set = 1; set < 15; ++set) {
      if (size_of(set) == 2) evaluate(set);
    }
    for (CardSet set = 1; set < 15; ++set) {
      if (size_of(set) == 3) evaluate(set);
    }
  }

  // Calls visit(symbol, y_leads, x, x_function, y, y_function) for what may make the target: the
  // symbol between functions of the sets x and y, that of y on the left if y_leads. True from visit
  // ends it.
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (CardSet y = 1; y <= 8; ++y) {
      if (size_of(y) == 1 ? is_repeated(y) : size_of(y) != 2 || !may_meet(y)) continue;
      for (std::uint32_t i = 0; i < kSizes[size_of(y)]; ++i) {
        if (meet(y, i, visit)) return;
      }
    }
  }

 private:
  static constexpr std::uint32_t kSizes[] = {0, 1, 6, 68};
  static constexpr std::size_t kMostFunctions = 68;

  using Quad = float __attribute__((vector_size(16)));
  using QuadMask = int __attribute__((vector_size(16)));

  // What is wanted of x, by the operator undone.
  struct Wanted {
    Symbol symbol;
    bool y_leads;
  };
  static constexpr std::size_t kWanted = 6;
  static constexpr Wanted kWantedOf[kWanted] = {{Symbol::kPlus, false}, {Symbol::kMinus, false},
                                                {Symbol::kMinus, true}, {Symbol::kTimes, false},
                                                {Symbol::kOver, false}, {Symbol::kOver, true}};

  static constexpr std::array kOperators = {Symbol::kPlus, Symbol::kMinus, Symbol::kTimes,
                                            Symbol::kOver};

  // The functions of a set, those of one operator together, with places among all values for their
  // operands.
  struct Plan {
    Plan() = default;

    explicit Plan(CardSet set) {
      const Functions& functions = functions_of(static_cast<int>(size_of(set)), false);
      std::size_t count = 0;
      for (std::size_t o = 0; o < kOperators.size(); ++o) {
        for (const Run& run : functions.runs) {
          if (run.symbol != kOperators[o]) continue;
          const CardSet left = spread(run.left_variables, set);
          for (std::uint32_t i = run.begin; i < run.end; ++i) {
            const Function f = functions.functions[i];
            functions_[count++] = {static_cast<std::uint16_t>(place_of(left) + f.left),
                                   static_cast<std::uint16_t>(place_of(set & ~left) + f.right),
                                   static_cast<std::uint16_t>(i)};
          }
        }
        ends_[o + 1] = count;
      }
    }

    // Calls visit(left, right, function) with each function of the o-th operator.
    template <class Visit>
    void for_each(std::size_t o, const Visit& visit) const {
      for (std::size_t i = ends_[o]; i < ends_[o + 1]; ++i) {
        visit(functions_[i].left, functions_[i].right, functions_[i].function);
      }
    }

   private:
    struct Places {
      std::uint16_t left;
      std::uint16_t right;
      std::uint16_t function;
    };
    std::array<Places, kMostFunctions> functions_ = {};
    std::array<std::size_t, kOperators.size() + 1> ends_ = {};
  };

  static const Plan& plan_of(CardSet set) {
    static const auto plans = [] {
      std::array<Plan, 15> result;
      for (CardSet some = 1; some < 15; ++some) {
        if (!is_single(some)) result[some] = Plan(some);
      }
      return result;
    }();
    return plans[set];
  }

  static constexpr std::size_t place_of(CardSet set) { return set * kMostFunctions; }

  double* values(CardSet set) { return values_.data() + place_of(set); }
  const double* values(CardSet set) const { return values_.data() + place_of(set); }

  void evaluate(CardSet set) {
    const Plan& plan = plan_of(set);
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

  // Whether the card before is equal, so that it says all.
  bool is_repeated(CardSet single) const {
    return single > 1 && *values(single) == *values(single / 2);
  }

  template <class Visit>
  bool meet(CardSet y, std::uint32_t y_function, const Visit& visit) const {
    const double v = values(y)[y_function];
    if (!std::isfinite(v)) return false;
    double wanted[kWanted];
    undo(v, wanted);
    const CardSet x = 15 & ~y;
    const float* const rounded = rounded_[x].data();
    unsigned near = size_of(x) == 3 ? FourCards::near<68>(rounded, wanted)
                                    : FourCards::near<8>(rounded, wanted);
    if (v == 0) near &= 7;  // times or over 0, nothing makes the target
    for (; near != 0; near &= near - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(near));
      const double slack = 1e-9 * (1 + std::fabs(wanted[i]));
      for (std::uint32_t j = 0; j < kSizes[size_of(x)]; ++j) {
        if (!(std::fabs(values(x)[j] - wanted[i]) <= slack)) continue;
        if (visit(kWantedOf[i].symbol, kWantedOf[i].y_leads, x, j, y, y_function)) return true;
      }
    }
    return false;
  }

  // What is wanted of x. Of times and over 0, anything.
  void undo(double v, double* wanted, std::size_t stride = 1) const {
    wanted[0] = target_ - v;
    wanted[stride] = target_ + v;
    wanted[2 * stride] = v - target_;
    wanted[3 * stride] = target_ / (v == 0 ? 1 : v);
    wanted[4 * stride] = target_ * v;
    wanted[5 * stride] = v / target_;
  }

  // What is near enough, in floats: how far from where, squared.
  static float slack(double wanted) {
    const double slack = 1e-6 * (1 + std::fabs(wanted));
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

  // For each of what is wanted, a bit: whether x may have it.
  template <std::size_t size>
  static unsigned near(const float* values, const double (&wanted)[kWanted]) {
    unsigned near = 0;
    for (std::size_t i = 0; i < kWanted; ++i) {
      const Quad middle = quad_of(static_cast<float>(wanted[i]));
      const Quad most = quad_of(slack(wanted[i]));
      QuadMask any = {};
      for (std::size_t at = 0; at < size; at += 4) {
        const Quad distance = quad_at(values + at) - middle;
        any |= distance * distance <= most;
      }
      if (is_any(any)) near |= 1U << i;
    }
    return near;
  }

  // Whether two cards may make the target with the other two: what is wanted for any function of y
  // beside all of x.
  bool may_meet(CardSet y) const {
    constexpr std::size_t kLanes = 8;  // of which some repeat the first
    double wanted[kWanted * kLanes];
    for (std::size_t i = 0; i < kLanes; ++i) undo(values(y)[i < 6 ? i : 0], wanted + i, kLanes);
    float middles[kWanted * kLanes];
    float most[kWanted * kLanes];
    for (std::size_t i = 0; i < kWanted * kLanes; ++i) {
      middles[i] = static_cast<float>(wanted[i]);
      most[i] = slack(wanted[i]);
    }
    const float* const rounded = rounded_[15 & ~y].data();
    QuadMask any = {};
    for (std::size_t at = 0; at < kWanted * kLanes; at += 4) {
      const Quad middle = quad_at(middles + at);
      const Quad bound = quad_at(most + at);
      for (std::size_t i = 0; i < 6; ++i) {
        const Quad distance = quad_of(rounded[i]) - middle;
        any |= distance * distance <= bound;
      }
    }
    return is_any(any);
  }

  const double target_;
  std::array<double, 15 * kMostFunctions> values_;  // by set
  std::array<std::array<float, kMostFunctions>, 15> rounded_;
};

}  // namespace twentyfour

#endif
