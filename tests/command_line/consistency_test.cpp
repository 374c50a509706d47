// The answers of the program to different questions about one hand agree, in every mode of the
// signature: --check accepts each expression that is printed, in each notation, --count is their
// number, and YES or NO says whether there are any. And an answer does not depend on the hands
// before it.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/answers/wrong_answer.hpp"
#include "solver/expressions/printing.hpp"
#include "tests/command_line/rows.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/modes.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {

void PrintTo(const Mode& mode, std::ostream* out) {
  *out << testing::PrintToString(mode.arguments) << " < " << mode.input;
}

namespace {

using Lines = std::vector<std::string>;

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append("\n");
  return text;
}

// The hands, each with the answer NO.
Lines with_no(Lines hands) {
  for (std::string& hand : hands) hand += "\tNO";
  return hands;
}

// The value of an option, or what it is without it.
std::string value_of(const Arguments& arguments, const std::string& option,
                     const std::string& of_uva_10344, const std::string& usual) {
  for (const std::string& argument : arguments) {
    if (argument.starts_with(option)) return argument.substr(option.size());
    if (argument == "--judge=uva-10344") return of_uva_10344;
  }
  return usual;
}

std::string target_of(const Arguments& arguments) {
  return value_of(arguments, "--target=", "23", "24");
}

// Whether it asks another question than YES or NO.
bool asks(const std::string& argument) {
  return argument == "--expression" || argument == "--all" || argument == "--count" ||
         argument == "--check";
}

// The options of a mode without the question.
Arguments rules_of(const Mode& mode) {
  Arguments rules;
  std::remove_copy_if(mode.arguments.begin(), mode.arguments.end(), std::back_inserter(rules),
                      asks);
  return rules;
}

// A line for each hand of the input, or for some of them where that would be slow. A hand of
// zeros would end the input.
Lines hands_of(const Mode& mode) {
  std::ifstream tokens(TWENTYFOUR_TESTDATA "/" + mode.input + ".in");
  const std::size_t cards = std::stoul(value_of(mode.arguments, "--cards=", "5", "4"));
  Lines hands;
  for (std::string hand, card; tokens >> hand;) {
    for (std::size_t i = 1; i < cards && tokens >> card; ++i) hand.append(" ").append(card);
    const bool is_sentinel = hand.find_first_not_of("0 ") == std::string::npos;
    if (!is_sentinel && split(hand, ' ').size() == cards) hands.push_back(hand);
  }
  const std::size_t most = part_or_whole(1, 20) * (cards <= 4 ? 100 : 15);
  const std::size_t step = hands.size() / most + 1;
  Lines some;
  for (std::size_t i = 0; i < hands.size(); i += step) some.push_back(hands[i]);
  return some;
}

// The modes that read hands, each with its own rules or input, and some of them with subsets.
std::vector<Mode> modes_of_hands() {
  std::vector<Mode> some;
  std::set<std::pair<Arguments, std::string>> known;
  for (const Mode& mode : modes()) {
    const bool reads_hands = mode.input.find("nyoj") == std::string::npos &&
                             mode.input.find("checks") == std::string::npos;
    if (reads_hands && known.emplace(rules_of(mode), mode.input).second) {
      some.push_back({rules_of(mode), mode.input});
      if (known.size() % 3 != 0) continue;
      some.push_back(some.back());
      some.back().arguments.emplace_back("--subsets");
    }
  }
  return some;
}

class Consistency : public testing::TestWithParam<Mode> {
 protected:
  // The lines that the program answers to some lines.
  Lines answers(const std::string& question, const Lines& input, const Arguments& more = {}) const {
    Arguments arguments = GetParam().arguments;
    if (question.starts_with("--values")) {
      std::erase(arguments, "--target=" + target_of(arguments));
    }
    arguments.insert(arguments.end(), more.begin(), more.end());
    if (!question.empty()) arguments.push_back(question);
    const RunResult result =
        run_program(TWENTYFOUR_PROGRAM, arguments, joined(input), std::chrono::minutes(5));
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    Lines lines = split(result.out, '\n');
    EXPECT_EQ(lines.size(), input.size());
    lines.resize(input.size());
    return lines;
  }
};

bool has_brackets(const Arguments& arguments) {
  return std::none_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
    return argument == "--form=precedence" || argument == "--form=left-to-right" ||
           argument == "--judge=uva-10344";
  });
}

bool is_none(const std::string& answer) {
  return answer == "NO" || answer == "No" || answer == "Impossible";
}

