// Standard input, output and error, as an interface: those of the process (standard_io.hpp), or
// text in memory (library/twentyfour.cpp).
#pragma once

#include <string>

#include "solver/input/streams.hpp"

namespace twentyfour {

class Console : public Streams {
 public:
  // Writes a text to standard error at once.
  virtual void write_error(const std::string& text) = 0;

  // Closes standard output, or returns false with errno set: what was written may be lost.
  virtual bool close_output() = 0;

  // Whether the input is typed: its bad lines have been seen, and are no failure.
  virtual bool is_typed() const { return false; }

  // Writes a message to standard error.
  void say(const std::string& message) { write_error("twentyfour: " + message + "\n"); }
};

}  // namespace twentyfour
