// Lines of output: answers to hands, and others, in their order.
#ifndef TWENTYFOUR_SOLVER_LOOPS_LINES_HPP
#define TWENTYFOUR_SOLVER_LOOPS_LINES_HPP

#include <chrono>
#include <cstddef>
#include <new>
#include <string>
#include <string_view>

#include "solver/loops/memo.hpp"
#include "solver/loops/task.hpp"
#include "solver/search/memory.hpp"

namespace twentyfour {

// Lines are written when there are many, when the first has waited for long, before a search that
// may take long, and when flush() is called.
//
// Streams: write() as in posix_streams.hpp. The functions that return a bool return false if a
// write failed, with errno set. If they throw, the line is not added.
template <class Streams>
class Lines {
 public:
  explicit Lines(Streams& streams) : streams_(streams) {}

  bool add(std::string_view line) {
    text_.reserve(text_.size() + line.size() + 1);
    text_.append(line).append("\n");
    return text_.size() < kMany || flush();
  }

  // Adds the answer to a hand. All tasks of a run differ in cards and target only.
  // @param cards  task.cards cards
  bool add_answer(const Task& task, const int* cards) {
    const MemoKey key(task, cards);
    if (const auto line = memo_.find(key)) return add(*line);
    if (may_take_long(task) && !flush()) return false;
    const std::string line = search(task, Cards(cards, cards + task.cards));
    memo_.keep(key, line);
    return add(line) && (Clock::now() - last_flush_ <= kLong || flush());
  }

  bool flush() {
    const bool is_written = streams_.write(text_.data(), text_.size());
    text_.clear();
    last_flush_ = Clock::now();
    return is_written;
  }

 private:
  using Clock = std::chrono::steady_clock;

  static constexpr std::size_t kMany = 1 << 16;
  static constexpr std::chrono::milliseconds kLong{100};

  // A search that needs the memory of the remembered lines gets it.
  std::string search(const Task& task, const Cards& hand) {
    try {
      return answer_to(task, hand, search_memory_);
    } catch (const std::bad_alloc&) {
      memo_.forget();
    }
    return answer_to(task, hand, search_memory_);
  }

  Streams& streams_;
  std::string text_;
  Clock::time_point last_flush_ = Clock::now();
  Memo memo_;
  SearchMemory search_memory_;
};

}  // namespace twentyfour

#endif
