// The referee from outside: programs of each shape, good ones and bad ones, and what is said of
// them.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <gtest/gtest.h>
#include <ostream>
#include <string>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "tests/support/domains.hpp"
#include "tests/support/repeated.hpp"
#include "tests/support/run_program.hpp"
#include "tests/wrong_programs/wrong_programs.hpp"
#include "tests/wrong_scorers/wrong_scorers.hpp"

namespace twentyfour {
namespace {

const std::string kPrograms = TWENTYFOUR_PROGRAMS;

struct Refereed {
  Arguments arguments;
  int status;
  std::vector<std::string> says;  // parts of the report
};

void PrintTo(const Refereed& refereed, std::ostream* out) {
  *out << testing::PrintToString(refereed.arguments);
}

// A program that is a line of shell.
Arguments shell(Arguments arguments, const std::string& script) {
  arguments.insert(arguments.end(), {"--", "sh", "-c", script});
  return arguments;
}

// The text without the blanks that align the columns of the table.
std::string with_single_blanks(std::string text) {
  const auto are_blanks = [](char x, char y) { return x == ' ' && y == ' '; };
  text.erase(std::unique(text.begin(), text.end(), are_blanks), text.end());
  return text;
}

class Referee : public testing::TestWithParam<Refereed> {};

TEST_P(Referee, Says) {
  const RunResult result = run_program(TWENTYFOUR_REFEREE, GetParam().arguments, "");
  EXPECT_FALSE(result.signaled);
  EXPECT_EQ(result.status, GetParam().status);
  const std::string said = with_single_blanks(result.out + result.err);
  for (const std::string& part : GetParam().says) {
    EXPECT_NE(said.find(part), std::string::npos) << part << "\nis not in\n" << said;
  }
}

const std::string kRight = "known-hard 7 7 0 0\n";

INSTANTIATE_TEST_SUITE_P(
    GoodPrograms, Referee,
    testing::Values(
        Refereed{{"--give=stdin", "--words=yes/no", "known-hard/fractions-to-9", "--", "sh",
                  kPrograms + "/solve.sh"},
                 0,
                 {kRight}},
        Refereed{
            {"--expect=expressions", "known-hard", "--", "awk", "-f", kPrograms + "/solve.awk"},
            0,
            {"known-hard 102 102 0 0\n"}},
        Refereed{{"--expect=expressions", "--give=stdin", "known-hard/fractions-to-9", "--", "awk",
                  "-v", "limit=9", "-f", kPrograms + "/solve.awk"},
                 0,
                 {kRight}},
        Refereed{{"--words= = 24/no solution", "known-hard/fractions-to-9",
                  "--program=awk -f " + kPrograms + "/solve.awk"},
                 0,
                 {kRight}},
        Refereed{{"--expect=expressions", "--give=arguments", "known-hard", "--",
                  TWENTYFOUR_ALL_EXPRESSIONS},
                 0,
                 {"known-hard 102 102 0 0\n"}},
        Refereed{{"--words=of cards/0 solutions", "--give=arguments", "known-hard/fractions-to-9",
                  "--", "sh", "-c", "\"$0\" $* | tail -1 | sed 's/^[1-9].*/a hand of cards/'",
                  TWENTYFOUR_ALL_EXPRESSIONS, "{4} {3} {2}", "{1}"},
                 0,
                 {kRight}},
        Refereed{{"--expect=count", "--give=arguments", "known-hard/fractions-to-9", "--",
                  TWENTYFOUR_PROGRAM, "-c", "{}"},
                 0,
                 {kRight}},
        Refereed{{"--expect=verdicts", "--", TWENTYFOUR_PROGRAM, "--check"}, 0, {}},
        Refereed{{"--expect=verdicts", "--give=arguments", "checks/believes-no", "--",
                  TWENTYFOUR_KNOWN_MISTAKE, "scorer", "right", "{}", "{answer}"},
                 0,
                 {"checks 6 6"}},
        Refereed{{"small-cards"}, 0, {"small-cards 9095 9095"}},
        // Other rules and framings.
        Refereed{{"--target=23", "--division=truncating", "samples", "--", TWENTYFOUR_PROGRAM,
                  "--target=23", "--division=truncating"},
                 0,
                 {}},
        Refereed{
            {"--judge=hdu-1427", "samples", "--", TWENTYFOUR_PROGRAM, "--judge=hdu-1427"}, 0, {}},
        Refereed{
            {"--input=counted", "samples", "--", TWENTYFOUR_PROGRAM, "--input=counted"}, 0, {}},
        Refereed{{"--input=counted", "--give=stdin", "samples", "--", TWENTYFOUR_PROGRAM,
                  "--input=counted"},
                 0,
                 {}},
        Refereed{{"--range=1-9", "wrong-programs/zero-marker"}, 0, {}}));

INSTANTIATE_TEST_SUITE_P(
    BadPrograms, Referee,
    testing::Values(
        Refereed{shell({"samples/leetcode-679"}, "echo YES; echo YES"),
                 1,
                 {"samples 2 1 1 0\n", "first wrong YES, in samples/leetcode-679: 1 2 1 2: YES\n"}},
        Refereed{shell({"--give=stdin", "samples/leetcode-679"}, "echo NO"),
                 1,
                 {"first wrong NO, in samples/leetcode-679: 4 1 8 7: NO\n"}},
        Refereed{shell({"--expect=expressions", "samples/leetcode-679"},
                       "echo '4*(8-7)*1'; echo '1+2+1+2'"),
                 1,
                 {"first wrong YES, in samples/leetcode-679: 1 2 1 2: 1+2+1+2 makes 6\n",
                  "first wrong expressions, in samples/leetcode-679: 4 1 8 7: 4*(8-7)*1 makes 4"}},
        Refereed{shell({"--expect=expressions", "--give=stdin", "samples/nowcoder-hj67"},
                       "echo '(7-2)*1+10'; echo '(7*2+10)*1'"),
                 1,
                 {"first wrong expressions, in samples/nowcoder-hj67: 7 2 1 10: (7-2)*1+10"}},
        Refereed{shell({"--expect=expressions", "--give=arguments", "samples/nowcoder-hj67"}, ":"),
                 1,
                 {"first wrong NO, in samples/nowcoder-hj67: 7 2 1 10: (nothing)\n"}},
        Refereed{shell({"--expect=count", "samples/leetcode-679"}, "echo 99; echo none"),
                 1,
                 {"first wrong counts, in samples/leetcode-679: 4 1 8 7: 99, not ",
                  "first no answer, in samples/leetcode-679: 1 2 1 2: none"}},
        Refereed{shell({"samples/leetcode-679"}, "echo YES; echo NO; echo NO"),
                 1,
                 {"first no answer, in samples/leetcode-679: 1 2 1 2: 3 answers to 2 hands"}},
        Refereed{shell({"samples/leetcode-679"}, "echo hello; echo YES; echo NO"), 0, {}},
        Refereed{shell({"samples/leetcode-679"}, "exec <&-; echo YES; echo NO"), 0, {}},
        Refereed{shell({"samples/leetcode-679"}, "echo YES; kill -SEGV $$"),
                 1,
                 {"first crashed, in samples/leetcode-679: 1 2 1 2: ended by signal 11\n"}},
        Refereed{shell({"samples/leetcode-679"}, "echo YES; echo NO; kill -SEGV $$"),
                 1,
                 {"first crashed, in samples/leetcode-679: 1 2 1 2: ended by signal 11\n"}},
        Refereed{shell({"--give=stdin", "samples/nowcoder-hj67"}, "no_such_command"),
                 1,
                 {"first crashed, in samples/nowcoder-hj67: 7 2 1 10: exit status 127"}},
        Refereed{shell({"--give=stdin", "samples/nowcoder-hj67"}, "echo YES; exit 9"), 0, {}}));

INSTANTIATE_TEST_SUITE_P(
    Survives, Referee,
    testing::Values(
        Refereed{shell({"--timeout=1", "samples/leetcode-679"}, "echo YES; sleep 1000"),
                 1,
                 {"first timed out, in samples/leetcode-679: 1 2 1 2: killed: it took too long"}},
        Refereed{shell({"--timeout=1", "--give=stdin", "samples/leetcode-679"},
                       "trap '' TERM INT HUP; while :; do :; done"),
                 1,
                 {"timed out\nsamples 2 0 0 0 2\n"}},
        Refereed{shell({"samples/leetcode-679"}, "head -c 10000000000 /dev/zero"),
                 1,
                 {"first too much output, in samples/leetcode-679: 4 1 8 7: killed"}},
        Refereed{
            shell({"--give=stdin", "samples/leetcode-679"}, "head -c 10000000000 /dev/zero >&2"),
            1,
            {"too much output\nsamples 2 0 0 0 2\n"}},
        Refereed{shell({"samples/leetcode-679"}, "sleep 1000 & sleep 1001 & echo YES; echo NO"),
                 0,
                 {}}));

INSTANTIATE_TEST_SUITE_P(
    WrongUsage, Referee,
    testing::Values(
        Refereed{{"--give=hands"}, 2, {"--give takes one of batch, stdin, arguments"}},
        Refereed{{"--expect=luck"}, 2, {"--expect takes one of words"}},
        Refereed{{"--words=YES"}, 2, {"--words takes two"}},
        Refereed{{"--words=YES/YES"}, 2, {"--words takes two"}},
        Refereed{{"--jobs=0"}, 2, {"--jobs: expected a number from 1"}},
        Refereed{{"--timeout=1s"}, 2, {"--timeout: expected a number from 1"}},
        Refereed{{"--nothing"}, 2, {"Try 'twentyfour-referee --help'"}},
        Refereed{{"--target=x"}, 2, {"--target 'x'"}},
        Refereed{{"--cards=5"}, 2, {"the hands of the test data have 4 cards"}},
        Refereed{{"--judge=nyoj-1043"}, 2, {"hands, not games"}},
        Refereed{{"--program=sh", "--", "sh"}, 2, {"the program is given twice"}},
        Refereed{{"--hands=x", "samples"}, 2, {"--hands takes the place of the groups"}},
        Refereed{{"--hands=x", "--expect=output"}, 2, {"--hands has none"}},
        Refereed{{"--give=stdin", "--expect=output"}, 2, {"--give cannot change that"}},
        Refereed{{"--format=tsv", "--expect=output"}, 2, {"--format cannot change that"}},
        Refereed{{"--hands=/nowhere"}, 2, {"/nowhere: cannot be read"}},
        Refereed{{"targets"}, 2, {"targets: no case here is of hands alone"}},
        Refereed{{"samples", "--", "/nowhere"}, 2, {"/nowhere: No such file or directory"}},
        Refereed{{"--help"}, 0, {"Usage: twentyfour-referee"}},
        Refereed{{"--version"}, 0, {"twentyfour-referee "}},
        Refereed{{"--judge=list"}, 0, {"hdu-1427"}}));

// More hands than a pipe holds, for a program that reads none of them.
TEST(RefereeSurvives, ClosedInput) {
  const std::string file = testing::TempDir() + "referee_many_hands";
  std::ofstream(file) << repeated("1 2 3 4\n", 100'000);
  const RunResult result =
      run_program(TWENTYFOUR_REFEREE, shell({"--hands=" + file}, "exec <&-; echo YES"), "");
  EXPECT_EQ(result.status, 1) << result.out << result.err;
  EXPECT_NE(result.out.find("no answer"), std::string::npos) << result.out;
}

// A pipe with a name, to see whether processes that hold it open have ended.
class NamedPipe {
 public:
  explicit NamedPipe(const std::string& path) {
    unlink(path.c_str());
    if (mkfifo(path.c_str(), 0600) == 0) read_end_ = open(path.c_str(), O_RDONLY | O_NONBLOCK);
  }
  NamedPipe(const NamedPipe&) = delete;
  NamedPipe& operator=(const NamedPipe&) = delete;
  ~NamedPipe() { close(read_end_); }

  // Waits up to ten seconds for them.
  bool is_held_by_none() const {
    char byte;
    for (int i = 0; i < 1000; ++i) {
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
  const std::string pipe = testing::TempDir() + "referee_pipe";
  const NamedPipe named_pipe(pipe);
  const std::string leaves = "sleep 1000 > " + pipe + " & sleep 0.1; echo YES; echo NO";
  const RunResult result =
      run_program(TWENTYFOUR_REFEREE, shell({"samples/leetcode-679"}, leaves), "");
  EXPECT_EQ(result.status, 0) << result.out << result.err;
  EXPECT_TRUE(named_pipe.is_held_by_none());
}

// When a signal ends the referee, the programs end too.
TEST(RefereeSurvives, NoProgramIsLeftByASignal) {
  const std::string pipe = testing::TempDir() + "referee_signal_pipe";
  const NamedPipe named_pipe(pipe);
  const RunResult result = run_program(
      "sh",
      {"-c",
       "\"$0\" --jobs=4 --give=stdin known-hard -- sh -c 'sleep 1000 > \"$0\"' \"$1\" &\n"
       "sleep 0.3; kill $!; wait $!",
       TWENTYFOUR_REFEREE, pipe},
      "");
  EXPECT_EQ(result.status, 128 + SIGTERM) << result.out << result.err;
  EXPECT_TRUE(named_pipe.is_held_by_none());
}

// A file of other hands, and of answers to them.
TEST(RefereeOfHands, FromAFile) {
  const std::string file = testing::TempDir() + "referee_hands";
  std::ofstream(file) << "1 2 3\n4 5 6\n";
  const RunResult hands =
      run_program(TWENTYFOUR_REFEREE,
                  {"--hands=" + file, "--cards=3", "--target=6", "--expect=expressions", "--",
                   TWENTYFOUR_PROGRAM, "-a", "-n", "3", "-t", "6"},
                  "");
  EXPECT_EQ(hands.status, 0) << hands.out << hands.err;
  std::ofstream(file) << "1 2 3 4\t1*2*3*4\n1 2 3 4\t4*3*2\n";
  const RunResult answers = run_program(
      TWENTYFOUR_REFEREE,
      {"--hands=" + file, "--expect=verdicts", "--give=stdin", "--", "sh", "-c", "echo YES"}, "");
  EXPECT_EQ(answers.status, 1);
  EXPECT_NE(answers.out.find("1 2 3 4, answer 4*3*2: YES"), std::string::npos) << answers.out;
  std::ofstream(file) << "1 2 3 x\n";
  const RunResult bad = run_program(TWENTYFOUR_REFEREE, {"--hands=" + file}, "");
  EXPECT_EQ(bad.status, 2);
  EXPECT_NE(bad.err.find(file + ":1:7: expected a card"), std::string::npos) << bad.err;
  std::ofstream(file) << "1 2 3 4\tNO\n1 2 3\n";
  const RunResult short_hand =
      run_program(TWENTYFOUR_REFEREE, {"--hands=" + file, "--expect=verdicts"}, "");
  EXPECT_EQ(short_hand.status, 2);
  EXPECT_NE(short_hand.err.find(file + ":2:1: "), std::string::npos) << short_hand.err;
}

TEST(RefereeReports, AsTsv) {
  const RunResult result = run_program(
      TWENTYFOUR_REFEREE,
      shell({"--format=tsv", "--give=stdin", "samples", "near-misses"}, "echo YES"), "");
  EXPECT_EQ(result.out,
            "group\thands\tright\twrong YES\twrong NO\twrong expressions\twrong counts\tno "
            "answer\ttoo much output\tcrashed\ttimed out\n"
            "samples\t18\t12\t6\t0\t0\t0\t0\t0\t0\t0\n"
            "near-misses\t93\t0\t93\t0\t0\t0\t0\t0\t0\t0\n"
            "all\t111\t12\t99\t0\t0\t0\t0\t0\t0\t0\n");
}

TEST(RefereeReports, AsJunit) {
  const RunResult result = run_program(
      TWENTYFOUR_REFEREE,
      shell({"--format=junit", "--give=stdin", "samples/leetcode-679", "samples/nowcoder-hj67"},
            "echo '<\"YES\" & \\001'"),
      "");
  EXPECT_EQ(result.out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuites>\n"
            "  <testsuite name=\"samples\" tests=\"2\" failures=\"1\">\n"
            "    <testcase classname=\"samples\" name=\"samples/leetcode-679\">\n"
            "      <failure message=\"1 of 2 wrong; the first is wrong YES: 1 2 1 2: "
            "&lt;&quot;YES&quot; &amp; ?\"/>\n"
            "    </testcase>\n"
            "    <testcase classname=\"samples\" name=\"samples/nowcoder-hj67\"/>\n"
            "  </testsuite>\n"
            "</testsuites>\n");
}

// Each wrong program and each wrong scorer is known by its name.
struct Known {
  std::string expect;
  std::string give;
  std::string kind;
  std::string name;
};

void PrintTo(const Known& known, std::ostream* out) {
  *out << known.name;
}

std::vector<Known> known_mistakes() {
  std::vector<Known> all;
  for (const WrongProgram& program : wrong_programs()) {
    all.push_back({"--expect=words", "--give=batch", "program", program.name});
  }
  for (const WrongScorer& scorer : wrong_scorers()) {
    all.push_back({"--expect=verdicts", "--give=batch", "scorer", scorer.name});
  }
  if (kWholeDomains) {
    for (const char* const give : {"--give=stdin", "--give=arguments"}) {
      all.push_back({"--expect=words", give, "program", "integer-division"});
      all.push_back({"--expect=verdicts", give, "scorer", "sets-of-cards"});
    }
    return all;
  }
  std::vector<Known> some;
  for (std::size_t i = 0; i < all.size(); i += 5) some.push_back(all[i]);
  return some;
}

class EachKnownMistake : public testing::TestWithParam<Known> {};

TEST_P(EachKnownMistake, IsNamed) {
  const Known& known = GetParam();
  const RunResult result = run_program(
      TWENTYFOUR_REFEREE,
      {known.expect, known.give, "--", TWENTYFOUR_KNOWN_MISTAKE, known.kind, known.name}, "");
  const std::size_t at = result.out.find("answers like a " + known.kind + " that ");
  EXPECT_EQ(result.status, 1);
  ASSERT_NE(at, std::string::npos) << result.out;
  EXPECT_NE(result.out.find(" (" + known.name + "): ", at), std::string::npos) << result.out;
  EXPECT_EQ(result.out.find(", or ", at), std::string::npos) << result.out;
}

INSTANTIATE_TEST_SUITE_P(All, EachKnownMistake, testing::ValuesIn(known_mistakes()));

// A process for each hand cannot keep a YES for the hands that follow.
TEST(Diagnosis, NamesNoMistakeThatDoesNotShow) {
  const RunResult result = run_program(TWENTYFOUR_REFEREE,
                                       {"--give=stdin", "wrong-programs/stale-state", "--",
                                        TWENTYFOUR_KNOWN_MISTAKE, "program", "stale-state"},
                                       "");
  EXPECT_EQ(result.status, 0) << result.out;
}

TEST(Diagnosis, NamesTheNearest) {
  // One answer of a program that divides integers is changed.
  const RunResult result =
      run_program(TWENTYFOUR_REFEREE,
                  {"wrong-programs/integer-division", "--", "sh", "-c",
                   "\"$0\" program integer-division | sed '1s/NO/YES/'", TWENTYFOUR_KNOWN_MISTAKE},
                  "");
  EXPECT_NE(result.out.find("answers most like a program that divides integers"), std::string::npos)
      << result.out;
}

class EachWrongScorer : public testing::TestWithParam<WrongScorer> {};

// Its own data has answers that it gets wrong.
TEST_P(EachWrongScorer, IsCaughtByItsOwnData) {
  const RunResult result =
      run_program(TWENTYFOUR_REFEREE,
                  {"--expect=verdicts", std::string("checks/") + GetParam().name, "--",
                   TWENTYFOUR_KNOWN_MISTAKE, "scorer", GetParam().name},
                  "");
  EXPECT_EQ(result.status, 1) << result.out;
}

std::string test_name(const testing::TestParamInfo<WrongScorer>& info) {
  std::string name = info.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, EachWrongScorer, testing::ValuesIn(wrong_scorers()), test_name);

TEST(RightScorer, PassesTheDataThatCatchesWrongScorers) {
  const RunResult result =
      run_program(TWENTYFOUR_REFEREE,
                  {"--expect=verdicts", "--", TWENTYFOUR_KNOWN_MISTAKE, "scorer", "right"}, "");
  EXPECT_EQ(result.status, 0) << result.out;
}

}  // namespace
}  // namespace twentyfour
