// What people write: is it right? And if not, why?
//
// A text is an answer as a whole or, with a template (template.hpp), has one at the place that it
// names; what stands outside is not read. An answer is plain (plain_answer.hpp), and one of these:
//   an expression (parsing.hpp)
//   sides joined by equals signs. The first that is more than a number or, if there is none, the
//       first is the answer. Each other side may be a number (24, -3, 24.0, 170/7 or -\frac{1}{2})
//       or an expression, after the answer also of any numbers: 5*4.8.
//   an expression in postfix order (parsing.hpp)
//   steps, which come to an expression (steps.hpp)
//   a claim that there is none, one of a list in checking.cpp
// It is right if it uses each card of the hand once and makes the target, and each other side has
// exactly that value. Otherwise the reason is the first of these that holds: there is no answer; it
// is unreadable (wrong_answer.hpp); a step has a flaw of its own (steps.hpp); the expression has
// one (wrong_answer.hpp). Where the text is unreadable, the reason may end in a template that finds
// an answer.
//
// A factorial of 1 or 2 may be right, but no search makes one. Whether a claim that there is none
// is right, only a search can tell, which is left to the caller. Cost: about half a microsecond for
// four cards, with some allocations; linear in the text.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "solver/answers/template.hpp"
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

// @param words  words.no claims that there is none, and so does NO, unless it is words.yes
// @param place  of the answer in the text; if nothing, all of it
Finding check_answer(const Deal& deal, std::string_view text, const Rules& rules = {},
                     const Words& words = {}, const std::optional<Template>& place = {});

}  // namespace twentyfour
