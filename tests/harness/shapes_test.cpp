// The referee and programs of the shapes that real ones have: their prompts, words, colours,
// banners and endings.
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <vector>

#include "tests/harness/cases.hpp"
#include "tests/harness/refereeing.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/scratch_folder.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

void expect_each_said(const std::vector<Refereed>& all) {
  for (const Refereed& expected : all) {
    SCOPED_TRACE(testing::PrintToString(expected.arguments));
    expect_said(expected);
  }
}

Refereed asks_nothing(const Arguments& arguments, const std::string& says) {
  return {arguments, 2, {says}};
}

TEST(RefereeShapes, ARunThatAsksNothingFails) {
  const ScratchFolder scratch;
  const std::string empty = scratch.path_of("no_hands");
  std::ofstream(empty) << "\n";
  const std::string range = "there is nothing to ask: no hand of cards from 5000 to 9999";
  const std::string dashes = "there is no program; put -- before the program";
  expect_each_said({
      asks_nothing(of("--range=9-1", {"true"}), "--range: 9 is more than 1"),
      asks_nothing(of("--range=5000-9999 samples", {"true"}), range),
      asks_nothing(of("--judge=acgo-9695 --range=101-9999", {"true"}), "from 101 to 100"),
      asks_nothing(of("--hands=" + empty, {"true"}), "nothing to ask: " + empty + " has no hand"),
      asks_nothing({"samples"}, dashes),
      asks_nothing(of("samples", {""}), dashes),
      asks_nothing({"./solve", "{}"}, dashes),
      asks_nothing({"python3", "solve.py", "--all"}, "put -- before the program"),
  });
}

// A program that knows letters only, and one that needs the hand of zeros.
TEST(RefereeShapes, JudgesGiveHandsTheirWay) {
  const auto letters = [](const std::string& judge, const std::string& first_line) {
    return "sed '" + first_line +
           R"(,$s/\<1[123]*\>/0/g' | ")" TWENTYFOUR_PROGRAM "\" --judge=" + judge;
  };
  const std::string needs_end =
      R"(while read -r a b c d || { echo "no zeros" >&2; exit 3; }
         do case "$a$b$c$d" in 0000) echo "$answer"; exit; esac
           answer=$(echo "$a $b $c $d" | ")" TWENTYFOUR_PROGRAM R"(")
         done)";
  expect_each_said({
      all_right(shell("--judge=hdu-1427 samples known-hard", letters("hdu-1427", "1"))),
      all_right(shell("--judge=hustoj-1945 --give=stdin samples", letters("hustoj-1945", "2"))),
      all_right(shell("--judge=openj-bailian-2787 --give=stdin samples", needs_end),
                {": 12 hands\n", "samples 12 12 0 0\n"}),
      some_wrong(shell("--give=stdin samples/leetcode-679", needs_end),
                 {"exit status 3: no zeros"}),
      some_wrong(shell("--judge=hustoj-1945 --give=stdin samples", "echo NO"),
                 {"number of hands before the hand, try --stdin='{}\\n'\n"}),
  });
}

TEST(RefereeShapes, ProgramsWithPrompts) {
  const std::string prompts =
      R"(read -r start && read -r a b c d && read -r what && read -r end || exit 3
         [ "$start$what$end" = '!!?q' ] || exit 4
         echo "hand? $a $b $c $d: $(echo "$a $b $c $d" | ")" TWENTYFOUR_PROGRAM R"(") bye")";
  const std::string one_a_line =
      R"(read -r a; read -r b; read -r c; read -r d; echo "$a $b $c $d" | ")" TWENTYFOUR_PROGRAM
      "\"";
  expect_each_said({
      all_right(joined({R"(--stdin=!!\n{}\n?\nq\n)"}, shell("samples/leetcode-679", prompts))),
      all_right(
          joined({R"(--stdin={1}\n{2}\n{3}\n{4}\n)"}, shell("samples/hustoj-1945", one_a_line))),
      all_right(joined({"--stdin=[{1},{2},{3},{4}]"},
                       shell("samples/hustoj-1945", "tr '[],' ' ' | \"" TWENTYFOUR_PROGRAM "\""))),
      {{R"(--stdin=\x)", "samples", "--", "true"},
       2,
       {R"(--stdin: \ must be followed by n, t or \)"}},
      {{"--stdin={}", "--give=arguments", "samples", "--", "true"},
       2,
       {"cannot be used with --give"}},
  });
}

