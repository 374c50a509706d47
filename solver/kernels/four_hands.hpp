// Four hands at once: remembered verdicts to lines.
#ifndef TWENTYFOUR_SOLVER_KERNELS_FOUR_HANDS_HPP
#define TWENTYFOUR_SOLVER_KERNELS_FOUR_HANDS_HPP

#include "solver/judge/verdicts.hpp"
#include "solver/kernels/answers.hpp"
#include "solver/kernels/packed_hand.hpp"

namespace twentyfour {

// Takes small hands, and writes their answers at `out`, which it takes on. Returns false, with
// nothing answered, unless all four are remembered. (The verdicts' table, for it can stay in a
// register, where a member would be read again after every answer that is stored.)
inline bool answer_four(PackedHand a, PackedHand b, PackedHand c, PackedHand d,
                        const unsigned char* table, const Answers& answers, char*& out) {
  const unsigned first = table[a.index()];
  const unsigned second = table[b.index()];
  const unsigned third = table[c.index()];
  const unsigned fourth = table[d.index()];
  if ((first & second & third & fourth & Verdicts::kKnown) == 0) return false;
  out = answers.put_four(out, (first & Verdicts::kYes) | (second & Verdicts::kYes) << 1 |
                                  (third & Verdicts::kYes) << 2 | (fourth & Verdicts::kYes) << 3);
  return true;
}

}  // namespace twentyfour

#endif
