// The loops of --expression and its like, of games and of --check: what they give does
// not depend on how the input is cut.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/input/run.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/support/memory_streams.hpp"

namespace twentyfour {
namespace {

// Answers to large hands are slow, and a long text has many.
constexpr std::size_t kLongestGames = 100;
constexpr std::size_t kLongestHands = 1000;

Run chosen_run(Choices& choices) {
  Run run;
  run.jobs = 1;
  run.kernel = &best_kernel();
  run.cards = 1 + static_cast<int>(choices.below(4));
  run.rules.ordered = choices.below(2) == 1;
  run.framing = static_cast<Framing>(choices.below(3));
  const std::size_t loop = choices.below(8);
  run.has_games = loop == 0 || loop == 6;
  if (loop == 0 && run.framing != Framing::kCounted) run.framing = Framing::kEof;
  if (loop == 6) run.framing = Framing::kEof;
  if (loop == 1 || loop == 6) run.asked = Question::kCheck;
  run.has_lines = loop == 7;
  if (loop == 7) run.framing = Framing::kEof;
  if (loop >= 2 && loop <= 5) run.asked = static_cast<Question>(choices.below(kQuestions));
  run.rules.subsets = choices.below(4) == 1;
  return run;
}

}  // namespace

void try_input(Choices& choices) {
  const Run run = chosen_run(choices);
  const auto cuts = chosen_cuts(choices);
  const std::string_view input =
      choices.text().substr(0, run.has_games ? kLongestGames : kLongestHands);
  require_same(answered(run, input, cuts), answered(run, input), "the input in one piece");
}

}  // namespace twentyfour
