// Every wrong program there is; a new one is an #include and a line.
#include "tests/wrong_programs/exact_equality.hpp"
#include "tests/wrong_programs/integer_division.hpp"
#include "tests/wrong_programs/loose_epsilon.hpp"
#include "tests/wrong_programs/no_reversed_division.hpp"
#include "tests/wrong_programs/no_reversed_minus.hpp"
#include "tests/wrong_programs/no_second_pattern.hpp"
#include "tests/wrong_programs/order_kept.hpp"
#include "tests/wrong_programs/running_total.hpp"
#include "tests/wrong_programs/stale_state.hpp"
#include "tests/wrong_programs/stops_early.hpp"
#include "tests/wrong_programs/wrong_programs.hpp"
#include "tests/wrong_programs/zero_marker.hpp"

namespace twentyfour {
namespace {

template <bool (*solvable)(const Hand&)>
std::vector<bool> hand_by_hand(const std::vector<Hand>& hands) {
  std::vector<bool> answers;
  for (const Hand& hand : hands) answers.push_back(solvable(hand));
  return answers;
}

}  // namespace

const std::vector<WrongProgram>& wrong_programs() {
  static const std::vector<WrongProgram> all = {
      {"integer-division", hand_by_hand<integer_division::solvable>},
      {"exact-equality", hand_by_hand<exact_equality::solvable>},
      {"no-second-pattern", hand_by_hand<no_second_pattern::solvable>},
      {"no-reversed-minus", hand_by_hand<no_reversed_minus::solvable>},
      {"no-reversed-division", hand_by_hand<no_reversed_division::solvable>},
      {"running-total", hand_by_hand<running_total::solvable>},
      {"loose-epsilon", hand_by_hand<loose_epsilon::solvable>},
      {"stops-early", hand_by_hand<stops_early::solvable>},
      {"stale-state", stale_state::answer},
      {"order-kept", hand_by_hand<order_kept::solvable>},
      {"zero-marker", hand_by_hand<zero_marker::solvable>},
  };
  return all;
}

}  // namespace twentyfour
