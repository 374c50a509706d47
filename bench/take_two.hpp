// Take any two values off the table, put one of their results back, and go on with one value less.
// No patterns and no orders to list: the recursion finds them all, some of them twice.
//
// Cost: (6 pairs x 6 results) x (3 x 6) x (1 x 6) = 3888 last results for a hand without a zero.
// Known from: LeetCode 679, "24 Game".
#pragma once

#include "bench/arithmetic.hpp"
#include "solver/judge/hand.hpp"

namespace twentyfour::take_two {

struct Table {
  double values[kCardsInHand];
  int count;
};

inline bool reaches_24(const Table& table);

// The value at `place` gives way to `result`, and the last value moves into the `gap`.
inline bool reaches_24_with(Table table, int place, int gap, double result) {
  table.values[place] = result;
  table.values[gap] = table.values[--table.count];
  return reaches_24(table);
}

inline bool reaches_24_from_pair(const Table& table, int i, int j) {
  const double x = table.values[i];
  const double y = table.values[j];
  return reaches_24_with(table, i, j, x + y) || reaches_24_with(table, i, j, x - y) ||
         reaches_24_with(table, i, j, y - x) || reaches_24_with(table, i, j, x * y) ||
         (y != 0 && reaches_24_with(table, i, j, x / y)) ||
         (x != 0 && reaches_24_with(table, i, j, y / x));
}

inline bool reaches_24(const Table& table) {
  if (table.count == 1) return is_24(table.values[0]);
  for (int i = 0; i < table.count; ++i) {
    for (int j = i + 1; j < table.count; ++j) {
      if (reaches_24_from_pair(table, i, j)) return true;
    }
  }
  return false;
}

inline bool solvable(const Hand& hand) {
  const auto& [a, b, c, d] = hand.cards;
  return reaches_24({{double(a), double(b), double(c), double(d)}, kCardsInHand});
}

}  // namespace twentyfour::take_two
