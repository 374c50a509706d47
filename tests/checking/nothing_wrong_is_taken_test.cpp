// Right answers in each spelling: right at the place of each template, whatever stands outside it;
// and with anything put into them, right only where the second reader still finds an answer.

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/expression.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/judge/hand.hpp"
#include "tests/checking/verdicts.hpp"
#include "tests/fuzz/second_notations.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

using second::Verdict;

Verdict verdict_on(std::string_view text, const std::vector<std::int64_t>& hand,
                   std::optional<std::string_view> pattern = std::nullopt) {
  return verdict_of(finding_on(text, hand, pattern));
}

std::string name_of(Verdict verdict) {
  return verdict == Verdict::kRight ? "right" : verdict == Verdict::kClaim ? "claim" : "wrong";
}

using Cards = std::vector<std::int64_t>;

constexpr const char* kTemplates[] = {
    "<answer>{}</answer>", "\\boxed{{}}", "Answer: {}",         "The answer is {}",    "#### {}",
    "FINAL: {}",           "<<<{}>>>",    "\"answer\": \"{}\"", "\u7b54\u6848\uff1a{}"};

std::string filled(std::string pattern, const std::string& text) {
  return pattern.replace(pattern.find("{}"), 2, text);
}

std::string before_place(const std::string& pattern) {
  return pattern.substr(0, pattern.find("{}"));
}

// A text may begin as what stands before it ends: the place of `<<<{}>>>` in `<<<< 24>>>` is ` 24`.
bool place_begins_with(const std::string& pattern, const std::string& text) {
  return filled(pattern, text).rfind(before_place(pattern)) == 0;
}

// Whether the whole text is the place.
bool can_stand_at(const std::string& pattern, const std::string& text) {
  const std::string before = before_place(pattern);
  const std::string after = pattern.substr(before.size() + 2);
  const std::string whole = filled(pattern, text);
  const bool is_line =
      text.find('\n') == std::string::npos && text.find("\\n") == std::string::npos;
  const bool ends =
      after.empty() ? is_line : whole.find(after, before.size()) == before.size() + text.size();
  const bool makes_arrow = text.back() == '-' && after.substr(0, 1) == ">";
  return place_begins_with(pattern, text) && (ends || after == "}") && !makes_arrow;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  replace_all(text, what, by);
  return text;
}

// Each number by what `spelled` makes of it.
template <class Spelled>
std::string with_cards(const std::string& text, const Spelled& spelled) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
    if (end == at) {
      result += text[at++];
      continue;
    }
    result += spelled(text.substr(at, end - at));
    at = end;
  }
  return result;
}

std::string as_letter(const std::string& card) {
  constexpr std::string_view kNumbers[] = {"1", "10", "11", "12", "13"};
  const auto* const found = std::find(std::begin(kNumbers), std::end(kNumbers), card);
  return found == std::end(kNumbers) ? card : std::string(1, "ATJQK"[found - kNumbers]);
}

std::string in_unicode(std::string text) {
  text = replaced(replaced(text, "*", " \u00d7 "), "/", "\u00f7");
  return replaced(replaced(replaced(text, "-", " \u2212 "), "(", "\uff08"), ")", "\uff09");
}

std::string in_tex(std::string text) {
  text = replaced(replaced(text, "*", " \\times "), "/", " \\div ");
  return replaced(replaced(text, "(", "\\left("), ")", "\\right)");
}

// A quotient of two cards as a fraction.
std::string with_fractions(const std::string& text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t slash = std::min(text.find_first_not_of("0123456789", at), text.size());
    const std::size_t end = std::min(text.find_first_not_of("0123456789", slash + 1), text.size());
    const bool is_quotient = slash > at && slash + 1 < end && text[slash] == '/' &&
                             (at == 0 || text[at - 1] == '(' || text[at - 1] == '-');
    if (is_quotient) {
      const std::string over = text.substr(at, slash - at);
      result += "\\frac{" + over + "}{" + text.substr(slash + 1, end - slash - 1) + "}";
      at = end;
    } else {
      result += text[at++];
    }
  }
  return result;
}

std::string printed(const Expression& expression, Notation notation) {
  std::string text;
  print(expression, {}, notation, text);
  return text;
}

std::vector<std::string> in_steps(const std::string& steps) {
  const std::string lines = replaced(steps, "; ", "\\n");
  std::vector<std::string> forms = {steps,
                                    replaced(steps, "; ", ", ") + ".",
                                    lines,
                                    replaced(steps, "; ", "\n"),
                                    "[" + replaced(steps, "; ", "] [") + "]",
                                    "$" + replaced(steps, "; ", "$; $") + "$",
                                    in_unicode(steps),
                                    in_tex(steps)};
  for (const char* const form : {"N. ", "N) ", "Step N: "}) {
    std::string numbered;
    int number = 0;
    for (std::size_t at = 0; at < steps.size();) {
      const std::size_t end = std::min(steps.find("; ", at), steps.size());
      numbered +=
          replaced(form, "N", std::to_string(++number)) + steps.substr(at, end - at) + "\\n";
      at = end + 2;
    }
    forms.push_back(numbered);
  }
  return forms;
}

