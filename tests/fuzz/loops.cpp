// The loops behind --expression and its like, behind games and behind --check: what they give does
// not depend on how the input is cut.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/answering/answering_loop.hpp"
#include "solver/answering/sources.hpp"
#include "solver/answering/task.hpp"
#include "tests/answering/checked_lines.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/memory_streams.hpp"

namespace twentyfour {
namespace {

using Cuts = std::function<std::size_t()>;
using Loop = std::function<Judged(std::string_view input, Cuts cuts)>;

// Answers to large hands take long, and a long text has many.
constexpr std::size_t kLongestGames = 100;
constexpr std::size_t kLongestHands = 1000;

template <class Source>
Judged answered(Source source, std::string_view input, Cuts cuts) {
  MemoryStreams streams(input, std::move(cuts));
  std::vector<char> memory(kBlockSize);
  const Outcome ending = answer_all(streams, source, memory.data());
  return {streams.output(), ending, describe_error(ending, source.reader())};
}

template <class Source>
Judged checked(const Task& task, Framing framing, std::string_view input, Cuts cuts) {
  MemoryStreams streams(input, std::move(cuts));
  return checked_lines<Source>(streams, task, framing);
}

Loop chosen_loop(Choices& choices) {
  Task task;
  task.cards = 1 + static_cast<int>(choices.below(4));
  task.rules.ordered = choices.below(2) == 1;
  const auto framing = static_cast<Framing>(choices.below(3));
  const bool are_counted = framing == Framing::kCounted;
  const std::size_t loop = choices.below(7);
  if (loop == 6) {
    task.asked = Asked::kCheck;
    return [task](std::string_view input, Cuts cuts) {
      return checked<GameSource>(task, Framing::kEof, input.substr(0, kLongestGames),
                                 std::move(cuts));
    };
  }
  if (loop == 0) {
    const Framing ending = are_counted ? Framing::kCounted : Framing::kEof;
    return [task, ending](std::string_view input, Cuts cuts) {
      return answered(GameSource(task, ending), input.substr(0, kLongestGames), std::move(cuts));
    };
  }
  if (loop == 1) {
    task.asked = Asked::kCheck;
    return [task, framing](std::string_view input, Cuts cuts) {
      return checked<HandSource>(task, framing, input.substr(0, kLongestHands), std::move(cuts));
    };
  }
  task.asked = static_cast<Asked>(loop - 2);
  return [task, framing](std::string_view input, Cuts cuts) {
    return answered(HandSource(task, framing), input.substr(0, kLongestHands), std::move(cuts));
  };
}

}  // namespace
}  // namespace twentyfour

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size) {
  using namespace twentyfour;
  Choices choices(input, size);
  const Loop loop = chosen_loop(choices);
  const auto cuts = chosen_cuts(choices);
  const Judged whole = loop(choices.text(), in_one_piece);
  const Judged cut = loop(choices.text(), cuts);
  require_same(cut, whole, "the input in one piece");
  return 0;
}
