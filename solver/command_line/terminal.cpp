#include "solver/command_line/terminal.hpp"

#include <algorithm>
#include <string_view>

#include "solver/judge/hand_reader.hpp"

namespace twentyfour {

std::ptrdiff_t TerminalStreams::read(char* to, std::size_t room) {
  std::size_t ready = ready_bytes();
  while (ready == 0 && !has_ended_) {
    const std::ptrdiff_t bytes = hold_more(to, room);
    if (bytes < 0) return bytes;
    has_ended_ = bytes == 0;
    ready = ready_bytes();
  }
  // At the end of the input, the loop reads the rest and finds its errors.
  return give(to, std::min(has_ended_ ? held_.size() : ready, room));
}

// The number of held bytes that can be given: up to the last place between two hands, or all if the
// hands end. An error is reported once no whole hand is held before it. Reads token by token, to
// find the places between hands inside a line.
std::size_t TerminalStreams::ready_bytes() {
  const std::string_view held = held_;
  std::size_t ready = 0;
  Source ahead = source_;
  for (std::size_t begin = 0; begin < held.size();) {
    std::size_t end = begin;
    while (end < held.size() && !is_space(held[end])) ++end;
    if (end < held.size()) ++end;  // with the white space that ends the token
    ahead.start_block(held.substr(begin, end - begin), false);
    Outcome outcome = ahead.read();
    while (outcome == Outcome::kHand) outcome = ahead.read();
    if (outcome == Outcome::kEnd) return held.size();
    if (outcome == Outcome::kBadCard && ready > 0) return ready;
    if (outcome == Outcome::kBadCard) {
      report_(outcome, ahead);
      drop_line(begin);
      return ready_bytes();
    }
    if (!ahead.leave_block().empty()) return ready;
    begin = end;
    if (ahead.is_between_hands()) ready = end;
  }
  return ready;
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