// The answer in each spelling.
std::vector<std::string> spellings_of(const Expression& expression) {
  const std::string text = to_string(expression);
  const std::string letters = with_cards(text, as_letter);
  const std::string decimals =
      with_cards(text, [](const std::string& card) { return card + ".0"; });
  std::vector<std::string> spellings = {text,
                                        text + "=24",
                                        text + " == 24.0",
                                        "24 = " + text,
                                        text + " \u2192 24",
                                        text + " -> 24.",
                                        text + "=6*4=4.8*5 \\approx 24",
                                        letters,
                                        decimals,
                                        in_unicode(text),
                                        in_tex(text),
                                        with_fractions(text),
                                        replaced(text, "*(", "("),
                                        printed(expression, Notation::kBrackets),
                                        replaced(replaced(text, "(", "["), ")", "]"),
                                        replaced(replaced(text, "(", "{"), ")", "}"),
                                        replaced(replaced(text, "(", "\\{"), ")", "\\}"),
                                        replaced(text, "*", "x"),
                                        "$" + text + "$",
                                        "\\boxed{" + in_tex(text) + " = 24}",
                                        "**" + text + "** = **24**",
                                        "`" + text + "`.",
                                        "$" + with_fractions(text) + " = \\boxed{24}$ \u2713",
                                        "\\(" + in_tex(text) + "\\)",
                                        "\\[" + text + "\\]",
                                        "<answer>" + text + "</answer>",
                                        "$$\\text{" + text + "}$$",
                                        "```\\n" + text + "\\n```",
                                        "```text\n" + text + "\n```",
                                        "'" + text + "'",
                                        text + "\uff0c\u3002",
                                        printed(expression, Notation::kPostfix),
                                        in_unicode(printed(expression, Notation::kPostfix))};
  const auto steps = in_steps(printed(expression, Notation::kSteps));
  spellings.insert(spellings.end(), steps.begin(), steps.end());
  return spellings;
}

struct Hard {
  Cards hand;
  std::vector<std::string> spellings;
};

// The hard hands, each with one solution.
std::vector<Hard> hard_answers(std::size_t hands) {
  std::vector<Hard> answers;
  for (const auto* const group : {&kSolvableThroughFractions, &kSolvableButHard}) {
    for (const Hand& hand : *group) {
      const Cards cards(std::begin(hand.cards), std::end(hand.cards));
      answers.push_back(
          {cards, spellings_of(one_expression({cards.begin(), cards.end()}).value())});
    }
  }
  answers.resize(std::min(hands, answers.size()));
  return answers;
}

std::string shown(const Cards& hand, const std::string& pattern, const std::string& text) {
  std::string line = pattern + " | ";
  for (const std::int64_t card : hand) line += std::to_string(card) + " ";
  return line + "| " + text;
}

TEST(Spellings, AreRightAtThePlaceOfEachTemplate) {
  for (const auto& [hand, spellings] : hard_answers(100)) {
    for (const std::string& text : spellings) {
      EXPECT_EQ(name_of(second::read({}, hand, Rational(24), {}, text)), "right") << text;
      EXPECT_EQ(name_of(verdict_on(text, hand)), "right") << shown(hand, "", text);
      for (const char* const pattern : kTemplates) {
        if (!can_stand_at(pattern, text)) continue;
        const std::string whole = filled(pattern, text);
        EXPECT_EQ(name_of(verdict_on(whole, hand, pattern)), "right")
            << shown(hand, pattern, whole);
      }
    }
  }
}

// The texts do not have the text of any template.
TEST(Texts, OutsideThePlaceChangeNothing) {
  static const std::vector<std::string> kOutside = split(
      " ~ 1+1 ~ So 5*(5-1/5) = 25, which is wrong. ~ sqrt( ~ NO ~ no solution ~ ((( ~ )]} ~ "
      "``` ~ ** ~ not  ~ \u221a ~ \u00b2 % ~ < 24 ~ != 24 ~ or 4*6 ~ Scratch that. ~ = 25 ~ "
      "\\frac{ ~ \\text{ ~ $$ ~ \\( ~ { ~ [1, 2] ~ Step 1: 1+1=2",
      " ~ ");
  const std::string answers[] = {
      "5*(5-1/5)",       "$5(5-\\frac{1}{5}) = 24$.",   "5*5-1/5", "NO", "5*(5-1/5)+",
      "sqrt(5*(5-1/5))", "1/5=0.2, 5-0.2=4.8, 5*4.8=24"};
  for (const std::string pattern : kTemplates) {
    const bool is_line = pattern.ends_with("{}");
    for (const std::string& answer : answers) {
      const Verdict alone = verdict_on(answer, {5, 5, 5, 1});
      for (const std::string& before : kOutside) {
        for (const std::string& after : kOutside) {
          const std::string text =
              before + " " + filled(pattern, answer) + (is_line ? "\\n " : " ") + after;
          EXPECT_EQ(name_of(verdict_on(text, {5, 5, 5, 1}, pattern)), name_of(alone))
              << shown({5, 5, 5, 1}, pattern, text);
        }
      }
    }
  }
}

