// What is read in what a program prints, and what the program is given.
#include "tests/harness/printed.hpp"

#include <cstddef>
#include <gtest/gtest.h>
#include <string>
#include <variant>
#include <vector>

#include "solver/checking/parsing.hpp"
#include "solver/expressions/printing.hpp"
#include "tests/harness/asking.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// What is found for a hand; what cannot be read has a ? before it.
std::vector<std::string> found_for(const Deal& deal, const std::string& text) {
  std::vector<std::string> found;
  for (const PrintedAnswer& answer : read_printed(text, deal, {}).answers) {
    found.push_back((answer.flaw.empty() ? "" : "?") + answer.text);
  }
  return found;
}

TEST(AnswersIn, EveryNotation) {
  for (const char* const infix : {"5*(5-1/5)", "8/(3-8/3)", "(11-8)*(3+5)", "7-1*2+10"}) {
    const auto expression = std::get<Expression>(parse(infix));
    const std::vector<PostfixToken> cards = cards_of(expression);
    for (std::size_t n = 0; n < kNotations.size(); ++n) {
      std::string text;
      print(expression, {}, static_cast<Notation>(n), text);
      const std::vector<std::string> found = found_for({cards.begin(), cards.end()}, text);
      EXPECT_TRUE(found.size() == 1 && !found.front().starts_with('?')) << text;
    }
  }
}

struct Printed {
  std::string text;
  std::vector<std::string> answers;
};

