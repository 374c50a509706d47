#include "solver/command_line/judges.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace twentyfour {
namespace {

Task in_words(std::string_view yes, std::string_view no, Rules rules = {}) {
  Task task;
  task.rules = rules;
  task.words = {std::string(yes), std::string(no)};
  return task;
}

Rules exact() {
  Rules rules;
  rules.division = Division::kExact;
  return rules;
}

Task twenty_three_of_five() {
  Task task = in_words("Possible", "Impossible");
  task.cards = 5;
  task.target = Rational(23);
  task.rules.form = Form::kLeftToRight;
  task.rules.operators = *Operators::of("+-*");
  return task;
}

std::string options_of(const KnownJudge& judge) {
  const Task usual;
  const Task& task = judge.task;
  std::string options;
  const auto add = [&options](std::string_view name, std::string_view value) {
    options.append(options.empty() ? "" : " ").append(name).append(value);
  };
  if (judge.has_games) {
    add("games: how many, then of each its cards, target, hand;", "");
  } else if (judge.framing != Framing::kSentinel) {
    add("--input=", judge.framing == Framing::kCounted ? "counted" : "eof");
  }
  if (task.cards != usual.cards) add("--cards=", std::to_string(task.cards));
  if (task.target != usual.target) add("--target=", to_string(task.target));
  if (task.rules.form == Form::kLeftToRight) add("--form=", "left-to-right");
  if (task.rules.division == Division::kExact) add("--division=", "exact");
  if (task.rules.operators != usual.rules.operators) {
    add("--operators=", to_string(task.rules.operators));
  }
  if (task.words != usual.words) add("--words=", task.words.yes + "/" + task.words.no);
  return options.empty() ? "(the default)" : options;
}

void append_padded(std::string& line, std::string_view text, std::size_t width) {
  line.append(text).append(width - text.size() + 2, ' ');
}

}  // namespace

const std::vector<KnownJudge>& known_judges() {
  static const std::vector<KnownJudge> all = {
      {"openj-bailian-2787", "OpenJudge Bailian 2787", Task()},
      {"bapc-2013-prelim-c", "Cracking the Safe; BOJ 9320, eolymp 6408", Task(), Framing::kCounted},
      {"hustoj-1945", "HUSTOJ 1945", Task(), Framing::kCounted},
      {"teachers-assignment", "Teacher's assignment", in_words("Yes", "No"), Framing::kCounted},
      {"nowcoder-hj67", "Nowcoder HJ67", in_words("true", "false"), Framing::kEof},
      {"hdu-1427", "HDU 1427", in_words("Yes", "No", exact()), Framing::kEof},
      {"acgo-9695", "ACGO 9695", in_words("Yes", "No", exact()), Framing::kCounted},
      {"leetcode-679", "LeetCode 679", in_words("true", "false"), Framing::kEof},
      {"uva-10344", "UVa 10344, 23 out of 5", twenty_three_of_five()},
      {"nyoj-1043", "NYOJ 1043", in_words("Yes", "No"), Framing::kCounted, true},
  };
  return all;
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
    append_padded(table, judge.name, name_width);
    append_padded(table, judge.problem, problem_width);
    table.append(options_of(judge)).append("\n");
  }
  return table;
}

}  // namespace twentyfour
