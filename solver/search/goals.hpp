// The goals of a search, from the target backwards.
//
// A goal is a number that a set of cards has to make. Goals of one set are solved together: for
// each split of the set, each value of the smaller side, which is listed, and each goal, what the
// other side has to be is looked up, if that side is listed, or else is a goal of that side.
//
//     24 of {1, 5, 5, 5}
//      |
//      +-- {1}: 1, and 24-1, 24+1, 24*1, 1/24 are goals of {5, 5, 5}
//      |    |
//      |    +-- 24-1: {5}: 5, and 23-5, 23+5, 23/5, ... are looked up among the values of {5, 5}
//      |
//      +-- {1, 5}: each of its values, and what makes 24 with it is looked up in {5, 5}
//
// What makes a goal is stored as a Join, and the goal that it would help to make as an Origin. At
// the end, each goal that is made makes the goals of its origins.
//
// Cost: for 4 cards some 400 look-ups, for 6 some 20,000, and the tables of values.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/search/grammar.hpp"
#include "solver/search/number_types.hpp"
#include "solver/search/operands.hpp"
#include "solver/search/value_table.hpp"
#include "solver/search/values_of_sets.hpp"

namespace twentyfour {

// Thrown where a residue is not enough: two different numbers have one, or a target has none.
struct Misled {};

// Which sets of cards have all their values listed before the search for goals: listing takes time
// once for each hand, and saves some for each target.
enum class Listed : std::uint8_t {
  kFew,   // small sets; fastest for one target
  kMost,  // every set but that of all cards; fastest for many targets
};

enum class Filled : std::uint8_t { kNeither, kLeft, kRight };

// A production with values or goals of two sets of cards. A filled side is the product of its
// cards (or their sum, with --form=left-to-right), because the other is 0 and any value will do.
template <class Number>
struct Join {
  const Production* production;
  CardSet left_set;
  CardSet right_set;
  Number left;
  Number right;
  Filled filled = Filled::kNeither;
};

template <class Numbers>
class Goals {
 public:
  using Number = typename Numbers::Number;

  // @param values  must outlive this object
  explicit Goals(ValuesOfSets<Numbers>& values) : values_(values), operands_(values) {}

  // Finds what makes the target from all cards of one of these sets, which have the same number of
  // cards. Returns whether something may.
  //
  // @param stops  whether to stop at the first that does
  // @throws LimitExceeded, Misled
  bool find(std::span<const CardSet> roots, const Rational& target, Listed listed, bool stops) {
    clear();
    stops_ = stops;
    const std::optional<Number> number = values_.numbers().of(target);
    if (Numbers::kHasInverses && !number) throw Misled();
    if (!number) return false;
    target_ = *number;
    const unsigned cards = size_of(roots.front());
    listed_size_ = size_of_listed(listed, size_of(values_.sets().all()));
    values_.list_up_to(std::min(std::max(cards / 2, listed_size_ - 1), listed_size_));
    if (are_sides_listed(roots.front())) return true;
    for (const CardSet root : roots) goals_.add(root, target_, kAllKinds);
    for (unsigned size = cards; size > listed_size_ && !is_done(); --size) {
      solved_.clear();
      for (const CardSet set : goals_.sets()) {
        if (size_of(set) == size) solved_.push_back(set);
      }
      invert_goals(solved_);
      for (const CardSet set : solved_) {
        if (!is_done()) solve_goals(set);
      }
    }
    follow_origins();
    return found_;
  }

  // Calls visit(join) with the joins that make a number by expressions of the kinds, until it
  // returns true. The number is a value of a listed set, a goal of the last find(), or any number
  // of a set of which all sides are listed.
  template <class Visit>
  void for_each_join(CardSet set, const Number& number, Kinds kinds, const Visit& visit) {
    bool is_over = false;
    const auto visit_join = [&](const Join<Number>& join) {
      if (is_over) return;
      const Kinds made = values_.kinds_made(*join.production, join.left, join.right);
      if ((made & kinds) != 0) is_over = visit(join);
    };
    if (!goals_[set].records.empty()) {
      const std::uint32_t goal = goals_[set].numbers.find(number);
      if (goal == kNone) return;
      for (std::uint32_t at = goals_[set].records[goal].made; at != kNone; at = made_[at].next) {
        visit_join(made_[at].join);
      }
      return;
    }
    Entry made = {number, {}, kAllKinds};
    if (is_listed(set)) {
      const std::uint32_t place = values_.listed(set).find(number);
      if (place == kNone) return;
      made.inverse = values_.listed(set)[place].inverse;
    }
    const bool divides = (kinds & kQuotient) != 0 && !Numbers::is_zero(number);
    if (divides) made.inverse = ValuesOfSets<Numbers>::inverse_of(made);
    const auto visit_step = [&](const Production& production, CardSet left, CardSet right) {
      const auto visit_pair = [&](std::size_t, const Number& x, const Number& y) {
        visit_join({&production, left, right, x, y});
      };
      const auto visit_any = [&](std::size_t, bool is_left) {
        visit_join(filled(production, left, right, is_left));
      };
      operands_.for_each_pair(production, left, right, {&made, 1}, visit_pair, visit_any,
                              [&is_over] { return is_over; });
      return is_over;
    };
    values_.for_each_step(set, kinds, visit_step);
  }

