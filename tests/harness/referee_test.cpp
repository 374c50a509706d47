// The referee from outside: programs of each shape, good ones and bad ones, and what is said of
// them.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <ostream>
#include <regex>
#include <sstream>
#include <string>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "tests/harness/refereeing.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/scratch_folder.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

class Referee : public testing::TestWithParam<Refereed> {};

TEST_P(Referee, Says) {
  expect_said(GetParam());
}

// Prints "5*(5-1/5) = 24", or "no solution".
const std::string kSolve =
    "\"" TWENTYFOUR_PROGRAM "\" -e '--words=YES/no solution' | sed '/^no/!s/$/ = 24/'";
const std::string kRight = "known-hard 7 7 0 0\n";

INSTANTIATE_TEST_SUITE_P(
    GoodPrograms, Referee,
    testing::Values(
        all_right(shell("--give=stdin --words=yes/no known-hard/fractions-to-9",
                        kSolve + " | sed 's/.*24$/A solution: yes/; s/^no.*/A solution: no/'"),
                  {kRight}),
        all_right(shell("--expect=expressions known-hard", kSolve), {"known-hard 164 164 0 0\n"}),
        all_right(shell("--expect=expressions --give=stdin known-hard/fractions-to-9",
                        "\"" TWENTYFOUR_PROGRAM "\" -a --notation=brackets | tr '\\t' '\\n'"),
                  {kRight}),
        all_right(joined({"--words= = 24/no solution"}, shell("known-hard/fractions-to-9", kSolve)),
                  {kRight}),
        all_right({"--words=/NO", "known-hard", "--", TWENTYFOUR_PROGRAM, "-e"},
                  {"known-hard 164 164 0 0\n"}),
        all_right({"--words=of cards/no solution", "--give=arguments", "known-hard/fractions-to-9",
                   "--", "sh", "-c", "echo $* | " + kSolve + " | sed 's/.*24$/a hand of cards/'",
                   "sh", "{4} {3} {2}", "{1}"},
                  {kRight}),
        all_right(of("--expect=expressions --give=arguments known-hard",
                     {"sh", "-c", R"("$0" -a "$@" | awk -F'\t' '{
                        for (i = 1; i <= NF; ++i) if ($i != "NO") print "Solution " i ": 24 = " $i
                        print NF " solutions found."
                      }')",
                      TWENTYFOUR_PROGRAM}),
                  {"known-hard 164 164 0 0\n"}),
        all_right(of("--expect=verdicts", {TWENTYFOUR_PROGRAM, "--check"})),
        all_right(of("--expect=verdicts --give=arguments --any-status checks-no/believes-no",
                     {TWENTYFOUR_PROGRAM, "--check", "{}", "{answer}"}),
                  {"checks-no 6 6"}),
        all_right(of("small-cards", {TWENTYFOUR_PROGRAM}), {"small-cards 9095 9095"}),
        all_right(joined({"--answer=Answer: {}"},
                         of("--expect=expressions --give=stdin samples",
                            {"sh", "-c", R"~(echo "Try 5 * 5 - 1 % 5. Answer: $("$0" -e)"; date)~",
                             TWENTYFOUR_PROGRAM})),
                  {"samples 18 18 0 0\n"}),
        all_right(joined({"--answer=<a>{}</a>"},
                         of("samples", {"sh", "-c", R"("$0" | sed 's|.*|NO? <a>&</a> YES!|')",
                                        TWENTYFOUR_PROGRAM}))),
        // Other rules and framings.
        all_right(of("--target=23 --division=truncating samples",
                     {TWENTYFOUR_PROGRAM, "--target=23", "--division=truncating"})),
        all_right(of("--judge=hdu-1427 samples", {TWENTYFOUR_PROGRAM, "--judge=hdu-1427"})),
        all_right(of("--judge=aoj-0041 samples", {TWENTYFOUR_PROGRAM, "--judge=aoj-0041"})),
        all_right(of("--input=counted samples", {TWENTYFOUR_PROGRAM, "--input=counted"})),
        all_right(of("--input=counted --give=stdin samples",
                     {TWENTYFOUR_PROGRAM, "--input=counted"})),
        all_right(of("--range=0-5 wrong-programs/zero-marker", {TWENTYFOUR_PROGRAM}))));

