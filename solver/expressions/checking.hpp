// Is an answer right? And if not, why?
//
// An answer is an expression as parsing.hpp reads it, or the claim that there is none. It is right
// if it uses each card of the hand once and makes the target. The first of these that holds is why
// it is not:
//   at column 3: expected ...                it is no expression; columns count bytes, from 1
//   uses 5 twice, the hand holds one         or "none"; the least such card
//   leaves a 1 unused                        or "two 5s", or "a 1 and two 5s"
//   divides by zero
//   makes 25                                 or 170/7
// Whether a claim of none is right takes a search, which is left to the caller.
// Cost: about half a microsecond for four cards, with some allocations.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_CHECKING_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_CHECKING_HPP

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/expressions/rational.hpp"

namespace twentyfour {

struct RightAnswer {};

struct WrongAnswer {
  std::string reason;
};

// The answer says that there is none.
struct ClaimOfNone {};

using Finding = std::variant<RightAnswer, WrongAnswer, ClaimOfNone>;

// The text from its first byte that is not white space to its last.
std::string_view without_blanks_around(std::string_view text);

// @param hand  the cards in any order, from 0 to 9999
// @param none  how the claim is worded; white space around it does not count
Finding check_answer(const std::vector<std::int64_t>& hand, const Rational& target,
                     std::string_view answer, std::string_view none = "NO");

}  // namespace twentyfour

#endif
