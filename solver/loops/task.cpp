#include "solver/loops/task.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "solver/expressions/checking.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/search/search.hpp"

namespace twentyfour {
namespace {

Question question_of(const Task& task, const Cards& hand) {
  return {hand, task.target_numerator, task.target_denominator, task.rules};
}

std::string one_or_no(const Question& question, const Words& words) {
  const std::optional<Expression> expression = one(question);
  return expression ? to_string(*expression, question.rules) : words.no;
}

std::string all_or_no(const Question& question, const Words& words) {
  std::string line;
  Printer printer(question.rules);
  for_each_distinct(question, [&](const Expression& expression) {
    if (!line.empty()) line += '\t';
    printer.print(expression, line);
  });
  return line.empty() ? words.no : line;
}

// Of the judge's task.
bool is_solvable(const Task& task, const Cards& cards) {
  Hand hand;
  std::copy(cards.begin(), cards.end(), hand.cards);
  return best_kernel().solver(task.rules.division)(hand);
}

}  // namespace

bool is_judges_task(const Task& task) {
  return task.asked == Asked::kWhether && task.cards == kCardsInHand &&
         task.target_numerator == kTarget && task.target_denominator == 1 &&
         task.rules.form == Form::kParentheses && !task.rules.ordered &&
         task.rules.operators == Operators();
}

std::string answer_to(const Task& task, const Cards& hand) {
  const Question question = question_of(task, hand);
  switch (task.asked) {
    case Asked::kOne:
      return one_or_no(question, task.words);
    case Asked::kAll:
      return all_or_no(question, task.words);
    case Asked::kCount:
      return std::to_string(count_distinct(question));
    default:
      const bool is_yes = is_judges_task(task) ? is_solvable(task, hand) : can_make(question);
      return is_yes ? task.words.yes : task.words.no;
  }
}

std::string check(const Task& task, const Cards& hand, std::string_view answer) {
  const Rational target = *Rational::of(task.target_numerator, task.target_denominator);
  const auto no = [&task](std::string_view reason) {
    return std::string(task.words.no).append("\t").append(reason);
  };
  const Finding finding = check_answer(hand, target, answer, task.words.no, task.rules);
  if (const auto* wrong = std::get_if<WrongAnswer>(&finding)) return no(wrong->reason);
  if (std::holds_alternative<RightAnswer>(finding)) return task.words.yes;
  const std::optional<Expression> expression = one(question_of(task, hand));
  return expression ? no("there is one: " + to_string(*expression, task.rules)) : task.words.yes;
}

}  // namespace twentyfour
