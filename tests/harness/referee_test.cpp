// The referee and processes: what is left behind, signals, and little memory. transcript.txt has
// what it says of programs.
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "tests/support/domains.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/scratch_folder.hpp"

namespace twentyfour {
namespace {

// A pipe with a name, to see whether processes that hold it open have ended.
class NamedPipe {
 public:
  explicit NamedPipe(const std::string& path) {
    if (mkfifo(path.c_str(), 0600) == 0) read_end_ = open(path.c_str(), O_RDONLY | O_NONBLOCK);
  }
  NamedPipe(const NamedPipe&) = delete;
  NamedPipe& operator=(const NamedPipe&) = delete;
  ~NamedPipe() { close(read_end_); }

  // Waits up to a minute for them.
  bool is_held_by_none() const {
    char byte;
    for (int i = 0; i < 6000; ++i) {
      if (read(read_end_, &byte, 1) == 0) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  }

 private:
  int read_end_ = -1;
};

// A process that the program leaves behind is ended.
TEST(RefereeSurvives, ProcessesLeftBehind) {
  const ScratchFolder scratch;
  const std::string pipe = scratch.path_of("pipe");
  const NamedPipe named_pipe(pipe);
  const std::string leaves = "sleep 1000 > " + pipe + " & sleep 0.1; echo YES; echo NO";
  const RunResult result =
      run_program(TWENTYFOUR_REFEREE, {"samples/leetcode-679", "--", "sh", "-c", leaves}, "");
  EXPECT_EQ(result.status, 0) << result.out << result.err;
  EXPECT_TRUE(named_pipe.is_held_by_none());
}

// When a signal ends the referee, the programs end too. A shell ignores SIGQUIT for what it starts
// in the background, but not for itself.
TEST(RefereeSurvives, NoProgramIsLeftByASignal) {
  for (const int signal : {SIGTERM, SIGQUIT}) {
    const ScratchFolder scratch;
    const std::string pipe = scratch.path_of("pipe");
    const NamedPipe named_pipe(pipe);
    const RunResult result = run_program(
        "sh",
        {"-c",
         "{ sleep 0.3; kill -\"$2\" $$; } &\n"
         "exec \"$0\" --jobs=4 --give=stdin known-hard -- sh -c 'sleep 1000 > \"$0\"' \"$1\"",
         TWENTYFOUR_REFEREE, pipe, std::to_string(signal)},
        "");
    EXPECT_TRUE(result.signaled);
    EXPECT_EQ(result.status, signal) << result.out << result.err;
    EXPECT_TRUE(named_pipe.is_held_by_none());
  }
}

// Memory for the stacks of two threads, and enough for their work.
TEST(RefereeSurvives, FewerThreadsThanJobs) {
  const auto in_little_memory = [](const Arguments& arguments) {
    return run_program(
        "sh",
        joined({"-c", "ulimit -s 100000; ulimit -v 300000; exec \"$0\" \"$@\"", TWENTYFOUR_REFEREE},
               arguments),
        "");
  };
  if (in_little_memory({"--version"}).status != 0) GTEST_SKIP() << "sanitizers need more memory";
  const RunResult result =
      in_little_memory({"--jobs=256", "--give=stdin", "known-hard", "--", TWENTYFOUR_PROGRAM});
  EXPECT_EQ(result.status, 0) << result.out << result.err;
}

TEST(RefereeSurvives, ASlowProgram) {
  if (kShortTests) return;  // this takes 6 s
  const RunResult result = run_program(
      TWENTYFOUR_REFEREE,
      {"--timeout=6", "--give=stdin", "samples/nowcoder-hj67", "--", "sleep", "1000"}, "");
  EXPECT_EQ(result.err,
            "twentyfour-referee: no process has ended in 5 s; each may take 6 s (--timeout)\n");
}

}  // namespace
}  // namespace twentyfour
