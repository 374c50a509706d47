// Reads a line that is a hand or, for kCheck, a hand and an answer.
//
// The cards of a hand are separated by white space, commas or semicolons, also by U+FF0C and
// U+3001, and may have a pair of brackets ( ) [ ] { } around them. A card may stand in double
// quotation marks, and a number may have zeros after a point: "5", 5.0. A byte order mark at the
// start is passed over. For kCheck the hand is the first cards of the line; one with commas,
// semicolons or brackets ends before a tab too, and so does one with too few cards whose first
// separator is a blank. A game is read as in any other input. Cost: some 20 ns for four cards, and
// no allocation but for a reason.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "solver/answering/run.hpp"
#include "solver/expressions/deal.hpp"

namespace twentyfour {

// How many bytes a separator of cards has, with which the text begins; 0 if it begins with none.
std::size_t separator_length(std::string_view text);

enum class LineKind {
  kEmpty,  // blank, or a comment after #
  kHand,
  kBad,
};

class HandLine {
 public:
  // @param run  must outlive this object; its games are not counted
  explicit HandLine(const Run& run);

  LineKind read(std::string_view line);

  // After kHand: the hand, and what follows it in the line.
  const int* cards() const { return cards_.data(); }
  Deal deal() const;
  std::string_view rest() const { return rest_; }

  // After kBad: why.
  const std::string& reason() const { return reason_; }

  // After kBad: whether there is a word in place of the first card, or after letters of cards.
  bool has_name() const { return has_name_; }

 private:
  LineKind read_game();
  LineKind read_hand();
  bool read_cards();
  void read_short_cards();
  void skip_separators();
  bool is_at_last_tab() const;
  bool is_at_end() const;
  bool take_closing_bracket();
  std::string_view token() const;
  LineKind bad(std::string reason);

  const Run& run_;
  const bool has_answer_;
  const std::size_t cards_in_hand_;

  std::string_view rest_;
  std::array<int, kMostCards> cards_ = {};
  std::size_t count_ = 0;    // of cards, also of those that cards_ has no room for
  char closing_ = 0;         // the bracket that ends the hand
  bool is_marked_ = false;   // has commas, semicolons or brackets so far
  bool has_blanks_ = false;  // a blank or a mark is the first separator
  Deal game_;
  std::string reason_;
  bool has_name_ = false;
};

}  // namespace twentyfour
