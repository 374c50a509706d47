#include "solver/command_line/judges.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/command_line/misspelling.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {

// clang-format off
const std::vector<KnownJudge>& known_judges() {
  static const std::vector<KnownJudge> all = {
    {"openj-bailian-2787", "OpenJudge Bailian 2787", {1, 9}, {}},
    {"bapc-2013-prelim-c", "Cracking the Safe; BOJ 9320, eolymp 6408", {1, 9}, {"--input=counted"}},
    {"hustoj-1945", "HUSTOJ 1945", {1, 13, true}, {"--input=counted"}},
    {"teachers-assignment", "Teacher's assignment", {1, 1000},
     {"--input=counted", "--words=Yes/No"}},
    {"nowcoder-hj67", "Nowcoder HJ67", {1, 10}, {"--input=eof", "--words=true/false"}},
    {"hdu-1427", "HDU 1427", {1, 13, true}, {"--input=eof", "--division=exact", "--words=Yes/No"}},
    {"acgo-9695", "ACGO 9695", {1, 100}, {"--input=counted", "--division=exact", "--words=Yes/No"}},
    {"leetcode-679", "LeetCode 679", {1, 9}, {"--input=eof", "--words=true/false"}},
    {"uva-10344", "UVa 10344, 23 out of 5", {1, 50},
     {"--cards=5", "--target=23", "--form=left-to-right", "--operators=+-*",
      "--words=Possible/Impossible"}},
    {"nyoj-1043", "NYOJ 1043", {0, 99}, {"--words=Yes/No"}, true},
    {"aoj-0041", "AOJ 0041, Expression", {1, 9},
     {"--expression", "--target=10", "--operators=+-*", "--words=YES/0"}},
    {"kattis-24game", "Kattis 24game", {1, 13}, {"--expression", "--input=games"}},
  };
  return all;
}
// clang-format on

std::string no_judge(std::string_view text) {
  const bool has_file = !candidates({"luogu-p1236"}, text).empty();
  return has_file ? "luogu-p1236 has a file (solver/submissions/luogu-p1236.cpp) and no --judge"
                  : "no judge is named " + in_quotes(text);
}

std::string table_of_judges() {
  std::size_t name_width = 0;
  std::size_t problem_width = 0;
  for (const KnownJudge& judge : known_judges()) {
    name_width = std::max(name_width, judge.name.size());
    problem_width = std::max(problem_width, judge.problem.size());
  }
  std::string table;
  for (const KnownJudge& judge : known_judges()) {
    std::string line(judge.name);
    line.resize(name_width + 2, ' ');
    line.append(judge.problem).resize(name_width + problem_width + 3, ' ');
    if (judge.has_counted_games) line += " games: how many, then as --input=games;";
    for (const char* const option : judge.options) line.append(" ").append(option);
    table.append(line).append(judge.options.empty() ? " (the default)\n" : "\n");
  }
  return table;
}

}  // namespace twentyfour
