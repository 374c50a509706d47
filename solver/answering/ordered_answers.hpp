// Answers to hands, in the order of the hands: remembered, searched for, or left to threads.
//
// Threads are started once searches have taken some time. From then on a new hand is a job for
// them, and what comes behind it waits for its line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "solver/answering/lines.hpp"
#include "solver/answering/memo.hpp"
#include "solver/answering/task.hpp"
#include "solver/answering/workers.hpp"
#include "solver/usual_search/memory.hpp"

namespace twentyfour {

// The functions that return a bool return false if a write failed, with errno set. If they throw,
// flush() still writes all lines before the one that was to be added or searched for.
class OrderedAnswers {
 public:
  // @param jobs  the most searches at once; 0 for as many as there are processors
  OrderedAnswers(Lines& lines, int jobs) : lines_(lines), jobs_(jobs) {}

  // Adds a line that is known.
  bool add(std::string_view line);

  // Adds the answer to a hand. All tasks of a run differ in cards and target only. What is added
  // before a search that may take long is written soon, whatever the search takes.
  // @param cards  task.cards cards
  bool add_answer(const Task& task, const int* cards);

  // Writes all lines, once they are known.
  bool flush();

 private:
  // A hand whose line has not been added, and the lines behind it.
  struct Pending {
    Pending(const MemoKey& hand, const Task& task, const int* cards)
        : key(hand), job{task, Cards(cards, cards + task.cards)} {}

    MemoKey key;
    Job job;
    bool is_job = false;
    std::string lines_behind;
  };

  bool has_workers();
  void stop_workers();
  bool search_now(const MemoKey& key, const Task& task, const Cards& hand);
  std::string search(const Task& task, const Cards& hand);
  void add_pending(const MemoKey& key, const Task& task, const int* cards);
  void queue_jobs();
  bool settle(std::size_t most_left);
  const Job& last_job_of(std::size_t count) const;
  bool settle_done();
  bool settle_first();
  bool add_line_of(Pending& pending);
  void forget_jobs();

  Lines& lines_;
  Memo memo_;
  std::optional<SearchMemory> memory_;

  int jobs_;
  std::int64_t searches_ = 0;
  std::int64_t timed_ = 0;
  double timed_seconds_ = 0;

  std::deque<Pending> pending_;
  std::unordered_set<MemoKey, MemoKey::Hash> hands_of_jobs_;
  std::vector<Job*> unqueued_;
  std::size_t bytes_behind_ = 0;
  std::optional<Workers> workers_;  // they have jobs of pending_, and end before it
};

}  // namespace twentyfour
