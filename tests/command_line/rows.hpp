// What rows of tests are made of: command lines, and messages of the program.
#pragma once

#include <initializer_list>
#include <string>

#include "tests/support/run_program.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {

// The words of a command line: those between blanks, or one by one.
struct CommandLine : Arguments {
  CommandLine(const char* words) : Arguments(split(words, " ")) {}
  CommandLine(std::initializer_list<std::string> words) : Arguments(words) {}
};

inline std::string message(const std::string& reason) {
  return "twentyfour: " + reason + "\n";
}

// @param mark  what stands around the token: single quotation marks, if it has a double one
inline std::string bad_card(const std::string& shown, const std::string& mark = "\"") {
  return "expected a card (0 to 9999, or A, J, Q, K, T), found " + mark + shown + mark;
}

}  // namespace twentyfour
