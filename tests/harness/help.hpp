// What the referee prints for --help and --version.
#ifndef TWENTYFOUR_TESTS_HARNESS_HELP_HPP
#define TWENTYFOUR_TESTS_HARNESS_HELP_HPP

namespace twentyfour {

constexpr const char* kRefereeHelp =
    R"(Usage: twentyfour-referee [OPTION]... [GROUP | GROUP/CASE]... [-- PROGRAM [ARGUMENT]...]

Gives hands to another program, and says which of its answers are wrong, and which
known mistake it makes. By default: the groups samples, known-hard, near-misses and
wrong-programs of the test data; checks with --expect=verdicts.

The program:
  -p, --program=CMD    the program and its arguments, with blanks between them;
                       the same as PROGRAM ARGUMENT... after --
  -g, --give=G         batch (default): all hands on its standard input; stdin: a
                       process for each hand; arguments: the same, the cards as
                       arguments: {1} to {8} in ARGUMENT is a card, {} are all of
                       them, {answer} the answer; at the end if there is none
  -e, --expect=E       what it prints: words (default); expressions; count: how many
                       distinct expressions there are; verdicts: whether the answer
                       behind each hand is right; output: all bytes of the case
      --words=Y/N      its words for YES and NO; default YES/NO
  -T, --timeout=S      the seconds that a process may take; default 10, batch 30
  -j, --jobs=N         N processes at a time; default: as many as there are processors
The hands:
      --hands=FILE     hands (for --expect=verdicts: lines of a hand, a tab and an
                       answer) instead of the test data
      --range=A-B      only hands of cards from A to B
  -d, --testdata=DIR   where the groups are
  -n, --cards=N, -t, --target=T, --form=F, --division=D, --operators=SET, --ordered,
      --input=I, --judge=NAME
                       the rules, and the framing of a batch, as twentyfour has them
The report:
  -f, --format=F       text (default), tsv or junit
With --expect=output:
      --answers-only   compare standard output alone, and leave out the cases that
                       expect an error or need arguments
      --silent-errors  expect bad input to end the answers in silence
      --without-arguments
                       give the program the input alone
  -h, --help           print this help and exit
  -V, --version        print the version and exit

Exit status: 0 all answers are right; 1 some are not; 2 wrong usage, or the program
could not be started.
Example: twentyfour-referee --give=arguments --expect=expressions -- python3 solve.py {}
)";

constexpr const char* kRefereeVersion = "twentyfour-referee " TWENTYFOUR_VERSION "\n";

}  // namespace twentyfour

#endif
