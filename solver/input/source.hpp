// Bytes to deals: hands, which all have the target of the run, or games, which have a number of
// cards and a target before their cards. Knows the place and the reason of an error.
//
// Lines are not counted while hands are read: line ends that the kernel skipped are counted at the
// end of a block, and a place inside the block is computed only for an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/input/query.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/line_ends.hpp"

namespace twentyfour {

// Lines and columns count from 1, in bytes.
struct Position {
  std::uint64_t line;
  std::uint64_t column;
};

// The outcome of a read. Those from kEnd on are also outcomes of a run.
enum class Outcome {
  kHand,         // a hand is complete
  kMore,         // the block is used up
  kEnd,          // no more hands
  kBadCard,      // a token is not a card, or not the number expected in its place
  kShortHand,    // the input ends inside a hand or a game
  kFewHands,     // the input ends before as many hands as were counted, or before their count
  kReadFailed,   // errno says why
  kWriteFailed,  // errno says why
};

class Source {
 public:
  // What is read next.
  enum class Part {
    kCount,           // the number of hands or games, if the framing is kCounted
    kCardsAndTarget,  // the number of cards of a game, and its target
    kHand,            // the cards of a hand or a game
  };

  // @param query  must outlive the source
  explicit Source(const Query& query);

  // A block begins with the bytes that leave_block() returned for the block before: an unfinished
  // token. Byte order marks at the start of the input are passed over, and have no column.
  void start_block(std::string_view block, bool is_last);
  std::string_view leave_block();

  // Reads up to the end of the next hand.
  Outcome read();

  // After kHand.
  Deal deal() const { return {numbers_, numbers_ + cards_in_deal_, target_}; }
  const int* cards() const { return numbers_; }

  // What is left of the block.
  std::string_view rest() const {
    return {reader_.at, static_cast<std::size_t>(reader_.end - reader_.at)};
  }

  // Drops an unfinished hand or game, and the rest of the line.
  void drop_line();

  bool is_between_hands() const {
    return reader_.numbers_read == 0 && part_ == first_part_of_deal();
  }

  // For a kernel that reads whole hands, between hands. It counts the line ends of what it reads.
  const char* after_space() const;     // after the white space that ends the last card
  const char* end_for_kernel() const;  // before the end of any hand beyond the count
  LineEndCounter& line_ends() { return line_ends_; }
  void skip_to(const char* to, std::uint64_t hands);

  // Whether --input=lines could read such input: no games, and no number of hands before them.
  bool may_be_lines() const { return !has_games() && !is_counted(); }

  bool has_games() const { return query_->has_games; }

  // After kBadCard, kShortHand or kFewHands: the place of the token or of the game, of the first
  // card of the hand, or the end of the input.
  Position error_at(Outcome outcome) const;

  // After an error: what was expected.
  Part part() const { return part_; }
  bool awaits_count() const { return part_ == Part::kCount; }

  // After kBadCard: the token, unless a game has no cards or too many.
  std::string_view token() const;
  bool has_bad_size() const { return cards_in_deal_ < 1 || cards_in_deal_ > most_cards_in_game(); }
  int cards_in_deal() const { return cards_in_deal_; }
  const Rational& target() const { return target_; }
  int most_cards_in_game() const {
    return query_->asked == Question::kCheck ? static_cast<int>(kMostCards)
                                             : most_cards(query_->rules);
  }

  // After kShortHand: of cards_in_deal().
  int cards_read() const { return reader_.numbers_read; }

  // After kFewHands: the expected and the actual number of hands or games, unless awaits_count().
  std::uint64_t deals_expected() const { return static_cast<std::uint64_t>(deals_expected_); }
  std::uint64_t deals_read() const { return static_cast<std::uint64_t>(deals_read_); }

 private:
  bool is_counted() const { return query_->framing == Framing::kCounted; }
  Part first_part_of_deal() const { return has_games() ? Part::kCardsAndTarget : Part::kHand; }
  int numbers_in_part() const { return part_ == Part::kHand ? cards_in_deal_ : 2; }
  Reading read_part();
  bool is_sentinel() const;
  bool awaits_target() const { return part_ == Part::kCardsAndTarget && reader_.numbers_read == 1; }
  bool takes_target();
  bool is_bad_already() const;
  Outcome ending() const;
  Position position_of(const char* place) const;
  Position position_of_cards(int cards) const;

  const Query* query_;
  NumberReader reader_{};
  int numbers_[kMostCards] = {};  // of a part: the cards of a hand, or a game's cards and target
  Part part_;
  int cards_in_deal_;
  Rational target_;
  long long deals_expected_ = -1;  // hands or games, where they are counted and once known
  long long deals_read_ = 0;

  LineEndCounter line_ends_;
  const char* block_ = nullptr;
  Position block_at_ = {1, 1};
  Position hand_at_ = {1, 1};  // of an unfinished hand that began in an earlier block
  bool had_mark_ = false;      // at the beginning of the input
  bool drops_line_ = false;    // that begins the next block
};

}  // namespace twentyfour
