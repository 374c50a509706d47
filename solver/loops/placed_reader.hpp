// Reads hands, and knows where in the input they are and what is wrong with them.
//
// Nothing is counted while hands are read. When a block is left behind, its line ends are counted;
// a place inside the block is found when it is asked for.
#ifndef TWENTYFOUR_SOLVER_LOOPS_PLACED_READER_HPP
#define TWENTYFOUR_SOLVER_LOOPS_PLACED_READER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "solver/judge/hand_reader.hpp"
#include "solver/judge/judge.hpp"
#include "solver/kernels/line_ends.hpp"

namespace twentyfour {

// Lines and columns count from 1, in bytes.
struct Position {
  std::uint64_t line;
  std::uint64_t column;
};

// What came of reading on; or of all of it, when it is from kEnd on.
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

class PlacedReader {
 public:
  using LineEndCounter = std::uint64_t (*)(const char* begin, const char* end);

  // Of a token that is no card, this many bytes are shown.
  static constexpr std::size_t kLongestShown = 24;

  // @param cards_in_hand  from 1 to 8
  explicit PlacedReader(int cards_in_hand = kCardsInHand, Framing framing = kFraming,
                        LineEndCounter count = count_line_ends)
      : count_line_ends_(count) {
    reader_.cards_in_hand = cards_in_hand;
    reader_.framing = framing;
  }

  // A block begins with what leave_block() gave back of the one before.
  void start_block(std::string_view block, bool is_last) {
    block_ = block.data();
    reader_.at = block.data();
    reader_.end = block.data() + block.size();
    reader_.is_last = is_last;
  }

  std::string_view leave_block() {
    if (reader_.cards_read > 0) hand_at_ = position_of_cards(reader_.cards_read);
    block_at_ = position_of(reader_.at);
    block_ = reader_.at;
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

  // Between hands: goes on at `to`, for the hands before that have been read by other means.
  void skip_to(const char* to, std::uint64_t hands) {
    reader_.at = to;
    reader_.hands_read += static_cast<long long>(hands);
  }

  // Between hands.
  void set_cards_in_hand(int cards) { reader_.cards_in_hand = cards; }

  // Where the next token or the white space before it begins.
  const char* at() const { return reader_.at; }
  std::string_view rest() const {
    return {reader_.at, static_cast<std::size_t>(reader_.end - reader_.at)};
  }

  bool counts_hands() const { return reader_.framing == Framing::kCounted; }
  bool awaits_count() const { return counts_hands() && reader_.hands < 0; }
  bool between_hands() const { return reader_.cards_read == 0 && !awaits_count(); }

  // Between hands: where the next line may begin, behind the white space that ends the last card.
  const char* after_space() const {
    return reader_.at != reader_.end && is_space(*reader_.at) ? reader_.at + 1 : reader_.at;
  }

  // Between hands: no more hands than are left can end before this, for each takes eight bytes.
  const char* end_of_hands() const {
    const char* const from = after_space();
    const auto bytes = static_cast<std::uint64_t>(reader_.end - from);
    return counts_hands() && hands_left() < bytes / 8 ? from + hands_left() * 8 : reader_.end;
  }

  // After kHand; from the first card to the last.
  const int* cards() const { return reader_.cards; }
  int cards_in_hand() const { return reader_.cards_in_hand; }

  // After kBadCard: the token, and where it is.
  std::string_view token() const {
    const std::string_view rest = this->rest();
    return rest.substr(0, static_cast<std::size_t>(
                              std::find_if(rest.begin(), rest.end(), is_space) - rest.begin()));
  }
  Position token_at() const { return position_of(reader_.at); }

  // After kShortHand: how many cards there are, and where the first is.
  int cards_read() const { return reader_.cards_read; }
  Position short_hand_at() const { return position_of_cards(reader_.cards_read); }

  // After kHand: where its first card is.
  Position hand_at() const { return position_of_cards(reader_.cards_in_hand); }

  // After kFewHands: how many hands there should be and are (if not awaits_count()), and where the
  // input ends.
  std::uint64_t hands_counted() const { return static_cast<std::uint64_t>(reader_.hands); }
  std::uint64_t hands_read() const { return static_cast<std::uint64_t>(reader_.hands_read); }
  Position end_at() const { return position_of(reader_.end); }

 private:
  std::uint64_t hands_left() const { return hands_counted() - hands_read(); }

  // Of the unfinished token at the end of a block: whether it is no card, and all that would be
  // shown of it has come.
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

  // Of a place in the block.
  Position position_of(const char* place) const {
    const std::uint64_t line_ends = count_line_ends_(block_, place);
    const auto bytes = [place](const char* from) {
      return static_cast<std::uint64_t>(place - from);
    };
    if (line_ends == 0) return {block_at_.line, block_at_.column + bytes(block_)};
    const char* line = place;
    while (line[-1] != '\n') --line;
    return {block_at_.line + line_ends, 1 + bytes(line)};
  }

  // Of the first of as many cards, the last that have been read.
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
  LineEndCounter count_line_ends_;
  const char* block_ = nullptr;
  Position block_at_ = {1, 1};
  Position hand_at_ = {1, 1};  // the first card of a hand begun in an earlier block
};

// Gives the input to a reader such as the above, block by block, and calls answer() after each for
// as long as that comes to kMore. At the end of the input there is a last block, of what is left.
// @param memory  kBlockSize bytes, for the blocks
template <class Streams, class Reader, class Answer>
Outcome read_blocks(Streams& streams, char* memory, Reader& reader, const Answer& answer) {
  std::size_t left = 0;
  for (;;) {
    const std::ptrdiff_t bytes = streams.read(memory + left, kBlockSize - left);
    if (bytes < 0) return Outcome::kReadFailed;
    reader.start_block({memory, left + static_cast<std::size_t>(bytes)}, bytes == 0);
    const Outcome outcome = answer();
    if (outcome != Outcome::kMore) return outcome;
    const std::string_view unread = reader.leave_block();
    left = unread.size();
    if (left == kBlockSize) return Outcome::kBadCard;
    std::memmove(memory, unread.data(), left);
  }
}

}  // namespace twentyfour

#endif
