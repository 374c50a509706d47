#include "solver/answers/among_words.hpp"

#include <gtest/gtest.h>
#include <string>

#include "tests/answers/judged.hpp"

namespace twentyfour {
namespace {

std::string judged_anywhere(std::string_view answer) {
  return judged(Deal{{5, 5, 5, 1}}, answer, {}, {}, true);
}

// If each number were followed to the end of the equals signs, this would take half an hour.
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

}  // namespace
}  // namespace twentyfour