// Where tokens begin, and the end.
std::vector<std::size_t> borders_of(const std::string& text) {
  const auto kind = [&text](std::size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    return std::isdigit(byte) != 0   ? 1
           : std::isalpha(byte) != 0 ? 2
           : (byte & 0xc0) == 0x80   ? 3
                                     : 0;
  };
  std::vector<std::size_t> borders;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool goes_on = kind(at) == 3 || (at > 0 && kind(at) > 0 &&
                                           (kind(at) == kind(at - 1) || text[at - 1] == '\\'));
    if (!goes_on) borders.push_back(at);
  }
  borders.push_back(text.size());
  return borders;
}

// With any of these an answer is none.
const std::vector<std::string> kNeverRight = split(
    "% ~ \u221a ~ \u00b2 ~ sqrt ~ sqrt(4) ~ < 24 ~ \u2260 24 ~ != 24 ~ = 25 ~ mod 7 ~ "
    "\u00b1 ~ | ~ ~ ~ ? ~ or 6*4 ~  and  ~ is ~ not  ~ \u6216 ~ cm ~ \u00b0 ~ @ ~ \\sqrt ~ "
    "\\neq 24 ~ ^2 ~ ! ~ no solution ~ NO ~ Scratch that. ~ </think>",
    " ~ ");

// With these it may be one at some places.
const std::vector<std::string> kPutIn = split(
    "> 24 ~ & ~ + ~ - ~ * ~ / ~ ** ~ - x ~ x ~ \u00d7 ~ \u00f7 ~ \u2212 ~ 0 ~ 1 ~ 5 ~ 24 ~ 5*5 ~ A "
    "~ K ~ "
    "( ~ ) ~ [ ~ ] ~ { ~ } ~ () ~ \\( ~ \\) ~ \\[ ~ \\] ~ = ~ = 24 ~ 24 = ~ -> ~ \\frac ~ "
    "\\frac{1}{1} ~ \\boxed{ ~ \\boxed{24} ~ \\text{ ~ <answer> ~ </answer> ~ $ ~ ` ~ ``` ~ _ ~ "
    "\" ~ ' ~ : ~ , ~ ; ~ . ~ .0 ~ .5 ~ \\n ~ \n ~ \\t ~   ~ \u2713 ~ </s> ~ left: 3 ~ "
    "(left: 24) ~ Step 1: ~ 1. ~ 1) ~ 11-8=3; ~ \\ ~ \u3002 ~ \uff0a ~ \u2019",
    " ~ ");

void expect_same(const Cards& hand, std::optional<std::string_view> pattern,
                 const std::string& text, bool may_be_right) {
  const Verdict second = second::read(pattern, hand, Rational(24), {}, text);
  const Verdict verdict = verdict_on(text, hand, pattern);
  const std::string where = shown(hand, std::string(pattern.value_or("")), text);
  EXPECT_EQ(name_of(verdict), name_of(second)) << where;
  EXPECT_TRUE(may_be_right || verdict != Verdict::kRight) << where;
}

TEST(Anything, PutIntoAnAnswerMakesItWrongUnlessItStaysOne) {
  std::size_t turn = 0;
  std::size_t place = 0;
  for (const auto& [hand, spellings] : hard_answers(part_or_whole<std::size_t>(1, 100))) {
    for (const std::string& text : spellings) {
      for (const std::size_t border : borders_of(text)) {
        if (place++ % few_or_more(3, 1) != 0) continue;
        const auto put_in = [&, &cards = hand](const std::string& thing, bool may_be_right) {
          const std::size_t n = turn++ % (std::size(kTemplates) + 1);
          const std::string put = std::string(text).insert(border, thing);
          if (n == 0) return expect_same(cards, std::nullopt, put, may_be_right);
          const char* const pattern = kTemplates[n - 1];
          const bool is_place = can_stand_at(pattern, text) && place_begins_with(pattern, put);
          expect_same(cards, pattern, filled(pattern, put), may_be_right || !is_place);
        };
        // In front of a fence a word is the name of a language.
        const bool may_be_name = text.starts_with("```") && border > 0;
        for (const std::string& thing : kNeverRight) put_in(thing, may_be_name);
        for (const std::string& thing : kPutIn) put_in(thing, true);
      }
    }
  }
}

}  // namespace
}  // namespace twentyfour
