// Pieces of a block, which threads answer on the guess that a hand begins with each piece.
//
// A piece begins where a line begins. Its answers are used only if the hands before it end there.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace twentyfour {

struct Piece {
  std::string_view text = {};
  std::string lines = {};    // the answers to its first hands
  const char* at = nullptr;  // the place behind these hands
  bool is_done = false;
  bool has_failed = false;  // there was an exception
};

class Pieces {
 public:
  // Finds the lines of a piece, and the place behind their hands.
  using Answerer = std::function<void(Piece& piece)>;

  // Starts so many threads, or fewer if the system refuses more. Each has an answerer of its own,
  // and so has the caller.
  Pieces(int threads, const std::function<Answerer()>& new_answerer);
  Pieces(const Pieces&) = delete;
  Pieces& operator=(const Pieces&) = delete;

  // Waits for the pieces that have begun.
  ~Pieces();

  bool has_threads() const { return !threads_.empty(); }

  // Offers pieces of about this length to the threads. The first of them is left to the caller. The
  // text stays as it is until drop().
  void offer(std::string_view text, std::size_t length);

  // The beginning of the next piece that does not begin before `at`, or nullptr.
  const char* next_begin(const char* at);

  // The piece that next_begin() has found, once it is done, or nullptr if it has failed. It is no
  // longer the next. The caller answers pieces until then.
  const Piece* take();

  // Waits for the pieces that have begun. The others are not begun any more.
  void drop();

 private:
  void work(const Answerer& answer);
  void answer_one(std::unique_lock<std::mutex>& lock, const Answerer& answer);

  std::mutex mutex_;
  std::condition_variable may_begin_;
  std::condition_variable is_done_;
  std::vector<Piece> pieces_;
  std::size_t offered_ = 0;  // so many pieces are in use
  std::size_t begun_ = 0;    // so many of them are begun, or not to be begun any more
  std::size_t running_ = 0;  // so many are answered now
  std::size_t next_ = 0;     // the caller's next
  bool is_over_ = false;
  Answerer answer_;  // the caller's
  std::vector<std::thread> threads_;
};

}  // namespace twentyfour
