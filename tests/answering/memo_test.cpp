#include "solver/answering/memo.hpp"

#include <cstddef>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <unordered_set>

#include "tests/support/hands.hpp"

namespace twentyfour {
namespace {

// With 1820 keys, 1 of 2^20 pairs has the same lowest 20 bits, if the hash is like a random one: 2
// in all. The bound is generous.
TEST(Memo, HashesOfSmallHandsAndOfTargetsDiffer) {
  std::unordered_set<std::size_t> of_hands;
  std::unordered_set<std::size_t> of_targets;
  int target = 0;
  for (const auto& [cards] : all_hands(1, 13)) {
    of_hands.insert(hash_of(Deal(std::begin(cards), std::end(cards))) & 0xFFFFF);
    of_targets.insert(hash_of(Deal({1, 2, 3, 4}, Rational(target++))) & 0xFFFFF);
  }
  EXPECT_GT(of_hands.size(), 1810U);
  EXPECT_GT(of_targets.size(), 1810U);
}

TEST(Memo, FindsWhatIsKept) {
  Memo memo;
  const Memo::Found first = memo.find({1, 2});
  EXPECT_TRUE(first.is_new);
  EXPECT_FALSE(memo.find({1, 2}).is_new) << "it is awaited";
  EXPECT_EQ(memo.find({1, 2}).line, "");
  memo.keep(first.id, "a line\n");
  EXPECT_EQ(memo.find({1, 2}).line, "a line\n");
  EXPECT_EQ(memo.line(first.id), "a line\n");
  EXPECT_FALSE(memo.find({1, 2}).is_new);
  memo.keep(first.id, "another\n");
  EXPECT_EQ(memo.find({1, 2}).line, "a line\n") << "it is awaited no more";
  EXPECT_FALSE(memo.is_bad(first.id));
  const Memo::Found bad = memo.find({1, 3});
  EXPECT_TRUE(bad.is_new);
  memo.keep(bad.id, "ERROR\ta line\n", true);
  EXPECT_TRUE(memo.is_bad(bad.id));
}

TEST(Memo, KeepsNothingForNoEntry) {
  Memo memo;
  memo.keep(Memo::kNone, "a line\n");
  EXPECT_EQ(memo.line(Memo::kNone), "");
  EXPECT_TRUE(memo.find({1, 2}).is_new);
}

Deal deal_of_number(int i) {
  return {i / 1000, i % 1000};
}

void keep_all(Memo& memo, int hands, const std::string& line) {
  for (int i = 0; i < hands; ++i) {
    const Memo::Found found = memo.find(deal_of_number(i));
    ASSERT_TRUE(found.is_new) << i;
    memo.keep(found.id, line + std::to_string(i));
    ASSERT_EQ(memo.find(deal_of_number(i)).line, line + std::to_string(i));
  }
}

constexpr int kMostKeys = 1 << 15;

TEST(Memo, KeepsManyLines) {
  Memo memo;
  keep_all(memo, kMostKeys, "");
  memo.make_room();
  for (int i = 0; i < kMostKeys; ++i) {
    ASSERT_EQ(memo.find(deal_of_number(i)).line, std::to_string(i));
  }
}

TEST(Memo, ForgetsAllOnceItIsFull) {
  Memo memo;
  keep_all(memo, kMostKeys, "");
  EXPECT_EQ(memo.find(deal_of_number(kMostKeys)).id, Memo::kNone);
  EXPECT_EQ(memo.find(deal_of_number(0)).line, "0");
  memo.make_room();
  EXPECT_TRUE(memo.find(deal_of_number(0)).is_new);
  EXPECT_NE(memo.find(deal_of_number(kMostKeys)).id, Memo::kNone);
}

TEST(Memo, ForgetsAllOnceItsTextIsLong) {
  Memo memo;
  const std::string line(std::size_t{6} << 20, '+');
  for (const int card : {1, 2, 3}) memo.keep(memo.find({card}).id, line);
  EXPECT_TRUE(memo.find({1}).line == line);
  EXPECT_EQ(memo.find({3}).line, "");
  memo.make_room();
  EXPECT_TRUE(memo.find({1}).is_new);
}

TEST(Memo, ALineThatIsTooLongIsNotKept) {
  Memo memo;
  memo.keep(memo.find({1}).id, "short");
  memo.keep(memo.find({2}).id, std::string(std::size_t{17} << 20, '+'));
  memo.make_room();
  EXPECT_EQ(memo.find({2}).line, "");
  EXPECT_EQ(memo.find({1}).line, "short");
}

}  // namespace
}  // namespace twentyfour
