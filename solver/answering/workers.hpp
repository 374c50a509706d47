// Threads that answer hands.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "solver/answering/task.hpp"

namespace twentyfour {

// A hand to answer, and the line that answers it.
struct Job {
  Task task;
  Cards hand;

  // The worker's, until the job is done.
  std::string line = {};
  bool has_failed = false;  // there was an exception, and there is no line

  std::atomic<bool> is_done = false;
};

// A job stays where it is until it is done, or until there are no workers.
class Workers {
 public:
  // Starts so many threads, or fewer if the system refuses more.
  explicit Workers(int threads);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // Waits for the jobs that have begun. The others are not begun any more.
  ~Workers();

  bool is_empty() const { return threads_.empty(); }

  // Jobs are begun in their order.
  void add(const std::vector<Job*>& jobs);

  // Waits until the job is done, or for some time.
  void wait_for(const Job& job);

  // Call it for each job that is done, in their order, when its line has been taken: jobs wait
  // while lines take much memory.
  void release(const Job& job);

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable may_begin_;
  std::condition_variable is_done_;
  std::deque<Job*> queue_;
  const Job* awaited_ = nullptr;
  std::size_t held_bytes_ = 0;  // of lines that are not released
  bool is_over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace twentyfour
