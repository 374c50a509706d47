#include "solver/answers/checking.hpp"

#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>

#include "tests/answers/judged.hpp"
#include "tests/support/repeated.hpp"

namespace twentyfour {
namespace {

Rules with(std::string_view operators) {
  return {.operators = *Operators::of(operators)};
}

// testdata/checks/ has more.
TEST(Checking, ReadsWhateverDenotesAnExpression) {
  const char* const fives[] = {
      "5*(5-1/5)",
      "5*(5-1/5)=24",
      "5 \\times \\left( 5 - 1 \\div 5 \\right) = 24.",
      "5*[5-1/5].",
      "5*(5-1/5) . ",
      "5*(5-1/5) = 024",
      "5*(5-1/5) = 48/2",
      "\uff08\uff15\uff0d\uff11\u00f7\uff15\uff09\u00d7\uff15 = 24.0",
      "\uff15\uff0a\uff3b\uff15\uff0d\uff11\uff0f\uff15\uff3d\uff1d\uff12\uff14",
      "\uff15\uff0a\uff5b\uff15\uff0d\uff11\uff0f\uff15\uff5d\uff0e",
      "5\u2217(5\ufe631\u22155)",
      "5\u2022(5\u20141\u20445)",
      "5\u2000*(5\u20101/5)",
      "5\u200b*(5\u20151/5)",
      "5\u22c5(5-1/5)",
      "5\u2715(5-1/5)",
      "5\u00a0*\u202f(5\u3000-\u20091\u2003/5)",
      "\u3000 5*(5-1/5)\u00a0",
      "5.0*(5.00-1.0/5.000) = 24.000",
      "5\\times(5-\\frac{1}{5})",
      "$5\\cdot\\left(5-\\dfrac{1}{5}\\right)$",
      "\\(5 \\times \\left\\{5 - \\tfrac{ 1 } {5}\\right\\}\\)",
      "\\[5\\,\\times\\;\\!(5 -\\quad 1\\div\\qquad 5) = 24\\]",
      "$$5\\,(5-1/5)$$",
      "$\\boxed{5 \\times (5 - \\frac{1}{5})}$",
      "$\\boxed{5*(5-1/5) = 24}$.",
      "$5*(5-1/5)$ = $24$.",
      "\\boxed{5*(5-1/5)} = \\boxed{24}",
      "`5*(5-1/5)` = `24`",
      "```5*(5-1/5)```",
      "<answer> $5*(5-1/5)$ </answer>.",
      "**5*(5-1/5) = 24.**",
      "**5*(5-1/5)** = **24**",
      "24=5*(5-1/5)=24",
      "(24) = 5*(5-1/5)",
      "5*(5-1/5) == 24",
      "5*(5-1/5) \\to 24",
      "5*(5-1/5) \\rightarrow 24.",
      "5*(5-1/5),",
      "5*(5-1/5);",
      "5*(5-1/5)\u3002",
      "5*(5-1/5)\uff0c",
      "5*(5-1/5)\uff1b",
      "5 (5-1/5)",
      "(5-1/5)(5)",
      "[5-1/5]{5}",
      "5*(5-1/5) = 5*24/5 = 48/2 = 024",
      "5*(5-1/5) = 5*\\frac{24}{5} = 10*(4.9-2.5) = \\frac{48}{2}",
      "5*(5-1/5)\\n\\n= 24\\n",
      "5*(5-1/5)\\r\\n",
      "5\\t* (5-1/5)\\t",
      "\\text{5*(5-1/5)}\\r\\n\\to 24\\r",
      "\\boxed{5*{5-1/5} = 24}",
      "\\boxed{5*(5-\\frac{1}{5})=\\frac{24}{1}}",
      "$\\boxed{\\text{5*(5-1/5)}}$",
      "*5*(5-1/5)*",
      "___5*(5-1/5)___ = *24*",
      "5\u00d7(5\u22121\u00f75)\u224824",
      "5*(5-1/5) \\approx 24",
      "5*(5-\\frac15)",
      "*5*(5-1/5)",
      "5*(5-1/5)* = **24",
      "'5*(5-1/5)'",
      "$**_`\"5*(5-1/5)",
      "5*(5-1/5) \u2713 = 24.\u2705;,.",
      "**5*(5-1/5) = 24.**;",
      "\\text{\\boxed{\\(<ANSWER>\\[5*(5-1/5) = 24.\\]</Answer>\\)}, }",
      "\\(5*(5-1/5)\\) = \\(24\\)",
      "<answer>5*(5-1/5)</answer> = <answer>24</answer>",
      "\\boxed{\\boxed{5*(5-1/5)} = \\boxed{24}}",
      "```\n5*(5-1/5)\n```",
      "```python3\n5*(5-1/5) = 24\n```",
      "**```a\n\\boxed{5*(5-1/5)}```**.",
      "```\n5*(5-1/5)",
      "5*(5-1/5)<|im_end|>",
      "5 5 1 5 / - *",
      "5 5 1 5 / - *.",
      "**5 5 1 5 / - ***",
      "\\boxed{5 5 1 5 / - *}.",
  };
  for (const char* const answer : fives) {
    EXPECT_EQ(judged({5, 5, 5, 1}, answer), "right") << answer;
  }
  for (const char* const half :
       {"-1/2", "- 1 / 2", "-\\frac{1}{2}", "\\frac{-1}{2}", "-(1/2)", "(-1/2)", "-0.5"}) {
    const std::string answer = std::string("(0-1)/2 = ") + half;
    EXPECT_EQ(judged(Deal({0, 1, 2}, *Rational::of(-1, 2)), answer), "right") << answer;
  }
  const struct {
    Deal deal;
    const char* answer;
    Rules rules = {};
  } others[] = {
      {{3, 3, 8, 8}, " 8 / (3 - 8/3) "},
      {{3, 3, 8, 8}, "8\u00f7(3\u22128\u00f73)"},
      {{3, 3, 8, 8}, "8/(3-8/3) = 6*4 = 24"},
      {{13, 12, 11, 1}, "(K-J)*q*a"},
      {{13, 11, 1, 1}, "(k+J)*a*1"},
      {{12, 13, 1, 11}, "\uff31\uff0a(\uff2b-\uff2a)*\uff41"},
      {{24}, "24"},
      {{24}, "24 = 24.0"},
      {{24, 1}, "24.0 * 1"},
      {{0, 0, 4, 6}, "((0))+4*6+0"},
      {{48, 2}, "48/2 = 12+12"},
      {Deal({1, 2, 3, 4, 5, 6, 7, 8}, Rational(36)), "1+2+3+4+5+6+7+8"},
      {Deal({1, 2}, Rational(-1)), "1-2"},
      {Deal({1, 2}, Rational(-1)), "1-2=-1"},
      {Deal({1, 2}, Rational(-1)), "1-2 = \u22121"},
      {Deal({1, 4}, Rational(-3)), "-3 = 1-4 = \u22123.0"},
      {Deal({2, 4}, *Rational::of(1, 2)), "2/4"},
      {Deal({25, 5, 7}, *Rational::of(170, 7)), "170/7 = 25-5/7"},
      {Deal({170, 7}, *Rational::of(170, 7)), "170/7 = 340/14"},
      {Deal({49, 2}, *Rational::of(49, 2)), "49/2 = 24.5"},
      {Deal({1, 2, 19}, *Rational::of(1, 524288)), "1/2^19 = 0.0000019073486328125", with("/^")},
      {{2, 3, 3}, "2**3*3", with("*^")},
      {{2, 3, 3}, "**2**3*3**", with("*^")},
      {{2, 3, 3}, "**2 ** 3 * 3** = 24", with("*^")},
      {Deal({2, 3}, Rational(8)), "2 3 **", with("*^")},
      {{4, 3, 2}, "2 3 4 * *"},
      {{2, 3, 3}, "2^{3}*3", with("*^")},
      {{4, 1}, "4!(1)", with("*!")},
      {{4}, "24 = 4\uff01", with("!")},
  };
  for (const auto& [deal, answer, rules] : others) {
    EXPECT_EQ(judged(deal, answer, rules), "right") << answer;
  }
}

TEST(Checking, SaysWhyAnAnswerIsWrong) {
  const struct {
    Deal deal;
    const char* answer;
    const char* reason;
  } cases[] = {
      {{1, 2, 3, 4}, "1+2+3+4", "makes 10"},
      {{1, 2, 3, 4}, "1-2-3*4", "makes -13"},
      {{25, 5, 5, 7}, "25-5/7-5+5", "uses 5 three times, the hand holds two"},
      {{25, 5, 7}, "25-5/7", "makes 170/7"},
      {{5, 6, 1, 1}, "5*5-1*1", "uses 5 twice, the hand holds one"},
      {{5, 5, 5, 1}, "5*5-1", "leaves a 5 unused"},
      {{1, 2, 3, 4}, "4*(2+4)", "uses 4 twice, the hand holds one"},
      {{1, 2, 3, 8}, "3*8", "leaves a 1 and a 2 unused"},
      {{1, 4, 6, 1}, "4*6", "leaves two 1s unused"},
      {{5, 5, 5, 24}, "24", "leaves three 5s unused"},
      {{1, 5, 5, 24, 8}, "24", "leaves a 1, two 5s and an 8 unused"},
      {{24, 11, 18, 80, 800}, "24", "leaves an 11, an 18, an 80 and an 800 unused"},
      {{24, 10, 17, 1100}, "24", "leaves a 10, a 17 and a 1100 unused"},
      {{24, 1, 1, 1, 1, 1, 1, 1}, "24", "leaves seven 1s unused"},
      {{3, 1}, "3+3+3+3+3+3+3+3", "uses 3 eight times, the hand holds one"},
      {{3, 8, 1, 2}, "3*8*7/7", "uses 7 twice, the hand holds none"},
      {{3, 8, 1, 2}, "3*8*7", "uses 7, the hand holds none"},
      {{1, 1, 5, 5}, "5*5/(1-1)", "divides by zero"},
      {{1, 1, 0, 24}, "24+0/(1-1)", "divides by zero"},
      {{1, 2, 3, 4}, "1+2=3", "leaves a 3 and a 4 unused"},
      {{1, 2, 3, 4}, "1+2+3+4=24", "makes 10"},
      {{1, 2, 3, 4}, "1+2+3+4=10", "makes 10"},
      {{1, 2, 3, 4}, "1*2*3*4=25", "makes 24, not 25"},
      // Of several reasons the first.
      {{1, 2, 3, 4}, "9/0", "uses 0, the hand holds none"},
      {{1, 2, 0, 4}, "2/0", "leaves a 1 and a 4 unused"},
      {{0, 1, 2, 9}, "1+9+9", "uses 9 twice, the hand holds one"},
      {{2, 0}, "2/0", "divides by zero"},
  };
  for (const auto& [deal, answer, reason] : cases) EXPECT_EQ(judged(deal, answer), reason);
}

TEST(Checking, FollowsTheRules) {
  const Rules exact = {.division = Division::kExact};
  const Rules truncating = {.division = Division::kTruncating};
  const Rules all_operators = with("+-*/^!");
  const Rules exact_powers = {.division = Division::kExact, .operators = all_operators.operators};
  const Rules truncating_powers = {.division = Division::kTruncating,
                                   .operators = all_operators.operators};
  const char* const no_brackets = "unreadable: at column 1: brackets are not allowed here";
  const struct {
    Deal deal;
    Rules rules;
    const char* answer;
    const char* reason;
  } cases[] = {
      {{5, 5, 5, 1}, exact, "5*(5-1/5)", "divides 1 by 5, which leaves a remainder"},
      {{5, 5, 5, 1}, truncating, "5*(5-1/5)", "makes 25"},
      {{7, 2, 27}, truncating, "27-7/2", "right"},
      {{0, 7, 2, 27}, truncating, "27+(0-7)/2", "right"},
      {{1, 2, 3, 6}, exact, "6*(3+2/1-1)", "uses 1 twice, the hand holds one"},
      {{1, 2, 3, 6}, exact, "6/1*(2*3-2)", "uses 2 twice, the hand holds one"},
      {{1, 2, 3, 6}, exact, "2*6*(3-1)", "right"},
      {{4, 0}, exact, "4/0", "divides by zero"},
      {{1, 2, 3, 4}, {.form = Form::kPrecedence}, "(1+2+3)*4", no_brackets},
      {{1, 2, 3, 4}, {.form = Form::kPrecedence}, "1+2+3*4", "makes 15"},
      {{1, 2, 3, 4}, {.form = Form::kLeftToRight}, "1+2+3*4", "right"},
      {{1, 2, 3, 4}, {}, "4!*1^(2*3)", "uses ^, which is not allowed"},
      {{1, 2, 3, 4}, with("+-*/^"), "4!*1^(2*3)", "uses !, which is not allowed"},
      {{1, 2, 3, 4}, with("+-"), "1*2*3*4", "uses *, which is not allowed"},
      {{24, 1},
       truncating_powers,
       "24*1 = 12*0.5^(0-1)",
       "divides 1 by 1/2, which leaves a remainder"},
      {{1, 2, 3, 4}, all_operators, "4!*1^(2*3)", "right"},
      {{1, 2, 3, 4}, all_operators, "4!*1!+2-3!", "makes 20"},
      {{4, 1}, all_operators, "4!*1!", "right"},
      {{4, 1, 2}, all_operators, "4!*2!/(1+1!)", "uses 1 twice, the hand holds one"},
      {{4, 2, 2}, all_operators, "4!*2!/2", "right"},
      {{3, 720, 24}, all_operators, "(3!)!-720+24", "right"},
      {{3, 6, 4}, all_operators, "(3!)!/6!*4!", "right"},
      {{0, 4}, all_operators, "(0!)!*4!", "right"},
      {{3, 1}, all_operators, "((3!)!)!*1", "takes the factorial of 720"},
      {{0, 0}, all_operators, "0^0", "raises 0 to 0, which is undefined"},
      {{0, 0, 1}, all_operators, "0^(0-1)", "raises 0 to -1, which is undefined"},
      {{1, 0, 1, 2}, all_operators, "(0-1)^(1/2)", "raises -1 to 1/2, which is not an integer"},
      {{2, 0, 3}, exact_powers, "2^(0-3)", "divides 1 by 8, which leaves a remainder"},
      {{24, 1, 1, 2}, exact_powers, "24*1^(1-2)", "right"},
      {{25, 0, 1, 0, 1}, exact_powers, "25+(0-1)^(0-1)", "right"},
      {{24, 0, 1, 2}, exact_powers, "24+0^(1-2)", "raises 0 to -1, which is undefined"},
      {{24, 3, 1, 2}, truncating_powers, "24+3^(1-2)", "right"},
      {{24, 2, 0, 1}, truncating_powers, "24+2^(0-1)", "right"},
      {{24, 1, 1, 2}, truncating_powers, "24*1^(1-2)", "right"},
      {{25, 0, 1, 0, 1}, truncating_powers, "25+(0-1)^(0-1)", "right"},
      {{24, 82, 1, 40}, truncating_powers, "24+82^(1-40)", "right"},
      {{24, 0, 1, 2}, truncating_powers, "24+0^(1-2)", "raises 0 to -1, which is undefined"},
      {{24, 3, 1, 2}, all_operators, "24+3^(1-2)", "makes 73/3"},
      {{21, 1}, all_operators, "21!/1", "takes the factorial of 21"},
      {{1, 2}, all_operators, "(1/2)!", "takes the factorial of 1/2"},
      {{1, 2}, all_operators, "(1-2)!", "takes the factorial of -1"},
      {{9, 9, 9}, all_operators, "9^9^9", "makes a number that is too large"},
      // (0 first: of 9, 9, 9, 0 here g++ 12.2 makes 9, 9, 9, 9 for processors with AVX-512.)
      {{0, 9, 9, 9}, all_operators, "9^(0-9*9)", "makes a number that is too large"},
      {{9, 39, 1, 9999}, all_operators, "9^39/(1/9999)", "makes a number that is too large"},
      {{1, 2, 3, 4}, kOrderedRules, "4*3*2*1", "does not keep the cards in order"},
      {{1, 2, 3, 4}, kOrderedRules, "1*2*3*4", "right"},
      {{1, 2, 3, 4}, kOrderedRules, "4*3*2+1", "makes 25"},
  };
  for (const auto& [deal, rules, answer, reason] : cases) {
    EXPECT_EQ(judged(deal, answer, rules), reason) << answer;
  }
}

const std::string kNoExpression = "unreadable: at column 1: " + kCardDue;

TEST(Checking, ReturnsTheClaimOfNone) {
  const Words usual;
  const Words impossible = {"YES", "impossible"};
  const Words letters = {"y", "Y"};
  const struct {
    const char* answer;
    Words words;
  } claims[] = {
      {"NO", usual},
      {" \tNO\r\n", usual},
      {"no", usual},
      {"No.", usual},
      {"nO", usual},
      {"`no`.", usual},
      {"<answer>No.</answer>", usual},
      {"\\boxed{NO}", usual},
      {"**No**!", usual},
      {"\\text{No solution.}", usual},
      {"There  is\nno Solution!!", usual},
      {"no_solution", usual},
      {"N/A", usual},
      {"\u65e0\u7b54\u6848\uff01", usual},
      {"not  solvable", {"YES", "NOT SOLVABLE"}},
      {"impossible", impossible},
      {"Impossible.", impossible},
      {"NO", impossible},
      {"no.", impossible},
      {"J+q", {"YES", "J+Q"}},
      {"Y", letters},
      {"\u65e0\u89e3\u3002", {"YES", "\u65e0\u89e3"}},
      {"no!", {"YES", "no!"}},
      {"none.", {"YES", "none."}},
  };
  for (const auto& [answer, words] : claims) {
    EXPECT_EQ(judged({1, 1, 1, 1}, answer, {}, words), "none") << answer;
  }
  for (const char* const claim : {"NO",
                                  "none",
                                  "no solution",
                                  "no solutions",
                                  "no_solution",
                                  "no answer",
                                  "no valid solution",
                                  "no valid expression",
                                  "no possible solution",
                                  "no solution exists",
                                  "there is no solution",
                                  "there is no valid solution",
                                  "there is no answer",
                                  "impossible",
                                  "it is impossible",
                                  "not possible",
                                  "it is not possible",
                                  "not solvable",
                                  "unsolvable",
                                  "cannot be solved",
                                  "it cannot be solved",
                                  "cannot be done",
                                  "it cannot be done",
                                  "N/A",
                                  "\u65e0\u89e3",
                                  "\u6ca1\u6709\u89e3",
                                  "\u65e0\u7b54\u6848",
                                  "\u6ca1\u6709\u7b54\u6848"}) {
    EXPECT_EQ(judged({1, 1, 1, 1}, claim), "none") << claim;
  }
  for (const char* const answer :
       {"nothing is impossible", "This is not impossible", "\u5e76\u975e\u65e0\u89e3",
        "no solution?", "no | none", "no|none", "|", "no solution: 1+1", "No (24)", "no, none",
        "nosolution", "solution", "!"}) {
    const std::string reason = judged({1, 1, 1, 1}, answer);
    EXPECT_TRUE(reason.starts_with("unreadable: at column ")) << answer << ": " << reason;
  }
  EXPECT_EQ(judged({1, 1, 1, 1}, "NOT"), kNoExpression + "\"NOT\"");
  EXPECT_EQ(judged({1, 1, 1, 1}, "N"), kNoExpression + "\"N\"");
  EXPECT_EQ(judged({1, 1, 1, 1}, "no no"), kNoExpression + "\"no\"");
  EXPECT_EQ(judged({1, 1, 1, 1}, "y", {}, letters),
            "unreadable: at column 1: expected Y or an expression, found \"y\"");
  EXPECT_EQ(judged({1, 1, 1, 1}, "impossibly", {}, impossible), kNoExpression + "\"impossibly\"");
}

TEST(Checking, TheWordForYesIsNoAnswer) {
  const std::string due = "unreadable: at column 1: expected ";
  EXPECT_EQ(judged({1, 1, 1, 1}, "NO", {}, {"No", "impossible"}),
            due + "impossible or an expression, found \"NO\"");
  EXPECT_EQ(judged({11, 1}, "JA", {}, {"ja", "nein"}), due + "nein or an expression, found \"JA\"");
  EXPECT_EQ(judged({1, 1, 1, 1}, "YES"), due + "NO or an expression, found \"YES\"");
  EXPECT_EQ(judged({1, 1, 1, 1}, "noo", {}, {"No", "impossible"}), kNoExpression + "\"noo\"");
}

TEST(Checking, AnEmptyAnswerIsNone) {
  for (const char* const answer :
       {"", " \\n\t", "**__``", "\\boxed{ }", "$$ $$", "<answer></answer>", "."}) {
    EXPECT_EQ(judged({5, 5, 5, 1}, answer), "no answer") << answer;
  }
}

// No other hints, and none where the answer can be read or stands at a place.
TEST(Checking, NamesTheTemplateThatReadsATextOfWords) {
  const std::string tags = "; --check='<answer>{}</answer>' reads the answer between the tags";
  const std::string box = "; --check='\\boxed{{}}' reads the answer in the box";
  const std::string label = "; --check='Answer: {}' reads the answer after the label";
  const std::pair<const char*, std::string> cases[] = {
      {"So <Answer>5*(5-1/5)", tags},
      {"Answer: <answer>5*(5-1/5)</answer>, or \\boxed{5}", tags},
      {"\\boxed{5*(5-1/5)} + 1", box},
      {"Answer: \\boxed{5*(5-1/5)}", box},
      {"So\\n\\n **answer** : 5*(5-1/5)", label},
      {"1/5=0.2\\n5-0.2=4.8\\nAnswer: 5*(5-1/5)", label},
      {"The answer: 5*(5-1/5)", ""},
      {"Final Answer: 5*(5-1/5)", ""},
      {"\\boxed 5*(5-1/5)", ""},
      {"FINAL: 5*(5-1/5)", ""},
      {"\u7b54\u6848\uff1a5*(5-1/5)", ""},
  };
  for (const auto& [answer, hint] : cases) {
    const std::string reason = judged({5, 5, 5, 1}, answer);
    const std::size_t end = std::min(reason.find("; --check"), reason.size());
    EXPECT_NE(reason.find("unreadable: "), std::string::npos) << answer;
    EXPECT_EQ(reason.substr(end), hint) << answer;
  }
  EXPECT_EQ(judged({5, 5, 5, 1}, "**Answer**: 5*5 or so", {}, {}, Template::of("Answer: {}")),
            "unreadable: at column 5: " + kOperatorDue + "\"or\"");
}

// TeX shows 2^{3}! as (2^3)!.
TEST(Checking, WantsBracketsWhereTexShowsNone) {
  const Rules all_operators = with("+-*/^!");
  for (const char* const answer :
       {"2^{3}!", "2^{3}^2", "2**{(3)} !", "\\frac{2}{3}^2", "(\\frac{2}{3})*\\frac{4}{2}!"}) {
    const std::string reason = judged({2, 3}, answer, all_operators);
    EXPECT_TRUE(reason.ends_with(": write the brackets")) << answer << ": " << reason;
  }
  EXPECT_EQ(judged(Deal({2, 3}, Rational(64)), "2^{(3!)}", all_operators), "right");
  EXPECT_EQ(judged(Deal({2, 3}, Rational(40320)), "(2^{3})!", all_operators), "right");
  EXPECT_EQ(judged(Deal({2, 2}, Rational(4)), "{2}^2", all_operators), "right");
  EXPECT_EQ(judged(Deal({2, 3, 4}, Rational(16)), "\\frac{2}{3}(4!)", all_operators), "right");
  EXPECT_EQ(judged({9, 6, 4, 2}, "\\frac{9}{6}(4^2)", all_operators), "right");
}

// An answer that is not exactly right, or that readers could read in two ways, is wrong.
TEST(Checking, RefusesWhateverElse) {
  const std::string operator_due = ": " + kOperatorDue;
  const std::string card_due = ": " + kCardDue;
  const std::string minus = ": a leading minus is not allowed";
  const struct {
    std::string answer;
    std::string reason;
  } cases[] = {
      {"9/0+", "5" + card_due + "the end"},
      {"1*2*3*4=", "9: expected a number, found the end"},
      {"1*2*3*4= =24", "10: expected a number, found \"=\""},
      {"=24", "1" + card_due + "\"=\""},
      {"-3=24", "1" + minus},
      {"5*(5-1/5)=\\frac{x}{2}", "17: expected a number, found \"x\""},
      {"YES", "1: expected NO or an expression, found \"YES\""},
      {"1 \u00d7 2 y", "7" + operator_due + "\"y\""},
      {"\uff31\uff0a(\uff2b-\uff2a)\uff41", "8: write the operator"},
      {"6/(2)(1+2)", "6: write the operator"},
      {"2**2(3)", "5: write the operator"},
      {"(5)\\dfrac{1}{5}", "4: write the operator"},
      {"\\frac{1}{2", "11: expected an operator (+ - * /) or '}', found the end"},
      {"\\frac{1}{}", "10" + card_due + "\"}\""},
      {"5*(5-1/5), 24", "10" + operator_due + "\",\""},
      {"5*(5-1/5); 24.", "10" + operator_due + "\";\""},
      {"5*(5-1/5) or NO", "11" + operator_due + "\"or\""},
      {"The answer was 5*(5-1/5)", "1" + card_due + "\"The\""},
      {"\u7b54\u68485*(5-1/5)", "1" + card_due + "\"\u7b54\u68485\""},
      {"```python\\n5*(5-1/5)", "4" + card_due + "\"python\""},
      {"```a b\\n5*(5-1/5)```", "6" + operator_due + "\"b\""},
      {"5*(5-1/5)\\nso", "10" + operator_due + "\"\\nso\""},
      {"5*4.8 = 5*(5-1/5)", "4" + operator_due + "\".\""},
      {"5*(5-1/5) =~ 24", "12: expected a number, found \"~\""},
      {"5*(5-1/5) = 24 or so", "16" + operator_due + "\"or\""},
      {"5*(5-1/5) = 24.0.0", "17" + operator_due + "\".\""},
      {"5*(5-1/5) = 24." + std::string(37, '0') + "1", "15" + operator_due + "\".\""},
      {"5.*(5-1/5)", "2" + operator_due + "\".\""},
      {"\u22125*(1/5-5)", "1" + minus},
      {"-(5)", "1" + minus},
      {"5*(\uff0d1/5+5)", "4" + minus},
      {"24 = -5*(1/5-5)", "6" + minus},
      {"-3", "1" + minus},
      {"\\sqrt{5}", "1" + card_due + "\"\\sqrt\""},
      {"5%", "2" + operator_due + "\"%\""},
      {"\uff15\uff05", "2" + operator_due + "\"\uff05\""},
      {"$5*(5-1/5)$ $(1)$", "11" + operator_due + "\"$\""},
      {"\\(5", "1" + card_due + "\"\\\""},
      {"\\text{5", "1" + card_due + "\"\\text\""},
      {"\\quadx", "1" + card_due + "\"\\quadx\""},
      {"5*(5-1/5)\u00d7", "11" + card_due + "the end"},
      {"\u22c55*(5-1/5)", "1" + card_due + "\"\u22c55\""},
      {"5*(5-1/5). = 24", "10" + operator_due + "\".\""},
      {"[\"5*(5-1/5)\"]", "2" + card_due + "'\"'"},
      {"5*(5-1/5)\u00b2", "10" + operator_due + "\"\u00b2\""},
      {"5*\\text{(5-1/5)}", "3" + card_due + "\"\\text\""},
      {"\\text{5*(5-1/5)}}", "1" + card_due + "\"\\text\""},
      {"5*(5-1/5) < 24", "11" + operator_due + "\"<\""},
      {"5*(5-1/5) \u2260 24", "11" + operator_due + "\"\u2260\""},
      {"sqrt(5)", "1" + card_due + "\"sqrt\""},
      {"\u221a5", "1" + card_due + "\"\u221a5\""},
      {"\u00d7\xe2\x88", "1" + card_due + "\"\u00d7\\xe2\\x88\""},
      {"5\x01", "2" + operator_due + "\"\\x01\""},
      {"5\x7f", "2" + operator_due + "\"\\x7f\""},
      {"5\U0001f0a1", "2" + operator_due + "\"\U0001f0a1\""},
      {"5\uff00", "2" + operator_due + "\"\uff00\""},
      {"5\uff71", "2" + operator_due + "\"\uff71\""},
      {"5\xef\xbc+", "2" + operator_due + "\"\\xef\\xbc\""},
      {"5\xef\xbc\xff", "2" + operator_due + "\"\\xef\\xbc\\xff\""},
      {"5\xe2\x80+", "2" + operator_due + "\"\\xe2\\x80\""},
      {"5\xf5", "2" + operator_due + "\"\\xf5\""},
      {"5\xe0\x9f\xbf", "2" + operator_due + "\"\\xe0\\x9f\\xbf\""},
      {"5\xe0\xa0\x80", "2" + operator_due + "\"\xe0\xa0\x80\""},
      {"5\xed\x9f\xbf", "2" + operator_due + "\"\xed\x9f\xbf\""},
      {"5\xed\xa0\x80", "2" + operator_due + "\"\\xed\\xa0\\x80\""},
      {"5\xf0\x8f\xbf\xbf", "2" + operator_due + "\"\\xf0\\x8f\\xbf\\xbf\""},
      {"5\xf4\x8f\xbf\xbf", "2" + operator_due + "\"\xf4\x8f\xbf\xbf\""},
      {"5\xf4\x90\x80\x80", "2" + operator_due + "\"\\xf4\\x90\\x80\\x80\""},
      {"5*(5-1/5 = 24", "10: expected an operator (+ - * /) or ')', found \"=\""},
      {"\\frac-1", "6: expected a '{', as in \\frac{a}{b}, found \"-\""},
      {"5*(5-1/5) = 24. = 24", "15" + operator_due + "\".\""},
      {"5*(5-1/5) = x.5", "13: expected a number, found \"x\""},
      {"5\u2016", "2" + operator_due + "\"\u2016\""},
      {"5\u200c", "2" + operator_due + "\"\\xe2\\x80\\x8c\""},
      {"5\xc2\x85", "2" + operator_due + "\"\\xc2\\x85\""},
      {"5\xc2\x9b", "2" + operator_due + "\"\\xc2\\x9b\""},
      {"5\u00ad", "2" + operator_due + "\"\\xc2\\xad\""},
      {"5\u061c", "2" + operator_due + "\"\\xd8\\x9c\""},
      {"5\u2028", "2" + operator_due + "\"\\xe2\\x80\\xa8\""},
      {"5\u2029", "2" + operator_due + "\"\\xe2\\x80\\xa9\""},
      {"5\u202e", "2" + operator_due + "\"\\xe2\\x80\\xae\""},
      {"5\u2066", "2" + operator_due + "\"\\xe2\\x81\\xa6\""},
      {"5\\toX", "2" + operator_due + "\"\\toX\""},
      {"5*(5-1/5) = .5", "13: expected a number, found \".\""},
      {"5*(5-1/5) = 24.x", "15" + operator_due + "\".\""},
      {"thisisnoanswertothequestion", "1" + card_due + "\"thisisnoanswertothequest...\""},
  };
  for (const auto& [answer, reason] : cases) {
    EXPECT_EQ(judged({5, 5, 5, 1}, answer), "unreadable: at column " + reason) << answer;
  }
  const std::pair<const char*, const char*> readable[] = {
      {"5*(5-1/5) = 24.05", "makes 24, not 481/20"},
      {"5*(5-1/5) = 24.0000000000000000000001",
       "makes 24, not 240000000000000000000001/10000000000000000000000"},
      {"5*(5-1/5) = - 24", "makes 24, not -24"},
      {"5*(5-1/5) = 2**3*3", "uses ^, which is not allowed"},
      {"5*(5-1/5) = 6*4 = 5/0", "divides by zero"},
      {"5*(5-1/5) = -24", "makes 24, not -24"},
      {"6*4 = 5*(5-1/5) = 24", "uses 4, the hand holds none"},
      {"5*(5-1/5) (5)", "uses 5 four times, the hand holds three"},
      {"1*2*3*4..", "uses 2, the hand holds none"},
      {"\\frac12", "uses 2, the hand holds none"},
      {"\\frac{1}2", "uses 2, the hand holds none"},
      {"5*(5+1/5) \\approx 24", "makes 26"},
  };
  for (const auto& [answer, reason] : readable) {
    EXPECT_EQ(judged({5, 5, 5, 1}, answer), reason) << answer;
  }
  const Rules all_operators = with("+-*/^!");
  EXPECT_EQ(judged({5, 5, 5, 1}, "5*(5-1/5) = 24!", all_operators), "takes the factorial of 24");
  EXPECT_EQ(judged({2, 3, 3}, "2 * *3*3", all_operators),
            "unreadable: at column 5" + card_due + "\"*\"");
}

TEST(Checking, HostileAnswersGetAReason) {
  EXPECT_EQ(judged({1, 2, 3, 4}, std::string_view("1\0", 2)),
            "unreadable: at column 2: " + kOperatorDue + "\"\\x00\"");
  const std::pair<const char*, const char*> repeating[] = {
      {"=", "at column 1: "},
      {"=1", "at column 1: "},
      {"$", "no answer"},
      {"*", "no answer"},
      {"`", "no answer"},
      {"\\boxed{", "at column 1: "},
      {"\\quad", "no answer"},
      {"\u3000", "no answer"},
      {"\u8bd5", "at column 1: "},
      {"<answer>", "at column 1: "},
      {"(1)", "at column 26: "},
      {"(", "at column 101: "},
      {"5*", "at column 17: "},
      {"answer: 24 ", "at column 1: "},
      {"\n", "no answer"},
      {"no ", "at column 1: "},
      {"1+1=2;", "step 2: takes 1"},
      {"[1+1=2]", "step 2: takes 1"},
      {"\\(", "at column 1: "},
      {"```a\n", "at column 6: "},
  };
  for (const auto& [text, place] : repeating) {
    const std::string reason = judged({1, 1, 3, 4}, repeated(text, 100'000));
    const bool is_unreadable = std::string_view(place).starts_with("at ");
    EXPECT_TRUE(reason.starts_with((is_unreadable ? "unreadable: " : "") + std::string(place)))
        << text << ": " << reason;
    EXPECT_LT(reason.size(), 200u) << text;
    for (const char* const at :
         {"<answer>{}</answer>", "Answer: {}", "\\boxed{{}}", "{}5", "*5{}"}) {
      const std::string found =
          judged({1, 1, 3, 4}, repeated(text, 100'000), {}, {}, Template::of(at));
      EXPECT_LT(found.size(), 200u) << text;
    }
  }
  const std::string nested = repeated("\\boxed{", 100'000) + "5*(5-1/5)" + repeated("}", 100'000);
  EXPECT_EQ(judged({5, 5, 5, 1}, nested), "right");
  EXPECT_EQ(judged({24}, "24" + repeated(" = 24", 1'000'000)), "right");
}

}  // namespace
}  // namespace twentyfour
