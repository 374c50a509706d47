// What is read in what a program prints.
#include "tests/harness/printed.hpp"

#include <cstddef>
#include <gtest/gtest.h>
#include <iterator>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "solver/checking/parsing.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/text/characters.hpp"
#include "tests/harness/cases.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// What is made of a text, as the head of the file says.
char verdict_on(const Deal& deal, const std::string& text, const Templates& places = {}) {
  const auto [answers, denies, claim] = read_printed(text, deal, {}, places);
  const bool is_none = claim.is_of_none || claim.doubt.empty();
  char verdict = !answers.empty() ? '+' : is_none ? '.' : '?';
  for (const PrintedAnswer& answer : answers) {
    if (answer.verdict == Verdict::kWrong) return '-';
    if (answer.verdict == Verdict::kNotJudged) verdict = '?';
  }
  return verdict;
}

TEST(AnswersIn, EveryNotation) {
  for (const char* const infix : {"5*(5-1/5)", "8/(3-8/3)", "(11-8)*(3+5)", "7*2*1+10"}) {
    const auto expression = std::get<Expression>(parse(infix));
    const std::vector<PostfixToken> cards = cards_of(expression);
    for (std::size_t n = 0; n < kNotations.size(); ++n) {
      std::string text;
      print(expression, {}, static_cast<Notation>(n), text);
      EXPECT_EQ(verdict_on({cards.begin(), cards.end()}, text), '+') << text;
    }
  }
}

TEST(AnswersIn, TextsOfAnyKind) {
  Deal deal;
  Templates places;
  std::vector<std::string> expressions;  // the right one and the mistakes
  const auto read_as = [&](const std::string& text) {
    return verdict_on(deal, text, places) + (" " + text);
  };
  for (const std::string& line : lines_of(read_file(TWENTYFOUR_REFEREE_PRINTED))) {
    const char verdict = line.front();
    std::string text = line.substr(2);
    replace_all(text, "\\n", "\n");
    if (line.starts_with("== ") && is_digit(line[3])) {
      expressions = split(line.substr(3), " | ");
      std::istringstream hand(expressions.front());
      const std::vector<int> cards(std::istream_iterator<int>(hand), {});
      deal = {cards.begin(), cards.end()};
      expressions.erase(expressions.begin());
      places.clear();
    } else if (line.starts_with("== ")) {
      places = {*Template::of(line.substr(3))};
    } else if (verdict != '#' && text.find("{}") == std::string::npos) {
      EXPECT_EQ(read_as(text), line.substr(0, 2) + text);
    } else if (verdict != '#') {
      const bool is_single = text.find("{}") == text.rfind("{}");
      for (const std::string& expression : expressions) {
        std::string filled = text;
        replace_all(filled, "{}", expression);
        const bool is_right = expression == expressions.front();
        const bool must_be_wrong = verdict == '+' && is_single;
        if (is_right || must_be_wrong) {
          EXPECT_EQ(read_as(filled), (is_right ? line.substr(0, 2) : "- ") + filled);
        } else {
          EXPECT_NE(read_as(filled), "+ " + filled);
        }
      }
    }
  }
  EXPECT_EQ(verdict_on({5, 5, 5, 1}, ""), '.');
  EXPECT_EQ(verdict_on({5, 5, 5, 1}, "5*(5-1/5)\xff"), '?');
}

TEST(AnswersIn, ManyOnALine) {
  for (const std::string between : {"', '", ", ", "; ", " | "}) {
    std::string line = "5*(5-1/5)";
    for (int i = 0; i < 400; ++i) line += between + "5*(5 - 1/5)";
    EXPECT_EQ(verdict_on({5, 5, 5, 1}, line), '+') << between;
    EXPECT_EQ(verdict_on({5, 5, 5, 1}, line + between + "5*5-1/5"), '-') << between;
  }
}

TEST(AnswersIn, TextsWithWordsThatDeny) {
  const auto denies = [](const std::string& text) {
    return read_printed(text, {5, 5, 5, 1}, {}, {}).denies;
  };
  EXPECT_TRUE(denies("NO, but nearly: 5*(5-1/5)"));
  EXPECT_TRUE(denies("5*(5-1/5)\nThis does not work."));
  for (const char* const text :
       {"none: 5*5", "I cannot: 5*5", "it isn't 5*5", "5*5 makes 25\u4e0d"}) {
    EXPECT_TRUE(denies(text)) << text;
  }
  EXPECT_FALSE(denies("Now: 5*(5-1/5)"));
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

}  // namespace
}  // namespace twentyfour
