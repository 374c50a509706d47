// Expressions: a hand an iteration, beside the textbook program's YES or NO on hands of 1..13, so
// that one run gives the ratios.
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "bench/textbook_solver.hpp"
#include "solver/answering/solver.hpp"
#include "solver/input/query.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<std::int64_t>;

// Seeded, and the same with every standard library.
std::vector<Cards> random_hands(std::size_t count, std::size_t cards, unsigned highest) {
  std::mt19937 generator(24);
  std::vector<Cards> hands(count, Cards(cards));
  for (Cards& hand : hands) {
    for (std::int64_t& card : hand) card = 1 + generator() % highest;
  }
  return hands;
}

template <class Answer>
void answer_each(benchmark::State& state, const std::vector<Cards>& hands, Answer answer) {
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(answer(hands[next]));
    next = (next + 1) % hands.size();
  }
  state.SetItemsProcessed(state.iterations());
}

void textbook_program(benchmark::State& state) {
  answer_each(state, random_hands(4096, 4, 13), [](const Cards& hand) {
    return textbook::makes_24({static_cast<int>(hand[0]), static_cast<int>(hand[1]),
                               static_cast<int>(hand[2]), static_cast<int>(hand[3])});
  });
}
BENCHMARK(textbook_program)->Name("textbook/4_cards_to_13");

void ask(benchmark::State& state, Question asked, int cards, unsigned highest) {
  const Query query = {.asked = asked, .cards = cards};
  Solver solver(query);
  std::string line;
  const std::size_t count = cards < 6 ? 4096 : 64;
  answer_each(state, random_hands(count, static_cast<std::size_t>(cards), highest),
              [&](const Cards& hand) {
                line.clear();
                solver.append_line({hand.begin(), hand.end()}, line);
                return line.size();
              });
}
BENCHMARK_CAPTURE(ask, one, Question::kOne, 4, 13U)->Name("expression/4_cards_to_13");
BENCHMARK_CAPTURE(ask, all_4, Question::kAll, 4, 99U)->Name("all/4_cards_to_99");
BENCHMARK_CAPTURE(ask, all_5, Question::kAll, 5, 13U)->Name("all/5_cards_to_13");
BENCHMARK_CAPTURE(ask, all_6, Question::kAll, 6, 13U)->Name("all/6_cards_to_13");
BENCHMARK_CAPTURE(ask, whether_6, Question::kSolvable, 6, 99U)->Name("whether/6_cards_to_99");

}  // namespace
}  // namespace twentyfour
