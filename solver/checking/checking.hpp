// What people write: is it right? And if not, why?
//
// The manual says what an answer is, when it is right, and in which order reasons are looked for
// ("Checking answers"). A factorial of 1 or 2 may be right, but no search makes one. Whether a
// claim that there is none is right, only a search can tell, which is left to the caller. Cost:
// about half a microsecond for four cards, with some allocations; linear in the text.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "solver/checking/template.hpp"
#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/text/wording.hpp"

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
