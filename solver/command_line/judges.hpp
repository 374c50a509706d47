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
  bool has_file = true;              // solver/submissions/NAME.cpp
};

const std::vector<KnownJudge>& known_judges();

// Why --judge does not take a text that begins no name: the text is of the name of a file alone, or
// no judge has this name. Then it names all whose name or problem has the text, in any case of
// letters, with their files; or else the nearest of the names.
std::string no_judge(std::string_view text, const std::vector<std::string_view>& names);

// A line for each: its name, its problem, and the options that it stands for.
std::string table_of_judges();

}  // namespace twentyfour
