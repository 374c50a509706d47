// What an output says in which there is no answer: that there is none, or what may be anything.
#pragma once

#include <string>
#include <string_view>

#include "solver/expressions/deal.hpp"

namespace twentyfour {

struct Claim {
  bool is_of_none = false;  // a word or a 0 says that there is no answer, or the text is blank
  std::string doubt = {};   // otherwise: a word for YES, or a number that is not the hand's
  std::string words = {};   // the words of the text, which may be the same for other hands
};

// Numbers that say nothing: the cards of the hand, all of them; of an item, as in "3." and "Case
// 3:"; the target, as in "make 24".
Claim claim_in(std::string_view text, const Deal& deal);

}  // namespace twentyfour
