// The key by its specification: what is left of an expression, and which expressions count as one.
// (The lists of tests/search/ are compared with keys that are found in another way.)
#include "solver/expressions/distinct_key.hpp"

#include <cstddef>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

#include "solver/answers/parsing.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

DistinctKey key_of(std::string_view text, Division division) {
  const Rules rules = {.division = division, .operators = *Operators::of(kAllOperators)};
  return distinct_key(std::get<Expression>(parse(text, rules)), division);
}

// The form of the key: its cards, and a sign for each mark, in the order in which forms compare. S,
// P and Q begin a sum, a product and a quotient, and ; ends what ^, S, P or Q began.
std::string left_of(std::string_view text, Division division = Division::kReal) {
  constexpr std::string_view kMarks = "+-*/^!SPQ;";
  std::string line;
  for (const PostfixToken token : key_of(text, division)) {
    if (!line.empty()) line += ' ';
    line += token < kFirstOperator ? std::to_string(token)
                                   : std::string(1, kMarks[std::size_t{token} - kFirstOperator]);
  }
  return line;
}

void expect_one(std::initializer_list<std::string_view> texts,
                Division division = Division::kReal) {
  for (const std::string_view text : texts) {
    EXPECT_EQ(left_of(text, division), left_of(*texts.begin(), division)) << text;
  }
}

void expect_two(std::string_view x, std::string_view y, Division division = Division::kReal) {
  EXPECT_NE(left_of(x, division), left_of(y, division)) << x << " and " << y;
}

TEST(DistinctKey, HasNoOrderAndNoGrouping) {
  EXPECT_EQ(left_of("7"), "7");
  EXPECT_EQ(left_of("2+3-4+6"), "S + 2 + 3 + 6 - 4 ;");
  EXPECT_EQ(left_of("6*5/4/3"), "P * 5 * 6 / 3 / 4 ;");
  EXPECT_EQ(left_of("10-2*(3+4)"), "S + P * 2 * S + 3 + 4 ; ; - 10 ;");
  expect_one({"2+3-4+6", "6-(4-3-2)", "3-(4-6)+2"});
  expect_one({"6*5/4/3", "5/(3*4/6)", "6/3*(5/4)", "5/(3/(6/4))"});
  expect_one({"3/(2/4)", "4/(2/3)", "3*4/2"});
  expect_two("2+2", "2*2");
  expect_two("(5+7)*(7-5)", "7*7-5*5");
  expect_two("2*3+2*4", "2*(3+4)");
}

TEST(DistinctKey, HasNoSignsInProducts) {
  expect_one({"28+4*(2-3)*5", "28-4*(3-2)*5", "28-5*(2-3)*(0-4)"});
  expect_one({"(1-3)*(2-8)", "(3-1)*(8-2)"});
  expect_one({"5-3", "3-5"});
  EXPECT_EQ(left_of("(5-5)*3"), "S + 5 - 5 ;");
  EXPECT_EQ(left_of("4-1-3"), "S + 1 + 3 - 4 ;") << "of two forms the smaller one";
  expect_one({"4-1-3", "1+3-4"});
}

TEST(DistinctKey, LeavesOutTermsThatComeToZero) {
  expect_one({"4*6+5-5", "4*6", "4*6*5/5", "(5-5)*7+4*6", "(4+0)*6"});
  expect_one({"4-2*3+2+10", "10"});
  EXPECT_EQ(left_of("1*(4-3+3)+1+2"), "S + 1 + 2 + 4 ;") << "3-3 goes from the operand";
  EXPECT_EQ(left_of("4-3+3+1*1+2"), "S + 3 + 4 ;") << "1+2-3 has more cards than 3-3";
  EXPECT_EQ(left_of("9+5-2-3+4-4"), "9");
  EXPECT_EQ(left_of("3-3"), "S + 3 - 3 ;") << "a proper part alone goes";
  EXPECT_EQ(left_of("3-3+4-4"), "S + 3 - 3 ;");
  EXPECT_EQ(left_of("0+0"), "0");
  EXPECT_EQ(left_of("0+(2-2)*3"), "S + 2 - 2 ;") << "of terms 0 the one with the most cards stays";
}

TEST(DistinctKey, LeavesOutFactorsThatComeToOne) {
  expect_one({"(11+13)*(2-1)", "11*(2-1)+13", "11/(1-2)*(1-2)+13", "11+13"});
  expect_one({"5*1", "1*5", "5/1", "5*(3-2)*(2-3)*(2-3)", "5*3/3", "5*6/(2*3)"});
  EXPECT_EQ(left_of("1/5"), "P / 5 ;");
  EXPECT_EQ(left_of("1/(5*6)"), "P / 5 / 6 ;");
  EXPECT_EQ(left_of("1*1"), "1");
  EXPECT_EQ(left_of("1*(3-2)/1"), "S + 3 - 2 ;") << "the one with the most cards";
  EXPECT_EQ(left_of("5/5"), "P * 5 / 5 ;");
  EXPECT_EQ(left_of("5/5*7/7"), "P * 5 / 5 ;");
  EXPECT_EQ(left_of("2*3/6*5/5*7"), "7");
}

