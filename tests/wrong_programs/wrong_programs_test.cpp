// Every wrong program must be caught: by the hands known to show its mistake, and by the test data.
// The reference engine goes through the same data as a control.
#include "tests/wrong_programs/wrong_programs.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/engines/engine.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {

void PrintTo(const WrongProgram& program, std::ostream* out) {
  *out << program.name;
}

namespace {

namespace fs = std::filesystem;

const fs::path kTestdata = TWENTYFOUR_TESTDATA;

const WrongProgram& program_named(std::string_view name) {
  const std::vector<WrongProgram>& all = wrong_programs();
  const auto found = std::find_if(
      all.begin(), all.end(), [name](const WrongProgram& program) { return program.name == name; });
  if (found == all.end()) throw std::invalid_argument("no program " + std::string(name));
  return *found;
}

std::vector<bool> right_answers(const std::vector<Hand>& hands) {
  std::vector<bool> answers;
  for (const Hand& hand : hands) answers.push_back(solvable_exactly(hand));
  return answers;
}

std::vector<bool> reference_answers(const std::vector<Hand>& hands) {
  std::vector<bool> answers;
  for (const Hand& hand : hands) answers.push_back(engines().front().solvable(hand));
  return answers;
}

int count_wrong(const WrongProgram& program, const std::vector<Hand>& hands) {
  const std::vector<bool> answers = program.answer(hands);
  const std::vector<bool> right = right_answers(hands);
  int wrong = 0;
  for (std::size_t i = 0; i < hands.size(); ++i) wrong += answers[i] != right[i];
  return wrong;
}

struct DataFile {
  std::string name;
  std::vector<Hand> hands;
  std::vector<bool> expected;
};

std::vector<Hand> read_hands(const fs::path& path) {
  std::ifstream in(path);
  std::vector<Hand> hands;
  Hand hand;
  while (in >> hand.cards[0] >> hand.cards[1] >> hand.cards[2] >> hand.cards[3]) {
    if (is_sentinel(hand)) return hands;
    hands.push_back(hand);
  }
  throw std::runtime_error("no four zeros at the end of " + path.string());
}

std::vector<bool> read_verdicts(const fs::path& path) {
  std::ifstream in(path);
  std::vector<bool> verdicts;
  for (std::string word; in >> word;) {
    if (word != "YES" && word != "NO") throw std::runtime_error(word + " in " + path.string());
    verdicts.push_back(word == "YES");
  }
  return verdicts;
}

DataFile read_data_file(fs::path path) {
  DataFile file = {path.stem().string(), read_hands(path), {}};
  file.expected = read_verdicts(path.replace_extension(".out"));
  if (file.hands.empty() || file.hands.size() != file.expected.size()) {
    throw std::runtime_error(path.string() + " does not answer its hands one by one");
  }
  return file;
}

std::vector<DataFile> read_group(const fs::path& folder) {
  std::vector<DataFile> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".in") files.push_back(read_data_file(entry.path()));
  }
  return files;
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

TEST(WrongPrograms, AreRightWithoutTheirMistake) {
  EXPECT_EQ(count_wrong(right_program(), all_hands(0, 13)), 0);
}

TEST(WrongPrograms, IntegerDivisionIsWrongBothWays) {
  const std::vector<Hand> hands = {{{1, 5, 5, 5}}, {{1, 1, 7, 7}}};
  EXPECT_EQ(program_named("integer-division").answer(hands), (std::vector<bool>{false, true}));
}

TEST(WrongPrograms, StaleStateIsWrongOnlyAfterAYes) {
  const std::vector<Hand> hands = {{{1, 1, 4, 2}}, {{5, 5, 5, 1}}, {{1, 1, 4, 2}}};
  EXPECT_EQ(program_named("stale-state").answer(hands), (std::vector<bool>{false, true, true}));
}

TEST(WrongPrograms, RunningTotalIsWrongOnThirtyNineHandsOfOneToNine) {
  EXPECT_EQ(count_wrong(program_named("running-total"), all_hands(1, 9)), 39);
}

TEST(WrongPrograms, OrderKeptIsWrongOnHundredsOfHands) {
  EXPECT_EQ(count_wrong(program_named("order-kept"), all_hands(1, 9)), 168);
}

TEST(WrongPrograms, ZeroMarkerIsWrongOnlyWhereThereIsAZero) {
  EXPECT_EQ(count_wrong(program_named("zero-marker"), all_hands(1, 13)), 0);
  EXPECT_EQ(count_wrong(program_named("zero-marker"), all_hands(0, 13)), 122);
}

class EachWrongProgram : public testing::TestWithParam<WrongProgram> {};

TEST_P(EachWrongProgram, IsCaughtByKnownHardHands) {
  const std::vector<DataFile> files = read_group(kTestdata / "known-hard");
  EXPECT_TRUE(std::any_of(files.begin(), files.end(), [](const DataFile& file) {
    return GetParam().answer(file.hands) != file.expected;
  })) << GetParam().name;
}

TEST_P(EachWrongProgram, IsCaughtByItsOwnData) {
  const std::string name = GetParam().name;
  const DataFile file = read_data_file(kTestdata / "wrong-programs" / (name + ".in"));
  EXPECT_NE(GetParam().answer(file.hands), file.expected);
}

std::string test_name(const testing::TestParamInfo<WrongProgram>& info) {
  std::string name = info.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, EachWrongProgram, testing::ValuesIn(wrong_programs()), test_name);

TEST(ReferenceEngine, PassesTheDataThatCatchesWrongPrograms) {
  for (const char* group : {"known-hard", "wrong-programs"}) {
    const std::vector<DataFile> files = read_group(kTestdata / group);
    EXPECT_FALSE(files.empty()) << group;
    for (const DataFile& file : files) {
      EXPECT_EQ(reference_answers(file.hands), file.expected) << group << '/' << file.name;
    }
  }
}

}  // namespace
}  // namespace twentyfour
