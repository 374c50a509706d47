#include "solver/answers/parsing.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/answers/plain_answer.hpp"
#include "solver/answers/wrong_answer.hpp"
#include "solver/expressions/printing.hpp"
#include "tests/answers/judged.hpp"
#include "tests/support/repeated.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

const std::string kOperatorOrBracketDue = "expected an operator (+ - * /) or ')', found ";
const std::string kEnd = "the end";
const std::string kMinus = "a leading minus is not allowed";
const std::string kWriteTheSign = "write the operator";

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

TEST(Parsing, ReadsTheOperandsOfEachOperator) {
  const struct {
    const char* text;
    const char* tree;
  } cases[] = {
      {"007", "7"},
      {"8/4/2", "((8/4)/2)"},
      {"8/4*2", "((8/4)*2)"},
      {"1-6/2", "(1-(6/2))"},
      {"1+2*3-4", "((1+(2*3))-4)"},
      {"8/(4/2)", "(8/(4/2))"},
      {"1*(2+3)*4", "((1*(2+3))*4)"},
      {"5.0*(5.00-1)", "(5*(5-1))"},
      {"(1)(2)", "(1*2)"},
      {"2+3(4+5)", "(2+(3*(4+5)))"},
      {"\\frac{1+2}{3}*4", "(((1+2)/3)*4)"},
      {"((((7))))", "7"},
      {"(((1)+(2)))", "(1+2)"},
      {"1+2+3+4+5+6+7+8", "(((((((1+2)+3)+4)+5)+6)+7)+8)"},
      {"1-(2-(3-(4-(5-(6-(7-8))))))", "(1-(2-(3-(4-(5-(6-(7-8)))))))"},
      {"A+J*Q-K", "((1+(11*12))-13)"},
      {"a+j*q-k", "((1+(11*12))-13)"},
      {" 1 + 2 ", "(1+2)"},
      {"\t( 1\v+\f2 )\r\n", "(1+2)"},
      {"1\u00d72", "(1*2)"},
      {"1\u00f72", "(1/2)"},
      {"1\u22122", "(1-2)"},
      {"(1 \u2212 2) \u00d7 3 \u00f7 4", "(((1-2)*3)/4)"},
  };
  for (const auto& [text, tree] : cases) EXPECT_EQ(outcome(text), tree) << text;
}

TEST(Parsing, ReadsOtherSpellingsOfSigns) {
  const struct {
    char sign;
    std::vector<const char*> spellings;
  } operators[] = {
      {'*', {"x", "X", "\u00d7", "\u00b7", "\u2219", "\u22c5", "\\times", "\\cdot"}},
      {'/', {"\u00f7", "\\div"}},
      {'-', {"\u2212", "\u2013"}},
  };
  for (const auto& [sign, spellings] : operators) {
    for (const std::string spelling : spellings) {
      const std::string tree = std::string("(1") + sign + "2)";
      EXPECT_EQ(outcome("1" + spelling + "2"), tree) << spelling;
      EXPECT_EQ(outcome("1 " + spelling + " 2"), tree) << spelling;
      EXPECT_TRUE(outcome("1" + spelling).ends_with(": " + kCardDue + kEnd)) << spelling;
    }
  }
  const struct {
    std::string open;
    std::string close;
  } brackets[] = {
      {"[", "]"},
      {"{", "}"},
      {"\\{", "\\}"},
      {"\uff08", "\uff09"},
      {"(", "\uff09"},
      {"\\left(", "\\right)"},
      {"\\left[", "\\right]"},
      {"\\left\\{", "\\right\\}"},
      {"\\left(", ")"},
  };
  for (const auto& [open, close] : brackets) {
    EXPECT_EQ(outcome(open + "1+2" + close + "*3"), "((1+2)*3)") << open << close;
    EXPECT_EQ(outcome("3* " + open + " 1+2 " + close), "(3*(1+2))") << open << close;
  }
  EXPECT_EQ(outcome("{[(1+2)*3]-4}/5"), "((((1+2)*3)-4)/5)");
  EXPECT_EQ(outcome("5\\times\\left(5-1\\div5\\right)"), "(5*(5-(1/5)))");
}

