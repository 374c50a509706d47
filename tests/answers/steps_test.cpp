// Answers in steps and in postfix: what is right, and why an answer is wrong.
#include "solver/answers/steps.hpp"

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "solver/expressions/printing.hpp"
#include "tests/answers/judged.hpp"
#include "tests/expressions/trees.hpp"
#include "tests/support/repeated.hpp"

namespace twentyfour {
namespace {

TEST(Steps, AreRightHoweverTheyAreSeparatedAndSpelled) {
  for (const char* const answer : {
           "11-8=3; 3+5=8; 3*8=24",
           "11-8=3, 3+5=8, 3*8=24,",
           "11-8=3\\n3+5=8\\n3*8=24\\n",
           "11-8=3\n3+5=8;\n\n3*8=24\n",
           "11 - 8 = 3 ;3+5==8\\n 3.0\u00d78\u219224",
           "11 \u2212 8 = 3\uff0c 3+5=8\uff1b (3)x[8]=24.0.",
           "\\boxed{J-8=3; 5+3=8; 3\\times 8=24}",
           "<answer>011-8=3; 3+5=8; 3*8=24</answer>",
           "5+3=8; 11-8=3; 8*3=24",
           "11-8=3\n(3)+5=8\n(3)*(8)=24",
           "$11-8=3$, $3+5=8$, $3*8=24$",
           "$11-8 = 3$; **3+5=8**; 3*8=\\boxed{24}.",
           "11-8=(3)\\n3+5=[8]\\n3*8=\\frac{48}{2}",
           "11 - 8 = 3 (left: 3 3 5)\\n3 + 5 = 8 (left: 8 3)\\n$3*8=24$ (left: 24)\\n",
           "11 - 8 = 3 (left: 3, 3, 5)\\n3 + 5 = 8 left: 3, 8\\n3*8=24 left: 24",
           "11-8=3\\n{3}+5=8\\n3*8=24",
           "[11-8=3] [3+5=8] [3*8=24]",
           "**[11-8=3], [3+5=8]; [3*8=24]**.",
           "1. 11-8=3\\n2) 3+5=8\\n**Step 3:** 3*8=24",
           "\\(11-8=3\\); \\text{3+5=8}; **3*8** = **24**",
           "11-8=3 (left: 3, 3, 5), 3+5=8 (left: 8 3), 3*8=24 (left: 24).",
           "```\n11-8=3\n3+5=8\n3*8=24\n```",
       }) {
    EXPECT_EQ(judged({11, 8, 3, 5}, answer), "right") << answer;
  }
}

void expect_judged(const Deal& deal, const Rules& rules, const std::string& answer,
                   const std::string& judgement = "right") {
  EXPECT_EQ(judged(deal, answer, rules), judgement) << answer;
}

constexpr Operators kAll = *Operators::of(kAllOperators);

TEST(Steps, FollowTheRules) {
  const Rules truncating = {.division = Division::kTruncating};
  const Rules exact = {.division = Division::kExact};
  const Rules precedence = {.form = Form::kPrecedence};
  const Rules left_to_right = {.form = Form::kLeftToRight};
  const Rules in_row = {.form = Form::kLeftToRight, .ordered = true};
  const Rules all = {.operators = kAll};
  const Rules some = {.subsets = true};
  const Rules some_in_order = {.ordered = true, .subsets = true};
  const std::string brackets = "needs brackets, which are not allowed here";
  const std::string order = "does not keep the cards in order";
  expect_judged({3, 3, 8, 8}, {}, "8/3=8/3; 3-(8/3)=1/3; 8/(1/3)=24");
  expect_judged({3, 3, 8, 8}, {}, "8/3=16/6; 3-8/3=2/6; 8/2/6=24");
  expect_judged({3, 3, 8, 8}, {}, "8/3=\\frac{8}{3}; 3-\\frac{8}{3}=\\frac 1 3",
                "step 2: unreadable: at column 32: expected a number, found \"\\frac\"");
  expect_judged({3, 3, 8, 8}, {},
                "$\\frac{8}{3}=(8/3)$, $3-\\frac{8}{3}=\\frac{1}{3}$, "
                "$\\frac{8}{\\frac{1}{3}}=24$");
  expect_judged({6, 3, 12}, {}, "6/3=2; \\frac{6}{3}*12=24",
                "step 2: unreadable: at column 8: expected one operator before the equals sign");
  expect_judged({5, 5, 5, 1}, {}, "1/5=0.2; 5-0.2=4.80; 5*4.8=24");
  expect_judged({8, 2, 6}, {}, "8/2=16/4; 4*6=48/2");
  expect_judged({1, 2, 3, 18, 4}, {}, "1-2=-1; 18*-1=-18; -18+3=-15", "leaves a 4 unused");
  expect_judged({1, 2, 4, 20}, {}, "1-2=-1; 4/-1=-4; 20--4=24");
  expect_judged(Deal({1, 2, 3}, *Rational::of(1, 6)), {}, "1/2=0.5; 1/2/3=1/6");
  expect_judged(Deal({1, 2, 3}, *Rational::of(1, 6)), {}, "1/2=0.5; 1/(2/3)=3/2",
                "step 2: takes 1, which is not left");
  expect_judged({8, 3, 9}, {}, "8/3=8/3; 8/3/9=1/3", "step 2: makes 8/27, not 1/3");
  expect_judged({8, 3, 12}, truncating, "8/3=2; 2*12=24");
  expect_judged({8, 3, 9}, truncating, "8/3=8/3; 8/3*9=24", "step 1: makes 2, not 8/3");
  expect_judged({8, 3, 9}, exact, "8/3=8/3; 8/3*9=24",
                "step 1: divides 8 by 3, which leaves a remainder");
  expect_judged({1, 2, 3, 4}, kOrderedRules, "1*2=2; 2*3=6; 6*4=24");
  expect_judged({1, 2, 3, 4}, kOrderedRules, "3*4=12; 2*12=24; 1*24=24");
  expect_judged({1, 2, 3, 4}, kOrderedRules, "1*2=2; 2*4=8; 8*3=24", order);
  expect_judged({1, 2, 3, 4}, kOrderedRules, "2*1=2; 2*3=6; 6*4=24", order);
  // The second 2*3: of the first one, 3-6 could not be made.
  expect_judged(Deal({2, 3, 2, 3}, Rational(-6)), kOrderedRules, "2*3=6; 3-6=-3; 2*-3=-6");
  expect_judged({1, 2, 3, 4}, precedence, "2*3=6; 6*4=24; 24*1=24");
  expect_judged({1, 2, 3, 4}, precedence, "2*3=6; 4*6=24; 24*1=24", brackets);
  expect_judged({1, 2, 3, 4}, precedence, "1+2=3; 3+3=6; 6*4=24", brackets);
  expect_judged({1, 2, 3, 4}, left_to_right, "1+2=3; 3+3=6; 6*4=24");
  expect_judged({1, 2, 3, 4}, left_to_right, "1+3=4; 2+4=6; 4*6=24", brackets);
  expect_judged(Deal({6, 2, 4}, Rational(36)), left_to_right, "2+4=6; 6*6=36");
  expect_judged(Deal({6, 2, 4}, Rational(36)), in_row, "2+4=6; 6*6=36", brackets);
  expect_judged({6, 2, 12}, in_row, "6*12=72; 72/2=36", "makes 36");
  expect_judged({1, 2, 3, 4}, some, "2*3=6; 6*4=24");
  expect_judged({1, 2, 3, 4}, some, "2*3=6; 6*3=18", "step 2: takes 3, which is not left");
  expect_judged({1, 2, 3, 4}, some, "2*3=6; 6+4=10", "makes 10; leaves out a 1");
  expect_judged({1, 2, 3, 4}, some, "2*3=6; 6+4=10; 10-1=9", "makes 9");
  expect_judged({6, 5, 13}, {}, "6+5=J; J+13=24");
  expect_judged({4, 2, 6, 6, 3}, some, "2*3=6; 6*4=24");
  expect_judged({4, 2, 6, 6, 3}, some, "2+3=5; 6*4=24", "step 2: leaves 5 unused");
  expect_judged({9, 4, 1, 6, 0}, some_in_order, "4*6=24; 24-0=24");
  expect_judged({9, 4, 1, 6}, some_in_order, "1+6=7; 7*4=28", "makes 28; leaves out a 9");
  expect_judged({9, 4, 1, 6}, some_in_order, "4*6=24; 9+24=33", "makes 33; leaves out a 1");
  expect_judged({3, 2, 2}, all, "3!=6; 2+2=4; 6*4=24");
  expect_judged({3, 2, 2}, {}, "3!=6; 2+2=4; 6*4=24", "step 1: uses !, which is not allowed");
  expect_judged({1, 3, 2, 20}, all, "1-3=-2; -2^2=4; 4+20=24");
  expect_judged({2, 3, 3}, all, "2**3=8; 8*3=24");
  expect_judged(Deal({3}, Rational(720)), all, "3!=6; 6!=720");
  expect_judged({1, 2, 4}, all, "1/2=1/2; 1/2!=1",
                "step 2: unreadable: at column 10: expected one operator before the equals sign");
  expect_judged({1, 2, 4}, all, "1-2=-1; 4^-1=1/4", "makes 1/4");
  for (const char* const answer :
       {"9/2=4.5; 5/4.5/1=1", "9/2=4.5; 5/1/4.5=1", "9*2=18; 3*2!/4=1", "9*2=18; 3*2/4!=1"}) {
    expect_judged({9, 2, 5, 1}, all, answer,
                  "step 2: unreadable: at column " +
                      std::to_string(std::string_view(answer).find(";") + 3) +
                      ": expected one operator before the equals sign");
  }
  expect_judged({0, 5, 1}, {}, "1*5=5; 5/0=5", "step 2: divides by zero");
  expect_judged({9, 9, 9}, all, "9^9=387420489; 9^387420489=9",
                "step 2: makes a number that is too large");
  expect_judged(Deal({7919, 9, 7919, 8}, Rational(7919)), all,
                "7919^9=122470950010456506152021579891552879; "
                "7919^8=15465456498352886242205023347841; "
                "122470950010456506152021579891552879/15465456498352886242205023347841=7919");
}

TEST(Steps, AreNamedWhereTheyAreWrong) {
  const std::string one_operator = "expected an equals sign after one operator, found ";
  const struct {
    std::string answer;
    std::string reason;
  } cases[] = {
      {"11-8=3 (left: 3 3 4); 3+5=8", "1: leaves 3, 3 and 5, not 3, 3 and 4"},
      {"11-8=3; 3+5=8 (left: 8 3", "2: unreadable: at column 25: expected a number, found the end"},
      {"11-8=3; 3-0=3; 3*-0=0", "3: unreadable: at column 18: a leading minus is not allowed"},
      {"11-8=3; 3*-0=0", "2: unreadable: at column 11: a leading minus is not allowed"},
      {"11-8=3; 3+5=8;", "2: leaves 3 unused"},
      {"[11-8=3] [(3+5)=8]", "2: leaves 3 unused"},
      {"11-8=3; 8+5=13; 3*13=39", "2: takes 8, which is not left"},
      {"11-8=3; 5*5=25", "2: takes 5 twice, but only one is left"},
      {"11-8=3; 3*8/3=8", "2: takes 8/3, which is not left"},
      {"11-8=3; 3+5; 3*8=24", "2: unreadable: at column 12: " + one_operator + "\";\""},
      {"11-8=3, so 3*8=24", "2: unreadable: at column 9: expected a number, found \"so\""},
      {"11-8=3; 3+=8", "2: unreadable: at column 11: expected a number, found \"=\""},
      {"11-8=3; 3+5=8 or",
       "2: unreadable: at column 15: expected a comma or a semicolon, found \"or\""},
      {"11-8=3; 3+5=8=8",
       "2: unreadable: at column 14: expected a comma or a semicolon, found \"=\""},
      {"11-8=3; 3", "2: unreadable: at column 10: expected an operator, found the end"},
      {"11-8=3; \\frac38=3/8", "2: takes 8, which is not left"},
      {"11-8=3; \\frac{so}{8}=3", "2: unreadable: at column 15: expected a number, found \"so\""},
      {"11-8=3; \\frac{3}8=3/8", "2: takes 8, which is not left"},
      {"11-8=3; \\frac{3}{so}=3", "2: unreadable: at column 18: expected a number, found \"so\""},
      {"11-8=3; \\frac{3}{8}+1=2", "2: takes 3/8, which is not left"},
      {"11-8=3; 3+5=8 (left: 8 3 1 1 1 1 1 1 1)",
       "2: unreadable: at column 39: expected a number, found \")\""},
      {"11-8=3; 3+5=8 (left: so)", "2: unreadable: at column 22: expected a number, found \"so\""},
      {"11-8=3; 3+5=8 left:", "2: unreadable: at column 20: expected a number, found the end"},
      {"11-8=3; left: 3 3 5", "2: unreadable: at column 9: expected a number, found \"left\""},
      {"11-8=3\\nStep 2:", "2: unreadable: at column 16: expected a number, found the end"},
      {"11-8=3; 1+1+1+1+1+1+1+1--1=1",
       "2: unreadable: at column 25: a leading minus is not allowed"},
      {"11-8=3; 3+5=8 (left: 8x3)", "2: unreadable: at column 23: expected a number, found \"x3\""},
      {"11-8=3; 3+5=8 (left: 8 3) so",
       "2: unreadable: at column 27: expected a comma or a semicolon, found \"so\""},
      {"11-8=3; 3-8/2=-1",
       "2: unreadable: at column 9: expected one operator before the equals sign"},
      {"11-8=3; 3/0/5=1",
       "2: unreadable: at column 9: expected one operator before the equals sign"},
      {"11-8=3; 3+.5=1", "2: unreadable: at column 11: expected a number, found \".\""},
      {"11-8=3; 3+5=1.", "2: makes 8, not 1"},
      {"11-8=3; 3+5=" + std::string(40, '9'),
       "2: unreadable: at column 13: expected a number, found \"" + std::string(24, '9') + "...\""},
      {"\uff11\uff11-8=3; 3+5=8; \u8bd5",
       "3: unreadable: at column 16: expected a number, found \"\u8bd5\""},
      {"11-8=3;" + repeated("3+5=8;8-5=3;", 100'000), "3: takes 5, which is not left"},
      {"11-8=3;" + repeated("(", 100'000),
       "2: unreadable: at column 108: expected at most 100 open brackets, found \"(\""},
  };
  for (const auto& [answer, reason] : cases) {
    EXPECT_EQ(judged({11, 8, 3, 5}, answer), "step " + reason) << answer.substr(0, 50);
  }
  const std::pair<const char*, const char*> of_the_expression[] = {
      {"11-8=3; 3+5=8; 3+8=11", "makes 11"},
      {"3+5=8; 8*8=64", "leaves an 11 unused"},
  };
  for (const auto& [answer, reason] : of_the_expression) {
    EXPECT_EQ(judged({11, 8, 3, 5}, answer), reason);
  }
  EXPECT_EQ(judged({1}, repeated("1!=1;", 100'000), {.operators = kAll}),
            "step 24: uses more than 23 factorials");
  EXPECT_EQ(
      judged(Deal({1, 1, 1, 1, 1, 1, 1, 1}, Rational(1)), repeated("1*1=1\n", 7), kOrderedRules),
      "right");
}

// What begins with no step is not an answer in steps, and a text that is infix stays infix.
TEST(Steps, BeginTheAnswer) {
  const std::pair<const char*, std::string> cases[] = {
      {"3*8=24", "leaves a 5 and an 11 unused"},
      {"3*8=24\n=24", "leaves a 5 and an 11 unused"},
      {"3*8=24\\n", "leaves a 5 and an 11 unused"},
      {"11+-0=11; 11-8=3", "unreadable: at column 4: a leading minus is not allowed"},
      {"(11-8)*(3+5)=24; 3*8=24", "unreadable: at column 16: " + kOperatorDue + "\";\""},
      {"(11-8)*(3+5)\\n3", "unreadable: at column 15: " + kOperatorDue + "\"3\""},
      {"11-8=3 3+5=8 3*8=24",
       "unreadable: at column 8: expected a comma or a semicolon, found \"3\""},
      {"[11-8=3 3+5=8 3*8=24]",
       "unreadable: at column 6: expected an operator (+ - * /) or ']', found \"=\""},
      {"[11-8=3] 3+5=8", "step 2: leaves 3 unused"},
      {"11-8, 3+5=8, 3*8=24", "unreadable: at column 5: " + kOperatorDue + "\",\""},
      {"3*8=24 \\ne 25", "unreadable: at column 8: " + kOperatorDue + "\"\\ne\""},
  };
  for (const auto& [answer, reason] : cases) EXPECT_EQ(judged({11, 8, 3, 5}, answer), reason);
}

TEST(Postfix, IsReadWhereItIsWellFormed) {
  const std::string at_column_4 = "unreadable: at column 4: " + kOperatorDue + "\"8\"";
  const Rules precedence = {.form = Form::kPrecedence};
  const Rules all = {.operators = kAll};
  expect_judged({5, 5, 5, 1}, {}, "5 5 1 5 / - *");
  expect_judged({5, 5, 5, 1}, {}, "5.0 5.0 1.0 5.0 / - *");
  expect_judged({5, 5}, {}, "5.5 5 +", "unreadable: at column 2: " + kOperatorDue + "\".\"");
  expect_judged({5, 5, 5, 1}, {}, "$5 5 \t a 05 \u00f7 \u2212 \\times$.");
  expect_judged({11, 8, 3, 5}, kOrderedRules, "J 8 - 3 5 + x");
  expect_judged({3, 24, 6}, all, "3 ! 6 - 24 +");
  expect_judged({2, 3, 3}, all, "2 3 ** 3 *");
  expect_judged({0, 30, 3}, all, "3 ! ! 30 / 0 +");
  expect_judged({11, 8, 3, 5}, {}, "11 8 - 3 5 + +", "makes 11");
  expect_judged({11, 8, 3, 5}, {}, "11 8 -", "leaves a 3 and a 5 unused");
  expect_judged({11, 8, 3, 5}, {}, "11 8 ^", "uses ^, which is not allowed");
  expect_judged({11, 8, 3, 5}, kOrderedRules, "3 5 + 11 8 - *", "does not keep the cards in order");
  expect_judged({11, 8, 3, 5}, precedence, "11 8 - 3 5 + *",
                "needs brackets, which are not allowed here");
  expect_judged({2, 3, 4}, precedence, "2 3 * 4 *");
  expect_judged({11, 8, 3, 5}, {}, "11 8 - 3 5 +", at_column_4);
  expect_judged({11, 8, 3, 5}, {}, "5 + 3 8 *",
                "unreadable: at column 7: " + kOperatorDue + "\"8\"");
  expect_judged({11, 8, 3, 5}, {}, "11 8 - -", at_column_4);
  expect_judged({11, 8, 3, 5}, {}, "11 8 -3 5 + *", at_column_4);
  expect_judged({11, 8, 3, 5}, {}, "11 8 - 3 5 + * = 24", at_column_4);
  expect_judged({1, 1}, {}, "1 1 1 1 1 1 1 1 1 + + + + + + + +",
                "unreadable: at column 3: " + kOperatorDue + "\"1\"");
  expect_judged({1, 1}, all, "1 1" + repeated(" !", 40) + " +",
                "unreadable: at column 3: expected an operator (+ - * / ^ !), found \"1\"");
  expect_judged({Deal({3}, Rational(720))}, all, "3 ! !");
  expect_judged({3}, all, "3 !!", "unreadable: at column 4: " + kTwoSigns);
}

// Whatever is printed is read, under all divisions, in the order of the cards, and steps also
// without brackets.
TEST(Steps, OfRandomTreesAreReadBack) {
  constexpr std::uint64_t kSeed = 1024;
  RandomTrees random(kSeed);
  std::size_t right = 0;
  for (int i = 0; i < 3000; ++i) {
    const Expression tree = random.tree(random.number(2, 6), i % 3 == 0 ? 3 : 99);
    const Rules rules = {.division = static_cast<Division>(i % 3), .ordered = true};
    const Evaluation evaluation = evaluate(tree, rules);
    const auto* const value = std::get_if<Rational>(&evaluation.value);
    if (value == nullptr) continue;
    const std::vector<PostfixToken> cards = cards_of(tree);
    const Deal deal(cards.begin(), cards.end(), *value);
    for (std::size_t n = 0; n < kNotations.size(); ++n) {
      const auto notation = static_cast<Notation>(n);
      std::string text;
      print(tree, rules, notation, text);
      ASSERT_EQ(judged(deal, text, rules), "right") << "seed " << kSeed << ": " << text;
      if (notation != Notation::kSteps) continue;
      std::erase_if(text, [](char byte) { return byte == '(' || byte == ')'; });
      ASSERT_EQ(judged(deal, text, rules), "right") << "seed " << kSeed << ": " << text;
      ++right;
    }
  }
  EXPECT_GT(right, 1000u);
}

}  // namespace
}  // namespace twentyfour
