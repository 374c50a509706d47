// What is an expression, byte by byte, and in hostile and random texts. testdata/checks/ has
// others.
#include "solver/checking/parsing.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <variant>

#include "solver/checking/plain_answer.hpp"
#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/printing.hpp"
#include "tests/checking/judged.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/seeded.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// The tree, with a pair of brackets for each operator, or "column: reason".
std::string outcome(std::string_view text, const Rules& rules = {}) {
  const PlainAnswer plain(text);
  const auto parsed = parse(plain.text(), rules);
  if (const auto* const expression = std::get_if<Expression>(&parsed)) {
    std::string tree;
    print(*expression, rules, Notation::kBrackets, tree);
    return tree;
  }
  const std::string reason = reason_of(std::get<Unreadable>(parsed), plain, rules).text();
  return reason.substr(std::string_view("unreadable: at column ").size());
}

TEST(Parsing, EveryByteInEveryPlaceHasAnOutcome) {
  const auto is_read = [](const std::string& text) { return parse(text).index() == 0; };
  for (int code = 0; code < 256; ++code) {
    const auto byte = static_cast<char>(code);
    const bool is_card = std::string_view("0123456789ATJQKatjqk").find(byte) != std::string::npos;
    const bool is_operator = std::string_view("+-*/^xX").find(byte) != std::string::npos;
    const bool is_blank = std::string_view(" \t\n\v\f\r").find(byte) != std::string::npos;
    const bool is_in_digits = code >= '0' && code <= '9';
    EXPECT_EQ(is_read(std::string(1, byte)), is_card) << code;
    EXPECT_EQ(is_read(std::string("1") + byte + "2"), is_operator || is_in_digits) << code;
    EXPECT_EQ(is_read(std::string("1+") + byte + "2"), is_blank || is_in_digits) << code;
  }
  EXPECT_EQ(outcome(std::string_view("1\0+2", 4)), "2: " + kOperatorDue + "\"\\x00\"");
}

TEST(Parsing, HostileTextsGetAnErrorOrAResult) {
  constexpr std::size_t kTenMillion = 10'000'000;
  const std::string one = "1";
  const auto starts = [](const std::string& text, const std::string& reason) {
    EXPECT_EQ(outcome(text).substr(0, reason.size()), reason) << text.substr(0, 50);
  };
  const std::string too_many_brackets = "101: expected at most 100 open brackets";
  const std::string too_many_cards = ": expected at most 8 cards";
  const std::string too_many_factorials = ": expected at most 23 factorials";
  starts(repeated("(", 100'000), too_many_brackets + ", found \"(\"");
  starts(repeated("(", 100) + "7" + repeated(")", 100), "7");
  starts(repeated("(", 101) + "7" + repeated(")", 101), too_many_brackets);
  starts(repeated("\\frac{", 100'000), "306: expected at most 100 open brackets");
  starts(repeated("\\left", 100'000), "1: " + kCardDue);
  starts(repeated("1-(", 100'000), "25" + too_many_cards);
  starts(one + repeated(")", 100'000), "2: " + kOperatorDue);
  starts(repeated("7", kTenMillion),
         "1: expected a card from 0 to 9999, found \"" + repeated("7", 24) + "...\"");
  starts(repeated("0", kTenMillion), "0");
  starts(one + "." + repeated("0", kTenMillion), "1");
  starts(repeated("1+", kTenMillion / 2), "17" + too_many_cards);
  starts(repeated(" ", kTenMillion) + "1", "1");
  starts(one + repeated(" ", kTenMillion) + "y", "10000002: " + kOperatorDue);
  starts(repeated("+", kTenMillion), "1: " + kCardDue);
  starts(repeated("2^", kTenMillion / 2), "17" + too_many_cards);
  starts(one + repeated("!", kTenMillion), "3: " + kTwoSigns);
  starts(repeated("(", 100) + "1" + repeated("!)", 100), "148" + too_many_factorials);
  const std::string eight = "1+2+3+4+5+6+7+";
  const std::string all = repeated("(", 23) + "8" + repeated("!)", 23);
  EXPECT_EQ(parse(eight + all).index(), 0u);
  starts(eight + all + "!", "85" + too_many_factorials);
  starts(all + "-1!", "73" + too_many_factorials);
  starts(repeated("1^(", 100'000), "25" + too_many_cards);
  starts(repeated("\u00d7", kTenMillion / 2), "1: " + kCardDue);
}

// Random texts of the bytes that matter: whatever parses is printed and read back as it was, and
// an error lies within the text.
TEST(Parsing, RandomTextsGetAnErrorOrAResult) {
  Seeded random(2787);
  constexpr std::string_view kBytes = "(())[]{} 159AJqk++--**//^!x\\.0";
  int expressions = 0;
  for (int i = 0; i < few_or_more(50'000, 300'000); ++i) {
    std::string text(1 + random.below(12), ' ');
    std::generate(text.begin(), text.end(), [&] { return kBytes[random.below(kBytes.size())]; });
    SCOPED_TRACE(text);
    const auto parsed = parse(text);
    if (const auto* const error = std::get_if<Unreadable>(&parsed)) {
      ASSERT_GE(error->at, text.data());
      const std::string before = text.substr(0, static_cast<std::size_t>(error->at - text.data()));
      ASSERT_LE(before.size(), text.size());
      const auto again = parse(before);
      ASSERT_TRUE(again.index() == 0 ||
                  std::get<Unreadable>(again).at == before.data() + before.size());
      continue;
    }
    ++expressions;
    const std::string printed = to_string(std::get<Expression>(parsed));
    const auto again = parse(printed);
    ASSERT_EQ(again.index(), 0u);
    ASSERT_EQ(to_string(std::get<Expression>(again)), printed);
  }
  EXPECT_GT(expressions, 1000);
}

}  // namespace
}  // namespace twentyfour
