// A second reader of answers, by the manual alone: it shares no code with solver/checking/. Here:
// spellings, the place, infix and claims.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour::second {

constexpr std::string_view kWhite = " \t\n\v\f\r";
constexpr std::string_view kDigits = "0123456789";

inline bool is_one_of(std::string_view bytes, char byte) {
  return bytes.find(byte) != std::string_view::npos;
}

inline bool is_letter(char byte) {
  return std::isalpha(static_cast<unsigned char>(byte)) != 0;
}

// The brackets, with codes for \\{ and \\}, which are another kind than { and }.
constexpr std::string_view kOpen = "([{\x01";
constexpr std::string_view kClose = ")]}\x02";

// The text with one spelling for each sign: for times x and *, of which a * may be emphasis.
inline std::string plain(std::string_view written) {
  static constexpr std::pair<std::string_view, std::string_view> kSpellings[] = {
      {"x", "\u00d7 \u00b7 \u22c5 \u2219 \u2022 \u2217 \u2715 \\times \\cdot"},
      {"/", "\u00f7 \u2215 \u2044 \\div"},
      {"-", "\u2212 \ufe63 \u2010 \u2011 \u2012 \u2013 \u2014 \u2015"},
      {" ", "\u2000 \u2001 \u2002 \u2003 \u2004 \u2005 \u2006 \u2007 \u2008 \u2009 \u200a \u200b"},
      {" ", "\u00a0 \u202f \u205f \u3000 \ufeff \\qquad \\quad \\, \\; \\: \\! \\checkmark"},
      {" ", "\u2713 \u2714 \u2705 \ufe0f <|im_end|> <|eot_id|> <|endoftext|> </s>"},
      {" .", "\u3002"},
      {"\"", "\u201c \u201d"},
      {"'", "\u2018 \u2019"},
      {" = ", "-> \u2192 \u2248 \\rightarrow \\approx \\to"},
      {"\\frac", "\\dfrac \\tfrac"},
      {"\x01", "\\{"},
      {"\x02", "\\}"}};
  std::string text;
  for (std::size_t at = 0; at < written.size(); ++at) {
    const std::string_view rest = written.substr(at, 3);
    const bool is_escape = rest.size() > 1 && rest[0] == '\\' && is_one_of("nrt", rest[1]) &&
                           (rest.size() == 2 || rest[2] < 'a' || rest[2] > 'z');
    text += is_escape                                 ? (rest[1] == 'n' ? '\n' : ' ')
            : static_cast<unsigned char>(rest[0]) < 3 ? '?'
                                                      : rest[0];
    at += is_escape ? 1 : 0;
  }
  replace_all(text, "\\ ", " ");
  for (const auto& [sign, spellings] : kSpellings) {
    std::istringstream each{std::string(spellings)};
    for (std::string spelling; each >> spelling;) {
      replace_all(text, spelling + ">", std::string(sign) + " >");  // no minus of an arrow
      replace_all(text, spelling, sign);
    }
  }
  for (int code = 1; code <= 94 && is_one_of(text, '\xef'); ++code) {  // full-width characters
    const char bytes[] = {'\xef', static_cast<char>(0xbc + code / 64),
                          static_cast<char>(0x80 + code % 64)};
    replace_all(text, {bytes, 3}, std::string(1, static_cast<char>(' ' + code)));
  }
  for (std::size_t kind = 0; kind < kOpen.size(); ++kind) {
    replace_all(text, "\\left" + std::string(1, kOpen[kind]), kOpen.substr(kind, 1));
    replace_all(text, "\\right" + std::string(1, kClose[kind]), kClose.substr(kind, 1));
  }
  return text;
}

// What counts of a text where it is compared with a template, and where each byte of that stands.
struct Counted {
  std::string bytes;
  std::vector<std::size_t> places;
};

inline Counted counted(std::string_view text) {
  Counted counted;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_one_of(kWhite, text[at]) || is_one_of("*_`", text[at])) continue;
    counted.bytes += text[at];
    counted.places.push_back(at);
  }
  counted.bytes = in_small_letters(counted.bytes);
  counted.places.push_back(text.size());
  return counted;
}

// The size of ``` and a word in letters and digits that are a line.
inline std::size_t fence_of(std::string_view text) {
  std::size_t end = 3;
  while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
  const std::string_view rest = text.substr(std::min(end, text.size()));
  const bool is_line = rest.starts_with('\n') || rest.starts_with("\r\n");
  return text.starts_with("```") && end > 3 && is_line ? end : 0;
}

