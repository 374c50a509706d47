// The end-to-end table: what a hand costs, from the start of a program to its end, by input and by
// way in, with the floor and the textbook program beside it. `throughput --help` says how.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <getopt.h>
#include <iostream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "bench/contestants.hpp"
#include "bench/inputs.hpp"
#include "bench/processes.hpp"
#include "bench/race.hpp"
#include "bench/report.hpp"

namespace twentyfour {
namespace {

constexpr const char* kHelp =
    "usage: throughput [option]...\n"
    "       throughput --write-input=NAME [--hands=N] FILE\n"
    "Times twentyfour, its single file, the floor and two simple programs on the same inputs, and\n"
    "prints the medians as tables in Markdown, after checking that all answers are right.\n"
    "\n"
    "  -r, --rounds=N          rounds, in each of which every program runs once; default 11\n"
    "  -s, --starts=N          rounds for the input of one hand; default 401\n"
    "  -i, --input=NAME        that input alone\n"
    "  -o, --record=FILE       write all figures to FILE, tab-separated\n"
    "  -w, --write-input=NAME  only write that input to FILE\n"
    "  -n, --hands=N           with --write-input: how many hands; default as timed\n"
    "  -h, --help\n"
    "\n"
    "Inputs: one-digit, two-digit, any-layout, wide, one-hand; and, for questions other than the\n"
    "judge's and for more than one job (not for --write-input): known-target-23,\n"
    "known-expression, known-all, new-verdicts, new-expression, new-all-exact.\n";

constexpr const char* kOneHandName = "one-hand";
constexpr const char* kOneHand = "5 5 5 1\n";

struct Options {
  int rounds = 11;
  int starts = 401;
  std::string input;  // all if empty
  std::string record;
  std::string write_input;
  std::size_t hands = 0;  // as timed
  std::string file;
  bool help = false;
};

struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

long positive(const char* text) {
  char* end;
  const long value = std::strtol(text, &end, 10);
  if (*end != '\0' || value < 1 || value > 1'000'000'000) {
    throw UsageError(std::string("expected a positive number, found ") + text);
  }
  return value;
}

Options parse_options(int argc, char** argv) {
  static const option kLongOptions[] = {
      {"rounds", required_argument, nullptr, 'r'}, {"starts", required_argument, nullptr, 's'},
      {"input", required_argument, nullptr, 'i'},  {"record", required_argument, nullptr, 'o'},
      {"hands", required_argument, nullptr, 'n'},  {"write-input", required_argument, nullptr, 'w'},
      {"help", no_argument, nullptr, 'h'},         {}};
  Options options;
  for (int name; (name = getopt_long(argc, argv, "r:s:i:o:n:w:h", kLongOptions, nullptr)) != -1;) {
    switch (name) {
      case 'r':
        options.rounds = static_cast<int>(positive(optarg));
        break;
      case 's':
        options.starts = static_cast<int>(positive(optarg));
        break;
      case 'i':
        options.input = optarg;
        break;
      case 'o':
        options.record = optarg;
        break;
      case 'n':
        options.hands = static_cast<std::size_t>(positive(optarg));
        break;
      case 'w':
        options.write_input = optarg;
        break;
      case 'h':
        options.help = true;
        break;
      default:
        throw UsageError("unknown option");
    }
  }
  const int files = options.write_input.empty() ? 0 : 1;
  if (!options.help && argc - optind != files) throw UsageError("wrong number of arguments");
  if (files == 1) options.file = argv[optind];
  return options;
}

// An interrupt ends the race at the next start of a program, so that the folder goes too.
volatile std::sig_atomic_t stop_asked = 0;

void ask_to_stop(int) {
  stop_asked = 1;
}

void stop_if_asked() {
  if (stop_asked != 0) throw std::runtime_error("interrupted");
}

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "twentyfour-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
      throw std::system_error(errno, std::generic_category(), name);
    }
    path_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

void append(std::vector<Result>& all, const std::vector<Result>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

using Way = Cost (*)(const Command&, const std::filesystem::path&);

std::vector<Runner> runners_on(const Course& course, const std::vector<Contestant>& contestants,
                               Way way) {
  std::vector<Runner> runners;
  for (const Contestant& contestant : contestants) {
    const Input& input = contestant.is_slow_on(course.kind) ? course.sample : course.whole;
    runners.push_back({contestant.name, input.hands, [=] {
                         stop_if_asked();
                         return way(contestant.command, input.file);
                       }});
  }
  return runners;
}

std::vector<Result> race_on(const InputKind& kind, const Options& options) {
  const TemporaryFolder folder;
  const Course course = {kind, write_input(kind, kind.hands, folder.path() / "whole"),
                         write_input(kind, kind.sample_hands, folder.path() / "sample")};
  std::vector<Contestant> contestants = all_that_judge();
  const std::uintmax_t out_bytes = check_answers(contestants, course);
  contestants.insert(contestants.begin(), floor_program(out_bytes, course.whole.bytes));

  std::vector<Result> results =
      race(runners_on(course, contestants, time_on_file), options.rounds, kind.name, "file");
  append(results,
         race(runners_on(course, contestants, time_after_cat), options.rounds, kind.name, "pipe"));
  print_table(std::cout,
              std::string(kind.title) + " (" + std::to_string(course.whole.hands) + " hands, " +
                  std::to_string(course.whole.bytes >> 20) + " MiB)",
              results);
  return results;
}

// The textbook program says YES or NO of the first hands, whatever the question is.
std::vector<Result> race_on(const Question& question, const Options& options) {
  const TemporaryFolder folder;
  const InputKind& kind = input_kind(question.input);
  const Course course = {kind, write_input(kind, question.hands, folder.path() / "whole"),
                         write_input(kind, kind.sample_hands, folder.path() / "sample")};
  std::vector<Contestant> contestants = twentyfour_by_jobs(question);
  check_same_answers(contestants, course);
  contestants.push_back(textbook_program());
  const std::vector<Result> results =
      race(runners_on(course, contestants, time_on_file), options.rounds, question.name, "file");
  print_table(std::cout,
              std::string(question.title) + " (" + std::to_string(question.hands) + " hands)",
              results);
  return results;
}

std::vector<Result> race_on_one_hand(const Options& options) {
  std::vector<Contestant> contestants = all_that_judge();
  contestants.insert(contestants.begin(), twentyfour_itself());
  contestants.insert(contestants.begin(), {kCat, {kCat, {}, ""}});
  contestants.insert(contestants.begin(), floor_program(4, std::strlen(kOneHand)));
  std::vector<Runner> runners;
  for (const Contestant& contestant : contestants) {
    runners.push_back({contestant.name, 1, [command = contestant.command] {
                         stop_if_asked();
                         return time_on_text(command, kOneHand);
                       }});
  }
  const std::vector<Result> results = race(runners, options.starts, kOneHandName, "pipe");
  print_table(std::cout, "one hand, `5 5 5 1`", results);
  return results;
}

bool is_wanted(const std::string& input, const Options& options) {
  return options.input.empty() || options.input == input;
}

bool is_question(const std::string& name) {
  return std::any_of(questions().begin(), questions().end(),
                     [&name](const Question& question) { return name == question.name; });
}

void run_races(const Options& options) {
  const std::string& input = options.input;
  if (!input.empty() && input != kOneHandName && !is_question(input)) input_kind(input);
  std::vector<Result> results;
  for (const InputKind& kind : input_kinds()) {
    if (is_wanted(kind.name, options)) append(results, race_on(kind, options));
  }
  if (is_wanted(kOneHandName, options)) append(results, race_on_one_hand(options));
  for (const Question& question : questions()) {
    if (is_wanted(question.name, options)) append(results, race_on(question, options));
  }
  if (!options.record.empty()) write_record(options.record, results);
}

void perform(const Options& options) {
  if (options.help) {
    std::cout << kHelp;
  } else if (!options.write_input.empty()) {
    const InputKind& kind = input_kind(options.write_input);
    write_input(kind, options.hands == 0 ? kind.hands : options.hands, options.file);
  } else {
    std::signal(SIGINT, ask_to_stop);
    std::signal(SIGTERM, ask_to_stop);
    run_races(options);
  }
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  try {
    twentyfour::perform(twentyfour::parse_options(argc, argv));
    return 0;
  } catch (const twentyfour::UsageError& error) {
    std::cerr << "throughput: " << error.what() << "\nTry 'throughput --help'\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "throughput: " << error.what() << '\n';
    return 1;
  }
}
