// Every wrong program must be caught by the test data.
#include "tests/wrong_programs/wrong_programs.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <gtest/gtest.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/harness/cases.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {
namespace {

const WrongProgram& program_named(std::string_view name) {
  const std::vector<WrongProgram>& all = wrong_programs();
  const auto found = std::ranges::find(all, name, &WrongProgram::name);
  if (found == all.end()) throw std::invalid_argument("no program " + std::string(name));
  return *found;
}

// As in the files of testdata/.
std::string as_text(const std::vector<bool>& answers) {
  std::string text;
  for (const bool is_yes : answers) text += is_yes ? "YES\n" : "NO\n";
  return text;
}

int count_wrong(const WrongProgram& program, const std::vector<Hand>& hands) {
  const std::vector<bool> answers = program.answer(hands);
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

bool is_caught_by(const std::string& group_or_case, const WrongProgram& program) {
  const std::vector<TestCase> cases = load_cases(TWENTYFOUR_TESTDATA, group_or_case);
  return std::ranges::any_of(cases, [&program](const TestCase& test) {
    return as_text(program.answer(hands_in(test))) != test.out;
  });
}

TEST(WrongPrograms, AreWrongOnSoManyHands) {
  const struct {
    WrongProgram program;
    int lowest;
    int highest;
    int wrong;
  } kDomains[] = {{right_program(), 0, 13, 0},
                  {program_named("zero-marker"), 1, 13, 0},
                  {program_named("zero-marker"), 0, 13, 122}};
  for (const auto& [program, lowest, highest, wrong] : kDomains) {
    EXPECT_EQ(count_wrong(program, all_hands(lowest, highest)), wrong)
        << program.name << ", " << lowest << " to " << highest;
  }
}

TEST(WrongPrograms, StaleStateIsWrongOnlyAfterAYes) {
  const std::vector<Hand> hands = {{{1, 1, 4, 2}}, {{5, 5, 5, 1}}, {{1, 1, 4, 2}}};
  EXPECT_EQ(program_named("stale-state").answer(hands), (std::vector<bool>{false, true, true}));
}

TEST(WrongPrograms, AreCaughtByKnownHardHandsAndTheirOwnData) {
  for (const WrongProgram& program : wrong_programs()) {
    EXPECT_TRUE(is_caught_by("known-hard", program)) << program.name;
    EXPECT_TRUE(is_caught_by("wrong-programs/" + program.name, program)) << program.name;
  }
}

}  // namespace
}  // namespace twentyfour
