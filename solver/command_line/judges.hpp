// The judges that have this problem, each with its name, task and format.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/task.hpp"
#include "solver/judge/problem.hpp"

namespace twentyfour {

struct KnownJudge {
  std::string_view name;
  std::string_view problem;
  Task task;
  Framing framing = Framing::kSentinel;
  bool has_games = false;  // as GameSource reads them
};

const std::vector<KnownJudge>& known_judges();

// A line for each: its name, its problem, and the options that it stands for.
std::string table_of_judges();

}  // namespace twentyfour
