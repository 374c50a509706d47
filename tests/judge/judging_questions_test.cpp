// YES or NO about four cards under any rules: every kernel gives the answers of the searches.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <new>
#include <numeric>
#include <ostream>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "solver/answering/answering_loop.hpp"
#include "solver/answering/judging_loop.hpp"
#include "solver/answering/solutions.hpp"
#include "solver/answering/sources.hpp"
#include "solver/answering/task.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "solver/kernels/verdict_lines.hpp"
#include "tests/hands.hpp"
#include "tests/kernels/kernels_here.hpp"
#include "tests/memory_streams.hpp"

namespace twentyfour {
namespace {

// The answers of the loop for all other questions, which takes each hand to answer_to().
Judged answer_each(const Task& task, std::string_view input, std::function<std::size_t()> next_cut,
                   Framing framing) {
  const auto memory = std::make_unique<std::array<char, kBlockSize>>();
  MemoryStreams streams(input, std::move(next_cut));
  HandSource source(task, framing);
  const Outcome ending = answer_all(streams, source, memory->data());
  return {streams.output(), ending, describe_error(ending, source.reader())};
}

// Kernels answer for cards in any order only.
Judged judge(const Task& task, std::string_view input, std::function<std::size_t()> next_cut,
             const Kernel& kernel, Framing framing = Framing::kSentinel, bool takes_long = true) {
  if (task.rules.ordered) return answer_each(task, input, std::move(next_cut), framing);
  const auto memory = std::make_unique<KernelMemory>();
  MemoryStreams streams(input, std::move(next_cut));
  JudgingLoop<MemoryStreams> loop(*memory, kernel,
                                  {solver_of(task, kernel), task.words, takes_long}, framing);
  const Outcome ending = loop.run(streams);
  return {streams.output(), ending, describe_error(ending, loop.reader())};
}

struct Rule {
  std::string name;
  Rules rules;
  Rational target = Rational(24);
};

void PrintTo(const Rule& rule, std::ostream* out) {
  *out << rule.name;
}

Rules rules_of(Form form, Division division = Division::kReal, bool ordered = false,
               std::string_view operators = "+-*/") {
  return {form, division, ordered, *Operators::of(operators)};
}

std::vector<Rule> rules_to_test() {
  constexpr Form kUsual = Form::kParentheses;
  constexpr Division kReal = Division::kReal;
  return {
      {"usual", {}},
      {"target_23", {}, Rational(23)},
      {"target_0", {}, Rational(0)},
      {"target_minus_7", {}, Rational(-7)},
      {"target_half", {}, *Rational::of(1, 2)},
      {"exact", rules_of(kUsual, Division::kExact)},
      {"truncating", rules_of(kUsual, Division::kTruncating)},
      {"truncating_23", rules_of(kUsual, Division::kTruncating), Rational(23)},
      {"precedence", rules_of(Form::kPrecedence)},
      {"left_to_right", rules_of(Form::kLeftToRight)},
      {"no_division", rules_of(kUsual, kReal, false, "+-*")},
      {"powers", rules_of(kUsual, kReal, false, "+-*/^")},
      {"ordered", rules_of(kUsual, kReal, true)},
      {"ordered_half", rules_of(kUsual, kReal, true), *Rational::of(1, 2)},
      {"ordered_precedence", rules_of(Form::kPrecedence, kReal, true)},
      {"ordered_left_to_right", rules_of(Form::kLeftToRight, kReal, true)},
      {"ordered_truncating", rules_of(kUsual, Division::kTruncating, true)},
  };
}

class JudgingQuestions : public testing::TestWithParam<Rule> {
 protected:
  Task task() const {
    return {Asked::kWhether, kCardsInHand, GetParam().target, GetParam().rules, {}};
  }

