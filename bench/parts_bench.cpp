// The parts of the solver, each in memory and alone: hands, and where there is text bytes, a
// second.
#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "bench/inputs.hpp"
#include "solver/answering/loops.hpp"
#include "solver/input/query.hpp"
#include "solver/input/source.hpp"
#include "solver/input/streams.hpp"
#include "solver/judge/judge.hpp"
#include "solver/judge/real_division.hpp"
#include "solver/judge/verdicts.hpp"
#include "solver/kernels/kernels.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kHands = 4096;

std::vector<Hand> hands_of(const InputKind& kind, std::size_t count) {
  Hands source(kind);
  std::vector<Hand> hands(count);
  for (Hand& hand : hands) hand = source.next();
  return hands;
}

std::vector<Hand> hands_that_are(bool solvable) {
  Hands source(input_kind("two-digit"));
  std::vector<Hand> hands;
  while (hands.size() < kHands) {
    const Hand hand = source.next();
    if (solvable_exactly(hand) == solvable) hands.push_back(hand);
  }
  return hands;
}

// Hands, in text that about fills a block.
struct Text {
  std::string bytes;
  std::size_t hands;
};

Text text_of(const InputKind& kind) {
  std::size_t hands = kBlockSize / 8;
  for (;;) {
    std::ostringstream out;
    write_hands(kind, hands, out);
    std::string bytes = out.str();
    if (bytes.size() <= kBlockSize) return {std::move(bytes), hands};
    hands = hands * 15 / 16;
  }
}

void count_text(benchmark::State& state, const Text& text) {
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(text.hands));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.bytes.size()));
}

// One hand an iteration.
template <class AnyHand, class Solvable>
void solve(benchmark::State& state, const std::vector<AnyHand>& hands, Solvable solvable) {
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(solvable(hands[next]));
    next = (next + 1) % kHands;
  }
  state.SetItemsProcessed(state.iterations());
}

void verdicts_remembered(benchmark::State& state) {
  static Memory memory;
  Verdicts verdicts = {memory.verdicts, Definition<RealDivision>::makes_24};
  const std::vector<Hand> hands = hands_of(input_kind("two-digit"), kHands);
  for (const Hand& hand : hands) verdicts.find(hand.cards);
  solve(state, hands, [&](const Hand& hand) { return verdicts.find(hand.cards); });
}
BENCHMARK(verdicts_remembered)->Name("verdicts/remembered");

void read_hands(benchmark::State& state, const char* kind) {
  const Text text = text_of(input_kind(kind));
  const Query query;
  for (auto _ : state) {
    Source source(query);
    source.start_block(text.bytes, true);
    while (source.read() == Outcome::kHand) benchmark::DoNotOptimize(source.cards());
  }
  count_text(state, text);
}
BENCHMARK_CAPTURE(read_hands, one_digit, "one-digit")->Name("hand_reader/one-digit");
BENCHMARK_CAPTURE(read_hands, two_digit, "two-digit")->Name("hand_reader/two-digit");
BENCHMARK_CAPTURE(read_hands, any_layout, "any-layout")->Name("hand_reader/any-layout");
BENCHMARK_CAPTURE(read_hands, wide, "wide")->Name("hand_reader/wide");

// Gives a text as one block, and keeps nothing of the answers.
class TextStreams : public Streams {
 public:
  explicit TextStreams(const std::string& text) : text_(text) {}

  std::ptrdiff_t read(char* to, std::size_t) override {
    if (std::exchange(is_read_, true)) return 0;
    std::copy(text_.begin(), text_.end(), to);
    return static_cast<std::ptrdiff_t>(text_.size());
  }

  bool write(const char* from, std::size_t) override {
    benchmark::DoNotOptimize(from);
    benchmark::ClobberMemory();
    return true;
  }

 private:
  const std::string& text_;
  bool is_read_ = false;
};

// The loop as a whole; it includes copying the text.
void judge_text(benchmark::State& state, const Kernel& kernel, const char* kind) {
  static LoopMemory memory;
  const Text text = text_of(input_kind(kind));
  const Query query = {.jobs = 1, .kernel = &kernel};
  for (auto _ : state) {
    TextStreams streams(text.bytes);
    Source source(query);
    if (answer_all(query, source, streams, memory) != Outcome::kEnd)
      state.SkipWithError("the text was not answered");
  }
  count_text(state, text);
}

void register_kernel(const Kernel& kernel) {
  const std::string name(kernel.name);
  const KernelSolver solver = kernel.solver(Division::kReal);
  const auto add = [](const std::string& part, auto query) {
    benchmark::RegisterBenchmark(part.c_str(), query);
  };
  add(name + "/makes_24/solvable",
      [=](benchmark::State& state) { solve(state, hands_that_are(true), solver); });
  add(name + "/makes_24/unsolvable",
      [=](benchmark::State& state) { solve(state, hands_that_are(false), solver); });
  add(name + "/makes_24/wide",
      [=](benchmark::State& state) { solve(state, hands_of(input_kind("wide"), kHands), solver); });
  for (const char* kind : {"one-digit", "two-digit", "any-layout", "wide"}) {
    add(name + "/judge/" + kind,
        [&kernel, kind](benchmark::State& state) { judge_text(state, kernel, kind); });
  }
}

// Those that can run here.
const bool kKernelsAreRegistered = [] {
  for (const Kernel& kernel : kernels()) {
    if (kernel.is_supported()) register_kernel(kernel);
  }
  return true;
}();

}  // namespace
}  // namespace twentyfour
