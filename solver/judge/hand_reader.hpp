// Bytes to hands, however the input is cut; and where and what an error is.
//
// The grammar: cards separated by white space (space, \t, \n, \v, \f, \r), in any layout, four to
// a hand or as many as asked for; a card is an integer from 0 to 9999, leading zeros allowed, or
// one of A J Q K in either case for 1 11 12 13. A token is a longest run of bytes that are not
// white space.
//
// The hands end as problem.hpp has it; with a count, the token before the first of them is a number
// without letters.
//
// The reader is given the input block by block and keeps what it needs between blocks, so a token,
// a hand or a line may be cut anywhere.
// Cost: a few instructions a byte, no allocation.
#ifndef TWENTYFOUR_SOLVER_JUDGE_HAND_READER_HPP
#define TWENTYFOUR_SOLVER_JUDGE_HAND_READER_HPP

#include <cstddef>
#include <cstdint>

#include "solver/judge/card.hpp"
#include "solver/judge/hand.hpp"
#include "solver/judge/problem.hpp"

namespace twentyfour {

constexpr int kMostCardsInHand = 8;

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

// What came of reading on; or of a whole run, when it is from kEnd on.
enum class Outcome {
  kHand,         // a hand is complete
  kMore,         // the block is used up
  kEnd,          // no hand follows, whatever else may
  kBadCard,      // a token is no card, or no count
  kShortHand,    // the input ends inside a hand
  kFewHands,     // the input ends before as many hands as were counted, or before their count
  kReadFailed,   // errno says why
  kWriteFailed,  // errno says why
};

class HandReader {
 public:
  // @param cards_in_hand  from 1 to kMostCardsInHand
  explicit HandReader(int cards_in_hand = kCardsInHand, Framing framing = kFraming)
      : cards_in_hand_(cards_in_hand),
        framing_(framing),
        awaits_count_(framing == Framing::kCounted) {}

  // Takes the next block of the input. What was unread of the last one is forgotten.
  void start_block(const char* begin, const char* end) {
    line_start_ -= end_ - block_;
    block_ = at_ = begin;
    end_ = end;
  }

  // Only between hands.
  void set_cards_in_hand(int cards) { cards_in_hand_ = cards; }

  int cards_in_hand() const { return cards_in_hand_; }

  // Where in the block reading goes on.
  const char* at() const { return at_; }

  // Whether no card of an unfinished hand has been begun.
  bool between_hands() const {
    return cards_read_ == 0 && state_ == State::kBetween && !awaits_count_;
  }

  // Between hands: no more hands than are left can end before this, for each takes eight bytes.
  const char* end_of_hands() const {
    const auto bytes = static_cast<std::uint64_t>(end_ - at_);
    return hands_left_ < bytes / 8 ? at_ + hands_left_ * 8 : end_;
  }

  bool counts_hands() const { return framing_ == Framing::kCounted; }

  // Goes on at `to`, for what is before, with so many hands, if they are counted, and line ends,
  // has been read by somebody else; only between hands.
  void skip_to(const char* to, std::uint64_t hands, std::uint64_t line_ends) {
    at_ = to;
    hands_left_ -= hands;
    line_ += line_ends;
    if (line_ends == 0) return;
    while (to[-1] != '\n') --to;
    line_start_ = to - block_;
  }

  // Reads on to the end of a hand, of the hands or of the block, or up to a token that is no card.
  Outcome read() {
    if (hands_left_ == 0) return Outcome::kEnd;
    for (; at_ != end_; ++at_) {
      if (!is_space(*at_)) {
        take(*at_);
        if (state_ == State::kBad && token_.is_overlong()) return Outcome::kBadCard;
        continue;
      }
      const Outcome reading = end_token();
      if (reading == Outcome::kBadCard || reading == Outcome::kEnd) return reading;
      if (*at_ == '\n') {
        ++line_;
        line_start_ = at_ + 1 - block_;
      }
      if (reading == Outcome::kHand) {
        ++at_;
        return reading;
      }
    }
    return Outcome::kMore;
  }

