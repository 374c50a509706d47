// Names: those nearest to what is misspelt; the reasons that the manual has.
#include <cstddef>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "solver/checking/wrong_answer.hpp"
#include "solver/command_line/misspelling.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

TEST(EditsBetween, CountInsertionsDeletionsReplacementsAndExchanges) {
  const struct {
    const char* x;
    const char* y;
    std::size_t edits;
  } cases[] = {{"", "ab", 2},          {"limit", "limit", 0}, {"LIMIT", "limit", 0},
               {"liimt", "limit", 1},  {"lmiti", "limit", 2}, {"wards", "words", 1},
               {"judges", "judge", 1}, {"ca", "abc", 3},      {"kitten", "sitting", 3}};
  for (const auto& [x, y, edits] : cases) {
    EXPECT_EQ(edits_between(x, y), edits) << x << ", " << y;
    EXPECT_EQ(edits_between(y, x), edits) << y << ", " << x;
  }
}

TEST(HintAtNearest, NamesTheFirstOfTheNearestOfWhichHalfStays) {
  EXPECT_EQ(hint_at_nearest("abxy", {"abcd"}), "; the nearest is abcd");
  EXPECT_EQ(hint_at_nearest("axyz", {"abcd"}), "");
  EXPECT_EQ(hint_at_nearest("abxd", {"xbcx", "abcd", "abed"}), "; the nearest is abcd");
}

// A reason with another first word fails an assertion (wrong_answer.hpp).
TEST(Manual, HasTheFirstWordOfEachReason) {
  std::ifstream manual(TWENTYFOUR_TESTDATA "/../solver/command_line/twentyfour.1");
  std::string line;
  while (line != "By the first word, reasons can be counted:") {
    ASSERT_TRUE(std::getline(manual, line));
  }
  while (line != ".EX") ASSERT_TRUE(std::getline(manual, line));
  std::vector<std::string> words;
  while (std::getline(manual, line) && line != ".EE") words.push_back(split(line, " ").front());
  EXPECT_EQ(words, std::vector<std::string>(kFirstWords.begin(), kFirstWords.end()));
}

}  // namespace
}  // namespace twentyfour
