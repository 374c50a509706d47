// The recipes of README.md, run as they stand there, in a folder with the programs that they name
// and with little test data, so that they are quick.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "tests/harness/cases.hpp"
#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

namespace fs = std::filesystem;

// The commands of the recipes, each of which is an indented line.
std::vector<std::string> recipes() {
  const std::string readme = read_file(TWENTYFOUR_REFEREE_README);
  const std::size_t begin = readme.find("## Recipes\n");
  const std::size_t end = readme.find("\n## ", begin + 1);
  std::vector<std::string> commands;
  const std::string mark = "\n    twentyfour-referee ";
  for (std::size_t at = begin; (at = readme.find(mark, at)) < end; ++at) {
    commands.push_back(readme.substr(at + 5, readme.find('\n', at + 1) - at - 5));
  }
  return commands;
}

class Recipes : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "testdata");
    fs::copy_file(TWENTYFOUR_REFEREE, folder_ / "twentyfour-referee");
    fs::create_symlink(TWENTYFOUR_PROGRAM, folder_ / "twentyfour");
  }
  void TearDown() override { fs::remove_all(folder_); }

  // Copies a case, or a group.
  void add_data(const std::string& name) const {
    const fs::path from = fs::path(TWENTYFOUR_TESTDATA) / name;
    const fs::path to = folder_ / "testdata" / name;
    fs::create_directories(to.parent_path());
    if (fs::is_directory(from)) {
      fs::copy(from, to);
    } else {
      for (const char* const end : {".in", ".out"})
        fs::copy_file(from.string() + end, to.string() + end);
    }
  }

  void add_program(const std::string& name, std::string_view script) const {
    std::ofstream(folder_ / name) << "#!/bin/sh\n" << script << '\n';
    fs::permissions(folder_ / name, fs::perms::owner_all);
  }

  RunResult run(const std::string& command) const {
    return run_program("sh", {"-c", "cd \"$0\" && PATH=.:$PATH && " + command, folder_.string()},
                       "");
  }

  const fs::path folder_ =
      fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(Recipes, RunWordForWord) {
  for (const char* const name :
       {"samples/leetcode-679", "known-hard/fractions-to-9", "near-misses/well-known",
        "wrong-programs/running-total", "checks-arithmetic", "checks-no", "checks-spellings"}) {
    add_data(name);
  }
  add_program("python3", "exec sh \"$@\"");
  add_program("solve", R"(case $1 in --all) shift; exec twentyfour -a "$@"; esac
exec twentyfour --words=Yes/No)");
  add_program("solve.py", "read -r hand && echo \"Solution: $(twentyfour -e $hand)\"");
  add_program("quiz", R"(read -r a && read -r b && read -r c && read -r d && read -r end
[ "$end" = q ] && echo "Card? Card? Card? Card? $(twentyfour -e $a $b $c $d) Card? Bye.")");
  const std::string scores = "twentyfour --check | sed 's/YES/True/; s/NO.*/False/'";
  add_program("silent", "twentyfour | grep YES || :");
  add_program("score.py", scores);
  add_program("equation.py", "sed 's/ = 24$//' | " + scores);
  add_program("tagged.py", "sed 's|<answer>\\(.*\\)</answer>|\\1|' | " + scores);
  const std::vector<std::string> commands = recipes();
  ASSERT_EQ(commands.size(), 10U);
  for (const std::string& command : commands) {
    const RunResult result = run(command);
    EXPECT_EQ(result.status, 0) << command << '\n' << result.out << result.err;
  }
  EXPECT_NE(read_file((folder_ / "report.xml").string()).find("<testsuites>"), std::string::npos);
  EXPECT_EQ(read_file((folder_ / "failures.tsv").string()), "");
}

// The command of the workflow is that of the recipe; all commands run, with stand-ins for what
// installs packages.
TEST_F(Recipes, WorkflowRuns) {
  const std::string workflow = read_file(TWENTYFOUR_REFEREE_WORKFLOW);
  add_data("samples/leetcode-679");
  for (const char* const name :
       {"known-hard/fractions-to-9", "near-misses/well-known", "wrong-programs/running-total"}) {
    add_data(name);
  }
  add_program("sudo", "[ \"$1\" = apt-get ]");
  add_program("python3", "exec sh \"$@\"");
  add_program("solve.py", "read -r hand && echo \"Solution: $(twentyfour -e $hand)\"");
  int commands = 0;
  const std::string mark = "run: |\n";
  for (std::size_t at = 0; (at = workflow.find(mark, at)) != std::string::npos; ++commands) {
    at += mark.size();
    const std::string command = workflow.substr(at, workflow.find('\n', at) - at);
    const RunResult result = run(command);
    EXPECT_EQ(result.status, 0) << command << '\n' << result.out << result.err;
  }
  EXPECT_EQ(commands, 2);
  EXPECT_NE(read_file((folder_ / "report.xml").string()).find(" time=\""), std::string::npos);
  const RunResult yaml = run_program("sh", {"-c", "python3 -c 'import yaml'"}, "");
  if (yaml.status != 0) GTEST_SKIP() << "there is no PyYAML";
  const RunResult parsed = run_program(
      "python3",
      {"-c", "import sys, yaml; print(len(yaml.safe_load(sys.stdin)['jobs']['referee']['steps']))"},
      workflow);
  EXPECT_EQ(parsed.out, "4\n") << parsed.err;
}

}  // namespace
}  // namespace twentyfour
