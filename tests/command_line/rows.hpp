// What rows of tests are made of: command lines, and messages of the program.
#pragma once

#include <initializer_list>
#include <sstream>
#include <string>

#include "tests/support/run_program.hpp"

namespace twentyfour {

// The words of a command line: those between blanks, or one by one.
struct CommandLine : Arguments {
  CommandLine(const char* words) {
    std::istringstream stream(words);
    for (std::string word; std::getline(stream, word, ' ');) push_back(word);
  }
  CommandLine(std::initializer_list<std::string> words) : Arguments(words) {}
};

inline std::string message(const std::string& reason) {
  return "twentyfour: " + reason + "\n";
}

inline std::string bad_card(const std::string& shown) {
  return "expected a card (0 to 9999, or A, J, Q, K, T), found \"" + shown + "\"";
}

}  // namespace twentyfour
