// Expressions written out the way people write them, such as 8/(3-8/3), and read back with two
// stacks: values wait on the one, operators and open brackets on the other, until precedence says
// that an operator's turn has come.
//
// Seven ways to set the brackets are enough. Brackets within brackets can always be opened, in some
// order of the cards, because x-(y-z) is x-y+z, x/(y/z) is x/y*z, and so on.
//
// Cost: 24 orders x 4^3 operators x 7 ways = 10752 strings of up to 23 characters for a hand of
// different cards.
// Known from: Dijkstra's shunting yard, and countless scripts that hand the string to eval().
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "solver/judge/hand.hpp"
#include "tests/engines/arithmetic.hpp"

namespace twentyfour::infix_strings {

constexpr std::string_view kWaysToBracket[] = {
    "a#b#c#d", "(a#b)#c#d", "a#(b#c)#d", "a#b#(c#d)", "(a#b#c)#d", "a#(b#c#d)", "(a#b)#(c#d)",
};

inline bool is_digit(char c) {
  return '0' <= c && c <= '9';
}

inline bool is_times_or_divided_by(char symbol) {
  return symbol == '*' || symbol == '/';
}

// The two stacks. An expression of four cards and no nested brackets never fills them.
class ShuntingYard {
 public:
  void card(int value) { values_[value_count_++] = value; }
  void open() { symbols_[symbol_count_++] = '('; }

  void close() {
    while (top() != '(') apply_top();
    --symbol_count_;
  }

  // Whatever binds at least as tightly on the left goes first.
  void symbol(char next) {
    while (symbol_count_ > 0 && top() != '(' &&
           (is_times_or_divided_by(top()) || !is_times_or_divided_by(next))) {
      apply_top();
    }
    symbols_[symbol_count_++] = next;
  }

  double finish() {
    while (symbol_count_ > 0) apply_top();
    return values_[0];
  }

 private:
  char top() const { return symbols_[symbol_count_ - 1]; }

  void apply_top() {
    const double y = values_[--value_count_];
    double& x = values_[value_count_ - 1];
    x = apply(symbols_[--symbol_count_], x, y);
  }

  double values_[kCardsInHand] = {};
  char symbols_[kCardsInHand] = {};
  int value_count_ = 0;
  int symbol_count_ = 0;
};

inline double evaluate(std::string_view text) {
  ShuntingYard yard;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_digit(text[i])) {
      int card = text[i] - '0';
      while (i + 1 < text.size() && is_digit(text[i + 1])) card = 10 * card + (text[++i] - '0');
      yard.card(card);
    } else if (text[i] == '(') {
      yard.open();
    } else if (text[i] == ')') {
      yard.close();
    } else {
      yard.symbol(text[i]);
    }
  }
  return yard.finish();
}

// Writes `way` into `text` with cards for its letters and symbols for its #.
inline void write_out(std::string_view way, const std::string (&cards)[kCardsInHand],
                      const char* symbol, std::string& text) {
  text.clear();
  for (char c : way) {
    if (c == '#') {
      text += *symbol++;
    } else if (c == '(' || c == ')') {
      text += c;
    } else {
      text += cards[c - 'a'];
    }
  }
}

inline bool some_bracketing_makes_24(const std::string (&cards)[kCardsInHand],
                                     const char (&symbols)[3], std::string& text) {
  for (std::string_view way : kWaysToBracket) {
    write_out(way, cards, symbols, text);
    if (is_24(evaluate(text))) return true;
  }
  return false;
}

inline bool solvable_in_order(const std::string (&cards)[kCardsInHand], std::string& text) {
  constexpr std::string_view kSymbols = "+-*/";
  for (char f : kSymbols) {
    for (char g : kSymbols) {
      for (char h : kSymbols) {
        if (some_bracketing_makes_24(cards, {f, g, h}, text)) return true;
      }
    }
  }
  return false;
}

inline bool solvable(const Hand& hand) {
  std::string cards[kCardsInHand];
  for (int i = 0; i < kCardsInHand; ++i) cards[i] = std::to_string(hand.cards[i]);
  std::sort(std::begin(cards), std::end(cards));
  std::string text;
  do {
    if (solvable_in_order(cards, text)) return true;
  } while (std::next_permutation(std::begin(cards), std::end(cards)));
  return false;
}

}  // namespace twentyfour::infix_strings