INSTANTIATE_TEST_SUITE_P(
    BadPrograms, Referee,
    testing::Values(
        some_wrong(shell("samples/leetcode-679", "echo YES; echo YES"),
                   {"samples 2 1 1 0\n",
                    "first wrong YES, in samples/leetcode-679: 1 2 1 2: YES\n"}),
        some_wrong(shell("--give=stdin samples/leetcode-679", "echo NO"),
                   {"first wrong NO, in samples/leetcode-679: 4 1 8 7: NO\n"}),
        some_wrong(
            shell("--expect=expressions samples/leetcode-679", "echo '4*(8-7)*1'; echo '1+2+1+2'"),
            {"first wrong YES, in samples/leetcode-679: 1 2 1 2: 1+2+1+2 makes 6\n",
             "first wrong expressions, in samples/leetcode-679: 4 1 8 7: 4*(8-7)*1 makes 4"}),
        some_wrong(shell("--expect=expressions --give=stdin samples/nowcoder-hj67",
                         "echo '(7-2)*1+10'; echo '(7*2+10)*1'"),
                   {"first wrong expressions, in samples/nowcoder-hj67: 7 2 1 10: (7-2)*1+10"}),
        not_judged(
            shell("--expect=expressions --give=arguments samples/nowcoder-hj67", ":"),
            {"first not judged, in samples/nowcoder-hj67: 7 2 1 10: (nothing), exit status 0\n"}),
        all_right(shell("samples/leetcode-679", "echo hello; echo YES; echo NO")),
        all_right(shell("samples/leetcode-679", "exec <&-; echo YES; echo NO")),
        some_wrong(shell("samples/leetcode-679", "echo YES; kill -SEGV $$"),
                   {"first crashed, in samples/leetcode-679: 1 2 1 2: ended by signal 11\n"}),
        some_wrong(
            shell("samples/leetcode-679", "echo YES; echo NO; kill -SEGV $$"),
            {"first crashed, in samples/leetcode-679: 1 2 1 2: ended by signal 11, after the "
             "last answer\n"}),
        all_right(shell("--any-status samples/leetcode-679", "echo YES; echo NO; kill -SEGV $$")),
        some_wrong(shell("samples/leetcode-679", "echo YES; echo NO; exit 7"),
                   {"samples 2 1 0 0 1\n", "1 2 1 2: NO, right, but exit status 7\n",
                    "because of how the program ends; --any-status lets them count"}),
        some_wrong(shell("--any-status samples/leetcode-679", "echo YES; kill -SEGV $$"),
                   {"first crashed, in samples/leetcode-679: 1 2 1 2: ended by signal 11\n"}),

        some_wrong(shell("--give=stdin samples/nowcoder-hj67", "no_such_command"),
                   {"first crashed, in samples/nowcoder-hj67: 7 2 1 10: exit status 127"}),
        all_right(shell("--give=stdin --any-status samples/nowcoder-hj67", "echo YES; exit 9")),
        some_wrong(shell("--give=stdin samples/nowcoder-hj67", "echo YES; exit 9"),
                   {"7 2 1 10: YES, right, but exit status 9\n"})));

INSTANTIATE_TEST_SUITE_P(
    Survives, Referee,
    testing::Values(
        some_wrong(
            shell("--timeout=1 samples/leetcode-679", "echo YES; sleep 1000"),
            {"first timed out, in samples/leetcode-679: 1 2 1 2: killed after 1 s (--timeout)"}),
        some_wrong(shell("--timeout=1 --give=stdin samples/leetcode-679",
                         "trap '' TERM INT HUP; while :; do :; done"),
                   {"timed out\nsamples 2 0 0 0 2\n"}),
        some_wrong(shell("samples/leetcode-679", "head -c 10000000000 /dev/zero"),
                   {"first too much output, in samples/leetcode-679: 4 1 8 7: killed"}),
        some_wrong(shell("--give=stdin samples/leetcode-679", "head -c 10000000000 /dev/zero >&2"),
                   {"too much output\nsamples 2 0 0 0 2\n"}),
        all_right(shell("samples/leetcode-679", "sleep 1000 & sleep 1001 & echo YES; echo NO"))));

