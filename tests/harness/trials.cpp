#include "tests/harness/trials.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <iostream>
#include <mutex>
#include <span>
#include <unistd.h>
#include <utility>

#include "tests/harness/in_parallel.hpp"
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

// In a row.
constexpr int kMostTimeouts = 10;

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

// Replaces every `from`. Returns whether there was one.
bool replace_all(std::string& text, const std::string& from, const std::string& to) {
  bool found = false;
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
    found = true;
  }
  return found;
}

// Which places there were.
struct Places {
  bool cards = false;
  bool answer = false;
};

// Fills the places of a text. An answer may look like a place, so it is the last.
void fill(std::string& text, const Puzzle& puzzle, const RefereeOptions& options, Places& found) {
  const std::vector<std::string> cards = card_texts(puzzle.cards, options);
  std::string all;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    all.append(i == 0 ? "" : " ").append(cards[i]);
    const std::string place = std::string("{").append(std::to_string(i + 1)).append("}");
    found.cards |= replace_all(text, place, cards[i]);
  }
  found.cards |= replace_all(text, "{}", all);
  if (options.expect == Expect::kVerdicts) {
    found.answer |= replace_all(text, "{answer}", puzzle.answer);
  }
}

std::string input_for(const Puzzle& puzzle, const RefereeOptions& options) {
  if (options.standard_input.empty()) return batch_of({puzzle}, options);
  std::string text = options.standard_input;
  Places found;
  fill(text, puzzle, options, found);
  return text;
}

RunResult run_trial(const Trial& trial, const PuzzleFile& file, const RefereeOptions& options) {
  const Puzzle& puzzle = file.puzzles[trial.first];
  std::vector<std::string> arguments(options.command.begin() + 1, options.command.end());
  std::string input;
  if (options.give == Give::kArguments) {
    arguments = arguments_for(puzzle, arguments, options);
  } else {
    input = options.give == Give::kBatch ? file.input : input_for(puzzle, options);
  }
  return run_program(options.command.front(), arguments, input, options.time_limit,
                     kMostOutput + kMostOutputForHand * trial.count);
}

}  // namespace

std::vector<std::string> arguments_for(const Puzzle& puzzle,
                                       const std::vector<std::string>& arguments,
                                       const RefereeOptions& options) {
  const std::vector<std::string> cards = card_texts(puzzle.cards, options);
  std::vector<std::string> filled;
  Places found = {.cards = false, .answer = options.expect != Expect::kVerdicts};
  for (std::string argument : arguments) {
    if (argument == "{}") {
      filled.insert(filled.end(), cards.begin(), cards.end());
      found.cards = true;
    } else {
      fill(argument, puzzle, options, found);
      filled.push_back(std::move(argument));
    }
  }
  if (!found.cards) filled.insert(filled.end(), cards.begin(), cards.end());
  if (!found.answer) filled.push_back(puzzle.answer);
  return filled;
}

Tried try_program(const std::vector<PuzzleFile>& files, const RefereeOptions& options) {
  Tried tried = {{}, std::vector<BatchLines>(files.size())};
  std::size_t hands = 0;
  for (const PuzzleFile& file : files) {
    tried.marks.emplace_back(file.puzzles.size());
    hands += file.puzzles.size();
  }
  const std::vector<Trial> trials = trials_of(files, options.give);
  Progress progress(hands);
  std::atomic<int> timed_out_in_a_row = 0;
  in_parallel(trials.size(), options.jobs, [&] {
    return [&, marker = Marker(options)](std::size_t i) mutable {
      const Trial& trial = trials[i];
      const PuzzleFile& file = files[trial.file];
      RunResult result = run_trial(trial, file, options);
      if (result.timed_out) {
        ++timed_out_in_a_row;
      } else {
        timed_out_in_a_row = 0;
      }
      BatchLines lines;  // of a file whose only trial this is
      const auto marked = marker.mark(
          std::move(result), std::span(file.puzzles).subspan(trial.first, trial.count), lines);
      if (options.give == Give::kBatch) tried.lines[trial.file] = std::move(lines);
      std::copy(marked.begin(), marked.end(),
                tried.marks[trial.file].begin() + static_cast<std::ptrdiff_t>(trial.first));
      progress.add(trial.count);
      return timed_out_in_a_row < kMostTimeouts || options.keeps_going;
    };
  });
  return tried;
}

}  // namespace twentyfour
