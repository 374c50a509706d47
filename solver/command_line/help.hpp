// What --help and --version print.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_HELP_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_HELP_HPP

#include <string_view>

namespace twentyfour {

constexpr std::string_view kHelp =
    R"(Usage: twentyfour [OPTION] < HANDS
       twentyfour CARD CARD CARD CARD

Says of each hand of four cards whether + - * / and brackets, each card used
once and in any order, make 24 of it: YES or NO, a line a hand.

Input: cards from 0 to 9999, or A, J, Q, K for 1, 11, 12, 13, separated by
white space in any layout. A hand of four zeros ends it, as does its end.

Options:
  -h, --help     print this help and exit
  -V, --version  print the version and exit

Exit status: 0 done, 1 bad input or a failed read or write, 2 a wrong option
or argument.

Examples:
  twentyfour 5 5 5 1                       prints YES: 5*(5-1/5)
  printf '5 5 5 1  1 1 4 2' | twentyfour   prints YES and NO
)";

constexpr std::string_view kVersion = "twentyfour " TWENTYFOUR_VERSION "\n";

}  // namespace twentyfour

#endif