TEST(AnswersIn, TextOfAnyKind) {
  const Printed kPrinted[] = {
      {"", {}},
      {"no solution", {}},
      {"5*(5-1/5)", {"5*(5-1/5)"}},
      {"5*(5-1/5) = 24", {"5*(5-1/5) = 24"}},
      {"Solution 1: 5*(5-1/5) = 24", {"5*(5-1/5) = 24"}},
      {"1) (5-1/5)*5", {"(5-1/5)*5"}},
      {"1: (5-1/5)*5 (easy)", {"(5-1/5)*5"}},
      {"- (5-1/5)*5", {"(5-1/5)*5"}},
      {"* 5*(5-1/5)", {"5*(5-1/5)"}},
      {"* (5-1/5)*5 - the only one", {"?* (5-1/5)*5 - the only one"}},
      {"Found! 5*(5-1/5), really!", {"5*(5-1/5)"}},
      {"5 5 5 1 -> 5*(5-1/5)", {"5*(5-1/5)"}},
      {"5 5 5 1\t5*(5-1/5)", {"5*(5-1/5)"}},
      {"(5-1/5)*5 5*(5-1/5)", {"?(5-1/5)*5 5*(5-1/5)"}},
      {"(5-1/5)*5\t(5-1/5)*5", {"(5-1/5)*5", "(5-1/5)*5"}},
      {"['5*(5-1/5)', '(5-1/5)*5']", {"5*(5-1/5)", "(5-1/5)*5"}},
      {R"~({"cards": [5, 5, 5, 1], "solution": "5*(5-1/5)", "ms": 3})~", {"5*(5-1/5)"}},
      {"\u7b54\u6848\uff1a5\u00d7(5\u22121\u00f75)", {"5x(5-1/5)"}},
      {"\u7b54\u6848\uff1a\uff085\uff0d1\u00f75\uff09\u00d75\u3002", {"(5-1/5)x5"}},
      {"A solution: 5*(5-A/5)", {"5*(5-A/5)"}},
      {"It is **5*(5-1/5)**.", {"**5*(5-1/5)**"}},
      {"So \\boxed{5(5-\\frac{1}{5})}", {"{5(5-\\frac{1}{5})}"}},
      {"(as in [5*(5-1/5)])", {"[5*(5-1/5)]"}},
      {"5.0*(5.0-1.0/5.0) -> 24.0", {"5.0*(5.0-1.0/5.0) = 24"}},
      {"x = 5.0*(5.0-1.0/5.0) = 23.999999999999996", {"5.0*(5.0-1.0/5.0) = 24"}},
      {"it is 5*(5-1/5) = 5*24/5 = 24", {"5*(5-1/5) = 5*24/5 = 24"}},
      {"it is 5*(5-1/5)=25", {"5*(5-1/5)=25"}},
      {"it is 5*(5-1/5) = 24.5", {"5*(5-1/5) = 24.5"}},
      {"5*5-5/1\n5*(5-1/5)", {"5*5-5/1", "5*(5-1/5)"}},
      {"5 5 5 1 -- 5*(5-1/5)", {"?5 5 5 1 -- 5*(5-1/5)"}},
      {"*** 5*(5-1/5) ***", {"5*(5-1/5)"}},
      {"(5*(5-1/5), 24)", {"5*(5-1/5)"}},
      {"f(5*(5-1/5))", {"?f(5*(5-1/5))"}},
      {"Solution 1 - 5*(5-1/5) = 24", {"?Solution 1 - 5*(5-1/5) = 24"}},
      {"2*12 = 24", {"2*12 = 24"}},
      {"made 24*1*1 = 24", {"24*1*1 = 24"}},
      {"answer: 8*3", {"?answer: 8*3"}},
      {"8*3, 2024-11-25, 10-13", {}},
      {"(5 + 1) * (5 - 1) = 24", {"(5 + 1) * (5 - 1) = 24"}},
      // Banners, and hands that are repeated.
      {"24 solver 1.2, 2019-2024", {}},
      {"tried 123/1536, 12+12", {}},
      {"5 5 5 1", {}},
      {"Cards: 5 5 5 1", {}},
      {"5 5 5 1 in 3-4 ms", {}},
      {"24", {}},
      {"18.7% = (156/835) were cache hits!", {}},
      {"\u51711\u79cd", {}},
      {"x5+1", {"?x5+1"}},
      // Steps.
      {"1/5=1/5, 5-1/5=24/5; 5*24/5=24", {"1/5=1/5, 5-1/5=24/5; 5*24/5=24"}},
      {"1+1=2, 2+2=4, 4+4=8", {"?1+1=2; 2+2=4; 4+4=8"}},
      {"1/5=1/5 and 5-1/5=24/5; 5*24/5=24", {"1/5=1/5; 5-1/5=24/5; 5*24/5=24"}},
      {"5*(5-1/5)\nfor 1/5=0.2 and so on", {"5*(5-1/5)"}},
      // Fewer cards.
      {"5+5", {"?5+5"}},
      {"(1+0)*1\n1+0\n", {"?(1+0)*1", "?1+0"}},
      {"5+5\n5*(5-1/5)", {"5*(5-1/5)"}},
      // What cannot be read.
      {"* - 5 / 1 5 5", {"?* - 5 / 1 5 5"}},
      {"[5, 5, 1, 5, '/', '-', '*']", {"5  5  1  5   /    -    *"}},
      {"solution: ((+5)*(5-1/5)) = 24 (24.000)", {"?solution: ((+5)*(5-1/5)) = 24 (24.000)"}},
      {"(Q0\u00f75)\u00d7(2-A) = 24", {"?(Q0\u00f75)\u00d7(2-A) = 24"}},
      {"(140730190922128 / ((140730190922064 / 4) - 1))",
       {"(140730190922128 / ((140730190922064 / 4) - 1))"}},
      {"('*', ('-', 5, ('/', 1, 5)), 5)", {"?('*', ('-', 5, ('/', 1, 5)), 5)"}},
      {"5 5 5 1: 5 5 1 5 / - *", {"5 5 1 5 / - *"}},
      {"*** no way with 5 5 5 1 ***", {}},
      {"( 5 * ( 5 - 1 / 5 )", {"?( 5 * ( 5 - 1 / 5 )"}},
      {"5*(5-1/5))", {"?5*(5-1/5))"}},
      {"5 5 5 1: ((A4+10)+A)-A = 24", {"?5 5 5 1: ((A4+10)+A)-A = 24"}},
      {"(5*(5-1/5)5 = 24)", {"?(5*(5-1/5)5 = 24)"}},
      {"5*(5-1/5)*", {"?5*(5-1/5)*"}},
      {"1 - 5 = 4/-1\n5 - 4/-1 = 9\n9 * 5 = 45", {"?9 * 5 = 45", "?1 - 5 = 4/-1", "?5 - 4/-1 = 9"}},
      {"5*(5-1/5) - (5) = 24", {"?5*(5-1/5) - (5) = 24"}},
      {"5 5 5 1: - 5*(5-1/5)", {"?5 5 5 1: - 5*(5-1/5)"}},
      {"5*(5-1/5)\n5*(5-1/5)5", {"5*(5-1/5)", "?5*(5-1/5)5"}},
  };
  for (const auto& [text, answers] : kPrinted) {
    EXPECT_EQ(found_for({5, 5, 5, 1}, text), answers) << text;
  }
}

