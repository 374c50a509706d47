#include "solver/expressions/easiest_order.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <vector>

namespace twentyfour {
namespace {

// In 1-(1-x-x)-x the value of the brackets does not fit 128 bits, so another order is chosen.
TEST(EasiestGroups, FitOnTheWay) {
  const Rational one(1);
  const Rational x = *Rational::of((Int128{1} << 126) + 1, 1);
  const std::vector<Item> items = {{one, false}, {x, false}, {x, false}, {one, true}, {x, true}};
  const std::optional<Order> easiest = easiest_groups(items);
  ASSERT_TRUE(easiest);
  EXPECT_EQ(easiest->value, x);
}

}  // namespace
}  // namespace twentyfour
