// Input from a terminal: an error does not end it, nor change the exit status.
#pragma once

#include <cstddef>
#include <string>

#include "solver/command_line/console.hpp"
#include "solver/input/query.hpp"

namespace twentyfour {

// What a run does at a terminal: unless the hands are counted, each line is a hand or a game.
Query typed_query(Query query);

// Prints on standard error what to type:
//   Type four cards and press Enter, as in 5 5 5 1; type quit to stop. -e prints expressions;
//   --help lists all options.
void invite(const Query& query);

// Input up to a line that says quit or exit, without lines that ask for help, have control
// characters or begin with an option. The lines of output that say why a hand is bad go to standard
// error, unless the run asks for such lines.
class TerminalConsole final : public Console {
 public:
  // @param console  must outlive this object, as must `query`, which is as it was asked for
  TerminalConsole(Console& console, const Query& query) : console_(console), query_(query) {}

  std::ptrdiff_t read(char* to, std::size_t room) override;
  bool write(const char* from, std::size_t size) override;
  void write_error(const std::string& text) override { console_.write_error(text); }
  bool close_output() override { return console_.close_output(); }
  bool is_typed() const override { return true; }

 private:
  Console& console_;
  const Query& query_;
  bool is_in_line_ = false;  // whether the last read ended inside a line, by Ctrl-D
};

}  // namespace twentyfour
