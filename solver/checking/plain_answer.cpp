#include "solver/checking/plain_answer.hpp"

#include <algorithm>
#include <optional>

#include "solver/checking/spellings.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

bool begins_so(std::string_view text, std::string_view sign) {
  return equal_ignoring_case(text.substr(0, sign.size()), sign);
}

constexpr std::string_view kMarksAfterPart = kMarksBefore.substr(1);
constexpr std::string_view kMarksAfterAnswer = "_`$\"' \t\n\v\f\r.,;";

// What stands around all of a part; open and close nest.
struct Pair {
  std::string_view name;
  std::string_view open;
  std::string_view close;
};

constexpr Pair kPairs[] = {{"\\boxed", "{", "}"},  {"\\text", "{", "}"},
                           {"\\mathbf", "{", "}"}, {"", "\\(", "\\)"},
                           {"", "\\[", "\\]"},     {"", "<answer>", "</answer>"}};

// The text without the marks at its ends, and without the word of a fence.
std::string_view without_marks(std::string_view text, std::string_view marks_after) {
  const std::size_t end = text.find_last_not_of(marks_after) + 1;
  const std::size_t begin = std::min(text.find_first_not_of(kMarksBefore), end);
  const std::string_view inside = text.substr(begin, end - begin);
  const bool is_fenced = text.substr(0, begin).ends_with(kFence) &&
                         text.substr(end).find(kFence) != std::string_view::npos;
  if (!is_fenced) return inside;
  const std::size_t word = std::min(inside.find('\n'), inside.size());
  const bool has_word = word < inside.size() && is_letter(inside.front()) &&
                        std::ranges::all_of(inside.substr(0, word), is_letter_or_digit);
  return has_word ? without_marks(inside.substr(word), marks_after) : inside;
}

// What stands in the pair whose signs are at the ends of a text.
std::optional<std::string_view> between_signs(std::string_view text) {
  if (text.empty() || (text.front() != '\\' && text.front() != '<')) return std::nullopt;
  for (const auto& [name, open, close] : kPairs) {
    const std::size_t begin = name.size() + open.size();
    if (!text.starts_with(name) || !begins_so(text.substr(name.size()), open)) continue;
    const std::string_view rest = text.substr(begin);
    const std::size_t size = rest.size() - std::min(rest.size(), close.size());
    if (begins_so(rest.substr(size), close)) return rest.substr(0, size);
  }
  return std::nullopt;
}

// How many pairs that it does not open a text closes.
std::size_t closed_in(std::string_view text) {
  std::size_t open = 0;
  std::size_t closed = 0;
  for (; !text.empty(); text.remove_prefix(1)) {
    const auto opens = [text](const Pair& pair) { return begins_so(text, pair.open); };
    const auto closes = [text](const Pair& pair) { return begins_so(text, pair.close); };
    if (std::ranges::any_of(kPairs, opens)) ++open;
    if (std::ranges::any_of(kPairs, closes)) open > 0 ? --open : ++closed;
  }
  return closed;
}

// A pair is around all of a text if what is in it does not close it, as in \boxed{a} = \boxed{b}.
std::string_view without_wrapping(std::string_view text, std::string_view marks_after) {
  text = without_marks(text, marks_after);
  auto inside = between_signs(text);
  if (!inside) return text;
  std::vector<std::string_view> all = {text};
  for (; inside; inside = between_signs(all.back())) {
    all.push_back(without_marks(*inside, marks_after));
  }
  return all[all.size() - 1 - std::min(closed_in(all.back()), all.size() - 1)];
}

// Whether a pair of square brackets is around all of a text.
bool is_in_square_brackets(std::string_view text) {
  std::size_t open = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    open += text[at] == '[' ? 1U : 0U;
    open -= text[at] == ']' && open > 0 ? 1U : 0U;
    if (open == 0) return at > 0 && at + 1 == text.size();
  }
  return false;
}

constexpr std::string_view kBlanks = " \t\v\f\r";
constexpr std::string_view kNumber = "0123456789./AJQKTajqkt";

std::size_t end_of_run(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(text[at], at), text.size());
}

// Stars that stand together; none if the size is 0.
struct Run {
  std::size_t at = 0;
  std::size_t size = 0;
};