INSTANTIATE_TEST_SUITE_P(
    WrongUsage, Referee,
    testing::Values(
        wrong_usage("--give=hands", "--give takes batch, stdin or arguments, not 'hands'"),
        wrong_usage("--expect=luck", "--expect takes words, expressions"),
        wrong_usage("--expect=expresions", "; the nearest is expressions"),
        wrong_usage("--judge=hdu-1472", "no judge is named 'hdu-1472'; --judge=list"),
        wrong_usage("sampels -- true", "; the nearest is samples"),
        wrong_usage("--report=x --failures=./x -- true", "name the same file"),
        wrong_usage("--format=juint --report=x", "; the nearest is junit"),
        wrong_usage("--answer=x", "--answer takes a text with {}"),
        wrong_usage("--words=YES", "--words takes two"),
        wrong_usage("--words=YES/YES", "--words takes two"),
        wrong_usage("--jobs=0", "--jobs: expected a whole number, at least 1"),
        wrong_usage("--timeout=1s", "--timeout: expected a whole number, at least 1"),
        wrong_usage("-5", "unknown option '-5'; put -- before the program"),
        wrong_usage("--nothing", "Try 'twentyfour-referee --help'"),
        wrong_usage("--hand=x --givve=y",
                    "unknown option '--givve=y'; the nearest is --give; put -- before"),
        wrong_usage("--generate=man", "--generate takes bash, zsh or fish"),
        wrong_usage("--target=x", "--target takes an integer"),
        wrong_usage("--cards=5", "the hands of the test data have 4 cards"),
        wrong_usage("--judge=nyoj-1043", "hands, not games"),
        wrong_usage("--judge=kattis-24game", "hands, not games"),
        wrong_usage("--hands=x samples", "give --hands or groups, not both"),
        wrong_usage("--hands=x --expect=output", "--hands has none"),
        wrong_usage("-a samples -- true", "are for --expect=output"),
        wrong_usage("-s samples -- true", "are for --expect=output"),
        wrong_usage("-w samples -- true", "are for --expect=output"),
        wrong_usage("--give=stdin --expect=output", "--give and --stdin cannot change that"),
        wrong_usage("--stdin='{} ' --expect=output", "--give and --stdin cannot change that"),
        wrong_usage("--words=a/b --expect=output", "compares bytes"),
        wrong_usage("--any-status --expect=output", "compares bytes"),
        wrong_usage("--stdin={} --give=batch", "--give=batch or arguments"),
        wrong_usage("--format=junit --expect=output", "--format cannot change that"),
        wrong_usage("--hands= -- true", "--hands needs a name"),
        wrong_usage("--report= -- true", "--report needs a name"),
        wrong_usage("--failures= -- true", "--failures needs a name"),
        wrong_usage("--testdata= -- true", "--testdata needs a name"),
        wrong_usage("--hands=/nowhere -- true", "/nowhere: cannot be read"),
        wrong_usage("--hands=/tmp -- true", ": /tmp: cannot be read: it is a folder\n"),
        wrong_usage("--range=5 -- true", "--range takes two whole numbers, as in 1-10"),
        wrong_usage("targets -- true", "targets: no case here has hands only"),
        wrong_usage("--expect=verdicts samples -- true",
                    "samples: no case here has hands and answers\n"),
        wrong_usage("samples -- /nowhere", "/nowhere: No such file or directory"),
        all_right({"--help"}, {"Usage: twentyfour-referee"}),
        all_right({"--version"}, {"twentyfour-referee "}),
        all_right({"--judge=list"}, {"hdu-1427"})));

