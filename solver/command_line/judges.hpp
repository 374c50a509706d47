// The online judges that set this problem.
#pragma once

#include <string>
#include <string_view>
#include <vector>

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
  std::vector<const char*> options;  // those that --judge stands for
  bool has_counted_games = false;    // their number, and then games as with --input=games
};

const std::vector<KnownJudge>& known_judges();

// Why --judge does not take a text that begins no name: one judge has a file alone.
std::string no_judge(std::string_view text);

// A line for each: its name, its problem, and the options that it stands for.
std::string table_of_judges();

}  // namespace twentyfour
