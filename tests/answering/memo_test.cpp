#include "solver/answering/memo.hpp"

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace twentyfour {
namespace {

Task task_of(int cards, bool ordered = false, std::int64_t target = 24) {
  Task task = {Asked::kOne, cards, Rational(target)};
  task.rules.ordered = ordered;
  return task;
}

MemoKey key_of(const std::vector<int>& cards, bool ordered = false, std::int64_t target = 24) {
  return {task_of(static_cast<int>(cards.size()), ordered, target), cards.data()};
}

TEST(MemoKey, IsTheSameForAllOrders) {
  EXPECT_EQ(key_of({5, 1, 5, 9999}), key_of({9999, 5, 5, 1}));
  EXPECT_EQ(key_of({8, 7, 6, 5, 4, 3, 2, 1}), key_of({1, 3, 5, 7, 2, 4, 6, 8}));
}

TEST(MemoKey, TellsOrdersApartWhereCardsAreOrdered) {
  EXPECT_EQ(key_of({1, 2, 3}, true), key_of({1, 2, 3}, true));
  EXPECT_NE(key_of({1, 2, 3}, true), key_of({1, 3, 2}, true));
}

TEST(MemoKey, TellsNumbersOfCardsAndTargetsApart) {
  EXPECT_NE(key_of({0}), key_of({0, 0}));
  EXPECT_NE(key_of({0, 5}), key_of({5}));
  EXPECT_NE(key_of({1, 2}), key_of({1, 2}, false, 23));
  EXPECT_NE(key_of({1, 2}), key_of({1, 2}, false, -24));
}

TEST(MemoKey, TellsEachCardApart) {
  const std::vector<int> hand = {9999, 9999, 9999, 9999, 9999, 9999, 9999, 9999};
  for (std::size_t i = 0; i < hand.size(); ++i) {
    for (const int card : {0, 9998, 255, 15, 1}) {
      std::vector<int> other = hand;
      other[i] = card;
      EXPECT_NE(key_of(hand, true), key_of(other, true)) << i << " " << card;
    }
  }
}

// With 1820 keys, 1 of 2^20 pairs has the same lowest 20 bits, if the hash is like a random one: 2
// in all. The bound is generous.
TEST(MemoKey, HashesOfSmallHandsDiffer) {
  std::unordered_set<std::size_t> hashes;
  for (int a = 1; a <= 13; ++a) {
    for (int b = a; b <= 13; ++b) {
      for (int c = b; c <= 13; ++c) {
        for (int d = c; d <= 13; ++d) hashes.insert(key_of({a, b, c, d}).hash() & 0xFFFFF);
      }
    }
  }
  EXPECT_GT(hashes.size(), 1810u);
}

TEST(Memo, FindsWhatIsKept) {
  Memo memo;
  EXPECT_EQ(memo.find(key_of({1, 2})), std::nullopt);
  memo.keep(key_of({1, 2}), "a line");
  memo.keep(key_of({1, 3}), "");
  EXPECT_EQ(memo.find(key_of({2, 1})), "a line");
  EXPECT_EQ(memo.find(key_of({1, 3})), "");
  EXPECT_EQ(memo.find(key_of({1, 4})), std::nullopt);
  memo.forget();
  EXPECT_EQ(memo.find(key_of({1, 2})), std::nullopt);
  memo.keep(key_of({1, 2}), "another");
  EXPECT_EQ(memo.find(key_of({1, 2})), "another");
}

constexpr int kHands = 200'000;

MemoKey key_of_number(int i) {
  return key_of({i / 1000, i % 1000}, true);
}

TEST(Memo, GrowsWhileLinesAreFound) {
  Memo memo;
  for (int i = 0; i < kHands; ++i) {
    memo.keep(key_of_number(i), std::to_string(i));
    ASSERT_EQ(memo.find(key_of_number(i / 2)), std::to_string(i / 2));
  }
  for (int i = 0; i < kHands; ++i) {
    ASSERT_EQ(memo.find(key_of_number(i)), std::to_string(i));
  }
}

// How many of `hands` hands are found when all have been kept.
int found_after(Memo& memo, int hands, const std::string& line) {
  for (int i = 0; i < hands; ++i) memo.keep(key_of_number(i), line);
  EXPECT_EQ(memo.find(key_of_number(hands - 1)), line);
  int found = 0;
  for (int i = 0; i < hands; ++i) {
    const auto kept = memo.find(key_of_number(i));
    if (!kept) continue;
    EXPECT_EQ(*kept, line);
    ++found;
  }
  return found;
}

TEST(Memo, StaysSmallWhileNoLineIsFound) {
  Memo memo;
  EXPECT_LT(found_after(memo, kHands, "line"), kHands / 2);
}

TEST(Memo, OfFewBytesIsEmptiedWhenItIsFull) {
  constexpr std::size_t kMost = 100'000;
  Memo long_lines(kMost);
  EXPECT_LE(found_after(long_lines, 99, std::string(1000, '+')) * 1000, static_cast<int>(kMost));
  Memo short_lines(kMost);
  EXPECT_LE(found_after(short_lines, 9999, "1"), 1000);
}

TEST(Memo, ALineThatIsTooLongIsNotKept) {
  Memo memo(1000);
  memo.keep(key_of({1}), "short");
  memo.keep(key_of({2}), std::string(1001, '+'));
  EXPECT_EQ(memo.find(key_of({2})), std::nullopt);
  EXPECT_EQ(memo.find(key_of({1})), "short");
}

}  // namespace
}  // namespace twentyfour