TEST(RefereeShapes, WordsOfAllKinds) {
  const std::string hand = "--give=stdin samples/nowcoder-hj67";
  expect_each_said({
      all_right(joined({"--words=/No solution"}, shell(hand, "echo 'here: 1'"))),
      some_wrong(joined({"--words=/No solution"}, shell(hand, "echo 'No solution'")),
                 {"first wrong NO"}),
      some_wrong(joined({"--words=/No solution"}, shell(hand, ":")), {"first no answer"}),
      not_judged(shell(hand, "echo Yes"), {"7 2 1 10: Yes (the case differs from YES/NO)\n"}),
      not_judged(shell("--answer=<{}> " + hand, "echo yes"), {"7 2 1 10: yes\n"}),
      not_judged(shell("--answer=<{}> " + hand, "echo '<yes>'"),
                 {"7 2 1 10: <yes> (the case differs from YES/NO)\n"}),
      all_right(shell(hand, R"(printf '\033[32mYES\033[0m\n')")),
      some_wrong(
          shell(hand, "echo first >&2; echo last >&2; exit 7"),
          {"first crashed, in samples/nowcoder-hj67: 7 2 1 10: exit status 7: first ... last"}),
      some_wrong(shell(hand, "echo what >&2"),
                 {"7 2 1 10: (nothing), exit status 0, and on standard error: what\n"}),
      all_right(shell("--stderr " + hand, "echo YES >&2")),
      all_right(
          shell("--stderr --any-status samples/leetcode-679", "echo YES >&2; echo NO >&2; exit 1")),
  });
}

TEST(RefereeShapes, TheDefaultHands) {
  const std::string power = "--operators=+-*/^";
  const std::string makes_yes_above_13 =
      R"(sed -E 's/.*\b(1[4-9]|[2-9][0-9]|[0-9]{3,})\b.*/1 2 3 4/' | ")" TWENTYFOUR_PROGRAM "\"";
  expect_each_said({
      all_right(of("samples known-hard near-misses", {TWENTYFOUR_PROGRAM}),
                {"\n\nall answers are right, for 274 hands of cards from 0 to 24 and 1 hand with "
                 "larger ones; run the group wide-cards to test cards up to 9999\n"}),
      all_right(of("--range=1-13 samples", {TWENTYFOUR_PROGRAM}),
                {"\n\nall answers are right, for 17 hands of cards from 1 to 13\n"}),
      some_wrong(shell("", makes_yes_above_13),
                 {"\n\nno known mistake explains it\nall ",
                  " hands tried of cards from 0 to 13 are answered right; --range=0-13 leaves the "
                  "others out\n"}),
      some_wrong(of(power, {TWENTYFOUR_PROGRAM, power, "--division=truncating"}),
                 {"\n\nanswers like a program that divides integers, as with "
                  "--division=truncating (integer-division): "}),
      some_wrong(of(power, {TWENTYFOUR_PROGRAM}), {"\n\nno known mistake explains it\n"}),
  });
}