// The first line that has more than marks, and is neither that of a fence nor \\[.
inline std::string_view line_in(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    std::string marks = counted(line).bytes;
    std::erase_if(marks, [](char byte) { return is_one_of("$\"'", byte); });
    const std::size_t begin = std::min(line.find_first_not_of(kWhite), line.size());
    const std::string_view word = line.substr(begin, line.find_last_not_of(kWhite) + 1 - begin);
    const bool is_fence = fence_of(std::string(word) + "\n") > 0 || word == "```";
    if (!is_fence && word != "\\[" && !marks.empty()) return line;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return text;
}

// The place of {} in a plain text, if the text has the template.
inline std::optional<std::string_view> place_in(std::string_view text, std::string_view pattern) {
  const std::size_t hole = pattern.find("{}");
  const std::string before = counted(plain(pattern.substr(0, hole))).bytes;
  const std::string after = counted(plain(pattern.substr(hole + 2))).bytes;
  const Counted all = counted(text);
  const std::string_view bytes = all.bytes;
  const std::size_t thought = bytes.rfind("</think>");
  const std::size_t first = thought == bytes.npos ? 0 : thought + 8;
  const std::size_t last = std::min(bytes.find("<think>", first), bytes.size());
  const std::size_t found = before.empty() ? 0 : bytes.substr(first, last - first).rfind(before);
  if (found == bytes.npos) return std::nullopt;
  std::size_t at = first + found + before.size();
  const std::size_t begin = at == 0 ? 0 : all.places[at - 1] + 1;
  if (after.empty()) return line_in(text.substr(begin, all.places[last] - begin));
  std::string open;  // the signs that close what is open
  for (; at + after.size() <= last; ++at) {
    if (open.empty() && bytes.substr(at).starts_with(after)) {
      return text.substr(begin, all.places[at] - begin);
    }
    if (is_one_of(kOpen, bytes[at])) open += kClose[kOpen.find(bytes[at])];
    if (!open.empty() && bytes[at] == open.back()) open.pop_back();
  }
  return std::nullopt;
}

// What stands between two marks with which a text begins; nothing where the text does not begin
// with the one, or does not have the other.
inline std::optional<std::string_view> group_in(std::string_view text, std::string_view begin = "[",
                                                std::string_view end = "]") {
  const auto is_at = [text](std::size_t at, std::string_view mark) {
    const std::string_view there = text.substr(at, mark.size());
    return there == mark || (mark[0] == '<' && in_small_letters(there) == mark);
  };
  int open = is_at(0, begin) ? 1 : 0;
  for (std::size_t at = begin.size(); open > 0 && at < text.size(); ++at) {
    open += is_at(at, end == "}" ? "{" : begin) ? 1 : is_at(at, end) ? -1 : 0;
    if (open == 0) return text.substr(begin.size(), at - begin.size());
  }
  return std::nullopt;
}

// An answer, a side or a step without what may stand around it; after the whole answer that is
// stops too, and around it a fence with a word.
inline std::string_view bare(std::string_view text, bool is_whole = false) {
  static constexpr std::pair<std::string_view, std::string_view> kPairs[] = {
      {"\\boxed{", "}"},
      {"\\text{", "}"},
      {"\\(", "\\)"},
      {"\\[", "\\]"},
      {"<answer>", "</answer>"}};
  constexpr std::string_view kAfter = "*_`$\"' \t\n\v\f\r.,;";
  const std::string_view around = kAfter.substr(0, kAfter.size() - 3);
  const std::string_view after = is_whole ? kAfter : around;
  for (std::size_t size = text.size() + 1; text.size() < size;) {
    size = text.size();
    for (const auto& [begin, end] : kPairs) {
      const auto group = group_in(text, begin, end);
      if (group && begin.size() + group->size() + end.size() == text.size()) text = *group;
    }
    if (text.size() < size || text.empty()) continue;
    const std::size_t fence = is_whole ? fence_of(text) : 0;
    if (fence == 0 && is_one_of(around, text.front())) {
      text.remove_prefix(1);
    } else if (fence == 0) {
      text = text.substr(0, text.find_last_not_of(after) + 1);
    } else if (text.ends_with("```") && text.find_first_not_of(around, fence) != text.npos) {
      text = text.substr(fence, text.size() - fence - 3);
    } else if (is_one_of(after, text.back())) {
      text.remove_suffix(1);
    }
  }
  return text;
}

