#include "bench/contestants.hpp"

#include <chrono>
#include <stdexcept>

#include "bench/race.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

constexpr std::chrono::milliseconds kTimeLimit = std::chrono::minutes(5);
constexpr std::size_t kMostAnswers = std::size_t{1} << 30;

bool can_run(const std::string& kernel) {
  const KernelChosen kernel_chosen(kernel);
  return run_program(TWENTYFOUR_PROGRAM, {}, "").status == 0;
}

std::string answers_of(const Contestant& contestant, const Input& input) {
  const KernelChosen kernel_chosen(contestant.command.kernel);
  const RunResult result =
      run_program_on_file(contestant.command.program, contestant.command.arguments,
                          input.file.string(), kTimeLimit, kMostAnswers);
  if (result.status != 0 || !result.err.empty()) {
    throw std::runtime_error(contestant.name + " has failed: " + result.err);
  }
  return result.out;
}

std::string answers_of_oracle(const InputKind& kind, std::size_t count) {
  Hands hands(kind);
  std::string answers;
  for (std::size_t i = 0; i < count; ++i)
    answers += solvable_exactly(hands.next()) ? "YES\n" : "NO\n";
  return answers;
}

}  // namespace

Contestant twentyfour_itself() {
  return {"twentyfour", {TWENTYFOUR_PROGRAM, {}, ""}};
}

const std::vector<Question>& questions() {
  static const std::vector<Question> all = {
      {"known-target-23", "--target=23, known hands: 1..13", "two-digit", 2'000'000, {"-t23"}},
      {"known-expression", "--expression, known hands: 1..13", "two-digit", 2'000'000, {"-e"}},
      {"known-all", "--all, known hands: 1..13", "two-digit", 2'000'000, {"-a"}},
      {"new-verdicts", "YES or NO, new hands: 1..9999, all different", "wide", 1'000'000, {}},
      {"new-expression", "--expression, new hands: 1..9999", "wide", 100'000, {"-e"}},
      {"new-all-exact",
       "--all --division=exact, new hands: 1..9999",
       "wide",
       10'000,
       {"-a", "--division=exact"}},
  };
  return all;
}

std::vector<Contestant> twentyfour_by_jobs(const Question& question) {
  std::vector<Contestant> programs;
  for (const char* jobs : {"1", "2"}) {
    std::vector<std::string> arguments = question.options;
    arguments.push_back(std::string("--jobs=") + jobs);
    programs.push_back(
        {std::string("twentyfour, jobs: ") + jobs, {TWENTYFOUR_PROGRAM, arguments, ""}});
  }
  return programs;
}

std::vector<Contestant> all_that_judge() {
  std::vector<Contestant> programs;
  for (const std::string kernel : {"plain", "avx2", "avx512"}) {
    if (!can_run(kernel)) continue;
    programs.push_back({"twentyfour " + kernel, {TWENTYFOUR_PROGRAM, {}, kernel}});
  }
  programs.push_back({"getchar_table", {TWENTYFOUR_GETCHAR_TABLE, {}, ""}, 13});
  programs.push_back({"single_file", {TWENTYFOUR_SINGLE_FILE, {}, ""}, 13});
  programs.push_back(textbook_program());
  return programs;
}

Contestant textbook_program() {
  return {kTextbook, {TWENTYFOUR_TEXTBOOK, {}, ""}, 0};
}

Contestant floor_program(std::uintmax_t out_bytes, std::uintmax_t in_bytes) {
  return {kFloor, {TWENTYFOUR_FLOOR, {std::to_string(out_bytes), std::to_string(in_bytes)}, ""}};
}

std::uintmax_t check_answers(const std::vector<Contestant>& contestants, const Course& course) {
  const std::string of_oracle = answers_of_oracle(course.kind, course.sample.hands);
  std::string of_first;
  for (const Contestant& contestant : contestants) {
    if (answers_of(contestant, course.sample) != of_oracle) {
      throw std::runtime_error(contestant.name + " has wrong answers: " + course.kind.title);
    }
    if (contestant.is_slow_on(course.kind)) continue;
    std::string answers = answers_of(contestant, course.whole);
    if (of_first.empty()) {
      of_first = std::move(answers);
    } else if (answers != of_first) {
      throw std::runtime_error(contestant.name + " differs from the others: " + course.kind.title);
    }
  }
  return of_first.size();
}

void check_same_answers(const std::vector<Contestant>& contestants, const Course& course) {
  const std::string of_first = answers_of(contestants.front(), course.whole);
  for (const Contestant& contestant : contestants) {
    if (answers_of(contestant, course.whole) != of_first) {
      throw std::runtime_error(contestant.name + " differs from the others: " + course.kind.title);
    }
  }
}

}  // namespace twentyfour
