// What becomes of the answers when reading, writing and closing fail: nothing that was answered is
// lost, and nothing that went wrong is silent.
//
// The program is the optimised one. Where the shim makes its calls fail, the same objects are
// linked dynamically, for nothing can be put before the calls of a static program. What it should
// answer is what it answers undisturbed, which other tests look at.

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <ostream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

#include "tests/support/run_program.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kCannotRead = "twentyfour: cannot read <stdin>: Input/output error\n";
constexpr std::string_view kFullDisk =
    "twentyfour: cannot write <stdout>: No space left on device\n";
constexpr std::string_view kCannotWrite = "twentyfour: cannot write <stdout>: Input/output error\n";

// A way to use the program: how, and on what. Each line of the input but the first few has an
// answer, a line too.
struct Mode {
  std::string name;
  Arguments arguments;
  std::string input;
  std::size_t lines_before_hands = 0;
};

void PrintTo(const Mode& mode, std::ostream* out) {
  *out << mode.name;
}

std::string name_of(const testing::TestParamInfo<Mode>& info) {
  return info.param.name;
}

const std::string kHands = "5 5 5 1\n1 1 4 2\n3 3 8 8\n10 10 4 4\n24 1 1000 1003\n1 2 3 4\n";
const std::string kFewHands = "5 5 5 1\n1 1 4 2\n1 2 3 4\n";

const std::vector<Mode> kModes = {
    {"judge", {}, kHands},
    {"words", {"--words=yea/nay"}, kHands},
    {"counted", {"--input=counted"}, "6\n" + kHands, 1},
    {"eof", {"--input=eof"}, kFewHands + "0 0 0 0\n"},
    {"games", {"--judge=nyoj-1043"}, "3\n4 24 5 5 5 1\n4 24 1 1 4 2\n2 7 3 4\n", 1},
    {"truncating", {"--division=truncating"}, kFewHands},
    {"expression", {"-e"}, kHands},
    {"all", {"-a"}, kFewHands},
    {"count", {"-c"}, kFewHands},
    {"jobs",
     {"-n6", "-e", "--division=exact", "--jobs=3"},  // threads from the second hand on
     "1 2 3 4 5 6\n1 1 1 1 1 1\n2 3 4 5 6 7\n6 5 4 3 2 2\n"},
    {"check", {"--check"}, "5 5 5 1 5*(5-1/5)\n1 2 3 4 1+2+3+4\n1 1 4 2 NO\n1 2 3 4 NO\n"},
};

// As shim.cpp reads them.
constexpr const char* kNone = "0 0 -1 0";

struct Faults {
  std::string of_read = kNone;
  std::string of_write = kNone;
  int of_close = 0;
  bool nonblocking = false;
};

std::string fails_after(std::size_t bytes, int error, int at_most = 0) {
  return std::to_string(at_most) + " 0 " + std::to_string(bytes) + " " + std::to_string(error);
}

// The words of a command that runs what follows it under the faults.
Arguments under(const Faults& faults) {
  Arguments words = {std::string("LD_PRELOAD=") + TWENTYFOUR_FAULT_SHIM,
                     "FAULTS_OF_READ=" + faults.of_read, "FAULTS_OF_WRITE=" + faults.of_write};
  if (faults.of_close != 0) words.push_back("FAULT_OF_CLOSE=" + std::to_string(faults.of_close));
  if (faults.nonblocking) words.emplace_back("NONBLOCKING=");
  return words;
}

RunResult run_under(const Faults& faults, const Arguments& arguments, std::string_view input) {
  const Arguments program = joined({TWENTYFOUR_DYNAMIC}, arguments);
  return run_program("/usr/bin/env", joined(under(faults), program), input);
}

// Through a shell; "$@" is the program with its arguments.
RunResult run_in_shell(const std::string& command, const Arguments& arguments,
                       std::string_view input) {
  return run_program("/bin/sh", joined({"-c", command, "sh", TWENTYFOUR_PROGRAM}, arguments),
                     input);
}

void expect_end(const RunResult& result, int status, std::string_view out, std::string_view err) {
  EXPECT_FALSE(result.signaled);
  EXPECT_EQ(result.status, status);
  EXPECT_EQ(result.out, out);
  EXPECT_EQ(result.err, err);
}

