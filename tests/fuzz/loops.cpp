// The loops of --expression and its like, of games and of --check: what they give does
// not depend on how the input is cut.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/input/query.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/support/memory_streams.hpp"

namespace twentyfour {
namespace {

// Answers to large hands are slow, and a long text has many.
constexpr std::size_t kLongestGames = 100;
constexpr std::size_t kLongestHands = 1000;

Query chosen_run(Choices& choices) {
  Query query;
  query.jobs = 1;
  query.kernel = &best_kernel();
  query.cards = 1 + static_cast<int>(choices.below(4));
  query.rules.ordered = choices.below(2) == 1;
  query.framing = static_cast<Framing>(choices.below(3));
  const std::size_t loop = choices.below(8);
  query.has_games = loop == 0 || loop == 6;
  if (loop == 0 && query.framing != Framing::kCounted) query.framing = Framing::kEof;
  if (loop == 6) query.framing = Framing::kEof;
  if (loop == 1 || loop == 6) query.asked = Question::kCheck;
  query.has_lines = loop == 7;
  if (loop == 7) query.framing = Framing::kEof;
  if (loop >= 2 && loop <= 5) query.asked = static_cast<Question>(choices.below(kQuestions));
  query.rules.subsets = choices.below(4) == 1;
  return query;
}

}  // namespace

void try_input(Choices& choices) {
  const Query query = chosen_run(choices);
  const auto cuts = chosen_cuts(choices);
  const std::string_view input =
      choices.text().substr(0, query.has_games ? kLongestGames : kLongestHands);
  require_same(answered(query, input, cuts), answered(query, input), "the input in one piece");
}

}  // namespace twentyfour
