// Where the answer stands in a plain text of words (plain_answer.hpp).
//
// The first of these that the text has:
//   1. the last <answer> </answer> (any case), or else the last <<< >>>
//   2. the last \boxed{ }
//   3. after the last label, the rest of its line or, if that is blank, the next line or block. A
//      label is "answer", "solution", "expression" or "operations", alone or after "the", "my",
//      "final" or "the final":
//        at the start of a line with : or =            Answer: 5*(5-1/5)
//        with "the" or "final", and "is", "is:" or :   Therefore, the answer is 5*(5-1/5).
//      The Chinese labels are in places.cpp. Emphasis (* _ `, any number), # > and blanks may stand
//      before a label, around it and around what it holds, and - and the signs of JSON before it.
//   4. the only block: ``` ```, $$ $$ or """ """
// What is in <think> </think>, or before a lone </think>, is no answer; after a <think> that is not
// closed there is none. A label or a block does not count if a claim that there is no answer comes
// after it. A place is passed over that holds just a number which is no card, as \boxed{24}: then
// the one before of its kind counts, or the next kind.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

namespace twentyfour {

struct Place {
  std::string_view text;
  bool may_have_places = false;  // of 1 or 2: the list applies again
};

// Nothing where the text has no place for an answer, or where its tags do not match.
//
// @param passes_over  whether a text is no answer, though it stands at a place
// Cost: linear.
std::optional<Place> place_of_answer(std::string_view text,
                                     const std::function<bool(std::string_view)>& passes_over);

// The text after thoughts, without </answer> at its end if no tag begins.
std::string_view without_thoughts(std::string_view text);

// Whether a text says that there is no solution: "No solution.", "It is impossible.", "无解".
bool says_none(std::string_view text);

// Whether what follows an answer takes it back: by such a claim or another word.
bool takes_back(std::string_view text);

// Where a remark begins that ends the text and says no more than that the answer is right, as
// " (rounded)" or ". This uses each number once."; its end if there is none.
//
// @param target  the only number that it may have
std::size_t begin_of_remark(std::string_view text, std::string_view target);

}  // namespace twentyfour
