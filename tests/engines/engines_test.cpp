// Every engine against the oracle, over whole domains and over the hands known to be hard.
#include <gtest/gtest.h>
#include <ostream>
#include <string>
#include <vector>

#include "tests/engines/engine.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {

void PrintTo(const Engine& engine, std::ostream* out) {
  *out << engine.name;
}

namespace {

void expect_agreement(const Engine& engine, const std::vector<Hand>& hands) {
  for (const Hand& hand : hands) {
    EXPECT_EQ(engine.solvable(hand), solvable_exactly(hand))
        << engine.name << " is wrong on " << to_string(hand);
  }
}

class Engines : public testing::TestWithParam<Engine> {};

TEST_P(Engines, AgreeOnAllHandsOfOneToThirteen) {
  expect_agreement(GetParam(), all_hands(1, 13));
}

TEST_P(Engines, AgreeOnUnsolvableHandsAndNearMisses) {
  expect_agreement(GetParam(), kUnsolvable);
}

std::string test_name(const testing::TestParamInfo<Engine>& engine) {
  return engine.param.name;
}

INSTANTIATE_TEST_SUITE_P(All, Engines, testing::ValuesIn(engines()), test_name);

}  // namespace
}  // namespace twentyfour
