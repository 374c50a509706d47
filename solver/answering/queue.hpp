// The lines of a run, in the order of its deals: known, remembered, or found by a solver.
//
// The calling thread answers the first deals: a short input needs no threads. Then threads answer
// batches of deals, and flush() writes their lines in order. A deal that comes again shares its
// line. When threads start depends on counts alone, so a run can be repeated.
//
// Cost: some 30 ns for a line that is remembered; at most some 50 MiB.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "solver/answering/dispatch.hpp"
#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/hash_table.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/query.hpp"
#include "solver/input/streams.hpp"

namespace twentyfour {

// Thrown where a write has failed, with errno set.
struct WriteFailed {};

// The line that answers a deal.
struct OutputLine {
  enum class State : std::uint8_t {
    kUnknown,
    kAwaited,  // in a batch: a thread may write text and is_bad
    kKnown,
  };

  Deal key;
  Deal deal;
  std::string text = {};  // with its end; empty while it is unknown, and where a thread has failed
  State state = State::kUnknown;
  bool is_bad = false;  // the text says why there is no answer
};

// For a HashTable, which takes the upper half: all bits of the cards reach the highest ones.
inline std::uint64_t hash_of(const Deal& key) {
  constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;
  const Deal::Words words = key.words();
  const std::uint64_t others = words[1] ^ words[2] ^ words[3] << 32;
  const std::uint64_t hash = (words[0] ^ others * kMultiplier) * kMultiplier;
  return hash ^ hash >> 16;
}

// All functions that may write throw.
// @throws WriteFailed: nothing is to be written any more
// @throws LimitExceeded, std::bad_alloc: flush() still writes all lines before the deal that
//         failed
class Queue {
 public:
  // @param query, streams  must outlive the queue
  // @param has_memo  whether lines are remembered
  Queue(const Query& query, Streams& streams, bool has_memo);
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
  // Lines that one thread answers one after another.
  struct Batch {
    std::span<OutputLine* const> lines;  // of awaited_
    std::size_t bytes = 0;
    bool is_done = false;
  };

  // A line that waits to be written.
  struct Due {
    OutputLine* line;
    std::uint64_t number;
    std::size_t batch;      // that comes before it, or has it
    std::size_t known_end;  // of the known text before it
  };

  // No line depends on the order of the cards, unless they are ordered: a search sorts them first
  // (card_sets.hpp). Values do not depend on the target.
  Deal key_of(const Deal& deal) const {
    const Deal key = query_.rules.ordered ? deal : deal.sorted();
    return asks_for_values(query_.asked) ? Deal(key.begin(), key.end()) : key;
  }

  auto hash_of_line() const {
    return [this](std::uint32_t number) { return hash_of(lines_[number - 1].key); };
  }

  std::size_t batch_size_of(const Deal& deal) const {
    return query_.has_games ? twentyfour::batch_size_of(query_, deal) : batch_size_;
  }

  bool may_begin() const { return begun_ < batches_.size() && held_bytes_ < kMostBytes; }
  OutputLine& line_of(const Deal& deal);
  void answer(OutputLine& line);
  void reserve_memory();
  void stop_threads();
  void work(Solver& solver);
  void answer_next(std::unique_lock<std::mutex>& lock, Solver& solver);
  void close_batch();
  void wait_for(std::size_t number);
  void end_block();
  void keep(OutputLine& line);
  void put(OutputLine& line, std::uint64_t number);
  void put(std::string_view text);
  void write(std::string_view text);

  // Of lines that are remembered, and of lines that wait to be written.
  static constexpr std::size_t kMostLines = 1 << 15;

  // Of known text that waits for a line.
  static constexpr std::size_t kMostKnown = std::size_t{1} << 20;

  // Of lines that are remembered; and of lines that are done and wait to be written, before threads
  // begin another batch. (That comes after them, so they never wait for it.)
  static constexpr std::size_t kMostBytes = std::size_t{16} << 20;

  const Query& query_;
  Streams& streams_;
  const bool has_memo_;
  const std::size_t batch_size_;  // unless the run has games
  int jobs_;                      // 1: no threads are started
  Solver solver_;
  LineCounts counts_;
  std::size_t answered_alone_ = 0;  // deals, without threads
  std::string out_;                 // lines to write

  std::vector<OutputLine> lines_;     // with room for all from the first on
  HashTable places_;                  // of these, by their keys
  std::size_t kept_bytes_ = 0;        // of known lines
  std::vector<Due> due_;              // empty before threads are started
  std::string known_;                 // text between these
  std::vector<OutputLine*> awaited_;  // lines of all batches
  std::size_t closed_ = 0;  // how many of these are in closed batches; the rest is the open one

  std::mutex mutex_;
  std::condition_variable may_begin_;
  std::condition_variable is_done_;
  std::vector<Batch> batches_;
  std::size_t begun_ = 0;       // batches that a thread, or the waiting caller, has begun to answer
  std::size_t waited_for_ = 0;  // batches; their lines but for the last one's have been put
  std::size_t held_bytes_ = 0;  // of batches that are done, and not put when the caller last waited
  bool is_over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace twentyfour