TEST(RefereeShapes, ScorersOfPlainAnswers) {
  const std::string spellings = "--expect=verdicts checks-spellings";
  const auto that_refuses = [&](const std::string& refused) {
    return shell(spellings, "LC_ALL=C sed 's@\t.*" + refused +
                                ".*@\tx@; s@)(@x@' | \"" TWENTYFOUR_PROGRAM "\" --check");
  };
  const std::string left_to_right = R"(awk -F'\t' '{
    numbers = $2; gsub(/[-+*\/]/, " ", numbers); value = $2 + 0; rest = $2
    while (match(rest, /[-+*\/][0-9]+/)) {
      sign = substr(rest, RSTART, 1); x = substr(rest, RSTART + 1, RLENGTH - 1)
      if (sign == "+") value += x; else if (sign == "-") value -= x
      else if (sign == "*") value *= x; else value /= x
      rest = substr(rest, RSTART + RLENGTH)
    }
    print numbers == $1 && value == 24 ? "YES" : "NO"
  }')";
  expect_each_said({
      some_wrong(that_refuses("[^-0-9+*/()]"),
                 {"\n\nanswers like a scorer that reads only numbers, + - * / and ( ) "
                  "(plain-only): explains all "}),
      some_wrong(that_refuses("[^-0-9+*/]"),
                 {"\n\nanswers like a scorer that reads only numbers and + - * / (no-brackets): "}),
      some_wrong(shell(spellings, left_to_right),
                 {"\n\nanswers like a scorer that reads only numbers and + - * /, from left to "
                  "right (plain-left-to-right): "}),
      some_wrong(shell(spellings, R"(awk '{print /<answer>/ ? "YES" : "NO"}')"),
                 {"\nit refuses every answer that has no tags; if it needs tags"}),
  });
}

// What a template adds is not added twice.
TEST(RefereeShapes, TemplatesOfScorers) {
  const std::string groups = part_or_whole(
      "checks-arithmetic/evaluates-code checks-spellings/no-unicode checks-no/bare-no",
      "checks-arithmetic checks-spellings checks-no");
  for (const std::string text :
       {"{}\\t{answer} = 24\\n", "{}\\t{answer}=24\\n", "{}\\t<answer>{answer}</answer>\\n"}) {
    expect_said(all_right(joined({"--expect=verdicts", "--stdin=" + text},
                                 of(groups, {TWENTYFOUR_PROGRAM, "--check"}))));
  }
}

// A program with the answers of twentyfour, which the script prints in another shape.
Refereed solver(const std::string& options, const std::string& script, int status,
                const std::vector<std::string>& says) {
  return {of(options, {"sh", "-c", script, TWENTYFOUR_PROGRAM}), status, says};
}

