// Which expressions of a hand count as one: those of which the same is left when all that changes
// nothing is taken out, as 5-5 of a sum and 5/5 of a product. What is left is the key.
//
// Every part to take out is tried, so this is for few cards. Nothing is borrowed from the solver.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tests/search/brute_force.hpp"

namespace twentyfour::brute {

// A key is written as tokens: cards as themselves, and these above all cards.
enum Token {
  kPlus = 10'000,
  kMinus,
  kTimes,
  kOver,
  kPower,
  kFactorial,
  kSum,
  kProduct,
  kQuotient,
  kEnd
};

using Tokens = std::vector<int>;

// The shorter one; of the same length, the first in lexicographic order.
inline bool is_smaller(const Tokens& x, const Tokens& y) {
  return x.size() != y.size() ? x.size() < y.size() : x < y;
}

// Whether the product of the values `up` is that of `down`. These are positive integers, and
// nothing is multiplied.
inline bool have_equal_products(std::vector<Wide> up, std::vector<Wide> down) {
  for (Wide& x : up) {
    for (Wide& y : down) {
      Wide divisor = x;
      for (Wide rest = y; rest != 0;) divisor = std::exchange(rest, divisor % rest);
      x /= divisor;
      y /= divisor;
    }
  }
  const auto is_one = [](Wide x) { return x == 1; };
  return std::all_of(up.begin(), up.end(), is_one) && std::all_of(down.begin(), down.end(), is_one);
}

class Keys {
 public:
  // Of what is planted in the forest from now on, too, but not when it is planted anew.
  explicit Keys(const Forest& forest) : forest_(forest) {}

  // The value is not part of the key.
  const Tokens& of(int root) { return reduce(root).form->tokens; }

 private:
  struct Form;
  using FormPtr = std::shared_ptr<const Form>;

  // Part of a sum, with kPlus or kMinus; or of a product, with kTimes or kOver.
  struct Part {
    int mark;
    FormPtr form;
  };
  using Parts = std::vector<Part>;

  // What is left of an expression, without the sign of its value.
  struct Form {
    Tokens tokens;
    Value value;  // not negative
    int cards;
    Parts parts;  // of a sum, product or quotient

    bool is(Token kind) const { return tokens[0] == kind; }
  };

  struct Reduced {
    bool is_negative;
    FormPtr form;
  };

  static Value without_sign(const Value& value) {
    return {value.numerator < 0 ? -value.numerator : value.numerator, value.denominator};
  }

  static int opposite(int mark) {
    switch (mark) {
      case kPlus:
        return kMinus;
      case kMinus:
        return kPlus;
      case kTimes:
        return kOver;
      default:
        return kTimes;
    }
  }

  static int turned(int mark, bool is_turned) { return is_turned ? opposite(mark) : mark; }

  static int cards_of(const Parts& parts) {
    int cards = 0;
    for (const Part& part : parts) cards += part.form->cards;
    return cards;
  }

  static bool comes_before(const Part& x, const Part& y) {
    return x.mark != y.mark ? x.mark < y.mark : is_smaller(x.form->tokens, y.form->tokens);
  }

  const Reduced& reduce(int at) {
    const auto known = reduced_.find(at);
    if (known != reduced_.end()) return known->second;
    return reduced_.emplace(at, reduction_of(forest_[at])).first->second;
  }

  Reduced reduction_of(const Node& node) {
    switch (node.op) {
      case 'c':
        return {false, made({node.card}, node.value, 1)};
      case '+':
      case '-':
        return sum(node);
      case '^':
        return power(node);
      case '!':
        return factorial(node);
      default:
        return {node.value.numerator < 0, is_product(node) ? product(node) : quotient(node)};
    }
  }

  static FormPtr made(Tokens tokens, const Value& value, int cards, Parts parts = {}) {
    return std::make_shared<const Form>(
        Form{std::move(tokens), without_sign(value), cards, std::move(parts)});
  }

  // -- sums

  // Adds the terms of an expression, one for each that is no sum even when reduced.
  void gather_terms(int at, int mark, Parts& terms) {
    const Node& node = forest_[at];
    if (node.op == '+' || node.op == '-') {
      gather_terms(node.left, mark, terms);
      gather_terms(node.right, turned(mark, node.op == '-'), terms);
      return;
    }
    const Reduced& operand = reduce(at);
    add(operand.form, turned(mark, operand.is_negative), kSum, terms);
  }

