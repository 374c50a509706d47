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

bool PlainAnswer::ends_operand(std::size_t at) const {
  const char byte = plain_[at];
  const char before = at == 0 ? ' ' : plain_[at - 1];
  return is_digit(byte) || byte == '!' || (is_bracket(byte) && closing_sign(byte) == 0) ||
         (letter_card(byte) > 0 && (!is_letter(before) || lower_case(before) == 'x'));
}

bool PlainAnswer::begins_operand(std::size_t at) const {
  const char byte = plain_[at];
  const char after = at + 1 == plain_.size() ? ' ' : plain_[at + 1];
  const bool is_negative = byte == '-' && (is_digit(after) || closing_sign(after) != 0);
  return is_digit(byte) || byte == '\\' || closing_sign(byte) != 0 || is_negative ||
         (letter_card(byte) > 0 && (!is_letter(after) || lower_case(after) == 'x'));
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

void PlainAnswer::drop_emphasis(const char* from) {
  const std::size_t begin = offset_of(text_.data(), plain_);
  const std::size_t end = begin + text_.size();
  std::vector<std::size_t> open;  // the places of stars
  std::size_t last = kNowhere;    // the place of what comes before in the line
  const std::string_view all = plain_;
  std::size_t seen = offset_of(from, plain_);
  for (std::size_t at = all.find('*', seen); at < end; at = all.find('*', seen)) {
    const std::string_view between = all.substr(seen, at - seen);
    const std::string_view written = trim_right(between);
    if (!written.empty()) last = seen + written.size() - 1;
    if (between.substr(written.size()).find('\n') != kNowhere) last = kNowhere;
    const std::string_view rest = all.substr(at, end - at);
    const std::size_t size = std::min(rest.find_first_not_of('*'), rest.size());
    const std::size_t blanks = std::min(rest.find_first_not_of(" \t\v\f\r", size), rest.size());
    const bool is_before_operand = blanks < rest.size() && begins_operand(at + blanks);
    const bool is_after_operand = last != kNowhere && ends_operand(last);
    const bool is_operator = is_after_operand && is_before_operand;
    const bool is_after_blank = last == kNowhere || is_space(plain_[at - 1]);
    if (!is_operator && !open.empty() && !(is_after_blank && is_before_operand)) {
      const std::size_t closed = std::min(size, open.size());
      for (std::size_t i = 0; i < closed; ++i, open.pop_back()) blank(open.back(), 1);
      blank(at + size - closed, closed);
    } else {
      const bool is_at_begin = at >= begin && (last == kNowhere || last < begin);
      if (!is_after_operand && (is_at_begin || (blanks == size && size < rest.size()))) {
        for (std::size_t i = 0; i < size; ++i) open.push_back(at + i);
      }
      last = at + size - 1;
    }
    seen = at + size;
  }
  drop_bold(offset_of(from, plain_), end);
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
