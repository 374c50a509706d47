#include "solver/command_line/terminal.hpp"

#include <algorithm>
#include <string_view>

#include "solver/command_line/messages.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/lines.hpp"
#include "solver/judge/numbers.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {

void blank_separators(std::string& text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t length = separator_length(std::string_view(text).substr(at));
    if (length > 0 && text[at] != '\n') text.replace(at, length, length, ' ');
  }
}

// A terminal gives one line to a read.
std::ptrdiff_t TerminalStreams::read_typed(char* to, std::size_t room) {
  const std::ptrdiff_t bytes = streams_.read(to, room);
  if (bytes <= 0) return bytes;
  const std::string_view word = trim({to, static_cast<std::size_t>(bytes)});
  return equal_ignoring_case(word, "quit") || equal_ignoring_case(word, "exit") ? 0 : bytes;
}

std::ptrdiff_t TerminalStreams::read(char* to, std::size_t room) {
  if (answers_lines(run_)) return read_typed(to, room);
  std::size_t ready = ready_bytes();
  while (ready == 0 && !has_ended_) {
    const std::ptrdiff_t bytes = read_typed(to, room);
    if (bytes < 0) return bytes;
    const std::size_t begin = held_.size();
    held_.append(to, static_cast<std::size_t>(bytes));
    if (takes_lines_) blank_separators(held_);
    if (drops_line_) drop_line(begin);
    has_ended_ = bytes == 0;
    if (has_ended_ && takes_lines_ && !held_.empty()) held_ += '\n';
    ready = ready_bytes();
  }
  // At the end of the input, the loop reads the rest and finds its errors.
  return give(to, std::min(has_ended_ ? held_.size() : ready, room));
}

// The number of held bytes that can be given: up to the last place between two hands, or all if the
// hands end. An error is reported once no whole hand is held before it. Reads line by line where
// lines are hands; otherwise token by token, to find the places between hands inside a line.
std::size_t TerminalStreams::ready_bytes() {
  const auto ends_part = [this](char byte) { return takes_lines_ ? byte == '\n' : is_space(byte); };
  std::size_t ready = 0;
  Source ahead = source_;
  for (std::size_t begin = 0; begin < held_.size();) {
    const std::string_view rest = std::string_view(held_).substr(begin);
    const auto* const last = std::find_if(rest.begin(), rest.end(), ends_part);
    if (takes_lines_ && last == rest.end()) return ready;
    const std::string_view part = rest.substr(0, static_cast<std::size_t>(last - rest.begin()) + 1);
    ahead.start_block(part, false);
    int cards = 0;
    Outcome outcome = ahead.read();
    // A zero hand ends the input only at the start of a line.
    while (outcome == Outcome::kHand || (outcome == Outcome::kEnd && cards > 0 && takes_lines_)) {
      cards += run_.cards;
      outcome = ahead.read();
    }
    if (outcome == Outcome::kEnd) return held_.size();
    if (outcome == Outcome::kMore) cards += ahead.cards_read();
    const bool is_no_hand = takes_lines_ && cards != 0 && cards != run_.cards;
    if (outcome == Outcome::kBadCard || is_no_hand) {
      if (ready > 0) return ready;
      report_(outcome == Outcome::kBadCard ? reason_of(outcome, ahead)
                                           : wrong_number_of_cards(part, cards, run_.cards));
      drop_line(begin);
      return ready_bytes();
    }
    if (!ahead.leave_block().empty()) return ready;
    begin += part.size();
    if (ahead.is_between_hands()) ready = begin;
  }
  return ready;
}

// Overwrites the held bytes with spaces, except line ends, up to the end of the line that has the
// byte at `offset`.
void TerminalStreams::drop_line(std::size_t offset) {
  const std::size_t end = held_.find('\n', offset);
  drops_line_ = end == std::string::npos;
  std::replace_if(
      held_.begin(), held_.begin() + static_cast<std::ptrdiff_t>(std::min(end, held_.size())),
      [](char byte) { return byte != '\n'; }, ' ');
}

// Gives the first held bytes to the loop, and takes the source past them.
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
