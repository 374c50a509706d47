#include "solver/expressions/parsing.hpp"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/printing.hpp"
#include "tests/support/repeated.hpp"

namespace twentyfour {
namespace {

const std::string kCardDue = "expected a card (0 to 9999, or A, J, Q, K, T) or '('";
const std::string kOperatorDue = "expected an operator (+ - * /)";
const std::string kOperatorOrBracketDue = "expected an operator (+ - * /) or ')'";
const std::string kTooLarge = "expected a card from 0 to 9999";
const std::string kTooManyCards = "expected at most 8 cards";
const std::string kTooManyBrackets = "expected at most 100 open brackets";
const std::string kTwoFactorialSigns =
    "expected brackets before a second !, as in (3!)!, for !! is the double factorial";
const std::string kTooManyFactorials = "expected at most 16 factorials";
const std::string kEnd = ", found the end";

// Every operation in brackets, so that it shows which operator takes what.
std::string in_full(const Expression& expression) {
  std::vector<std::string> stack;
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    if (symbol == Symbol::kCard) {
      stack.push_back(std::to_string(token));
      continue;
    }
    std::string right;
    if (symbol != Symbol::kFactorial) {
      right = stack.back();
      stack.pop_back();
    }
    stack.back() = "(" + stack.back() + sign_of(symbol) + right + ")";
  }
  EXPECT_EQ(stack.size(), 1u);
  return stack.back();
}

std::string outcome(std::string_view text, const Rules& rules = {}) {
  const auto parsed = parse(text, rules);
  if (const auto* const error = std::get_if<ParseError>(&parsed)) {
    return std::to_string(error->offset) + ": " + error->reason;
  }
  return in_full(std::get<Expression>(parsed));
}

TEST(Parsing, ReadsTheOperandsOfEachOperator) {
  const struct {
    const char* text;
    const char* tree;
  } cases[] = {
      {"0", "0"},
      {"9999", "9999"},
      {"007", "7"},
      {"1+2", "(1+2)"},
      {"1+2+3", "((1+2)+3)"},
      {"1-2-3", "((1-2)-3)"},
      {"1-2+3", "((1-2)+3)"},
      {"8/4/2", "((8/4)/2)"},
      {"8/4*2", "((8/4)*2)"},
      {"1+2*3", "(1+(2*3))"},
      {"1*2+3", "((1*2)+3)"},
      {"1-6/2", "(1-(6/2))"},
      {"1+2*3-4", "((1+(2*3))-4)"},
      {"1-(2-3)", "(1-(2-3))"},
      {"8/(4/2)", "(8/(4/2))"},
      {"(1+2)*3", "((1+2)*3)"},
      {"1*(2+3)*4", "((1*(2+3))*4)"},
      {"5*(5-1/5)", "(5*(5-(1/5)))"},
      {"8/(3-8/3)", "(8/(3-(8/3)))"},
      {"((((7))))", "7"},
      {"(((1)+(2)))", "(1+2)"},
      {"1+2+3+4+5+6+7+8", "(((((((1+2)+3)+4)+5)+6)+7)+8)"},
      {"1-(2-(3-(4-(5-(6-(7-8))))))", "(1-(2-(3-(4-(5-(6-(7-8)))))))"},
      {"A+J*Q-K", "((1+(11*12))-13)"},
      {"a+j*q-k", "((1+(11*12))-13)"},
      {" 1 + 2 ", "(1+2)"},
      {"\t( 1\v+\f2 )\r\n", "(1+2)"},
      {"1\xc3\x97"
       "2",
       "(1*2)"},
      {"1\xc3\xb7"
       "2",
       "(1/2)"},
      {"1\xe2\x88\x92"
       "2",
       "(1-2)"},
      {"(1 \xe2\x88\x92 2) \xc3\x97 3 \xc3\xb7 4", "(((1-2)*3)/4)"},
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
      EXPECT_EQ(outcome("1" + spelling),
                std::to_string(1 + spelling.size()) + ": " + kCardDue + kEnd)
          << spelling;
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
  const struct {
    std::string text;
    std::size_t offset;
    std::string reason;
  } cases[] = {
      {"", 0, kCardDue + kEnd},
      {" \t ", 3, kCardDue + kEnd},
      {"1+", 2, kCardDue + kEnd},
      {"1+ ", 3, kCardDue + kEnd},
      {"(", 1, kCardDue + kEnd},
      {"(1", 2, kOperatorOrBracketDue + kEnd},
      {"((1)", 4, kOperatorOrBracketDue + kEnd},
      {"(1+2", 4, kOperatorOrBracketDue + kEnd},
      {")", 0, kCardDue},
      {"()", 1, kCardDue},
      {"1)", 1, kOperatorDue},
      {"(1))", 3, kOperatorDue},
      {"(1+)", 3, kCardDue},
      {"+1", 0, kCardDue},
      {"-1", 0, kCardDue},
      {"1+-1", 2, kCardDue},
      {"1**2", 2, kCardDue},
      {"1 2", 2, kOperatorDue},
      {"(1 2)", 3, kOperatorOrBracketDue},
      {"1(2)", 1, kOperatorDue},
      {"(1)2", 3, kOperatorDue},
      {"(1)(2)", 3, kOperatorDue},
      {"AJ", 1, kOperatorDue},
      {"A1", 1, kOperatorDue},
      {"1A", 1, kOperatorDue},
      {"B", 0, kCardDue},
      {"x+1", 0, kCardDue},
      {"1+x", 2, kCardDue},
      {"1x", 2, kCardDue + kEnd},
      {"(1+2]", 4, kOperatorOrBracketDue},
      {"[1+2)", 4, "expected an operator (+ - * /) or ']'"},
      {"([1+2)]", 5, "expected an operator (+ - * /) or ']'"},
      {"{1", 2, "expected an operator (+ - * /) or '}'" + kEnd},
      {"]", 0, kCardDue},
      {"\\left", 0, kCardDue},
      {"\\left 1", 0, kCardDue},
      {"\\right(1)", 0, kCardDue},
      {"\\left\\left(1)", 0, kCardDue},
      {"(1\\left)", 2, kOperatorOrBracketDue},
      {"(1\\right", 2, kOperatorOrBracketDue},
      {"1\\cdots2", 6, kCardDue},
      {"1\\2", 1, kOperatorDue},
      {"1.5", 1, kOperatorDue},
      {"1=1", 1, kOperatorDue},
      {"10000", 0, kTooLarge},
      {"1+12345", 2, kTooLarge},
      {"99999999999999999999999999", 0, kTooLarge},
      {"1+1+1+1+1+1+1+1+1", 16, kTooManyCards},
      {"1+1+1+1+1+1+1+(1+1)", 17, kTooManyCards},
      {"NO", 0, kCardDue},
      {"The", 0, kCardDue},
  };
  for (const auto& [text, offset, reason] : cases) {
    EXPECT_EQ(outcome(text), std::to_string(offset) + ": " + reason) << text;
  }
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
      {"2^3^2", "(2^(3^2))"},
      {"(2^3)^2", "((2^3)^2)"},
      {"2*3^2", "(2*(3^2))"},
      {"2^3*2", "((2^3)*2)"},
      {"3!", "(3!)"},
      {"3!^2", "((3!)^2)"},
      {"2^3!", "(2^(3!))"},
      {"(1+2)!", "((1+2)!)"},
      {"1+2!", "(1+(2!))"},
      {"(2^3)!", "((2^3)!)"},
      {" 3 ! ^ 2 ", "((3!)^2)"},
      {"4!/2-1", "(((4!)/2)-1)"},
      {"1-2^2", "(1-(2^2))"},
      {"((3)!)", "(3!)"},
      {"(3!)!", "((3!)!)"},
      {"((3!))!", "((3!)!)"},
      {"((3!)!)!", "(((3!)!)!)"},
      {"3!+4!", "((3!)+(4!))"},
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
  const std::string card_due = "expected a card (0 to 9999, or A, J, Q, K, T)";
  for (const Rules& rules : {kPrecedenceRules, kLeftToRightRules}) {
    EXPECT_EQ(outcome("(1+2)*3", rules), "0: brackets are not allowed here");
    EXPECT_EQ(outcome("1*(2+3)", rules), "2: brackets are not allowed here");
    EXPECT_EQ(outcome("1+2)", rules), "3: brackets are not allowed here");
    EXPECT_EQ(outcome(")", rules), "0: brackets are not allowed here");
    EXPECT_EQ(outcome("1+", rules), "2: " + card_due + kEnd);
    EXPECT_EQ(outcome("1 2", rules), "2: " + kOperatorDue);
  }
  EXPECT_EQ(outcome("1 2", kPowerRules), "2: expected an operator (+ - * / ^ !)");
  EXPECT_EQ(outcome("3!!", kPowerRules), "2: " + kTwoFactorialSigns);
  EXPECT_EQ(outcome("3! !", kPowerRules), "3: " + kTwoFactorialSigns);
  EXPECT_EQ(outcome("(3!)!!", kPowerRules), "5: " + kTwoFactorialSigns);
  EXPECT_EQ(outcome("!3", kPowerRules), "0: " + kCardDue);
  EXPECT_EQ(outcome("3!4", kPowerRules), "2: expected an operator (+ - * / ^ !)");
  EXPECT_EQ(outcome("2^", kPowerRules), "2: " + kCardDue + kEnd);
}

TEST(Parsing, TakesNoOtherBytesForSigns) {
  const std::string one = "1";
  const std::string signs[] = {"\u00d7", "\u00f7", "\u2212", "\u2219"};
  for (const std::string& sign : signs) {
    for (std::size_t length = 1; length < sign.size(); ++length) {
      const std::string cut = one + sign.substr(0, length);
      EXPECT_EQ(outcome(cut), "1: " + kOperatorDue);
      EXPECT_EQ(outcome(cut + "2"), "1: " + kOperatorDue);
      EXPECT_EQ(outcome(sign.substr(length)), "0: " + kCardDue);
    }
    EXPECT_EQ(outcome(sign), "0: " + kCardDue);
    EXPECT_EQ(outcome(one + sign), std::to_string(1 + sign.size()) + ": " + kCardDue + kEnd);
  }
  EXPECT_EQ(outcome("1\xc3\x98"
                    "2"),
            "1: " + kOperatorDue);
  EXPECT_EQ(outcome("1\u20142"), "1: " + kOperatorDue) << "a long dash";
}

TEST(Parsing, EveryByteInEveryPlaceHasAnOutcome) {
  for (int code = 0; code < 256; ++code) {
    const auto byte = static_cast<char>(code);
    const bool is_card = std::string_view("0123456789ATJQKatjqk").find(byte) != std::string::npos;
    const bool is_operator = std::string_view("+-*/^xX").find(byte) != std::string::npos;
    const bool is_blank = std::string_view(" \t\n\v\f\r").find(byte) != std::string::npos;
    EXPECT_EQ(parse(std::string(1, byte)).index() == 0, is_card) << code;
    EXPECT_EQ(parse(std::string("1") + byte + "2").index() == 0,
              is_operator || (code >= '0' && code <= '9'))
        << code;
    EXPECT_EQ(parse(std::string("1+") + byte + "2").index() == 0,
              is_blank || (code >= '0' && code <= '9'))
        << code;
  }
  EXPECT_EQ(outcome(std::string_view("1\0+2", 4)), "1: " + kOperatorDue);
  EXPECT_EQ(outcome(std::string_view("\0", 1)), "0: " + kCardDue);
}

TEST(Parsing, HostileTextsGetAnErrorOrAResult) {
  constexpr std::size_t kTenMillion = 10'000'000;
  const std::string one = "1";
  EXPECT_EQ(outcome(repeated("(", 100'000)), "100: " + kTooManyBrackets);
  EXPECT_EQ(outcome(repeated("(", 100) + "7" + repeated(")", 100)), "7");
  EXPECT_EQ(outcome(repeated("(", 101) + "7" + repeated(")", 101)), "100: " + kTooManyBrackets);
  EXPECT_EQ(outcome(repeated("1-(", 100'000)), "24: " + kTooManyCards);
  EXPECT_EQ(outcome(one + repeated(")", 100'000)), "1: " + kOperatorDue);
  EXPECT_EQ(outcome(repeated("7", kTenMillion)), "0: " + kTooLarge);
  EXPECT_EQ(outcome(repeated("0", kTenMillion)), "0");
  EXPECT_EQ(outcome(repeated("1+", kTenMillion / 2)), "16: " + kTooManyCards);
  EXPECT_EQ(outcome(repeated(" ", kTenMillion) + "1"), "1");
  EXPECT_EQ(outcome(one + repeated(" ", kTenMillion) + "y"), "10000001: " + kOperatorDue);
  EXPECT_EQ(outcome(repeated("+", kTenMillion)), "0: " + kCardDue);
  EXPECT_EQ(outcome(repeated("2^", kTenMillion / 2)), "16: " + kTooManyCards);
  EXPECT_EQ(outcome(one + repeated("!", kTenMillion)), "2: " + kTwoFactorialSigns);
  EXPECT_EQ(outcome(repeated("(", 100) + "1" + repeated("!)", 100)), "133: " + kTooManyFactorials);
  const std::string eight = "1+2+3+4+5+6+7+";
  const std::string sixteen = repeated("(", 16) + "8" + repeated("!)", 16);
  EXPECT_EQ(parse(eight + sixteen).index(), 0u);
  EXPECT_EQ(outcome(eight + sixteen + "!"), "63: " + kTooManyFactorials);
  EXPECT_EQ(outcome(sixteen + "-1!"), "51: " + kTooManyFactorials);
  EXPECT_EQ(outcome(repeated("1^(", 100'000)), "24: " + kTooManyCards);
  EXPECT_EQ(outcome(repeated("\xc3\x97", kTenMillion / 2)), "0: " + kCardDue);
}

// Random texts of the bytes that matter: whatever parses is printed and read back as it was, and
// an error lies within the text.
TEST(Parsing, RandomTextsGetAnErrorOrAResult) {
  constexpr std::uint64_t kSeed = 2787;
  constexpr std::string_view kBytes = "(())[]{} 159AJqk++--**//^!x\\\xc3\x97\xb7\xe2\x88\x92";
  std::mt19937_64 generator(kSeed);
  std::uniform_int_distribution<std::size_t> bytes(0, kBytes.size() - 1);
  std::uniform_int_distribution<std::size_t> lengths(1, 12);
  int expressions = 0;
  for (int i = 0; i < 300'000; ++i) {
    std::string text(lengths(generator), ' ');
    std::generate(text.begin(), text.end(), [&] { return kBytes[bytes(generator)]; });
    const auto parsed = parse(text);
    if (const auto* const error = std::get_if<ParseError>(&parsed)) {
      ASSERT_LE(error->offset, text.size()) << "seed " << kSeed << ": " << text;
      const std::string before = text.substr(0, error->offset);
      const auto again = parse(before);
      ASSERT_TRUE(again.index() == 0 || std::get<ParseError>(again).offset == before.size())
          << "seed " << kSeed << ": " << text;
      continue;
    }
    ++expressions;
    const std::string printed = to_string(std::get<Expression>(parsed));
    const auto again = parse(printed);
    ASSERT_EQ(again.index(), 0u) << "seed " << kSeed << ": " << text;
    ASSERT_EQ(to_string(std::get<Expression>(again)), printed) << "seed " << kSeed << ": " << text;
  }
  EXPECT_GT(expressions, 1000);
}

}  // namespace
}  // namespace twentyfour
