#include "solver/expressions/checking.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {
namespace {

std::string outcome(const Deal& deal, std::string_view answer, const Rules& rules = {},
                    const Words& words = {}) {
  const Finding finding = check_answer(deal, answer, rules, words);
  if (const auto* const wrong = std::get_if<WrongAnswer>(&finding)) return wrong->reason;
  return std::holds_alternative<RightAnswer>(finding) ? "right" : "none";
}

TEST(Checking, AcceptsRightAnswers) {
  EXPECT_EQ(outcome({5, 5, 5, 1}, "5*(5-1/5)"), "right");
  EXPECT_EQ(outcome({3, 3, 8, 8}, " 8 / (3 - 8/3) "), "right");
  EXPECT_EQ(outcome({3, 3, 8, 8},
                    "8\xc3\xb7(3\xe2\x88\x92"
                    "8\xc3\xb7"
                    "3)"),
            "right");
  EXPECT_EQ(outcome({13, 12, 11, 1}, "(K-J)*q*a"), "right");
  EXPECT_EQ(outcome({13, 11, 1, 1}, "(k+J)*a*1"), "right");
  EXPECT_EQ(outcome({24}, "24"), "right");
  EXPECT_EQ(outcome({0, 0, 4, 6}, "((0))+4*6+0"), "right");
  EXPECT_EQ(outcome(Deal({1, 2, 3, 4, 5, 6, 7, 8}, Rational(36)), "1+2+3+4+5+6+7+8"), "right");
  EXPECT_EQ(outcome(Deal({1, 2}, Rational(-1)), "1-2"), "right");
  EXPECT_EQ(outcome(Deal({2, 4}, *Rational::of(1, 2)), "2/4"), "right");
  EXPECT_EQ(outcome({5, 5, 5, 1}, "5*(5-1/5)=24"), "right");
  EXPECT_EQ(outcome({5, 5, 5, 1}, "5 \\times \\left( 5 - 1 \\div 5 \\right) = 24."), "right");
  EXPECT_EQ(outcome({5, 5, 5, 1}, "5*[5-1/5]."), "right");
  EXPECT_EQ(outcome({5, 5, 5, 1}, "5*(5-1/5) . "), "right");
  EXPECT_EQ(outcome({5, 5, 5, 1}, "5*(5-1/5) = 024"), "right");
  EXPECT_EQ(outcome({5, 5, 5, 1}, "5*(5-1/5) = 48/2"), "right");
  EXPECT_EQ(outcome(Deal({1, 2}, Rational(-1)), "1-2=-1"), "right");
  EXPECT_EQ(outcome(Deal({1, 2}, Rational(-1)), "1-2 = \u22121"), "right");
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
      {{1, 2, 3, 4},
       "1+2+",
       "at column 5: expected a card (0 to 9999, or A, J, Q, K) or '(', "
       "found the end"},
      {{1, 2, 3, 4}, "(1+2", "at column 5: expected an operator (+ - * /) or ')', found the end"},
      {{1, 2, 3, 4}, "1+2=3", "leaves a 3 and a 4 unused"},
      {{1, 2, 3, 4}, "1+2+3+4=24", "makes 10"},
      {{1, 2, 3, 4}, "1+2+3+4=10", "makes 10"},
      {{1, 2, 3, 4}, "1*2*3*4=25", "makes 24, not 25"},
      {{1, 2, 3, 4}, "1*2*3*4=", "at column 9: expected a number"},
      {{1, 2, 3, 4}, "1*2*3*4 = 4*6", "at column 10: expected a number"},
      {{1, 2, 3, 4}, "1*2*3*4 = 24 = 24", "at column 10: expected a number"},
      {{1, 2, 3, 4}, "1*2*3*4==24", "at column 9: expected a number"},
      {{1, 2, 3, 4}, "1*2*3*4..", "at column 8: expected an operator (+ - * /)"},
      {{1, 2, 3, 4}, "24=1*2*3*4", "at column 4: expected a number"},
      {{1, 2, 3, 4},
       "=24",
       "at column 1: expected a card (0 to 9999, or A, J, Q, K) or '(', found the end"},
      {{1, 2, 3, 4},
       "",
       "at column 1: expected a card (0 to 9999, or A, J, Q, K) or '(', "
       "found the end"},
      {{1, 2, 3, 4}, "YES", "at column 1: expected a card (0 to 9999, or A, J, Q, K) or '('"},
      {{1, 2, 3, 4}, "1 \xc3\x97 2 y", "at column 8: expected an operator (+ - * /)"},
  };
  for (const auto& [deal, answer, reason] : cases) EXPECT_EQ(outcome(deal, answer), reason);
}

