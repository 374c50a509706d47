// Input from a terminal: an error does not end it, nor change the exit status.
//
// A hand that cannot be read is reported and dropped, with the rest of its line. Unless games or a
// number of hands are read, a line is a hand: one with too few or too many cards is reported at
// once, and commas and semicolons may separate cards. All other input passes unchanged.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "solver/input/run.hpp"
#include "solver/input/source.hpp"
#include "solver/input/streams.hpp"

namespace twentyfour {

// Writes blanks in place of the commas and semicolons between cards, in a line that is typed or in
// an argument.
void blank_separators(std::string& text);

// What is done with an error that does not end the run. Everything before it has been answered.
using Report = std::function<void(const std::string& message)>;

// Input up to a line that says quit or exit. Reads ahead, unless lines are answered one by one: the
// loop that reads from here gets whole hands only, and spaces in place of dropped bytes, so lines
// and columns stay the same.
class TerminalStreams final : public Streams {
 public:
  // @param streams  must outlive this object, as must `run`
  // @param report  is called for each error, after all answers before it have been written
  TerminalStreams(Streams& streams, const Run& run, Report report)
      : streams_(streams),
        run_(run),
        report_(std::move(report)),
        source_(run),
        takes_lines_(source_.may_be_lines()) {}

  std::ptrdiff_t read(char* to, std::size_t room) override;
  bool write(const char* from, std::size_t size) override { return streams_.write(from, size); }

 private:
  std::ptrdiff_t read_typed(char* to, std::size_t room);
  std::size_t ready_bytes();
  void drop_line(std::size_t offset);
  std::ptrdiff_t give(char* to, std::size_t size);

  Streams& streams_;
  const Run& run_;
  const Report report_;
  Source source_;           // in its state before the held bytes
  const bool takes_lines_;  // each of them a hand
  std::string held_;
  bool drops_line_ = false;  // an error was in the last line, which has no end yet
  bool has_ended_ = false;
};

}  // namespace twentyfour
