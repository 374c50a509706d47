// The loop that answers more than the judge does: hands in, a line for each out.
//
// As in judge.hpp, all that has come is answered, and the answers written, before more is waited
// for. A hand that comes twice in a row is worked on once.
#ifndef TWENTYFOUR_SOLVER_EXPRESSIONS_FILTER_HPP
#define TWENTYFOUR_SOLVER_EXPRESSIONS_FILTER_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "solver/expressions/lines.hpp"
#include "solver/expressions/task.hpp"
#include "solver/judge/hand_reader.hpp"
#include "solver/judge/judge.hpp"

namespace twentyfour {

// Streams: read() and write() as in byte_streams.hpp. Source: as HandSource or GameSource.
template <class Streams, class Source>
class HandFilter {
 public:
  HandFilter(Streams& streams, Source& source)
      : streams_(streams), source_(source), lines_(streams) {}

  // Once. Comes to kEnd or what stands behind it; as to errors, see the source.
  // @throws std::bad_alloc where a hand takes more memory than there is; those before it have been
  // answered
  Outcome run() {
    return flush_before_throwing(lines_, [this] { return answer_input(); });
  }

 private:
  Outcome answer_input() {
    std::vector<char> block(kBlockSize);
    for (;;) {
      const std::ptrdiff_t bytes = streams_.read(block.data(), block.size());
      if (bytes < 0) return Outcome::kReadFailed;
      source_.start_block(block.data(), block.data() + bytes);
      const Outcome outcome = bytes > 0 ? answer_all([this] { return source_.read(); })
                                        : answer_all([this] { return source_.finish(); });
      if (outcome == Outcome::kWriteFailed || !lines_.flush()) return Outcome::kWriteFailed;
      if (outcome != Outcome::kMore) return outcome;
    }
  }

  template <class Next>
  Outcome answer_all(const Next& next) {
    for (;;) {
      const Outcome outcome = next();
      if (outcome != Outcome::kHand) return outcome;
      if (!lines_.add(answer())) return Outcome::kWriteFailed;
    }
  }

  const std::string& answer() {
    Asking asking = {source_.task(), source_.hand()};
    if (asking != last_asking_) {
      last_answer_ = answer_to(asking.task, asking.hand);
      last_asking_ = std::move(asking);
    }
    return last_answer_;
  }

  struct Asking {
    Task task;
    Cards hand;

    bool operator==(const Asking&) const = default;
  };

  Streams& streams_;
  Source& source_;
  Lines<Streams> lines_;
  std::optional<Asking> last_asking_;
  std::string last_answer_;
};

}  // namespace twentyfour

#endif
