// Standard input and output.
#pragma once

#include <cstddef>

namespace twentyfour {

// A call reads or writes a block, so a virtual call costs nothing.
class Streams {
 public:
  Streams() = default;
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  virtual ~Streams() = default;

  // As read_input() and write_output() do.
  virtual std::ptrdiff_t read(char* to, std::size_t room) = 0;
  virtual bool write(const char* from, std::size_t size) = 0;
};

}  // namespace twentyfour
