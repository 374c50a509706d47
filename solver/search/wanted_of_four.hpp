// Which functions of four cards have one of a few wanted values, without a list of all that four
// cards make.
//
// A function is an operator either between one card and three, or between two and two. With one
// card known, what is wanted of the three is looked up among their values; that finds functions in
// every way that they can be written, of which only the one in functions_of counts. Of two and two
// there are so few that all are worked out, and a sieve of bits tells most of them from what is
// wanted.
//
// Domain: four cards, of which three are listed and four are not; not ordered.
// Cost: for six wanted values 144 look-ups and 240 values, some two microseconds.
#ifndef TWENTYFOUR_SOLVER_SEARCH_WANTED_OF_FOUR_HPP
#define TWENTYFOUR_SOLVER_SEARCH_WANTED_OF_FOUR_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/expressions/shape.hpp"
#include "solver/search/functions.hpp"
#include "solver/search/undoing.hpp"
#include "solver/search/values.hpp"

namespace twentyfour {

// Finds the functions of four variables by how they are put together of one and three.
class FunctionsOfFour {
 public:
  static constexpr std::uint16_t kNone = 0xffff;

  static const FunctionsOfFour& get() {
    static const FunctionsOfFour functions;
    return functions;
  }

  // By the function of three, kNone where there is none. Of + and * the one does not lead.
  using Row = std::array<std::uint16_t, 68>;
  const Row& row(Symbol symbol, bool one_leads, unsigned variable) const {
    return rows_[number(symbol, one_leads, variable)];
  }

 private:
  FunctionsOfFour() {
    for (Row& row : rows_) row.fill(kNone);
    const Functions& functions = functions_of(4, false);
    for (const Run& run : functions.runs) {
      const unsigned left = run.left_variables;
      if (size_of(left) == 2) continue;
      const bool one_is_left = size_of(left) == 1;
      const unsigned one = one_is_left ? left : 15 & ~left;
      Row& row = rows_[number(run.symbol, one_is_left && is_inverse(run.symbol),
                              static_cast<unsigned>(std::countr_zero(one)))];
      for (std::uint32_t i = run.begin; i < run.end; ++i) {
        const Function f = functions.functions[i];
        row[one_is_left ? f.right : f.left] = static_cast<std::uint16_t>(i);
      }
    }
  }

  // The last three bits of the four operators differ.
  static std::size_t number(Symbol symbol, bool one_leads, unsigned variable) {
    return (static_cast<std::size_t>(symbol) % 8 * 2 + (one_leads ? 1 : 0)) * 4 + variable;
  }

  std::array<Row, 64> rows_;
};

class WantedOfFour {
 public:
  static constexpr std::size_t kMost = kMostUndone;

  // For a card joined to the four. A function that is a single, larger card joined to three by an
  // operator of the kind that is given with a value is left out: that card might come last.
  explicit WantedOfFour(Residue card) : card_(card) {}

  // At most so many.
  void add(Residue value, Kind kind) {
    wanted_[count_] = value;
    kinds_[count_++] = kind;
  }

  // Calls visit(i, function) for each function of the cards that has the value added as the i-th.
  template <class Visit>
  void for_each(const Values& values, CardSet cards, const Visit& visit) const {
    std::array<Residue, kMost> inverses;
    invert_all(wanted_.data(), inverses.data(), count_);
    unsigned variable = 0;
    for (CardSet left = cards; left != 0; left &= left - 1, ++variable) {
      const CardSet one = left & -left;
      one_and_three(values, {one, cards & ~one, variable}, inverses, visit);
    }
    two_and_two(values, cards, visit);
  }

 private:
  struct Split {
    CardSet one;
    CardSet three;
    unsigned variable;  // where the one card stands among the four
  };

  // What is wanted of three cards, for the i-th of what is wanted of four.
  struct OfThree {
    Residue value;
    const FunctionsOfFour::Row* row;
    std::size_t i;
  };

  template <class Visit>
  void one_and_three(const Values& values, const Split& split,
                     const std::array<Residue, kMost>& inverses, const Visit& visit) const {
    const FunctionsOfFour& functions = FunctionsOfFour::get();
    const WithInverse one = values.of(split.one).at(0);
    std::array<OfThree, kMost * kMostUndone> of_three;
    std::size_t count = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Kind left_out = one.value > card_ ? kinds_[i] : Kind::kCard;
      undo({wanted_[i], inverses[i]}, one, left_out,
           [&](Symbol symbol, bool one_leads, Residue value) {
             // Stored in any case, and kept without a branch: half of them are.
             of_three[count] = {value, &functions.row(symbol, one_leads, split.variable), i};
             count += values.may_have(split.three, value) ? 1 : 0;
           });
      if (one.value == 0 && wanted_[i] == 0) zero_and_three(values, split, i, visit);
    }
    for (std::size_t k = 0; k < count; ++k) {
      const OfThree& wanted = of_three[k];
      values.for_each(split.three, wanted.value, [&](std::uint32_t function) {
        const std::uint32_t found = (*wanted.row)[function];
        if (found != FunctionsOfFour::kNone) visit(wanted.i, found);
      });
    }
  }

  // Zero times or over anything.
  template <class Visit>
  static void zero_and_three(const Values& values, const Split& split, std::size_t i,
                             const Visit& visit) {
    const FunctionsOfFour& functions = FunctionsOfFour::get();
    const auto& times = functions.row(Symbol::kTimes, false, split.variable);
    const auto& over = functions.row(Symbol::kOver, true, split.variable);
    const ValueList three = values.of(split.three);
    for (std::uint32_t function = 0; function < three.size; ++function) {
      const Residue value = three.values[function];
      if (value == kNoResidue) continue;
      if (times[function] != FunctionsOfFour::kNone) visit(i, times[function]);
      if (value != 0 && over[function] != FunctionsOfFour::kNone) visit(i, over[function]);
    }
  }

  // So many functions there are of two and two.
  static constexpr std::size_t kTwoAndTwo = 240;

  struct Candidate {
    Residue value;
    std::uint32_t function;
  };

  template <class Visit>
  void two_and_two(const Values& values, CardSet cards, const Visit& visit) const {
    Sieve sieve;
    for (std::size_t i = 0; i < count_; ++i) sieve.add(wanted_[i]);
    std::array<Candidate, kTwoAndTwo> candidates;
    std::size_t count = 0;
    for (const Run& run : values.functions(cards).runs) {
      if (size_of(run.left_variables) != 2) continue;
      values.evaluate(run, cards, [&](std::uint32_t function, Residue value) {
        // Stored in any case, as above.
        candidates[count] = {value, function};
        count += sieve.may_hold(value) ? 1 : 0;
      });
    }
    for (std::size_t k = 0; k < count; ++k) {
      for (std::size_t i = 0; i < count_; ++i) {
        if (wanted_[i] == candidates[k].value) visit(i, candidates[k].function);
      }
    }
  }

  // By the last bits, which differ as well between small numbers as between fractions.
  class Sieve {
   public:
    void add(Residue value) { holds_[value % kSize] = true; }
    bool may_hold(Residue value) const { return holds_[value % kSize]; }

   private:
    static constexpr std::size_t kSize = 512;
    std::array<bool, kSize> holds_ = {};
  };

  const Residue card_;
  std::array<Residue, kMost> wanted_ = {};
  std::array<Kind, kMost> kinds_ = {};
  std::size_t count_ = 0;
};

}  // namespace twentyfour

#endif
