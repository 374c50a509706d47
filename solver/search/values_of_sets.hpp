// The values of the sets of a hand's cards.
//
// A set is split in two in every way, and the values of both sides are joined by every production:
//
//          {1, 5, 7}                 the values of {1} and of {5, 7} make some of the values of
//         /    |    \                {1, 5, 7}, those of {1, 5} and of {7} others, and those of
//     {1}{5,7} | {1,7}{5}            {1, 7} and of {5} the rest
//          {1,5}{7}
//
// Cost: that of value_table.hpp for each pair that is joined.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/search/bounds.hpp"
#include "solver/search/grammar.hpp"
#include "solver/search/number_types.hpp"
#include "solver/search/value_table.hpp"

namespace twentyfour {

template <class Numbers>
class ValuesOfSets {
 public:
  using Number = typename Numbers::Number;
  using Table = ValueTable<Numbers>;
  using Entry = typename Table::Entry;

  // @param rules  must outlive this object
  ValuesOfSets(const Rules& rules, const Numbers& numbers)
      : rules_(rules), numbers_(numbers), grammar_(rules, numbers.is_up_to_sign()) {}

  // Takes the cards of a hand, and keeps the values of the hand before if it has the same cards in
  // the same order.
  void begin(const Deal& deal) {
    bounds_.begin(deal);
    const Deal cards(deal.begin(), deal.end());
    if (cards == cards_) return;
    const CardSets sets(deal, rules_.ordered);
    roots_ = sets_within(sets, rules_);  // nothing else here throws
    sets_ = sets;
    cards_ = cards;
    for (const CardSet set : listed_) tables_[set].clear();
    listed_.clear();
    bounds_.give_back(count_ * kBytesAValue);
    count_ = 0;
    is_listed_.fill(false);
    inverted_size_ = 0;
  }

  const Rules& rules() const { return rules_; }
  const Numbers& numbers() const { return numbers_; }
  const Grammar& grammar() const { return grammar_; }
  const CardSets& sets() const { return sets_; }
  const std::vector<CardSet>& roots() const { return roots_; }  // sets_within(sets(), rules())
  Bounds& bounds() { return bounds_; }

  // Lists the values of all sets of up to this size, with inverses.
  void list_up_to(unsigned most) {
    while (inverted_size_ < most) {
      ++inverted_size_;
      inverted_.clear();
      for (CardSet set = 1; set <= sets_.all(); ++set) {
        if (size_of(set) != inverted_size_ || !is_used(set)) continue;
        listed(set);
        for (Entry& entry : tables_[set].entries()) inverted_.push_back(&entry);
      }
      invert(inverted_);
    }
  }

  // Finds the inverses of the entries. Together they take one inversion, which is slow.
  void invert(const std::vector<Entry*>& entries) {
    if constexpr (Numbers::kHasInverses) {
      scratch_.resize(2 * entries.size());
      Residue* const inverses = scratch_.data() + entries.size();
      for (std::size_t i = 0; i < entries.size(); ++i) {
        scratch_[i] = Numbers::residue(entries[i]->value);
      }
      invert_all<Numbers::kModulus>(scratch_.data(), inverses, entries.size());
      for (std::size_t i = 0; i < entries.size(); ++i) entries[i]->inverse = inverses[i];
    }
  }

  // The values of a representative. The reference stays valid.
  const Table& listed(CardSet set) {
    if (!is_listed_[set]) list(set);
    return tables_[set];
  }

  // Calls visit(value, kinds) with every value of the set, at least once, and keeps none of them.
  template <class Visit>
  void for_each_made(CardSet set, const Visit& visit) {
    const auto visit_with_factorials = [&](const Number& value, Kinds kinds) {
      visit(value, kinds);
      if constexpr (Numbers::kHasPowers) {
        if (!grammar_.has_factorials()) return;
        for (Number x = value; numbers_.factorial(x, x);) visit(x, kFactorials);
      }
    };
    if (is_single(set)) return visit_with_factorials(numbers_.of_card(sets_.card(set)), kCard);
    for_each_step(set, kAllKinds, [&](const Production& production, CardSet left, CardSet right) {
      join_all(production, listed(left), listed(right), visit_with_factorials);
      return false;
    });
  }

  // Calls visit(production, left, right) with every production that makes one of the kinds, and the
  // splits of the set that it takes, until it returns true.
  template <class Visit>
  void for_each_step(CardSet set, Kinds made, const Visit& visit) const {
    sets_.for_each_split(set, [&](CardSet first, CardSet others) {
      return std::ranges::any_of(grammar_.productions(), [&](const Production& production) {
        if ((production.made & made) == 0) return false;
        const bool takes_any = production.splits != Splits::kRightIsCard;
        if ((takes_any || is_single(others)) && visit(production, first, others)) return true;
        if (rules_.ordered || production.splits == Splits::kFirstCardLeft) return false;
        return (takes_any || is_single(first)) && visit(production, others, first);
      });
    });
  }

