#include "solver/command_line/terminal.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "solver/command_line/standard_io.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/system/system.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// 5 5 5 1
std::string sample_hand(int cards, char card, char last) {
  std::string text;
  for (int i = 1; i < cards; ++i) text.append({card, ' '});
  return text + last;
}

// Whether hands are typed without more around them.
bool is_plain(const Query& query) {
  return query.framing != Framing::kCounted && !query.has_games && !answers_lines(query);
}

std::string what_to_type(const Query& query) {
  const std::string number = in_words(static_cast<std::size_t>(query.cards));
  const bool is_check = query.asked == Question::kCheck;
  const std::string deal =
      query.has_games
          ? joined({"a number of cards, a target", is_check ? ", " : " and ", "the cards"})
          : number + (query.cards == 1 ? " card" : " cards");
  if (query.framing == Framing::kCounted) {
    return joined(
        {"the number of ", query.has_games ? "games" : "hands", ", then ", deal, " for each"});
  }
  if (is_plain(query)) {
    return joined({deal, " and press Enter, as in ", sample_hand(query.cards, '5', '1')});
  }
  return joined({deal, is_check ? " and an expression (or NO)" : "", " on each line"});
}

std::string how_to_stop(const Query& query) {
  const bool has_sentinel = query.framing == Framing::kSentinel && !is_plain(query);
  return joined(
      {"; type ", has_sentinel ? sample_hand(query.cards, '0', '0') + " or " : "", "quit to stop"});
}

// Whether a line is one of error_line().
bool is_error(std::string_view line) {
  return line.starts_with(kErrorWord) && line[kErrorWord.size()] == '\t';
}

// Whether a line begins with one: -e 5 5 5 1.
bool has_option(std::string_view line) {
  return line.size() > 1 && line[0] == '-' && (is_letter(line[1]) || line[1] == '-');
}

bool is_control_key(char byte) {
  return is_control(byte) && !is_space(byte);
}

}  // namespace

Query typed_query(Query query) {
  if (answers_lines(query)) return query;
  query.is_typed = true;
  query.has_lines = query.framing != Framing::kCounted;
  return query;
}

void invite(const Query& query) {
  const bool hints = is_plain(query) && query.asked == Question::kSolvable;
  write_error(joined({"Type ", what_to_type(query), how_to_stop(query), ".",
                      hints ? " -e prints expressions;" : "", " --help lists all options.\n"}));
}

// A terminal gives one line to a read, or what is before Ctrl-D.
std::ptrdiff_t TerminalConsole::read(char* to, std::size_t room) {
  for (;;) {
    const std::ptrdiff_t bytes = console_.read(to, room);
    if (bytes <= 0) return bytes;
    const std::string_view text(to, static_cast<std::size_t>(bytes));
    const std::string_view line = is_in_line_ ? "" : trim(text);
    if (equal_ignoring_case(line, "quit") || equal_ignoring_case(line, "exit")) return 0;
    if (equal_ignoring_case(line, "help") || line == "?") {
      invite(query_);
    } else if (std::any_of(line.begin(), line.end(), is_control_key)) {
      StandardConsole().say(
          "arrow keys and other control keys have no effect; type the line again");
    } else if (has_option(line)) {
      StandardConsole().say("options are for the command line: type quit, then twentyfour " +
                            printable(line));
    } else {
      is_in_line_ = text.back() != '\n';
      return bytes;
    }
  }
}

// The text is of whole lines.
bool TerminalConsole::write(const char* from, std::size_t size) {
  if (answers_lines(query_)) return console_.write(from, size);
  for (std::string_view text(from, size); !text.empty();) {
    const std::string_view line = text.substr(0, text.find('\n') + 1);
    text.remove_prefix(line.size());
    if (is_error(line)) {
      StandardConsole().say(std::string(trim(line.substr(kErrorWord.size()))));
    } else if (line != "\n" && !console_.write(line.data(), line.size())) {
      return false;
    }
  }
  return true;
}

}  // namespace twentyfour
