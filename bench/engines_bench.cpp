// The classic ways of solving the game beside ours: all engines on hands of cards from 1
// to 13, those that make 24 and those that do not. An engine is raced only after all its
// verdicts have been compared with the oracle's.
#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "bench/orders_and_bracketings.hpp"
#include "bench/take_two.hpp"
#include "solver/judge/definition.hpp"
#include "solver/judge/real_division.hpp"
#include "solver/kernels/patterns.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {
namespace {

struct Engine {
  const char* name;  // letters, digits and underscores
  bool (*solvable)(const Hand& hand);
};

// A new one is an #include and a line.
const std::vector<Engine>& engines() {
  static const std::vector<Engine> all = {
      {"definition", Definition<RealDivision>::makes_24},
      {"orders_and_bracketings", orders_and_bracketings::solvable},
      {"take_two", take_two::solvable},
      {"plain", [](const Hand& hand) { return patterns::makes<Division::kReal>(hand, kTarget); }},
  };
  return all;
}

constexpr std::mt19937::result_type kSeed = 24;

// Hands of 1..13, in a shuffled order that is the same everywhere.
std::vector<Hand> small_hands(bool solvable) {
  std::vector<Hand> hands = all_hands(1, 13);
  std::mt19937 engine(kSeed);
  for (std::size_t i = hands.size(); i > 1; --i) std::swap(hands[i - 1], hands[engine() % i]);
  std::erase_if(hands, [=](const Hand& hand) { return solvable_exactly(hand) != solvable; });
  return hands;
}

bool is_right(const Engine& engine, const std::vector<Hand>& hands, bool verdict) {
  return std::all_of(hands.begin(), hands.end(),
                     [&](const Hand& hand) { return engine.solvable(hand) == verdict; });
}

// One hand an iteration.
void run(benchmark::State& state, const Engine& engine, const std::vector<Hand>& hands,
         bool verdict) {
  if (!is_right(engine, hands, verdict)) {
    state.SkipWithError("wrong verdicts");
    return;
  }
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(engine.solvable(hands[next]));
    next = next + 1 == hands.size() ? 0 : next + 1;
  }
  state.SetItemsProcessed(state.iterations());
}

bool register_engines() {
  static const std::vector<Hand> solvable = small_hands(true);
  static const std::vector<Hand> unsolvable = small_hands(false);
  for (const Engine& engine : engines()) {
    const std::string name = std::string("engines/") + engine.name;
    benchmark::RegisterBenchmark((name + "/solvable").c_str(), [engine](benchmark::State& state) {
      run(state, engine, solvable, true);
    });
    benchmark::RegisterBenchmark((name + "/unsolvable").c_str(), [engine](benchmark::State& state) {
      run(state, engine, unsolvable, false);
    });
  }
  return true;
}

[[maybe_unused]] const bool registered = register_engines();

}  // namespace
}  // namespace twentyfour
