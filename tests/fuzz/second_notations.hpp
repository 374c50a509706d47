// Other notations than infix, steps, and an answer in any notation, for the second reader.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/fuzz/second_reader.hpp"

namespace twentyfour::second {

// Postfix.
inline std::optional<Made> read_other_notation(const std::string& text, const Rules& rules) {
  std::istringstream tokens(text);
  std::vector<MaybeRational> stack;
  Made made;
  for (std::string token; tokens >> token;) {
    std::string_view rest = token;
    const auto [symbol, size] = operator_at(rest);
    if (!symbol || size < token.size()) {
      made.cards.push_back(take_whole_card(rest));
      if (made.cards.back() < 0 || !rest.empty()) return std::nullopt;
      stack.emplace_back(made.cards.back());
      continue;
    }
    const bool is_unary = symbol == Symbol::kFactorial;
    if (stack.size() < (is_unary ? 1 : 2)) return std::nullopt;
    const MaybeRational right = stack.back();
    if (!is_unary) stack.pop_back();
    stack.back() = applied(*symbol, stack.back(), right, rules);
  }
  if (stack.size() != 1) return std::nullopt;
  made.value = stack.front();
  return made;
}

using Row = std::vector<Rational>;

// What a step may be, by one of its operators; a factorial has no right operand.
struct Operation {
  Rational left;
  MaybeRational right;
};

struct Step {
  std::vector<Operation> readings;
  Rational result;
  Row left;  // if the step says so
};

inline std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kWhite), text.size()));
  return text.substr(0, text.find_last_not_of(kWhite) + 1);
}

// An answer without what may stand around it, and without [ ] around an equation or steps.
inline std::string_view bare_answer(std::string_view place) {
  const std::string_view answer = bare(place, true);
  const auto inside = group_in(answer);
  const bool is_whole = inside && inside->size() + 2 == answer.size() && is_one_of(answer, '=');
  return is_whole ? bare(*inside, true) : answer;
}

// A number that is left, as it stands in a step: brackets may be around it, a fraction is no
// integer, and 0 has no minus.
inline MaybeRational operand_in(std::string_view text) {
  text = trimmed(text);
  for (std::size_t kind = 0; kind < kOpen.size() && !value_of(text); ++kind) {
    const auto group = group_in(text, kOpen.substr(kind, 1), kClose.substr(kind, 1));
    if (group && group->size() + 2 == text.size()) return operand_in(*group);
  }
  std::string_view rest = text;
  if (const std::int64_t card = take_whole_card(rest); rest.empty()) return Rational(card);
  const MaybeRational value = value_of(text);
  const bool has_minus = value && text[0] == '-' && (value->is_zero() || text[1] == '(');
  const bool is_fraction = text.find_first_of("/\\") != text.npos;
  return !value || has_minus || (is_fraction && is_integer(*value)) ? std::nullopt : value;
}

// All that stands before the equals sign of a step may be, if it comes to the result.
inline std::vector<Operation> operations_in(std::string_view text, const Rational& result,
                                            const Rules& rules) {
  std::vector<Operation> operations;
  const auto add = [&](Symbol symbol, std::string_view left, std::string_view right) {
    const MaybeRational x = operand_in(left);
    const MaybeRational y = operand_in(right);
    const bool is_unary = symbol == Symbol::kFactorial;
    if (is_unary ? !right.empty() : !y) return;
    if (applied(symbol, x, is_unary ? x : y, rules) == result) operations.push_back({*x, y});
  };
  const bool is_fraction = text.starts_with("\\frac");
  for (std::size_t at = 1; at < text.size(); ++at) {
    const auto [symbol, size] = operator_at(text.substr(at));
    if (symbol) add(*symbol, text.substr(0, at), text.substr(at + size));
    if (!is_fraction || at < 6) continue;
    const std::string_view over = trimmed(text.substr(5, at - 5));
    const std::string_view under = trimmed(text.substr(at));
    const auto is_part = [](std::string_view part) {
      return part.size() == 1 || (part.starts_with('{') && part.ends_with('}'));
    };
    if (is_part(over) && is_part(under)) add(Symbol::kOver, over, under);
  }
  return operations;
}

