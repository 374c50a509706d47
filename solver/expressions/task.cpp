#include "solver/expressions/task.hpp"

#include <optional>
#include <variant>

#include "solver/expressions/checking.hpp"
#include "solver/expressions/parsing.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/search.hpp"
#include "solver/judge/hand.hpp"

namespace twentyfour {
namespace {

Question question_of(const Task& task, const std::vector<std::int64_t>& hand) {
  return {hand, task.target_numerator, task.target_denominator, task.rules};
}

std::string one_or_no(const Question& question) {
  const std::optional<Expression> expression = one(question);
  return expression ? to_string(*expression) : "NO";
}

std::string all_or_no(const Question& question) {
  std::string line;
  for_each_distinct(question, [&](const Expression& expression) {
    if (!line.empty()) line += '\t';
    line += to_string(expression);
  });
  return line.empty() ? "NO" : line;
}

// Of an answer that parses.
bool keeps_order(const std::vector<std::int64_t>& hand, std::string_view answer) {
  const auto parsed = parse(answer);
  std::vector<std::int64_t> cards;
  for (const Node& node : std::get<Expression>(parsed).nodes) {
    if (node.symbol == Symbol::kCard) cards.push_back(node.card);
  }
  return cards == hand;
}

}  // namespace

bool is_judges_task(const Task& task) {
  return task.asked == Asked::kWhether && task.cards == kCardsInHand &&
         task.target_numerator == kTarget && task.target_denominator == 1 && task.rules == Rules();
}

std::string answer_to(const Task& task, const std::vector<std::int64_t>& hand) {
  const Question question = question_of(task, hand);
  switch (task.asked) {
    case Asked::kOne:
      return one_or_no(question);
    case Asked::kAll:
      return all_or_no(question);
    case Asked::kCount:
      return std::to_string(count_distinct(question));
    default:
      return can_make(question) ? "YES" : "NO";
  }
}

std::string check(const Task& task, const std::vector<std::int64_t>& hand,
                  std::string_view answer) {
  const Rational target = *Rational::of(task.target_numerator, task.target_denominator);
  const Finding finding = check_answer(hand, target, answer);
  if (const auto* wrong = std::get_if<WrongAnswer>(&finding)) return "NO\t" + wrong->reason;
  if (std::holds_alternative<ClaimOfNone>(finding)) {
    const std::optional<Expression> expression = one(question_of(task, hand));
    return expression ? "NO\tthere is one: " + to_string(*expression) : "YES";
  }
  if (task.rules.ordered && !keeps_order(hand, answer))
    return "NO\tdoes not keep the cards in order";
  return "YES";
}

}  // namespace twentyfour
