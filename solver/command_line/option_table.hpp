// The options of a program, a row each: the reader of the command line, --help and the hint for a
// misspelt option all take them from here.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

struct Option {
  char letter;  // or 0
  std::string_view name;
  std::string_view argument;  // as --help shows it: "", "=N" or, if it may be left out, "[=N]"
  std::string_view help;      // lines; empty for a hidden option

  // Takes the value, or a null pointer if there is none. Empty for --help, --version and
  // --generate, which end the command line.
  std::function<void(const Option& option, const char* value)> set = {};

  std::vector<std::string_view> values = {};  // all of them, of an option that chooses one
  std::string_view heading = {};              // a line above it in --help
};

// The setter of an option that sets a flag.
inline auto flag(bool& member) {
  return [&member](const Option&, const char*) { member = true; };
}

// The file by which a shell completes the command line, which --generate=SHELL prints.
struct Completion {
  std::string_view shell;
  std::string_view text;
};

struct OptionTable {
  std::string_view program;
  std::string_view usage;  // what --help says above the options
  std::size_t column;      // where their help begins
  std::vector<Option> options;
  std::string_view notes;    // what it says below them
  std::string_view operand;  // what operands are, as in "card"
  std::span<const Completion> completions;
};

// What a command line has besides options; or a text that it asks for, or an error.
struct ReadWords {
  std::vector<std::string> operands;
  std::string text;
  std::string error;
};

// Reads words as getopt_long of GNU does: options and operands may alternate; letters may share a
// word, also with the value of the last; the name of an option that is not hidden may be shortened
// to a prefix that no other has. Sets options in the order of the words, up to a text or an error.
ReadWords read_options(const OptionTable& table, std::span<const char* const> words);

// What --help prints.
std::string help_of(const OptionTable& table);

std::string long_name(const Option& option);

}  // namespace twentyfour
