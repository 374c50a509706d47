// YES and NO about four cards by several threads are those of one: the same bytes, the same errors.

#include "solver/answering/pieces.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <new>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "solver/answering/judging_loop.hpp"
#include "solver/answering/processors.hpp"
#include "solver/answering/task.hpp"
#include "solver/judge/definition.hpp"
#include "solver/kernels/kernels.hpp"
#include "tests/memory_streams.hpp"

namespace twentyfour {
namespace {

constexpr int kManyJobs[] = {2, 3, 16};

using Cuts = std::function<std::size_t()>;

// A question whose solver takes long enough for threads; takes_long chooses short pieces.
HandQuestion question_of(bool takes_long, int jobs) {
  Task task;
  task.target = Rational(23);
  task.words = {"Yes", takes_long ? "fifteen-letters" : "No"};
  const auto new_solver = [task] { return solver_of(task, best_kernel()); };
  return {new_solver(), task.words, takes_long, new_solver, jobs};
}

Judged judge(const HandQuestion& question, std::string_view input, Cuts cuts, Framing framing) {
  const auto memory = std::make_unique<KernelMemory>();
  MemoryStreams streams(input, std::move(cuts));
  JudgingLoop<MemoryStreams> loop(*memory, best_kernel(), question, framing);
  const Outcome ending = loop.run(streams);
  return {streams.output(), ending, describe_error(ending, loop.reader())};
}

// Hands of any cards in any layout, so that some lines begin within a hand.
class Text {
 public:
  explicit Text(unsigned seed) : random_(seed) {}

  std::size_t below(std::size_t bound) {
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_);
  }

  std::string of_hands(int hands) {
    std::string text;
    for (int i = 0; i < hands; ++i) {
      const std::size_t bound = below(4) == 0 ? 9999 : 200;
      for (int card = 0; card < 4; ++card) {
        text += std::to_string(1 + below(bound));
        text += card < 3 && below(400) > 0 ? " " : below(50) == 0 ? " \r\n\t" : "\n";
      }
    }
    return text;
  }