// No text may pass that is not the answer, and none may be wrong that is not read.
TEST(AnswersIn, LinesThatAreNotRead) {
  const std::string answer = "5*(5-1/5)";
  for (const std::string line : {"sqrt(E) = 24",
                                 "(E)\u00b2 = 24",
                                 "E > 24",
                                 "E >= 24",
                                 "E < 25",
                                 "E gives 23",
                                 "E gives 24",
                                 "E != 24",
                                 "E \u2260 24",
                                 "5 + sin(E)",
                                 "E%",
                                 "E mod 7",
                                 "E minus one",
                                 "one over E",
                                 "E is not it",
                                 "E - as you see",
                                 "\u221a(E)",
                                 "|E|",
                                 "E 23",
                                 "E, 23",
                                 "E and 3",
                                 "E cm2",
                                 "E)",
                                 "(E",
                                 "E +",
                                 "+E",
                                 "-E",
                                 "E .5",
                                 "E\u00b2",
                                 "23: 7 E",
                                 "E :",
                                 "E = x",
                                 "5*(5-1:5)",
                                 "5*[5-[1:5]]",
                                 "No. 1: 5 over (5 - 1 over 5) or 5*(5-5-1",
                                 "[5 : [1 - [5 : 5]]]",
                                 "No. 1: 5 over (5 minus 1 over 5)",
                                 "5*(5-(1/5)=24",
                                 "5-1: {4, 5, 5}"}) {
    std::string text = line;
    replace_all(text, "E", answer);
    EXPECT_EQ(found_for({5, 5, 5, 1}, text), (std::vector<std::string>{"?" + text})) << text;
  }
  for (const std::string line : {"Case #1: E",
                                 "Result : E",
                                 "5 5 5 1: E",
                                 "[5, 5, 5, 1]: E",
                                 "(1-9) and so: E",
                                 "E, done!",
                                 "\"E\"",
                                 "['E']",
                                 "- E",
                                 "A = E",
                                 "answer=E",
                                 "E  (easy)",
                                 "{\"n\": [1, 5, 5, 5], \"s\": \"E\", \"ms\": 3}",
                                 "1) E",
                                 "\u2714 E",
                                 "(E, 24)",
                                 "It's E.",
                                 "left-to-right: E",
                                 "Card 1: 5 Card 2: 5 Result: E",
                                 "\u7b54\uff1aE"}) {
    std::string text = line;
    replace_all(text, "E", answer);
    EXPECT_EQ(found_for({5, 5, 5, 1}, text), std::vector<std::string>{answer}) << text;
  }
  EXPECT_TRUE(read_printed("NO, but nearly: " + answer, {5, 5, 5, 1}, {}).denies);
  EXPECT_TRUE(read_printed(answer + "\nThis does not work.", {5, 5, 5, 1}, {}).denies);
  EXPECT_FALSE(read_printed("Now: " + answer, {5, 5, 5, 1}, {}).denies);
}

TEST(AnswersIn, PartsThatMakeTheTarget) {
  EXPECT_EQ(found_for({4, 6, 1, 1}, "found 4*6"), std::vector<std::string>{"?found 4*6"});
  EXPECT_EQ(found_for({4, 6}, "found 4*6 = 24.0"), std::vector<std::string>{"4*6 = 24"});
  EXPECT_EQ(found_for({24}, "24"), std::vector<std::string>{"24"});
}