  // Adds a form, or its parts where it is of this kind.
  static void add(const FormPtr& form, int mark, Token kind, Parts& parts) {
    if (!form->is(kind)) {
      parts.push_back({mark, form});
      return;
    }
    for (const Part& part : form->parts) {
      parts.push_back({turned(part.mark, mark == kMinus || mark == kOver), part.form});
    }
  }

  static bool is_nothing(const Part& term) { return term.form->value.is(0); }

  static bool come_to_nothing(const Parts& terms) {
    Value total = {0, 1};
    for (const Part& term : terms) {
      const MaybeValue next = brute::sum(total, term.form->value, term.mark == kPlus ? 1 : -1);
      if (!next) return false;
      total = *next;
    }
    return total.is(0);
  }

  Reduced sum(const Node& node) {
    Parts terms;
    gather_terms(node.left, kPlus, terms);
    gather_terms(node.right, node.op == '+' ? kPlus : kMinus, terms);
    take_out_single(terms, is_nothing);
    const Value& value = node.value;
    take_out_most(terms, come_to_nothing,
                  [&](const Parts& rest) { return form_of_sum(rest, value); });
    return {value.numerator < 0, form_of_sum(terms, value)};
  }

  // The form of terms that come to this value: such that it would be positive.
  static FormPtr form_of_sum(const Parts& terms, const Value& value) {
    if (terms.size() == 1) return terms[0].form;
    Parts opposites = terms;
    for (Part& term : opposites) term.mark = opposite(term.mark);
    if (value.numerator > 0) return listed(kSum, terms, value);
    FormPtr turned_over = listed(kSum, std::move(opposites), value);
    if (value.numerator < 0) return turned_over;
    FormPtr as_it_stands = listed(kSum, terms, value);
    return is_smaller(as_it_stands->tokens, turned_over->tokens) ? as_it_stands : turned_over;
  }

  static FormPtr listed(Token kind, Parts parts, const Value& value) {
    std::sort(parts.begin(), parts.end(), comes_before);
    Tokens tokens = {kind};
    for (const Part& part : parts) {
      tokens.push_back(part.mark);
      tokens.insert(tokens.end(), part.form->tokens.begin(), part.form->tokens.end());
    }
    tokens.push_back(kEnd);
    const int cards = cards_of(parts);
    return made(std::move(tokens), value, cards, std::move(parts));
  }

  // -- what sums and products share

  // Takes out each part that is nothing by itself. Where all are, one with the most cards stays.
  template <class IsNothing>
  static void take_out_single(Parts& parts, const IsNothing& is_nothing) {
    if (!std::all_of(parts.begin(), parts.end(), is_nothing)) {
      parts.erase(std::remove_if(parts.begin(), parts.end(), is_nothing), parts.end());
      return;
    }
    parts = {*std::min_element(parts.begin(), parts.end(), [](const Part& x, const Part& y) {
      return x.form->cards != y.form->cards ? x.form->cards > y.form->cards
                                            : is_smaller(x.form->tokens, y.form->tokens);
    })};
  }

  // Takes out, of the sets of parts but not of all that are nothing together, one with the most
  // cards: of these, the one for which the form of the rest is smallest.
  template <class AreNothing, class FormOf>
  static void take_out_most(Parts& parts, const AreNothing& are_nothing, const FormOf& form_of) {
    Parts best = parts;
    FormPtr best_form;
    const unsigned all = (1U << parts.size()) - 1;
    for (unsigned set = 1; set < all; ++set) {
      Parts some;
      Parts rest;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        ((set >> i & 1) != 0 ? some : rest).push_back(parts[i]);
      }
      if (cards_of(rest) > cards_of(best) || !are_nothing(some)) continue;
      FormPtr form = form_of(rest);
      if (best_form && cards_of(rest) == cards_of(best) &&
          !is_smaller(form->tokens, best_form->tokens)) {
        continue;
      }
      best = std::move(rest);
      best_form = std::move(form);
    }
    parts = std::move(best);
  }

  // -- products and quotients

