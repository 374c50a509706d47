// What the theorem of usual_search.hpp says of the tables of functions and of the random
// point: functions are told apart by their values there, and each is written in a way that has a
// value whenever any way has.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/usual_search/functions.hpp"
#include "tests/expressions/trees.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<std::int64_t>;
using Texts = std::vector<std::string>;

// A form of an expression of different variables. Expressions of one form are one function, because
// the form is made by laws of arithmetic alone: sums and products are sorted, quotients are put
// over one line, and signs are taken out, so that the first term of a sum is added.
struct Formula {
  bool is_negative = false;
  char kind = 'v';  // a variable, s(um) or p(roduct)
  Texts up;         // factors, or added terms
  Texts down;       // divisors, or subtracted terms

  std::string magnitude() const {
    std::string text(1, kind);
    for (const std::string& part : up) text.append(" ").append(part);
    text += " |";
    for (const std::string& part : down) text.append(" ").append(part);
    return text + ".";
  }

  std::string text() const { return std::string(1, is_negative ? '-' : '+').append(magnitude()); }
};

void add_sorted(Texts& to, const Texts& from) {
  to.insert(to.end(), from.begin(), from.end());
  std::sort(to.begin(), to.end());
}

void add_terms(Formula& sum, const Formula& x, bool is_subtracted) {
  const bool turns = is_subtracted != x.is_negative;
  if (x.kind != 's') return add_sorted(turns ? sum.down : sum.up, {x.magnitude()});
  add_sorted(sum.up, turns ? x.down : x.up);
  add_sorted(sum.down, turns ? x.up : x.down);
}

void add_factors(Formula& product, const Formula& x, bool is_divisor) {
  product.is_negative = product.is_negative != x.is_negative;
  if (x.kind != 'p') return add_sorted(is_divisor ? product.down : product.up, {x.magnitude()});
  add_sorted(product.up, is_divisor ? x.down : x.up);
  add_sorted(product.down, is_divisor ? x.up : x.down);
}

Formula combined(Symbol symbol, const Formula& x, const Formula& y) {
  Formula form;
  form.kind = is_additive(symbol) ? 's' : 'p';
  if (form.kind == 'p') {
    add_factors(form, x, false);
    add_factors(form, y, symbol == Symbol::kOver);
    return form;
  }
  add_terms(form, x, false);
  add_terms(form, y, symbol == Symbol::kMinus);
  if (form.up.empty() || (!form.down.empty() && form.down.front() < form.up.front())) {
    std::swap(form.up, form.down);
    form.is_negative = true;
  }
  return form;
}

// An expression by its form and the numbers that must not be 0, each without its sign.
struct Written {
  Formula form;
  std::set<std::string> divisors;
};

Written combined(Symbol symbol, const Written& x, const Written& y) {
  Written made = {combined(symbol, x.form, y.form), x.divisors};
  made.divisors.insert(y.divisors.begin(), y.divisors.end());
  if (symbol != Symbol::kOver) return made;
  // A product is 0 where one of its factors is.
  if (y.form.kind == 'p') {
    made.divisors.insert(y.form.up.begin(), y.form.up.end());
  } else {
    made.divisors.insert(y.form.magnitude());
  }
  return made;
}

Written variable(CardSet single) {
  Formula form;
  form.up = {std::to_string(single)};
  return {form, {}};
}

// The functions of the tables, as they are written there.
class Tables {
 public:
  explicit Tables(bool ordered) : ordered_(ordered) {}

  std::uint32_t size(unsigned variables) { return tables_.of(variables, ordered_).size(); }

  Written written(CardSet set, std::uint32_t function) {
    if (is_single(set)) return variable(set);
    const Operation f = tables_.of(size_of(set), ordered_).functions[function];
    const CardSet left = deposit(f.left_set, set);
    return combined(f.symbol, written(left, f.left), written(set & ~left, f.right));
  }

 private:
  const bool ordered_;
  FunctionTables tables_;
};

// Every expression of the set, but with one of those of each form and divisors for each part.
std::vector<Written> all_written(CardSet set, bool ordered) {
  if (is_single(set)) return {variable(set)};
  std::set<std::pair<std::string, std::set<std::string>>> known;
  std::vector<Written> all;
  for (CardSet x = (set - 1) & set; x != 0; x = (x - 1) & set) {
    const CardSet y = set & ~x;
    if (ordered && !(is_contiguous(x) && is_contiguous(y) && x < y)) continue;
    const std::vector<Written> rights = all_written(y, ordered);
    for (const Written& left : all_written(x, ordered)) {
      for (const Written& right : rights) {
        for (const Symbol symbol : kAllSymbols) {
          const Written made = combined(symbol, left, right);
          if (known.emplace(made.form.text(), made.divisors).second) all.push_back(made);
        }
      }
    }
  }
  return all;
}

// Functions with different values at the random point differ, and expressions of one form are one
// function. So if there are as many values as forms, values tell functions apart as forms do.
void expect_as_many_functions_as_forms(unsigned variables, bool ordered) {
  SCOPED_TRACE(variables);
  Tables tables(ordered);
  const CardSet all = (1U << variables) - 1;
  std::map<std::string, std::set<std::string>> divisors;  // of the forms in the table
  for (std::uint32_t i = 0; i < tables.size(variables); ++i) {
    const Written written = tables.written(all, i);
    EXPECT_TRUE(divisors.emplace(written.form.text(), written.divisors).second);
  }
  for (const Written& written : all_written(all, ordered)) {
    const auto known = divisors.find(written.form.text());
    ASSERT_NE(known, divisors.end()) << written.form.text();
    EXPECT_TRUE(std::includes(written.divisors.begin(), written.divisors.end(),
                              known->second.begin(), known->second.end()))
        << written.form.text();
  }
}

TEST(Tables, HaveEveryFunctionOnceAndWithTheFewestDivisors) {
  for (const bool ordered : {false, true}) {
    for (unsigned variables = 1; variables <= 5; ++variables) {
      expect_as_many_functions_as_forms(variables, ordered);
    }
  }
}

}  // namespace
}  // namespace twentyfour
