// Input from a terminal: an error does not end it, nor change the exit status.
#pragma once

#include <cstddef>

#include "solver/input/query.hpp"
#include "solver/input/streams.hpp"

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
class TerminalStreams final : public Streams {
 public:
  // @param streams  must outlive this object, as must `query`, which is as it was asked for
  TerminalStreams(Streams& streams, const Query& query) : streams_(streams), query_(query) {}

  std::ptrdiff_t read(char* to, std::size_t room) override;
  bool write(const char* from, std::size_t size) override;

 private:
  Streams& streams_;
  const Query& query_;
  bool is_in_line_ = false;  // whether the last read ended inside a line, by Ctrl-D
};

}  // namespace twentyfour
