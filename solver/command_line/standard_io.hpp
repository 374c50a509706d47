// The standard streams of the process, and a request that is run on them.
#pragma once

#include <cstddef>
#include <string>

#include "solver/command_line/console.hpp"
#include "solver/command_line/request_builder.hpp"
#include "solver/command_line/running.hpp"

namespace twentyfour {

// Files, pipes, terminals and others, which may not block. Two programs can exchange single lines
// over pipes. A busy pipe gets more capacity, if the system allows it.
class StandardConsole final : public Console {
 public:
  std::ptrdiff_t read(char* to, std::size_t room) override;

  // If the pipe is closed, the program ends silently with SIGPIPE, as others do.
  bool write(const char* from, std::size_t size) override;

  void write_error(const std::string& text) override;

  // If standard output was closed from the start, that is an error only for a write.
  bool close_output() override;
};

// Runs a request, also at a terminal and with its progress shown. Call it once in a process.
ExitStatus run_on_standard_io(const Request& request);

}  // namespace twentyfour
