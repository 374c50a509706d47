#include "solver/answering/queue.hpp"

#include <algorithm>
#include <memory>
#include <new>
#include <sys/resource.h>
#include <system_error>

#include "solver/answering/processors.hpp"
#include "solver/kernels/line_ends.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace twentyfour {
namespace {

// Lines are written when they have this many bytes.
constexpr std::size_t kManyBytes = 1 << 16;

constexpr std::size_t kMostPending = 64;

// Threads begin no batch while those that are done and not yet written have this many bytes. (The
// next batch to begin comes after them, so they never wait for it.)
constexpr std::size_t kMostHeldBytes = std::size_t{16} << 20;

// Where the address space is limited (ulimit -v), threads share one heap. For a heap of its own,
// each would reserve 64 MiB, which is not given back when it ends.
void spare_address_space() {
#ifdef M_ARENA_MAX
  rlimit limit = {};
  const bool is_limited = ::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
  if (is_limited) ::mallopt(M_ARENA_MAX, 1);
#endif
}

}  // namespace

Queue::Queue(const Run& run, Streams& streams, bool remembers)
    : run_(run),
      streams_(streams),
      remembers_(remembers),
      batch_size_(twentyfour::batch_size_of(run, example_of(run))),
      jobs_(run.jobs),
      solver_(run) {}

void Queue::add_text(std::string_view text) {
  if (is_empty()) return put(text);
  open_.add_text(text);
  if (open_.bytes() >= kManyBytes) close_batch();
}

void Queue::add_lines(std::string_view lines) {
  counts_.lines += count_line_ends(lines.data(), lines.data() + lines.size());
  add_text(lines);
}

void Queue::add_bad_line(std::string_view reason) {
  counts_.add_bad(++counts_.lines);
  add_text(error_line(reason));
}

void Queue::add(const Deal& deal) {
  ++counts_.lines;
  const Memo::Found found = remembers_ ? memo_.find(key_of(deal)) : Memo::Found();
  if (found.is_bad) counts_.add_bad(counts_.lines);
  if (!found.line.empty()) return add_text(found.line);
  const std::size_t batch_size = batch_size_of(deal);
  const bool by_threads = has_threads(batch_size);
  if (is_empty() && !by_threads) return answer(deal, counts_.lines, found.id);
  const bool is_slow = batch_size == 1;  // the text before it does not wait for it
  if (open_.size() >= batch_size || (is_slow && !open_.is_empty())) close_batch();
  open_.add(deal, counts_.lines, found.id, !found.is_new);
  if (open_.size() >= batch_size) close_batch();
}

void Queue::flush() {
  if (pending_.empty()) {
    const Batch last = std::exchange(open_, {});
    put_lines_of(last);
  } else {
    close_batch();
    release(0);
  }
  write();
}

// Answers a deal here and now.
void Queue::answer(const Deal& deal, std::uint64_t line_number, Memo::Id id) {
  const std::size_t batch_size = batch_size_of(deal);
  if (batch_size == 1) write();
  const std::size_t begin = out_.size();
  bool is_bad = true;
  try {
    is_bad = solver_.append_line(deal, out_);
  } catch (const std::bad_alloc&) {
    if (!answers_lines(run_)) throw;
    out_ += error_line("out of memory");
  }
  if (is_bad) counts_.add_bad(line_number);
  memo_.keep(id, std::string_view(out_).substr(begin), is_bad);
  const bool is_due = ++answered_alone_ % batch_size == 0 && batch_size < kFastBatch;
  if (is_due || out_.size() >= kManyBytes) write();
}

// Starts threads when it is time: one fewer than jobs, because the caller answers batches too; but
// as many where it must stay free to write what is done before a slow deal. If the system refuses
// one, no more are asked for.
bool Queue::has_threads(std::size_t batch_size) {
  if (jobs_ == 1) return !threads_.empty();
  const bool is_early = remembers_ && answered_alone_ < deals_before_threads(batch_size);
  if (threads_.empty() && is_early) return false;
  if (jobs_ == 0) jobs_ = usable_processors();
  const auto wanted = static_cast<std::size_t>(batch_size == 1 && jobs_ > 1 ? jobs_ : jobs_ - 1);
  if (threads_.size() >= wanted) return wanted > 0;
  if (threads_.empty()) spare_address_space();
  try {
    while (threads_.size() < wanted) {
      auto solver = std::make_unique<Solver>(run_);
      threads_.emplace_back([this, own = std::move(solver)] { work(*own); });
    }
  } catch (const std::system_error&) {
  } catch (const std::bad_alloc&) {
  }
  if (threads_.size() < wanted) jobs_ = std::max(static_cast<int>(threads_.size()), 1);
  return !threads_.empty();
}

