// The referee from outside: what it is started with, and what is expected of it.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace twentyfour {

// The referee with these arguments: how it ends, and parts of what it says.
struct Refereed {
  Arguments arguments;
  int status;
  std::vector<std::string> says;
};

inline void PrintTo(const Refereed& refereed, std::ostream* out) {
  *out << testing::PrintToString(refereed.arguments);
}

inline RunResult referee(const Arguments& arguments) {
  return run_program(TWENTYFOUR_REFEREE, arguments, "");
}

// The words are separated by blanks.
inline Arguments words_of(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

// The options, then the program with its arguments.
inline Arguments of(const std::string& options, const Arguments& program) {
  return joined(words_of(options + " --"), program);
}

// A program that is a line of shell.
inline Arguments shell(const std::string& options, const std::string& script) {
  return of(options, {"sh", "-c", script});
}

// The text without the blanks that align the columns of the table.
inline std::string with_single_blanks(std::string text) {
  const auto are_blanks = [](char x, char y) { return x == ' ' && y == ' '; };
  text.erase(std::unique(text.begin(), text.end(), are_blanks), text.end());
  return text;
}

inline void expect_said(const Refereed& expected) {
  const RunResult result = referee(expected.arguments);
  EXPECT_FALSE(result.signaled);
  const std::string said = with_single_blanks(result.out + result.err);
  EXPECT_EQ(result.status, expected.status) << said;
  for (const std::string& part : expected.says) {
    EXPECT_NE(said.find(part), std::string::npos) << part << "\nis not in\n" << said;
  }
}

inline Refereed all_right(const Arguments& arguments, const std::vector<std::string>& says = {}) {
  return {arguments, 0, says};
}

inline Refereed wrong_usage(const std::string& words, const std::string& says) {
  return {words_of(words), 2, {says}};
}

inline Refereed some_wrong(const Arguments& arguments, const std::vector<std::string>& says) {
  return {arguments, 1, says};
}

inline Refereed not_judged(const Arguments& arguments, const std::vector<std::string>& says) {
  return {arguments, 3, says};
}

}  // namespace twentyfour
