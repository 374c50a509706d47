#include "tests/harness/trials.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <exception>
#include <iostream>
#include <mutex>
#include <span>
#include <thread>
#include <unistd.h>

#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

// A line on standard error, rewritten twice a second.
class Progress {
 public:
  explicit Progress(std::size_t hands) : hands_(hands), is_shown_(isatty(STDERR_FILENO) != 0) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() {
    if (is_shown_) std::cerr << "\r\033[K" << std::flush;
  }

  void add(std::size_t hands) {
    const std::lock_guard lock(mutex_);
    done_ += hands;
    if (!is_shown_ || Clock::now() < next_) return;
    std::cerr << '\r' << done_ << " of " << hands_ << " hands" << std::flush;
    next_ = Clock::now() + std::chrono::milliseconds(500);
  }

 private:
  using Clock = std::chrono::steady_clock;

  const std::size_t hands_;
  const bool is_shown_;
  std::mutex mutex_;
  std::size_t done_ = 0;
  Clock::time_point next_ = Clock::now();
};

constexpr std::size_t kMostJobs = 256;

// In bytes; so much more for each hand of a batch.
constexpr std::size_t kMostOutputForHand = 1024;

// The puzzles that one process is given.
struct Trial {
  std::size_t file;
  std::size_t first;
  std::size_t count;
};

std::vector<Trial> trials_of(const std::vector<PuzzleFile>& files, Give give) {
  std::vector<Trial> trials;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::size_t count = files[i].puzzles.size();
    const std::size_t step = give == Give::kBatch ? std::max<std::size_t>(count, 1) : 1;
    for (std::size_t first = 0; first < count; first += step) trials.push_back({i, first, step});
  }
  return trials;
}

RunResult run_trial(const Trial& trial, const PuzzleFile& file, const RefereeOptions& options) {
  const Puzzle& puzzle = file.puzzles[trial.first];
  std::vector<std::string> arguments(options.command.begin() + 1, options.command.end());
  std::string input;
  if (options.give == Give::kArguments) {
    arguments = arguments_for(puzzle, arguments, options.expect == Expect::kVerdicts);
  } else {
    input = options.give == Give::kBatch ? file.input : input_of({puzzle}, options);
  }
  return run_program(options.command.front(), arguments, input, options.time_limit,
                     kMostOutput + kMostOutputForHand * trial.count);
}

// Replaces every `from`. Returns whether there was one.
bool replace_all(std::string& text, const std::string& from, const std::string& to) {
  bool found = false;
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
    found = true;
  }
  return found;
}

}  // namespace

std::vector<std::string> arguments_for(const Puzzle& puzzle,
                                       const std::vector<std::string>& arguments, bool has_answer) {
  std::vector<std::string> cards;
  for (const std::int64_t card : puzzle.cards) cards.push_back(std::to_string(card));
  std::vector<std::string> replaced;
  bool cards_are_placed = false;
  bool answer_is_placed = !has_answer;
  for (std::string argument : arguments) {
    if (argument == "{}") {
      replaced.insert(replaced.end(), cards.begin(), cards.end());
      cards_are_placed = true;
      continue;
    }
    cards_are_placed |= replace_all(argument, "{}", to_text(puzzle.cards));
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const std::string place = std::string("{").append(std::to_string(i + 1)).append("}");
      cards_are_placed |= replace_all(argument, place, cards[i]);
    }
    if (has_answer) answer_is_placed |= replace_all(argument, "{answer}", puzzle.answer);
    replaced.push_back(std::move(argument));
  }
  if (!cards_are_placed) replaced.insert(replaced.end(), cards.begin(), cards.end());
  if (!answer_is_placed) replaced.push_back(puzzle.answer);
  return replaced;
}

std::vector<std::vector<Marked>> try_program(const std::vector<PuzzleFile>& files,
                                             const RefereeOptions& options) {
  std::vector<std::vector<Marked>> marks;
  std::size_t hands = 0;
  for (const PuzzleFile& file : files) {
    marks.emplace_back(file.puzzles.size());
    hands += file.puzzles.size();
  }
  const std::vector<Trial> trials = trials_of(files, options.give);
  Progress progress(hands);
  std::atomic<std::size_t> next = 0;
  std::vector<std::exception_ptr> failures(
      std::min({static_cast<std::size_t>(options.jobs), trials.size(), kMostJobs}));

  const auto work = [&](std::exception_ptr& failure) {
    try {
      Marker marker(options);
      for (std::size_t i; (i = next++) < trials.size();) {
        const Trial& trial = trials[i];
        const PuzzleFile& file = files[trial.file];
        const auto marked = marker.mark(run_trial(trial, file, options),
                                        std::span(file.puzzles).subspan(trial.first, trial.count));
        std::copy(marked.begin(), marked.end(),
                  marks[trial.file].begin() + static_cast<std::ptrdiff_t>(trial.first));
        progress.add(trial.count);
      }
    } catch (...) {
      failure = std::current_exception();
      next = trials.size();
    }
  };

  std::vector<std::thread> threads;
  threads.reserve(failures.size());
  for (std::exception_ptr& failure : failures) threads.emplace_back(work, std::ref(failure));
  for (std::thread& thread : threads) thread.join();
  for (const std::exception_ptr& failure : failures) {
    if (failure) std::rethrow_exception(failure);
  }
  return marks;
}

}  // namespace twentyfour
