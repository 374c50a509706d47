// Completion of a command line by bash, zsh and fish, from the rows of its options.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "solver/command_line/option_table.hpp"

namespace twentyfour {

// The script by which a shell completes the command line, which --generate=SHELL prints; empty if
// the shell is not bash, zsh or fish.
std::string completion_script(const OptionTable& table, std::string_view shell_name);

// What a shell may offer for the last of these words, a line each: the word and, after a tab, what
// it does. An empty line for nothing; `:files`; or `:command`, after "--".
std::string completions_of(const OptionTable& table, std::span<const char* const> words);

}  // namespace twentyfour
