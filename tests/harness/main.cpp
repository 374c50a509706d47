// The referee: gives hands to a program, and says which of its answers are wrong.
#include <algorithm>
#include <csignal>
#include <cstddef>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "solver/text/wording.hpp"
#include "tests/harness/advising.hpp"
#include "tests/harness/asking.hpp"
#include "tests/harness/explaining.hpp"
#include "tests/harness/marking.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/outputs.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/reading.hpp"
#include "tests/harness/report.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

// @throws std::runtime_error if it cannot be written
void print(const std::string& text) {
  std::cout << text << std::flush;
  if (!std::cout) throw std::runtime_error("standard output cannot be written");
}

// A file for which an option has a name, if it has one. Opened before the program is tried, so that
// nothing is lost.
class OutputFile {
 public:
  // @throws std::runtime_error if it cannot be written
  explicit OutputFile(const std::string& name) : name_(name) {
    if (!name_.empty()) file_.open(name_, std::ios::binary);
    expect_good();
  }

  void write(const std::string& text) {
    if (!name_.empty()) file_ << text << std::flush;
    expect_good();
  }

 private:
  void expect_good() const {
    if (!file_) throw std::runtime_error(name_ + ": cannot be written");
  }

  const std::string name_;
  std::ofstream file_;
};

// As in "./solve {}: 477 hands".
std::string title(const std::vector<PuzzleFile>& files, const RefereeOptions& options) {
  std::size_t puzzles = 0;
  for (const PuzzleFile& file : files) puzzles += file.puzzles.size();
  const bool are_answers = options.expect == Expect::kVerdicts;
  return joined_by(" ", options.command) + ": " + counted(puzzles, are_answers ? "answer" : "hand");
}

// @throws WrongUsage if a script that an interpreter is given is not there
void expect_scripts(const std::vector<std::string>& command) {
  constexpr std::string_view kEndings[] = {".py",  ".js",  ".rb", ".pl",
                                           ".php", ".lua", ".sh", ".jl"};
  for (const std::string& word : std::span(command).subspan(1)) {
    const std::filesystem::path path(word);
    const bool is_script = std::ranges::find(kEndings, path.extension()) != std::end(kEndings);
    const bool is_name = word.find_first_of(" {}=") == std::string::npos;
    if (is_script && is_name && !std::filesystem::exists(path)) {
      throw WrongUsage(word + ": there is no such file");
    }
  }
}

// Returns the exit status.
int judge(const RefereeOptions& options) {
  expect_scripts(options.command);
  OutputFile report_file(options.report_file);
  OutputFile failures_file(options.failures_file);
  const std::vector<PuzzleFile> files = load_puzzles(options);
  const std::vector<FileOutput> outputs = read_outputs(files, ask(files, options), options);
  const Marking marking = mark(files, outputs, options);
  const AskedAgain again = ask_again(files, marking.marks, options);
  const Explanation explanation = explain(files, marking.marks, options, again);
  const Report report = {title(files, options), files, outputs, marking.marks,
                         advise(files, outputs, marking, explanation, options)};
  print(to_text(report, options.report_file.empty() ? options.format : Format::kText));
  if (!options.report_file.empty()) report_file.write(to_text(report, options.format));
  if (!options.failures_file.empty()) failures_file.write(failures(report, options));
  return status_of(report);
}

// Returns the exit status: 0 all is right, 1 something is wrong, 2 the program could not be tested,
// 3 some answers cannot be judged.
int referee(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  end_programs_on_signals();
  try {
    const RefereeOptions options = parse_referee_options(argc, argv);
    if (!options.text.empty()) {
      print(options.text);
      return 0;
    }
    if (options.expect == Expect::kOutput) return compare_outputs(options) ? 0 : 1;
    return judge(options);
  } catch (const WrongUsage& error) {
    std::cerr << "twentyfour-referee: " << error.what() << '\n';
    std::cerr << "Try 'twentyfour-referee --help'\n";
  } catch (const std::exception& error) {
    std::cout << std::flush;
    std::cerr << "twentyfour-referee: " << error.what() << '\n';
  }
  return 2;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  return twentyfour::referee(argc, argv);
}