TEST(DistinctKey, LeavesTheFewestCardsOfFactorsZero) {
  EXPECT_EQ(left_of("0*5"), "0");
  EXPECT_EQ(left_of("0/(5+6)"), "0");
  EXPECT_EQ(left_of("(3-3)*(1+2-3)*7"), "S + 3 - 3 ;");
  EXPECT_EQ(left_of("(4-4)*(3-3)"), "S + 3 - 3 ;");
  EXPECT_EQ(left_of("(4-4)*0"), "0");
}

TEST(DistinctKey, OfPowersKnowsWhatDoesNotMatter) {
  EXPECT_EQ(left_of("2^3"), "^ + 2 + 3 ;");
  EXPECT_EQ(left_of("(1-3)^3"), "^ + S + 3 - 1 ; + 3 ;");
  EXPECT_EQ(left_of("2^(1-4)"), "^ + 2 - S + 4 - 1 ; ;");
  expect_one({"9+(1-3)^3", "9-(3-1)^3"});
  expect_one({"9+(1-3)^4", "9+(3-1)^4"});
  expect_two("2^(1-4)", "2^(4-1)");
  expect_one({"5^1", "5", "5^(3-2)", "5*1^7", "5*(2-3)^7", "5*7^0"});
  EXPECT_EQ(left_of("7^0"), "^ + 0 ;") << "the base of an exponent 0 goes";
  EXPECT_EQ(left_of("7^(3-3)"), "^ + S + 3 - 3 ; ;");
  EXPECT_EQ(left_of("1^7"), "1");
  EXPECT_EQ(left_of("(3-2)^0"), "S + 3 - 2 ;") << "the exponent goes first";
  EXPECT_EQ(left_of("0^7"), "0");
  EXPECT_EQ(left_of("(2-2)^7"), "S + 2 - 2 ;");
  expect_one({"(4+9)^1+2", "4+9+2"});
  expect_two("2^3^2", "(2^3)^2");
}

TEST(DistinctKey, OfFactorialsHasTheirOperand) {
  EXPECT_EQ(left_of("4!"), "! 4");
  EXPECT_EQ(left_of("(4*1)!"), "! 4");
  EXPECT_EQ(left_of("(1+3)!"), "! S + 1 + 3 ;");
  EXPECT_EQ(left_of("0!*5"), "5");
  EXPECT_EQ(left_of("0!"), "! 0");
  EXPECT_EQ(left_of("0!*1"), "1") << "the smaller one of one card";
}

TEST(DistinctKey, OfQuotientsWithARemainderIsThatOfAPart) {
  constexpr Division kTruncating = Division::kTruncating;
  EXPECT_EQ(left_of("7/2", kTruncating), "Q * 7 / 2 ;");
  EXPECT_EQ(left_of("7/2*3", kTruncating), "P * 3 * Q * 7 / 2 ; ;");
  EXPECT_EQ(left_of("7*3/2", kTruncating), "Q * 3 * 7 / 2 ;");
  EXPECT_EQ(left_of("8/2*3", kTruncating), "P * 3 * 8 / 2 ;");
  expect_one({"8/2*3", "3*8/2", "3/(2/2)*(8/2)"}, kTruncating);
  expect_two("7/2*3", "7*3/2", kTruncating);
  expect_one({"7/2", "7*5/(2*5)", "(0-7)/2", "7*1/2"}, kTruncating);
  EXPECT_EQ(left_of("1/5", kTruncating), "Q / 5 ;");
  EXPECT_EQ(left_of("5+1/5", kTruncating), "5");
  EXPECT_EQ(left_of("7/2/2", kTruncating), "Q * Q * 7 / 2 ; / 2 ;");
}

TEST(DistinctKey, OfExactDivisionIsThatOfRealDivision) {
  for (const std::string_view text : {"8/2*3", "8/(4/2)", "12/(7-1)+5-5", "6*4/(3-1)/3"}) {
    EXPECT_EQ(left_of(text, Division::kExact), left_of(text)) << text;
  }
}

// The product of all factors is beyond 128 bits.
TEST(DistinctKey, LeavesOutFactorsWhoseProductDoesNotFit) {
  EXPECT_EQ(left_of("20!/20!*(20!/20!)*(20!/20!)*5"), "5");
}

TEST(DistinctKey, OfRandomTreesHasNoCardThatChangesNothing) {
  RandomTrees random(53);
  int compared = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Expression tree = random.tree(random.number(1, 6), random.number(1, 9));
    if (!std::holds_alternative<Rational>(evaluate(tree).value)) continue;
    const DistinctKey key = distinct_key(tree, Division::kReal);
    EXPECT_EQ(distinct_key(card(0) - tree, Division::kReal), key) << to_string(tree);
    EXPECT_EQ(distinct_key(card(1) * tree, Division::kReal), key) << to_string(tree);
    EXPECT_EQ(key.hash(), distinct_key(tree / card(1), Division::kReal).hash());
    ++compared;
  }
  EXPECT_GT(compared, 1000);
}

}  // namespace
}  // namespace twentyfour
