// Types its standard input at a pseudo-terminal that is the standard input of a program:
//
//   at_terminal [--with-errors | --errors-only] PROGRAM [ARGUMENT]...
//
// Standard error is a pipe, or with --with-errors the terminal too; with --errors-only standard
// input is a pipe, and only standard error the terminal. Ends as the program does, or with 77 if
// there are no terminals.
#include <iostream>
#include <iterator>
#include <string>

#include "tests/support/run_program.hpp"

int main(int argc, char** argv) {
  using namespace twentyfour;
  if (!has_terminals()) return 77;
  Arguments words(argv + 1, argv + argc);
  const std::string option = words.at(0);
  if (option.starts_with("--")) words.erase(words.begin());
  const std::string program = words.at(0);
  words.erase(words.begin());
  const std::string input(std::istreambuf_iterator<char>(std::cin), {});
  const RunResult result =
      option == "--errors-only"
          ? run_program_with_errors_to_terminal(program, words, input)
          : run_program_at_terminal(program, words, input, option == "--with-errors");
  std::cout << result.out << std::flush;
  std::cerr << result.err;
  return result.status;
}
