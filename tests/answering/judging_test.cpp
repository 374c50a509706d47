// YES or NO about four cards under any rules: every kernel gives the answers of the searches.

#include <algorithm>
#include <array>
#include <cstddef>
#include <gtest/gtest.h>
#include <iterator>
#include <new>
#include <numeric>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/queue.hpp"
#include "solver/answering/solver.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/kernel_state.hpp"
#include "tests/kernels/kernels_here.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/seeded.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

struct Rule {
  std::string name;
  Rules rules;
  Rational target = Rational(24);
};

void PrintTo(const Rule& rule, std::ostream* out) {
  *out << rule.name;
}

std::vector<Rule> rules_to_test() {
  return {
      {"usual", {}},
      {"target_23", {}, Rational(23)},
      {"target_0", {}, Rational(0)},
      {"target_minus_7", {}, Rational(-7)},
      {"target_half", {}, *Rational::of(1, 2)},
      {"exact", {.division = Division::kExact}},
      {"truncating", {.division = Division::kTruncating}},
      {"truncating_23", {.division = Division::kTruncating}, Rational(23)},
      {"precedence", {.form = Form::kPrecedence}},
      {"left_to_right", {.form = Form::kLeftToRight}},
      {"no_division", {.operators = *Operators::of("+-*")}},
      {"powers", {.operators = *Operators::of("+-*/^")}},
      {"ordered", {.ordered = true}},
      {"ordered_half", {.ordered = true}, *Rational::of(1, 2)},
      {"ordered_precedence", {.form = Form::kPrecedence, .ordered = true}},
      {"ordered_left_to_right", {.form = Form::kLeftToRight, .ordered = true}},
      {"ordered_truncating", {.division = Division::kTruncating, .ordered = true}},
  };
}

class JudgingQuestions : public testing::TestWithParam<Rule> {
 protected:
  Query query() const {
    return {.target = GetParam().target, .rules = GetParam().rules, .jobs = 1};
  }

  // All hands of the table or some of them, and where cards are ordered all orders of every fourth.
  std::vector<Hand> hands() const {
    std::vector<Hand> hands;
    const std::vector<Hand> all = all_hands(0, 15);
    for (std::size_t i = 1; i < all.size(); i += part_or_whole(11, 1)) hands.push_back(all[i]);
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
  Query query = this->query();
  Search search(query.rules);
  std::string input;
  std::string expected;
  for (const Hand& hand : hands()) {
    input += to_string(hand) + "\n";
    const Deal deal(std::begin(hand.cards), std::end(hand.cards), query.target);
    expected += search.can_make(deal) ? "YES\n" : "NO\n";
  }
  EXPECT_NE(expected.find("YES"), std::string::npos);
  EXPECT_NE(expected.find("NO"), std::string::npos);
  for (const Kernel& kernel : kernels_here()) {
    query.kernel = &kernel;
    const Judged judged = answered(query, input + input);
    ASSERT_TRUE(judged.output == expected + expected) << kernel.name;
    ASSERT_EQ(judged.ending, Outcome::kEnd) << kernel.name;
  }
}

TEST(Judging, KeepsTheOrdersOfOrderedHandsApart) {
  const std::string hands = "1 5 5 5\n5 5 5 1\n5 1 5 5\n5 5 1 5\n8 3 8 3\n8 8 3 3\n";
  const std::string answers = "NO\nNO\nYES\nYES\nYES\nNO\n";
  Query query = judges_query(best_kernel());
  query.rules.ordered = true;
  EXPECT_EQ(answered(query, hands + hands + hands).output, answers + answers + answers);
}

// Answers YES to four equal cards. Throws if the sum of the cards is 40.
bool solve_unless_40(const Hand& hand, int) {
  if (std::accumulate(std::begin(hand.cards), std::end(hand.cards), 0) == 40)
    throw std::bad_alloc();
  return std::count(std::begin(hand.cards), std::end(hand.cards), hand.cards[0]) == kCardsInHand;
}

// The hands before the one that throws are answered, wherever the kernel meets it.
TEST(Judging, AnswersAllHandsBeforeAnException) {
  for (const Kernel& here : kernels_here()) {
    const Kernel kernel = with_solver(here, solve_unless_40);
    for (const std::string hand : {"5 5 5 5\n", "12 12 12 12\n", "777 777 777 777\n"}) {
      for (const std::string last : {"10 10 10 10\n", "1 1 1 37\n", "q Q Q 4\n"}) {
        for (std::size_t before = 0; before < 70; ++before) {
          const std::string input = repeated(hand, before) + last + repeated(hand, 19);
          MemoryStreams streams(input, in_one_piece);
          EXPECT_THROW(answered(judges_query(kernel), streams), std::bad_alloc);
          ASSERT_EQ(streams.output(), repeated("YES\n", before))
              << kernel.name << ": " << before << ", " << last;
        }
      }
    }
  }
}

// In one block, small and wide, for a question whose answers are slow.
std::string slow_hands() {
  std::string input;
  for (int i = 0; i < 200; ++i) input += "1 2 " + std::to_string(i / 13) + " 9\n7 7 7 77\n";
  return input;
}

Query slow_query() {
  Query query = judges_query(best_kernel());
  query.rules.division = Division::kTruncating;
  query.target = Rational(23);
  return query;
}

TEST(Judging, LinesDoNotWaitForManySlowOnes) {
  const std::string input = slow_hands();
  constexpr int kMost = 1'000'000;
  FailingStreams streams(input, kMost);
  EXPECT_EQ(answered(slow_query(), streams).ending, Outcome::kEnd);
  EXPECT_LE(streams.left, kMost - 20);
  EXPECT_TRUE(streams.output() == answered(slow_query(), input).output);
}

TEST(Judging, EndsWhereAWriteInABlockFails) {
  const std::string input = slow_hands();
  for (const int good : {0, 1, 4}) {
    FailingStreams streams(input, good);
    EXPECT_EQ(answered(slow_query(), streams).ending, Outcome::kWriteFailed);
    EXPECT_EQ(streams.left, -1) << "nothing is written after it";
  }
}

// A hand whose solver throws stays unknown. Wide hands are not kept.
TEST(KernelTable, AsksOnceForAllOrdersOfSmallCards) {
  std::vector<unsigned char> table(Verdicts<>::kTableSize);
  Verdicts<HandSolver> verdicts{table.data(), KernelSolver{solve_unless_40}};
  const auto find = [&](std::array<int, 4> cards) { return verdicts.find(cards.data()); };
  EXPECT_THROW(find({10, 10, 10, 10}), std::bad_alloc);
  EXPECT_EQ(std::count(table.begin(), table.end(), 0), Verdicts<>::kTableSize);
  EXPECT_FALSE(find({10, 10, 10, 9}));
  EXPECT_THROW(find({10, 10, 10, 10}), std::bad_alloc);

  std::vector<std::string> asked;
  verdicts.solver = [&](const Hand& hand) {
    asked.push_back(to_string(hand));
    return hand.cards[0] == 3;
  };
  EXPECT_TRUE(find({15, 4, 3, 5}));
  EXPECT_TRUE(find({4, 15, 3, 5}));
  EXPECT_TRUE(find({3, 4, 5, 15}));
  EXPECT_FALSE(find({0, 3, 0, 0}));
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(find({3, 2, 16, 1}));
  EXPECT_FALSE(find({16, 3, 3, 3}));
  EXPECT_EQ(asked,
            (std::vector<std::string>{"3 4 5 15", "0 0 0 3", "3 2 16 1", "3 2 16 1", "16 3 3 3"}));
}

// One by one and four at once, in a buffer of exactly the size that the lines may need.
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
