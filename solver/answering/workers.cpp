#include "solver/answering/workers.hpp"

#include <chrono>
#include <optional>

#include "solver/answering/threads.hpp"
#include "solver/usual_search/memory.hpp"

namespace twentyfour {
namespace {

constexpr std::chrono::milliseconds kLongestWait{50};

// If the lines that are not released have so many bytes, no job is begun. The next job to be begun
// is then behind them, so they can be released without it.
constexpr std::size_t kMostHeldBytes = std::size_t{16} << 20;

void run(Job& job, std::optional<SearchMemory>& memory) {
  try {
    if (!memory) memory.emplace();
    job.line = answer_to(job.task, job.hand, *memory);
  } catch (...) {
    job.has_failed = true;
    memory.reset();
  }
}

}  // namespace

Workers::Workers(int threads) {
  threads_ = start_threads(threads, [this] { return std::thread([this] { work(); }); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  may_begin_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::add(const std::vector<Job*>& jobs) {
  {
    const std::lock_guard lock(mutex_);
    queue_.insert(queue_.end(), jobs.begin(), jobs.end());
  }
  jobs.size() == 1 ? may_begin_.notify_one() : may_begin_.notify_all();
}

void Workers::wait_for(const Job& job) {
  std::unique_lock lock(mutex_);
  awaited_ = &job;
  is_done_.wait_for(lock, kLongestWait, [&job] { return job.is_done.load(); });
  awaited_ = nullptr;
}

void Workers::release(const Job& job) {
  const std::lock_guard lock(mutex_);
  const bool was_full = held_bytes_ >= kMostHeldBytes;
  held_bytes_ -= job.line.size();
  if (was_full && held_bytes_ < kMostHeldBytes) may_begin_.notify_all();
}

void Workers::work() {
  std::optional<SearchMemory> memory;
  std::unique_lock lock(mutex_);
  for (;;) {
    may_begin_.wait(
        lock, [this] { return is_over_ || (!queue_.empty() && held_bytes_ < kMostHeldBytes); });
    if (is_over_) return;
    Job& job = *queue_.front();
    queue_.pop_front();
    lock.unlock();
    run(job, memory);
    lock.lock();
    held_bytes_ += job.line.size();
    if (awaited_ == &job) is_done_.notify_one();
    job.is_done = true;
  }
}

}  // namespace twentyfour
