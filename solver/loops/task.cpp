#include "solver/loops/task.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "solver/expressions/checking.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/judge/hand.hpp"
#include "solver/kernels/kernels.hpp"
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
  for_each_expression(question, memory, [&](const Expression& expression) {
    if (!line.empty()) line += '\t';
    print(expression, question.rules, line);
  });
  return line.empty() ? words.no : line;
}

// The verdict for the judge's task.
bool is_solvable(const Task& task, const Cards& cards) {
  Hand hand;
  std::copy(cards.begin(), cards.end(), hand.cards);
  return best_kernel().solver(task.rules.division)(hand);
}

constexpr std::string_view kNo = "NO";

// The word that says in this answer that there is no expression: NO, unless that is the word for
// YES, or else the word for no.
std::string_view word_for_none(const Words& words, std::string_view answer) {
  return without_blanks_around(answer) == kNo && words.yes != kNo ? kNo : words.no;
}

char lower_case(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// A hint for an answer that differs from `none`, or from NO, only in the case of its letters.
std::string hint_at_case(std::string_view answer, std::string_view none) {
  const std::string_view word = without_blanks_around(answer);
  const auto is_like = [word](std::string_view other) {
    return std::equal(word.begin(), word.end(), other.begin(), other.end(),
                      [](char x, char y) { return lower_case(x) == lower_case(y); });
  };
  if (!is_like(none) && !is_like(kNo)) return {};
  return "; to say that there is none, write " + std::string(none);
}

}  // namespace

bool is_judges_task(const Task& task) {
  return task.asked == Asked::kWhether && task.cards == kCardsInHand &&
         task.target == Rational(kTarget) && task.rules.form == Form::kParentheses &&
         !task.rules.ordered && task.rules.operators == Operators();
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
  const std::string_view none = word_for_none(task.words, answer);
  const Finding finding = check_answer(hand, task.target, answer, none, task.rules);
  if (const auto* wrong = std::get_if<WrongAnswer>(&finding)) {
    return no(wrong->reason + hint_at_case(answer, task.words.no));
  }
  if (std::holds_alternative<RightAnswer>(finding)) return task.words.yes;
  const std::optional<Expression> expression = one_expression(question_of(task, hand), memory);
  return expression ? no("there is one: " + to_string(*expression, task.rules)) : task.words.yes;
}

}  // namespace twentyfour
