#include "solver/answering/solver.hpp"

#include <algorithm>
#include <variant>

#include "solver/answering/solutions.hpp"
#include "solver/expressions/printing.hpp"

namespace twentyfour {
namespace {

// The reason why an answer is wrong.
std::string no_because(std::string_view reason, const Words& words) {
  return std::string(words.no).append("\t").append(reason);
}

}  // namespace

void Solver::append_line(const Deal& deal, std::string& text) {
  const std::size_t size = text.size();
  try {
    if (run_.asked == Asked::kWhether) {
      text += is_solvable(deal) ? yes_line_ : no_line_;
    } else {
      append_answer(deal, text);
      text += '\n';
    }
  } catch (...) {
    text.resize(size);
    forget();
    throw;
  }
}

bool Solver::is_solvable(const Deal& deal) {
  if (!is_judges_question(run_, deal)) return can_make(deal, run_.rules, memory());
  Hand hand;
  std::copy_n(deal.begin(), kCardsInHand, hand.cards);
  return run_.kernel->solver(run_.rules.division)(hand);
}

void Solver::append_answer(const Deal& deal, std::string& text) {
  switch (run_.asked) {
    case Asked::kWhether:
      break;
    case Asked::kOne:
      append_one(deal, "", run_.words.no, text);
      break;
    case Asked::kAll:
      append_all(deal, text);
      break;
    case Asked::kCount:
      text += std::to_string(count_expressions(deal, run_.rules, run_.limit, memory()));
      break;
    case Asked::kCheck:
      append_one(deal, no_because("there is one: ", run_.words), run_.words.yes, text);
      break;
  }
}

// One expression, and `before` before it; or `otherwise`.
void Solver::append_one(const Deal& deal, std::string_view before, std::string_view otherwise,
                        std::string& text) {
  const auto expression = one_expression(deal, run_.rules, run_.limit, memory());
  if (!expression) {
    text += otherwise;
    return;
  }
  text += before;
  print(*expression, run_.rules, text);
}

void Solver::append_all(const Deal& deal, std::string& text) {
  const std::size_t begin = text.size();
  for_each_expression(deal, run_.rules, run_.limit, memory(), [&](const Expression& expression) {
    if (text.size() > begin) text += '\t';
    print(expression, run_.rules, text);
  });
  if (text.size() == begin) text += run_.words.no;
}

SearchMemory& Solver::memory() {
  if (!memory_) memory_.emplace();
  return *memory_;
}

std::optional<std::string> check(const Run& run, const Deal& deal, std::string_view answer) {
  const Finding finding = check_answer(deal, answer, run.rules, run.words);
  if (const auto* wrong = std::get_if<WrongAnswer>(&finding)) {
    return no_because(wrong->reason, run.words);
  }
  if (std::holds_alternative<RightAnswer>(finding)) return run.words.yes;
  return std::nullopt;
}

std::size_t deals_at_once(const Run& run, const Deal& deal) {
  constexpr std::size_t kSome = 8;
  const std::size_t cards = deal.size();
  if (is_judges_question(run, deal)) return 4 * kFastDealsAtOnce;
  if (are_usual(run.rules)) return cards < 5 ? kFastDealsAtOnce : cards < 7 ? kSome : 1;
  return cards < (run.rules.operators.hold_power_or_factorial() ? 4 : 5) ? kSome : 1;
}

}  // namespace twentyfour