  // Says that the input has ended, which ends a token as white space does. After kHand, once more.
  Outcome finish() {
    const Outcome reading = hands_left_ == 0 ? Outcome::kEnd : end_token();
    if (reading != Outcome::kMore) return reading;
    if (cards_read_ > 0) return Outcome::kShortHand;
    return framing_ == Framing::kCounted ? Outcome::kFewHands : Outcome::kEnd;
  }

  // After kHand, the cards of the hand; of a hand of four, the hand.
  const int* cards() const { return cards_; }
  Hand hand() const { return {{cards_[0], cards_[1], cards_[2], cards_[3]}}; }

  // After kBadCard: the token and its first byte, and whether it should have been the count.
  const Token& bad_token() const { return token_; }
  Position bad_token_at() const { return token_at_; }
  bool awaits_count() const { return awaits_count_; }

  // After kShortHand: how many cards there are, and where the first begins.
  int cards_read() const { return cards_read_; }
  Position short_hand_at() const { return hand_at_; }

  // After kFewHands: how many hands there should be and are (if not awaits_count()), and where the
  // input ends.
  std::uint64_t hands_counted() const { return hands_counted_; }
  std::uint64_t hands_read() const { return hands_counted_ - hands_left_; }
  Position end_at() const { return position(); }

 private:
  enum class State { kBetween, kNumber, kLetter, kBad };

  static bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

  static bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

  // Takes a byte that is not white space.
  void take(char byte) {
    if (state_ == State::kBetween) start_token(byte);
    token_.append(byte);
    if (state_ == State::kNumber && is_digit(byte)) {
      number_ = number_ * 10 + (byte - '0');
      if (number_ > (awaits_count_ ? kMostHands : kLargestCard)) state_ = State::kBad;
    } else if (state_ != State::kLetter || token_.length > 1) {
      state_ = State::kBad;
    }
  }

  void start_token(char byte) {
    token_.length = 0;
    token_at_ = position();
    if (cards_read_ == 0) hand_at_ = token_at_;
    number_ = awaits_count_ ? 0 : letter_card(byte);
    state_ = number_ > 0 ? State::kLetter : State::kNumber;
  }

  // Ends the token, if there is one. kMore: the hand is not complete.
  Outcome end_token() {
    if (state_ == State::kBetween) return Outcome::kMore;
    if (state_ == State::kBad) return Outcome::kBadCard;
    state_ = State::kBetween;
    if (awaits_count_) return start_count();
    cards_[cards_read_++] = static_cast<int>(number_);
    if (cards_read_ < cards_in_hand_) return Outcome::kMore;
    cards_read_ = 0;
    if (framing_ == Framing::kSentinel && all_zeros()) return Outcome::kEnd;
    --hands_left_;
    return Outcome::kHand;
  }

  Outcome start_count() {
    awaits_count_ = false;
    hands_counted_ = hands_left_ = static_cast<std::uint64_t>(number_);
    return hands_left_ == 0 ? Outcome::kEnd : Outcome::kMore;
  }

  bool all_zeros() const {
    int bits = 0;
    for (int i = 0; i < cards_in_hand_; ++i) bits |= cards_[i];
    return bits == 0;
  }

  Position position() const {
    return {line_, static_cast<std::uint64_t>(at_ - block_ - line_start_ + 1)};
  }

  static constexpr std::int64_t kMostHands = 1000000000000000;

  const char* block_ = nullptr;
  const char* at_ = nullptr;
  const char* end_ = nullptr;

  int cards_in_hand_;
  Framing framing_;
  bool awaits_count_;
  std::uint64_t hands_counted_ = 0;
  std::uint64_t hands_left_ = ~std::uint64_t{0};
  int cards_[kMostCardsInHand] = {};
  int cards_read_ = 0;

  State state_ = State::kBetween;
  std::int64_t number_ = 0;
  Token token_ = {};
  Position token_at_ = {};
  Position hand_at_ = {};

  std::uint64_t line_ = 1;
  std::int64_t line_start_ =
      0;  // from the start of the block; below 0 if that was in an earlier one
};

}  // namespace twentyfour

#endif
