#include "solver/answering/queue.hpp"

#include <algorithm>
#include <memory>
#include <new>
#include <system_error>
#include <utility>

#include "solver/system/system.hpp"
#include "solver/text/line_ends.hpp"

namespace twentyfour {
namespace {

// Lines are written when they have this many bytes.
constexpr std::size_t kManyBytes = 1 << 16;

}  // namespace

Queue::Queue(const Query& query, Streams& streams, bool has_memo)
    : query_(query),
      streams_(streams),
      has_memo_(has_memo),
      batch_size_(twentyfour::batch_size_of(query, example_of(query))),
      jobs_(query.jobs),
      solver_(query) {}

void Queue::add_text(std::string_view text) {
  if (!due_.empty() && known_.size() + text.size() > kMostKnown) flush();
  if (due_.empty()) return put(text);
  known_ += text;
}

void Queue::add_lines(std::string_view lines) {
  counts_.lines += count_line_ends(lines.data(), lines.data() + lines.size());
  add_text(lines);
}

void Queue::add_bad_line(std::string_view reason) {
  counts_.add_bad(++counts_.lines);
  add_text(error_line(query_, reason));
}

void Queue::add(const Deal& deal) {
  if (lines_.size() == kMostLines || due_.size() == kMostLines) flush();
  OutputLine& line = line_of(deal);
  const std::uint64_t number = ++counts_.lines;
  const std::size_t batch_size = batch_size_of(deal);
  std::size_t batch = 0;
  if (line.state == OutputLine::State::kUnknown && by_threads(batch_size)) {
    if (batch_size == 1) close_batch();  // what is fast does not wait for a slow deal
    line.state = OutputLine::State::kAwaited;
    batch = batches_.size();
    awaited_.push_back(&line);
    if (awaited_.size() - closed_ >= batch_size) close_batch();
  } else if (due_.empty()) {
    return put(line, number);
  }
  due_.push_back({&line, number, batch, known_.size()});
}

void Queue::flush() try {
  close_batch();
  std::size_t begin = 0;
  for (const Due& due : due_) {
    put(std::string_view(known_).substr(begin, due.known_end - begin));
    begin = due.known_end;
    if (due.batch >= waited_for_ && !threads_.empty()) wait_for(due.batch);
    put(*due.line, due.number);
  }
  put(std::string_view(known_).substr(begin));
  end_block();
  write();
} catch (...) {
  stop_threads();
  end_block();
  throw;
}

// The line of a deal, or of its key if lines are remembered.
OutputLine& Queue::line_of(const Deal& deal) {
  lines_.reserve(kMostLines);
  if (!has_memo_) return lines_.emplace_back(OutputLine{deal, deal});
  const Deal key = key_of(deal);
  const std::uint32_t known = places_.find(
      hash_of(key), [&](std::uint32_t number) { return lines_[number - 1].key == key; });
  if (known != 0) return lines_[known - 1];
  lines_.push_back({key, deal});
  places_.add(hash_of_line());
  return lines_.back();
}

// Answers a deal here and now. The lines before one that may be slow do not wait for it.
void Queue::answer(OutputLine& line) {
  const std::size_t batch_size = batch_size_of(line.deal);
  if (batch_size < kFastBatch && answered_alone_ % batch_size == 0) write();
  try {
    line.is_bad = !solver_.append_line(line.deal, line.text);
  } catch (const std::bad_alloc&) {
    if (!goes_on_after_errors(query_)) throw;
    constexpr std::string_view kReason = "out of memory";
    line.is_bad = query_.asked != Question::kCheck;
    line.text = line.is_bad ? error_line(query_, kReason) : not_judged(query_, kReason);
  }
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
  try {
    if (threads_.empty() && wanted > 0) reserve_memory();
    while (threads_.size() < wanted) {
      auto solver = std::make_unique<Solver>(query_);
      threads_.emplace_back([this, own = std::move(solver)] { work(*own); });
    }
  } catch (const std::system_error&) {
  } catch (const std::bad_alloc&) {
  }
  if (threads_.size() < wanted) jobs_ = std::max(static_cast<int>(threads_.size()), 1);
  return !threads_.empty();
}

// Reserves what the calling thread needs for a block of lines, before others may use up all memory.
void Queue::reserve_memory() {
  lines_.reserve(kMostLines);
  if (has_memo_) places_.reserve(kMostLines, hash_of_line());
  due_.reserve(kMostLines);
  awaited_.reserve(kMostLines);
  batches_.reserve(kMostLines);
  known_.reserve(kMostKnown);
  out_.reserve(2 * kManyBytes);
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
  Batch& batch = batches_[number];
  lock.unlock();
  std::size_t bytes = 0;
  try {
    for (OutputLine* const line : batch.lines) {
      line->is_bad = !solver.append_line(line->deal, line->text);
      bytes += line->text.size();
    }
  } catch (...) {  // NOLINT(bugprone-empty-catch): the lines from here on have no text
  }
  lock.lock();
  held_bytes_ += batch.bytes = bytes;
  batch.is_done = true;
  if (number == waited_for_) is_done_.notify_one();
}

// Hands the open batch to the threads.
void Queue::close_batch() {
  if (closed_ == awaited_.size()) return;
  {
    const std::lock_guard lock(mutex_);
    batches_.push_back({std::span(awaited_).subspan(closed_)});
  }
  closed_ = awaited_.size();
  may_begin_.notify_one();
}

// Waits until a batch is done; the lines before do not wait for it. Where threads leave one of the
// jobs to the caller, it answers batches meanwhile.
void Queue::wait_for(std::size_t number) {
  write();
  const bool may_help = threads_.size() < static_cast<std::size_t>(jobs_);
  std::unique_lock lock(mutex_);
  if (held_bytes_ >= kMostBytes) may_begin_.notify_all();
  if (number > 0) held_bytes_ -= batches_[number - 1].bytes;
  const Batch& batch = batches_[number];
  while (!batch.is_done && may_help && may_begin()) answer_next(lock, solver_);
  is_done_.wait(lock, [&batch] { return batch.is_done; });
  waited_for_ = number + 1;
}

// Drops what has been put, and what is remembered if there is no room for more.
void Queue::end_block() {
  due_.clear();
  known_.clear();
  awaited_.clear();
  closed_ = 0;
  {
    const std::lock_guard lock(mutex_);
    batches_.clear();
    begun_ = waited_for_ = held_bytes_ = 0;
  }
  if (has_memo_ && lines_.size() < kMostLines && kept_bytes_ <= kMostBytes) return;
  places_.clear();
  lines_.clear();
  kept_bytes_ = 0;
}

// Remembers a line that has been put, if there is room for it.
void Queue::keep(OutputLine& line) {
  const std::size_t bytes = line.text.size();
  const bool has_room = bytes <= kMostBytes && (kept_bytes_ += bytes) <= kMostBytes;
  if (!has_room) std::string().swap(line.text);
  line.state = has_room ? OutputLine::State::kKnown : OutputLine::State::kUnknown;
}

// Puts a line. A deal that a thread could not answer, perhaps because memory ran out, is answered
// by the caller, alone.
void Queue::put(OutputLine& line, std::uint64_t number) {
  if (line.text.empty()) {
    if (line.state == OutputLine::State::kAwaited) stop_threads();
    answer(line);
  }
  if (line.is_bad) counts_.add_bad(number);
  put(line.text);
  if (line.state != OutputLine::State::kKnown) keep(line);
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
