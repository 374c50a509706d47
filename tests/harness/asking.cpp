#include "tests/harness/asking.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>

#include "solver/text/characters.hpp"
#include "tests/harness/in_parallel.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// No more processes are started after this many that time out, nor after this many that print
// without end, if these are more than the others.
constexpr std::size_t kMostEndless = 3;

constexpr std::chrono::seconds kPatience(5);
constexpr std::chrono::minutes kSilence(1);

constexpr std::string_view kFewHands =
    "; for a program that is slow to start, 60 hands show nearly every mistake: the groups samples "
    "known-hard/fractions-to-9 known-hard/one-way-only near-misses/well-known "
    "wrong-programs/hundredth-epsilon";

constexpr std::size_t kHandsThatAreFew = 100;

// Says on standard error that the first process does not end for long, and then how many hands have
// been asked, once a minute.
class Progress {
 public:
  // @param advice  what is said after each minute, after the number of hands
  Progress(std::size_t hands, std::chrono::milliseconds time_limit, std::string_view advice)
      : hands_(hands), watch_([this, time_limit, advice] {
          std::unique_lock lock(mutex_);
          if (!has_news_.wait_for(lock, kPatience, [this] { return done_ > 0; })) {
            std::cerr << "twentyfour-referee: no process has ended in " << kPatience.count()
                      << " s; each may take " << time_limit.count() / 1000 << " s (--timeout)"
                      << std::endl;
          }
          while (!has_news_.wait_for(lock, kSilence, [this] { return done_ > hands_; })) {
            std::cerr << "twentyfour-referee: " << done_ << " of " << hands_ << " hands" << advice
                      << std::endl;
          }
        }) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() {
    add(hands_ + 1);
    watch_.join();
  }

  void add(std::size_t hands) {
    const std::lock_guard lock(mutex_);
    done_ += hands;
    has_news_.notify_one();
  }

 private:
  const std::size_t hands_;
  std::mutex mutex_;
  std::size_t done_ = 0;
  std::condition_variable has_news_;
  std::thread watch_;
};

// In bytes: for each hand of a batch besides a word, of an output that never ends, which is enough
// for an answer, and of a process for one hand.
constexpr std::size_t kMostOutputForHand = 1024;
constexpr std::size_t kBeginning = 4096;
constexpr std::size_t kMostOutputOfHand = std::size_t{2} << 20;

std::vector<ProcessRun> processes_for(const std::vector<PuzzleFile>& files, Give give) {
  std::vector<ProcessRun> all;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::size_t count = files[i].puzzles.size();
    const std::size_t step = give == Give::kBatch ? std::max<std::size_t>(count, 1) : 1;
    for (std::size_t first = 0; first < count; first += step) all.push_back({i, first, step});
  }
  return all;
}

// Which places there were.
struct Places {
  bool cards = false;
  bool answer = false;
};

bool ends_in_stop(std::string_view answer) {
  return std::ranges::any_of(std::array{".", ",", ";", "\u3002", "\uff0c", "\uff1b"},
                             [answer](const char* stop) { return answer.ends_with(stop); });
}

// Drops what a template has around the place of an answer and the answer has too: an equals sign
// after it, which no claim of NO and no sentence needs either, or tags around it.
void drop_what_is_there(std::string& text, std::string_view answer) {
  constexpr std::string_view kPlace = "{answer}";
  const std::size_t place = text.find(kPlace);
  if (place == std::string::npos) return;
  const std::size_t after = place + kPlace.size();
  const std::size_t end = std::min(text.find('\n', after), text.size());
  const std::size_t begin = text.find_last_of("\t\n}", place) + 1;
  const bool is_equation = trim_left(std::string_view(text).substr(after)).starts_with('=');
  const bool has_value = answer.find('=') != std::string_view::npos ||
                         std::ranges::none_of(answer, is_digit) || ends_in_stop(answer);
  const bool has_tags = answer.find('<') != std::string_view::npos && text[begin] == '<';
  if ((is_equation && has_value) || has_tags) text.erase(after, end - after);
  if (has_tags) text.erase(begin, place - begin);
}

// Fills the places of a text. An answer may look like a place, so it is the last.
void fill(std::string& text, const Puzzle& puzzle, const RefereeOptions& options, Places& found) {
  const std::vector<std::string> cards = card_texts(puzzle.cards, options);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::string place = std::string("{").append(std::to_string(i + 1)).append("}");
    found.cards |= replace_all(text, place, cards[i]);
  }
  found.cards |= replace_all(text, "{}", joined_by(" ", cards));
  if (options.expect != Expect::kVerdicts) return;
  drop_what_is_there(text, puzzle.answer);
  found.answer |= replace_all(text, "{answer}", puzzle.answer);
}

std::string input_for(const Puzzle& puzzle, const RefereeOptions& options) {
  if (options.standard_input.empty()) return batch_of({puzzle}, options);
  std::string text = options.standard_input;
  Places found;
  fill(text, puzzle, options, found);
  return text;
}

RunResult run_on(const PuzzleFile& file, const ProcessRun& run, const RefereeOptions& options) {
  const Puzzle& puzzle = file.puzzles[run.first];
  std::vector<std::string> arguments(options.command.begin() + 1, options.command.end());
  std::string input;
  if (options.give == Give::kArguments) {
    arguments = arguments_for(puzzle, arguments, options);
  } else {
    input =
        options.give == Give::kBatch ? batch_of(file.puzzles, options) : input_for(puzzle, options);
  }
  const auto& [yes, no] = options.query.words;
  const std::size_t most_for_hand = kMostOutputForHand + std::max(yes.size(), no.size());
  RunResult result = run_program(
      options.command.front(), arguments, input, options.time_limit,
      options.give == Give::kBatch ? kMostOutput + most_for_hand * run.count : kMostOutputOfHand);
  if (result.flooded) result.out.resize(std::min(result.out.size(), kBeginning));
  return result;
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

std::vector<ProcessRun> ask(const std::vector<PuzzleFile>& files, const RefereeOptions& options) {
  std::vector<ProcessRun> all = processes_for(files, options.give);
  std::size_t hands = 0;
  for (const ProcessRun& run : all) hands += run.count;
  const bool has_fewer =
      options.expect != Expect::kVerdicts && options.hands_file.empty() && hands > kHandsThatAreFew;
  Progress progress(hands, options.time_limit, has_fewer ? kFewHands : "");
  std::atomic<std::size_t> timed_out = 0;
  std::atomic<std::size_t> flooded = 0;
  std::atomic<std::size_t> ended = 0;
  in_parallel(all.size(), options.jobs, [&] {
    return [&](std::size_t i) {
      ProcessRun& run = all[i];
      const auto start = std::chrono::steady_clock::now();
      run.result = run_on(files[run.file], run, options);
      run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      // With many jobs, more may time out at once.
      if (run.result.timed_out && ++timed_out > kMostEndless && !options.keeps_going) {
        return false;
      }
      run.was_tried = true;
      ++(run.result.flooded ? flooded : ended);
      progress.add(run.count);
      const bool is_flood = flooded >= kMostEndless && flooded > ended;
      return options.keeps_going || (timed_out < kMostEndless && !is_flood);
    };
  });
  return all;
}

}  // namespace twentyfour