// The last stars before an answer, from a place on, if they begin a word, as in "**Answer:".
Run run_before_label(std::string_view before, std::size_t from) {
  const std::size_t last = before.rfind('*');
  if (last == kNowhere || last < from || last + 1 == before.size()) return {};
  const std::size_t at = before.find_last_not_of('*', last) + 1;
  const bool begins_word = at <= from || kMarksBefore.find(before[at - 1]) != kNowhere;
  return begins_word && !is_space(before[last + 1]) ? Run{at, last + 1 - at} : Run();
}

// Whether a side, a step or the answer may begin after a text: stars there may open an emphasis.
bool ends_before_part(std::string_view text) {
  if (!text.empty() && (is_digit(text.back()) || text.back() == ')')) return false;
  const std::size_t last = text.find_last_not_of(" \t\v\f\r_`$\"'[+-");
  return last == kNowhere || std::string_view("=;,\n>.:").find(text[last]) != kNowhere;
}

// Whether a side, a step or the answer may end before a text: stars there may close an emphasis.
bool begins_after_part(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\v\f\r_`$\"'].!");
  return first == kNowhere || std::string_view("=;,\n<").find(text[first]) != kNowhere;
}

bool are_brackets_closed(std::string_view text) {
  int open = 0;
  for (std::size_t at = 0; at < text.size() && open >= 0; ++at) {
    if (is_bracket(text[at])) open += closing_sign(text[at]) != 0 ? 1 : -1;
  }
  return open == 0;
}

}  // namespace

PlainAnswer::PlainAnswer(std::string_view answer, bool is_json) : answer_(answer) {
  if (std::none_of(answer.begin(), answer.end(), shows_spelling)) {
    plain_ = answer;
  } else {
    plain_.reserve(answer_.size());
    places_.reserve(answer_.size() + 1);
    std::size_t at = 0;
    while (at < answer_.size() && !ends_at(answer_.substr(at))) {
      const std::string_view rest = answer_.substr(at);
      const bool stays = !may_begin_spelling(rest.front());
      const Rewriting rewriting =
          stays ? Rewriting{rest.substr(0, 1), rest.substr(0, 1)} : spelling_at(rest, is_json);
      plain_ += rewriting.plain;
      places_.resize(plain_.size(), at);
      at += rewriting.text.size();
    }
    places_.push_back(at);
  }
  text_ = plain_;
}

bool PlainAnswer::is_after_operand(std::size_t at) const {
  const std::string_view before = std::string_view(plain_).substr(0, at);
  const std::size_t last = before.find_last_not_of(kBlanks);
  if (last == kNowhere) return false;
  const char byte = plain_[last];
  const char further = last == 0 ? ' ' : plain_[last - 1];
  return is_digit(byte) || byte == '!' || (is_bracket(byte) && closing_sign(byte) == 0) ||
         (letter_card(byte) > 0 && (!is_letter(further) || lower_case(further) == 'x'));
}

bool PlainAnswer::is_before_operand(std::size_t at) const {
  const std::size_t first = plain_.find_first_not_of(kBlanks, at);
  if (first == kNowhere) return false;
  const char byte = plain_[first];
  const char after = first + 1 == plain_.size() ? ' ' : plain_[first + 1];
  return is_digit(byte) || byte == '\\' || closing_sign(byte) != 0 ||
         (letter_card(byte) > 0 && (!is_letter(after) || lower_case(after) == 'x'));
}

void PlainAnswer::drop_around_numbers(char mark, std::size_t begin, std::size_t end) {
  const std::string_view all = std::string_view(plain_).substr(0, end);
  for (std::size_t at = all.find(mark, begin); at < end;) {
    const std::size_t number = end_of_run(all, at);
    const std::size_t close = std::min(all.find_first_not_of(kNumber, number), end);
    const std::size_t size = number - at;
    const bool is_pair = close > number && close < end && all[close] == mark &&
                         end_of_run(all, close) == close + size && !is_after_operand(at) &&
                         !is_before_operand(close + size);
    if (is_pair) {
      blank(at, size);
      blank(close, size);
    }
    at = all.find(mark, is_pair ? close + size : number);
  }
}

void PlainAnswer::drop_bold(std::size_t begin, std::size_t end) {
  constexpr std::string_view kBold = "\\mathbf{";
  for (std::size_t at = plain_.find(kBold, begin); at < end; at = plain_.find(kBold, at + 1)) {
    const std::size_t number = at + kBold.size();
    const std::size_t close = plain_.find_first_not_of("0123456789", number);
    if (close == number || close >= end || plain_[close] != '}') continue;
    blank(at, kBold.size());
    blank(close, 1);
  }
}

void PlainAnswer::drop_emphasis(const char* line) {
  const std::size_t begin = offset_of(text_.data(), plain_);
  const std::size_t end = begin + text_.size();
  if (mark_of_list(text_) == "* ") {
    for (std::size_t at = begin; at < end; at = plain_.find_first_not_of(" \t\n\v\f\r", at)) {
      plain_[at] = '>';
      at = std::min(plain_.find('\n', at), end);
    }
  }
  for (const char mark : {'*', '_', '`'}) drop_around_numbers(mark, begin, end);
  drop_bold(begin, end);
  drop_around_parts(begin, end, offset_of(line, plain_));
}