TEST_P(Consistency, AllQuestionsAboutAHandHaveAnswersThatAgree) {
  const Lines hands = hands_of(GetParam());
  ASSERT_FALSE(hands.empty());
  const Lines lists = answers("--all", hands);
  const Lines counts = answers("--count", hands);
  const Lines firsts = answers("--expression", hands);
  const Lines verdicts = answers("", hands);
  const Lines claims = answers("--check", with_no(hands));
  const std::string target = target_of(GetParam().arguments);
  const std::string one_value = "--values=" + target + ".." + target;
  const Lines values = answers(one_value, hands);
  const Lines equations = answers(one_value, hands, {"-e"});
  Lines checks;
  for (std::size_t i = 0; i < hands.size(); ++i) {
    SCOPED_TRACE(hands[i]);
    const Lines list = split(lists[i], '\t');
    ASSERT_FALSE(list.empty());
    const bool has_none = is_none(list[0]);
    EXPECT_EQ(counts[i], std::to_string(has_none ? 0 : list.size()));
    EXPECT_EQ(firsts[i], list[0]);
    EXPECT_EQ(is_none(verdicts[i]), has_none);
    EXPECT_EQ(values[i], has_none ? list[0] : target);
    EXPECT_EQ(is_none(equations[i]), has_none);
    if (!has_none) checks.push_back(hands[i] + "\t" + equations[i]);
    EXPECT_EQ(std::set<std::string>(list.begin(), list.end()).size(), list.size());
    if (has_none) {
      EXPECT_FALSE(is_none(claims[i].substr(0, claims[i].find('\t'))));
    } else {
      EXPECT_EQ(claims[i].substr(claims[i].find('\t') + 1), "there is one: " + list[0]);
      for (const std::string& expression : list) checks.push_back(hands[i] + "\t" + expression);
    }
  }
  for (const std::string_view name : kNotations) {
    const std::string notation(name);
    if (notation == "brackets" && !has_brackets(GetParam().arguments)) continue;
    Lines some;
    for (std::size_t i = 0; i < hands.size(); i += 4) some.push_back(hands[i]);
    const Lines written = answers("--all", some, {"--notation=" + notation});
    for (std::size_t i = 0; i < some.size(); ++i) {
      const Lines list = split(written[i], '\t');
      EXPECT_EQ(list.size(), split(lists[4 * i], '\t').size());
      if (is_none(list[0])) continue;
      for (const std::string& expression : list) checks.push_back(some[i] + "\t" + expression);
    }
  }
  const Lines results = answers("--check", checks);
  for (std::size_t i = 0; i < checks.size(); ++i) {
    EXPECT_FALSE(is_none(results[i].substr(0, results[i].find('\t')))) << checks[i];
  }
}

// Every question, with hands that come again in a random order.
TEST_P(Consistency, AnAnswerDoesNotDependOnTheHandsBefore) {
  constexpr std::size_t kHands = part_or_whole(2, 12);
  Seeded random(16);
  Lines hands = hands_of(GetParam());
  std::shuffle(hands.begin(), hands.end(), random);
  hands.resize(std::min(hands.size(), kHands));
  for (const std::string question :
       {"", "--expression", "--all", "--count", "--check", "--values=20..24"}) {
    SCOPED_TRACE(question);
    const Lines input = question == "--check" ? with_no(hands) : hands;
    Lines alone;
    for (const std::string& line : input) alone.push_back(answers(question, {line})[0]);
    Lines mixed;
    Lines expected;
    for (std::size_t i = 0; i < 10 * input.size(); ++i) {
      const std::size_t at = random() % input.size();
      mixed.push_back(input[at]);
      expected.push_back(alone[at]);
    }
    EXPECT_EQ(answers(question, mixed), expected);
  }
}

INSTANTIATE_TEST_SUITE_P(Modes, Consistency, testing::ValuesIn(modes_of_hands()));

// Games have cards and a target of their own.
TEST(GameConsistency, AnAnswerDoesNotDependOnTheGamesBefore) {
  Seeded random(1043);
  Lines games;
  for (int i = 0; i < part_or_whole(8, 20); ++i) {
    const std::size_t cards = 1 + random() % 5;
    std::string game = std::to_string(cards) + " " + std::to_string(random() % 30) + "\n";
    for (std::size_t c = 0; c < cards; ++c) game += std::to_string(random() % 10) + " ";
    games.push_back(game);
  }
  for (const std::string question :
       {"", "--expression", "--all", "--count", "--values=1..30", "--nearest", "--subsets"}) {
    SCOPED_TRACE(question);
    Arguments arguments = {"--judge=nyoj-1043"};
    if (question == "--nearest") arguments.push_back("-e");
    if (question == "--subsets") arguments.push_back("--division=exact");
    if (!question.empty()) arguments.push_back(question);
    const auto answers = [&](const Lines& some) {
      const std::string input = std::to_string(some.size()) + "\n" + joined(some);
      const RunResult result = run_program(TWENTYFOUR_PROGRAM, arguments, input);
      EXPECT_EQ(result.status, 0);
      EXPECT_EQ(result.err, "");
      return result.out;
    };
    Lines mixed;
    std::string expected;
    for (int i = 0; i < part_or_whole(25, 100); ++i) {
      mixed.push_back(games[random() % games.size()]);
      expected += answers({mixed.back()});
    }
    EXPECT_EQ(answers(mixed), expected);
  }
}

// A reason with another first word fails an assertion (wrong_answer.hpp).
TEST(Consistency, TheManualHasTheFirstWordOfEachReason) {
  std::ifstream manual(TWENTYFOUR_TESTDATA "/../solver/command_line/twentyfour.1");
  std::string line;
  while (line != "The first word of a reason for NO is one of these, so that the reasons can be") {
    ASSERT_TRUE(std::getline(manual, line));
  }
  while (line != ".EX") ASSERT_TRUE(std::getline(manual, line));
  Lines words;
  while (std::getline(manual, line) && line != ".EE") words.push_back(split(line, ' ').front());
  EXPECT_EQ(words, Lines(kFirstWords.begin(), kFirstWords.end()));
}

}  // namespace
}  // namespace twentyfour