TEST(Parsing, SaysWhereAndWhyATextIsNotAnExpression) {
  const std::string large = "expected a card from 0 to 9999, found ";
  const std::string many = "expected at most 8 cards, found ";
  const std::pair<std::string, std::string> cases[] = {
      {"", "1: " + kCardDue + kEnd},
      {" \t ", "4: " + kCardDue + kEnd},
      {"1+", "3: " + kCardDue + kEnd},
      {"1+ ", "4: " + kCardDue + kEnd},
      {"(", "2: " + kCardDue + kEnd},
      {"(1", "3: " + kOperatorOrBracketDue + kEnd},
      {"((1)", "5: " + kOperatorOrBracketDue + kEnd},
      {")", "1: " + kCardDue + "\")\""},
      {"()", "2: " + kCardDue + "\")\""},
      {"1)", "2: " + kOperatorDue + "\")\""},
      {"(1))", "4: " + kOperatorDue + "\")\""},
      {"(1+)", "4: " + kCardDue + "\")\""},
      {"+1", "1: " + kCardDue + "\"+\""},
      {"-1", "1: " + kMinus},
      {"1+-1", "3: " + kMinus},
      {"1***2", "4: " + kCardDue + "\"*\""},
      {"1 2", "3: " + kOperatorDue + "\"2\""},
      {"(1 2)", "4: " + kOperatorOrBracketDue + "\"2\""},
      {"(1)2", "4: " + kWriteTheSign},
      {"(1)A", "4: " + kWriteTheSign},
      {"2/3(4)", "4: " + kWriteTheSign},
      {"AJ", "2: " + kOperatorDue + "\"J\""},
      {"1A", "2: " + kOperatorDue + "\"A\""},
      {"x+1", "1: " + kCardDue + "\"x\""},
      {"1x", "3: " + kCardDue + kEnd},
      {"(1+2]", "5: " + kOperatorOrBracketDue + "\"]\""},
      {"[1+2)", "5: expected an operator (+ - * /) or ']', found \")\""},
      {"{1", "3: expected an operator (+ - * /) or '}', found the end"},
      {"\\left", "1: " + kCardDue + "\"\\left\""},
      {"\\left 1", "1: " + kCardDue + "\"\\left\""},
      {"\\right(1)", "1: " + kCardDue + "\"\\right\""},
      {"\\left\\left(1)", "1: " + kCardDue + "\"\\left\""},
      {"(1\\left)", "3: " + kOperatorOrBracketDue + "\"\\left\""},
      {"(1\\right", "3: " + kOperatorOrBracketDue + "\"\\right\""},
      {"1\\cdots2", "7: " + kCardDue + "\"s2\""},
      {"1\\2", "2: " + kOperatorDue + "\"\\2\""},
      {"1.5", "2: " + kOperatorDue + "\".\""},
      {"1.0.0", "4: " + kOperatorDue + "\".\""},
      {"1=1", "2: " + kOperatorDue + "\"=\""},
      {"10000", "1: " + large + "\"10000\""},
      {"1+12345", "3: " + large + "\"12345\""},
      {"1+1+1+1+1+1+1+1+1", "17: " + many + "\"1\""},
      {"1+1+1+1+1+1+1+(1+1)", "18: " + many + "\"1\""},
      {"1+1+1+1+1+1+1+1+\\frac12", "22: " + many + "\"12\""},
      {"\\frac", "6: expected a '{', as in \\frac{a}{b}, found the end"},
      {"NO", "1: " + kCardDue + "\"NO\""},
      {"The", "1: " + kCardDue + "\"The\""},
  };
  for (const auto& [text, reason] : cases) EXPECT_EQ(outcome(text), reason) << text;
}

constexpr Rules kPrecedenceRules = {Form::kPrecedence, Division::kReal, false, {}};
constexpr Rules kLeftToRightRules = {Form::kLeftToRight, Division::kReal, false, {}};
constexpr Rules kPowerRules = {Form::kParentheses, Division::kReal, false,
                               *Operators::of(kAllOperators)};

TEST(Parsing, ReadsPowersAndFactorials) {
  const struct {
    const char* text;
    const char* tree;
  } cases[] = {
      {"2*3^2", "(2*(3^2))"},     {"2^3*2", "((2^3)*2)"},    {"3!", "(3!)"},
      {"1+2!", "(1+(2!))"},       {" 3 ! ^ 2 ", "((3!)^2)"}, {"4!/2-1", "(((4!)/2)-1)"},
      {"1-2^2", "(1-(2^2))"},     {"((3)!)", "(3!)"},        {"((3!))!", "((3!)!)"},
      {"((3!)!)!", "(((3!)!)!)"}, {"3!+4!", "((3!)+(4!))"},
  };
  for (const auto& [text, tree] : cases) EXPECT_EQ(outcome(text, kPowerRules), tree) << text;
}

