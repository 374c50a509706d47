// What people write: is it right? And if not, why?
//
// An answer is an expression, or the claim that there is none, made plain by plain_answer.hpp and
// read by parsing.hpp. It may be one side of equals signs: the first side that is more than a
// number or, if there is none, the first. Each other side may be a number (24, -3, 24.0, 170/7 or
// -\frac{1}{2}) or an expression, after the answer also of any numbers: 5*4.8. An answer is right
// if it uses each card of the hand once and makes the target, and each other side has exactly that
// value. A text that is none of this may be an expression in postfix order (parsing.hpp) or an
// answer in steps (steps.hpp), which is right if its expression can be written by the rules.
// Otherwise the first of these that holds is the reason:
//   unreadable: at column 3: expected ..., found "x"      a side is not an expression; columns
//                                                         count characters of the answer, from 1
//   unreadable: at column 3: write the operator           or "the brackets"; see parsing.hpp
//   unreadable: at column 1: a leading minus is not allowed
//   needs brackets, which are not allowed here    in postfix order; see printing.hpp
//   uses ^, which is not allowed             the first such operator, in the order + - * / ^ !
//   uses 5 twice, the hand holds one         or "none"; the least such card
//   leaves a 1 unused                        or "two 5s", or "a 1 and two 5s"
//   divides by zero
//   divides 1 by 5, which leaves a remainder where divisions have to be exact
//   raises 0 to 0, which is undefined        or "2 to 1/2, which is not an integer"
//   takes the factorial of 21                or of whatever else is not an integer from 0 to 20
//   makes a number that is too large         for a Rational: an intermediate value, or the last
//   makes 25                                 or 170/7
//   makes 24, not 25                         another side, which may also have another flaw
//   does not keep the cards in order         where the rules ask for it
//   step 2: makes 8, not 9                   a step with this or another flaw; see steps.hpp
// With --subsets unused cards are allowed; later reasons list them: makes 25; leaves out a 6.
// Where a text is none of this, but has an answer within (plain_answer.hpp), that is judged; if it
// is empty, the reason is: no answer. A reason ends in a hint if the text has words that are not
// read, or if the answer is NO and that is not the claim. A factorial of 1 or 2 is right, though no
// search finds one. Whether a claim that there is none is right, only a search can tell, which is
// left to the caller. Cost: about half a microsecond for four cards, with some allocations.
#pragma once

#include <string_view>
#include <variant>

#include "solver/answers/wrong_answer.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/text/words.hpp"

namespace twentyfour {

struct RightAnswer {};

struct WrongAnswer {
  Reason reason;
};

// The answer says that there is none.
struct ClaimOfNone {};

using Finding = std::variant<RightAnswer, WrongAnswer, ClaimOfNone>;

// @param answer  without white space around it
// @param rules  also say how the answer is read
// @param words  words.no claims that there is none, and so does NO, unless it is words.yes; both in
//               capital or small letters, and as plain_answer.hpp unwraps them
Finding check_answer(const Deal& deal, std::string_view answer, const Rules& rules = {},
                     const Words& words = {}, bool reads_anywhere = false);

}  // namespace twentyfour
