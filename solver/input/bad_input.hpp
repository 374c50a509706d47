// Why input is bad, in words: the same for a stream, a line and an argument; and the lines of
// output that say so.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "solver/input/source.hpp"

namespace twentyfour {

// Why input that begins with these bytes cannot be read as text, and what to do; empty if it may be
// text.
//   the input is compressed; use gzip -dc FILE | twentyfour
std::string not_text(std::string_view first_bytes);

// expected ..., found "x". Of a long token, the first bytes are shown.
std::string expected(std::string_view what, std::string_view token);

// Whether a token is a card with its suit: 10 and one of U+2660 to U+2667, or 8h.
bool has_suit(std::string_view token);

// expected a card (0 to 9999, or A, J, Q, K, T), found "x"; after 25=65 or 8h also what is wrong
std::string bad_card(std::string_view token);

// expected a card (0 to 9999, or A, J, Q, K, T), found an empty field
std::string empty_field();

// "; if each digit is a card, write 5 5 5 1": where a text may be cards of one character without
// blanks, as on a ticket; otherwise empty.
std::string hint_at_digits(std::string_view text);

// 3 of 4 cards
std::string cards_of_hand(std::size_t cards, int cards_in_hand);

// The same after kShortHand; of a game also its number of cards and its target.
std::string cards_of_hand(const Source& source);

// more than 1000000 expressions; --limit=N allows N
std::string limit_exceeded(std::size_t limit, Limited things);

// Why a source has returned kBadCard or kShortHand, without the place.
std::string reason_of(Outcome outcome, const Source& source);

// The word before the tab and the reason. Reserved: never printed as an answer.
constexpr std::string_view kErrorWord = "ERROR";

inline std::string error_line(const Query& query, std::string_view reason) {
  return answer_line(query, joined({kErrorWord, "\t", reason}));
}

// The lines of a run. Lines count from 1.
struct LineCounts {
  std::uint64_t lines = 0;
  std::uint64_t bad = 0;
  std::uint64_t first_bad = 0;  // 0 if there is none
  std::string not_text;         // why no line was read; empty if lines were
  bool lacks_template = false;  // whether there are texts, and none has a template

  // Bad lines are counted in any order.
  void add_bad(std::uint64_t line) { first_bad = bad++ == 0 ? line : std::min(first_bad, line); }
};

}  // namespace twentyfour