void PlainAnswer::drop_around_parts(std::size_t begin, std::size_t end, std::size_t line) {
  const std::string_view all = std::string_view(plain_).substr(0, end);
  Run open = run_before_label(all.substr(0, begin), line);
  for (std::size_t at = all.find('*', begin); at < end; at = all.find('*', at)) {
    const std::size_t size = end_of_run(all, at) - at;
    const std::size_t inside = std::max(open.at + open.size, begin);
    const std::string_view before = all.substr(inside, at - inside);
    const bool closes = open.size > 0 && open.size <= size &&
                        begins_after_part(all.substr(at + size)) && are_brackets_closed(before);
    const bool ends_label = at == begin && open.size == size && !is_space(all[at - 1]);
    if (closes) {
      blank(open.at, open.size);
      blank(at + size - open.size, open.size);
    }
    if (ends_label) blank(at, size);
    if (closes || ends_label) {
      open = {};
    } else if (ends_before_part(before)) {
      open = {at, size};
    }
    at += size;
  }
}

std::string_view PlainAnswer::written(std::string_view part) const {
  const std::size_t begin = place_of(part.data());
  return answer_.substr(begin, place_of(part.data() + part.size()) - begin);
}

std::size_t PlainAnswer::column_of(const char* place) const {
  return characters_of(written(text_.substr(0, offset_of(place, text_)))) + 1;
}

std::size_t PlainAnswer::place_of(const char* place) const {
  const std::size_t at = offset_of(place, plain_);
  return places_.empty() ? at : places_[at];
}

std::string_view mark_of_list(std::string_view text) {
  constexpr std::string_view kMarksOfLists[] = {"- ", "+ ", "> ", "* ", "x "};
  for (const std::string_view mark : kMarksOfLists) {
    std::size_t lines = 0;
    for (std::string_view rest = text; !rest.empty(); rest = trim_left(rest)) {
      if (!rest.starts_with(mark)) {
        lines = 0;
        break;
      }
      rest.remove_prefix(std::min(rest.find('\n'), rest.size()));
      ++lines;
    }
    if (lines > 1) return mark;
  }
  return {};
}

std::string_view unwrapped(std::string_view answer) {
  return without_wrapping(answer, kMarksAfterAnswer);
}

std::string_view unwrapped_answer(std::string_view answer) {
  const std::string_view text = unwrapped(answer);
  const bool is_equation = text.find('=') != std::string_view::npos;
  return is_equation && is_in_square_brackets(text) ? unwrapped(text.substr(1, text.size() - 2))
                                                    : text;
}

std::string_view unwrapped_part(std::string_view part) {
  return without_wrapping(part, kMarksAfterPart);
}

std::vector<std::string_view> sides_of(std::string_view text) {
  std::vector<std::string_view> sides;
  sides.reserve(2);
  for (;;) {
    const std::size_t equals = text.find('=');
    sides.push_back(unwrapped_part(text.substr(0, equals)));
    if (equals == std::string_view::npos) return sides;
    text.remove_prefix(equals + 1);
    if (text.starts_with('=')) text.remove_prefix(1);
  }
}

}  // namespace twentyfour
