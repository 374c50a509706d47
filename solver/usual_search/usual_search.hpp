// Expressions that make a target under the usual rules, and from ordered cards: whether there are
// any, and all of them. Under exact division, cards in any order: whether there are any.
//
// Of the expressions that count as one (distinct_key.hpp) the easiest to read (effort.hpp) is
// given. An expression that divides by zero does not count.
//
// Domain: these rules, 1 to most_cards(rules) cards; a target P/Q with |P| and Q below 10^18.
// Asserted.
//
// Theorem. The answer to a question is YES, and its list is not empty, if and only if there is an
// expression.
//
// Every expression that is given, counted or said to exist has been evaluated exactly. So only the
// other direction needs a proof: an expression that makes the target is not missed, though the
// search compares residues modulo the prime p = 2^61 - 1. Write v(x) for the exponent of p in a
// number x other than 0: x has a residue if v(x) >= 0, and that residue is 0 only if v(x) > 0. Two
// steps suffice.
//
// 1. A value other than 0 has v = 0 if it is made of at most 5 cards, and v >= 0 if of 6. So has
//    the target v = 0, if it is not 0, because p is larger than its parts.
//    Write an expression of k cards as a fraction N/D without reducing it: a card c is c/1,
//    A/B +- C/D is (AD +- BC)/BD, and the parts of a product or quotient are products of parts. By
//    induction, each part is a sum of at most 2^(k-1) terms, each a product of cards none of which
//    comes twice; a term of D leaves out at least one card of the k; so does a term of N, if the
//    expression is a sum. And each part is a product of cards and of numerators of sums, each of
//    other cards. Such a numerator, of a sum of at most 5 cards, is at most 2^4 * 9999^4, which is
//    less than p; so it is divisible by p only if it is 0. The factors of the denominator of at
//    most 6 cards are made of at most 5.
// 2. The search goes from the target t of some cards to targets of fewer. At most 4 cards are on
//    the side y whose values are listed, and y has its residue by step 1. Let x # y or y # x be t,
//    and v(t) >= 0 or t = 0; then the solution for x that the search computes is the residue of x:
//    - A sum or difference: x is t - y, t + y or y - t. No inverse is taken.
//    - x * y or x / y, y not 0: x is t/y or t*y. The residue of y has an inverse.
//    - y / x, y not 0: x is y/t. If v(t) = 0, the residue of t has an inverse. If v(t) > 0, then t
//      is neither the whole target nor made of less than 6 cards, by step 1; x is made of at most
//      6, as there are at most 8; and v(x) = v(y) - v(t) < 0, which contradicts step 1: there is no
//      such x.
//    - y = 0, in a product or quotient: then t = 0, and any x will do. For YES the product of x's
//      cards is taken. A list takes it too, or all of x (join_with_zero); then y has at least 3
//      cards, so x at most 5, and its values other than 0 have other residues than 0 by step 1.
//    In each case v(x) >= 0 or x = 0, so the argument repeats for x, until x is listed and found by
//    its residue. (The table of functions.hpp has a function in one way, which has a value whenever
//    any way has.)
//
// Four cards in any order are searched in floating point instead, unless the target is very large
// or very small; four_cards.hpp has the proof.
//
// Theorem of exact division. Cards in any order make a target by + - * and divisions that leave no
// remainder if and only if the search for YES finds a derivation of it whose normal form under real
// division leaves no remainder.
//
// In a normal form (normal_form.hpp) call each sum, and each product with its quotients, a whole.
// An operand of a whole is a card or another whole. Only one direction needs a proof.
//
// 1. The sums and products of an expression that makes the target by real division can be reordered
//    so that no division leaves a remainder, if and only if all its wholes are integers; and its
//    normal form is then such an order.
//    Only if: without remainders all values are integers, and so is that of the last operator of a
//    whole. If: the normal form multiplies first and then divides by one divisor after another.
//    N/(gh) is an integer, so N/g is one, h times as large. No divisor g is 0, because the
//    expression divides by g or by a product that has the factor g.
// 2. Two expressions of distinct variables that are one function have the same wholes, up to their
//    signs. So the table of functions.hpp may have any of them.
//    Let all variables but a and b be constants. Then the function is M(A(a) + B(b)) if the
//    smallest whole that has both is a sum, and M(A(a) * B(b)) if it is a product, where M, A and B
//    are of the form (px + q)/(rx + s). Its derivative by a over that by b is A'/B' or
//    (A'/A)/(B'/B). In a, the former has no pole or a double one, the latter simple ones. So the
//    function determines for any two variables whether they meet in a sum or in a product. This
//    determines the variables of every whole, because no operand of a sum is a sum, and none of a
//    product is a product. It remains to show that F = cG with a constant c implies c = 1 or c =
//    -1, and the same for their operands, if F and G have wholes of the same variables. By
//    induction:
//    - Cards are equal, and c = 1.
//    - Sums: for terms, F' = +-cG' + d with a constant d. If they are cards, d = 0. If they are
//      products PQ and RS, where P and R have the same variables, then PQ = +-cRS + d; derivatives
//      give Q = kS with a constant k; so d is the product of S and a function of other variables,
//      and d = 0. Therefore F' = +-cG', and c is 1 or -1 by induction.
//    - Products: for operands, F' = dG' or F' = d/G' with a constant d, and the product of all d is
//      c. F' = d/G' is impossible for cards; and for sums, because F' has no mixed derivative by
//      variables of two terms, and d/G' has one. Therefore F' = dG', and d is 1 or -1 by induction.
// 3. The search for YES finds a derivation of every function of the cards, as distinct variables,
//    that makes the target; but where y = 0 in a product or quotient, it takes the product of x's
//    cards for x. Then the wholes in x go, and the others keep their values. An exchange of equal
//    cards changes no value.
//
// The theorem does not hold for ordered cards: 3/2*4; nor with fewer operators: 4/(2/3) without *.
//
// A list lacks no key, and has the easiest expression of each. The search finds a derivation of
// every function of the cards, as distinct variables, that makes the target; by step 2 above, its
// normal form is that of every expression of the function but for signs, and the table of
// functions.hpp has the one with the fewest subtractions. Those that differ by signs have one key.
// Where the target is 0 or more, the one without negative values is given (nonnegative_form.hpp);
// where it is below 0, all are tried. From ordered cards a function has one normal form.
// Derivations of one structure (shape.hpp) have one key, so most need not be written.
//
// Method: meet in the middle. First, the values of small sets of cards are listed, as residues
// modulo 2^61 - 1. Then from the target backwards: for each split of the cards in two and each
// value of the smaller side, the last operator is solved for the other side, and its solution is
// looked up or searched for in the same way.
// Cost: 4 cards 1 to 5 us, 5 some 30 to 60 us, 6 some 0.1 ms for YES and 1 ms for all, 7 some 3 ms
// and 30 ms. All expressions of 7 cards took at most 100 MB and half a second, zeros the most. The
// first search with a memory takes more time.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "solver/expressions/deal.hpp"
#include "solver/expressions/distinct_expressions.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/usual_search/four_cards.hpp"
#include "solver/usual_search/functions.hpp"
#include "solver/usual_search/shape_memo.hpp"
#include "solver/usual_search/targets_of_four.hpp"
#include "solver/usual_search/values.hpp"

