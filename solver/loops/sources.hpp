// Where hands come from, each with what is asked of it.
//
// Blocks of input in, as for PlacedReader; what read() comes to is its Outcome.
#ifndef TWENTYFOUR_SOLVER_LOOPS_SOURCES_HPP
#define TWENTYFOUR_SOLVER_LOOPS_SOURCES_HPP

#include <cstdint>
#include <string_view>

#include "solver/loops/placed_reader.hpp"
#include "solver/loops/task.hpp"

namespace twentyfour {

// Hands of as many cards as the task has, all asked the same.
class HandSource {
 public:
  HandSource(const Task& task, Framing framing) : task_(task), reader_(task.cards, framing) {}

  void start_block(std::string_view block, bool is_last) { reader_.start_block(block, is_last); }
  std::string_view leave_block() { return reader_.leave_block(); }
  Outcome read() { return reader_.read(); }

  const Task& task() const { return task_; }
  Cards hand() const { return {reader_.cards(), reader_.cards() + task_.cards}; }
  const PlacedReader& reader() const { return reader_; }

 private:
  Task task_;
  PlacedReader reader_;
};

// Games: the number of games, and then for each the number of its cards, its target, and the cards.
// (As NYOJ 1043 has it.) All numbers are read as cards are.
class GameSource {
 public:
  enum class Part { kGames, kCardsAndTarget, kHand };

  explicit GameSource(const Task& task) : task_(task), reader_(1, Framing::kEof) {}

  void start_block(std::string_view block, bool is_last) { reader_.start_block(block, is_last); }
  std::string_view leave_block() { return reader_.leave_block(); }

  // kShortHand, if the input ends inside a part, and kFewHands, if between two.
  Outcome read() {
    for (;;) {
      if (is_over()) return Outcome::kEnd;
      const Outcome outcome = reader_.read();
      if (outcome == Outcome::kEnd) return Outcome::kFewHands;
      if (outcome != Outcome::kHand) return outcome;
      if (part_ == Part::kHand) {
        await(Part::kCardsAndTarget, 2);
        --games_left_;
        return Outcome::kHand;
      }
      if (part_ == Part::kGames) {
        games_ = games_left_ = static_cast<std::uint64_t>(reader_.cards()[0]);
        await(Part::kCardsAndTarget, 2);
        continue;
      }
      task_.cards = reader_.cards()[0];
      task_.target = Rational(reader_.cards()[1]);
      if (has_bad_size()) return Outcome::kBadCard;
      await(Part::kHand, task_.cards);
    }
  }

  const Task& task() const { return task_; }
  Cards hand() const { return {reader_.cards(), reader_.cards() + task_.cards}; }

  // As to errors: what was being read, and with what numbers. A number of cards that no hand has is
  // a bad card at reader().hand_at().
  Part part() const { return part_; }
  bool has_bad_size() const { return task_.cards < 1 || task_.cards > most_cards(task_.rules); }
  std::uint64_t games() const { return games_; }
  std::uint64_t games_read() const { return games_ - games_left_; }
  const PlacedReader& reader() const { return reader_; }

 private:
  bool is_over() const { return part_ == Part::kCardsAndTarget && games_left_ == 0; }

  void await(Part part, int numbers) {
    part_ = part;
    reader_.set_cards_in_hand(numbers);
  }

  Task task_;
  PlacedReader reader_;
  Part part_ = Part::kGames;
  std::uint64_t games_ = 0;
  std::uint64_t games_left_ = 0;
};

}  // namespace twentyfour

#endif
