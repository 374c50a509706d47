// What --help and --version print.
#pragma once

#include <string_view>

namespace twentyfour {

constexpr std::string_view kHelp =
    R"(Usage: twentyfour [OPTION]... < HANDS
       twentyfour [OPTION]... CARD...
       twentyfour [OPTION]... --check CARD... ANSWER

Reads hands of four cards and prints a line for each: YES if the cards, each
used once and in any order, make 24 with + - * / and brackets, otherwise NO.
Cards are 0 to 9999, or A T J Q K for 1 10 11 12 13, separated by white space. A
hand of zeros or the end of the file ends the input.

Answers:
  -e, --expression     one expression, or NO
  -a, --all            every distinct expression, separated by tabs, or NO
  -c, --count          the number of distinct expressions
      --values[=A..B]  every value that the cards make, or those from A to B,
                       separated by tabs; with -e an equation for each, with -c
                       their number
      --nearest        with -e, an equation: of the target, or else of the
                       nearest value
      --check          a line has a hand and an expression, or NO: YES if that
                       is right, otherwise NO and the reason
      --notation=NAME  with -e and -a: infix (default); equation: 4*6=24;
                       steps: 1/5=1/5; 5-(1/5)=24/5; postfix; brackets: all
      --limit=N        with -a, -c and --values, a hand with more than N
                       expressions or values is an error; default 1000000
Rules:
  -n, --cards=N        1 to 7 cards in a hand, default 4, or as many as there
                       are arguments; with --ordered 1 more, with another
                       form, division or operators 1 or 2 fewer
  -t, --target=T       the target: an integer or a fraction P/Q; default 24
      --form=F         parentheses (default); precedence: no brackets, * and /
                       before + and -; left-to-right: no brackets, no precedence
      --division=D     real (default); exact: a division must leave no
                       remainder; truncating: toward zero, so 1/5 is 0
      --operators=SET  some of + - * / ^ !, written without blanks; default +-*/
      --ordered        the cards stay in the given order
      --subsets        cards may be left out, but not all of them
Input and output:
      --input=I        sentinel (default); counted: the number of hands comes
                       first; eof: a hand of zeros is answered like any other;
                       lines: each line is a hand, blanks , or ; between cards;
                       a bad line gets ERROR and the reason;
                       games: before each hand, how many cards and the target
      --words=Y/N      two words, or texts with blanks, to print for YES and NO
      --judge=NAME     the rules and the format of a known online judge;
                       --judge=list prints the list of judges
  -j, --jobs=N         at most N processors for slow hands; default all of them
      --progress       hands answered and time left, on standard error
  -h, --help           print this help and exit
  -V, --version        print the version and exit

Expressions are distinct if they differ as functions of the cards: equal cards
stand for one variable, and a card 0 or 1 for that number. With exact or
truncating division, ^ or !, two count as one only if exchanging equal cards, or
reordering a sum or a product, turns one into the other.

Exit status: 0 done; 1 bad input, too many expressions, a failed read or write,
or too little memory; 2 a wrong option, argument or TWENTYFOUR_KERNEL.
Example: twentyfour -e 5 5 5 1 prints 5*(5-1/5)
)";

constexpr std::string_view kVersion = "twentyfour " TWENTYFOUR_VERSION "\n";

}  // namespace twentyfour