Rules with(Form form, Division division = Division::kReal) {
  return {form, division, false, {}};
}

Rules with(std::string_view operators) {
  return {Form::kParentheses, Division::kReal, false, *Operators::of(operators)};
}

TEST(Checking, FollowsTheRules) {
  const Rules exact = with(Form::kParentheses, Division::kExact);
  const Rules truncating = with(Form::kParentheses, Division::kTruncating);
  const Rules all_operators = with("+-*/^!");
  Rules exact_powers = all_operators;
  exact_powers.division = Division::kExact;
  Rules truncating_powers = all_operators;
  truncating_powers.division = Division::kTruncating;
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
      {{1, 2, 3, 4},
       with(Form::kPrecedence),
       "(1+2+3)*4",
       "at column 1: brackets are not allowed here"},
      {{1, 2, 3, 4}, with(Form::kPrecedence), "1+2+3*4", "makes 15"},
      {{1, 2, 3, 4}, with(Form::kLeftToRight), "1+2+3*4", "right"},
      {{1, 2, 3, 4},
       with(Form::kLeftToRight),
       "1*(2*3)*4",
       "at column 3: brackets are not allowed here"},
      {{1, 2, 3, 4}, {}, "4!*1^(2*3)", "uses ^, which is not allowed"},
      {{1, 2, 3, 4}, with("+-*/^"), "4!*1^(2*3)", "uses !, which is not allowed"},
      {{1, 2, 3, 4}, with("+-"), "1*2*3*4", "uses *, which is not allowed"},
      {{1, 2, 3, 4}, all_operators, "4!*1^(2*3)", "right"},
      {{1, 2, 3, 4}, all_operators, "4!*1!+2-3!", "makes 20"},
      {{4, 1}, all_operators, "4!*1!", "right"},
      {{4, 1, 2}, all_operators, "4!*2!/(1+1!)", "uses 1 twice, the hand holds one"},
      {{4, 2, 2}, all_operators, "4!*2!/2", "right"},
      {{3, 720, 24}, all_operators, "(3!)!-720+24", "right"},
      {{3, 6, 4}, all_operators, "(3!)!/6!*4!", "right"},
      {{0, 4}, all_operators, "(0!)!*4!", "right"},
      {{3, 1}, all_operators, "((3!)!)!*1", "takes the factorial of 720"},
      {{3},
       all_operators,
       "3!!",
       "at column 3: expected brackets before a second !, as in (3!)!, for !! is the double "
       "factorial"},
      {{0, 0}, all_operators, "0^0", "raises 0 to 0, which is undefined"},
      {{0, 0, 1}, all_operators, "0^(0-1)", "raises 0 to -1, which is undefined"},
      {{1, 0, 1, 2}, all_operators, "(0-1)^(1/2)", "raises -1 to 1/2, which is no integer"},
      {{2, 0, 3}, exact_powers, "2^(0-3)", "divides 1 by 8, which leaves a remainder"},
      {{24, 1, 1, 2}, exact_powers, "24*1^(1-2)", "right"},
      {{25, 0, 1, 0, 1}, exact_powers, "25+(0-1)^(0-1)", "right"},
      {{24, 0, 1, 2}, exact_powers, "24+0^(1-2)", "raises 0 to -1, which is undefined"},
      {{24, 3, 1, 2}, truncating_powers, "24+3^(1-2)", "right"},
      {{24, 2, 0, 1}, truncating_powers, "24+2^(0-1)", "right"},
      {{24, 1, 1, 2}, truncating_powers, "24*1^(1-2)", "right"},
      {{25, 0, 1, 0, 1}, truncating_powers, "25+(0-1)^(0-1)", "right"},
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
    EXPECT_EQ(outcome(deal, answer, rules), reason) << answer;
  }
}

