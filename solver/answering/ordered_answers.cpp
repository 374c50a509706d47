#include "solver/answering/ordered_answers.hpp"

#include <new>
#include <time.h>

#include "solver/answering/processors.hpp"

namespace twentyfour {
namespace {

// Threads are worth it if searches take so many seconds, all that were done and each of them.
constexpr double kWorthThreads = 2e-3;
constexpr double kWorthAJob = 3e-6;

// Of short searches not all are timed: the clocks take a fifth of the shortest.
constexpr std::int64_t kSearchesForOneTimed = 16;

constexpr std::size_t kQueuedAtOnce = 8;
constexpr std::size_t kMostPending = 256;
constexpr std::size_t kMostBytesBehind = std::size_t{1} << 20;

// The processor time of this thread. The time of the process, which std::clock() returns, is not
// exact enough: Linux counts it in steps of some milliseconds if the process has a limit for it.
double processor_seconds() {
  timespec time = {};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

bool OrderedAnswers::add(std::string_view line) {
  if (pending_.empty()) return lines_.add(line);
  Lines::append_line(line, pending_.back().lines_behind);
  bytes_behind_ += line.size() + 1;
  return bytes_behind_ < kMostBytesBehind || settle(0);
}

bool OrderedAnswers::add_answer(const Task& task, const int* cards) {
  const MemoKey key(task, cards);
  if (const auto line = memo_.find(key)) return add(*line);
  if (!has_workers()) return search_now(key, task, Cards(cards, cards + task.cards));
  add_pending(key, task, cards);
  return pending_.size() < kMostPending || settle(kMostPending / 2);
}

bool OrderedAnswers::flush() {
  return settle(0) && lines_.flush();
}

// Starts them when it is time. If that fails, there are none.
bool OrderedAnswers::has_workers() {
  if (workers_) return true;
  if (jobs_ == 1 || timed_ == 0) return false;
  const double mean = timed_seconds_ / static_cast<double>(timed_);
  if (mean < kWorthAJob || mean * static_cast<double>(searches_) < kWorthThreads) return false;
  if (jobs_ == 0) jobs_ = usable_processors();
  if (jobs_ > 1) workers_.emplace(jobs_);
  if (!workers_ || workers_->is_empty()) stop_workers();
  return workers_.has_value();
}

void OrderedAnswers::stop_workers() {
  workers_.reset();
  jobs_ = 1;
}

bool OrderedAnswers::search_now(const MemoKey& key, const Task& task, const Cards& hand) {
  const bool takes_long = may_take_long(task);
  if (takes_long && !lines_.flush()) return false;
  // Not the first of the short ones, which fills tables.
  const bool is_timed = ++searches_ % kSearchesForOneTimed == 0 || takes_long;
  const double start = is_timed ? processor_seconds() : 0;
  const std::string line = search(task, hand);
  memo_.keep(key, line);
  if (!is_timed) return lines_.add(line);
  timed_seconds_ += processor_seconds() - start;
  ++timed_;
  return lines_.add(line) && lines_.flush_if_due();
}

// If memory is short, tries again with all there is.
std::string OrderedAnswers::search(const Task& task, const Cards& hand) {
  try {
    if (!memory_) memory_.emplace();
    return answer_to(task, hand, *memory_);
  } catch (const std::bad_alloc&) {
    stop_workers();
    memo_.forget();
    memory_.reset();
  }
  memory_.emplace();
  return answer_to(task, hand, *memory_);
}

// A hand that is pending already is no second job: in its turn, its line is remembered.
void OrderedAnswers::add_pending(const MemoKey& key, const Task& task, const int* cards) {
  Pending& added = pending_.emplace_back(key, task, cards);
  added.is_job = hands_of_jobs_.insert(key).second;
  if (!added.is_job) return;
  unqueued_.push_back(&added.job);
  if (unqueued_.size() == kQueuedAtOnce) queue_jobs();
}

void OrderedAnswers::queue_jobs() {
  if (unqueued_.empty()) return;
  workers_->add(unqueued_);
  unqueued_.clear();
}

// Settles pending hands until at most so many are left. A single hand is searched for here and now.
bool OrderedAnswers::settle(std::size_t most_left) {
  if (pending_.size() == 1 && unqueued_.size() == 1) {
    pending_.front().is_job = false;
    forget_jobs();
  }
  queue_jobs();
  for (;;) {
    if (!settle_done()) return false;
    if (pending_.size() <= most_left) return true;
    if (!lines_.flush()) return false;
    workers_->wait_for(last_job_of(pending_.size() - most_left));
  }
}

// The last job of the first `count` pending hands that is not done. The first is such a job.
const Job& OrderedAnswers::last_job_of(std::size_t count) const {
  const auto is_open = [](const Pending& hand) { return hand.is_job && !hand.job.is_done; };
  while (count > 1 && !is_open(pending_[count - 1])) --count;
  return pending_[count - 1].job;
}

// Settles the pending hands before the first job that is not done.
bool OrderedAnswers::settle_done() {
  while (!pending_.empty()) {
    const Pending& first = pending_.front();
    if (workers_ && first.is_job && !first.job.is_done) return true;
    if (!settle_first()) return false;
  }
  return true;
}

// Adds the line of the first pending hand, and those behind it.
bool OrderedAnswers::settle_first() try {
  Pending& first = pending_.front();
  if (!add_line_of(first) || !lines_.add_text(first.lines_behind)) return false;
  bytes_behind_ -= first.lines_behind.size();
  if (first.is_job) hands_of_jobs_.erase(first.key);
  pending_.pop_front();
  return true;
} catch (...) {
  stop_workers();
  forget_jobs();
  pending_.clear();
  throw;
}

bool OrderedAnswers::add_line_of(Pending& pending) {
  Job& job = pending.job;
  if (job.is_done && !job.has_failed) {
    memo_.keep(pending.key, job.line);
    if (workers_) workers_->release(job);
    return lines_.add(job.line);
  }
  if (job.has_failed) stop_workers();
  if (const auto line = memo_.find(pending.key)) return lines_.add(*line);
  return search_now(pending.key, job.task, job.hand);
}

void OrderedAnswers::forget_jobs() {
  hands_of_jobs_.clear();
  unqueued_.clear();
}

}  // namespace twentyfour
