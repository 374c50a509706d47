// Answers deals: finds the line for one, or what it tells: a verdict, expressions, their number.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "solver/answering/dispatch.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/query.hpp"
#include "solver/search/search.hpp"

namespace twentyfour {

// Not for two threads at once: each needs a solver of its own.
class Solver {
 public:
  // @param query  must outlive the solver
  explicit Solver(const Query& query) : query_(query), search_(query.rules) {}

  // Appends the answer to a deal, with a line end. For kCheck: the verdict on a claim of NO.
  // In a run that goes on after errors, a limit exceeded makes a line of ERROR. Returns whether
  // the line is an answer.
  // If it throws, the text stays as it was, and the solver can be used again.
  // @throws LimitExceeded, OutOfMemory
  bool append_line(const Deal& deal, std::string& text);

  // Whether the cards make the target. Throws as above.
  bool is_solvable(const Deal& deal);

 private:
  std::optional<bool> verdict_of_kernel(const Deal& deal) const;
  bool is_ruled_out(const Deal& deal) const { return verdict_of_kernel(deal) == false; }
  std::optional<Expression> easiest(const Deal& deal);
  void append_answer(const Deal& deal, std::string& text);
  void append_one(const Deal& deal, std::string_view before, std::string_view otherwise,
                  std::string& text);
  void append_values(const Deal& deal, std::string& text);
  void append_nearest(const Deal& deal, std::string& text);
  void append_equation(const Expression& expression, std::string& text) const;

  const Query& query_;
  Search search_;
};

// The line of a claim that no search could judge.
std::string not_judged(const Query& query, std::string_view reason);

struct Checked {
  std::optional<std::string> line;  // without its end; nothing if a Solver has to judge a claim
  bool has_place = true;            // whether a template occurs in the text
};

// The result of kCheck for a text that answers a deal. Without a template, it may have several
// answers, separated by tabs: all have to be right, and if one is not, its number comes first.
Checked check(const Query& query, const Deal& deal, std::string_view text);

}  // namespace twentyfour
