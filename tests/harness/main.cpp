// The referee: gives hands to a program, and says which of its answers are wrong.
#include <csignal>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/harness/diagnosis.hpp"
#include "tests/harness/options.hpp"
#include "tests/harness/outputs.hpp"
#include "tests/harness/puzzles.hpp"
#include "tests/harness/report.hpp"
#include "tests/harness/trials.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

// @throws std::runtime_error if it cannot be written
void print(const std::string& text) {
  std::cout << text << std::flush;
  if (!std::cout) throw std::runtime_error("standard output cannot be written");
}

bool judge(const RefereeOptions& options) {
  const std::vector<PuzzleFile> files = load_puzzles(options);
  const std::vector<std::vector<Marked>> marks = try_program(files, options);
  const Report report = {files, marks, diagnosis(files, marks, options)};
  print(to_text(report, options.format));
  return all_right(report);
}

// Returns the exit status: 0 all is right, 1 something is not, 2 the program could not be tested.
int referee(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  end_programs_on_signals();
  try {
    const RefereeOptions options = parse_referee_options(argc, argv);
    if (!options.text.empty()) {
      print(options.text);
      return 0;
    }
    return (options.expect == Expect::kOutput ? compare_outputs : judge)(options) ? 0 : 1;
  } catch (const WrongUsage& error) {
    if (*error.what() != '\0') std::cerr << "twentyfour-referee: " << error.what() << '\n';
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
