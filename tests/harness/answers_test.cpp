#include "tests/harness/answers.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "tests/harness/trials.hpp"

namespace twentyfour {
namespace {

using Texts = std::vector<std::string>;

TEST(LastWord, IsAWordOfItsOwn) {
  const struct {
    std::string text;
    Words words;
    std::optional<bool> says_yes;
  } kTexts[] = {
      {"YES", {}, true},
      {"NO\tmakes 10", {}, false},
      {"Case 1: YES.", {}, true},
      {"YES\nNO\n", {}, false},
      {"NO or YES?\nYES\n", {}, true},
      {"yes", {}, {}},
      {"", {}, {}},
      {"YESTERDAY KNOWN", {}, {}},
      {"a solution", {"solution", "no solution"}, true},
      {"no solution", {"solution", "no solution"}, false},
      {"solution found", {"solution found", "solution"}, true},
      {"true", {"true", "false"}, true},
      {"[false]", {"true", "false"}, false},
      {"1", {"1", "0"}, true},
      {"10", {"1", "0"}, {}},
      {"No solution", {"", "No solution"}, false},
      {"5*(5-1/5)", {"", "No solution"}, true},
      {" \n", {"", "No solution"}, {}},
  };
  for (const auto& [text, words, says_yes] : kTexts) {
    EXPECT_EQ(last_word(text, words), says_yes) << text;
  }
}

TEST(LastNumber, IsTheLast) {
  EXPECT_EQ(last_number("3"), 3);
  EXPECT_EQ(last_number("5 5 5 1: 12 solutions.\n"), 12);
  EXPECT_EQ(last_number("none"), std::nullopt);
  EXPECT_EQ(last_number("99999999999999999999999"), std::nullopt);
}

TEST(ArgumentsFor, HaveTheCardsInTheirPlaces) {
  const Puzzle puzzle = {{5, 6, 7, 13}, "5+6+13"};
  const struct {
    Texts arguments;
    Texts replaced;
  } kCases[] = {
      {{}, {"5", "6", "7", "13"}},
      {{"-v"}, {"-v", "5", "6", "7", "13"}},
      {{"{}", "-v"}, {"5", "6", "7", "13", "-v"}},
      {{"[{}]"}, {"[5 6 7 13]"}},
      {{"{4},{3},{2},{1}"}, {"13,7,6,5"}},
      {{"{1}", "{1}"}, {"5", "5"}},
      {{"{9}", "{}"}, {"{9}", "5", "6", "7", "13"}},
  };
  for (const auto& [arguments, replaced] : kCases) {
    EXPECT_EQ(arguments_for(puzzle, arguments, {}), replaced);
  }
  RefereeOptions scorer;
  scorer.expect = Expect::kVerdicts;
  EXPECT_EQ(arguments_for(puzzle, {}, scorer), (Texts{"5", "6", "7", "13", "5+6+13"}));
  EXPECT_EQ(arguments_for(puzzle, {"{}"}, scorer), (Texts{"5", "6", "7", "13", "5+6+13"}));
  EXPECT_EQ(arguments_for(puzzle, {"{answer}=24", "{}"}, scorer),
            (Texts{"5+6+13=24", "5", "6", "7", "13"}));
}

}  // namespace
}  // namespace twentyfour
