// The recipes of README.md, run as they stand there, with little test data so that they are quick.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "tests/harness/cases.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/scratch_folder.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

namespace fs = std::filesystem;

// What stands after each mark, to the end of its line.
std::vector<std::string> lines_after(const std::string& mark, const std::string& text) {
  std::vector<std::string> lines = split(text, mark);
  lines.erase(lines.begin());
  for (std::string& line : lines) line.resize(std::min(line.find('\n'), line.size()));
  return lines;
}

// The commands of the recipes, each of which is an indented line.
std::vector<std::string> recipes() {
  const std::string readme = read_file(TWENTYFOUR_REFEREE_README);
  const std::size_t begin = readme.find("## Recipes\n");
  const std::string section = readme.substr(begin, readme.find("\n## ", begin + 1) - begin);
  std::vector<std::string> commands;
  for (const std::string& words : lines_after("\n    twentyfour-referee ", section)) {
    commands.push_back("twentyfour-referee " + words);
  }
  return commands;
}

// The commands of the workflow, one of which installs the package.
std::vector<std::string> workflow_commands() {
  return lines_after("run: |\n          ", read_file(TWENTYFOUR_REFEREE_WORKFLOW));
}

// Runs the commands in a folder that has the referee, its test data, the programs, and a package.
TEST(Recipes, RunWordForWord) {
  const ScratchFolder scratch;
  const fs::path folder = scratch.path_of("recipes");
  for (const std::string name :
       {"samples/leetcode-679", "known-hard/fractions-to-9", "near-misses/well-known",
        "wrong-programs/running-total", "checks-arithmetic/evaluates-code", "checks-no/bare-no",
        "checks-spellings/plain-only"}) {
    const fs::path to = folder / "testdata" / name;
    fs::create_directories(to.parent_path());
    for (const char* const end : {".args", ".in", ".out"}) {
      const fs::path from = TWENTYFOUR_TESTDATA "/" + name + end;
      if (fs::exists(from)) fs::copy_file(from, to.string() + end);
    }
  }
  fs::copy_file(TWENTYFOUR_REFEREE, folder / "twentyfour-referee");
  fs::create_symlink(TWENTYFOUR_PROGRAM, folder / "twentyfour");
  const auto add_program = [&folder](const std::string& name, const std::string& script) {
    std::ofstream(folder / name) << "#!/bin/sh\n" << script << '\n';
    fs::permissions(folder / name, fs::perms::owner_all);
  };
  add_program("python3", "exec sh \"$@\"");
  add_program("solve", R"(case $1 in --all) shift; exec twentyfour -a "$@"; esac
exec twentyfour --words=Yes/No)");
  add_program("solve.py", "read -r hand && echo \"Solution: $(twentyfour -e $hand)\"");
  add_program("quiz", R"(read -r a && read -r b && read -r c && read -r d && read -r end
[ "$end" = q ] && echo "Card? Card? Card? Card? $(twentyfour -e $a $b $c $d) Card? Bye.")");
  const std::string scores = "twentyfour --check | sed 's/YES/True/; s/NO.*/False/'";
  add_program("letters", "sed 's/\\<1[123]*\\>/x/g' | twentyfour -e");
  add_program("silent", "twentyfour | grep YES || :");
  add_program("score.py", scores);
  add_program("equation.py", "sed 's/ = 24$//' | " + scores);
  add_program("tagged.py", "sed 's|<answer>\\(.*\\)</answer>|\\1|' | " + scores);
  add_program("twentyfour_1.0_all.deb", "");
  add_program("sudo", "[ \"$*\" = 'apt-get install -y ./twentyfour_1.0_all.deb' ]");
  std::vector<std::string> commands = recipes();
  ASSERT_EQ(commands.size(), 11U);
  for (const std::string& command : workflow_commands()) commands.push_back(command);
  ASSERT_EQ(commands.size(), 13U);
  for (const std::string& command : commands) {
    const RunResult result =
        run_program("sh", {"-c", "cd \"$0\" && PATH=.:$PATH && " + command, folder.string()}, "");
    EXPECT_EQ(result.status, 0) << command << '\n' << result.out << result.err;
  }
  EXPECT_EQ(read_file((folder / "failures.tsv").string()), "");
}

TEST(Workflow, IsYaml) {
  const RunResult yaml = run_program("sh", {"-c", "python3 -c 'import yaml'"}, "");
  if (yaml.status != 0) GTEST_SKIP() << "there is no PyYAML";
  const RunResult parsed = run_program(
      "python3",
      {"-c", "import sys, yaml; print(len(yaml.safe_load(sys.stdin)['jobs']['referee']['steps']))"},
      read_file(TWENTYFOUR_REFEREE_WORKFLOW));
  EXPECT_EQ(parsed.out, "4\n") << parsed.err;
}

}  // namespace
}  // namespace twentyfour
