// What --help and --version print.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_HELP_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_HELP_HPP

#include <string_view>

namespace twentyfour {

constexpr std::string_view kHelp =
    R"(Usage: twentyfour [OPTION]... < HANDS
       twentyfour [OPTION]... CARD CARD CARD CARD

Says of each hand whether + - * / and brackets, each card used once and in any
order, make 24 of it: YES or NO, a line a hand. Cards are 0 to 9999, or A J Q K
for 1 11 12 13, in any layout. A hand of zeros ends the input, as does its end.

Answers:
  -e, --expression     one expression, or NO
  -a, --all            every distinct expression, tabs between them, or NO
  -c, --count          how many distinct expressions there are
      --check          a line is a hand and an expression, or NO: is it right?
Rules:
  -n, --cards=N        1 to 7 cards in a hand, default 4; with --ordered 1 more,
                       with another form, division or operators 1 or 2 less
  -t, --target=T       what to make: an integer or P/Q; default 24
      --form=F         parentheses (default); precedence: no brackets, * and /
                       before + and -; left-to-right: no brackets, no precedence
      --division=D     real (default); exact: only where it leaves no remainder;
                       truncating: toward zero, so 1/5 is 0
      --operators=SET  some of + - * / ^ ! in a word; default +-*/
      --ordered        the cards stay in the given order
Input and output:
      --input=I        sentinel (default); counted: the number of hands comes
                       first; eof: a hand of zeros is one like any other
      --words=Y/N      two words for YES and NO
      --judge=NAME     what a known judge asks; --judge=list shows them all
      --progress       hands done and time left, on standard error
  -h, --help           print this help and exit
  -V, --version        print the version and exit

Expressions are distinct if they differ as functions of the cards, where equal
cards are one variable and a 0 or 1 is that number. With exact or truncating
division, ^ or !, they are if more differs than the order of a sum or a product,
or of equal cards.

Exit status: 0 done; 1 bad input, a failed read or write, or too little memory;
2 a wrong option, argument or TWENTYFOUR_KERNEL.
Example: twentyfour -e 5 5 5 1 prints 5*(5-1/5)
)";

constexpr std::string_view kVersion = "twentyfour " TWENTYFOUR_VERSION "\n";

}  // namespace twentyfour

#endif