  // By truncating division, a quotient with a remainder is none.
  bool is_product(const Node& node) const {
    if (node.op == '*') return true;
    if (node.op != '/') return false;
    if (forest_.rules().division != 't') return true;
    return forest_[node.left].value.numerator % forest_[node.right].value.numerator == 0;
  }

  void gather_factors(int at, int mark, Parts& factors) {
    const Node& node = forest_[at];
    if (is_product(node)) {
      gather_operands(node, mark, factors);
    } else {
      add(reduce(at).form, mark, kProduct, factors);
    }
  }

  void gather_operands(const Node& node, int mark, Parts& factors) {
    gather_factors(node.left, mark, factors);
    gather_factors(node.right, turned(mark, node.op == '/'), factors);
  }

  static bool is_one(const Part& factor) { return factor.form->value.is(1); }

  static bool come_to_one(const Parts& factors) {
    std::vector<Wide> up;
    std::vector<Wide> down;
    for (const Part& factor : factors) {
      const Value& value = factor.form->value;
      (factor.mark == kTimes ? up : down).push_back(value.numerator);
      (factor.mark == kTimes ? down : up).push_back(value.denominator);
    }
    return have_equal_products(std::move(up), std::move(down));
  }

  FormPtr product(const Node& node) {
    Parts factors;
    gather_operands(node, kTimes, factors);
    if (const FormPtr zero = least_zero(factors)) return zero;
    return without_ones(std::move(factors), kProduct, node.value);
  }

  // The factor 0 with the fewest cards; null without any.
  static FormPtr least_zero(const Parts& factors) {
    FormPtr least;
    for (const Part& factor : factors) {
      const FormPtr& form = factor.form;
      if (!form->value.is(0)) continue;
      if (!least || form->cards < least->cards ||
          (form->cards == least->cards && is_smaller(form->tokens, least->tokens))) {
        least = form;
      }
    }
    return least;
  }

  static FormPtr without_ones(Parts factors, Token kind, const Value& value) {
    take_out_single(factors, is_one);
    if (factors.size() == 1 && is_one(factors[0])) factors[0].mark = kTimes;
    const auto form_of = [&](const Parts& rest) { return form_of_product(rest, kind, value); };
    take_out_most(factors, come_to_one, form_of);
    return form_of(factors);
  }

  static FormPtr form_of_product(const Parts& factors, Token kind, const Value& value) {
    if (factors.size() == 1 && factors[0].mark == kTimes) return factors[0].form;
    return listed(kind, factors, value);
  }

  // By truncating division, with a remainder.
  FormPtr quotient(const Node& node) {
    Parts factors;
    gather_operands(node, kTimes, factors);
    return without_ones(std::move(factors), kQuotient, node.value);
  }

  // -- powers and factorials

  Reduced power(const Node& node) {
    const Reduced& base = reduce(node.left);
    const Reduced& exponent = reduce(node.right);
    const bool is_negative = node.value.numerator < 0;
    const Value& raised_to = forest_[node.right].value;
    if (base.form->value.is(0) || base.form->value.is(1)) return {is_negative, base.form};
    Tokens tokens = {kPower};
    int cards = exponent.form->cards;
    if (!raised_to.is(0)) {
      if (raised_to.is(1)) return base;
      append(base, true, tokens);
      cards += base.form->cards;
    }
    append(exponent, false, tokens);
    tokens.push_back(kEnd);
    return {is_negative, made(std::move(tokens), node.value, cards)};
  }

  // Appends an operand of a power, with its sign or with that dropped.
  static void append(const Reduced& operand, bool drops_sign, Tokens& tokens) {
    tokens.push_back(operand.is_negative && !drops_sign ? kMinus : kPlus);
    const Tokens& form = operand.form->tokens;
    tokens.insert(tokens.end(), form.begin(), form.end());
  }

  Reduced factorial(const Node& node) {
    const FormPtr operand = reduce(node.left).form;
    Tokens tokens = {kFactorial};
    tokens.insert(tokens.end(), operand->tokens.begin(), operand->tokens.end());
    return {false, made(std::move(tokens), node.value, operand->cards)};
  }

  const Forest& forest_;
  std::unordered_map<int, Reduced> reduced_;
};

}  // namespace twentyfour::brute
