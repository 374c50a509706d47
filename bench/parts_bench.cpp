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
#include "solver/judge/answers.hpp"
#include "solver/judge/hand_reader.hpp"
#include "solver/judge/judge.hpp"
#include "solver/judge/packed_hand.hpp"
#include "solver/judge/patterns.hpp"
#include "solver/judge/tidy_lines.hpp"
#include "solver/judge/verdicts.hpp"
#include "tests/oracle.hpp"

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

void makes_target_solvable(benchmark::State& state) {
  solve(state, hands_that_are(true), makes_target);
}
BENCHMARK(makes_target_solvable)->Name("makes_target/solvable");

void makes_target_unsolvable(benchmark::State& state) {
  solve(state, hands_that_are(false), makes_target);
}
BENCHMARK(makes_target_unsolvable)->Name("makes_target/unsolvable");

void makes_target_wide(benchmark::State& state) {
  solve(state, hands_of(input_kind("wide"), kHands), makes_target);
}
BENCHMARK(makes_target_wide)->Name("makes_target/wide");

void verdicts_remembered(benchmark::State& state) {
  static Memory memory;
  Verdicts verdicts(memory.verdicts);
  std::vector<PackedHand> hands;
  for (const Hand& hand : hands_of(input_kind("two-digit"), kHands)) {
    hands.push_back(PackedHand::of(hand));
    verdicts.solvable(hands.back());
  }
  solve(state, hands, [&](PackedHand hand) { return verdicts.solvable(hand); });
}
BENCHMARK(verdicts_remembered)->Name("verdicts/remembered");

void read_hands(benchmark::State& state, const char* kind) {
  const Text text = text_of(input_kind(kind));
  for (auto _ : state) {
    HandReader reader;
    reader.start_block(text.bytes.data(), text.bytes.data() + text.bytes.size());
    while (reader.read() == Reading::kHand) benchmark::DoNotOptimize(reader.hand());
  }
  count_text(state, text);
}
BENCHMARK_CAPTURE(read_hands, one_digit, "one-digit")->Name("hand_reader/one-digit");
BENCHMARK_CAPTURE(read_hands, two_digit, "two-digit")->Name("hand_reader/two-digit");
BENCHMARK_CAPTURE(read_hands, any_layout, "any-layout")->Name("hand_reader/any-layout");
BENCHMARK_CAPTURE(read_hands, wide, "wide")->Name("hand_reader/wide");

void tidy_lines(benchmark::State& state) {
  static Memory memory;
  Verdicts verdicts(memory.verdicts);
  const InputKind& kind = input_kind("one-digit");
  const Text text = text_of(kind);
  for (const Hand& hand : hands_of(kind, text.hands)) verdicts.solvable(PackedHand::of(hand));
  const char* const begin = text.bytes.data();
  Answers answers(memory.output);
  for (auto _ : state) {
    answers.clear();
    const char* const end = answer_tidy_lines(begin, begin + text.bytes.size(), verdicts, answers);
    benchmark::DoNotOptimize(end);
    benchmark::ClobberMemory();
  }
  count_text(state, text);
}
BENCHMARK(tidy_lines);

// Gives a text as one block, and keeps nothing of the answers.
class TextStreams {
 public:
  explicit TextStreams(const std::string& text) : text_(text) {}

  std::ptrdiff_t read(char* to, std::size_t) {
    if (std::exchange(is_read_, true)) return 0;
    std::copy(text_.begin(), text_.end(), to);
    return static_cast<std::ptrdiff_t>(text_.size());
  }

  bool write(const char* from, std::size_t) {
    benchmark::DoNotOptimize(from);
    benchmark::ClobberMemory();
    return true;
  }

 private:
  const std::string& text_;
  bool is_read_ = false;
};

// The loop as a whole, its plain path; it includes copying the text.
void judge_text(benchmark::State& state, const char* kind) {
  static Memory memory;
  const Text text = text_of(input_kind(kind));
  for (auto _ : state) {
    TextStreams streams(text.bytes);
    Judge<TextStreams> judge(memory);
    if (judge.run(streams) != Ending::kDone) state.SkipWithError("the text was not answered");
  }
  count_text(state, text);
}
BENCHMARK_CAPTURE(judge_text, one_digit, "one-digit")->Name("judge/one-digit");
BENCHMARK_CAPTURE(judge_text, two_digit, "two-digit")->Name("judge/two-digit");
BENCHMARK_CAPTURE(judge_text, any_layout, "any-layout")->Name("judge/any-layout");
BENCHMARK_CAPTURE(judge_text, wide, "wide")->Name("judge/wide");

}  // namespace
}  // namespace twentyfour
