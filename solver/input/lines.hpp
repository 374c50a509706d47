// The input, cut into lines, and the hand of a line.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/expressions/deal.hpp"
#include "solver/input/query.hpp"

namespace twentyfour {

// Cuts the input into lines. Cost: some ns a line. A line that lies in one block is not copied; of
// any other, at most kLongest bytes are kept.
class Lines {
 public:
  static constexpr std::size_t kLongest = std::size_t{1} << 20;

  struct InputLine {
    std::string_view text;  // without the line end; its beginning if it is too long
    bool is_too_long;       // longer than kLongest
  };

  // The text must stay until next() has returned nothing. After the last block, a line may have no
  // line end.
  void start_block(std::string_view block, bool is_last) {
    block_ = block;
    is_last_ = is_last;
  }

  // What is left of the block; between two lines, some whole lines of it may be skipped.
  std::string_view rest() const { return block_; }
  bool is_between_lines() const { return is_over_ || !is_inside_line(); }
  void skip_to(const char* begin_of_line) {
    block_.remove_prefix(static_cast<std::size_t>(begin_of_line - block_.data()));
  }

  // The next line, valid until the next call; nothing if the block is used up.
  std::optional<InputLine> next() {
    if (std::exchange(is_over_, false)) {
      held_.clear();
      is_too_long_ = false;
    }
    const std::size_t end = block_.find('\n');
    const bool has_end = end != std::string_view::npos;
    const std::string_view text = block_.substr(0, end);
    block_.remove_prefix(has_end ? end + 1 : block_.size());
    if (has_end && !is_inside_line() && text.size() <= kLongest) return InputLine{text, false};
    hold(text);
    is_over_ = has_end || (is_last_ && is_inside_line());
    return is_over_ ? std::optional(InputLine{held_, is_too_long_}) : std::nullopt;
  }

 private:
  bool is_inside_line() const { return is_too_long_ || !held_.empty(); }

  void hold(std::string_view part) {
    is_too_long_ = is_too_long_ || part.size() > kLongest - held_.size();
    held_ += part.substr(0, kLongest - held_.size());
  }

  std::string_view block_;
  bool is_last_ = false;

  // The beginning of a line, from earlier blocks.
  std::string held_;
  bool is_too_long_ = false;
  bool is_over_ = false;  // the line has been returned
};

// Takes a separator of cards from the front of a text; counts it if it is a comma or a semicolon.
// Returns whether there is one.
bool take_separator(std::string_view& text, int& marks);

// Takes what opens a hand: a bracket, a quotation mark before a list, or both, as in "[5, 5, 5,
// 1]". Returns what closes it; nothing if there is none. Domain: a text that is not empty.
std::string_view take_opening(std::string_view& text);

// What comes before the next separator.
std::string_view field_in(std::string_view text);

// The card that a field is, also "5", 5.0 and one of full-width digits; or -1.
int card_of_field(std::string_view field);

enum class LineKind {
  kEmpty,  // blank, or a comment after #
  kHand,
  kBad,
};

// Reads a line that is a hand or, for kCheck, a hand and an answer.
//
// The cards of a hand are separated by white space, commas or semicolons, also by U+3000, U+FF0C
// and U+3001, and may have a pair of brackets ( ) [ ] { } around them. Between two cards there is
// at most one comma or semicolon; one may follow the last, and one the brackets. A card may stand
// in double quotation marks, and so may the hand with its brackets; the digits of a card may be
// U+FF10 to U+FF19, and a number may have zeros after a point: "5", 5.0. A byte order mark at the
// start is passed over. For kCheck the hand is the first cards of the line. A tab after the last of
// them ends it; in a hand with commas, semicolons or brackets, or whose first separator is a blank,
// a tab before that does too; and so does one of the marks : | -> => U+2192 after the last. A card
// and a comma or semicolon after the hand make it bad. A game is read as in any other input. Cost:
// some 20 ns for four cards, and no allocation unless the line is bad.
class HandLine {
 public:
  // @param query  must outlive this object; its games are not counted
  explicit HandLine(const Query& query);

  LineKind read(std::string_view line);

  // After kHand: the hand, and what follows it in the line.
  const int* cards() const { return cards_.data(); }
  Deal deal() const;
  std::string_view rest() const { return rest_; }

  // After kBad: why.
  const std::string& reason() const { return reason_; }

  // After kBad: whether there is a word in place of the first card, or after letters of cards; or
  // more fields between commas or semicolons than cards in a hand.
  bool has_name() const { return has_name_; }
  bool has_too_many_fields() const { return has_too_many_fields_; }

  // Whether the first cards of the line make a hand of zeros.
  bool begins_with_zeros() const;

 private:
  LineKind read_game();
  LineKind read_hand();
  LineKind read_cards();
  LineKind end_of_hand();
  std::string wrong_number() const;
  void read_short_cards();
  int skip_separators();
  bool is_at_last_tab() const;
  bool is_at_end() const;
  bool take_closing();
  bool has_another_card() const;
  std::string_view token() const;
  LineKind bad(std::string reason);

  const Query& query_;
  const bool has_answer_;
  const std::size_t cards_in_hand_;

  std::string_view line_;
  std::string_view rest_;
  std::array<int, kMostCards> cards_ = {};
  std::size_t count_ = 0;     // of cards, also of those that cards_ has no room for
  std::string_view closing_;  // what ends the hand: a bracket, a quotation mark, or both
  bool is_marked_ = false;    // has commas, semicolons or brackets so far
  bool has_blanks_ = false;   // a blank or a mark is the first separator
  Deal game_;
  std::string reason_;
  bool has_name_ = false;
  bool has_too_many_fields_ = false;
};

}  // namespace twentyfour