TEST(AnswersIn, StepsAmongOtherText) {
  const struct {
    Deal deal;
    std::string text;
    std::vector<std::string> answers;
  } kPrinted[] = {
      {{1, 1, 2, 7}, "[1+2=3] [1+7=8] [3*8=24]", {"[1+2=3] [1+7=8] [3*8=24]"}},
      {{1, 2, 7, 3}, "[1+2=3] [3+7=10] [3*8=24]", {"1+2=3; 3+7=10; 3*8=24"}},
      {{1, 3, 7, 7}, "[1-7=-6] [-6*-3=18]", {"?1-7=-6; -6*-3=18"}},
      {{8, 3, 4, 1},
       "Enter:\n1: 3 / 4 = 0.75, 2: 0.75 * 8 = 6.0\n3: 6.0 / 1 = 6\nDone in 0.1 s\n",
       {"3 / 4 = 0.75; 0.75 * 8 = 6.0; 6.0 / 1 = 6"}},
      {{3, 3, 8, 8},
       "8 / 3 = 2.67\n3 - 2.67 = 0.33\n8 / 0.33 = 24.00\n",
       {"?8 / 3 = 2.67; 3 - 2.67 = 0.33; 8 / 0.33 = 24.00"}},
      {{1, 2, 3, 4},
       "a: 1 - 3 = -2\nb: 2 - -2 = 4\nc: 4 * 4 = 16",
       {"1 - 3 = -2; 2 - -2 = 4; 4 * 4 = 16"}},
      {{2, 4, 6, 8},
       "2 / 4 = 0.5\n8 * 6 = 48\n48 * 0.5 = 24.0\n4 - 2 = 2\n2 * 6 = 12\n12 + 8 = 20\n",
       {"2 / 4 = 0.5; 8 * 6 = 48; 48 * 0.5 = 24.0", "4 - 2 = 2; 2 * 6 = 12; 12 + 8 = 20"}},
      {{4, 7, 8, 3}, "Step 1: 4 + 7\nStep 2: 11 - 8\n", {"?Step 1: 4 + 7"}},
      {{4, 7, 8, 3}, "4 + 7\n11 - 8\n3 x 8\n", {"?4 + 7", "?11 - 8", "?3 x 8"}},
      {{7, 8, 3, 9},
       "7 - 8 = 1/-1\n9 + 1/-1 = 8\n3 * 8 = 24",
       {"?3 * 8 = 24", "?7 - 8 = 1/-1", "?9 + 1/-1 = 8"}},
      {{5, 5, 5, 1}, "5*(5-1/5)\n1/5=1/5\n5-1/5=24/5\n5*24/5=24", {"5*(5-1/5)"}},
      {{5, 5, 5, 1},
       "1+5=6\n5*6=30\n30-5=25\n5 - 4/-1 = 9",
       {"?1+5=6; 5*6=30; 30-5=25", "?5 - 4/-1 = 9"}},
      {{5, 6, 1, 1}, "5+1=6 and so on", {"?5+1=6"}},
      {{5, 6, 4, 1}, "first 4*6=24", {"4*6=24"}},
      {{5, 6, 4, 1}, "5+1=6, 4*6=24", {"?5+1=6; 4*6=24"}},
  };
  for (const auto& [deal, text, answers] : kPrinted) {
    EXPECT_EQ(found_for(deal, text), answers) << text;
  }
}

TEST(Texts, HaveNoEscapeSequences) {
  EXPECT_EQ(without_escape_sequences("\x1b[1;32mYES\x1b[0m\n"), "YES\n");
  EXPECT_EQ(without_escape_sequences("YES<br>NO<br/>NO"), "YES\nNO\nNO");
  EXPECT_EQ(without_escape_sequences("\x1b]0;title\x07YES\x1b]0;title\x1b\\\x1b(BNO"), "YESBNO");
  for (const char* const cut : {"x\x1b", "x\x1b[", "x\x1b[1;3", "x\x1b]", "x\x1b]0;t\x1b"}) {
    EXPECT_EQ(without_escape_sequences(cut), "x") << cut;
  }
}

TEST(Texts, AreShownInUtf8) {
  EXPECT_EQ(shown(" YES \r\n\n NO\n"), "YES / NO");
  EXPECT_EQ(shown("\u00e9\x01\x7f"), "\u00e9??");
  EXPECT_EQ(shown("\xb4\xf0\xb0\xb8"), "\ufffd\ufffd\ufffd\ufffd");
  EXPECT_EQ(shown("\xed\xa0\x80\xef\xbf\xbf"), "\ufffd\ufffd\ufffd\ufffd");
  std::string many;
  for (int i = 0; i < 60; ++i) many += "\u4e8c";
  EXPECT_EQ(shown(many), many.substr(0, 99) + "...");
  EXPECT_EQ(shown("YES" + std::string(500, ' ') + "NO"), "YES...");
}

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

TEST(ArgumentsFor, HaveTheCardsInTheirPlaces) {
  using Texts = std::vector<std::string>;
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
