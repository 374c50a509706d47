// What people write: is it right? And if not, why?
//
// The manual says what an answer is, when it is right, and in which order reasons are looked for
// ("Checking answers"). A factorial of 1 or 2 may be right, but no search makes one. Whether a
// claim that there is none is right, only a search can tell, which is left to the caller. Cost:
// about half a microsecond for four cards, with some allocations; linear in the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/checking/template.hpp"
#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {

struct Finding {
  enum class Kind : std::uint8_t {
    kRight,
    kClaimOfNone,  // that a search can judge
    kWrong,        // but it can be read
    kUnreadable,   // or there is none
    kNotJudged,    // it can be read, but whether it is right nobody can tell
  };

  Kind kind;
  std::string reason = {};  // in one line, as --check prints it; empty for the first two

  // How many numbers the answer takes: of its expression, or of its steps, where a result that a
  // later step takes does not count. 0 for a claim, and for what is unreadable.
  std::size_t numbers = 0;

  bool has_place = true;  // whether one of the templates occurs in the text

  // The reason, for programs: what is wrong, in which step (from 1; 0 if in none), and, of an
  // unreadable answer, what was expected, without the place.
  Flaw flaw = Flaw::kOther;
  std::size_t step = 0;
  std::string expected = {};
};

// @param words  words.no claims that there is none, and so does NO, unless it is words.yes
// @param templates  the first that occurs says where in the text the answer stands; without any the
//                   answer is the text
Finding check_answer(const Deal& deal, std::string_view text, const Rules& rules = {},
                     const Words& words = {}, const std::vector<Template>& templates = {});

}  // namespace twentyfour
