#include "solver/expressions/signs.hpp"

#include <gtest/gtest.h>

namespace twentyfour {
namespace {

TEST(Signs, HaveSpellingsOfSeveralBytes) {
  const struct {
    const char* text;
    Sign expected;
  } cases[] = {
      {"+1", {'+', 1}},
      {"*1", {'*', 1}},
      {"x1", {'*', 1}},
      {"\\times 1", {'*', 6}},
      {"\xc3\xb7"
       "1",
       {'/', 2}},
      {"\xe2\x88\x92"
       "1",
       {'-', 3}},
      {"\\left(1", {'(', 6}},
      {"\\{1", {'{', 2}},
      {"\\right\\}1", {'}', 8}},
  };
  for (const auto& [text, expected] : cases) {
    const Sign found = first_sign(text);
    EXPECT_EQ(found.sign, expected.sign) << text;
    EXPECT_EQ(found.length, expected.length) << text;
  }
}

TEST(Signs, AreOtherwiseOneByteThatStandsForItself) {
  for (const char* const text : {"7", "%1", "\xc3", "\\", "\\left", "\\leftx"}) {
    const Sign found = first_sign(text);
    EXPECT_EQ(found.sign, text[0]) << text;
    EXPECT_EQ(found.length, 1U) << text;
  }
}

}  // namespace
}  // namespace twentyfour
