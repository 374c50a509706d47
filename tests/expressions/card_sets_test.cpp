// Of sets that differ by an exchange of equal cards, one is taken: no answer shows that, only the
// time.
#include "solver/expressions/card_sets.hpp"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <vector>

namespace twentyfour {
namespace {

using Numbers = std::vector<std::int64_t>;

// In ascending order.
Numbers numbers_of(const CardSets& sets, CardSet set) {
  Numbers numbers;
  for (CardSet left = set; left != 0; left &= left - 1) numbers.push_back(sets.card(left & -left));
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

TEST(CardSets, WithTheSameNumbersHaveOneRepresentative) {
  for (const Deal& deal : {Deal{7}, Deal{1, 2, 3, 4}, Deal{4, 4, 4, 4}, Deal{1, 1, 2, 2},
                           Deal{2, 1, 2, 1, 2}, Deal{9, 3, 3, 3, 5, 5}}) {
    const CardSets sets(deal, false);
    std::set<Numbers> seen;
    for (CardSet set = 1; set <= sets.all(); ++set) {
      const CardSet representative = sets.representative(set);
      EXPECT_EQ(numbers_of(sets, representative), numbers_of(sets, set));
      EXPECT_LE(representative, set);
      if (representative != set) continue;
      EXPECT_TRUE(seen.insert(numbers_of(sets, set)).second);
    }
  }
}

}  // namespace
}  // namespace twentyfour
