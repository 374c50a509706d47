#include "solver/answering/solver.hpp"

#include <algorithm>
#include <new>
#include <variant>
#include <vector>

#include "solver/answering/reasons.hpp"
#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/distinct_expressions.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/packed_expression.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/reason.hpp"
#include "solver/expressions/shape.hpp"
#include "solver/general_search/general_search.hpp"

namespace twentyfour {
namespace {

// In no order.
std::vector<ListedExpression> distinct(const Deal& deal, const Rules& rules, std::size_t limit,
                                       SearchMemory& memory) {
  return search_for(false, rules) == Engine::kUsualSearch
             ? distinct_by_usual_rules(deal, rules, limit, memory)
             : distinct_by_rules(deal, rules, limit);
}

// Calls visit(list) with the sorted list of the expressions of each number of cards, until it
// returns true. An expression counts only if it is distinct from all those of fewer cards.
//
// @param hands  subsets of the deal, those of few cards first
template <class Visit>
void for_each_list(const Deal& deal, const std::vector<Deal>& hands, const Rules& rules,
                   std::size_t limit, SearchMemory& memory, const Visit& visit) {
  const Packing packing(deal);
  DistinctExpressions all(packing, rules.division);
  for (auto hand = hands.begin(); hand != hands.end();) {
    const std::size_t cards = hand->size();
    const std::size_t listed = all.list().size();
    for (; hand != hands.end() && hand->size() == cards; ++hand) {
      const Packing packing_of_hand(*hand);
      for (const ListedExpression& one : distinct(*hand, rules, limit, memory)) {
        const Expression expression = packing_of_hand.unpack(one.expression);
        all.add(structure_of(expression, rules), {one.effort, packing.pack(expression)});
        if (all.list().size() > limit) throw TooManyExpressions(deal, limit);
      }
    }
    std::vector<RankedExpression> list;
    for (std::size_t i = listed; i < all.list().size(); ++i) {
      const ListedExpression& one = all.list()[i];
      list.push_back({one.effort, packing.unpack(one.expression)});
    }
    std::sort(list.begin(), list.end());
    if (visit(list)) return;
  }
}

std::optional<Expression> one_of_subsets(const Deal& deal, const std::vector<Deal>& hands,
                                         const Rules& rules, SearchMemory& memory) {
  std::optional<Expression> first;
  for_each_list(deal, hands, rules, kNoLimit, memory, [&first](const auto& list) {
    if (!list.empty()) first = list.front().expression;
    return first.has_value();
  });
  return first;
}

// The reason why an answer is wrong.
std::string no_because(const Reason& reason, const Words& words) {
  return std::string(words.no).append("\t").append(reason.text());
}

}  // namespace

bool can_make(const Deal& deal, const Rules& rules, SearchMemory& memory) {
  const auto can_be_made = [&](const Deal& hand) {
    return search_for(true, rules) == Engine::kUsualSearch
               ? can_make_by_usual_rules(hand, rules, memory)
               : can_make_by_rules(hand, rules);
  };
  if (!rules.subsets) return can_be_made(deal);
  const std::vector<Deal> hands = hands_within(deal, rules);
  return std::any_of(hands.begin(), hands.end(), can_be_made);
}

std::optional<Expression> one_expression(const Deal& deal, const Rules& rules,
                                         SearchMemory& memory) {
  if (rules.subsets) return one_of_subsets(deal, hands_within(deal, rules), rules, memory);
  return search_for(false, rules) == Engine::kUsualSearch
             ? easiest_by_usual_rules(deal, rules, memory)
             : easiest_by_rules(deal, rules);
}

void for_each_expression(const Deal& deal, const Rules& rules, std::size_t limit,
                         SearchMemory& memory,
                         const std::function<void(const Expression&)>& visit) {
  if (rules.subsets) {
    const auto visit_all = [&visit](const auto& list) {
      for (const RankedExpression& ranked : list) visit(ranked.expression);
      return false;
    };
    return for_each_list(deal, hands_within(deal, rules), rules, limit, memory, visit_all);
  }
  std::vector<ListedExpression> list = distinct(deal, rules, limit, memory);
  std::sort(list.begin(), list.end());
  const Packing packing(deal);
  for (const ListedExpression& one : list) visit(packing.unpack(one.expression));
}

std::uint64_t count_expressions(const Deal& deal, const Rules& rules, std::size_t limit,
                                SearchMemory& memory) {
  if (rules.subsets) {
    std::uint64_t count = 0;
    for_each_expression(deal, rules, limit, memory, [&count](const Expression&) { ++count; });
    return count;
  }
  return distinct(deal, rules, limit, memory).size();
}

bool Solver::append_line(const Deal& deal, std::string& text) {
  const std::size_t size = text.size();
  try {
    append_answer(deal, text);
    text += '\n';
    return false;
  } catch (const TooManyExpressions& error) {
    text.resize(size);
    forget();
    // The search may have been for a subset, or for the nearest value.
    if (!answers_lines(run_)) throw TooManyExpressions(deal, error.limit, error.things);
    text += error_line(too_many_expressions(error.limit, error.things));
    return true;
  } catch (const std::bad_alloc&) {
    text.resize(size);
    forget();
    throw OutOfMemory(deal);
  }
}

bool Solver::is_solvable(const Deal& deal) try {
  switch (engine_of(run_, deal)) {
    case Engine::kKernel: {
      Hand hand;
      std::copy_n(deal.begin(), kCardsInHand, hand.cards);
      return run_.kernel->solver(run_.rules.division)(hand);
    }
    case Engine::kValues:
      return values_.expression_of(deal, deal.target()).has_value();
    default:
      return can_make(deal, run_.rules, memory());
  }
} catch (const std::bad_alloc&) {
  forget();
  throw OutOfMemory(deal);
}

void Solver::append_answer(const Deal& deal, std::string& text) {
  const std::size_t begin = text.size();
  switch (run_.asked) {
    case Asked::kWhether:
      text += is_solvable(deal) ? run_.words.yes : run_.words.no;
      break;
    case Asked::kOne:
      return append_one(deal, "", run_.words.no, text);
    case Asked::kAll:
      for_each_expression(deal, run_.rules, run_.limit, memory(), [&](const Expression& each) {
        if (text.size() > begin) text += '\t';
        print(each, run_.rules, run_.notation, text);
      });
      if (text.size() == begin) text += run_.words.no;
      break;
    case Asked::kCount:
      text += std::to_string(count_expressions(deal, run_.rules, run_.limit, memory()));
      break;
    case Asked::kValues:
    case Asked::kValueEquations:
      return append_values(deal, text);
    case Asked::kCountValues:
      text += std::to_string(values_.count(deal, run_.values, run_.limit));
      break;
    case Asked::kNearest:
      return append_nearest(deal, text);
    default:  // kCheck
      return append_one(deal, no_because({Category::kThere, "is one: "}, run_.words),
                        run_.words.yes, text);
  }
}

// One expression, and `before` before it; or `otherwise`.
void Solver::append_one(const Deal& deal, std::string_view before, std::string_view otherwise,
                        std::string& text) {
  const auto expression = one(deal);
  if (!expression) {
    text += otherwise;
    return;
  }
  text += before;
  print(*expression, run_.rules, run_.notation, text);
}

void Solver::append_values(const Deal& deal, std::string& text) {
  const std::size_t begin = text.size();
  values_.for_each(deal, run_.values, run_.limit, [&](const Rational& value) {
    if (text.size() > begin) text += '\t';
    if (run_.asked == Asked::kValues) return print(value, text);
    append_equation(*values_.expression_of(deal, value), text);
  });
  if (text.size() == begin) text += run_.words.no;
}

void Solver::append_nearest(const Deal& deal, std::string& text) {
  if (const auto expression = one(deal)) return append_equation(*expression, text);
  const std::optional<Rational> nearest = values_.nearest(deal);
  if (!nearest) {
    text += run_.words.no;
    return;
  }
  const auto expression = can_be_target(*nearest) ? one({deal.begin(), deal.end(), *nearest})
                                                  : values_.expression_of(deal, *nearest);
  append_equation(*expression, text);
}

void Solver::append_equation(const Expression& expression, std::string& text) const {
  print(expression, run_.rules, Notation::kEquation, text);
}

std::optional<Expression> Solver::one(const Deal& deal) {
  if (!are_values_faster(run_.rules)) return one_expression(deal, run_.rules, memory());
  return one_of_subsets(deal, values_.smallest_hands(deal), run_.rules, memory());
}

void Solver::forget() {
  memory_.reset();
  values_.forget();
}

SearchMemory& Solver::memory() {
  if (!memory_) memory_.emplace();
  return *memory_;
}

std::optional<std::string> check(const Run& run, const Deal& deal, std::string_view answer) {
  if (answer.empty()) return no_because({Category::kNo, "answer"}, run.words);
  const Finding finding = check_answer(deal, answer, run.rules, run.words);
  if (const auto* wrong = std::get_if<WrongAnswer>(&finding)) {
    return no_because(wrong->reason, run.words);
  }
  if (std::holds_alternative<RightAnswer>(finding)) return run.words.yes;
  return std::nullopt;
}

}  // namespace twentyfour
