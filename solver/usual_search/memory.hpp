// What one search keeps for the next: tables of functions, fingerprints of small parts, and storage
// for values. The caller owns it. It serves one search at a time, so each thread needs its own.
//
// Cost: 75 KB; and, at first use, the tables of functions.hpp and shaped_fingerprint.hpp. The
// largest table is for hands of 7 cards: 10 ms and 0.3 MB.
#pragma once

#include <optional>

#include "solver/usual_search/four_cards.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/shaped_fingerprint.hpp"
#include "solver/usual_search/targets_of_four.hpp"
#include "solver/usual_search/values.hpp"

namespace twentyfour {

class SearchMemory {
 public:
  SearchMemory() = default;
  SearchMemory(const SearchMemory&) = delete;
  SearchMemory& operator=(const SearchMemory&) = delete;

  FunctionTables& functions() { return functions_; }
  ValueStorage& values() { return values_; }
  FingerprintMemo& fingerprints(bool ordered) { return ordered ? ordered_ : unordered_; }

  const FourCardPlans& four_card_plans() {
    if (!four_card_plans_) four_card_plans_.emplace(functions_);
    return *four_card_plans_;
  }

  const OneAndThree& one_and_three() {
    if (!one_and_three_) one_and_three_.emplace(functions_);
    return *one_and_three_;
  }

 private:
  FunctionTables functions_;
  FingerprintMemo unordered_{false, functions_};
  FingerprintMemo ordered_{true, functions_};
  std::optional<FourCardPlans> four_card_plans_;
  std::optional<OneAndThree> one_and_three_;
  ValueStorage values_;
};

}  // namespace twentyfour
