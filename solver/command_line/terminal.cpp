#include "solver/command_line/terminal.hpp"

#include <algorithm>
#include <cstdio>
#include <initializer_list>
#include <string>
#include <string_view>

#include "solver/command_line/messages.hpp"
#include "solver/command_line/standard_io.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

bool is_any_of(std::string_view text, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [text](std::string_view word) { return equal_ignoring_case(text, word); });
}

// Whether a line is one of error_line().
bool is_error(std::string_view line) {
  return line.starts_with(kErrorWord) && line[kErrorWord.size()] == '\t';
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
    if (is_any_of(line, {"quit", "exit"})) return 0;
    if (is_any_of(line, {"help", "?"})) {
      invite(run_);
    } else if (std::any_of(line.begin(), line.end(), is_control_key)) {
      say("arrow keys and other control keys have no effect; type the line again");
    } else {
      is_in_line_ = text.back() != '\n';
      return bytes;
    }
  }
}

// The text is of whole lines.
bool TerminalStreams::write(const char* from, std::size_t size) {
  if (answers_lines(run_)) return streams_.write(from, size);
  std::string answers;
  const auto write_answers = [&] {
    const bool is_written = streams_.write(answers.data(), answers.size());
    answers.clear();
    return is_written;
  };
  for (std::string_view text(from, size); !text.empty();) {
    const std::string_view line = text.substr(0, text.find('\n') + 1);
    text.remove_prefix(line.size());
    if (is_error(line)) {
      if (!write_answers()) return false;
      say(std::string(trim(line.substr(kErrorWord.size()))));
    } else if (line != "\n") {
      answers += line;
    }
  }
  return write_answers();
}

}  // namespace twentyfour
