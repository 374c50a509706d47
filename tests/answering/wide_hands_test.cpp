// YES and NO about four cards by several threads are those of one: the same bytes, the same errors.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <gtest/gtest.h>
#include <new>
#include <string>
#include <string_view>
#include <thread>

#include "solver/input/run.hpp"
#include "solver/kernels/kernels.hpp"
#include "tests/answering/several_jobs.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {
namespace {

// Hands of any cards in any layout.
class Text : public Seeded {
 public:
  using Seeded::Seeded;

  std::string of_hands(int hands) {
    std::string text;
    for (int i = 0; i < hands; ++i) {
      const std::size_t bound = below(4) == 0 ? 9999 : below(4) == 0 ? 15 : 200;
      for (int card = 0; card < 4; ++card) {
        text += std::to_string(1 + below(bound));
        text += card < 3 && below(400) > 0 ? " " : below(50) == 0 ? " \r\n\t" : "\n";
      }
    }
    return text;
  }
};

std::size_t short_blocks() {
  return 40'000;
}

// The judge's question, for which batches are the largest, and one for the search.
void expect_same_by_all(std::string_view input, Framing framing) {
  for (const int target : {24, 23}) {
    twentyfour::Run run = judges_run(best_kernel(), 1, framing);
    run.target = Rational(target);
    run.words = {"Yes", target == 24 ? "No" : "fifteen-letters"};
    expect_same_by_all(run, input, short_blocks, 99'999);
  }
}

constexpr int kWideHands = part_or_whole(6'000, 12'000);

TEST(WideHands, AreAnsweredAsByOne) {
  const std::string input = Text(1).of_hands(kWideHands);
  expect_same_by_all(input, Framing::kSentinel);
  expect_same_by_all(std::to_string(kWideHands) + "\n" + input, Framing::kCounted);
}

TEST(WideHands, EndAsByOneAtAnErrorOrASentinel) {
  Text text(2);
  const std::string whole = text.of_hands(kWideHands);
  for (const std::string irregular :
       {"x ", "\n10000\n", "\n0 0 0 0\n", "\n0 0 0 0 0 0 0 0\n", " 7 "}) {
    std::string input = whole;
    input.insert(input.find('\n', input.size() / 2 + text.below(input.size() / 3)) + 1, irregular);
    expect_same_by_all(input, Framing::kSentinel);
  }
}

// Lines of 16 bytes.
std::string wide_lines(int count) {
  std::string lines;
  for (int i = 0; i < count; ++i) lines += std::to_string(1000 + i % 9000) + " 2000 300 40\n";
  return lines;
}

// Throws for a card of 7777.
bool solve_unless_7777(const Hand& hand) {
  if (*std::max_element(hand.cards, hand.cards + kCardsInHand) == 7777) throw std::bad_alloc();
  return hand.cards[0] % 2 == 0;
}

// More than threads need to start, and some for them.
constexpr int kBatches = 6'000;

TEST(WideHands, BeforeOneThatFailsAreAnswered) {
  const Kernel kernel = with_solver(best_kernel(), solve_unless_7777);
  std::string before = wide_lines(kBatches);
  for (int i = 0; i < 3; ++i) before.replace(before.find("\n7777 ") + 1, 4, "7776");
  const std::string input = before + "1 2 3 7777\n" + before;
  const Judged expected = answered(judges_run(kernel, 1), before);
  for (const int jobs : {1, 2, 16}) {
    MemoryStreams streams(input, short_blocks);
    EXPECT_THROW(answered(judges_run(kernel, jobs), streams), std::bad_alloc) << jobs;
    EXPECT_TRUE(streams.output() == expected.output) << jobs;
  }
}

// A solver that fails once, as if memory ran out beside others.
std::atomic<bool> may_fail = false;

bool solve_unless_unlucky(const Hand& hand) {
  if (hand.cards[0] == 5000 && may_fail.exchange(false)) throw std::bad_alloc();
  return hand.cards[0] % 2 == 0;
}

TEST(WideHands, ThatFailedBesideOthersAreAnsweredAlone) {
  const Kernel kernel = with_solver(best_kernel(), solve_unless_unlucky);
  const std::string input = wide_lines(kBatches);
  const Judged expected = answered(judges_run(kernel, 1), input);
  for (const int jobs : kManyJobs) {
    may_fail = true;
    EXPECT_TRUE(answered(judges_run(kernel, jobs), input) == expected) << jobs;
    EXPECT_FALSE(may_fail) << "it has failed";
  }
}

// Small hands stand among the wide ones, and lines of the table among their lines.
TEST(WideHands, EndWhereAWriteFails) {
  const Kernel kernel = with_solver(best_kernel(), solve_unless_7777);
  std::string input = wide_lines(kBatches);
  for (int i = 0; i < 50'000; ++i) input += i % 2 == 0 ? "1 2 3 4\n" : "7000 1 1 1\n";
  for (const int jobs : {1, 2, 3}) {
    const std::string output = answered(judges_run(kernel, jobs), input).output;
    for (int good = 0; good < 4; ++good) {
      FailingStreams streams(input, good, short_blocks);
      EXPECT_EQ(answered(judges_run(kernel, jobs), streams).ending, Outcome::kWriteFailed);
      EXPECT_TRUE(output.starts_with(streams.output())) << jobs << " jobs, " << good;
    }
  }
}

TEST(WideHands, EndAtAnErrorInAnyLine) {
  constexpr int kLines = 4'000;
  const Kernel kernel = with_solver(best_kernel(), solve_unless_7777);
  for (int line = kLines - 32; line <= kLines; ++line) {
    const std::string input = wide_lines(line) + "x\n" + wide_lines(10);
    const Judged expected = answered(judges_run(kernel, 1, Framing::kEof), input);
    for (const int jobs : {0, 2}) {
      const Judged many = answered(judges_run(kernel, jobs, Framing::kEof), input, short_blocks);
      EXPECT_TRUE(many == expected) << jobs << " jobs, line " << line << ", " << many.where;
    }
  }
}

TEST(WideHands, AreAnsweredAsByOneAroundLongWhiteSpace) {
  const Kernel kernel = with_solver(best_kernel(), solve_unless_7777);
  for (const std::size_t length : {7'000U, 9'000U, 50'000U}) {
    std::string input = wide_lines(kBatches);
    for (int i = 0; i < 20; ++i) {
      input += wide_lines(5) + "A J Q K" + std::string(length, i % 2 == 0 ? '\n' : ' ');
    }
    const Judged expected = answered(judges_run(kernel, 1, Framing::kEof), input);
    for (const int jobs : {1, 2}) {
      const Judged cut = answered(judges_run(kernel, jobs, Framing::kEof), input, short_blocks);
      EXPECT_TRUE(cut == expected) << jobs << " jobs, " << length << " bytes, " << cut.where;
    }
  }
}

// The first thread waits, from some hand on, until another one has a hand too.
std::thread::id first_thread;
std::atomic<bool> has_others = false;

bool solve_when_there_are_others(const Hand&) {
  if (std::this_thread::get_id() != first_thread) {
    has_others = true;
    return false;
  }
  static int hands = 0;
  const auto now = [] { return std::chrono::steady_clock::now(); };
  if (++hands <= 4096) return false;
  for (const auto end = now() + std::chrono::seconds(10); !has_others && now() < end;) {
    std::this_thread::yield();
  }
  return false;
}

TEST(WideHands, AreAnsweredByOtherThreads) {
  const Kernel kernel = with_solver(best_kernel(), solve_when_there_are_others);
  first_thread = std::this_thread::get_id();
  answered(judges_run(kernel, 2, Framing::kEof), wide_lines(20'000));
  EXPECT_TRUE(has_others);
}

}  // namespace
}  // namespace twentyfour
