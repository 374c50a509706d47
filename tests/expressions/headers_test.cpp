// All headers of both searches can be included together: no two of them declare one name for
// different things.
#include <gtest/gtest.h>

#include "solver/general_search/distinct_expressions.hpp"
#include "solver/general_search/general_search.hpp"
#include "solver/general_search/grammar.hpp"
#include "solver/general_search/pairs_making.hpp"
#include "solver/general_search/rule_values.hpp"
#include "solver/general_search/value_set.hpp"
#include "solver/usual_search/backwards_search.hpp"
#include "solver/usual_search/derivations.hpp"
#include "solver/usual_search/distinct_functions.hpp"
#include "solver/usual_search/four_cards.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/memory.hpp"
#include "solver/usual_search/shaped_fingerprint.hpp"
#include "solver/usual_search/targets_of_four.hpp"
#include "solver/usual_search/usual_search.hpp"
#include "solver/usual_search/values.hpp"

namespace twentyfour {
namespace {

TEST(Headers, OfBothSearchesAgreeOnADeal) {
  SearchMemory memory;
  const Deal deal = {5, 5, 5, 1};
  EXPECT_TRUE(can_make_by_usual_rules(deal, {}, memory));
  EXPECT_TRUE(can_make_by_rules(deal, {}));
}

}  // namespace
}  // namespace twentyfour
