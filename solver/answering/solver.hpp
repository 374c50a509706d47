// Answers deals: finds the line for one, or what it tells: a verdict, expressions, their number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "solver/answering/engine.hpp"
#include "solver/answering/run.hpp"
#include "solver/answering/value_search.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/usual_search/usual_search.hpp"

namespace twentyfour {

// Where cards may be left out, the expressions of all subsets of the hand count, and those of few
// cards come first.

bool can_make(const Deal& deal, const Rules& rules, SearchMemory& memory);

// The first expression of for_each_expression() without a limit.
std::optional<Expression> one_expression(const Deal& deal, const Rules& rules,
                                         SearchMemory& memory);

// Visits every distinct expression, the easiest to read first; the same ones for any order of the
// cards, unless they are ordered.
//
// @param limit  the most expressions
// @throws TooManyExpressions
void for_each_expression(const Deal& deal, const Rules& rules, std::size_t limit,
                         SearchMemory& memory, const std::function<void(const Expression&)>& visit);

// Their number. Takes and throws the same.
std::uint64_t count_expressions(const Deal& deal, const Rules& rules, std::size_t limit,
                                SearchMemory& memory);

// Not for two threads at once: each needs a solver of its own.
class Solver {
 public:
  // @param run  must outlive the solver
  explicit Solver(const Run& run) : run_(run), values_(run.rules) {}

  // Appends the answer to a deal, with a line end. For kCheck: the verdict on a claim of NO.
  // Returns whether it is a line of ERROR: in a run of lines, too many expressions make one.
  // If it throws, the text stays as it was, and the solver can be used again.
  // @throws TooManyExpressions, OutOfMemory
  bool append_line(const Deal& deal, std::string& text);

  // Whether the cards make the target. Throws as above.
  bool is_solvable(const Deal& deal);

 private:
  void append_answer(const Deal& deal, std::string& text);
  void append_one(const Deal& deal, std::string_view before, std::string_view otherwise,
                  std::string& text);
  void append_values(const Deal& deal, std::string& text);
  void append_nearest(const Deal& deal, std::string& text);
  void append_equation(const Expression& expression, std::string& text) const;
  std::optional<Expression> one(const Deal& deal);
  SearchMemory& memory();
  void forget();

  const Run& run_;
  ValueSearch values_;
  std::optional<SearchMemory> memory_;  // none before the first search, and after one that failed
};

// The result of kCheck for an answer to a deal, without the line end; nothing if the answer is NO,
// which is for a Solver to judge. The answer has no white space around it, and may be empty.
std::optional<std::string> check(const Run& run, const Deal& deal, std::string_view answer);

}  // namespace twentyfour
