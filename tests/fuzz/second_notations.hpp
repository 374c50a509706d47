// Steps and postfix for the second reader: rewritten to infix, which it reads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/fuzz/second_reader.hpp"

namespace twentyfour::second {

// An answer in postfix order as infix in brackets; empty if it is not one.
inline std::string infix_of(std::string_view postfix) {
  std::string text = in_ascii(postfix);
  if (text.starts_with("**")) text = bare(text);
  for (char& sign : text) sign = std::string_view("{}").find(sign) < 2 ? ' ' : sign;
  while (text.ends_with(' ') || text.ends_with('.') || text.ends_with(',') || text.ends_with(';')) {
    text.pop_back();
  }
  std::istringstream tokens(text);
  std::vector<std::string> stack;
  for (std::string token; tokens >> token;) {
    if (token == "**") token = "^";
    if (token.find_first_not_of("+-*/^!") != std::string::npos) {
      stack.push_back(token);
      continue;
    }
    const std::string right = token == "!" || stack.empty() ? "" : stack.back();
    if (token != "!" && !stack.empty()) stack.pop_back();
    if (stack.empty()) return "";
    stack.back() = "(" + stack.back() + token + right + ")";
  }
  return stack.size() == 1 ? stack.front() : "";
}

// What a step may be, by one of its operators: its operands and its result.
struct Step {
  Fraction left;
  std::optional<Fraction> right;
  Fraction result;
  bool is_exact = false;
  std::vector<Fraction> remaining = {};  // if the step says so
};

// An operand as an expression without a minus in front; empty if it is more than a number.
inline std::string operand_of(std::string_view text) {
  std::string number;
  std::copy_if(text.begin(), text.end(), std::back_inserter(number), [](char sign) {
    return std::string_view(" ()[]{}").find(sign) == std::string_view::npos;
  });
  const bool is_number = !number.empty() && number.find_first_of("+*^!") == std::string::npos &&
                         number.find('-', 1) == std::string::npos;
  if (!is_number) return "";
  return number[0] == '-' ? "(0" + number + ")" : "(" + number + ")";
}

// The end of a group in braces, with blanks before it and no braces or fractions in it; `begin` if
// there is none.
inline std::size_t end_of_group(const std::string& text, std::size_t begin) {
  const std::size_t open = std::min(text.find_first_not_of(' ', begin), text.size());
  if (open == text.size() || text[open] != '{') return begin;
  const std::size_t close = std::min(text.find_first_of("@{}", open + 1), text.size());
  return close < text.size() && text[close] == '}' ? close + 1 : begin;
}

// Fractions of TeX with a slash, the innermost first.
inline std::string with_slashes(std::string text) {
  for (std::size_t at = text.rfind('@'); at != std::string::npos;) {
    const std::size_t middle = end_of_group(text, at + 1);
    const std::size_t end = middle > at + 1 ? end_of_group(text, middle) : middle;
    if (end == middle) {
      at = at == 0 ? std::string::npos : text.rfind('@', at - 1);
      continue;
    }
    const auto inside = [&](std::size_t from, std::size_t to) {
      const std::size_t open = text.find('{', from) + 1;
      return "(" + text.substr(open, to - 1 - open) + ")";
    };
    text.replace(at, end - at, "(" + inside(at, middle) + "/" + inside(middle, end) + ")");
    at = text.rfind('@');
  }
  return text;
}

// The numbers of (left: 3 3 4).
inline std::vector<Fraction> numbers_left(std::string remark) {
  std::string tight;
  int depth = 0;
  for (const char sign : remark) {
    const bool closes = std::string_view(")]}").find(sign) != std::string_view::npos;
    const bool opens = std::string_view("([{").find(sign) != std::string_view::npos;
    depth += opens ? 1 : closes ? -1 : 0;
    if (sign == '/' || closes) tight.erase(tight.find_last_not_of(' ') + 1);
    const bool is_bound = depth > 0 || tight.ends_with('-') || tight.ends_with('/');
    if (sign != ' ' || !is_bound) tight += sign;
  }
  std::istringstream words(tight);
  std::vector<Fraction> numbers;
  for (std::string word; words >> word;) {
    numbers.push_back(Reader(operand_of(word), false).read().value);
  }
  return numbers;
}

// The readings of a step.
inline std::vector<Step> readings_of(const std::string& text) {
  std::vector<Step> readings;
  const std::string whole = with_slashes(text);
  const std::size_t remark = std::min(whole.find("(left:"), whole.size());
  const std::string step = bare(whole.substr(0, remark));
  const std::size_t equals = step.find('=');
  if (equals == std::string::npos) return readings;
  std::vector<Fraction> numbers;
  if (remark < whole.size()) {
    numbers = numbers_left(whole.substr(remark + 6, whole.rfind(')') - remark - 6));
  }
  const std::string made = operand_of(bare(step.substr(step.rfind('=') + 1)));
  const std::string making = bare(step.substr(0, equals));
  const Side result = Reader(made, false).read();
  for (std::size_t at = 1; at < making.size() && result.is_readable; ++at) {
    const std::string left = operand_of(making.substr(0, at));
    const std::string right = operand_of(making.substr(at + 1));
    const bool is_factorial = making[at] == '!';
    const bool is_operator = std::string_view("+-*/^!").find(making[at]) != std::string_view::npos;
    if (!is_operator || left.empty() || right.empty() != is_factorial) continue;
    const Side value = Reader(left + making[at] + right, false).read();
    const bool is_exact = value.is_readable && !value.has_no_value &&
                          (value.is_too_large || value.value == result.value);
    readings.push_back(
        {Reader(left, false).read().value, std::nullopt, result.value, is_exact, numbers});
    if (!is_factorial) readings.back().right = Reader(right, false).read().value;
  }
  return readings;
}

using Steps = std::vector<std::vector<Step>>;

inline Steps steps_of(std::string_view answer) {
  std::string text;
  for (std::size_t at = 0; at < answer.size(); ++at) {
    const bool is_break = answer.substr(at, 2) == "\\n" &&
                          (at + 2 >= answer.size() || answer[at + 2] < 'a' || answer[at + 2] > 'z');
    if (is_break) ++at;
    text += is_break || answer[at] == '\n' ? ';' : answer[at];
  }
  text = in_ascii(text);
  std::replace(text.begin(), text.end(), ',', ';');
  std::istringstream parts(text);
  Steps steps;
  for (std::string part; std::getline(parts, part, ';');) {
    part = bare(part);
    if (!part.empty()) steps.push_back(readings_of(part));
  }
  return steps;
}

// Whether some reading and some choice of numbers makes all steps, in the order of a row or not.
inline bool can_be_made(const std::vector<Fraction>& row, const Steps& steps, std::size_t step,
                        const Fraction& target, bool is_ordered) {
  if (step == steps.size()) return row.size() == 1 && row[0] == target;
  for (const auto& [left, right, result, is_exact, numbers] : steps[step]) {
    if (!is_exact) continue;
    for (std::size_t i = 0; i < row.size(); ++i) {
      for (std::size_t j = 0; j < row.size(); ++j) {
        const bool are_operands = row[i] == left && (right ? i != j && row[j] == *right : i == j);
        if (!are_operands || (is_ordered && right && j != i + 1)) continue;
        std::vector<Fraction> made = row;
        made[i] = result;
        if (right) made.erase(made.begin() + static_cast<std::ptrdiff_t>(j));
        const bool fits = numbers.empty() || std::is_permutation(made.begin(), made.end(),
                                                                 numbers.begin(), numbers.end());
        if (fits && can_be_made(made, steps, step + 1, target, is_ordered)) return true;
      }
    }
  }
  return false;
}

// A hand for which steps may be right, and the target: what is not a result is a card.
inline Side hand_of(const Steps& steps) {
  Side side;
  std::vector<Fraction> results;
  for (const std::vector<Step>& readings : steps) {
    if (readings.empty()) return side;
    for (const auto& operand : {std::optional(readings[0].left), readings[0].right}) {
      if (!operand) continue;
      const auto result = std::find(results.begin(), results.end(), *operand);
      if (result != results.end()) {
        results.erase(result);
      } else {
        side.cards.push_back(operand->under == 1 ? static_cast<std::int64_t>(operand->over) : -1);
      }
    }
    results.push_back(readings[0].result);
  }
  side.is_readable = results.size() == 1;
  if (side.is_readable) side.value = results[0];
  return side;
}

}  // namespace twentyfour::second
