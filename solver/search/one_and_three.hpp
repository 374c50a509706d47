// Finds functions of four variables by their operands, a variable and a function of the other
// three.
//
// Cost: 9 KB.
#ifndef TWENTYFOUR_SOLVER_SEARCH_ONE_AND_THREE_HPP
#define TWENTYFOUR_SOLVER_SEARCH_ONE_AND_THREE_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/solving.hpp"
#include "solver/search/functions.hpp"

namespace twentyfour {

class OneAndThree {
 public:
  static constexpr std::uint16_t kNone = 0xffff;

  // The functions of four by the function of three, kNone where the table has another way to write
  // the same.
  using Row = std::array<std::uint16_t, 68>;

  explicit OneAndThree(FunctionTables& tables) {
    for (Row& row : rows_) row.fill(kNone);
    const Functions& functions = tables.of(4, false);
    for (const FunctionGroup& group : functions.groups) {
      const unsigned left = group.left_variables;
      if (size_of(left) == 2) continue;
      const bool one_is_left = is_single(left);
      const unsigned one = one_is_left ? left : 15 & ~left;
      Row& row = rows_[number({group.symbol, one_is_left && is_inverse(group.symbol)},
                              static_cast<unsigned>(std::countr_zero(one)))];
      for (std::uint32_t i = group.begin; i < group.end; ++i) {
        const Function f = functions.functions[i];
        row[one_is_left ? f.right : f.left] = static_cast<std::uint16_t>(i);
      }
    }
  }

  // y is the variable with the number, and x the function of three.
  const Row& row(Equation equation, unsigned variable) const {
    return rows_[number(equation, variable)];
  }

 private:
  // The last three bits of the four operators differ.
  static std::size_t number(Equation equation, unsigned variable) {
    const auto symbol = static_cast<std::size_t>(equation.symbol) % 8;
    return (symbol * 2 + (equation.y_leads ? 1 : 0)) * 4 + variable;
  }

  std::array<Row, 64> rows_;
};

}  // namespace twentyfour

#endif
