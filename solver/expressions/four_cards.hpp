// Four cards in any order, fast: the last operator is undone, and what is wanted on its one side is
// compared with all values that the other side has: rounded to floats, four at a time, and where
// one is near, as doubles.
//
// That is only a filter. Every function that makes the target is reported, and perhaps one that
// misses it by little, so an exact check has to follow. None is lost: values of three cards up to
// 9999 are off by at most 10^-11 or some units in the last place, and so is what is wanted while
// the target is at most kLargestTarget; the comparison of doubles allows 10^-9 of either kind.
//
// Domain: four cards in ascending order, a target that takes() accepts; not checked.
// Cost: about a microsecond; no allocation.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_FOUR_CARDS_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_FOUR_CARDS_HPP

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solver/expressions/functions.hpp"
#include "solver/expressions/values.hpp"

namespace twentyfour {

class FourCards {
 public:
  static constexpr double kLargestTarget = 1e5;

  // Not 0, which would make anything a solution beside a 0.
  static bool takes(double target) { return target != 0 && std::fabs(target) <= kLargestTarget; }

  FourCards(const std::int64_t* cards, double target) : target_(target) {
    for (std::size_t i = 0; i < 4; ++i) values_[1U << i][0] = static_cast<double>(cards[i]);
    for (CardSet set = 1; set < 15; ++set) {
      if (size_of(set) == 2) evaluate(set, 2);
    }
    for (CardSet set = 1; set < 15; ++set) {
      if (size_of(set) == 3) evaluate(set, 3);
    }
  }

  // Calls visit(symbol, y_leads, x, x_function, y, y_function) for what may make the target: the
  // symbol between functions of the sets x and y, that of y on the left if y_leads. True from visit
  // ends it.
  template <class Visit>
  void for_each(const Visit& visit) const {
    for (CardSet y = 1; y < 15; ++y) {
      if ((size_of(y) == 1 && !is_repeated(y)) || (size_of(y) == 2 && y < 8)) {
        for (std::uint32_t i = 0; i < kSizes[size_of(y)]; ++i) {
          if (meet(y, i, visit)) return;
        }
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

  void evaluate(CardSet set, int size) {
    const Functions& functions = functions_of(size, false);
    double* const to = values_[set].data();
    for (const Run& run : functions.runs) {
      const CardSet left = spread(run.left_variables, set);
      const double* const x = values_[left].data();
      const double* const y = values_[set & ~left].data();
      const auto fill = [&](auto operate) {
        for (std::uint32_t i = run.begin; i < run.end; ++i) {
          const Function f = functions.functions[i];
          to[i] = operate(x[f.left], y[f.right]);
        }
      };
      switch (run.symbol) {
        case Symbol::kPlus:
          fill([](double a, double b) { return a + b; });
          break;
        case Symbol::kMinus:
          fill([](double a, double b) { return a - b; });
          break;
        case Symbol::kTimes:
          fill([](double a, double b) { return a * b; });
          break;
        default:
          fill([](double a, double b) { return b == 0 ? HUGE_VAL : a / b; });
      }
    }
    float* const rounded = rounded_[set].data();
    for (std::size_t i = 0; i < functions.functions.size(); ++i) {
      rounded[i] = static_cast<float>(to[i]);
    }
    if (size == 2) rounded[6] = rounded[7] = HUGE_VALF;
  }

  // Whether the card before is equal, so that it says all.
  bool is_repeated(CardSet single) const {
    return single > 1 && values_[single][0] == values_[single / 2][0];
  }

  template <class Visit>
  bool meet(CardSet y, std::uint32_t y_function, const Visit& visit) const {
    const double v = values_[y][y_function];
    if (!std::isfinite(v)) return false;
    const double wanted[kWanted] = {target_ - v, target_ + v,
                                    v - target_, target_ / (v == 0 ? 1 : v),
                                    target_ * v, v / target_};
    const CardSet x = 15 & ~y;
    const float* const rounded = rounded_[x].data();
    unsigned near = size_of(x) == 3 ? FourCards::near<68>(rounded, wanted)
                                    : FourCards::near<8>(rounded, wanted);
    if (v == 0) near &= 7;  // times or over 0, nothing makes the target
    for (; near != 0; near &= near - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(near));
      const double slack = 1e-9 * (1 + std::fabs(wanted[i]));
      for (std::uint32_t j = 0; j < kSizes[size_of(x)]; ++j) {
        if (!(std::fabs(values_[x][j] - wanted[i]) <= slack)) continue;
        if (visit(kWantedOf[i].symbol, kWantedOf[i].y_leads, x, j, y, y_function)) return true;
      }
    }
    return false;
  }

  // For each of what is wanted, a bit: whether x may have it.
  template <std::size_t size>
  static unsigned near(const float* values, const double (&wanted)[kWanted]) {
    Quad low[kWanted];
    Quad high[kWanted];
    QuadMask any[kWanted] = {};
    for (std::size_t i = 0; i < kWanted; ++i) {
      const double slack = 1e-6 * (1 + std::fabs(wanted[i]));
      low[i] = Quad{} + static_cast<float>(wanted[i] - slack);
      high[i] = Quad{} + static_cast<float>(wanted[i] + slack);
    }
    for (std::size_t at = 0; at < size; at += 4) {
      Quad quad;
      std::memcpy(&quad, values + at, sizeof quad);
      for (std::size_t i = 0; i < kWanted; ++i) any[i] |= (quad >= low[i]) & (quad <= high[i]);
    }
    unsigned near = 0;
    for (std::size_t i = 0; i < kWanted; ++i) {
      long long halves[2];
      std::memcpy(halves, &any[i], sizeof halves);
      if ((halves[0] | halves[1]) != 0) near |= 1U << i;
    }
    return near;
  }

  const double target_;
  std::array<std::array<double, kMostFunctions>, 15> values_;  // by set
  std::array<std::array<float, kMostFunctions>, 15> rounded_;
};

}  // namespace twentyfour

#endif
