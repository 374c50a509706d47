// Streams in memory. A test chooses how the input is cut into reads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <functional>
#include <iomanip>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "solver/answering/loops.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/query.hpp"
#include "solver/input/source.hpp"
#include "solver/input/streams.hpp"
#include "solver/judge/counted.hpp"
#include "solver/judge/eof.hpp"
#include "solver/judge/judge.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/real_division.hpp"
#include "solver/judge/sentinel.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {

// The most bytes that the next read may return, at least 1.
using Cuts = std::function<std::size_t()>;

class MemoryStreams : public Streams {
 public:
  MemoryStreams(std::string_view input, Cuts next_cut)
      : input_(input), next_cut_(std::move(next_cut)) {}

  std::ptrdiff_t read(char* to, std::size_t room) override {
    const std::size_t bytes = std::min({next_cut_(), room, input_.size()});
    std::memcpy(to, input_.data(), bytes);
    input_.remove_prefix(bytes);
    return static_cast<std::ptrdiff_t>(bytes);
  }

  bool write(const char* from, std::size_t size) override {
    output_.append(from, size);
    return true;
  }

  const std::string& output() const { return output_; }
  std::size_t left() const { return input_.size(); }  // not read yet

 private:
  std::string_view input_;
  Cuts next_cut_;
  std::string output_;
};

// All bytes that a read asks for.
inline std::size_t in_one_piece() {
  return kBlockSize;
}

inline std::size_t bytewise() {
  return 1;
}

// Streams of which one write fails, and none after it.
struct FailingStreams : MemoryStreams {
  // @param good  how many writes do not fail before
  FailingStreams(std::string_view input, int good, Cuts next_cut = in_one_piece)
      : MemoryStreams(input, std::move(next_cut)), left(good) {}

  bool write(const char* from, std::size_t size) override {
    return size == 0 || (left-- != 0 && MemoryStreams::write(from, size));
  }

  int left;  // below 0 after the one that fails
};

// Streams whose input ends with a read that fails.
struct BrokenInput : MemoryStreams {
  using MemoryStreams::MemoryStreams;
  std::ptrdiff_t read(char* to, std::size_t room) override {
    const std::ptrdiff_t bytes = MemoryStreams::read(to, room);
    return bytes == 0 ? -1 : bytes;
  }
};

// Visits ways to cut an input: whole, byte by byte, and in two at every place.
template <class Visit>
void for_each_cut(std::size_t size, const Visit& visit) {
  visit(in_one_piece);
  visit(bytewise);
  for (std::size_t cut = 1; cut < size; ++cut) {
    visit([next = cut]() mutable { return std::exchange(next, kBlockSize); });
  }
}

// The visible results of a run.
struct Judged {
  std::string output;
  Outcome ending = Outcome::kEnd;
  std::string where = {};  // of an error, with what was found there

  bool operator==(const Judged&) const = default;

  friend std::ostream& operator<<(std::ostream& out, const Judged& judged) {
    return out << std::quoted(judged.output) << ", ending " << static_cast<int>(judged.ending)
               << " at " << judged.where;
  }
};

// What an error message depends on: the bytes of a token that it shows, and whether there are more.
inline std::string shown_of(std::string_view token) {
  return std::string(token.substr(0, kLongestShown + 1));
}

inline std::string describe_error(Outcome ending, const Source& source) {
  const auto place = [&] {
    const auto [line, column] = source.error_at(ending);
    return std::to_string(line) + ":" + std::to_string(column) + ": ";
  };
  if (ending == Outcome::kBadCard) return place() + shown_of(source.token());
  if (ending == Outcome::kShortHand) return place() + std::to_string(source.cards_read());
  if (ending == Outcome::kFewHands && !source.has_games() && !source.awaits_count()) {
    return std::to_string(source.deals_read()) + " of " + std::to_string(source.deals_expected());
  }
  return "";
}

// The memory of a loop, zero as far as a run reads it. It is the same for every call, and may be
// used until the next one, for an input of `bytes` bytes. (New memory for each run would take most
// of a test's time.)
inline LoopMemory& zeroed_memory(std::size_t bytes) {
  static const auto memory = std::make_unique<LoopMemory>();
  static std::size_t used = 0;
  std::memset(memory->verdicts, 0, sizeof memory->verdicts);
  std::memset(memory->kernel_table, 0, sizeof memory->kernel_table);
  std::memset(memory->input, 0, LoopMemory::kBefore + std::min(used, kBlockSize));
  used = bytes;
  return *memory;
}

// What the loop of the run makes of the input of these streams. Of a loop over lines, `where` has
// the bad lines: "2 of 9, from 4", or nothing.
inline Judged answered(const Query& query, MemoryStreams& streams, LoopMemory& memory) {
  if (answers_lines(query)) {
    LineCounts counts;
    const Outcome ending = answer_lines(query, streams, memory, counts);
    if (counts.bad == 0) return {streams.output(), ending};
    return {streams.output(), ending,
            std::to_string(counts.bad) + " of " + std::to_string(counts.lines) + ", from " +
                std::to_string(counts.first_bad)};
  }
  Source source(query);
  const Outcome ending = answer_all(query, source, streams, memory);
  return {streams.output(), ending, describe_error(ending, source)};
}

inline Judged answered(const Query& query, MemoryStreams& streams) {
  return answered(query, streams, zeroed_memory(streams.left()));
}

inline Judged answered(const Query& query, std::string_view input, Cuts next_cut = in_one_piece) {
  MemoryStreams streams(input, std::move(next_cut));
  return answered(query, streams);
}

// A kernel that asks this solver, whatever the division.
inline Kernel with_solver(Kernel kernel, decltype(KernelSolver::makes) solver) {
  kernel.solvers.fill({solver});
  return kernel;
}

// The judge's question.
inline Query judges_query(const Kernel& kernel, int jobs = 1,
                          Framing framing = Framing::kSentinel) {
  return {.framing = framing, .jobs = jobs, .kernel = &kernel};
}

// @param solver  replaces the solver of the kernel
inline Judged judge_in_memory(std::string_view input, Cuts next_cut = in_one_piece,
                              Framing framing = Framing::kSentinel,
                              const Kernel& kernel = *kernel_named("plain"),
                              decltype(KernelSolver::makes) solver = nullptr) {
  const Kernel used = solver == nullptr ? kernel : with_solver(kernel, solver);
  return answered(judges_query(used, 1, framing), input, std::move(next_cut));
}

// What the loop of judge.hpp answers, with letters.
inline std::string judge_plainly(std::string_view input, Cuts next_cut,
                                 Framing framing = Framing::kSentinel, const Words& words = {}) {
  const auto memory = std::make_unique<Memory>();
  MemoryStreams streams(input, std::move(next_cut));
  const std::string yes = words.yes + "\n";
  const std::string no = words.no + "\n";
  const auto judge_with = [&](auto reader) {
    judge<decltype(reader), RealDivision>(streams, *memory, yes.c_str(), no.c_str());
  };
  if (framing == Framing::kSentinel) judge_with(SentinelReader<number_or_letter>{});
  if (framing == Framing::kCounted) judge_with(CountedReader<number_or_letter>{});
  if (framing == Framing::kEof) judge_with(EofReader<number_or_letter>{});
  return streams.output();
}

}  // namespace twentyfour