  // All hands of the table, and where cards are ordered all orders of every fourth.
  std::vector<Hand> hands() const {
    std::vector<Hand> hands;
    for (const Hand& hand : all_hands(0, 15)) {
      if (!is_sentinel(hand)) hands.push_back(hand);
    }
    if (!GetParam().rules.ordered) {
      for (Hand& hand : hands) std::rotate(hand.cards, hand.cards + 1, hand.cards + kCardsInHand);
      return hands;
    }
    std::vector<Hand> orders;
    for (std::size_t i = 0; i < hands.size(); i += 4) {
      Hand order = hands[i];
      do {
        orders.push_back(order);
      } while (std::next_permutation(std::begin(order.cards), std::end(order.cards)));
    }
    return orders;
  }
};

INSTANTIATE_TEST_SUITE_P(Rule, JudgingQuestions, testing::ValuesIn(rules_to_test()),
                         [](const auto& rule) { return rule.param.name; });

// Twice, because a hand is solved the first time and remembered afterwards.
TEST_P(JudgingQuestions, HaveTheAnswersOfTheSearch) {
  SearchMemory memory;
  std::string input;
  std::string expected;
  for (const Hand& hand : hands()) {
    input += to_string(hand) + "\n";
    const Deal deal(std::begin(hand.cards), std::end(hand.cards), task().target);
    expected += can_make(deal, task().rules, memory) ? "YES\n" : "NO\n";
  }
  EXPECT_NE(expected.find("YES"), std::string::npos);
  EXPECT_NE(expected.find("NO"), std::string::npos);
  for (const Kernel& kernel : kernels_here()) {
    const Judged judged = judge(task(), input + input, in_one_piece, kernel);
    ASSERT_TRUE(judged.output == expected + expected) << kernel.name;
    ASSERT_EQ(judged.ending, Outcome::kEnd) << kernel.name;
  }
}

// Small and wide cards in all layouts, letters, errors, sentinels and counts, cut anywhere.
TEST_P(JudgingQuestions, AgreeWithTheLoopForOtherQuestions) {
  constexpr unsigned kSeed = 2400;
  std::mt19937 generator(kSeed);
  const auto below = [&](std::size_t bound) { return generator() % bound; };
  const std::vector<std::string> words = {"Y", "no", "true", "fourteen-bytes"};
  const std::vector<std::string> oddities = {"x",      "0 0 0 0 ", "1 2",  "12345 ", "A 2 q K\n",
                                             "\n-1\n", "0003 4 ",  "5J\n", "J "};
  for (int run = 0; run < 12; ++run) {
    Task question = task();
    question.words = {words[below(words.size())] + "+", words[below(words.size())]};
    const Framing framing = static_cast<Framing>(run % 3);
    std::string input = framing == Framing::kCounted ? std::to_string(below(300)) + "\n" : "";
    for (std::size_t hands = below(250); hands > 0; --hands) {
      const std::size_t highest = std::array{9, 13, 15, 16, 9999}[below(below(8) == 0 ? 5 : 3)];
      for (int card = 0; card < kCardsInHand; ++card) {
        input += std::to_string(below(highest + 1));
        input += card < 3 && below(9) > 0 ? " " : below(5) > 0 ? "\n" : "\t\r\n";
      }
      if (below(150) == 0) input += oddities[below(oddities.size())];
    }
    const Judged expected = answer_each(question, input, in_one_piece, framing);
    for (const Kernel& kernel : kernels_here()) {
      const std::size_t longest = std::size_t{1} << below(14);
      const auto cut = [&] { return 1 + below(longest); };
      ASSERT_TRUE(judge(question, input, cut, kernel, framing, run % 2 == 0) == expected)
          << kernel.name << ", seed " << kSeed << ", run " << run << ": "
          << testing::PrintToString(input);
    }
  }
}

TEST(JudgingLoop, KeepsTheOrdersOfOrderedHandsApart) {
  Task task;
  task.rules.ordered = true;
  const std::string hands = "1 5 5 5\n5 5 5 1\n5 1 5 5\n5 5 1 5\n8 3 8 3\n8 8 3 3\n";
  const std::string answers = "NO\nNO\nYES\nYES\nYES\nNO\n";
  for (const Kernel& kernel : kernels_here()) {
    EXPECT_EQ(judge(task, hands + hands + hands, in_one_piece, kernel).output,
              answers + answers + answers)
        << kernel.name;
  }
}

// A solver that says YES to four equal cards, and has no memory left for cards that add up to 40.
bool solve_unless_40(const Hand& hand) {
  if (std::accumulate(std::begin(hand.cards), std::end(hand.cards), 0) == 40)
    throw std::bad_alloc();
  return std::count(std::begin(hand.cards), std::end(hand.cards), hand.cards[0]) == kCardsInHand;
}

// The hands before the one that throws are answered, wherever the kernel meets it.
TEST(JudgingLoop, AnswersAllHandsBeforeAnException) {
  for (const Kernel& kernel : kernels_here()) {
    for (const std::string hand : {"5 5 5 5\n", "12 12 12 12\n", "777 777 777 777\n"}) {
      for (const std::string last : {"10 10 10 10\n", "1 1 1 37\n", "q Q Q 4\n"}) {
        for (std::size_t before = 0; before < 70; ++before) {
          std::string input;
          std::string expected;
          for (std::size_t i = 0; i < before; ++i) input += hand;
          for (std::size_t i = 0; i < before; ++i) expected += "YES\n";
          for (std::size_t i = 0; i < 20; ++i) input += i == 0 ? last : hand;
          const auto memory = std::make_unique<KernelMemory>();
          MemoryStreams streams(input, in_one_piece);
          JudgingLoop<MemoryStreams> loop(*memory, kernel, {solve_unless_40});
          EXPECT_THROW(loop.run(streams), std::bad_alloc);
          ASSERT_EQ(streams.output(), expected) << kernel.name << ": " << before << ", " << last;
        }
      }
    }
  }
}

// Streams in memory that know the writes.
struct CountedWrites : MemoryStreams {
  using MemoryStreams::MemoryStreams;

