#include "solver/answering/solver.hpp"

#include <algorithm>
#include <new>
#include <variant>

#include "solver/checking/checking.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// The reason why an answer is wrong.
std::string no_because(std::string_view reason, const Words& words) {
  return std::string(words.no).append("\t").append(reason);
}

}  // namespace

std::string not_judged(const Query& query, std::string_view reason) {
  return answer_line(query, no_because(joined({"not judged: ", reason}), query.words));
}

bool Solver::append_line(const Deal& deal, std::string& text) {
  const std::size_t begin = text.size();
  try {
    append_answer(deal, text);
    if (query_.echo == ',') {
      const std::string field = as_field(std::string_view(text).substr(begin));
      text.resize(begin);
      text += field;
    }
    text += '\n';
    return true;
  } catch (const LimitExceeded& error) {
    text.resize(begin);
    search_.forget();
    if (query_.asked == Question::kCheck) {
      text += not_judged(query_, limit_exceeded(error.limit, error.things));
      return true;
    }
    // The search may have been for a subset, or for the nearest value.
    if (!goes_on_after_errors(query_)) throw LimitExceeded(deal, error.limit, error.things);
    text += error_line(query_, limit_exceeded(error.limit, error.things));
    return false;
  } catch (const std::bad_alloc&) {
    text.resize(begin);
    search_.forget();
    throw OutOfMemory(deal);
  }
}

// The kernel's verdict by the judge's rules, if it knows the deal.
std::optional<bool> Solver::verdict_of_kernel(const Deal& deal) const {
  if (!is_known_to_kernel(query_, deal)) return std::nullopt;
  Hand hand;
  std::copy_n(deal.begin(), kCardsInHand, hand.cards);
  return query_.kernel->solver(query_.rules.division)(hand, deal.integer_target());
}

bool Solver::is_solvable(const Deal& deal) try {
  const std::optional<bool> verdict = verdict_of_kernel(deal);
  if (verdict && (!*verdict || has_judges_rules(query_))) return *verdict;
  return search_.can_make(deal);
} catch (const std::bad_alloc&) {
  search_.forget();
  throw OutOfMemory(deal);
}

void Solver::append_answer(const Deal& deal, std::string& text) {
  const std::size_t begin = text.size();
  switch (query_.asked) {
    case Question::kSolvable:
      text += is_solvable(deal) ? query_.words.yes : query_.words.no;
      break;
    case Question::kOne:
      return append_one(deal, "", query_.words.no, text);
    case Question::kAll:
      if (!is_ruled_out(deal)) {
        search_.for_each_expression(deal, query_.limit, [&](const Expression& each) {
          if (text.size() > begin) text += '\t';
          print(each, query_.rules, query_.notation, text);
        });
      }
      if (text.size() == begin) text += query_.words.no;
      break;
    case Question::kCount:
      text += std::to_string(is_ruled_out(deal) ? 0 : search_.count(deal, query_.limit));
      break;
    case Question::kValues:
    case Question::kValueEquations:
      return append_values(deal, text);
    case Question::kCountValues:
      text += std::to_string(search_.count_values(deal, query_.interval, query_.limit));
      break;
    case Question::kNearest:
      return append_nearest(deal, text);
    case Question::kCheck:
      return append_one(deal, no_because("there is one: ", query_.words), query_.words.yes, text);
  }
}

std::optional<Expression> Solver::easiest(const Deal& deal) {
  return is_ruled_out(deal) ? std::nullopt : search_.easiest(deal);
}

// One expression, and `before` before it; or `otherwise`.
void Solver::append_one(const Deal& deal, std::string_view before, std::string_view otherwise,
                        std::string& text) {
  const auto expression = easiest(deal);
  if (!expression) {
    text += otherwise;
    return;
  }
  text += before;
  print(*expression, query_.rules, query_.notation, text);
}

void Solver::append_values(const Deal& deal, std::string& text) {
  const std::size_t begin = text.size();
  search_.for_each_value(deal, query_.interval, query_.limit, [&](const Rational& value) {
    if (text.size() > begin) text += '\t';
    if (query_.asked == Question::kValues) return print(value, text);
    append_equation(*search_.expression_of(deal, value), text);
  });
  if (text.size() == begin) text += query_.words.no;
}

void Solver::append_nearest(const Deal& deal, std::string& text) {
  if (const auto expression = easiest(deal)) return append_equation(*expression, text);
  const std::optional<Rational> nearest = search_.nearest(deal);
  if (!nearest) {
    text += query_.words.no;
    return;
  }
  const auto expression = can_be_target(*nearest)
                              ? search_.easiest({deal.begin(), deal.end(), *nearest})
                              : search_.expression_of(deal, *nearest);
  append_equation(*expression, text);
}

void Solver::append_equation(const Expression& expression, std::string& text) const {
  const bool is_in_steps = query_.notation == Notation::kSteps;
  print(expression, query_.rules, is_in_steps ? Notation::kSteps : Notation::kEquation, text);
}

Checked check(const Query& query, const Deal& deal, std::string_view text) {
  text = trim(text);
  const bool is_list = query.templates.empty() && text.find('\t') < text.size();
  std::size_t number = 0;
  std::size_t first_claim = 0;
  std::string_view right;
  do {
    const std::size_t end = is_list ? std::min(text.find('\t'), text.size()) : text.size();
    const std::string_view answer = text.substr(0, end);
    const Finding finding = check_answer(deal, answer, query.rules, query.words, query.templates);
    ++number;
    const bool is_claim = finding.kind == Finding::Kind::kClaimOfNone;
    if (is_claim && first_claim == 0) first_claim = number;
    if (finding.kind == Finding::Kind::kRight && right.empty()) right = answer;
    if (!finding.reason.empty()) {
      const std::string which = is_list ? std::to_string(number) + ": " : "";
      return {no_because(which + finding.reason, query.words), finding.has_place};
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  } while (!text.empty());
  if (first_claim == 0) return {query.words.yes};
  if (right.empty()) return {};
  return {
      no_because(joined({std::to_string(first_claim), ": there is one: ", right}), query.words)};
}

}  // namespace twentyfour
