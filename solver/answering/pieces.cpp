#include "solver/answering/pieces.hpp"

#include "solver/answering/threads.hpp"

namespace twentyfour {

Pieces::Pieces(int threads, const std::function<Answerer()>& new_answerer) {
  threads_ = start_threads(threads, [&] {
    if (!answer_) answer_ = new_answerer();
    return std::thread([this, answer = new_answerer()] { work(answer); });
  });
}

Pieces::~Pieces() {
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  may_begin_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Pieces::offer(std::string_view text, std::size_t length) {
  {
    const std::lock_guard lock(mutex_);
    std::size_t count = 0;
    const std::size_t last = length - 1;
    std::size_t line_end = text.find('\n', last);
    while (line_end != std::string_view::npos && line_end + 1 < text.size()) {
      text.remove_prefix(line_end + 1);
      line_end = text.find('\n', last);
      if (count == pieces_.size()) pieces_.emplace_back();
      Piece& piece = pieces_[count++];
      piece.text = text.substr(0, line_end == std::string_view::npos ? line_end : line_end + 1);
      piece.is_done = false;
      piece.has_failed = false;
    }
    offered_ = count;
    begun_ = 0;
    next_ = 0;
  }
  may_begin_.notify_all();
}

const char* Pieces::next_begin(const char* at) {
  while (next_ < offered_ && pieces_[next_].text.data() < at) ++next_;
  return next_ < offered_ ? pieces_[next_].text.data() : nullptr;
}

const Piece* Pieces::take() {
  std::unique_lock lock(mutex_);
  const Piece& piece = pieces_[next_++];
  while (!piece.is_done) {
    if (begun_ < offered_) {
      answer_one(lock, answer_);
    } else {
      is_done_.wait(lock);
    }
  }
  return piece.has_failed ? nullptr : &piece;
}

void Pieces::drop() {
  std::unique_lock lock(mutex_);
  begun_ = offered_;
  is_done_.wait(lock, [this] { return running_ == 0; });
  offered_ = begun_ = 0;
}

void Pieces::work(const Answerer& answer) {
  std::unique_lock lock(mutex_);
  for (;;) {
    may_begin_.wait(lock, [this] { return is_over_ || begun_ < offered_; });
    if (is_over_) return;
    answer_one(lock, answer);
  }
}

// Answers the next piece, without the lock.
void Pieces::answer_one(std::unique_lock<std::mutex>& lock, const Answerer& answer) {
  Piece& piece = pieces_[begun_++];
  ++running_;
  lock.unlock();
  bool has_failed = false;
  try {
    answer(piece);
  } catch (...) {
    has_failed = true;
  }
  lock.lock();
  piece.has_failed = has_failed;
  piece.is_done = true;
  --running_;
  is_done_.notify_one();
}

}  // namespace twentyfour
