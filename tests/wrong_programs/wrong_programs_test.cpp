// Every wrong program must be caught: by the hands known to show its mistake, and by the test data.
// The reference engine goes through the same data as a control.
#include "tests/wrong_programs/wrong_programs.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/engines/engine.hpp"
#include "tests/harness/cases.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {

void PrintTo(const WrongProgram& program, std::ostream* out) {
  *out << program.name;
}

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

// What a mistake does to hands that are known to show it: every answer is the wrong one.
struct Telltale {
  const char* program;
  std::vector<Hand> hands;
};

const std::vector<Telltale> kTelltales = {
    {"integer-division", {{{1, 5, 5, 5}}, {{3, 3, 7, 7}}, {{1, 1, 7, 7}}, {{2, 6, 7, 7}}}},
    {"exact-equality", {{{3, 3, 8, 8}}}},
    {"no-second-pattern", {{{1, 1, 2, 7}}, {{5, 5, 5, 5}}, {{5, 5, 8, 8}}}},
    {"no-reversed-minus", {{{1, 2, 2, 7}}, {{2, 2, 2, 7}}}},
    {"no-reversed-division", {{{1, 2, 7, 7}}, {{3, 3, 6, 6}}, {{3, 3, 8, 8}}}},
    {"running-total", {{{1, 1, 2, 7}}, {{1, 1, 6, 8}}, {{1, 3, 4, 6}}}},
    {"loose-epsilon", {{{4, 5, 9, 11}}, {{4, 7, 7, 12}}, {{7, 10, 13, 13}}}},
    {"stops-early", {{{1, 3, 5, 5}}, {{3, 3, 5, 8}}}},
    {"order-kept", {{{1, 1, 2, 7}}}},
    {"one-unit-epsilon", {{{3, 3, 8, 8}}, {{1, 4, 12, 14}}}},
    {"exact-equality", {{{1, 9, 9, 15}}}},
    {"total-from-zero", {{{1, 1, 6, 8}}, {{1, 3, 5, 5}}}},
    {"right-nested", {{{1, 1, 2, 6}}, {{1, 3, 4, 6}}}},
    {"equal-cards-refused", {{{3, 3, 3, 3}}, {{4, 4, 6, 8}}}},
    {"one-expression", {{{1, 3, 4, 6}}, {{3, 3, 8, 8}}, {{5, 5, 5, 5}}}},
    {"one-hit", {{{1, 3, 4, 6}}, {{2, 3, 5, 12}}}},
    {"zero-marker", {{{0, 0, 1, 12}}, {{0, 0, 2, 13}}, {{0, 5, 5, 5}}, {{1, 1, 4, 25}}}},
};

TEST(WrongPrograms, AreWrongOnTheHandsThatShowTheirMistake) {
  for (const Telltale& telltale : kTelltales) {
    for (const Hand& hand : telltale.hands) {
      EXPECT_EQ(count_wrong(program_named(telltale.program), {hand}), 1)
          << telltale.program << " is right on " << to_string(hand);
    }
  }
}

TEST(WrongPrograms, AreWrongOnSoManyHands) {
  const struct {
    WrongProgram program;
    int lowest;
    int highest;
    int wrong;
  } kDomains[] = {{right_program(), 0, 13, 0},
                  {program_named("running-total"), 1, 9, 39},
                  {program_named("order-kept"), 1, 9, 168},
                  {program_named("zero-marker"), 1, 13, 0},
                  {program_named("zero-marker"), 0, 13, 122}};
  for (const auto& [program, lowest, highest, wrong] : kDomains) {
    EXPECT_EQ(count_wrong(program, all_hands(lowest, highest)), wrong)
        << program.name << ", " << lowest << " to " << highest;
  }
}

TEST(WrongPrograms, IntegerDivisionIsWrongBothWays) {
  const std::vector<Hand> hands = {{{1, 5, 5, 5}}, {{1, 1, 7, 7}}};
  EXPECT_EQ(program_named("integer-division").answer(hands), (std::vector<bool>{false, true}));
}

TEST(WrongPrograms, StaleStateIsWrongOnlyAfterAYes) {
  const std::vector<Hand> hands = {{{1, 1, 4, 2}}, {{5, 5, 5, 1}}, {{1, 1, 4, 2}}};
  EXPECT_EQ(program_named("stale-state").answer(hands), (std::vector<bool>{false, true, true}));
}

class EachWrongProgram : public testing::TestWithParam<WrongProgram> {};

TEST_P(EachWrongProgram, IsCaughtByKnownHardHandsAndItsOwnData) {
  EXPECT_TRUE(is_caught_by("known-hard", GetParam()));
  EXPECT_TRUE(is_caught_by(std::string("wrong-programs/") + GetParam().name, GetParam()));
}

std::string test_name(const testing::TestParamInfo<WrongProgram>& info) {
  std::string name = info.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, EachWrongProgram, testing::ValuesIn(wrong_programs()), test_name);

TEST(ReferenceEngine, PassesTheDataThatCatchesWrongPrograms) {
  for (const char* group : {"known-hard", "wrong-programs"}) {
    for (const TestCase& test : load_cases(TWENTYFOUR_TESTDATA, group)) {
      std::vector<bool> answers;
      for (const Hand& hand : hands_in(test)) answers.push_back(engines().front().solvable(hand));
      EXPECT_EQ(as_text(answers), test.out) << test.name;
    }
  }
}

}  // namespace
}  // namespace twentyfour
