// Scorers with the mistakes that people make when they check answers, one mistake each or two. As
// with the wrong programs, test data that lets one of them pass is not good enough.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

using Cards = std::vector<std::int64_t>;

struct WrongScorer {
  std::string group;  // of its test data in testdata/
  std::string name;   // also that of its test data
  std::string habit;  // what it does, as in "a scorer that ..."
  std::function<bool(const Cards& hand, std::string_view answer)> accepts;
  bool is_constant = false;  // gives every answer the same verdict
};

const std::vector<WrongScorer>& wrong_scorers();

// Two mistakes at once, "A and B", where they do not exclude each other. They have no test data.
const std::vector<WrongScorer>& pairs_of_wrong_scorers();

// The scorer that makes no mistake.
WrongScorer right_scorer();

}  // namespace twentyfour
