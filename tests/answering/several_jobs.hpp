// What the tests of several jobs share.
#pragma once

#include <cstddef>
#include <random>
#include <string_view>
#include <utility>

#include "tests/support/memory_streams.hpp"

namespace twentyfour {

constexpr int kManyJobs[] = {2, 3, 16};

// Random cuts of at most `longest` bytes, a quarter of them of at most 9.
inline Cuts random_cuts(unsigned seed, std::size_t longest) {
  return [random = std::mt19937(seed), longest]() mutable {
    return std::uniform_int_distribution<std::size_t>(1, random() % 4 == 0 ? 9 : longest)(random);
  };
}

// Streams of which one write fails, and all after it.
struct FailingStreams : MemoryStreams {
  FailingStreams(std::string_view input, int good, Cuts next_cut = in_one_piece)
      : MemoryStreams(input, std::move(next_cut)), left(good) {}
  bool write(const char* from, std::size_t size) override {
    return size == 0 || (left-- > 0 && MemoryStreams::write(from, size));
  }

  int left;  // good writes
};

}  // namespace twentyfour
