#include "solver/answering/queue.hpp"

#include <algorithm>
#include <memory>
#include <new>
#include <sys/resource.h>
#include <system_error>

#include "solver/answering/processors.hpp"
#include "solver/text/line_ends.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace twentyfour {
namespace {

// Lines are written when they have this many bytes.
constexpr std::size_t kManyBytes = 1 << 16;

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

// (What changes with each deal is local: members share cache lines with other batches, which other
// threads answer.)
void Batch::answer(Solver& solver) noexcept {
  std::string lines = std::move(answers);
  std::size_t count = 0;
  try {
    for (Item& item : items) {
      item.is_bad = !item.is_repeat && !solver.append_line(item.deal, lines);
      item.end = lines.size();
      ++count;
    }
  } catch (...) {  // NOLINT(bugprone-empty-catch): `answered` says where it failed
  }
  answers = std::move(lines);
  answered = count;
}

void Batch::clear() {
  items.clear();
  known.clear();
  answers.clear();
  if (answers.capacity() > kManyBytes) answers.shrink_to_fit();
  answered = 0;
  is_done = false;
}

Queue::Queue(const Run& run, Streams& streams, bool has_memo)
    : run_(run),
      streams_(streams),
      has_memo_(has_memo),
      batch_size_(twentyfour::batch_size_of(run, example_of(run))),
      jobs_(run.jobs),
      solver_(run) {}

void Queue::add_text(std::string_view text) {
  if (put_ == closed_ && open().is_empty()) return put(text);
  open().add_text(text);
  if (open().bytes() >= kManyBytes) close_batch();
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
  const Memo::Found found = has_memo_ ? memo_.find(key_of(deal)) : Memo::Found();
  if (memo_.is_bad(found.id)) counts_.add_bad(counts_.lines);
  if (!found.line.empty()) return add_text(found.line);
  const std::size_t batch_size = batch_size_of(deal);
  if (!by_threads(batch_size)) return answer(deal, counts_.lines, found.id);
  if (batch_size == 1) close_batch();  // the text before a slow deal does not wait for it
  open().add(deal, counts_.lines, found.id, !found.is_new);
  if (open().items.size() >= batch_size) close_batch();
}

void Queue::flush() {
  close_batch();
  while (put_ < closed_) put_first();
  memo_.make_room();
  write();
}

// Answers a deal here and now.
void Queue::answer(const Deal& deal, std::uint64_t line_number, Memo::Id id) {
  const std::size_t batch_size = batch_size_of(deal);
  if (batch_size == 1) write();
  const std::size_t begin = out_.size();
  bool is_bad = true;
  try {
    is_bad = !solver_.append_line(deal, out_);
  } catch (const std::bad_alloc&) {
    if (!goes_on_after_errors(run_)) throw;
    out_ += error_line("out of memory");
  }
  if (is_bad) counts_.add_bad(line_number);
  memo_.keep(id, std::string_view(out_).substr(begin), is_bad);
  const bool is_due = answered_alone_ % batch_size == 0 && batch_size < kFastBatch;
  if (is_due || out_.size() >= kManyBytes) write();
}

// Starts threads after three batches of deals, or after one slow deal: jobs-1 workers; jobs if
// deals are slow, so this thread only writes. If the system refuses one, no more are asked for.
bool Queue::by_threads(std::size_t batch_size) {
  const std::size_t first_deals = batch_size == 1 ? 1 : 3 * batch_size;
  if (threads_.empty() && (jobs_ == 1 || answered_alone_ < first_deals)) {
    ++answered_alone_;
    return false;
  }
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
    may_begin_.wait(lock, [this] { return is_over_ || may_begin(); });
    if (is_over_) return;
    answer_next(lock, solver);
  }
}

// Answers the next batch that is not begun, without the lock.
void Queue::answer_next(std::unique_lock<std::mutex>& lock, Solver& solver) {
  const std::size_t number = begun_++;
  Batch& next = batch(number);
  lock.unlock();
  next.answer(solver);
  lock.lock();
  next.is_done = true;
  held_bytes_ += next.bytes();
  if (number == put_) is_done_.notify_one();
}

// Hands the open batch to the threads, and opens the next.
void Queue::close_batch() {
  if (open().is_empty()) return;
  {
    const std::lock_guard lock(mutex_);
    ++closed_;
  }
  may_begin_.notify_one();
  if (closed_ - put_ == ring_.size()) put_first();
}

// Waits until a batch is done. Where threads leave one of the jobs to the caller, it answers
// batches meanwhile.
void Queue::wait_for(const Batch& batch) {
  const bool may_help = threads_.size() < static_cast<std::size_t>(jobs_);
  std::unique_lock lock(mutex_);
  while (!batch.is_done && may_help && may_begin()) answer_next(lock, solver_);
  is_done_.wait(lock, [&batch] { return batch.is_done; });
}

// Puts the lines of the first batch. The lines before do not wait for it. Deals that a thread could
// not answer, perhaps because memory ran out, are answered by the caller, alone. If it throws, only
// out_ is left to write.
void Queue::put_first() try {
  Batch& first = batch(put_);
  write();
  if (!threads_.empty()) wait_for(first);
  if (first.has_failed()) stop_threads();
  put_lines_of(first);
  {
    const std::lock_guard lock(mutex_);
    if (held_bytes_ >= kMostHeldBytes) may_begin_.notify_all();
    if (first.is_done) held_bytes_ -= first.bytes();
    // Once all are put, the first ones are filled again: they are in the caches.
    if (++put_ == closed_) put_ = begun_ = closed_ = 0;
  }
  first.clear();
} catch (...) {
  stop_threads();
  for (Batch& each : ring_) each.clear();
  put_ = closed_;
  throw;
}

void Queue::put_lines_of(const Batch& batch) {
  const bool has_answers_only = batch.known.empty() && !batch.has_failed();
  if (!has_memo_ && has_answers_only) return put(batch.answers);
  for (std::size_t i = 0; i < batch.items.size(); ++i) {
    put(batch.known_before(i));
    put_line_of(batch, i);
  }
  put(batch.known_before(batch.items.size()));
}

void Queue::put_line_of(const Batch& batch, std::size_t i) {
  const Batch::Item& item = batch.items[i];
  std::string_view line = batch.line(i);
  if (line.empty()) line = memo_.line(item.id);
  if (line.empty()) return answer(item.deal, item.line_number, item.id);
  memo_.keep(item.id, line, item.is_bad);
  if (item.is_bad || memo_.is_bad(item.id)) counts_.add_bad(item.line_number);
  put(line);
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
