// What the referee prints for --help and --version.
#pragma once

namespace twentyfour {

constexpr const char* kRefereeHelp =
    R"(Usage: twentyfour-referee [OPTION]... [GROUP | GROUP/CASE]... [-- PROGRAM [ARGUMENT]...]

Gives hands to another program, and says which of its answers are wrong, and which
known mistake it makes. By default, the hands are the groups samples, known-hard,
near-misses and wrong-programs of the test data; with --expect=verdicts, checks.

The program:
  -p, --program=CMD    the program and its arguments, with blanks between them;
                       the same as PROGRAM ARGUMENT... after --
  -g, --give=G         batch (default): all hands on its standard input; stdin: a
                       process for each hand; arguments: a process for each, with
                       the cards in ARGUMENT: {1} is the first card, {} is all of
                       them, {answer} is the answer; at the end by default
  -e, --expect=E       what it prints: words (default); expressions; count: how many
                       distinct expressions there are; verdicts: whether the answer
                       after each hand is right; output: all bytes of the case
      --words=Y/N      its words for YES and NO; default YES/NO
  -T, --timeout=S      the seconds that a process may take; default 10, batch 30
  -j, --jobs=N         N processes at a time; default: as many as there are processors
The hands:
      --hands=FILE     hands (for --expect=verdicts: lines of a hand, a tab and an
                       answer) instead of the test data
      --range=A-B      only hands of cards from A to B
  -d, --testdata=DIR   where the groups are
The rules, and the format of a batch, as twentyfour has them:
  -n, --cards=N        the number of cards in a hand; needs --hands if it is not 4
  -t, --target=T       an integer or P/Q; default 24
      --form=F         parentheses (default), precedence or left-to-right
      --division=D     real (default), exact or truncating
      --operators=SET  some of + - * / ^ !; default +-*/
      --ordered        the cards stay in the given order
      --input=I        sentinel (default): a hand of zeros ends a batch; counted; eof
      --judge=NAME     the rules and the format of a known judge
The report:
  -f, --format=F       text (default), tsv or junit
With --expect=output:
  -a, --answers-only   compare standard output alone, and leave out the cases that
                       expect an error or need arguments
  -s, --silent-errors  expect bad input to end the answers in silence
  -w, --without-arguments  give the program the input alone
  -h, --help           print this help and exit
  -V, --version        print the version and exit

Exit status: 0 all answers are right; 1 some are not; 2 wrong usage, or the program
could not be started.
Example: twentyfour-referee --give=arguments --expect=expressions -- python3 solve.py {}
)";

constexpr const char* kRefereeVersion = "twentyfour-referee " TWENTYFOUR_VERSION "\n";

}  // namespace twentyfour
