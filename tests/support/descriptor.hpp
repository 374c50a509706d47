// Descriptors of files that are closed at the end, and pipes.
#pragma once

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace twentyfour {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  void close() {
    if (is_open()) ::close(std::exchange(number_, -1));
  }
  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_ = -1;
};

struct Pipe {
  Pipe(Descriptor from, Descriptor to) : read_end(std::move(from)), write_end(std::move(to)) {}
  // @throws std::system_error
  Pipe() {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) {
      throw std::system_error(errno, std::generic_category(), "pipe2");
    }
    read_end = Descriptor(ends[0]);
    write_end = Descriptor(ends[1]);
  }

  Descriptor read_end;
  Descriptor write_end;
};

}  // namespace twentyfour