using MaybeRational = std::optional<Rational>;

// What an expression has and makes.
struct Made {
  std::vector<std::int64_t> cards;
  MaybeRational value;
};

// Nothing where the rules lack the operator, or where there is no value.
inline MaybeRational applied(Symbol symbol, const MaybeRational& x, const MaybeRational& y,
                             const Rules& rules) {
  if (!x || !y || !rules.operators.contains(symbol)) return std::nullopt;
  const MaybeValue value = apply(symbol, *x, *y, rules.division);
  const auto* const number = std::get_if<Rational>(&value);
  return number == nullptr ? std::nullopt : MaybeRational(*number);
}

// The operator with which a text begins, and its size.
inline std::pair<std::optional<Symbol>, std::size_t> operator_at(std::string_view text) {
  if (text.starts_with("**")) return {Symbol::kPower, 2};
  if (text.starts_with('x') || text.starts_with('X')) return {Symbol::kTimes, 1};
  return {text.empty() ? std::nullopt : operator_of(text.front()), 1};
}

// Takes the card with which a text begins; -1 if there is none.
inline std::int64_t take_whole_card(std::string_view& text) {
  std::string_view rest = text;
  const std::int64_t card = rest.empty() ? -1 : take_card(rest);
  const bool goes_on = !rest.empty() && is_letter(rest.front()) && !is_one_of("xX", rest.front());
  if (card < 0 || (is_letter(text.front()) && goes_on)) return -1;
  text = rest;
  return card;
}

// An infix expression, by precedence climbing.
class Infix {
 public:
  // @param has_any_numbers  in place of cards
  Infix(std::string_view text, const Rules& rules, bool has_any_numbers)
      : rest_(text), rules_(rules), has_any_numbers_(has_any_numbers) {}

  std::optional<Made> read() {
    made_.value = expression(1);
    return failed_ || next() != '\0' ? std::nullopt : std::optional(made_);
  }

 private:
  char next() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(kWhite), rest_.size()));
    return rest_.empty() ? '\0' : rest_.front();
  }
  MaybeRational fail() {
    failed_ = true;
    rest_ = {};
    return std::nullopt;
  }

  // With operators of at least this precedence.
  MaybeRational expression(int lowest) {
    MaybeRational value = operand();
    for (;;) {
      const bool is_bracket = is_one_of(kOpen, next());
      auto [symbol, size] = operator_at(rest_);
      if (is_bracket) std::tie(symbol, size) = std::pair(Symbol::kTimes, 0);
      if (!symbol || precedence(*symbol) < lowest) return value;
      const bool is_tight = precedence(*symbol) > precedence(Symbol::kTimes);
      if (is_bracket ? is_sign_due_ : is_tight && is_hidden_) return fail();
      rest_.remove_prefix(size);
      is_exponent_ = symbol == Symbol::kPower;
      if (symbol == Symbol::kFactorial) {
        value = applied(*symbol, value, value, rules_);
        if (next() == '!') return fail();
      } else {
        const int least = precedence(*symbol) + (is_exponent_ ? 0 : 1);
        value = applied(*symbol, value, expression(least), rules_);
        is_sign_due_ = is_sign_due_ || symbol == Symbol::kOver || symbol == Symbol::kPower;
      }
    }
  }

  MaybeRational operand() {
    const bool is_hidden = next() == '\\' || (is_exponent_ && next() == '{');
    is_exponent_ = false;
    MaybeRational value;
    if (is_one_of(kOpen, next())) {
      value = bracket();
    } else if (rest_.starts_with("\\frac")) {
      rest_.remove_prefix(5);
      value = part_of_fraction();
      value = applied(Symbol::kOver, value, part_of_fraction(), rules_);
    } else if (has_any_numbers_ && is_one_of(kDigits, next())) {
      value = take_number(rest_, Written::kDecimal);
      if (!value) return fail();
    } else {
      made_.cards.push_back(take_whole_card(rest_));
      if (made_.cards.back() < 0) return fail();
      value = Rational(made_.cards.back());
    }
    is_hidden_ = is_hidden;
    is_sign_due_ = false;
    return value;
  }

  // In braces, or a digit.
  MaybeRational part_of_fraction() {
    if (next() == '{') return bracket();
    if (!is_one_of(kDigits, next())) return fail();
    made_.cards.push_back(next() - '0');
    rest_.remove_prefix(1);
    return Rational(made_.cards.back());
  }

  MaybeRational bracket() {
    constexpr int kDeepest = 100;
    const char close = kClose[kOpen.find(next())];
    if (++depth_ > kDeepest) return fail();
    rest_.remove_prefix(1);
    const MaybeRational value = expression(1);
    if (next() != close) return fail();
    rest_.remove_prefix(1);
    --depth_;
    return value;
  }

  std::string_view rest_;
  const Rules& rules_;
  bool has_any_numbers_;
  bool is_exponent_ = false;  // whether what comes next is one
  bool is_hidden_ = false;    // whether braces that TeX hides came last: no ! or ^ may follow
  bool is_sign_due_ = false;  // whether an operand of / or ^ came last: no bracket may follow
  bool failed_ = false;
  int depth_ = 0;
  Made made_;
};

