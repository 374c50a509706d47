// Programs timed against each other: in every round each runs once, so that whatever disturbs the
// machine for a while disturbs them all.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bench/processes.hpp"

namespace twentyfour {

// The names of those that the others are compared with.
constexpr const char* kFloor = "floor";
constexpr const char* kTextbook = "textbook";
constexpr const char* kCat = "cat";

struct Runner {
  std::string program;
  std::size_t hands;  // that one run answers
  std::function<Cost()> run;
};

struct Spread {
  double median;
  double min;
  double max;
};

// Ratios are of times a hand in the same round, and these are their medians; none where the other
// does not take part.
struct Result {
  std::string input;
  std::string way;
  std::string program;
  Spread ns_per_hand;
  double processor_ns_per_hand;
  std::optional<double> floors;            // how many times the floor's time it takes
  std::optional<double> cats;              // how many times the time of cat it takes
  std::optional<double> textbook_speedup;  // how many times its time the textbook program takes
};

// After one round that does not count. Each round begins with another runner.
// @param rounds  at least 1
std::vector<Result> race(const std::vector<Runner>& runners, int rounds, const std::string& input,
                         const std::string& way);

}  // namespace twentyfour
