// The cases of testdata/: which there are, and what each of them expects.
//
// A case is <group>/<name>.in with <name>.out beside it, and where they differ from the usual
// <name>.err (nothing), <name>.status (0) and <name>.args (none, one a line).
#pragma once

#include <string>
#include <vector>

namespace twentyfour {

struct TestCase {
  std::string name;  // <group>/<name>
  std::string input_file;
  std::vector<std::string> arguments;
  std::string out;
  std::string err;
  int status = 0;
  bool wants_answers_only = true;  // has no .err, .status or .args
};

// The cases of one group, or the one case that is named as <group>/<case>; in the order of names.
// @throws std::runtime_error where there is none, or where one of its files cannot be read
std::vector<TestCase> load_cases(const std::string& testdata, const std::string& group_or_case);

// The groups, in the order of their names.
// @throws std::runtime_error where the folder cannot be read
std::vector<std::string> all_groups(const std::string& testdata);

// @throws std::runtime_error where it cannot be read
std::string read_file(const std::string& path);

}  // namespace twentyfour