 private:
  std::mt19937 random_;
};

Cuts random_cuts(unsigned seed) {
  return [random = std::mt19937(seed)]() mutable {
    return std::uniform_int_distribution<std::size_t>(1, random() % 4 == 0 ? 9 : 99'999)(random);
  };
}

// Threads are started after the first blocks.
constexpr std::size_t kShortBlock = 40'000;

void expect_same_by_all(std::string_view input, Framing framing) {
  for (const bool takes_long : {false, true}) {
    const Judged expected = judge(question_of(takes_long, 1), input, in_one_piece, framing);
    for (const int jobs : kManyJobs) {
      const HandQuestion question = question_of(takes_long, jobs);
      const Judged blocks = judge(
          question, input, [] { return kShortBlock; }, framing);
      EXPECT_TRUE(blocks == expected) << jobs << " jobs, " << blocks.where;
      const Judged cut = judge(question, input, random_cuts(1), framing);
      EXPECT_TRUE(cut == expected) << jobs << " jobs, cut, " << cut.where;
    }
  }
}

constexpr int kManyHands = 12'000;

TEST(JudgingByManyJobs, AnswersAsOne) {
  const std::string input = Text(1).of_hands(kManyHands);
  expect_same_by_all(input, Framing::kSentinel);
  expect_same_by_all(std::to_string(kManyHands) + "\n" + input, Framing::kCounted);
}

TEST(JudgingByManyJobs, HasASolverForEachJob) {
  const std::string input = Text(1).of_hands(kManyHands);
  for (const int jobs : {0, 1, 2, 3}) {
    std::atomic<int> solvers = 0;
    HandQuestion question = question_of(true, jobs);
    question.another_solver = [&solvers, new_solver = question.another_solver] {
      ++solvers;
      return new_solver();
    };
    judge(
        question, input, [] { return kShortBlock; }, Framing::kSentinel);
    const int expected = jobs == 0 ? usable_processors() : jobs;
    EXPECT_EQ(solvers, expected == 1 ? 0 : expected) << jobs;
  }
}

TEST(JudgingByManyJobs, EndsAsOneAtAnErrorOrASentinel) {
  Text text(2);
  const std::string whole = text.of_hands(kManyHands / 2);
  for (const std::string odd : {"x ", "\n10000\n", "\n0 0 0 0\n", "\n0 0 0 0 0 0 0 0\n", " 7 "}) {
    std::string input = whole;
    input.insert(input.find('\n', input.size() / 2 + text.below(input.size() / 3)) + 1, odd);
    expect_same_by_all(input, Framing::kSentinel);
  }
}

// A solver that takes some microseconds, and throws for one hand.
TEST(JudgingByManyJobs, PassesOnAnExceptionOfAnyThread) {
  const HandSolver solver = [](const Hand& hand) {
    if (*std::max_element(hand.cards, hand.cards + kCardsInHand) == 7777) throw std::bad_alloc();
    return makes_24<Division::kTruncating>(hand);
  };
  std::string before;
  for (int i = 0; i < 30'000; ++i) before += std::to_string(16 + i % 5000) + " 2 3 4\n";
  const std::string input = before + "1 2 3 7777\n" + before;
  const HandQuestion alone = {solver, {}, false, [&] { return solver; }, 1};
  const Judged expected = judge(alone, before, in_one_piece, Framing::kSentinel);
  for (const int jobs : {1, 2, 16}) {
    const HandQuestion question = {solver, {}, false, [&] { return solver; }, jobs};
    const auto memory = std::make_unique<KernelMemory>();
    MemoryStreams streams(input, [] { return kShortBlock; });
    JudgingLoop<MemoryStreams> loop(*memory, best_kernel(), question);
    EXPECT_THROW(loop.run(streams), std::bad_alloc) << jobs;
    EXPECT_EQ(streams.output(), expected.output) << jobs;
  }
}

// A question whose answers are fast, with short pieces. There is an exception for a card of 7777.
HandQuestion fast_question(int jobs) {
  const HandSolver solver = [](const Hand& hand) {
    if (hand.cards[0] == 7777) throw std::bad_alloc();
    return hand.cards[0] % 2 == 0;
  };
  return {solver, {}, true, [solver] { return solver; }, jobs};
}

// Lines of 16 bytes.
std::string wide_lines(int count) {
  std::string lines;
  for (int i = 0; i < count; ++i) lines += std::to_string(1000 + i) + " 2000 300 40\n";
  return lines;
}

TEST(JudgingByManyJobs, EndsAtAnErrorInAnyLine) {
  constexpr int kLines = 1000;
  constexpr int kLinesOfAPiece = 64;
  for (int line = kLines / 2; line <= kLines / 2 + kLinesOfAPiece; ++line) {
    const std::string input = wide_lines(line) + "x\n" + wide_lines(kLines - line);
    const Judged expected = judge(fast_question(1), input, in_one_piece, Framing::kEof);
    for (const int jobs : {0, 2}) {
      const Judged many = judge(
          fast_question(jobs), input, [] { return 4000; }, Framing::kEof);
      EXPECT_TRUE(many == expected) << jobs << " jobs, line " << line << ", " << many.where;
    }
  }
}

TEST(JudgingByManyJobs, PassesOnAnExceptionOfAnyPiece) {
  const std::string input = wide_lines(500) + "7777 2000 300 4\n" + wide_lines(500);
  const Judged expected = judge(fast_question(1), wide_lines(500), in_one_piece, Framing::kEof);
  for (std::size_t block = 3000; block < 4000; block += 100) {
    const auto memory = std::make_unique<KernelMemory>();
    MemoryStreams streams(input, [block] { return block; });
    JudgingLoop<MemoryStreams> loop(*memory, best_kernel(), fast_question(2), Framing::kEof);
    EXPECT_THROW(loop.run(streams), std::bad_alloc) << block;
    EXPECT_EQ(streams.output(), expected.output) << block;
  }
}

TEST(JudgingByManyJobs, AnswersAsOneAroundLongWhiteSpace) {
  for (const std::size_t length : {7'000U, 9'000U, 50'000U}) {
    std::string input = wide_lines(1000);
    for (int i = 0; i < 20; ++i) {
      input += wide_lines(5) + "A J Q K" + std::string(length, i % 2 == 0 ? '\n' : ' ');
    }
    const Judged expected = judge(fast_question(1), input, in_one_piece, Framing::kEof);
    for (const int jobs : {1, 2}) {
      const Judged cut = judge(
          fast_question(jobs), input, [] { return kShortBlock; }, Framing::kEof);
      EXPECT_TRUE(cut == expected) << jobs << " jobs, " << length << " bytes, " << cut.where;
    }
  }
}

// The first thread waits, from some hand on, until another one has a hand too.
TEST(JudgingByManyJobs, IsDoneByOtherThreads) {
  const std::thread::id first = std::this_thread::get_id();
  std::atomic<bool> has_others = false;
  int hands = 0;
  const HandSolver solver = [&](const Hand&) {
    if (std::this_thread::get_id() != first) has_others = true;
    const auto now = [] { return std::chrono::steady_clock::now(); };
    if (std::this_thread::get_id() != first || ++hands < 1000) return false;
    for (const auto end = now() + std::chrono::seconds(10); !has_others && now() < end;) {
      std::this_thread::yield();
    }
    return false;
  };
  judge({solver, {}, true, [&] { return solver; }, 2}, wide_lines(2000), in_one_piece,
        Framing::kEof);
  EXPECT_TRUE(has_others);
}

TEST(JudgingByManyJobs, NeedsNoThreads) {
  HandQuestion question = fast_question(3);
  question.another_solver = []() -> HandSolver { throw std::bad_alloc(); };
  const std::string input = wide_lines(2000);
  const Judged expected = judge(fast_question(1), input, in_one_piece, Framing::kEof);
  EXPECT_TRUE(judge(
                  question, input, [] { return 4000; }, Framing::kEof) == expected);
}

// Answers a piece with its own text.
void copy_text(Piece& piece) {
  piece.lines = piece.text;
  piece.at = piece.text.data() + piece.text.size();
}

TEST(Pieces, BeginAndEndAtEndsOfLines) {
  Pieces pieces(2, [] { return copy_text; });
  ASSERT_TRUE(pieces.has_threads());
  const std::string text = "11\n22\n333\n4\n\n5\n66";
  for (std::size_t length = 1; length <= text.size() + 1; ++length) {
    pieces.offer(text, length);
    const char* at = text.data();
    std::string rest;
    while (const char* const begin = pieces.next_begin(at)) {
      EXPECT_EQ(begin[-1], '\n');
      rest.append(at, begin);
      at = begin;
      if (const Piece* const piece = pieces.take()) {
        rest += piece->lines;
        at = piece->at;
      }
    }
    rest.append(at, text.data() + text.size());
    EXPECT_EQ(rest, text) << length;
    pieces.drop();
    EXPECT_EQ(pieces.next_begin(text.data()), nullptr);
  }
}

// The only thread waits with a piece; the caller answers the others.
TEST(Pieces, AreAnsweredByTheCallerToo) {
  std::atomic<bool> goes_on = false;
  std::atomic<int> begun = 0;
  bool is_callers = true;
  Pieces pieces(1, [&]() -> Pieces::Answerer {
    if (std::exchange(is_callers, false)) return copy_text;
    return [&](Piece& piece) {
      ++begun;
      while (!goes_on) std::this_thread::yield();
      copy_text(piece);
    };
  });
  const std::string text = "1\n2\n3\n4\n";
  pieces.offer(text, 2);
  while (begun == 0) std::this_thread::yield();
  ASSERT_EQ(pieces.next_begin(text.data() + 6), text.data() + 6);
  const Piece* const last = pieces.take();
  ASSERT_NE(last, nullptr);
  EXPECT_EQ(last->lines, "4\n");
  goes_on = true;
  pieces.drop();
  EXPECT_EQ(begun, 1);
}

TEST(Pieces, ThatFailHaveNoAnswers) {
  Pieces pieces(1, [] { return [](Piece&) { throw std::bad_alloc(); }; });
  const std::string text = "1\n2\n";
  for (int i = 0; i < 100; ++i) {
    pieces.offer(text, 2);
    ASSERT_NE(pieces.next_begin(text.data()), nullptr);
    EXPECT_EQ(pieces.take(), nullptr);
    pieces.drop();
  }
}

}  // namespace
}  // namespace twentyfour
