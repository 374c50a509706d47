#include "solver/loops/task.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "solver/expressions/checking.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/judge/hand.hpp"
#include "solver/judge/patterns.hpp"
#include "solver/loops/solutions.hpp"

namespace twentyfour {
namespace {

Question question_of(const Task& task, const Cards& hand) {
  return {hand, task.target, task.rules};
}

std::string one_or_no(const Question& question, const Words& words, SearchMemory& memory) {
  const std::optional<Expression> expression = one_expression(question, memory);
  return expression ? to_string(*expression, question.rules) : words.no;
}

std::string all_or_no(const Question& question, const Words& words, SearchMemory& memory) {
  std::string line;
  Printer printer(question.rules);
  for_each_expression(question, memory, [&](const Expression& expression) {
    if (!line.empty()) line += '\t';
    printer.print(expression, line);
  });
  return line.empty() ? words.no : line;
}

// Of the judge's task.
bool is_solvable(const Task& task, const Cards& cards) {
  Hand hand;
  std::copy(cards.begin(), cards.end(), hand.cards);
  return solver_of(task)(hand);
}

}  // namespace

bool is_judges_task(const Task& task) {
  return task.asked == Asked::kWhether && task.cards == kCardsInHand &&
         task.target == Rational(kTarget) && task.rules.form == Form::kParentheses &&
         !task.rules.ordered && task.rules.division != Division::kTruncating &&
         task.rules.operators == Operators();
}

Verdicts::Solver solver_of(const Task& judges_task) {
  return judges_task.rules.division == Division::kExact ? makes_target<Quotients::kWhole>
                                                        : makes_target<Quotients::kAny>;
}

std::string answer_to(const Task& task, const Cards& hand, SearchMemory& memory) {
  const Question question = question_of(task, hand);
  switch (task.asked) {
    case Asked::kOne:
      return one_or_no(question, task.words, memory);
    case Asked::kAll:
      return all_or_no(question, task.words, memory);
    case Asked::kCount:
      return std::to_string(count_expressions(question, memory));
    default:
      const bool is_yes =
          is_judges_task(task) ? is_solvable(task, hand) : can_make(question, memory);
      return is_yes ? task.words.yes : task.words.no;
  }
}

std::string check(const Task& task, const Cards& hand, std::string_view answer,
                  SearchMemory& memory) {
  const auto no = [&task](std::string_view reason) {
    return std::string(task.words.no).append("\t").append(reason);
  };
  const Finding finding = check_answer(hand, task.target, answer, task.words.no, task.rules);
  if (const auto* wrong = std::get_if<WrongAnswer>(&finding)) return no(wrong->reason);
  if (std::holds_alternative<RightAnswer>(finding)) return task.words.yes;
  const std::optional<Expression> expression = one_expression(question_of(task, hand), memory);
  return expression ? no("there is one: " + to_string(*expression, task.rules)) : task.words.yes;
}

}  // namespace twentyfour