  bool write(const char* from, std::size_t size) {
    sizes.push_back(size);
    return MemoryStreams::write(from, size) && sizes.size() < most;
  }

  std::vector<std::size_t> sizes;
  std::size_t most = 1000;
};

// In one block, of which the first hand takes long.
struct SlowBlock {
  std::string input;
  HandQuestion question;
  std::unique_ptr<KernelMemory> memory = std::make_unique<KernelMemory>();
  bool is_first = true;

  SlowBlock() {
    for (int i = 0; i < 10'000; ++i) input += "77 77 77 77\n";
    question.solver = [this](const Hand&) {
      if (is_first) std::this_thread::sleep_for(std::chrono::milliseconds(120));
      is_first = false;
      return true;
    };
  }
};

TEST(JudgingLoop, WritesAnswersThatWaitLong) {
  SlowBlock block;
  CountedWrites streams(block.input, in_one_piece);
  block.question.takes_long = true;
  JudgingLoop<CountedWrites> loop(*block.memory, best_kernel(), block.question);
  EXPECT_EQ(loop.run(streams), Outcome::kEnd);
  EXPECT_GT(streams.sizes.size(), 2U) << "one for each read, and one more";
  EXPECT_EQ(streams.output().size(), 40'000U);
}

TEST(JudgingLoop, EndsWhereAWriteInABlockFails) {
  SlowBlock block;
  CountedWrites streams(block.input, in_one_piece);
  streams.most = 1;
  block.question.takes_long = true;
  JudgingLoop<CountedWrites> loop(*block.memory, best_kernel(), block.question);
  EXPECT_EQ(loop.run(streams), Outcome::kWriteFailed);
  EXPECT_EQ(streams.sizes.size(), 1U);
  EXPECT_LT(streams.output().size(), 40'000U);
}

class KernelTable : public testing::Test {
 protected:
  bool find(std::array<int, 4> cards) const { return verdicts_.find(cards.data()); }

  std::vector<std::string> asked_;
  std::array<unsigned char, Verdicts<>::kTableSize> table_{};
  Verdicts<HandSolver> verdicts_{table_.data(), [this](const Hand& hand) {
                                   asked_.push_back(to_string(hand));
                                   return hand.cards[0] == 3;
                                 }};
};

TEST_F(KernelTable, AsksOnceForAllOrders) {
  EXPECT_TRUE(find({15, 4, 3, 5}));
  EXPECT_TRUE(find({4, 15, 3, 5}));
  EXPECT_TRUE(find({3, 4, 5, 15}));
  EXPECT_FALSE(find({0, 3, 0, 0}));
  EXPECT_EQ(asked_, (std::vector<std::string>{"3 4 5 15", "0 0 0 3"}));
}

TEST_F(KernelTable, AsksEachTimeForCardsAbove15) {
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(find({3, 2, 16, 1}));
  EXPECT_FALSE(find({16, 3, 3, 3}));
  EXPECT_EQ(asked_, (std::vector<std::string>{"3 2 16 1", "3 2 16 1", "16 3 3 3"}));
}

TEST_F(KernelTable, StaysAsItWasWhereTheSolverThrows) {
  verdicts_.solver = solve_unless_40;
  EXPECT_THROW(find({10, 10, 10, 10}), std::bad_alloc);
  EXPECT_EQ(std::count(table_.begin(), table_.end(), 0), Verdicts<>::kTableSize);
  EXPECT_FALSE(find({10, 10, 10, 9}));
  EXPECT_THROW(find({10, 10, 10, 10}), std::bad_alloc);
}

// One by one, and four at once, into a buffer of just the size that answers may need.
TEST(VerdictLines, AreInTheWords) {
  const std::vector<std::string> words = {"Y", "NO", "YES", "true", "false", "fifteen-letters"};
  for (const std::string& yes : words) {
    for (const std::string& no : words) {
      if (yes == no) continue;
      for (unsigned verdicts = 0; verdicts < 16; ++verdicts) {
        std::vector<char> buffer(12 * VerdictLines::kWidest);
        VerdictLines lines(buffer.data(), yes, no);
        std::string expected;
        for (const unsigned four : {verdicts, 15 - verdicts}) {
          lines.set_end(lines.are_narrow() ? lines.put_four<true>(lines.end(), four)
                                           : lines.put_four<false>(lines.end(), four));
        }
        for (unsigned hand = 0; hand < 4; ++hand) lines.append((verdicts >> hand & 1) != 0);
        for (const unsigned four : {verdicts, 15 - verdicts, verdicts}) {
          for (unsigned hand = 0; hand < 4; ++hand) {
            expected += ((four >> hand & 1) != 0 ? yes : no) + "\n";
          }
        }
        ASSERT_EQ(lines.lines(), expected) << verdicts;
        lines.clear();
        EXPECT_EQ(lines.lines(), "");
      }
    }
  }
}

}  // namespace
}  // namespace twentyfour
