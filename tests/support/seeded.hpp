// Random numbers, with their seed in the message of a failure.
#pragma once

#include <cstddef>
#include <gtest/gtest.h>
#include <random>
#include <string>

namespace twentyfour {

class Seeded : public std::mt19937 {
 public:
  explicit Seeded(unsigned seed)
      : std::mt19937(seed), trace_(__FILE__, __LINE__, "seed " + std::to_string(seed)) {}

  // Domain: bound > 0.
  std::size_t below(std::size_t bound) { return (*this)() % bound; }

  // From `lowest` to `highest`.
  int between(int lowest, int highest) {
    return lowest + static_cast<int>(below(static_cast<std::size_t>(highest - lowest) + 1));
  }

 private:
  const ::testing::ScopedTrace trace_;
};

}  // namespace twentyfour
