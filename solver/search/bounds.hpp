// The most memory and time that the search for one hand may take. No option allows more, and they
// are counted, not measured: the same on every machine, for any number of jobs.
#pragma once

#include <cstddef>

#include "solver/expressions/deal.hpp"

namespace twentyfour {

class Bounds {
 public:
  // Starts a hand. What was taken stays taken.
  void begin(const Deal& deal) {
    deal_ = deal;
    steps_ = 0;
  }

  // @throws LimitExceeded where memory of this size, in bytes, is too much beside what is taken
  void check(std::size_t bytes) const {
    if (taken_ + bytes > kMostMegabytes * 1'000'000) fail(kMostMegabytes, Limited::kMegabytes);
  }
  void take(std::size_t bytes) {
    check(bytes);
    taken_ += bytes;
  }
  void give_back(std::size_t bytes) { taken_ -= bytes; }

  // Counts expressions that are joined, some 0.1 us each.
  // @throws LimitExceeded
  void step(std::size_t number) {
    if ((steps_ += number) > kMostSteps) fail(kMostSteps, Limited::kSteps);
  }

 private:
  static constexpr std::size_t kMostMegabytes = 1'000;
  static constexpr std::size_t kMostSteps = 400'000'000;

  [[noreturn]] void fail(std::size_t most, Limited things) const {
    throw LimitExceeded(deal_, most, things);
  }

  Deal deal_;
  std::size_t taken_ = 0;
  std::size_t steps_ = 0;
};

}  // namespace twentyfour
