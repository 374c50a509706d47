// Scorers with the mistakes that people make when they check answers, one mistake each. As with
// the wrong programs, test data that lets one of them pass is not good enough.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace twentyfour {

using Cards = std::vector<std::int64_t>;

struct WrongScorer {
  const char* group;  // of its test data in testdata/
  const char* name;   // also that of its test data
  const char* habit;  // what it does, as in "a scorer that ..."
  std::function<bool(const Cards& hand, std::string_view answer)> accepts;
  bool is_constant = false;  // gives every answer the same verdict
};

const std::vector<WrongScorer>& wrong_scorers();

// The scorer that makes no mistake.
WrongScorer right_scorer();

}  // namespace twentyfour
