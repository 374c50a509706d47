// The lines of a run, in the order of its deals: known, remembered, or found by a solver.
//
// The calling thread answers the first deals: a short input needs no threads. Then it fills batches
// of deals, threads answer them, and it writes their lines in order. The batches form a ring, so
// the text that waits for a slow deal is bounded. When threads start depends on counts alone, so a
// run can be repeated.
#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "solver/answering/dispatch.hpp"
#include "solver/answering/memo.hpp"
#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/run.hpp"
#include "solver/input/streams.hpp"

namespace twentyfour {

// Thrown where a write has failed, with errno set.
struct WriteFailed {};

// Deals that one thread answers one after another, and the known text between them.
struct Batch {
  struct Item {
    Deal deal;
    std::uint64_t line_number;
    Memo::Id id;
    std::size_t known_end;  // of the known text before it
    bool is_repeat;         // whether the same deal comes before, so that this one is not answered
    std::size_t end = 0;    // of its line, in `answers`
    bool is_bad = false;    // the line says why it has no answer
  };

  bool is_empty() const { return items.empty() && known.empty(); }
  std::size_t bytes() const { return known.size() + answers.size(); }
  bool has_failed() const { return answered < items.size(); }

  void add_text(std::string_view text) { known += text; }
  void add(const Deal& deal, std::uint64_t line_number, Memo::Id id, bool is_repeat) {
    items.push_back({deal, line_number, id, known.size(), is_repeat});
  }

  // Answers the deals, or those before the first that fails.
  void answer(Solver& solver) noexcept;

  // Empties it. Keeps the memory to fill it again, unless the lines are long.
  void clear();

  // The known text before the i-th deal; for the number of deals, after the last.
  std::string_view known_before(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : items[i - 1].known_end;
    const std::size_t end = i == items.size() ? known.size() : items[i].known_end;
    return std::string_view(known).substr(begin, end - begin);
  }

  // The line of the i-th deal, with its end; empty for one that is not answered.
  std::string_view line(std::size_t i) const {
    if (i >= answered) return {};
    const std::size_t begin = i == 0 ? 0 : items[i - 1].end;
    return std::string_view(answers).substr(begin, items[i].end - begin);
  }

  std::vector<Item> items;
  std::string known;
  std::string answers;
  std::size_t answered = 0;
  bool is_done = false;  // whether a thread has answered what it could
};

// All functions that may write throw.
// @throws WriteFailed: nothing is to be written any more
// @throws TooManyExpressions, std::bad_alloc: flush() still writes all lines before the deal that
//         failed
class Queue {
 public:
  // @param run, streams  must outlive the queue
  // @param has_memo  whether lines are remembered, at some 30 ns a deal
  Queue(const Run& run, Streams& streams, bool has_memo);
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;

  // Waits for the batches that threads have begun, and drops the others.
  ~Queue() { stop_threads(); }

  // Adds known text that comes before the next line.
  void add_text(std::string_view text);

  // Add the next lines, and count them: known ones, with their ends; one that says why a line of
  // the input is bad; the answer to a deal. The lines before a deal that may be slow do not wait
  // for it.
  void add_lines(std::string_view lines);
  void add_bad_line(std::string_view reason);
  void add(const Deal& deal);

  // The size of all batches of a run without games.
  std::size_t batch_size() const { return batch_size_; }

  // Whether threads answer the next deal; otherwise the caller answers it. Starts them when it is
  // time.
  bool by_threads(std::size_t batch_size);

  // Waits for all lines, and writes them.
  void flush();

  // Writes the lines that have been found, and waits for no others.
  void write();

  // Solver for the calling thread.
  Solver& solver() { return solver_; }

  // The lines since the beginning. All bad ones are known after flush().
  const LineCounts& counts() const { return counts_; }

 private:
  Deal key_of(const Deal& deal) const {
    Deal key = run_.rules.ordered ? deal : deal.sorted();
    if (asks_for_values(run_.asked)) key = {key.begin(), key.end()};  // the target does not matter
    return key;
  }

  std::size_t batch_size_of(const Deal& deal) const {
    return run_.has_games ? twentyfour::batch_size_of(run_, deal) : batch_size_;
  }

  void answer(const Deal& deal, std::uint64_t line_number, Memo::Id id);
  void stop_threads();
  void work(Solver& solver);
  Batch& batch(std::size_t number) { return ring_[number % ring_.size()]; }
  Batch& open() { return batch(closed_); }
  bool may_begin() const { return begun_ < closed_ && held_bytes_ < kMostHeldBytes; }
  void answer_next(std::unique_lock<std::mutex>& lock, Solver& solver);
  void close_batch();
  void wait_for(const Batch& batch);
  void put_first();
  void put_lines_of(const Batch& batch);
  void put_line_of(const Batch& batch, std::size_t i);
  void put(std::string_view text);
  void write(std::string_view text);

  // Threads begin no batch while those that are done and not yet written have this many bytes. (The
  // next batch to begin comes after them, so they never wait for it.)
  static constexpr std::size_t kMostHeldBytes = std::size_t{16} << 20;

  const Run& run_;
  Streams& streams_;
  const bool has_memo_;
  const std::size_t batch_size_;  // unless the run has games
  int jobs_;                      // 1: no threads are started
  Solver solver_;
  Memo memo_;
  LineCounts counts_;
  std::size_t answered_alone_ = 0;  // deals, without threads
  std::string out_;                 // lines to write

  std::mutex mutex_;
  std::condition_variable may_begin_;
  std::condition_variable is_done_;
  std::array<Batch, 64> ring_;  // batches, by their numbers; the one after the last closed is open
  // Counts of batches; 0 again when all closed ones have been put.
  std::size_t put_ = 0;         // whose lines have been put
  std::size_t begun_ = 0;       // that a thread, or the waiting caller, has begun to answer
  std::size_t closed_ = 0;      // that get no more deals
  std::size_t held_bytes_ = 0;  // of the batches that are done and not put
  bool is_over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace twentyfour