// More than the 16 MiB that are too much where less is due.
TEST(RefereeShapes, LongOutputs) {
  const ScratchFolder scratch;
  const std::string hands = scratch.path_of("hands");
  std::ofstream(hands) << repeated("1 2 3 4\n", 150);
  const std::string words = "--words=" + std::string(120'000, 'y') + "/no";
  expect_said(all_right({words, "--hands=" + hands, "--", TWENTYFOUR_PROGRAM, words}));

  expect_said(asks_nothing({"--testdata=" + scratch.path_of(""), "--", "true"},
                           "there is no test data in " + scratch.path_of("")));
  std::filesystem::create_directory(scratch.path_of("group"));
  for (const std::string file : {"group/case.in", "group/case.out"}) {
    std::ofstream(scratch.path_of(file)) << repeated("x", 17 << 20);
  }
  expect_said(
      all_right({"--expect=output", "--testdata=" + scratch.path_of(""), "group", "--", "cat"}));

  std::ofstream(scratch.path_of("group/case.status")) << "one\n";
  expect_said({{"--expect=output", "--testdata=" + scratch.path_of(""), "group", "--", "cat"},
               2,
               {"group/case.status: expected a number and the end of the line"}});
}

// What is read, and what is said to be unreadable and never counted as wrong.
TEST(RefereeShapes, StepsAndShapesThatAreNotRead) {
  const std::string hands = "--expect=expressions --give=stdin samples";
  const auto printed = [](const std::string& text, int status, const std::string& says) {
    return solver("--expect=expressions --give=stdin samples/nowcoder-hj67",
                  "printf '%b' '" + text + "'", status, {says});
  };
  const std::string steps = R"("$0" --notation=steps -e | sed ')";
  const std::string none = "--expect=expressions --give=stdin near-misses";
  const std::string cards = repeated("\U0001f0a1", 25);  // of four bytes, so that 97 are shown
  expect_each_said({
      printed("[7*2=14] [14+10=24] [24*1=24]", 0, "samples 1 1 0 0\n"),
      printed("Enter: 1: 1 - 7 = -6, 2: 10 - -6 = 16.0\n3: 16.0 - 2 = 14\nDone in 0.1 s\n", 1,
              "; 16.0 - 2 = 14 makes 14)\n"),
      printed("10 / 7 = 1.43, 1.43 * 2 = 2.86\n2.86 * 1 = 2.86\n", 3,
              "does not have all the steps"),
      printed("1: 7 * 2 = 14\n14 ... 10", 3, "7 * 2 = 14 does not have all the steps"),
      solver(hands, steps + "s/; / (then)\\n/g; s/^/Step: /'", 0, {"samples 18 18 0 0\n"}),
      solver(hands, steps + "s/^/[/; s/; /] [/g; s/$/]/'", 0, {"samples 18 18 0 0\n"}),
      solver(hands, steps + "s/ *=[^;]*//g; s/; /\\n/g'", 3, {"cannot be read"}),
      solver(hands, R"(echo 'As in 8/(3-8/3), (1+2+3)*4 and 1-9'; "$0" -e)", 0, {"18 18 0 0\n"}),
      solver(hands, R"~(echo "* + $("$0" -e | tr -d '()+*/-')")~", 3,
             {"18 6 0 0 12\n", "the referee reads expressions in each --notation"}),
      solver(hands, R"(printf x1=x2=x3=x4=; "$0" -e)", 3, {"--answer=TEMPLATE says where"}),
      solver("--answer=x4={} " + hands, R"(printf x1=x2=x3=x4=; "$0" -e)", 0, {"18 18 0 0\n"}),
      solver("known-hard/zeros", "awk '$1 == 0 {exit} {print \"YES\"}'", 1,
             {"0 answers to 20 hands; it ends at a hand that begins with 0: --range=1-9999"}),
      solver(hands, R"("$0" --words=true/false)", 3, {"--words='true/false'\n"}),
      solver(hands, R"("$0" -e >&2)", 3, {"standard error: --stderr reads it"}),
      solver("--stderr " + hands, R"("$0" -e >&2)", 0, {"18 18 0 0\n"}),
      solver("--give=stdin samples", R"("$0" -e)", 3, {"18 6 0 0 12\n", "--expect=expressions"}),
      solver("--give=stdin samples", R"("$0" >&2)", 3, {"standard error: --stderr reads it"}),
      solver("samples/hustoj-1945", R"("$0" >&2)", 3, {"standard error: --stderr reads it"}),
      solver("samples", R"("$0" | tr 'YESNO' 'yesno')", 3, {"--words='yes/no'\n"}),
      solver(hands, "echo none", 3,
             {"18 0 0 0 18\n", "it prints the same for every hand", "try --give=arguments\n"}),
      solver(hands, R"~(printf 'w%0150d %s\n' 0 "$("$0")" | tr 0 w)~", 3,
             {"no expression in any output"}),  // the same as far as it is shown
      solver("--give=stdin samples", R"("$0" | sed 's/.*S/+/; s/N.*/-/; s/$/)" + cards + "/'", 3,
             {"no answer can be read"}),
      // A menu denies nothing.
      solver(hands, "echo 'Save it or not?'; \"$0\" -e | sed 's/^4.8-1-7/4*8-1+7/'", 1,
             {"samples 18 17 0 0 1\n", "4*8-1+7 makes 38"}),
      solver(hands, "\"$0\" -e | sed 's/^4.8-1-7/NO, but nearly: 4*8-1+7/'", 3,
             {"samples 18 17 0 0 1\n", "(4*8-1+7 stands beside a word that may deny it)"}),
      solver(hands, "\"$0\" -e | sed 's/^4.8-1-7/NO, but nearly: &/'", 3,
             {"samples 18 17 0 0 1\n", "(4*8-1-7 stands beside a word that may deny it)"}),
      solver(hands, "\"$0\" -e | sed 's@NO@2 * 12 = 24@'", 1, {"2 * 12 = 24 uses 12"}),
      solver(hands, "\"$0\" -e | sed 's@NO@((+3)*(8*1))= 24@'", 3, {"cannot be read\n"}),
      solver(hands, "echo NO", 1, {"18 6 0 12\n", "says NO to every hand (always-no): "}),
      solver(hands, "read -r hand; echo $hand: NO", 1, {"18 6 0 12\n", "(always-no): "}),
      // Where no hand has a solution, any text could say NO.
      solver(none, "echo Traceback", 3,
             {"near-misses 93 0 0 0 93\n", "no hand here has a solution"}),
      solver(none, R"("$0" -e)", 0, {"near-misses 93 93 0 0\n"}),
      solver("--words=/none " + none, "read -r hand; echo $hand: none", 0, {"93 93 0 0\n"}),
      solver(hands, ":", 3, {"18 0 0 0 18\n", "it prints nothing for any hand; if it"}),
      solver(hands, "echo none; exit 1", 1,
             {"exit status 1: none\n", "ends this way for every hand"}),
      solver("--give=stdin samples", "echo $$ >&2", 1, {"it prints nothing for any hand"}),
      solver(hands, "echo >&2; exit 1", 1,
             {"crashed\nsamples 18 0 0 0 18\n", "ends this way for every hand"}),
  });
}

TEST(RefereeShapes, AnswersInSilenceOrByTheExitStatus) {
  const std::string hands = "--give=stdin samples";
  const std::string says_yes = R"("$0" | grep YES)";
  expect_each_said({
      solver(hands, says_yes + " || :", 1, {"samples 18 12 0 0 6\n"}),
      solver("--words=YES/ " + hands, says_yes + " || :", 0, {}),
      solver("--words=YES/ --any-status " + hands, says_yes, 0, {}),
      solver("--words=YES/ " + hands, says_yes, 1,
             {"because of how the program ends; --any-status lets them count"}),
      solver("--words=YES/ " + hands, "echo bad >&2; exit 2", 1, {"exit status 2: bad\n"}),
      solver("--any-status " + hands, says_yes + " || { echo NO; exit 1; }", 0, {}),
      solver("--expect=expressions --stderr --any-status " + hands,
             R"("$0" -e | sed 's/NO/none found/' >&2; exit 1)", 0, {}),
      solver(hands, says_yes + " > /dev/null", 1,
             {"its exit status differs; to print that as words, use a shell"}),
  });
}

// Programs that read their arguments are given none; and others that print as little.
TEST(RefereeShapes, ProgramsThatWantArguments) {
  const std::string asks = "it asks for arguments; --give=arguments gives it each hand that way\n";
  const std::string other_way = "; if it does not read its hands this way, try --give=";
  const std::string crash = "IndexError: list index out of range\" >&2; exit 1";
  for (const std::string give : {"--give=batch ", "--give=stdin "}) {
    const std::string ways =
        give == "--give=stdin " ? "arguments\n" : "stdin or --give=arguments\n";
    for (const std::string expect : {"--expect=words samples", "--expect=expressions samples"}) {
      expect_each_said({
          some_wrong(shell(give + expect, "echo 'usage: solve A B C D' >&2; exit 2"), {asks}),
          some_wrong(shell(give + expect, "echo \" int(sys.argv[1])\n" + crash), {asks}),
          some_wrong(shell(give + expect, "echo; echo 'Usage: solve A B C D'; exit 1"), {asks}),
          some_wrong(shell(give + expect, "echo \" line 3\n" + crash),
                     {"it ends this way for every ", other_way + ways}),
      });
    }
    expect_said(some_wrong(shell(give + "samples", ":"), {other_way + ways}));
  }
  // It has answers.
  const RunResult result = referee(
      shell("--give=stdin samples", "echo 'usage: 3 MB'; \"" TWENTYFOUR_PROGRAM "\" | grep YES"));
  EXPECT_EQ(result.out.find("arguments"), std::string::npos) << result.out;
}

TEST(RefereeShapes, HandsWithCommas) {
  const ScratchFolder scratch;
  const std::string file = scratch.path_of("commas");
  std::ofstream(file) << "5,5,5,1\n1, 1, 4, 2\n";
  expect_said(all_right(of("--hands=" + file, {TWENTYFOUR_PROGRAM}), {" 2 2 0 0\n"}));
  std::ofstream(file) << "5,5,5,1\t5*(5-1/5)\n1;1;4;2\tNO\n";
  expect_said(all_right(of("--expect=verdicts --hands=" + file, {TWENTYFOUR_PROGRAM, "--check"})));
  std::ofstream(file) << "5\t5\t5,1\n";
  expect_said(all_right(of("--hands=" + file, {TWENTYFOUR_PROGRAM}), {" 1 1 0 0\n"}));
  // What twentyfour advises elsewhere, --input=lines, is not an input of the referee.
  std::ofstream(file) << "5 5 5\n1 2 3 4\n5 5\n";
  expect_said(asks_nothing(of("--hands=" + file, {"true"}), "the last hand has 1 of 4 cards\n"));
}

// A program that asks again for a card above 10, and one that prints too much for other hands.
TEST(RefereeShapes, PromptsWithoutEnd) {
  const auto reads = [](const std::string& condition, const std::string& hands = "samples") {
    return shell("--give=stdin " + hands,
                 "read -r a b c d; hand=\"$a $b $c $d\"; if " + condition +
                     "; then yes again; else echo \"$hand\" | \"" TWENTYFOUR_PROGRAM "\"; fi");
  };
  const std::string outside = "it prints too much only for hands with cards outside ";
  const std::string is_wide = "[ $((a > 10 || b > 10 || c > 10 || d > 10)) = 1 ]";
  // The second time, four other hands are just enough.
  for (const std::string hands : {"samples", "samples/hustoj-1945 samples/nowcoder-hj67"}) {
    expect_said(
        some_wrong(reads(is_wide, hands), {outside + "1 to 10; --range=1-10 leaves them out\n"}));
  }
  for (const std::string condition : {"[ $((a + b + c + d > 20)) = 1 ]", ":"}) {
    const RunResult result = referee(reads(condition));
    EXPECT_NE(result.out.find("too much output"), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find("--range"), std::string::npos) << result.out;
  }
}

// Programs that refuse some cards, in words or by their status.
TEST(RefereeShapes, ProgramsThatRefuseCards) {
  const std::string hands = "--expect=expressions --give=stdin samples";
  const auto refuses = [](const std::string& condition, const std::string& refusal) {
    return "read -r a b c d; if " + condition + "; then " + refusal +
           "; else echo \"$a $b $c $d\" | \"$0\" -e; fi";
  };
  const std::string has_letter = "echo \" $a $b $c $d \" | grep -q ' 1 \\| 1[123] '";
  const std::string is_wide = "[ $((a > 10 || b > 10 || c > 10 || d > 10)) = 1 ]";
  const std::string outside = "cards outside 1 to 10; --range=1-10 leaves them out\n";
  expect_each_said({
      solver(hands, refuses(has_letter, "echo Incorrect input"), 3,
             {"it prints \"Incorrect input\" only for hands with A, J, Q or K; "
              "--judge=hustoj-1945 --stdin='{}\\n' gives the letters\n"}),
      solver(hands, refuses(is_wide, "echo '1 to 10!'"), 3,
             {"it prints \"1 to 10!\" only for hands with " + outside}),
      solver(hands, refuses(is_wide, "echo '1 to 10!'; exit 255"), 1,
             {"exit status 255: 1 to 10!", "it crashes only for hands with " + outside}),
  });
}

TEST(RefereeShapes, FailingStatuses) {
  const std::string dies = "head -n 2 | \"$0\"; exit 3";
  const std::string traceback = "echo Traceback; exit 1";
  expect_each_said({
      solver("samples/hustoj-1945", dies, 1, {"exit status 3: YES / "}),
      solver("--words=/no --give=stdin samples", traceback, 1,
             {"crashed\nsamples 18 0 0 0 18\n", "exit status 1: Traceback"}),
      solver("--give=stdin samples", "\"$0\"; echo EOFError >&2; exit 1", 1,
             {"right, but exit status 1", "--any-status lets them count"}),
      solver("--give=stdin samples", "echo 'File, line 1, EOFError: EOF' >&2; exit 1", 1,
             {"it reads past the end of its input"}),
      solver("--give=stdin samples", "\"$0\"; echo 'NO?'; \"$0\" < /dev/null; echo YES", 1,
             {"an output has both words; the last one counts"}),
      {of("samples", {"python3", "/nowhere/solve.py"}),
       2,
       {"/nowhere/solve.py: there is no such file"}},
      {of("samples", {"no_such_solver.py", "--log=new.py"}),
       2,
       {"no_such_solver.py: No such file or directory"}},
  });
}

// It is asked again for the hands that are wrong alone.
TEST(RefereeShapes, AnswersThatChange) {
  const ScratchFolder scratch;
  const std::string seen = "\"" + scratch.path_of("seen") + " $hand\"";
  expect_said(some_wrong(shell("--give=stdin samples",
                               "read -r hand; [ -e " + seen + " ] || words=--words=NO/YES; touch " +
                                   seen + "; echo $hand | \"" TWENTYFOUR_PROGRAM "\" $words"),
                         {"\n\nit does not answer the same twice: asked again, it changes "}));
}

// A folder and a program whose names have a blank and a quote.
TEST(RefereeShapes, PathsWithBlanks) {
  const ScratchFolder scratch;
  const std::string folder = scratch.path_of("referee a 'b");
  std::filesystem::create_directories(folder);
  std::ofstream(folder + "/yes") << "#!/bin/sh\necho \"$1\"\n";
  std::filesystem::permissions(folder + "/yes", std::filesystem::perms::owner_all);
  const std::string hand = "samples/nowcoder-hj67";
  expect_said(all_right(
      {"--give=stdin", "--report=" + folder + "/report", hand, "--", folder + "/yes", "YES"}));
  EXPECT_NE(read_file(folder + "/report").find("samples"), std::string::npos);
}

TEST(RefereeShapes, ProgramsThatNeverEnd) {
  const std::string options = "--timeout=1 --give=stdin --jobs=20 ";
  if (!kShortTests) {  // this takes 6 s
    expect_said(some_wrong(of("--timeout=6 --give=stdin samples/nowcoder-hj67", {"sleep", "1000"}),
                           {"no process has ended in 5 s; each may take 6 s (--timeout)\n"}));
  }
  expect_each_said({
      some_wrong(
          of(options + "known-hard", {"sleep", "1000"}),
          {" timed out not tried\n", "known-hard 164 0 0 0 3 161\n", "killed after 1 s (--timeout)",
           "stopped, because three processes timed out or printed too much; --keep-going"}),
      some_wrong(of(options + "known-hard", {"yes"}),
                 {"stopped, because three processes timed out or printed too much; --keep-going"}),
      some_wrong(of(options + "--keep-going samples", {"sleep", "1000"}),
                 {"samples 18 0 0 0 18\n"}),
      some_wrong(shell(options + "samples/leetcode-679", "echo YES; exec sleep 1000"),
                 {"\n\nit answers, but does not end: if it reads past the end of its input"}),
      some_wrong(shell(options + "samples/leetcode-679", "echo YES; exec yes 'Four numbers:'"),
                 {"\n\nit answers, but does not end: if it reads past the end of its input"}),
  });
}

TEST(RefereeShapes, NoProcessStartsAfterThreeThatTimedOut) {
  const ScratchFolder scratch;
  const std::string starts = scratch.path_of("starts");
  referee(shell("--timeout=1 --jobs=1 --give=stdin known-hard",
                "echo >> '" + starts + "'; exec sleep 1000"));
  EXPECT_EQ(read_file(starts), "\n\n\n");
}

TEST(RefereeShapes, FilesOfFailures) {
  const ScratchFolder scratch;
  const std::string file = scratch.path_of("failures");
  const std::string option = "--failures=" + file + " ";
  expect_said(some_wrong(shell(option + "samples/leetcode-679", "echo NO; echo YES"), {}));
  EXPECT_EQ(read_file(file), "4 1 8 7\tYES\tNO\n1 2 1 2\tNO\tYES\n");
  expect_said(some_wrong(shell(option + "samples/leetcode-679", "kill -SEGV $$"), {}));
  EXPECT_EQ(read_file(file), "4 1 8 7\tYES\tended by signal 11\n1 2 1 2\tNO\t(nothing)\n");
  expect_said(not_judged(
      shell(option + "--expect=expressions samples/leetcode-679", "echo -; echo -"), {}));
  EXPECT_EQ(read_file(file), "4 1 8 7\t4*8-1-7\t-\n1 2 1 2\tNO\t-\n");
  expect_said(
      some_wrong(shell(option + "--expect=verdicts checks-no/refuses-no", "yes NO | head -6"), {}));
  EXPECT_EQ(read_file(file).substr(0, 22), "1 2 3 4\t1*2*3*4\tYES\tNO") << read_file(file);
  expect_said(
      {shell("--failures=/nowhere/file samples", ":"), 2, {"/nowhere/file: cannot be written"}});
}

// The report goes to a file, in UTF-8 without control characters whatever was printed; the text
// stays on the screen. python3 reads XML where it is installed.
TEST(RefereeShapes, FilesOfReports) {
  const ScratchFolder scratch;
  const std::string file = scratch.path_of("report.xml");
  const std::string prints = R"(printf '\264\360\260\270 \001\033 <&"\355\240\200 NO\n%0500d\n' 0)";
  expect_said(some_wrong(shell("--report=" + file + " --format=junit --give=stdin samples", prints),
                         {": 18 hands\ngroup hands right", "\ufffd\ufffd\ufffd\ufffd"}));
  const std::string report = read_file(file);
  EXPECT_EQ(report.find_first_of("\x01\x1b\x7f\xb4\xed"), std::string::npos);
  EXPECT_NE(report.find("\ufffd"), std::string::npos);
  expect_said(some_wrong(
      shell("--report=" + file + " --format=junit --expect=verdicts checks-no", "sed 's/.*/NO/'"),
      {"it refuses every answer that has no tags; if it needs tags"}));
  EXPECT_NE(read_file(file).find("with --stdin&#10;"), std::string::npos) << read_file(file);
  const RunResult python = run_program("sh", {"-c", "command -v python3"}, "");
  if (python.status != 0) GTEST_SKIP() << "there is no python3";
  const RunResult parsed = run_program(
      "python3", {"-c", "import sys, xml.dom.minidom as x; x.parse(sys.argv[1])", file}, "");
  EXPECT_EQ(parsed.status, 0) << parsed.err << report;
}

TEST(RefereeShapes, ProgressAtATerminal) {
  if (!has_terminals()) GTEST_SKIP() << "this machine has no pseudo-terminals";
  const RunResult result = run_program_with_errors_to_terminal(
      TWENTYFOUR_REFEREE, shell("--give=stdin samples", "sleep 0.05; echo YES"), "");
  EXPECT_NE(result.err.find(" of 18 hands"), std::string::npos) << result.err;
}

TEST(RefereeShapes, HelpFitsAScreen) {
  const std::vector<std::string> lines = lines_of(referee({"--help"}).out);
  for (const std::string& line : lines) EXPECT_LE(line.size(), 80U) << line;
  EXPECT_LE(lines.size(), 46U);
}

}  // namespace
}  // namespace twentyfour
