// Bytes to hands, however the input is cut; and where and what an error is.
//
// The grammar: cards separated by white space (space, \t, \n, \v, \f, \r), in any layout, four to
// a hand or as many as asked for; a card is an integer from 0 to 9999, leading zeros allowed, or
// one of A J Q K in either case for 1 11 12 13. A token is a longest run of bytes that are not
// white space.
//
// The reader is given the input block by block and keeps what it needs between blocks, so a token,
// a hand or a line may be cut anywhere. It neither judges hands nor knows the sentinel.
// Cost: a few instructions a byte, no allocation.
#ifndef TWENTYFOUR_SOLVER_JUDGE_HAND_READER_HPP
#define TWENTYFOUR_SOLVER_JUDGE_HAND_READER_HPP

#include <cstddef>
#include <cstdint>

#include "solver/judge/hand.hpp"

namespace twentyfour {

// Lines and columns count from 1, in bytes.
struct Position {
  std::uint64_t line;
  std::uint64_t column;
};

// A token as it was written, up to the length that is shown of it.
struct Token {
  static constexpr int kLongestShown = 24;

  char text[kLongestShown];
  int length;  // kLongestShown + 1 stands for any that is longer

  void append(char byte) {
    if (length < kLongestShown) text[length] = byte;
    if (length <= kLongestShown) ++length;
  }

  bool is_overlong() const { return length > kLongestShown; }

  std::size_t shown_length() const {
    return static_cast<std::size_t>(is_overlong() ? kLongestShown : length);
  }
};

// What came of reading on.
enum class Reading {
  kHand,       // a hand is complete
  kMore,       // the block is used up
  kBadCard,    // a token is no card
  kShortHand,  // the input ends inside a hand
};

class HandReader {
 public:
  // @param cards_in_hand  from 1 to kMostCardsInHand
  explicit HandReader(int cards_in_hand = kCardsInHand) : cards_in_hand_(cards_in_hand) {}

  // Takes the next block of the input. What was unread of the last one is forgotten.
  void start_block(const char* begin, const char* end) {
    line_start_ -= end_ - block_;
    block_ = at_ = begin;
    end_ = end;
  }

  // Where in the block reading goes on.
  const char* at() const { return at_; }
  const char* end() const { return end_; }

  // Whether no card of an unfinished hand has been begun.
  bool between_hands() const { return cards_read_ == 0 && state_ == State::kBetween; }

  // Goes on at `to`, for what is before, with so many line ends, has been read by somebody else;
  // only between hands.
  void skip_to(const char* to, std::uint64_t line_ends) {
    at_ = to;
    line_ += line_ends;
    if (line_ends == 0) return;
    while (to[-1] != '\n') --to;
    line_start_ = to - block_;
  }

  // Reads on to the end of a hand or the block, or up to a token that is no card.
  Reading read() {
    for (; at_ != end_; ++at_) {
      if (!is_space(*at_)) {
        take(*at_);
        if (state_ == State::kBad && token_.is_overlong()) return Reading::kBadCard;
        continue;
      }
      const Reading reading = end_token();
      if (reading == Reading::kBadCard) return reading;
      if (*at_ == '\n') {
        ++line_;
        line_start_ = at_ + 1 - block_;
      }
      if (reading == Reading::kHand) {
        ++at_;
        return reading;
      }
    }
    return Reading::kMore;
  }

  // Says that the input has ended, which ends a token as white space does. kMore: between hands.
  Reading finish() {
    const Reading reading = end_token();
    return reading == Reading::kMore && cards_read_ > 0 ? Reading::kShortHand : reading;
  }

  // After kHand, the cards of the hand; of a hand of four, the hand.
  const int* cards() const { return cards_; }
  Hand hand() const { return {{cards_[0], cards_[1], cards_[2], cards_[3]}}; }

  // After kBadCard: the token and its first byte.
  const Token& bad_token() const { return token_; }
  Position bad_token_at() const { return token_at_; }

  // After kShortHand: how many cards there are, and where the first begins.
  int cards_read() const { return cards_read_; }
  Position short_hand_at() const { return hand_at_; }

 private:
  enum class State { kBetween, kNumber, kLetter, kBad };

  static bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

  static bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

  // Takes a byte that is not white space.
  void take(char byte) {
    if (state_ == State::kBetween) start_token(byte);
    token_.append(byte);
    if (state_ == State::kNumber && is_digit(byte)) {
      card_ = card_ * 10 + (byte - '0');
      if (card_ > kLargestCard) state_ = State::kBad;
    } else if (state_ != State::kLetter || token_.length > 1) {
      state_ = State::kBad;
    }
  }

  void start_token(char byte) {
    token_.length = 0;
    token_at_ = {line_, static_cast<std::uint64_t>(at_ - block_ - line_start_ + 1)};
    if (cards_read_ == 0) hand_at_ = token_at_;
    card_ = letter_card(byte);
    state_ = card_ > 0 ? State::kLetter : State::kNumber;
  }

  // Ends the token, if there is one. kMore: the hand is not complete.
  Reading end_token() {
    if (state_ == State::kBetween) return Reading::kMore;
    if (state_ == State::kBad) return Reading::kBadCard;
    state_ = State::kBetween;
    cards_[cards_read_++] = card_;
    if (cards_read_ < cards_in_hand_) return Reading::kMore;
    cards_read_ = 0;
    return Reading::kHand;
  }

  const char* block_ = nullptr;
  const char* at_ = nullptr;
  const char* end_ = nullptr;

  int cards_in_hand_;
  int cards_[kMostCardsInHand] = {};
  int cards_read_ = 0;

  State state_ = State::kBetween;
  int card_ = 0;
  Token token_ = {};
  Position token_at_ = {};
  Position hand_at_ = {};

  std::uint64_t line_ = 1;
  std::int64_t line_start_ =
      0;  // from the start of the block; below 0 if that was in an earlier one
};

}  // namespace twentyfour

#endif