// From now on, the caller answers all deals.
void Queue::stop_threads() {
  jobs_ = 1;
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  may_begin_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void Queue::work(Solver& solver) {
  std::unique_lock lock(mutex_);
  for (;;) {
    may_begin_.wait(lock, [this] {
      return is_over_ || (begun_ < pending_.size() && held_bytes_ < kMostHeldBytes);
    });
    if (is_over_) return;
    answer_next(lock, solver);
  }
}

// Answers the next batch that is not begun, without the lock.
void Queue::answer_next(std::unique_lock<std::mutex>& lock, Solver& solver) {
  Pending& next = pending_[begun_++];
  lock.unlock();
  next.batch.answer(solver);
  lock.lock();
  next.is_done = true;
  held_bytes_ += next.batch.bytes();
  if (&next == &pending_.front()) is_done_.notify_one();
}

// Hands the open batch to the threads.
void Queue::close_batch() {
  {
    const std::lock_guard lock(mutex_);
    pending_.emplace_back().batch = std::exchange(open_, empty_batch());
  }
  may_begin_.notify_one();
  release(kMostPending);
}

Batch Queue::empty_batch() {
  if (spare_.empty()) return {};
  Batch batch = std::move(spare_.back());
  spare_.pop_back();
  batch.clear();
  return batch;
}

// Whether the caller may answer the next batch, with the lock: no slow deal, which would keep it
// from writing, and no more deals at once than jobs.
bool Queue::may_help() const {
  return begun_ < pending_.size() && pending_[begun_].batch.size() > 1 &&
         threads_.size() < static_cast<std::size_t>(jobs_) && held_bytes_ < kMostHeldBytes;
}

// Puts the lines of the batches that are done, in their order, and waits for others while more than
// `most_left` are pending. Without threads, answers all that are pending.
void Queue::release(std::size_t most_left) {
  const auto is_done = [this] { return pending_.front().is_done; };
  while (!pending_.empty()) {
    if (!threads_.empty()) {
      std::unique_lock lock(mutex_);
      if (!is_done()) {
        if (pending_.size() <= most_left) return;
        if (may_help()) {
          answer_next(lock, solver_);
          continue;
        }
        lock.unlock();
        write();
        lock.lock();
        is_done_.wait(lock, is_done);
      }
    }
    release_first();
  }
}

// Deals that a thread could not answer, perhaps because memory ran out, are answered by the caller,
// alone.
void Queue::release_first() {
  Pending& first = pending_.front();
  if (first.batch.has_failed()) stop_threads();
  put_lines_of(first.batch);
  const bool are_slow = first.batch.size() < kFastBatch;
  const std::size_t bytes = first.is_done ? first.batch.bytes() : 0;
  Batch done = std::move(first.batch);
  {
    const std::lock_guard lock(mutex_);
    if (held_bytes_ >= kMostHeldBytes) may_begin_.notify_all();
    held_bytes_ -= bytes;
    if (begun_ > 0) --begun_;
    pending_.pop_front();
  }
  spare_.push_back(std::move(done));
  if (are_slow) write();
}

// If it throws, only out_ is left to write.
void Queue::put_lines_of(const Batch& batch) try {
  if (!remembers_ && batch.has_answers_only()) return put(batch.answers());
  for (std::size_t i = 0; i < batch.size(); ++i) {
    put(batch.known_before(i));
    put_line_of(batch, i);
  }
  put(batch.known_before(batch.size()));
} catch (...) {
  stop_threads();
  pending_.clear();
  open_ = {};
  throw;
}

void Queue::put_line_of(const Batch& batch, std::size_t i) {
  Memo::Found found = {batch.id(i), false, batch.is_bad(i), batch.line(i)};
  if (!found.line.empty()) {
    memo_.keep(found.id, found.line, found.is_bad);
  } else {
    found = memo_.at(found.id);
    if (found.line.empty()) return answer(batch.deal(i), batch.line_number(i), batch.id(i));
  }
  if (found.is_bad) counts_.add_bad(batch.line_number(i));
  put(found.line);
}

// Long text is not copied.
void Queue::put(std::string_view text) {
  if (text.size() >= kManyBytes) {
    write();
    return write(text);
  }
  out_ += text;
  if (out_.size() >= kManyBytes) write();
}

void Queue::write() {
  if (!out_.empty()) write(out_);
  out_.clear();
}

void Queue::write(std::string_view text) {
  if (!streams_.write(text.data(), text.size())) throw WriteFailed();
}

}  // namespace twentyfour
