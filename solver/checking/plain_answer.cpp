#include "solver/checking/plain_answer.hpp"

#include <algorithm>
#include <optional>

#include "solver/expressions/rules.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

struct Rewriting {
  std::string_view text;
  std::string_view plain;
};

// Blanks around an arrow keep it apart from an equals sign beside it.
constexpr Rewriting kRewritings[] = {
    {"\u00d7", "x"},       {"\u00b7", "x"},
    {"\u2219", "x"},       {"\u22c5", "x"},
    {"\u2022", "x"},       {"\u2217", "x"},
    {"\u2715", "x"},       {"\\times", "x"},
    {"\\cdot", "x"},       {"\u2212", "-"},
    {"\ufe63", "-"},       {"\u00f7", "/"},
    {"\u2215", "/"},       {"\u2044", "/"},
    {"\\div", "/"},        {"\\{", "["},
    {"\\n", "\n"},         {"->", " = "},
    {"\\}", "]"},          {"\u2192", " = "},
    {"\\to", " = "},       {"\\rightarrow", " = "},
    {"\u3002", "."},       {"\u00a0", " "},
    {"\u202f", " "},       {"\u205f", " "},
    {"\u3000", " "},       {"\ufeff", " "},
    {"\\,", " "},          {"\\;", " "},
    {"\\:", " "},          {"\\!", " "},
    {"\\ ", " "},          {"\\quad", " "},
    {"\\qquad", " "},      {"\\dfrac", "\\frac"},
    {"\\tfrac", "\\frac"}, {"\u2248", " = "},
    {"\\approx", " = "},   {"\\checkmark", " "},
    {"\u2713", " "},       {"\u2714", " "},
    {"\u2705", " "},       {"\u201c", "\""},
    {"\u201d", "\""},      {"\u2018", "'"},
    {"\u2019", "'"},       {"<|im_end|>", " "},
    {"<|eot_id|>", " "},   {"<|endoftext|>", " "},
    {"</s>", " "},         {"\\r", " "},
    {"\\t", " "},          {"\ufe0f", " "},
};

// \n, \r or \t, with which longer TeX commands begin: \neq, \right, \times.
bool is_escape(std::string_view spelling) {
  return spelling.size() == 2 && is_letter(spelling[1]);
}

// Whether the text begins with the spelling, and not with a longer TeX command.
bool begins_with(std::string_view text, const Rewriting& rewriting) {
  const auto& [spelling, plain] = rewriting;
  if (text.front() != spelling.front() || !text.starts_with(spelling)) return false;
  const char next = text.size() == spelling.size() ? ' ' : text[spelling.size()];
  if (is_escape(spelling)) return next < 'a' || next > 'z';
  return !is_letter(spelling.back()) || plain == "x" || operator_of(plain.front()) ||
         !is_letter(next);
}

// The plain sign of a character that is full-width, or a blank or a dash from U+2000 to U+2015; or
// nothing.
std::string_view sign_of_range(std::string_view text) {
  constexpr std::string_view kAscii =
      "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`"
      "abcdefghijklmnopqrstuvwxyz{|}~";
  if (character_length(text) != 3) return {};
  const auto bits = [text](std::size_t at) { return static_cast<unsigned char>(text[at]) & 0x3fU; };
  const unsigned code = (bits(0) & 0xfU) << 12 | bits(1) << 6 | bits(2);
  if (code >= 0xff01 && code < 0xff01 + kAscii.size()) return kAscii.substr(code - 0xff01, 1);
  if (code >= 0x2000 && code <= 0x200b) return " ";
  return code >= 0x2010 && code <= 0x2015 ? "-" : std::string_view();
}

// The spelling with which the text begins; if there is none, one byte, which stays.
Rewriting spelling_at(std::string_view text) {
  if (const std::string_view plain = sign_of_range(text); !plain.empty()) {
    return {text.substr(0, 3), plain};
  }
  for (const Rewriting& rewriting : kRewritings) {
    if (begins_with(text, rewriting)) return rewriting;
  }
  return {text.substr(0, 1), text.substr(0, 1)};
}

