#include "solver/command_line/standard_io.hpp"

#include <cerrno>
#include <optional>
#include <variant>

#include "solver/command_line/progress.hpp"
#include "solver/command_line/terminal.hpp"
#include "solver/input/query.hpp"
#include "solver/system/system.hpp"

namespace twentyfour {
namespace {

LoopMemory memory;

}  // namespace

std::ptrdiff_t StandardConsole::read(char* to, std::size_t room) {
  return read_input(to, room);
}

bool StandardConsole::write(const char* from, std::size_t size) {
  if (write_output(from, size)) return true;
  if (errno == EPIPE) end_by_closed_pipe();
  return false;
}

void StandardConsole::write_error(const std::string& text) {
  twentyfour::write_error(text);
}

bool StandardConsole::close_output() {
  return twentyfour::close_output() || errno == EBADF;
}

ExitStatus run_on_standard_io(const Request& request) {
  StandardConsole standard;
  const auto* const asked = std::get_if<Query>(&request);
  if (asked == nullptr) return run(request, standard, memory);
  const bool is_typed = is_terminal(Stream::kInput);
  if (is_typed && asked->echo != 0) {
    standard.say("--echo is for files and pipes, not for what is typed");
    return kWrongUsage;
  }
  if (is_typed && is_terminal(Stream::kError)) invite(*asked);
  Console* console = &standard;
  std::optional<ProgressConsole> progress;
  if (asked->shows_progress) console = &progress.emplace(*console);
  if (!is_typed) return run(request, *console, memory);
  TerminalConsole terminal(*console, *asked);
  return run(typed_query(*asked), terminal, memory);
}

}  // namespace twentyfour
