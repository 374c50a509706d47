// Every wrong program must be caught by the test data.
#include "tests/wrong_programs/wrong_programs.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/harness/cases.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {
namespace {

Suspect program_named(std::string_view name) {
  const std::vector<Suspect> all = wrong_programs();
  const auto found = std::ranges::find(all, name, &Suspect::name);
  if (found == all.end()) throw std::invalid_argument("no program " + std::string(name));
  return *found;
}

// As in the files of testdata/.
std::string as_text(const std::vector<bool>& answers) {
  std::string text;
  for (const bool is_yes : answers) text += is_yes ? "YES\n" : "NO\n";
  return text;
}

std::vector<Puzzle> puzzles_of(const std::vector<Hand>& hands) {
  std::vector<Puzzle> puzzles;
  for (const auto& [cards] : hands) puzzles.push_back({{std::begin(cards), std::end(cards)}});
  return puzzles;
}

int count_wrong(const Suspect& program, const std::vector<Hand>& hands) {
  const std::vector<bool> answers = program.answers(puzzles_of(hands));
  int wrong = 0;
  for (std::size_t i = 0; i < hands.size(); ++i) wrong += answers[i] != solvable_exactly(hands[i]);
  return wrong;
}

std::vector<Hand> hands_in(const TestCase& test) {
  std::ifstream in(test.input_file);
  std::vector<Hand> hands = read_hands(in);
  if (!in || hands.empty()) throw std::runtime_error(test.name + ": no hands and four zeros");
  return hands;
}

bool is_caught_by(const std::string& group_or_case, const Suspect& program) {
  const std::vector<TestCase> cases = load_cases(TWENTYFOUR_TESTDATA, group_or_case);
  return std::ranges::any_of(cases, [&program](const TestCase& test) {
    return as_text(program.answers(puzzles_of(hands_in(test)))) != test.out;
  });
}

TEST(WrongPrograms, AreWrongOnSoManyHands) {
  const struct {
    Suspect program;
    int lowest;
    int highest;
    int wrong;
  } kDomains[] = {{right_program(), 0, 13, 0},
                  {program_named("zero-marker"), 1, 13, 0},
                  {program_named("zero-marker"), 0, 13, 122},
                  {program_named("order-kept"), 1, 9, 168},
                  {program_named("last-card-fixed"), 1, 9, 31},
                  {program_named("integer-value"), 1, 13, 242},
                  {program_named("one-unit-epsilon"), 1, 13, 1},
                  {program_named("hundredth-epsilon"), 1, 13, 0}};
  for (const auto& [program, lowest, highest, wrong] : kDomains) {
    EXPECT_EQ(count_wrong(program, all_hands(lowest, highest)), wrong)
        << program.name << ", " << lowest << " to " << highest;
  }
}

TEST(WrongPrograms, StaleStateIsWrongOnlyAfterAYes) {
  const std::vector<Hand> hands = {{{1, 1, 4, 2}}, {{5, 5, 5, 1}}, {{1, 1, 4, 2}}};
  EXPECT_EQ(program_named("stale-state").answers(puzzles_of(hands)),
            (std::vector<bool>{false, true, true}));
}

TEST(WrongPrograms, AreCaughtByKnownHardHandsAndTheirOwnData) {
  for (const Suspect& program : wrong_programs()) {
    if (program.is_pair) continue;
    if (program.group == "wide-cards") {
      EXPECT_TRUE(is_caught_by("wide-cards", program)) << program.name;
    } else if (!program.group.empty()) {  // otherwise the mistake is in what it prints
      EXPECT_EQ(is_caught_by("known-hard", program), program.name != "no-after-100")
          << program.name;
      EXPECT_TRUE(is_caught_by("wrong-programs/" + program.name, program)) << program.name;
    }
  }
}

}  // namespace
}  // namespace twentyfour
