// Streams in memory. A test chooses how the input is cut into reads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "solver/answering/judging_loop.hpp"
#include "solver/answering/placed_reader.hpp"
#include "solver/judge/judge.hpp"
#include "solver/kernels/kernels.hpp"

namespace twentyfour {

class MemoryStreams {
 public:
  // `next_cut` returns the most bytes that the next read may deliver, at least 1.
  MemoryStreams(std::string_view input, std::function<std::size_t()> next_cut)
      : input_(input), next_cut_(std::move(next_cut)) {}

  std::ptrdiff_t read(char* to, std::size_t room) {
    const std::size_t bytes = std::min({next_cut_(), room, input_.size()});
    std::memcpy(to, input_.data(), bytes);
    input_.remove_prefix(bytes);
    return static_cast<std::ptrdiff_t>(bytes);
  }

  bool write(const char* from, std::size_t size) {
    output_.append(from, size);
    return true;
  }

  const std::string& output() const { return output_; }

 private:
  std::string_view input_;
  std::function<std::size_t()> next_cut_;
  std::string output_;
};

// A `next_cut`: all bytes that a read asks for.
inline std::size_t in_one_piece() {
  return kBlockSize;
}

// The visible results of a run.
struct Judged {
  std::string output;
  Outcome ending;
  std::string where;  // of an error, with what was found there

  bool operator==(const Judged&) const = default;
};

// What an error message depends on: the bytes of a token that it shows, and whether there are more.
inline std::string shown_of(std::string_view token) {
  return std::string(token.substr(0, PlacedReader::kLongestShown + 1));
}

inline std::string describe_error(Outcome ending, const PlacedReader& reader) {
  const auto at = [](Position position) {
    return std::to_string(position.line) + ":" + std::to_string(position.column) + ": ";
  };
  if (ending == Outcome::kBadCard) {
    return at(reader.token_at()) + shown_of(reader.token());
  }
  if (ending == Outcome::kShortHand) {
    return at(reader.short_hand_at()) + std::to_string(reader.cards_read());
  }
  if (ending == Outcome::kFewHands && reader.counts_hands() && !reader.awaits_count()) {
    return std::to_string(reader.hands_read()) + " of " + std::to_string(reader.hands_counted());
  }
  return "";
}

// The memory of a kernel, zero as far as a run reads it. It is the same for every call, and may be
// used until the next one, for an input of `bytes` bytes. (New memory for each run would take most
// of a test's time.)
inline KernelMemory& zeroed_memory(std::size_t bytes) {
  static const auto memory = std::make_unique<KernelMemory>();
  static std::size_t used = 0;
  std::memset(memory->verdicts, 0, sizeof memory->verdicts);
  std::memset(memory->kernel_table, 0, sizeof memory->kernel_table);
  std::memset(memory->input, 0, KernelMemory::kBefore + std::min(used, kBlockSize));
  used = bytes;
  return *memory;
}

// @param solver  replaces the solver of the kernel
inline Judged judge_in_memory(std::string_view input, std::function<std::size_t()> next_cut,
                              Framing framing = Framing::kSentinel,
                              const Kernel& kernel = *kernel_named("plain"),
                              Solver solver = nullptr) {
  MemoryStreams streams(input, std::move(next_cut));
  if (solver == nullptr) solver = kernel.solver(Division::kReal);
  JudgingLoop<MemoryStreams> judge(zeroed_memory(input.size()), kernel, {solver}, framing);
  const Outcome ending = judge.run(streams);
  return {streams.output(), ending, describe_error(ending, judge.reader())};
}

inline Judged judge_in_memory(std::string_view input) {
  return judge_in_memory(input, in_one_piece);
}

// The answers of the loop of judge.hpp.
inline std::string judge_plainly(std::string_view input, std::function<std::size_t()> next_cut) {
  const auto memory = std::make_unique<Memory>();
  MemoryStreams streams(input, std::move(next_cut));
  judge(streams, *memory);
  return streams.output();
}

}  // namespace twentyfour
