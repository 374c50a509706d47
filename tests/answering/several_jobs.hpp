// What the tests of several jobs share.
#pragma once

#include <cstddef>
#include <gtest/gtest.h>
#include <random>
#include <string_view>

#include "tests/support/memory_streams.hpp"

namespace twentyfour {

constexpr int kManyJobs[] = {2, 3, 16};

// Random cuts of at most `longest` bytes, a quarter of them of at most 9.
inline Cuts random_cuts(unsigned seed, std::size_t longest) {
  return [random = std::mt19937(seed), longest]() mutable {
    return std::uniform_int_distribution<std::size_t>(1, random() % 4 == 0 ? 9 : longest)(random);
  };
}

// That several jobs answer as one does, in reads of these sizes and in random ones.
inline void expect_same_by_all(Run run, std::string_view input, const Cuts& blocks = in_one_piece,
                               std::size_t longest = 999) {
  run.jobs = 1;
  const Judged expected = answered(run, input);
  for (const int jobs : kManyJobs) {
    run.jobs = jobs;
    for (const Cuts& cuts : {blocks, random_cuts(1, longest)}) {
      const Judged judged = answered(run, input, cuts);
      EXPECT_TRUE(judged == expected) << jobs << " jobs, " << judged.where;
    }
  }
}

}  // namespace twentyfour