// A step without `1.`, after which white space is due, `1)` or `Step 1:`.
inline std::string_view without_its_number(std::string_view step) {
  const bool is_named = in_small_letters(step.substr(0, 4)) == "step";
  const std::string_view rest = is_named ? trimmed(step.substr(4)) : step;
  const std::size_t end = std::min(rest.find_first_not_of(kDigits), rest.size());
  const std::string_view mark = rest.substr(end, 2);
  const bool is_number = mark.starts_with(')') || (is_named && mark.starts_with(':')) ||
                         (mark.size() == 2 && mark[0] == '.' && is_one_of(kWhite, mark[1]));
  return end > 0 && is_number ? bare(rest.substr(end + 1)) : step;
}

// The numbers of a list that blanks or commas separate.
inline std::optional<Row> numbers_in(std::string_view list) {
  Row numbers;
  for (list = trimmed(list); !list.empty(); list = trimmed(list)) {
    const MaybeRational number = take_value(list);
    const bool ends = list.empty() || is_one_of(kWhite, list[0]) || list[0] == ',';
    if (!number || !ends) return std::nullopt;
    numbers.push_back(*number);
    list = trimmed(list);
    if (list.starts_with(',')) list.remove_prefix(1);
  }
  return numbers;
}

inline std::optional<Step> read_step(std::string_view text, const Rules& rules) {
  text = without_its_number(bare(text, true));
  Step step;
  const std::size_t left = text.find("left:");
  if (left != text.npos) {
    std::string_view list = trimmed(text.substr(left + 5));
    text = text.substr(0, left);
    const bool has_brackets = text.ends_with('(') && list.ends_with(')');
    if (has_brackets) text.remove_suffix(1);
    if (has_brackets) list.remove_suffix(1);
    const std::optional<Row> numbers = numbers_in(list);
    if (!numbers || numbers->empty()) return std::nullopt;
    step.left = *numbers;
  }
  const std::vector<std::string_view> sides = sides_of(text);
  MaybeRational result = value_of(sides.back());
  if (!result && sides.back().size() == 1) result = operand_in(sides.back());
  if (sides.size() != 2 || !result) return std::nullopt;
  step.result = *result;
  step.readings = operations_in(sides[0], *result, rules);
  return step;
}

// The texts of steps. Outside brackets a semicolon, a line end and a comma end them, but not a
// comma after "left:". Around a step there may be [ ], with its equals sign inside.
inline std::vector<std::string> step_texts(std::string_view answer) {
  std::string_view mark;
  for (const char* const each : {"- ", "+ ", "> ", "* ", "x "}) {
    const std::vector<std::string_view> lines = lines_of(answer);
    const auto has_mark = [each](std::string_view line) {
      return std::string(line).append(" ").starts_with(each);
    };
    const bool are_all = std::all_of(lines.begin(), lines.end(), has_mark);
    if (are_all && lines.size() > 1) mark = each;
  }
  std::vector<std::string> texts(1);
  int depth = 0;
  for (std::size_t at = 0; at < answer.size(); ++at) {
    const char sign = answer[at];
    const bool is_first = sign == '[' && trimmed(texts.back()).empty();
    const auto step = is_first ? group_in(answer.substr(at)) : std::nullopt;
    if (step && is_one_of(*step, '=')) {
      texts.back() = *step;
      texts.emplace_back();
      at += step->size() + 1;
      continue;
    }
    const bool is_arrow = answer.substr(at).starts_with("\f=\f") && is_one_of(texts.back(), '=');
    const bool is_list = sign == ',' && texts.back().find("left:") != std::string::npos;
    depth = std::max(0, depth + (is_one_of(kOpen, sign) ? 1 : is_one_of(kClose, sign) ? -1 : 0));
    if (depth == 0 && (is_one_of(",;\n", sign) || is_arrow) && !is_list) {
      texts.emplace_back();
      at += is_arrow ? 2 : 0;
    } else {
      texts.back() += sign;
    }
  }
  const auto is_white = [](const std::string& text) { return trimmed(text).empty(); };
  if (!is_white(texts.front())) std::erase_if(texts, is_white);
  for (std::string& text : texts) {
    const std::string_view step = trimmed(text);
    if (!mark.empty() && step.starts_with(mark)) text = std::string(step.substr(mark.size()));
  }
  return texts;
}

