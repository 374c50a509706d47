// What the referee prints for --help and --version.
#pragma once

namespace twentyfour {

constexpr const char* kRefereeHelp =
    R"(Usage: twentyfour-referee [OPTION]... [GROUP | GROUP/CASE]... -- PROGRAM WORD...

Gives hands to PROGRAM, and says which of its answers are wrong, and which known
mistake explains them. By default the hands are the groups samples, known-hard,
near-misses and wrong-programs; with --expect=verdicts, the groups checks-*.

  -p, --program=CMD   the same as PROGRAM WORD..., with blanks between
  -g, --give=G        batch (default): all hands on its standard input; stdin: a
                      process for each hand; arguments: the same, with the cards
                      in WORD: {1} is the first, {} all of them; and {answer}
      --stdin=TEXT    what a process reads: {} as in WORD, \n ends a line
      --stderr        its standard error is output too
  -e, --expect=E      what it prints: words (default); expressions; count of
                      distinct ones; verdicts on answers; output of a case
      --words=Y/N     its words for YES and NO; /N: anything else is YES
  -T, --timeout=S     the seconds that a process may take; default 10, batch 30
      --keep-going    even if ten processes in a row time out
  -j, --jobs=N        N processes at a time; default: one for each processor
The hands, and the rules as twentyfour has them:
      --hands=FILE    instead of the test data; for verdicts, lines of a hand, a
                      tab and an answer
      --range=A-B     only hands of cards from A to B
  -d, --testdata=DIR  where the groups are
      --judge=NAME    hands, rules and input of a judge; list: their names
  -n, --cards=N       cards in a hand; other than 4, it needs --hands
  -t, --target=T      an integer or P/Q; default 24
      --form=F        parentheses (default), precedence or left-to-right
      --division=D    real (default), exact or truncating
      --operators=SET  some of + - * / ^ !; default +-*/
      --ordered       the cards stay in the given order
      --input=I       a batch is: sentinel (default), up to zeros; counted; eof
The report:
  -f, --format=F      text (default), tsv or junit
      --report=FILE   in FILE, and as text on the screen
      --failures=FILE  a line for each wrong answer: hand, expected, got
With --expect=output:
  -a, --answers-only  compare standard output alone, of cases of hands alone
  -s, --silent-errors  expect bad input to end the answers in silence
  -w, --without-arguments  give the program the input alone
  -h, --help          print this help and exit
  -V, --version       print the version and exit
Exit status: 0 all answers are right; 1 some are not; 2 nothing was tested.
Example: twentyfour-referee --give=arguments --expect=expressions -- ./solve {}
)";

constexpr const char* kRefereeVersion = "twentyfour-referee " TWENTYFOUR_VERSION "\n";

}  // namespace twentyfour