TEST(Checking, NamesTheFirstReasonOnly) {
  EXPECT_EQ(outcome({1, 2, 3, 4}, "9/0+"),
            "at column 5: expected a card (0 to 9999, or A, J, Q, K) or '(', found the end");
  EXPECT_EQ(outcome({1, 2, 3, 4}, "9/0"), "uses 0, the hand holds none");
  EXPECT_EQ(outcome({1, 2, 0, 4}, "2/0"), "leaves a 1 and a 4 unused");
  EXPECT_EQ(outcome({0, 1, 2, 9}, "1+9+9"), "uses 9 twice, the hand holds one");
  EXPECT_EQ(outcome({2, 0}, "2/0"), "divides by zero");
}

TEST(Checking, ReturnsTheClaimOfNone) {
  EXPECT_EQ(outcome({1, 1, 1, 1}, "NO"), "none");
  EXPECT_EQ(outcome({1, 1, 1, 1}, " \tNO\r\n"), "none");
  const Words impossible = {"YES", "impossible"};
  EXPECT_EQ(outcome({1, 1, 1, 1}, "impossible", {}, impossible), "none");
  EXPECT_EQ(outcome({1, 1, 1, 1}, "NO", {}, impossible), "none");
  const std::string no_expression =
      "at column 1: expected a card (0 to 9999, or A, J, Q, K) or '('";
  EXPECT_EQ(outcome({1, 1, 1, 1}, "NOT"), no_expression);
  EXPECT_EQ(outcome({1, 1, 1, 1}, "impossibly", {}, impossible), no_expression);
}

TEST(Checking, HintsAtTheCaseOfTheClaim) {
  const std::string no_expression =
      "at column 1: expected a card (0 to 9999, or A, J, Q, K) or '('";
  const struct {
    const char* answer;
    Words words;
    const char* hint;
  } cases[] = {
      {"no", {}, "; to say that there is none, write NO"},
      {"no", {"Yes", "No"}, "; to say that there is none, write No"},
      {"Impossible", {"YES", "impossible"}, "; to say that there is none, write impossible"},
      {"NO", {"NO", "impossible"}, "; to say that there is none, write impossible"},
      {"yes", {}, ""},
      {"noo", {}, ""},
      {"n", {}, ""},
  };
  for (const auto& [answer, words, hint] : cases) {
    EXPECT_EQ(outcome({1, 1, 1, 1}, answer, {}, words), no_expression + hint);
  }
  EXPECT_EQ(outcome({11, 12, 1, 1}, "j+q", {}, {"YES", "J+Q"}),
            "leaves two 1s unused; to say that there is none, write J+Q");
}

TEST(Checking, HostileAnswersGetAReason) {
  EXPECT_EQ(outcome({1, 2, 3, 4}, std::string(100'000, '(')),
            "at column 101: expected at most 100 open brackets");
  EXPECT_EQ(outcome({1, 2, 3, 4}, std::string(10'000'000, '9')),
            "at column 1: expected a card from 0 to 9999");
  EXPECT_EQ(outcome({1, 2, 3, 4}, "1+1+1+1+1+1+1+1+1"), "at column 17: expected at most 8 cards");
  EXPECT_EQ(outcome({1, 2, 3, 4}, std::string_view("1\0", 2)),
            "at column 2: expected an operator (+ - * /)");
}

}  // namespace
}  // namespace twentyfour
