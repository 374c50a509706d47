#include "solver/loops/memo.hpp"

#include <array>
#include <cstddef>
#include <gtest/gtest.h>
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
  EXPECT_EQ(memo.find(key_of({1, 2})), nullptr);
  memo.keep(key_of({1, 2}), "a line");
  memo.keep(key_of({1, 3}), "");
  ASSERT_NE(memo.find(key_of({2, 1})), nullptr);
  EXPECT_EQ(*memo.find(key_of({2, 1})), "a line");
  ASSERT_NE(memo.find(key_of({1, 3})), nullptr);
  EXPECT_EQ(*memo.find(key_of({1, 3})), "");
  memo.forget();
  EXPECT_EQ(memo.find(key_of({1, 2})), nullptr);
}

TEST(Memo, AFullOneIsEmptied) {
  constexpr std::size_t kMost = 100'000;
  Memo memo(kMost);
  const std::string line(1000, '+');
  int last = 0;
  for (; last < 99; ++last) memo.keep(key_of({last}), line);
  EXPECT_EQ(memo.find(key_of({0})), nullptr);
  ASSERT_NE(memo.find(key_of({last - 1})), nullptr);
  std::size_t bytes = 0;
  for (int card = 0; card < last; ++card) {
    const std::string* const found = memo.find(key_of({card}));
    bytes += found == nullptr ? 0 : found->size();
  }
  EXPECT_LE(bytes, kMost);
}

TEST(Memo, ALineThatIsTooLongIsNotKept) {
  Memo memo(1000);
  memo.keep(key_of({1}), "short");
  memo.keep(key_of({2}), std::string(1001, '+'));
  EXPECT_EQ(memo.find(key_of({2})), nullptr);
  EXPECT_NE(memo.find(key_of({1})), nullptr);
}

}  // namespace
}  // namespace twentyfour