TEST(Parsing, ReadsByTheForm) {
  EXPECT_EQ(outcome("1+2*3-4", kPrecedenceRules), "((1+(2*3))-4)");
  EXPECT_EQ(outcome("1+2*3-4", kLeftToRightRules), "(((1+2)*3)-4)");
  EXPECT_EQ(outcome("8 \xc3\xb7 4 \xc3\x97 2 \xe2\x88\x92 1", kLeftToRightRules), "(((8/4)*2)-1)");
  EXPECT_EQ(outcome("1-2^3*4", kLeftToRightRules), "(((1-2)^3)*4)");
}

TEST(Parsing, SaysWhatTheRulesDoNotAllow) {
  const std::string card_due = "expected a card (0 to 9999, or A, J, Q, K, T), found ";
  const std::string no_brackets = "brackets are not allowed here";
  for (const Rules& rules : {kPrecedenceRules, kLeftToRightRules}) {
    EXPECT_EQ(outcome("(1+2)*3", rules), "1: " + no_brackets);
    EXPECT_EQ(outcome("1*(2+3)", rules), "3: " + no_brackets);
    EXPECT_EQ(outcome("1*(2*3)*4", rules), "3: " + no_brackets);
    EXPECT_EQ(outcome("1+2)", rules), "4: " + no_brackets);
    EXPECT_EQ(outcome(")", rules), "1: " + no_brackets);
    EXPECT_EQ(outcome("\\frac{1}{2}", rules), "1: " + no_brackets);
    EXPECT_EQ(outcome("1+", rules), "3: " + card_due + kEnd);
    EXPECT_EQ(outcome("1 2", rules), "3: " + kOperatorDue + "\"2\"");
  }
  const std::string operator_due = "expected an operator (+ - * / ^ !), found ";
  EXPECT_EQ(outcome("1 2", kPowerRules), "3: " + operator_due + "\"2\"");
  EXPECT_EQ(outcome("3!!", kPowerRules), "3: " + kTwoSigns);
  EXPECT_EQ(outcome("3! !", kPowerRules), "4: " + kTwoSigns);
  EXPECT_EQ(outcome("(3!)!!", kPowerRules), "6: " + kTwoSigns);
  EXPECT_EQ(outcome("!3", kPowerRules), "1: " + kCardDue + "\"!\"");
  EXPECT_EQ(outcome("3!4", kPowerRules), "3: " + operator_due + "\"4\"");
  EXPECT_EQ(outcome("2^", kPowerRules), "3: " + kCardDue + kEnd);
  EXPECT_EQ(outcome("2^3(4)", kPowerRules), "4: " + kWriteTheSign);
}

TEST(Parsing, TakesNoPartOfACharacterForASign) {
  const std::string one = "1";
  for (const std::string sign : {"\u00d7", "\u00f7", "\u2212", "\u2219"}) {
    for (std::size_t length = 1; length < sign.size(); ++length) {
      const std::string cut = one + sign.substr(0, length);
      EXPECT_TRUE(outcome(cut).starts_with("2: " + kOperatorDue)) << outcome(cut);
      EXPECT_TRUE(outcome(cut + "2").starts_with("2: " + kOperatorDue)) << outcome(cut + "2");
    }
    EXPECT_TRUE(outcome(one + sign).starts_with("3: " + kCardDue)) << outcome(one + sign);
  }
  EXPECT_TRUE(outcome("1\u00d82").starts_with("2: " + kOperatorDue));
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
  for (int i = 0; i < 300'000; ++i) {
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

TEST(ExpressionLength, IsOfTheLongest) {
  const auto longest = [](std::string_view text) {
    return text.substr(0, expression_length(text, {}));
  };
  EXPECT_EQ(longest("5*(5-1/5) (the easiest)"), "5*(5-1/5)");
  EXPECT_EQ(longest("5 * 4.8 = 24"), "5 * 4.8");
  EXPECT_EQ(longest("(5-1/5"), "");
  EXPECT_EQ(longest("4 (1+2+3) x"), "4 (1+2+3)");
  EXPECT_EQ(longest(""), "");
}

}  // namespace
}  // namespace twentyfour
