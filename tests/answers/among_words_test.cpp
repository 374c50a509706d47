#include "solver/answers/among_words.hpp"

#include <gtest/gtest.h>
#include <string>

#include "tests/answers/judged.hpp"

namespace twentyfour {
namespace {

std::string judged_anywhere(std::string_view answer) {
  return judged(Deal{{5, 5, 5, 1}}, answer, {}, {}, true);
}

// If each number were followed to the end of the equals signs, this would take very long.
TEST(AmongWords, SidesAreReadOnce) {
  std::string sides;
  for (int i = 0; i < 100'000; ++i) sides += "1 = ";
  EXPECT_TRUE(judged_anywhere("Let x: " + sides).starts_with("unreadable"));
  EXPECT_EQ(judged_anywhere("Let x: " + sides + "x, so 5*(5-1/5)"), "right");
}

TEST(AmongWords, AllWhiteSpaceIsABlank) {
  for (const std::string blank : {" ", "\t", "\v", "\f", "\r", "\r\n"}) {
    EXPECT_EQ(judged_anywhere("It is:\n" + blank + "- 5*(5-1/5)"), "right") << blank;
    EXPECT_EQ(judged_anywhere("4 *" + blank + "6 is" + blank + "5*(5-1/5)" + blank), "right")
        << blank;
  }
}

TEST(AmongWords, SidesBelongToTheirExpression) {
  for (const char* const answer :
       {"So 24 == 5*(5-1/5) == 24 done", "So 24 = 5*(5-1/5) = 24! Great", "= 5*(5-1/5) done",
        "5, 5, 24 = 5*(5-1/5) done", "so 5*(5-1/5) = 24 (4.8 times 5)",
        "so 5*(5-1/5) = 6*4 (4.8 times 5)", "so 5*(5-1/5) = 6*4 (20+4), yes",
        "24 = 5*(5-1/5) there", "it is 5 x (5-1/5) then", "it is ( (5-1/5)*5) then"}) {
    EXPECT_EQ(judged_anywhere(answer), "right") << answer;
  }
  const Rules all = {.operators = *Operators::of(kAllOperators)};
  EXPECT_EQ(judged({4, 1, 2, 3}, "use it: 24 = 4!*1*(3-2) = 4! Great", all, {}, true), "right");
}

TEST(AmongWords, ExpressionsHaveAsManyCardsAsTheHand) {
  for (const char* const answer : {"it is 0.5*5*5*1 then", "it is 10000*5*5*1 then",
                                   "it is 5*(5-1/5)+0 then", "it is 24+0 then"}) {
    EXPECT_TRUE(judged_anywhere(answer).starts_with("unreadable")) << answer;
  }
  const Rules some = {.subsets = true};
  EXPECT_EQ(judged({6, 5, 4, 1}, "it is 4*6 then", some, {}, true), "right");
}

}  // namespace
}  // namespace twentyfour
