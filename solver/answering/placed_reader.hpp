// Reads hands, and knows the place and the reason of an error.
//
// Lines are not counted while hands are read: what line ends a kernel has not counted are counted
// at the end of a block, and a place inside the block is computed only for an error.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "solver/judge/hand_reader.hpp"
#include "solver/kernels/line_ends.hpp"

namespace twentyfour {

// Lines and columns count from 1, in bytes.
struct Position {
  std::uint64_t line;
  std::uint64_t column;
};

// The outcome of a read; from kEnd on, also the outcome of a loop.
enum class Outcome {
  kHand,         // a hand is complete
  kMore,         // the block is used up
  kEnd,          // no more hands
  kBadCard,      // a token is no card, or not the count
  kShortHand,    // the input ends inside a hand
  kFewHands,     // the input ends before as many hands as were counted, or before their count
  kReadFailed,   // errno says why
  kWriteFailed,  // errno says why
};

class PlacedReader {
 public:
  // At most so many bytes of a token that is no card are shown.
  static constexpr std::size_t kLongestShown = 24;

  // @param cards_in_hand  from 1 to 8
  explicit PlacedReader(int cards_in_hand = kCardsInHand, Framing framing = kFraming) {
    reader_.cards_in_hand = cards_in_hand;
    reader_.framing = framing;
  }

  // A block begins with the bytes that leave_block() returned for the block before.
  void start_block(std::string_view block, bool is_last) {
    block_ = block.data();
    lines_.go_on_at(block_);
    reader_.at = block.data();
    reader_.end = block.data() + block.size();
    reader_.is_last = is_last;
  }

  // Before the first block: the number of its first line.
  void set_line(std::uint64_t line) {
    block_at_.line = line;
    lines_ = LineCounter(line - 1);
  }

  std::string_view leave_block() {
    if (reader_.cards_read > 0) hand_at_ = position_of_cards(reader_.cards_read);
    lines_.count_to(reader_.at);
    block_at_ = position_of(reader_.at);
    return rest();
  }

  Outcome read() {
    switch (reader_.read()) {
      case Reading::kHand:
        return Outcome::kHand;
      case Reading::kMore:
        return is_bad_already() ? Outcome::kBadCard : Outcome::kMore;
      case Reading::kBadToken:
        return Outcome::kBadCard;
      default:
        return ending();
    }
  }

  // Between hands: goes on at `to`, behind hands that a kernel has read.
  void skip_to(const char* to, std::uint64_t hands) {
    reader_.at = to;
    reader_.hands_read += static_cast<long long>(hands);
  }

  // For a kernel, which counts the line ends of what it reads.
  LineCounter& lines() { return lines_; }

  // Between hands.
  void set_cards_in_hand(int cards) { reader_.cards_in_hand = cards; }

  // The beginning of the next token, or of the white space before it.
  const char* at() const { return reader_.at; }
  std::string_view rest() const {
    return {reader_.at, static_cast<std::size_t>(reader_.end - reader_.at)};
  }

  bool counts_hands() const { return reader_.framing == Framing::kCounted; }
  bool awaits_count() const { return counts_hands() && reader_.hands < 0; }
  bool between_hands() const { return reader_.cards_read == 0 && !awaits_count(); }

  // Between hands: the place behind the white space that ends the last card, where a line may
  // begin.
  const char* after_space() const {
    return reader_.at != reader_.end && is_space(*reader_.at) ? reader_.at + 1 : reader_.at;
  }

  // Between hands: an end such that a kernel cannot answer more hands than are left, because each
  // takes at least eight bytes.
  const char* end_of_hands() const {
    const char* const from = after_space();
    const auto bytes = static_cast<std::uint64_t>(reader_.end - from);
    return counts_hands() && hands_left() < bytes / 8 ? from + hands_left() * 8 : reader_.end;
  }

  // After kHand.
  const int* cards() const { return reader_.cards; }
  int cards_in_hand() const { return reader_.cards_in_hand; }

  // After kBadCard: the token and its place.
  std::string_view token() const {
    const std::string_view rest = this->rest();
    return rest.substr(0, static_cast<std::size_t>(
                              std::find_if(rest.begin(), rest.end(), is_space) - rest.begin()));
  }
  Position token_at() const { return position_of(reader_.at); }

  // After kShortHand: the number of cards, and the place of the first.
  int cards_read() const { return reader_.cards_read; }
  Position short_hand_at() const { return position_of_cards(reader_.cards_read); }

  // After kHand: the place of the first card.
  Position hand_at() const { return position_of_cards(reader_.cards_in_hand); }

  // After kFewHands: the expected and the actual number of hands (unless awaits_count()), and the
  // end of the input.
  std::uint64_t hands_counted() const { return static_cast<std::uint64_t>(reader_.hands); }
  std::uint64_t hands_read() const { return static_cast<std::uint64_t>(reader_.hands_read); }
  Position end_at() const { return position_of(reader_.end); }

 private:
  std::uint64_t hands_left() const { return hands_counted() - hands_read(); }

  // Whether the unfinished token at the end of a block is no card, and is longer than an error
  // message shows.
  bool is_bad_already() const {
    if (rest().size() <= kLongestShown) return false;
    const long long most = awaits_count() ? kMostHands : kLargestCard;
    return number_of(reader_.at, reader_.end, most) < 0;
  }

  Outcome ending() const {
    if (reader_.cards_read > 0) return Outcome::kShortHand;
    const bool is_short = counts_hands() && reader_.hands_read != reader_.hands;
    return is_short ? Outcome::kFewHands : Outcome::kEnd;
  }

  // The position of a place in the block.
  Position position_of(const char* place) const {
    const std::uint64_t number = 1 + lines_.before(place);
    const auto bytes = [place](const char* from) {
      return static_cast<std::uint64_t>(place - from);
    };
    if (number == block_at_.line) return {number, block_at_.column + bytes(block_)};
    const char* line = place;
    while (line[-1] != '\n') --line;
    return {number, 1 + bytes(line)};
  }

  // The position of the first of the last `cards` cards.
  Position position_of_cards(int cards) const {
    const char* place = reader_.at;
    for (; cards > 0; --cards) {
      while (place != block_ && is_space(place[-1])) --place;
      if (place == block_) return hand_at_;  // in an earlier block
      while (place != block_ && !is_space(place[-1])) --place;
    }
    return position_of(place);
  }

  HandReader reader_{};
  LineCounter lines_;
  const char* block_ = nullptr;
  Position block_at_ = {1, 1};
  Position hand_at_ = {1, 1};  // of an unfinished hand that began in an earlier block
};

}  // namespace twentyfour
