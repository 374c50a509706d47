#include "solver/answering/queue.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <initializer_list>
#include <iterator>
#include <string>
#include <unordered_set>

#include "solver/kernels/kernels.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/memory_streams.hpp"

namespace twentyfour {
namespace {

// With 1820 keys, 1 of 2^20 pairs has the same 20 bits, if the hash is like a random one: 2 in all.
// The bound is generous.
TEST(Queue, HashesOfSmallHandsAndOfTargetsDiffer) {
  std::unordered_set<std::uint64_t> of_hands;
  std::unordered_set<std::uint64_t> of_targets;
  int target = 0;
  for (const auto& [cards] : all_hands(1, 13)) {
    of_hands.insert(hash_of(Deal(std::begin(cards), std::end(cards))) >> 32 & 0xFFFFF);
    of_targets.insert(hash_of(Deal({1, 2, 3, 4}, Rational(target++))) >> 32 & 0xFFFFF);
  }
  EXPECT_GT(of_hands.size(), 1810U);
  EXPECT_GT(of_targets.size(), 1810U);
}

TEST(Queue, WritesLinesInOrderIfOneIsLong) {
  const Query query = {.asked = Question::kOne};
  MemoryStreams streams("", in_one_piece);
  Queue queue(query, streams, true);
  const std::string lengthy(1 << 20, 'x');
  queue.add_lines("before\n");
  queue.add({1, 2, 3, 4});
  queue.add_lines(lengthy + "\n");
  queue.add_lines("after\n");
  queue.flush();
  EXPECT_TRUE(streams.output() == "before\n1*2*3*4\n" + lengthy + "\nafter\n");
}

TEST(Queue, TextBeforeALineIsNeitherCountedNorRemembered) {
  const Query query = {.asked = Question::kCount};
  MemoryStreams streams("", in_one_piece);
  Queue queue(query, streams, true);
  for (int i = 0; i < 2; ++i) {
    queue.add_text("text\t");
    queue.add({1, 2, 3, 4});
  }
  queue.add_bad_line("reason");
  queue.flush();
  EXPECT_EQ(streams.output(), "text\t3\ntext\t3\nERROR\treason\n");
  EXPECT_EQ(queue.counts().lines, 3U);
  EXPECT_EQ(queue.counts().first_bad, 3U);
}

// Once threads run, lines that are known already wait too: here more of them than a block holds.
TEST(Queue, KnownLinesWaitForTheHandsBeforeThem) {
  constexpr int kMany = 40'000;
  std::string outputs[2];
  for (const int jobs : {1, 2}) {
    const Query query = {.asked = Question::kOne, .jobs = jobs};
    MemoryStreams streams("", in_one_piece);
    Queue queue(query, streams, true);
    for (int i = 0; i < kMany; ++i) queue.add({1, 2, 3, std::min(i, 1000)});
    queue.flush();
    outputs[jobs - 1] = streams.output();
    EXPECT_EQ(queue.counts().lines, std::uint64_t{kMany});
  }
  EXPECT_TRUE(outputs[1] == outputs[0]);
}

// How many hands have been solved.
int solved = 0;

bool solve_none(const Hand&, int) {
  ++solved;
  return false;
}

// A queue that remembers, where each line is that of NO.
class Memo : public testing::Test {
 protected:
  // How many of the hands are solved, and how many lines are written with the next block.
  int solves(std::initializer_list<Deal> deals) {
    solved = 0;
    for (const Deal& deal : deals) queue_.add(deal);
    return solved;
  }
  int solves_many(int from, int to) {
    solved = 0;
    for (int i = from; i < to; ++i) queue_.add({1, 1, i % 100, 100 + i / 100});
    return solved;
  }

  void answer_no(std::size_t megabytes) { query_.words.no = std::string(megabytes << 20, 'n'); }

  static constexpr int kMostLines = 1 << 15;

  const Kernel kernel_ = with_solver(best_kernel(), solve_none);
  Query query_ = judges_query(kernel_);
  MemoryStreams streams_ = MemoryStreams("", in_one_piece);
  Queue queue_ = Queue(query_, streams_, true);
};

TEST_F(Memo, HandsThatComeAgainInAnyOrderAreNotSolvedAgain) {
  EXPECT_EQ(solves({{1, 2, 3, 4}, {4, 3, 2, 1}, {1, 2, 3, 5}, {1, 2, 3, 4}, {0, 2, 3, 4}}), 3);
  queue_.flush();
  EXPECT_EQ(solves({{2, 1, 3, 4}, {1, 2, 5, 3}, {1, 2, 3, 6}}), 1);
}

TEST_F(Memo, KeepsManyLinesAndForgetsAllOnceItIsFull) {
  EXPECT_EQ(solves_many(0, kMostLines - 1), kMostLines - 1);
  queue_.flush();
  EXPECT_EQ(solves_many(0, kMostLines), 1);
  EXPECT_EQ(solves_many(0, 1), 1);
  queue_.flush();
  EXPECT_EQ(streams_.output().size(), std::size_t{2 * kMostLines} * 3);
}

TEST_F(Memo, ForgetsAllOnceItsTextIsLong) {
  answer_no(6);
  EXPECT_EQ(solves({{1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}}), 3);
  EXPECT_EQ(solves({{1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}}), 1);
  queue_.flush();
  EXPECT_EQ(solves({{1, 1, 1, 1}}), 1);
}

TEST_F(Memo, ALineThatIsTooLongIsNotKept) {
  EXPECT_EQ(solves({{1, 1, 1, 1}}), 1);
  answer_no(17);
  EXPECT_EQ(solves({{2, 2, 2, 2}}), 1);
  queue_.flush();
  EXPECT_EQ(solves({{2, 2, 2, 2}}), 1);
  EXPECT_EQ(solves({{1, 1, 1, 1}}), 0);
}

}  // namespace
}  // namespace twentyfour
