// Input from a terminal: an error does not end it, nor change the exit status.
//
// A hand that cannot be read is reported and dropped, with the rest of the line. Where neither
// games nor a number of hands are read, a line is a hand, so that one with too few or too many
// cards is reported at once, and commas may separate cards. All other input passes unchanged.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "solver/answering/source.hpp"
#include "solver/answering/streams.hpp"

namespace twentyfour {

// What is done with an error that does not end the run. Everything before it has been answered.
using Report = std::function<void(const std::string& message)>;

// What is typed in whole lines, up to a line of quit or exit.
class TypedStreams final : public Streams {
 public:
  // @param streams  must outlive this object
  explicit TypedStreams(Streams& streams) : streams_(streams) {}

  std::ptrdiff_t read(char* to, std::size_t room) override;
  bool write(const char* from, std::size_t size) override { return streams_.write(from, size); }

 private:
  Streams& streams_;
};

// Reads ahead with a copy of the source. The loop that reads from here gets whole hands only, and
// spaces in place of dropped bytes, so lines and columns stay the same.
class TerminalStreams final : public Streams {
 public:
  // @param streams  must outlive this object
  // @param source  in its state before the input
  // @param report  is called for each error, after all answers before it have been written
  TerminalStreams(Streams& streams, const Source& source, Report report)
      : streams_(streams),
        source_(source),
        report_(std::move(report)),
        takes_lines_(source.may_be_lines()),
        cards_in_hand_(source.cards_in_hand()) {}

  std::ptrdiff_t read(char* to, std::size_t room) override;
  bool write(const char* from, std::size_t size) override { return streams_.write(from, size); }

 private:
  std::size_t ready_bytes();
  std::size_t end_of_part(std::size_t begin) const;
  void drop_line(std::size_t offset);
  std::ptrdiff_t hold_more(char* space, std::size_t room);
  std::ptrdiff_t give(char* to, std::size_t size);

  Streams& streams_;
  Source source_;  // in its state before the held bytes
  const Report report_;
  const bool takes_lines_;   // each of them a hand
  const int cards_in_hand_;  // of a line
  std::string held_;
  bool drops_line_ = false;
  bool has_ended_ = false;
};

}  // namespace twentyfour