namespace twentyfour {

// What one search keeps for the next: tables of functions, shapes of small parts, and storage for
// values. The caller owns it. It serves one search at a time, so each thread needs its own.
//
// Cost: 75 KB; and, at first use, the tables of functions.hpp and shape_memo.hpp. The
// largest table is for hands of 7 cards: 10 ms and 0.3 MB. The values of 7 cards take 15 MB, those
// of 6 cards 0.6 MB.
class SearchMemory {
 public:
  SearchMemory() = default;
  SearchMemory(const SearchMemory&) = delete;
  SearchMemory& operator=(const SearchMemory&) = delete;

  FunctionTables& functions() { return functions_; }
  ValueStorage& values() { return values_; }
  ShapeMemo& shapes() { return shapes_; }

  const FourCardPlans& four_card_plans() {
    if (!four_card_plans_) four_card_plans_.emplace(functions_);
    return *four_card_plans_;
  }

  const OneAndThree& one_and_three() {
    if (!one_and_three_) one_and_three_.emplace(functions_);
    return *one_and_three_;
  }

 private:
  FunctionTables functions_;
  ShapeMemo shapes_{functions_};
  std::optional<FourCardPlans> four_card_plans_;
  std::optional<OneAndThree> one_and_three_;
  ValueStorage values_;
};

// Whether the next function answers under these rules.
constexpr bool usual_search_decides(const Rules& rules) {
  return are_usual(rules) || rules == Rules{.division = Division::kExact};
}

bool can_make_by_usual_rules(const Deal& deal, const Rules& rules, SearchMemory& memory);

// The first expression of the list.
std::optional<Expression> easiest_by_usual_rules(const Deal& deal, const Rules& rules,
                                                 SearchMemory& memory);

// In no order, packed by Packing(deal).
//
// @param limit  the most expressions
// @throws TooManyExpressions
std::vector<ListedExpression> distinct_by_usual_rules(const Deal& deal, const Rules& rules,
                                                      std::size_t limit, SearchMemory& memory);

}  // namespace twentyfour