// Adds the rows that an operation of a step can make of a row.
inline void add_rows(const Row& row, const Operation& operation, const Step& step,
                     const Question& question, std::set<Row>& rows) {
  const auto& [left, right] = operation;
  for (std::size_t i = 0; i < row.size(); ++i) {
    for (std::size_t j = 0; j < row.size(); ++j) {
      const bool is_pair = right && i != j && row[j] == *right;
      const bool is_kept = !question.rules.ordered || !right || j == i + 1;
      if (row[i] != left || !is_kept || !(right ? is_pair : i == j)) continue;
      Row made = row;
      made[i] = step.result;
      if (right) made.erase(made.begin() + static_cast<std::ptrdiff_t>(j));
      if (!question.rules.ordered) std::sort(made.begin(), made.end());
      Row all = made;
      for (const std::int64_t card : question.unused) all.emplace_back(card);
      const bool is_right =
          step.left.empty() ||
          std::is_permutation(all.begin(), all.end(), step.left.begin(), step.left.end());
      if (is_right) rows.insert(made);
    }
  }
}

inline bool are_right_steps(std::string_view answer, const Question& question) {
  Row row;
  for (const std::int64_t card : question.hand) row.emplace_back(card);
  if (!question.rules.ordered) std::sort(row.begin(), row.end());
  std::set<Row> rows = {row};
  const std::vector<std::string> texts = step_texts(answer);
  for (const std::string& text : texts) {
    const std::optional<Step> step = read_step(text, question.rules);
    if (!step) return false;
    std::set<Row> made;
    for (const Row& each : rows) {
      for (const Operation& reading : step->readings)
        add_rows(each, reading, *step, question, made);
    }
    rows = std::move(made);
  }
  return !texts.empty() && rows.contains({question.target});
}

// Whether two lines are steps, true or not.
inline bool is_step_line(std::string_view lines) {
  const std::vector<std::string> texts = step_texts(lines);
  return texts.size() >= 2 && std::all_of(texts.begin(), texts.end(), [](const std::string& text) {
           const std::string_view step = without_its_number(bare(text, true));
           const std::string_view left = sides_of(step)[0];
           bool is_operation = false;
           for (std::size_t at = 1; at < left.size(); ++at) {
             const auto [symbol, size] = operator_at(left.substr(at));
             const std::string_view right = left.substr(std::min(at + size, left.size()));
             const bool has_right =
                 symbol == Symbol::kFactorial ? right.empty() : operand_in(right).has_value();
             is_operation = is_operation || (symbol && operand_in(left.substr(0, at)) && has_right);
           }
           return is_operation && read_step(text, {}).has_value();
         });
}

// @param pattern  the template, or none for the whole text
inline std::optional<std::string> place_of(std::optional<std::string_view> pattern,
                                           std::string_view text) {
  const bool is_json =
      pattern && counted(plain(pattern->substr(pattern->find("{}") + 2))).bytes.starts_with('"');
  const std::string whole = plain(text, is_json);
  const std::optional<Found> found = pattern ? place_in(whole, *pattern) : Found{whole, 0};
  if (!found) return std::nullopt;
  const auto begin = static_cast<std::size_t>(found->place.data() - whole.data());
  const std::size_t line = std::min(found->line, begin);
  return without_emphasis(whole.substr(line, begin - line), std::string(found->place));
}

// @param rules  with brackets
inline Verdict read(std::optional<std::string_view> pattern, const std::vector<std::int64_t>& hand,
                    const Rational& target, const Rules& rules, std::string_view text) {
  const std::optional<std::string> place = place_of(pattern, text);
  if (!place) return Verdict::kWrong;
  const std::string_view answer = bare_answer(*place);
  if (is_claim(answer)) return Verdict::kClaim;
  const unsigned all = (1U << hand.size()) - 1;
  for (unsigned set = rules.subsets ? 1 : all; set <= all; ++set) {
    Question question = {{}, {}, target, rules};
    for (std::size_t i = 0; i < hand.size(); ++i) {
      ((set >> i & 1U) != 0 ? question.hand : question.unused).push_back(hand[i]);
    }
    if (is_right_infix(answer, question) ||
        is_right(read_other_notation(std::string(answer), question.rules), question) ||
        are_right_steps(answer, question)) {
      return Verdict::kRight;
    }
  }
  return Verdict::kWrong;
}

}  // namespace twentyfour::second
