// The judges that have this problem, each with its name and its question.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/run.hpp"

namespace twentyfour {

struct KnownJudge {
  // The cards of its hands.
  struct Cards {
    int least;
    int most;
    bool are_letters = false;  // 1, 11, 12 and 13 are written A, J, Q and K
  };

  std::string_view name;
  std::string_view problem;
  Cards cards;
  Run run;
};

const std::vector<KnownJudge>& known_judges();

// A line for each: its name, its problem, and the options that it stands for.
std::string table_of_judges();

}  // namespace twentyfour
