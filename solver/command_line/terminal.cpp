#include "solver/command_line/terminal.hpp"

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>

#include "solver/command_line/messages.hpp"
#include "solver/command_line/standard_io.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

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

Run typed_run(Run run) {
  if (answers_lines(run)) return run;
  run.is_typed = true;
  run.has_lines = run.framing != Framing::kCounted;
  return run;
}

void invite(const Run& run) {
  std::fprintf(stderr, "%s\n", invitation(run).c_str());
}

// A terminal gives one line to a read, or what is before Ctrl-D.
std::ptrdiff_t TerminalStreams::read(char* to, std::size_t room) {
  for (;;) {
    const std::ptrdiff_t bytes = streams_.read(to, room);
    if (bytes <= 0) return bytes;
    const std::string_view text(to, static_cast<std::size_t>(bytes));
    const std::string_view line = is_in_line_ ? "" : trim(text);
    if (equal_ignoring_case(line, "quit") || equal_ignoring_case(line, "exit")) return 0;
    if (equal_ignoring_case(line, "help") || line == "?") {
      invite(run_);
    } else if (std::any_of(line.begin(), line.end(), is_control_key)) {
      say("arrow keys and other control keys have no effect; type the line again");
    } else if (has_option(line)) {
      say("options are for the command line: type quit, then twentyfour " + printable(line));
    } else {
      is_in_line_ = text.back() != '\n';
      return bytes;
    }
  }
}

// The text is of whole lines.
bool TerminalStreams::write(const char* from, std::size_t size) {
  if (answers_lines(run_)) return streams_.write(from, size);
  for (std::string_view text(from, size); !text.empty();) {
    const std::string_view line = text.substr(0, text.find('\n') + 1);
    text.remove_prefix(line.size());
    if (is_error(line)) {
      say(std::string(trim(line.substr(kErrorWord.size()))));
    } else if (line != "\n" && !streams_.write(line.data(), line.size())) {
      return false;
    }
  }
  return true;
}

}  // namespace twentyfour