// The spelling with which the text begins; \left and \right belong to the bracket after them.
Rewriting first_rewriting(std::string_view text) {
  const bool opens = text.starts_with("\\left");
  const std::size_t size = opens ? 5 : text.starts_with("\\right") ? 6 : 0;
  if (size == 0 || text.size() == size) return spelling_at(text);
  const Rewriting bracket = spelling_at(text.substr(size));
  const char sign = bracket.plain.front();
  const bool belongs = is_bracket(sign) && (closing_sign(sign) != 0) == opens;
  return belongs ? Rewriting{text.substr(0, size + bracket.text.size()), bracket.plain}
                 : spelling_at(text);
}

bool may_begin_rewriting(char byte) {
  return byte == '\\' || byte == '-' || byte == '<' || static_cast<unsigned char>(byte) >= 0xc0;
}

// A quick test: a text without such a byte is plain. A minus begins a spelling only before a >.
bool shows_rewriting(char byte) {
  return byte != '-' && (byte == '>' || may_begin_rewriting(byte));
}

constexpr std::string_view kMarksAfterAnswer = " \t\n\v\f\r*_`$\"'.,;";

// What stands around all of a part; open and close nest.
struct Pair {
  std::string_view name;
  std::string_view open;
  std::string_view close;
};

constexpr Pair kPairs[] = {{"\\boxed", "{", "}"},
                           {"\\text", "{", "}"},
                           {"", "\\(", "\\)"},
                           {"", "\\[", "\\]"},
                           {"", "<answer>", "</answer>"}};

bool begins_so(std::string_view text, std::string_view sign) {
  return equal_ignoring_case(text.substr(0, sign.size()), sign);
}

// The text without the marks at its ends, and without the word of a fence.
std::string_view without_marks(std::string_view text, std::string_view marks_after) {
  const std::size_t end = text.find_last_not_of(marks_after) + 1;
  const std::size_t begin = std::min(text.find_first_not_of(kMarksAround), end);
  const std::string_view inside = text.substr(begin, end - begin);
  const bool is_fenced = text.substr(0, begin).ends_with(kFence) &&
                         text.substr(end).find(kFence) != std::string_view::npos;
  if (!is_fenced) return inside;
  const std::size_t word = std::min(inside.find('\n'), inside.size());
  const bool has_word =
      word < inside.size() && std::ranges::all_of(inside.substr(0, word), is_letter_or_digit);
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

}  // namespace

PlainAnswer::PlainAnswer(std::string_view answer) : answer_(answer), text_(answer) {
  if (std::none_of(answer.begin(), answer.end(), shows_rewriting)) return;
  rewritten_.reserve(answer_.size());
  places_.reserve(answer_.size() + 1);
  for (std::size_t at = 0; at < answer_.size();) {
    const std::string_view rest = answer_.substr(at);
    const bool stays = !may_begin_rewriting(rest.front());
    const Rewriting rewriting =
        stays ? Rewriting{rest.substr(0, 1), rest.substr(0, 1)} : first_rewriting(rest);
    rewritten_ += rewriting.plain;
    places_.resize(rewritten_.size(), at);
    at += rewriting.text.size();
  }
  places_.push_back(answer_.size());
  text_ = rewritten_;
}

std::string_view PlainAnswer::written(std::string_view part) const {
  const std::size_t begin = place_of(part.data());
  return answer_.substr(begin, place_of(part.data() + part.size()) - begin);
}

std::size_t PlainAnswer::column_of(const char* place) const {
  return characters_of(written(text_.substr(0, offset_of(place, text_)))) + 1;
}

std::size_t PlainAnswer::place_of(const char* place) const {
  if (places_.empty()) return offset_of(place, answer_);
  return places_[offset_of(place, rewritten_)];
}

std::string_view unwrapped(std::string_view answer) {
  return without_wrapping(answer, kMarksAfterAnswer);
}

std::string_view unwrapped_part(std::string_view part) {
  return without_wrapping(part, kMarksAround);
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