  // The kinds of the expressions of a set with this value: of a goal, those that may be.
  Kinds kinds_of(CardSet set, const Number& number) {
    if (is_listed(set)) return values_.listed(set).kinds_of(number);
    if (goals_[set].records.empty()) return kAllKinds;
    const std::uint32_t goal = goals_[set].numbers.find(number);
    return goal == kNone ? Kinds{0} : goals_[set].records[goal].made_kinds;
  }

  // The target of the last find().
  const Number& target() const { return target_; }

  // The number whose factorial is the number, where there is one and ! is allowed.
  std::optional<Number> factorial_root_of(const Number& number) const {
    if constexpr (Numbers::kHasPowers) {
      if (values_.grammar().has_factorials()) return factorial_root(number);
    }
    return std::nullopt;
  }

 private:
  using Table = ValueTable<Numbers>;
  using Entry = typename Table::Entry;

  static constexpr std::uint32_t kNone = Table::kNone;

  // Where a goal came from: a goal of a larger set, and how it is made.
  struct Origin {
    std::uint32_t next;  // of the same goal, or kNone
    CardSet set;
    std::uint32_t goal;
    Join<Number> join;
  };

  struct Made {
    std::uint32_t next;  // of the same goal, or kNone
    Join<Number> join;
  };

  // With room to grow.
  static constexpr std::size_t kBytesAJoin = 3 * sizeof(Origin) / 2;

  // The first of each for a goal, or kNone.
  struct Links {
    std::uint32_t origin = kNone;
    std::uint32_t made = kNone;
    Kinds made_kinds = 0;
  };

  void clear() {
    goals_.clear();
    values_.bounds().give_back((origins_.size() + made_.size()) * kBytesAJoin);
    origins_.clear();
    made_.clear();
    found_ = false;
  }

  // The size of the largest sets whose values are listed. The sizes for kFew are the fastest of
  // those that were measured.
  unsigned size_of_listed(Listed listed, unsigned cards) const {
    const Rules& rules = values_.rules();
    const bool has_many_solutions =
        rules.division == Division::kTruncating || rules.operators.has_power_or_factorial();
    if (listed == Listed::kMost || has_many_solutions) return std::max(cards, 2U) - 1;
    constexpr std::array<std::uint8_t, kMostCards + 1> kListed = {0, 1, 1, 2, 2, 3, 4, 4, 4};
    return kListed[cards];
  }

  bool is_listed(CardSet set) const { return size_of(set) <= listed_size_; }

  // Whether both sides of every split of the set are listed. Then what makes a number need not be
  // stored.
  bool are_sides_listed(CardSet set) const { return size_of(set) <= listed_size_ + 1; }

  void invert_goals(const std::vector<CardSet>& sets) {
    std::vector<Entry*> entries;
    for (const CardSet set : sets) {
      for (Entry& entry : goals_[set].numbers.entries()) entries.push_back(&entry);
    }
    values_.invert(entries);
  }

  // Whether no more than one expression is asked for, and it is found.
  bool is_done() const { return stops_ && found_; }

  // Solves first for the other sides that are listed: one expression may be found there.
  void solve_goals(CardSet set) {
    Kinds kinds = 0;
    for (const Entry& entry : goals_[set].numbers) kinds |= entry.kinds;
    for (const bool are_listed : {true, false}) {
      if (is_done() || (!are_listed && are_sides_listed(set))) return;
      const auto solve = [&](const Production& production, CardSet left, CardSet right) {
        const bool knows_left = size_of(left) < size_of(right);
        const bool is_turn = is_listed(knows_left ? right : left) == are_listed;
        if (is_turn) solve_step(set, production, left, right, knows_left);
        return is_done();
      };
      values_.for_each_step(set, kinds, solve);
    }
  }

