#include "solver/command_line/terminal.hpp"

#include <algorithm>
#include <string_view>

#include "solver/answering/reasons.hpp"
#include "solver/command_line/arguments.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/expressions/characters.hpp"
#include "solver/judge/number_reader.hpp"

namespace twentyfour {

// A terminal gives one line to a read.
std::ptrdiff_t TypedStreams::read(char* to, std::size_t room) {
  const std::ptrdiff_t bytes = streams_.read(to, room);
  if (bytes <= 0) return bytes;
  const std::string_view word = without_blanks_around({to, static_cast<std::size_t>(bytes)});
  return are_alike(word, "quit") || are_alike(word, "exit") ? 0 : bytes;
}

std::ptrdiff_t TerminalStreams::read(char* to, std::size_t room) {
  std::size_t ready = ready_bytes();
  while (ready == 0 && !has_ended_) {
    const std::ptrdiff_t bytes = hold_more(to, room);
    if (bytes < 0) return bytes;
    has_ended_ = bytes == 0;
    if (has_ended_ && takes_lines_ && !held_.empty()) held_ += '\n';
    ready = ready_bytes();
  }
  // At the end of the input, the loop reads the rest and finds its errors.
  return give(to, std::min(has_ended_ ? held_.size() : ready, room));
}

// The number of held bytes that can be given: up to the last place between two hands, or all if the
// hands end. An error is reported once no whole hand is held before it. Reads token by token, to
// find the places between hands inside a line; or line by line.
std::size_t TerminalStreams::ready_bytes() {
  std::size_t ready = 0;
  Source ahead = source_;
  for (std::size_t begin = 0; begin < held_.size();) {
    const std::size_t end = end_of_part(begin);
    if (end == std::string::npos) return ready;
    const std::string_view part = std::string_view(held_).substr(begin, end - begin);
    ahead.start_block(part, false);
    int cards = 0;
    Outcome outcome = ahead.read();
    // In a line, zeros end the input only if its first hand is of zeros.
    while (outcome == Outcome::kHand || (outcome == Outcome::kEnd && cards > 0 && takes_lines_)) {
      cards += cards_in_hand_;
      outcome = ahead.read();
    }
    if (outcome == Outcome::kEnd) return held_.size();
    if (outcome == Outcome::kMore) cards += ahead.cards_read();
    const bool is_no_hand = takes_lines_ && cards != 0 && cards != cards_in_hand_;
    if (outcome == Outcome::kBadCard || is_no_hand) {
      if (ready > 0) return ready;
      report_(outcome == Outcome::kBadCard ? reason_of(outcome, ahead)
                                           : wrong_number_of_cards(part, cards, cards_in_hand_));
      drop_line(begin);
      return ready_bytes();
    }
    if (!ahead.leave_block().empty()) return ready;
    begin = end;
    if (ahead.is_between_hands()) ready = end;
  }
  return ready;
}

// The end of a token, with the white space after it if there is any; or of a whole line, or npos.
std::size_t TerminalStreams::end_of_part(std::size_t begin) const {
  if (takes_lines_) {
    const std::size_t end = held_.find('\n', begin);
    return end == std::string::npos ? end : end + 1;
  }
  const auto end =
      std::find_if(held_.begin() + static_cast<std::ptrdiff_t>(begin), held_.end(), is_space);
  return static_cast<std::size_t>(end - held_.begin()) + (end == held_.end() ? 0 : 1);
}

// Overwrites the held bytes with spaces, except line ends, up to the end of the line that has the
// byte at `offset`.
void TerminalStreams::drop_line(std::size_t offset) {
  const std::size_t end = held_.find('\n', offset);
  drops_line_ = end == std::string::npos;
  for (std::size_t i = 0; i < std::min(end, held_.size()); ++i) {
    if (held_[i] != '\n') held_[i] = ' ';
  }
}

// Reads more bytes, by way of the memory that the loop offers.
std::ptrdiff_t TerminalStreams::hold_more(char* space, std::size_t room) {
  const std::ptrdiff_t bytes = streams_.read(space, room);
  if (bytes <= 0) return bytes;
  const std::size_t begin = held_.size();
  held_.append(space, static_cast<std::size_t>(bytes));
  if (takes_lines_) blank_separators(held_);
  if (drops_line_) drop_line(begin);
  return bytes;
}

std::ptrdiff_t TerminalStreams::give(char* to, std::size_t size) {
  std::copy_n(held_.begin(), size, to);
  source_.start_block(std::string_view(held_).substr(0, size), false);
  while (source_.read() == Outcome::kHand) {
  }
  source_.leave_block();
  held_.erase(0, size);
  return static_cast<std::ptrdiff_t>(size);
}

}  // namespace twentyfour
