// --progress: the text of the line, and what the program writes.

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

// The text with a star in place of the part between `before` and `after`, where they first occur.
std::string masked(std::string text, const std::string& before, const std::string& after) {
  const std::size_t begin = text.find(before) + before.size();
  const std::size_t end = text.find(after, begin);
  EXPECT_NE(end, std::string::npos) << text;
  if (end == std::string::npos) return text;
  return text.substr(0, begin).append("*").append(text, end);
}

// The last state on standard error and what follows it, without numbers that depend on time.
std::string last_state(const RunResult& result) {
  EXPECT_EQ(result.err.find('\r'), 0);
  const std::string state = result.err.substr(result.err.rfind('\r') + 1);
  return masked(masked(state, ", ", " a second"), ", in ", "\n");
}

const std::string kFile = TWENTYFOUR_TESTDATA "/small-cards/multisets-1-to-13.in";

TEST(Progress, GoesWithEveryMode) {
  const Arguments modes[] = {{},        {"--words=Yes/No"}, {"--division=exact"}, {"--expression"},
                             {"--all"}, {"--count"},        {"--target=23"},      {"--check"}};
  for (const Arguments& mode : modes) {
    SCOPED_TRACE(testing::PrintToString(mode));
    Arguments with_progress = mode;
    with_progress.emplace_back("--progress");
    const RunResult expected = run_program_on_file(TWENTYFOUR_PROGRAM, mode, kFile);
    const RunResult result = run_program_on_file(TWENTYFOUR_PROGRAM, with_progress, kFile);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, expected.out);
    EXPECT_EQ(expected.err, "");
    EXPECT_EQ(last_state(result), "1820 hands, * a second, 100%, in *\n");
  }
}

TEST(Progress, GoesWithPipes) {
  const struct {
    Arguments arguments;
    std::string input;
    const char* hands;
  } cases[] = {
      {{"--progress"}, "", "0 hands"},
      {{"--progress"}, "5 5 5 1\n", "1 hand"},
      {{"--progress", "--input=counted"}, "2\n5 5 5 1\n1 1 4 2\n", "2 hands"},
      {{"--progress", "--judge=nyoj-1043"}, "1\n4 24 1 2 3 4\n", "1 hand"},
  };
  for (const auto& [arguments, input, hands] : cases) {
    const RunResult result = run_program(TWENTYFOUR_PROGRAM, arguments, input);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(last_state(result), std::string(hands) + ", * a second, in *\n");
  }
}

// The last state for a file with this text.
std::string last_state_for(const std::string& text) {
  const ScratchFolder scratch;
  const std::string file = scratch.path_of("hands.in");
  std::ofstream(file) << text;
  const RunResult result = run_program_on_file(TWENTYFOUR_PROGRAM, {"--progress"}, file);
  EXPECT_EQ(result.status, 0);
  return last_state(result);
}

TEST(Progress, ShowsHowMuchOfAFileWasRead) {
  // More than is read at once before the hands end.
  const std::string state =
      last_state_for(repeated("5 5 5 1\n", 128) + "0 0 0 0\n" + repeated("5 5 5 1\n", 10'000));
  EXPECT_EQ(masked(state, "second, ", "%"), "128 hands, * a second, *%, in *\n");
  EXPECT_EQ(state.find("100%"), std::string::npos) << state;
}

// The file has 102,401 bytes. The first block has 2048 at most, which are less than two per cent.
TEST(Progress, CountsBytes) {
  const std::string state = last_state_for("0 0 0 0\n" + repeated("\n", 102'393));
  EXPECT_EQ(masked(state, "second, ", "%"), "0 hands, * a second, *%, in *\n");
  EXPECT_EQ(state.find(" 2%"), std::string::npos) << state;
}

TEST(Progress, HasReadAllOfAnEmptyFile) {
  EXPECT_EQ(last_state_for(""), "0 hands, * a second, 100%, in *\n");
}

TEST(Progress, GoesWithClosedInput) {
  const RunResult result =
      run_program("/bin/sh", {"-c", "exec \"$0\" --progress <&-", TWENTYFOUR_PROGRAM}, "");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(last_state(result),
            "0 hands, * a second, in *\ntwentyfour: cannot read <stdin>: Bad file descriptor\n");
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
  EXPECT_EQ(last_state(result), "400000 hands, * a second, 100%, in *\n");
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
  PosixStreams standard_streams;
  ProgressStreams streams(standard_streams);
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
    PosixStreams standard_streams;
    {
      ProgressStreams streams(standard_streams);
      std::this_thread::sleep_for(std::chrono::milliseconds(501));
      streams.write("", 0);
    }
    std::exit(0);
  };
  EXPECT_EXIT(type_nothing_for_a_while(), testing::ExitedWithCode(0),
              "^.0 hands, 0 a second, in 0:01.$");
}

TEST(Progress, EndsItsLineBeforeTheNumberOfBadLines) {
  const RunResult result =
      run_program(TWENTYFOUR_PROGRAM, {"--progress", "--check"}, "5 5 x 1 NO\n5 5 5 1 NO\n");
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(result.out.ends_with("\nNO\tthere is one: 5*(5-1/5)\n")) << result.out;
  EXPECT_EQ(last_state(result),
            "2 hands, * a second, in *\n"
            "twentyfour: <stdin>: 1 of 2 lines is bad; the first is line 1\n");
}

TEST(Progress, CountsNoHandsThatCannotBeWritten) {
  const RunResult result = run_program(
      "/bin/sh", {"-c", "exec \"$0\" --progress > /dev/full", TWENTYFOUR_PROGRAM}, "5 5 5 1\n");
  EXPECT_EQ(result.status, 1);
  EXPECT_NE(result.err.find("0 hands, "), std::string::npos);
}

TEST(Progress, EndsItsLineBeforeErrors) {
  const std::string expected =
      "1 hand, * a second, in *\n"
      "twentyfour: <stdin>:2:3: expected a card (0 to 9999, or A, J, Q, K, T), found \"x\"\n";
  for (const char* const mode : {"--words=YES/NO", "--words=Y/N", "-e"}) {
    const RunResult result =
        run_program(TWENTYFOUR_PROGRAM, {"--progress", mode}, "5 5 5 1\n1 x\n");
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(last_state(result), expected);
  }
}

}  // namespace
}  // namespace twentyfour