  void solve_step(CardSet set, const Production& production, CardSet left, CardSet right,
                  bool knows_left) {
    const auto visit_any = [&](std::size_t goal, bool is_left) {
      add_made(set, goal, filled(production, left, right, is_left));
    };
    const auto is_over = [this] { return is_done(); };
    const std::span<const Entry> goals = goals_[set].numbers.entries();
    const CardSet known_set = knows_left ? left : right;
    const CardSet other_set = knows_left ? right : left;
    if (is_listed(other_set)) {
      const auto visit = [&](std::size_t goal, const Number& x, const Number& y) {
        add_made(set, goal, {&production, left, right, x, y});
      };
      return operands_.for_each_pair(production, left, right, goals, visit, visit_any, is_over);
    }
    const auto add_other = [&](std::size_t goal, const Number& known, const Number& other) {
      Join<Number> join = {&production, left, right, known, other};
      if (!knows_left) std::swap(join.left, join.right);
      add_goal_for(set, goal, join, other_set, other);
    };
    const auto visit_all = [&](std::size_t goal, const Number&) {
      if (operands_.fills()) visit_any(goal, knows_left);
    };
    operands_.solve_all(production, known_set, knows_left, goals, add_other, visit_all, is_over);
  }

  // Adds a goal of one side of a join, which would make a goal of a larger set.
  void add_goal_for(CardSet set, std::size_t goal, const Join<Number>& join, CardSet side,
                    const Number& number) {
    const Kinds kinds = side == join.left_set ? join.production->left : join.production->right;
    Links& links = goals_[side].records[goals_.add(side, number, kinds)];
    values_.bounds().take(kBytesAJoin);
    origins_.push_back({links.origin, set, static_cast<std::uint32_t>(goal), join});
    links.origin = static_cast<std::uint32_t>(origins_.size() - 1);
  }

  Join<Number> filled(const Production& production, CardSet left, CardSet right,
                      bool is_left) const {
    return {&production, left, right, {}, {}, is_left ? Filled::kRight : Filled::kLeft};
  }

  // Whether a side of a join is known to have an expression, or may have.
  bool is_filled_listed_or_goal(const Join<Number>& join, Filled side) {
    const bool is_left = side == Filled::kLeft;
    const CardSet set = is_left ? join.left_set : join.right_set;
    return join.filled == side || is_listed(set) ||
           goals_[set].numbers.find(is_left ? join.left : join.right) != kNone;
  }

  void add_made(CardSet set, std::size_t goal, const Join<Number>& join) {
    assert(is_filled_listed_or_goal(join, Filled::kLeft));
    assert(is_filled_listed_or_goal(join, Filled::kRight));
    Links& links = goals_[set].records[goal];
    values_.bounds().take(kBytesAJoin);
    made_.push_back({links.made, join});
    links.made = static_cast<std::uint32_t>(made_.size() - 1);
    links.made_kinds |= join.production->made;
    found_ = true;
  }

  // Each goal that is made makes the goals of its origins, from small sets to large ones.
  void follow_origins() {
    if (!found_) return;
    std::vector<CardSet>& sets = goals_.sets();
    std::stable_sort(sets.begin(), sets.end(),
                     [](CardSet x, CardSet y) { return size_of(x) < size_of(y); });
    for (const CardSet set : sets) {
      for (const Links& links : goals_[set].records) {
        if (links.made == kNone) continue;
        for (std::uint32_t at = links.origin; at != kNone; at = origins_[at].next) {
          const Origin origin = origins_[at];
          const Join<Number>& join = origin.join;
          const Kinds needed =
              join.left_set == set ? join.production->left : join.production->right;
          if ((links.made_kinds & needed) != 0) add_made(origin.set, origin.goal, join);
        }
      }
    }
  }

  ValuesOfSets<Numbers>& values_;
  Operands<Numbers> operands_;
  RecordsOfSets<Numbers, Links> goals_;  // the kinds of a number are those asked for
  std::vector<CardSet> solved_;
  std::vector<Origin> origins_;
  std::vector<Made> made_;
  Number target_ = {};
  unsigned listed_size_ = 0;
  bool stops_ = false;
  bool found_ = false;
};

}  // namespace twentyfour
