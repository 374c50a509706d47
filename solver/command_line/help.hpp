// What --help and --version print.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_HELP_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_HELP_HPP

#include <string_view>

namespace twentyfour {

constexpr std::string_view kHelp =
    R"(Usage: twentyfour [OPTION]... < HANDS
       twentyfour [OPTION]... CARD CARD CARD CARD

Says of each hand of four cards whether + - * / and brackets, each card used
once and in any order, make 24 of it: YES or NO, a line a hand.

Input: cards from 0 to 9999, or A, J, Q, K for 1, 11, 12, 13, separated by
white space in any layout. A hand of zeros ends it, as does its end.

What is answered:
  -e, --expression  one expression, or NO
  -a, --all         every distinct expression, tabs between them, or NO
  -c, --count       how many distinct expressions there are
      --check       each line is a hand and an expression, or NO: whether that
                    is right, YES, or NO, a tab and why
Distinct are expressions that differ as functions of the cards; equal cards are
one variable, and a card 0 or 1 is that number.

What is asked:
  -n, --cards=N     cards in a hand, 1 to 7 (8 with --ordered); default 4
  -t, --target=T    what to make, an integer or P/Q; default 24
      --ordered     the cards stay in the given order

  -h, --help        print this help and exit
  -V, --version     print the version and exit

Exit status: 0 done, 1 bad input or a failed read or write, 2 a wrong option
or argument.

Examples:
  twentyfour 5 5 5 1                       prints YES
  twentyfour -e 5 5 5 1                    prints 5*(5-1/5)
  printf '5 5 5 1  1 1 4 2' | twentyfour   prints YES and NO
)";

constexpr std::string_view kVersion = "twentyfour " TWENTYFOUR_VERSION "\n";

}  // namespace twentyfour

#endif
