#include "solver/answering/task.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <variant>

#include "solver/answering/solutions.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/judge/hand.hpp"

namespace twentyfour {
namespace {

std::string one_or_no(const Task& task, const Deal& deal, SearchMemory& memory) {
  const std::optional<Expression> expression = one_expression(deal, task.rules, task.limit, memory);
  return expression ? to_string(*expression, task.rules) : task.words.no;
}

std::string all_or_no(const Task& task, const Deal& deal, SearchMemory& memory) {
  std::string line;
  for_each_expression(deal, task.rules, task.limit, memory, [&](const Expression& expression) {
    if (!line.empty()) line += '\t';
    print(expression, task.rules, line);
  });
  return line.empty() ? task.words.no : line;
}

std::string no_because(std::string_view reason, const Words& words) {
  return std::string(words.no).append("\t").append(reason);
}

// The result of kCheck for the answer that there is no expression.
std::string yes_or_one(const Task& task, const Deal& deal, SearchMemory& memory) {
  const std::optional<Expression> expression = one_expression(deal, task.rules, task.limit, memory);
  if (!expression) return task.words.yes;
  return no_because("there is one: " + to_string(*expression, task.rules), task.words);
}

// The verdict for the judge's task.
bool is_solvable(const Task& task, const Cards& cards, const Kernel& kernel) {
  Hand hand;
  std::copy(cards.begin(), cards.end(), hand.cards);
  return kernel.solver(task.rules.division)(hand);
}

}  // namespace

bool is_judges_task(const Task& task) {
  return task.asked == Asked::kWhether && task.cards == kCardsInHand &&
         task.target == Rational(kTarget) && task.rules.form == Form::kParentheses &&
         !task.rules.ordered && task.rules.operators == Operators();
}

HandSolver solver_of(const Task& task, const Kernel& kernel) {
  if (is_judges_task(task)) return kernel.solver(task.rules.division);
  const auto memory = std::make_shared<SearchMemory>();
  return [task, memory](const Hand& hand) {
    const Deal deal(std::begin(hand.cards), std::end(hand.cards), task.target);
    return can_make(deal, task.rules, *memory);
  };
}

bool may_take_long(const Task& task) {
  const bool has_few_values = !task.rules.operators.hold_power_or_factorial();
  return task.cards > (are_usual(task.rules) ? 6 : has_few_values ? 4 : 3);
}

std::string answer_to(const Task& task, const Cards& hand, SearchMemory& memory,
                      const Kernel& kernel) {
  const Deal deal(hand.begin(), hand.end(), task.target);
  switch (task.asked) {
    case Asked::kOne:
      return one_or_no(task, deal, memory);
    case Asked::kAll:
      return all_or_no(task, deal, memory);
    case Asked::kCount:
      return std::to_string(count_expressions(deal, task.rules, task.limit, memory));
    case Asked::kCheck:
      return yes_or_one(task, deal, memory);
    default:
      const bool is_yes = is_judges_task(task) ? is_solvable(task, hand, kernel)
                                               : can_make(deal, task.rules, memory);
      return is_yes ? task.words.yes : task.words.no;
  }
}

std::optional<std::string> check(const Task& task, const Cards& hand, std::string_view answer) {
  const Finding finding =
      check_answer(Deal(hand.begin(), hand.end(), task.target), answer, task.rules, task.words);
  if (const auto* wrong = std::get_if<WrongAnswer>(&finding)) {
    return no_because(wrong->reason, task.words);
  }
  if (std::holds_alternative<RightAnswer>(finding)) return task.words.yes;
  return std::nullopt;
}

}  // namespace twentyfour