  // The kinds of what a production makes of two values. A quotient has one kind without a
  // remainder, another with one.
  static Kinds kinds_made(const Production& production, const Number& x, const Number& y) {
    if ((production.made & kTruncated) == 0) return production.made;
    return Numbers::leaves_remainder(x, y) ? kTruncated : kQuotient;
  }

  // The inverse of the residue of a value other than 0, where numbers have inverses.
  static typename Numbers::Inverse inverse_of(const Entry& entry) {
    if constexpr (Numbers::kHasInverses) {
      return entry.inverse != 0
                 ? entry.inverse
                 : twentyfour::invert<Numbers::kModulus>(Numbers::residue(entry.value));
    } else {
      return {};
    }
  }

 private:
  // With its place in a hash table, and room to grow.
  static constexpr std::size_t kBytesAValue = 2 * sizeof(Entry);

  void list(CardSet set) {
    Table& table = tables_[set];
    listed_.push_back(set);
    const auto add = [&](const Number& value, Kinds kinds) {
      table.add(value, kinds);
      bounds_.check(table.size() * kBytesAValue);
    };
    for_each_made(set, add);
    if constexpr (!Numbers::kHasInverses) {
      if (rules_.division == Division::kTruncating) table.sort();
    }
    bounds_.take(table.size() * kBytesAValue);
    count_ += table.size();
    is_listed_[set] = true;
  }

  template <class Visit>
  void join_all(const Production& production, const Table& xs, const Table& ys,
                const Visit& visit) const {
    const auto join_by = [&](const auto& made) {
      for (const Entry& x : xs) {
        if ((x.kinds & production.left) == 0) continue;
        for (const Entry& y : ys) {
          if ((y.kinds & production.right) != 0) made(x, y);
        }
      }
    };
    // A sum or a product may be negated if an operand may.
    const auto with_sign = [](Kinds kinds, const Entry& x, const Entry& y) {
      return static_cast<Kinds>(kinds | ((x.kinds | y.kinds) & kNegatable));
    };
    const Kinds kinds = production.made;
    Number z;
    switch (production.operation) {
      case Operation::kPlusOrMinus:
        return join_by([&](const Entry& x, const Entry& y) {
          if (numbers_.plus(x.value, y.value, z)) visit(z, with_sign(kinds, x, y));
          if (numbers_.minus(x.value, y.value, z)) visit(z, kinds | kNegatable);
        });
      case Operation::kPlus:
        return join_by([&](const Entry& x, const Entry& y) {
          if (numbers_.plus(x.value, y.value, z)) visit(z, kinds);
        });
      case Operation::kMinus:
        return join_by([&](const Entry& x, const Entry& y) {
          if (numbers_.minus(x.value, y.value, z)) visit(z, kinds);
        });
      case Operation::kTimes:
        return join_by([&](const Entry& x, const Entry& y) {
          if (numbers_.times(x.value, y.value, z)) visit(z, with_sign(kinds, x, y));
        });
      case Operation::kOver:
        return join_by([&](const Entry& x, const Entry& y) {
          if (Numbers::is_zero(y.value)) return;
          if (!numbers_.over(x.value, y.value, inverse_of(y), z)) return;
          visit(z, with_sign(kinds_made(production, x.value, y.value), x, y));
        });
      case Operation::kPower:
        if constexpr (Numbers::kHasPowers) {
          join_by([&](const Entry& x, const Entry& y) {
            if (numbers_.power(x.value, y.value, z)) visit(z, kinds);
          });
        }
    }
  }

  // Whether an expression has an operand of just these cards.
  bool is_used(CardSet set) const {
    if (rules_.ordered && !rules_.subsets && !is_contiguous(set)) return false;
    return sets_.representative(set) == set;
  }

  const Rules& rules_;
  const Numbers numbers_;
  const Grammar grammar_;
  Bounds bounds_;
  Deal cards_;  // none before the first hand
  CardSets sets_{Deal{0}, false};
  std::vector<CardSet> roots_;
  unsigned inverted_size_ = 0;  // all sets of up to this size are listed, with inverses
  std::array<Table, kMostSets> tables_;
  std::array<bool, kMostSets> is_listed_ = {};
  std::vector<CardSet> listed_;  // to be cleared; after an exception the last may be incomplete
  std::size_t count_ = 0;        // of the values that bounds_ has taken
  std::vector<Residue> scratch_;
  std::vector<Entry*> inverted_;
};

}  // namespace twentyfour