// More hands than a pipe holds, for a program that reads none of them.
TEST(RefereeSurvives, ClosedInput) {
  const ScratchFolder scratch;
  const std::string file = scratch.path_of("many_hands");
  std::ofstream(file) << repeated("1 2 3 4\n", 100'000);
  expect_said(not_judged(shell("--hands=" + file, "exec <&-; echo YES"), {"not judged"}));
}

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
  expect_said(all_right(shell("samples/leetcode-679", leaves)));
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

// A file of other hands, and of answers to them.
TEST(RefereeOfHands, FromAFile) {
  const ScratchFolder scratch;
  const std::string file = scratch.path_of("hands");
  const auto expect_said_of = [&](const std::string& hands, Refereed expected) {
    std::ofstream(file) << hands;
    expected.arguments.push_back("--hands=" + file);
    std::rotate(expected.arguments.begin(), expected.arguments.end() - 1, expected.arguments.end());
    expect_said(expected);
  };
  expect_said_of("1 2 3\n4 5 6\n", all_right(of("--cards=3 --target=6 --expect=expressions",
                                                {TWENTYFOUR_PROGRAM, "-a", "-n", "3", "-t", "6"})));
  expect_said_of("1 2 3 4\t1*2*3*4\n1 2 3 4\t4*3*2\n",
                 some_wrong(shell("--expect=verdicts --give=stdin", "echo YES"),
                            {"1 2 3 4, answer 4*3*2: YES"}));
  // The program gets its input in one layout, whatever that of the file is.
  const std::string solves_lines =
      "while read -r hand; do [ \"$hand\" = '0 0 0 0' ] && exit; echo \"$hand\" | tr -cd '0-9 \\n' "
      "| "
      "\"" TWENTYFOUR_PROGRAM "\"; done; exit 3";
  expect_said_of(
      "\xef\xbb\xbf"
      "5 5 5 1\r\n\r\nA A 4 2 3 3 8 8",
      all_right(shell("", solves_lines), {" 3 3 0 0\n"}));
  expect_said_of("1 2 3 x\n", {of("", {"true"}), 2, {file + ":1:7: expected a card"}});
  expect_said_of("1 2 3 4\tNO\n1 2 3\n", {of("--expect=verdicts", {"true"}), 2, {file + ":2:1: "}});
}

// XML has no ]]> in a text.
TEST(RefereeReports, AsXmlWhateverIsPrinted) {
  const RunResult result = referee(shell("--format=junit --expect=expressions samples/leetcode-679",
                                         "echo ']]>'; echo '4*(8-1-1)'; echo none"));
  EXPECT_NE(result.out.find("a banner, not an answer: ]]&gt;"), std::string::npos) << result.out;
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
      in_little_memory(of("--jobs=256 --give=stdin known-hard", {TWENTYFOUR_PROGRAM}));
  EXPECT_EQ(result.status, 0) << result.out << result.err;
}

// With another target the known mistakes are not compared, so that a new one changes nothing here.
TEST(RefereeReports, AsJunit) {
  const RunResult result = referee(
      shell("--target=23 --format=junit --give=stdin samples/leetcode-679 samples/nowcoder-hj67",
            "echo '<\"YES\" & \\001'"));
  const std::regex time(" time=\"[0-9]+\\.[0-9]{3}\"");
  EXPECT_EQ(std::regex_replace(result.out, time, " t"),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuites>\n"
            "  <testsuite name=\"samples\" tests=\"2\" failures=\"1\" t>\n"
            "    <testcase classname=\"samples\" name=\"samples/leetcode-679\" t>\n"
            "      <failure message=\"1 of 2 not right; the first is wrong YES: 1 2 1 2: "
            "&lt;&quot;YES&quot; &amp; ?\"/>\n"
            "    </testcase>\n"
            "    <testcase classname=\"samples\" name=\"samples/nowcoder-hj67\" t/>\n"
            "    <system-out>may answer like a program that says YES to every hand (always-yes): "
            "explains its only mistake; more hands would tell</system-out>\n"
            "  </testsuite>\n"
            "</testsuites>\n");
}

}  // namespace
}  // namespace twentyfour
