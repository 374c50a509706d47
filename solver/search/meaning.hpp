// What a way to make something means: its function at the random point, and what it looks like.
//
// Both depend on the cards only by which of them are equal, 0 or 1: so the meanings of what up to
// three cards make are worked out once for all hands, by the variables that stand for the cards.
//
// Domain: variables from 0 to kMostCards + 1, of which 0 and 1 are the numbers. Not checked.
// Cost: a few nanoseconds to combine two; of three variables' functions some 4 us when first asked
// for, and 4 KB. Seven cards stand for at most 165 sets of three in any order, eight for 1000
// ordered ones, which have fewer functions.
#ifndef TWENTYFOUR_SOLVER_SEARCH_MEANING_HPP
#define TWENTYFOUR_SOLVER_SEARCH_MEANING_HPP

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/shape.hpp"
#include "solver/search/functions.hpp"

namespace twentyfour {

// A function at the random point is a quotient, for inverses are dear.
struct Meaning {
  Residue numerator;
  Residue denominator;
  Shape shape;
};

// Of two whose shapes are parts of the symbol's kind.
inline Meaning combine_parts(Symbol symbol, const Meaning& x, const Meaning& y) {
  const Shape shape = combine_parts(symbol, x.shape, y.shape);
  if (symbol == Symbol::kTimes) {
    return {multiply(x.numerator, y.numerator), multiply(x.denominator, y.denominator), shape};
  }
  const Residue left = multiply(x.numerator, y.denominator);
  const Residue right = multiply(x.denominator, y.numerator);
  if (symbol == Symbol::kOver) return {left, right, shape};
  return {symbol == Symbol::kPlus ? add(left, right) : subtract(left, right),
          multiply(x.denominator, y.denominator), shape};
}

// One that is at hand in both kinds.
struct SmallMeaning {
  Residue numerator;
  Residue denominator;
  std::array<Shape, 2> shapes;

  SmallMeaning() = default;

  explicit SmallMeaning(const Meaning& x)
      : numerator(x.numerator),
        denominator(x.denominator),
        shapes{twentyfour::as_part_of(Kind::kSum, x.shape),
               twentyfour::as_part_of(Kind::kProduct, x.shape)} {}

  Meaning as_part_of(Kind kind) const {
    return {numerator, denominator, shapes[kind == Kind::kSum ? 0 : 1]};
  }
};

// The variables that stand for a hand's cards: equal ones for equal cards.
using Variables = std::array<std::uint8_t, kMostCards>;

inline Variables variables_of(const std::vector<std::int64_t>& cards) {
  Variables variables = {};
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto first =
        static_cast<std::size_t>(std::find(cards.begin(), cards.end(), cards[i]) - cards.begin());
    variables[i] =
        static_cast<std::uint8_t>(cards[i] < 2 ? static_cast<std::size_t>(cards[i]) : 2 + first);
  }
  return variables;
}

class SmallMeanings {
 public:
  static constexpr int kMostSmall = 3;

  explicit SmallMeanings(bool ordered) : ordered_(ordered) {}

  // Of the variables in the set, at most three: by function, in the order of functions_of. They
  // stay where they are.
  const SmallMeaning* of(const Variables& variables, unsigned set) {
    std::vector<SmallMeaning>& meanings = meanings_[number(variables, set)];
    if (meanings.empty()) meanings = work_out(variables, set);
    return meanings.data();
  }

 private:
  static constexpr std::size_t kNumbers = (kMostCards + 3) * (kMostCards + 3) * (kMostCards + 3);

  static std::size_t number(const Variables& variables, unsigned set) {
    std::size_t number = 0;
    for (unsigned left = set; left != 0; left &= left - 1) {
      number = number * (kMostCards + 3) +
               variables[static_cast<std::size_t>(std::countr_zero(left))] + 1;
    }
    return number;
  }

  std::vector<SmallMeaning> work_out(const Variables& variables, unsigned set) {
    if (std::has_single_bit(set)) {
      const std::int64_t variable = variables[static_cast<std::size_t>(std::countr_zero(set))];
      return {SmallMeaning({residue_of_variable(variable), 1, shape_of_card(variable)})};
    }
    const Functions& functions = functions_of(std::popcount(set), ordered_);
    std::vector<SmallMeaning> meanings;
    meanings.reserve(functions.functions.size());
    for (const Run& run : functions.runs) {
      const Kind kind = kind_of(run.symbol);
      const unsigned left = spread(run.left_variables, set);
      const SmallMeaning* const x = of(variables, left);
      const SmallMeaning* const y = of(variables, set & ~left);
      for (std::uint32_t i = run.begin; i < run.end; ++i) {
        const Function f = functions.functions[i];
        meanings.emplace_back(
            combine_parts(run.symbol, x[f.left].as_part_of(kind), y[f.right].as_part_of(kind)));
      }
    }
    return meanings;
  }

  const bool ordered_;
  std::array<std::vector<SmallMeaning>, kNumbers> meanings_;
};

}  // namespace twentyfour

#endif