std::size_t lines_in(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::string first_lines(const std::string& text, std::size_t lines) {
  std::size_t end = 0;
  for (; lines > 0; --lines) end = text.find('\n', end) + 1;
  return text.substr(0, end);
}

class Faulty : public testing::TestWithParam<Mode> {
 protected:
  const Mode& mode() const { return GetParam(); }

  RunResult run_under(const Faults& faults) const {
    return twentyfour::run_under(faults, mode().arguments, mode().input);
  }

  RunResult run_in_shell(const std::string& command) const {
    return twentyfour::run_in_shell(command, mode().arguments, mode().input);
  }

  // What the program answers where nothing fails.
  std::string answers() const {
    const RunResult result = run_program(TWENTYFOUR_PROGRAM, mode().arguments, mode().input);
    expect_end(result, 0, result.out, "");
    EXPECT_EQ(lines_in(result.out) + mode().lines_before_hands, lines_in(mode().input));
    return result.out;
  }
};

INSTANTIATE_TEST_SUITE_P(Mode, Faulty, testing::ValuesIn(kModes), name_of);

TEST_P(Faulty, InterruptionsAndSmallPiecesChangeNothing) {
  const std::string expected = answers();
  for (const char* const of_read : {kNone, "1 0 -1 0", "1 2 -1 0", "7 3 -1 0"}) {
    for (const char* const of_write : {kNone, "1 0 -1 0", "1 2 -1 0", "3 2 -1 0"}) {
      SCOPED_TRACE(std::string("read ") + of_read + ", write " + of_write);
      expect_end(run_under({of_read, of_write}), 0, expected, "");
    }
  }
}

// With pauses on both sides, so that there is nothing to read, and then no room to write.
TEST_P(Faulty, DescriptorsThatDoNotBlockAreWaitedFor) {
  std::string repeated = mode().input;
  while (repeated.size() < 200'000) repeated += kFewHands;
  if (mode().name != "judge" && mode().name != "words") repeated = mode().input;
  const RunResult undisturbed = run_program(TWENTYFOUR_PROGRAM, mode().arguments, repeated);
  const Arguments words = {"-c", "{ sleep .05; cat; sleep .05; } | \"$@\" | { sleep .1; cat; }",
                           "sh", "/usr/bin/env"};
  const Faults faults = {.of_read = "1000 0 -1 0", .nonblocking = true};
  const Arguments program = joined({TWENTYFOUR_DYNAMIC}, mode().arguments);
  const RunResult result =
      run_program("/bin/sh", joined(joined(words, under(faults)), program), repeated);
  EXPECT_TRUE(result.out == undisturbed.out);
  EXPECT_EQ(result.err, "");
}

// After every number of bytes, in one piece and in many.
TEST_P(Faulty, AllThatCameBeforeAFailedReadIsAnswered) {
  const std::string expected = answers();
  for (std::size_t bytes = 0; bytes <= mode().input.size(); ++bytes) {
    SCOPED_TRACE(bytes);
    const std::size_t lines = lines_in(std::string_view(mode().input).substr(0, bytes));
    const std::size_t answered = lines - std::min(lines, mode().lines_before_hands);
    // Where the last of the counted hands has come, nothing more is read.
    if (mode().lines_before_hands > 0 && bytes == mode().input.size()) break;
    expect_end(run_under({.of_read = fails_after(bytes, EIO, bytes % 2 == 0 ? 0 : 5)}), 1,
               first_lines(expected, answered), kCannotRead);
  }
}

TEST_P(Faulty, AllThatFitsIsWrittenBeforeAFailedWrite) {
  const std::string expected = answers();
  for (std::size_t bytes = 0; bytes <= expected.size(); ++bytes) {
    SCOPED_TRACE(bytes);
    const bool fits = bytes == expected.size();
    const std::string_view err = bytes % 3 == 0 ? kCannotWrite : kFullDisk;
    const std::string of_write = fails_after(bytes, bytes % 3 == 0 ? EIO : ENOSPC);
    expect_end(run_under({bytes % 2 == 0 ? kNone : "4 0 -1 0", of_write}), fits ? 0 : 1,
               expected.substr(0, bytes), fits ? "" : err);
  }
}

TEST_P(Faulty, AFailedCloseIsReported) {
  const std::string expected = answers();
  expect_end(run_under({.of_close = ENOSPC}), 1, expected, kFullDisk);
  expect_end(run_under({.of_close = EIO}), 1, expected, kCannotWrite);
}

TEST_P(Faulty, ClosedDescriptors) {
  constexpr std::string_view kNoInput = "twentyfour: cannot read <stdin>: Bad file descriptor\n";
  constexpr std::string_view kNoOutput = "twentyfour: cannot write <stdout>: Bad file descriptor\n";
  expect_end(run_in_shell("exec \"$@\" <&-"), 1, "", kNoInput);
  expect_end(run_in_shell("exec \"$@\" >&-"), 1, "", kNoOutput);
  expect_end(run_in_shell("exec \"$@\" 2>&-"), 0, answers(), "");
  expect_end(run_in_shell("exec \"$@\" <&- >&-"), 1, "", kNoInput);
  expect_end(run_in_shell("exec \"$@\" <&- 2>&-"), 1, "", "");
  expect_end(run_in_shell("exec \"$@\" >&- 2>&-"), 1, "", "");
  expect_end(run_in_shell("exec \"$@\" <&- >&- 2>&-"), 1, "", "");
  expect_end(run_in_shell("exec \"$@\" <&- 2>/dev/full"), 1, "", "");
}

// A pipe with nobody to read it.
class ReaderGone {
 public:
  ReaderGone() {
    int ends[2];
    if (::pipe(ends) != 0) std::abort();
    ::close(ends[0]);
    // Shells take one digit.
    writer_ = ::fcntl(ends[1], F_DUPFD, 3);
    ::close(ends[1]);
  }
  ReaderGone(const ReaderGone&) = delete;
  ReaderGone& operator=(const ReaderGone&) = delete;
  ~ReaderGone() { ::close(writer_); }

  std::string writer() const { return std::to_string(writer_); }

 private:
  int writer_;
};

void expect_quiet_end(const RunResult& result) {
  EXPECT_TRUE(result.signaled);
  EXPECT_EQ(result.status, SIGPIPE);
  EXPECT_EQ(result.err, "");
}

TEST_P(Faulty, AClosedPipeEndsItQuietly) {
  const ReaderGone gone;
  ASSERT_EQ(gone.writer().size(), 1u);
  for (const std::string command : {"exec \"$@\" >&", "trap '' PIPE; exec \"$@\" >&",
                                    "trap '' PIPE; exec \"$@\" --progress 2> /dev/full >&"}) {
    expect_quiet_end(run_in_shell(command + gone.writer()));
  }
}

// As much as judges give.
TEST_P(Faulty, LittleMemoryIsEnough) {
  expect_end(run_in_shell("ulimit -v 65536; exec \"$@\""), 0, answers(), "");
}

TEST(FaultsOfOneHand, AreReported) {
  for (const Arguments& arguments :
       {Arguments{"--help"}, Arguments{"--version"}, Arguments{"--judge=list"},
        Arguments{"5", "5", "5", "1"}, Arguments{"-a", "5", "5", "5", "1"}}) {
    const RunResult whole = run_program(TWENTYFOUR_PROGRAM, arguments, "");
    expect_end(run_under({.of_write = "1 2 -1 0"}, arguments, ""), 0, whole.out, "");
    expect_end(run_under({.of_write = fails_after(whole.out.size() - 1, ENOSPC)}, arguments, ""), 1,
               whole.out.substr(0, whole.out.size() - 1), kFullDisk);
    expect_end(run_under({.of_close = EIO}, arguments, ""), 1, whole.out, kCannotWrite);
    expect_end(run_in_shell("exec \"$@\" <&-", arguments, ""), 0, whole.out, "");
  }
}

TEST(FaultsTogether, AreAllReported) {
  const std::string bad_card =
      "twentyfour: <stdin>:2:1: expected a card (0 to 9999, or A, J, Q, K, T), found \"x\"\n";
  const std::string full_disk(kFullDisk);
  const Faults full = {.of_close = ENOSPC};
  expect_end(run_under(full, {}, "5 5 5 1\nx\n"), 1, "YES\n", bad_card + full_disk);
  expect_end(run_under(full, {"-e"}, "5 5 5 1\nx\n"), 1, "5*(5-1/5)\n", bad_card + full_disk);
  expect_end(run_under(full, {"--check"}, "5 5 5 1 5*(5-1/5)\n1\n"), 1,
             "YES\nERROR\t1 of 4 cards\n",
             "twentyfour: <stdin>: 1 of 2 lines is bad; the first is line 2\n" + full_disk);
  expect_end(run_under(full, {"-c", "--limit=2"}, "5 5 5 1\n1 2 3 4\n"), 1, "1\n",
             "twentyfour: hand 1 2 3 4: more than 2 expressions; --limit=N allows N\n" + full_disk);
  expect_end(
      run_under({.of_read = fails_after(8, EIO), .of_close = ENOSPC}, {}, "5 5 5 1\n1 2 3 4\n"), 1,
      "YES\n", std::string(kCannotRead) + full_disk);
}

TEST(FaultsTogether, AWrongOptionStaysOneWithoutStandardError) {
  expect_end(run_in_shell("exec \"$@\" 2>&-", {"--wrong"}, ""), 2, "", "");
  expect_end(run_in_shell("exec \"$@\" 2>/dev/full", {"--wrong"}, ""), 2, "", "");
  expect_end(run_in_shell("exec \"$@\" <&- >&- 2>&-", {"--wrong"}, ""), 2, "", "");
}

// A disk that is full at the last byte of an output of many writes.
TEST(FullDisk, AtTheVeryLastByte) {
  const std::string hands = repeated("5 5 5 1\n1 1 4 2\n", 40'000);
  const std::string checks = repeated("5 5 5 1 5*(5-1/5)\n1 2 3 4 1+2+3+4\n", 20'000);
  for (const Mode& mode : {Mode{"judge", {}, hands}, Mode{"words", {"--words=Y/N"}, hands},
                           Mode{"expression", {"-e"}, hands}, Mode{"check", {"--check"}, checks}}) {
    const std::string whole = run_program(TWENTYFOUR_PROGRAM, mode.arguments, mode.input).out;
    EXPECT_EQ(lines_in(whole), lines_in(mode.input));
    for (const std::size_t bytes : {whole.size() - 1, whole.size() / 2, std::size_t{70'000}}) {
      const RunResult result =
          run_under({.of_write = fails_after(bytes, ENOSPC)}, mode.arguments, mode.input);
      EXPECT_EQ(result.status, 1);
      EXPECT_TRUE(result.out == whole.substr(0, bytes)) << mode.name;
      EXPECT_EQ(result.err, kFullDisk);
    }
  }
}

// little_memory.txt has what little memory does alone.
TEST(FaultsTogether, OfLittleMemoryAndAClose) {
  Arguments words = {"-c", "ulimit -v 65536; exec \"$@\"", "sh", "/usr/bin/env"};
  words = joined(joined(words, under({.of_close = ENOSPC})),
                 {TWENTYFOUR_DYNAMIC, "-n5", "-j1", "-c", "-t0", "--division=truncating",
                  "--operators=+-*/^!", "--limit=10000000"});
  expect_end(run_program("/bin/sh", words, "1 1 1 1 7\n0 2 3 4 5\n"), 1, "407\n",
             "twentyfour: hand 0 2 3 4 5: out of memory\n" + std::string(kFullDisk));
}

// Hands of five cards, and what follows each: enough for threads to be started.
std::string slow_hands(const std::string& after_each) {
  std::string hands;
  for (int i = 0; i < 300; ++i) {
    hands += "1 " + std::to_string(i % 13) + " 5 7 " + std::to_string(i / 13) + after_each;
  }
  return hands;
}

const std::vector<Mode> kSlowModes = {
    {"all", {"-n6", "-a"}, slow_hands(" 9\n")},
    {"whether", {"-n6"}, slow_hands(" 9\n")},
    {"exact", {"-n5", "-e", "--division=exact"}, slow_hands("\n")},
    {"check", {"-n6", "--check"}, slow_hands(" 9 NO\n")},
};

class ManyJobs : public testing::TestWithParam<Mode> {
 protected:
  Arguments arguments(const std::string& jobs) const {
    return joined(GetParam().arguments, {"--jobs=" + jobs});
  }

  std::string answers() const {
    return run_program(TWENTYFOUR_PROGRAM, arguments("1"), GetParam().input).out;
  }
};

const std::vector<std::string> kNumbersOfJobs = {"1", "2", "3", "16"};

INSTANTIATE_TEST_SUITE_P(Mode, ManyJobs, testing::ValuesIn(kSlowModes), name_of);

// In 64 MB not all threads find room for their stacks; with stacks of 1 GB none does.
TEST_P(ManyJobs, DoWithFewerThreads) {
  const std::string whole = answers();
  for (const std::string limit : {"ulimit -v 65536", "ulimit -s 1000000; ulimit -v 300000"}) {
    for (const std::string& jobs : kNumbersOfJobs) {
      expect_end(run_in_shell(limit + "; exec \"$@\"", arguments(jobs), GetParam().input), 0, whole,
                 "");
    }
  }
}

}  // namespace
}  // namespace twentyfour
