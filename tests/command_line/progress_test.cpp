// --progress: the text of the line, and when it is written. testdata/transcript.txt has the rest.

#include "solver/command_line/progress.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include "solver/command_line/standard_io.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/scratch_folder.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

TEST(ProgressLine, ShowsWhatIsKnown) {
  const struct {
    ProgressState state;
    const char* line;
  } cases[] = {
      {{0, 0, {}, false}, "0 hands, 0 a second"},
      {{1, 1, {}, false}, "1 hand, 1 a second"},
      {{1820, 2, {}, false}, "1820 hands, 910 a second"},
      {{1820, 2, 0.0, false}, "1820 hands, 910 a second, 0%"},
      {{1820, 2, 0.5, false}, "1820 hands, 910 a second, 50%, 0:02 left"},
      {{100, 60, 0.099, false}, "100 hands, 2 a second, 9%, 9:06 left"},
      {{100, 60, 0.01, false}, "100 hands, 2 a second, 1%, 1:39:00 left"},
      {{100, 3600, 0.25, false}, "100 hands, 0 a second, 25%, 3:00:00 left"},
      {{100, 7, 1.0, true}, "100 hands, 14 a second, 100%, in 0:07"},
      {{100, 3600, {}, true}, "100 hands, 0 a second, in 1:00:00"},
  };
  for (const auto& [state, line] : cases) EXPECT_EQ(progress_line(state), line);
}

// While the answers wait to be read, time passes, and states are shown.
TEST(Progress, GoesOnAfterAPause) {
  constexpr int kHands = 400'000;  // whose answers are more than a pipe holds
  const ScratchFolder scratch;
  const std::string file = scratch.path_of("many.in");
  std::ofstream(file) << repeated("5 5 5 1\n", kHands);
  const RunResult result = run_program(
      "/bin/sh", {"-c", "\"$0\" --progress < \"$1\" | (sleep 1; cat)", TWENTYFOUR_PROGRAM, file},
      "");
  EXPECT_EQ(result.out, repeated("YES\n", kHands));
  int hands_before = 0;
  for (std::size_t at = 0; at != std::string::npos; at = result.err.find('\r', at + 1)) {
    const int hands = std::stoi(result.err.substr(at + 1));
    EXPECT_GE(hands, hands_before) << result.err;
    hands_before = hands;
  }
}

// Reads a file in blocks, and ends the process; the status is 0 if the sizes of the blocks are
// right. If more than a fifth of a second has passed since the last read, a block has half the size
// of the last one, but at least 64 bytes. If less than a twentieth has passed, it has twice the
// size.
[[noreturn]] void read_slowly_and_fast(const std::string& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (::dup2(descriptor, STDIN_FILENO) != STDIN_FILENO) std::exit(1);
  StandardConsole standard;
  ProgressConsole streams(standard);
  std::vector<char> block(std::size_t{1} << 20);
  const auto read = [&] { return streams.read(block.data(), block.size()); };
  auto size = read();
  for (int i = 0; i < 6; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(201));
    const auto half = std::max<std::ptrdiff_t>(size / 2, 64);
    size = read();
    if (size != half) std::exit(2);
  }
  // Other sizes than the double are allowed, because a busy machine may pause between two reads.
  for (int i = 0; i < 10'000 && size < 1024; ++i) {
    const auto before = std::exchange(size, read());
    if (size != before && size != 2 * before && size != before / 2) std::exit(3);
  }
  std::exit(size == 1024 ? 0 : 4);
}

TEST(Progress, BlocksAreSmallWhereAnswersTakeLong) {
  const ScratchFolder scratch;
  const std::string file = scratch.path_of("blocks.in");
  std::ofstream(file) << repeated("5 5 5 1\n", 1 << 17);
  EXPECT_EXIT(read_slowly_and_fast(file), testing::ExitedWithCode(0), "hands");
}

// A line that is rewritten would mix with what is typed.
TEST(Progress, IsShownOnceWhereHandsAreTyped) {
  if (!has_terminals()) GTEST_SKIP() << "this machine has no pseudo-terminals";
  const auto type_nothing_for_a_while = [] {
    ::dup2(::posix_openpt(O_RDWR | O_NOCTTY), STDIN_FILENO);
    StandardConsole standard;
    {
      ProgressConsole streams(standard);
      std::this_thread::sleep_for(std::chrono::milliseconds(501));
      streams.write("", 0);
    }
    std::exit(0);
  };
  EXPECT_EXIT(type_nothing_for_a_while(), testing::ExitedWithCode(0),
              "^.0 hands, 0 a second, in 0:01.$");
}

}  // namespace
}  // namespace twentyfour
