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

// The variables that may stand for the cards of a hand: 0 and 1 for themselves, 2 + i for the cards
// that are equal to the i-th and to none before it. Unordered cards ascend.
std::vector<Cards> all_variables(std::size_t cards, bool ordered) {
  std::vector<Cards> all = {{}};
  for (std::size_t i = 0; i < cards; ++i) {
    std::vector<Cards> longer;
    for (const Cards& some : all) {
      std::set<std::int64_t> next(some.begin(), some.end());
      next.insert({0, 1, 2 + static_cast<std::int64_t>(i)});
      for (const std::int64_t variable : next) {
        if (!ordered && i > 0 && variable < some.back()) continue;
        longer.push_back(some);
        longer.back().push_back(variable);
      }
    }
    all = std::move(longer);
  }
  return all;
}

// The values of all functions of each set at a point.
class Point {
 public:
  template <class ValueOf>
  Point(FunctionTables& tables, const Cards& variables, bool ordered, const ValueOf& value_of)
      : values_(std::size_t{1} << variables.size()) {
    for (CardSet set = 1; set < values_.size(); ++set) {
      std::vector<InvertedResidue<>>& values = values_[set];
      if (is_single(set)) {
        add(values, value_of(variables[static_cast<std::size_t>(std::countr_zero(set))]));
      } else if (!ordered || is_contiguous(set)) {
        for (const Operation& f : tables.of(size_of(set), ordered).functions) {
          const CardSet left = deposit(f.left_set, set);
          add(values, result(f.symbol, values_[left][f.left], values_[set & ~left][f.right]));
        }
      }
    }
  }

  Residue value(std::size_t function) const { return values_.back()[function].value; }

 private:
  static void add(std::vector<InvertedResidue<>>& values, Residue value) {
    values.push_back({value, value == 0 || value == kNoResidue ? kNoResidue : invert(value)});
  }

  static Residue result(Symbol symbol, const InvertedResidue<>& x, const InvertedResidue<>& y) {
    const Residue second = symbol == Symbol::kOver ? y.inverse : y.value;
    return x.value == kNoResidue || second == kNoResidue ? kNoResidue : apply(symbol, x, y);
  }

  std::vector<std::vector<InvertedResidue<>>> values_;
};

// No two functions that differ at another point have one value at the random point, and none has a
// value at one point only. Returns how many functions were compared.
std::size_t expect_no_confusion(FunctionTables& tables, const Cards& variables, bool ordered) {
  const Point random(tables, variables, ordered, residue_of_variable);
  const Point other(tables, variables, ordered, [](std::int64_t variable) {
    constexpr std::uint64_t kSeed = 0x2b992ddfa23249d6;
    return variable < 2 ? static_cast<Residue>(variable)
                        : scramble(kSeed + static_cast<std::uint64_t>(variable)) % kModulus;
  });
  std::map<Residue, Residue> others;
  const std::size_t size = tables.of(static_cast<unsigned>(variables.size()), ordered).size();
  for (std::size_t i = 0; i < size; ++i) {
    const Residue value = random.value(i);
    EXPECT_EQ(value == 0, other.value(i) == 0) << testing::PrintToString(variables);
    EXPECT_EQ(others.try_emplace(value, other.value(i)).first->second, other.value(i))
        << testing::PrintToString(variables);
  }
  return others.size();
}

void expect_no_confusion(std::size_t cards) {
  for (const bool ordered : {false, true}) {
    FunctionTables tables;
    std::size_t functions = 0;
    for (const Cards& variables : all_variables(cards, ordered)) {
      functions += expect_no_confusion(tables, variables, ordered);
    }
    std::cout << cards << (ordered ? " ordered" : "") << " cards: " << functions << " functions\n";
  }
}

TEST(RandomPoint, TellsFunctionsApart) {
  for (std::size_t cards = 1; cards <= 5; ++cards) expect_no_confusion(cards);
}

// Takes minutes.
TEST(RandomPoint, DISABLED_TellsFunctionsOfSixCardsApart) {
  expect_no_confusion(6);
}

}  // namespace
}  // namespace twentyfour
