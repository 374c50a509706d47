// Answers to a hand in what a program prints, by a grammar of its lines.
//
//   line      [item] [label] body      item: - * > # or 1. or 1), and a blank
//   label     anything up to a colon and a blank, or a word and a colon; the last one before the
//             first expression of as many numbers as the hand has cards
//   body      words, marks and formulas
//   formula   digits, operators, brackets and letters of cards, with blanks between them, and all
//             else that could change a value: < > % ^ | & ~ signs of mathematics in Unicode, a name
//             before a bracket or beside a digit, a colon that ends no label
//   marks     quotation marks, commas, full stops, brackets around any of these or around words
//
// A formula is read if it is an expression in a notation of --notation, perhaps with equals signs
// and other sides; the cards of the hand may stand before it.
// An answer is
//   - an expression of as many numbers as the hand has cards. Besides it and the label its line has
//     no other numbers than the cards of the hand before it, and after it the target or a number
//     with a label; no formula that is not read, but for one without an operator in the label; and
//     none of the words mod, minus, plus, times, over and not;
//   - if there is no such expression: steps, in any lines, one fewer than the hand has cards or a
//     multiple of that: 5-1=4; 4+2=6; 6*4=24, also with arrows between them;
//   - if these are not right: an expression of other numbers that says that it makes the target.
// An answer that cannot be read is
//   - a line with an expression of as many numbers, and what it must not have;
//   - another line with a formula that is not read, if its numbers have all cards of the hand among
//     them, or if it ends in an equals sign and the target;
//   - if there is no other answer: steps of another number, or with rounded decimals; an expression
//     of other numbers, if an equation in another line is not read; any other line with all cards
//     among its numbers, with an expression after a label that makes the target, or with a formula
//     of several numbers: an equation with a card of the hand, one of cards of the hand, or one
//     alone.
// So dates, ranges, counts and shares are passed over, and so are hands that are repeated.
// Cost: linear; about a microsecond for a short line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

struct PrintedAnswer {
  std::string text;
  std::string_view flaw = {};       // why it is not read, if it is not
  bool has_other_operator = false;  // one that the rules do not allow
};

struct Printed {
  std::vector<PrintedAnswer> answers = {};  // in the order of the text
  bool denies = false;                      // a word says no or not: an expression may be no answer

  bool empty() const { return answers.empty(); }
};

Printed read_printed(std::string_view text, const Deal& deal, const Rules& rules);

}  // namespace twentyfour