enum class Verdict : std::uint8_t { kWrong, kRight, kClaim };

struct Question {
  std::vector<std::int64_t> hand;
  std::vector<std::int64_t> unused = {};  // cards beside the hand
  Rational target = Rational(24);
  Rules rules = {};  // with brackets
};

inline bool is_right(const std::optional<Made>& made, const Question& question) {
  if (!made || made->value != question.target) return false;
  return question.rules.ordered ? made->cards == question.hand
                                : made->cards.size() == question.hand.size() &&
                                      std::is_permutation(made->cards.begin(), made->cards.end(),
                                                          question.hand.begin());
}

// A value that a side or a step has.
inline MaybeRational value_of(std::string_view text) {
  std::string braces(text);
  replace_all(braces, "\x01", "{");
  replace_all(braces, "\x02", "}");
  return value_in(braces);
}

inline std::vector<std::string_view> sides_of(std::string_view answer) {
  std::vector<std::string_view> sides;
  for (;;) {
    const std::size_t end = std::min(answer.find('='), answer.size());
    sides.push_back(bare(answer.substr(0, end)));
    if (end == answer.size()) return sides;
    answer.remove_prefix(end + 1);
  }
}

// Whether a side is more than a number: it has an operator. A minus in front is none, nor is the
// stroke of a fraction that is no integer.
inline bool is_more_than_number(std::string_view side) {
  const MaybeRational value = value_of(side);
  if (!value) return side.find_first_of("+-*/xX^!\\") != side.npos;
  return is_integer(*value) && !is_one_of(side, '-') && side.find_first_of("/\\") != side.npos;
}

// The answer is the first side that is more than a number, or else the first.
inline bool is_right_infix(std::string_view text, const Question& question) {
  const std::vector<std::string_view> sides = sides_of(text);
  const auto more = std::find_if(sides.begin(), sides.end(), is_more_than_number);
  const auto answer = more == sides.end() ? sides.begin() : more;
  return is_right(Infix(*answer, question.rules, false).read(), question) &&
         std::all_of(sides.begin(), sides.end(), [&](const std::string_view& side) {
           if (&side == &*answer || value_of(side) == question.target) return true;
           const auto made = Infix(side, question.rules, true).read();
           return made && made->value == question.target;
         });
}

// Whether it says that there is no expression.
inline bool is_claim(std::string_view text) {
  static constexpr std::string_view kClaims =
      "|no|none|no solution|no solutions|no_solution|no answer|no valid solution|"
      "no valid expression|no possible solution|no solution exists|there is no solution|"
      "there is no valid solution|there is no answer|impossible|it is impossible|not possible|"
      "it is not possible|it's impossible|it's not possible|can't be solved|"
      "it can't be solved|there are no solutions|no solution found|not solvable|unsolvable|cannot "
      "be solved|it cannot be solved|"
      "cannot be done|it cannot be done|n/a|\u65e0\u89e3|\u6ca1\u6709\u89e3|\u65e0\u7b54\u6848|"
      "\u6ca1\u6709\u7b54\u6848|";
  for (std::size_t size = text.size() + 1; text.size() < size;) {
    size = text.size();
    text = bare(text.substr(0, text.find_last_not_of(".!") + 1), true);
  }
  std::string words = "|";
  for (const char byte : text) {
    const bool is_white = is_one_of(kWhite, byte);
    if (!is_white || !words.ends_with(' ')) words += is_white ? ' ' : byte;
  }
  return words != "|" && !is_one_of(words.substr(1), '|') &&
         kClaims.find(in_small_letters(words) + '|') != kClaims.npos;
}

}  // namespace twentyfour::second
