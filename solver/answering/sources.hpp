// The sources of hands, each hand with a task. As for PlacedReader, blocks of input are given to a
// source, and read() returns an Outcome.
#pragma once

#include <cstdint>
#include <string_view>

#include "solver/answering/placed_reader.hpp"
#include "solver/answering/task.hpp"

namespace twentyfour {

// The part that all sources have in common.
class SourceBase {
 public:
  void start_block(std::string_view block, bool is_last) { reader_.start_block(block, is_last); }
  void start_line(std::string_view line, std::uint64_t number) {
    reader_.set_line(number);
    reader_.start_block(line, true);
  }
  std::string_view leave_block() { return reader_.leave_block(); }

  // After kHand.
  const Task& task() const { return task_; }
  const int* cards() const { return reader_.cards(); }

  const PlacedReader& reader() const { return reader_; }

 protected:
  SourceBase(const Task& task, const PlacedReader& reader) : task_(task), reader_(reader) {}

  Task task_;
  PlacedReader reader_;
};

// Hands with the same task.
class HandSource : public SourceBase {
 public:
  HandSource(const Task& task, Framing framing)
      : SourceBase(task, PlacedReader(task.cards, framing)) {}

  Outcome read() { return reader_.read(); }

  bool is_between_hands() const { return reader_.between_hands(); }
};

// Games: for each its number of cards, its target, and its cards. With Framing::kCounted their
// number comes first, as in NYOJ 1043. All numbers are read as cards are.
class GameSource : public SourceBase {
 public:
  enum class Part { kGames, kCardsAndTarget, kHand };

  // @param framing  kCounted or kEof
  GameSource(const Task& task, Framing framing)
      : SourceBase(task, PlacedReader(1, Framing::kEof)),
        are_counted_(framing == Framing::kCounted) {
    if (!are_counted_) expect(Part::kCardsAndTarget, 2);
  }

  // Returns kShortHand if the input ends inside a game, and kFewHands if it ends between two parts
  // and games are counted.
  Outcome read() {
    for (;;) {
      if (is_between_games() && are_counted_ && games_read_ == games_) return Outcome::kEnd;
      const Outcome outcome = reader_.read();
      if (outcome == Outcome::kEnd && are_counted_) return Outcome::kFewHands;
      if (outcome == Outcome::kEnd && part_ == Part::kHand) return Outcome::kShortHand;
      if (outcome != Outcome::kHand) return outcome;
      if (part_ == Part::kHand) {
        expect(Part::kCardsAndTarget, 2);
        ++games_read_;
        return Outcome::kHand;
      }
      if (part_ == Part::kGames) {
        games_ = static_cast<std::uint64_t>(reader_.cards()[0]);
        expect(Part::kCardsAndTarget, 2);
        continue;
      }
      task_.cards = reader_.cards()[0];
      task_.target = Rational(reader_.cards()[1]);
      if (has_bad_size()) return Outcome::kBadCard;
      expect(Part::kHand, task_.cards);
    }
  }

  bool is_between_hands() const { return is_between_games() && reader_.between_hands(); }

  // After an error: the part that was read, and the numbers that came before. A number of cards
  // that no hand has is a bad card at reader().hand_at().
  Part part() const { return part_; }
  bool has_bad_size() const { return task_.cards < 1 || task_.cards > most_cards(task_.rules); }
  std::uint64_t games() const { return games_; }
  std::uint64_t games_read() const { return games_read_; }

 private:
  bool is_between_games() const { return part_ == Part::kCardsAndTarget; }

  void expect(Part part, int numbers) {
    part_ = part;
    reader_.set_cards_in_hand(numbers);
  }

  Part part_ = Part::kGames;
  bool are_counted_;
  std::uint64_t games_ = 0;
  std::uint64_t games_read_ = 0;
};

}  // namespace twentyfour
