#include "solver/answers/plain_answer.hpp"

#include <algorithm>

#include "solver/expressions/rules.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

struct Rewriting {
  std::string_view text;
  std::string_view plain;
};

constexpr Rewriting kRewritings[] = {
    {"\u00d7", "*"},       {"\u00b7", "*"},       {"\u2219", "*"},
    {"\u22c5", "*"},       {"\u2022", "*"},       {"\u2217", "*"},
    {"\u2715", "*"},       {"\\times", "*"},      {"\\cdot", "*"},
    {"\u2212", "-"},       {"\ufe63", "-"},       {"\u00f7", "/"},
    {"\u2215", "/"},       {"\u2044", "/"},       {"\\div", "/"},
    {"\\{", "["},          {"\\n", "\n"},         {"->", "="},
    {"\\}", "]"},          {"\u2192", "="},       {"\\to", "="},
    {"\\rightarrow", "="}, {"\u3002", "."},       {"\u00a0", " "},
    {"\u202f", " "},       {"\u205f", " "},       {"\u3000", " "},
    {"\ufeff", " "},       {"\\,", " "},          {"\\;", " "},
    {"\\:", " "},          {"\\!", " "},          {"\\ ", " "},
    {"\\quad", " "},       {"\\qquad", " "},      {"\\(", "$"},
    {"\\)", "$"},          {"\\[", "$$"},         {"\\]", "$$"},
    {"\\dfrac", "\\frac"}, {"\\tfrac", "\\frac"}, {"\u2248", "="},
    {"\\approx", "="},     {"\\checkmark", " "},  {"\u2713", " "},
    {"\u2714", " "},       {"\u2705", " "},       {"\u201c", "\""},
    {"\u201d", "\""},      {"\u2018", "'"},       {"\u2019", "'"},
    {"<|im_end|>", " "},   {"<|eot_id|>", " "},   {"<|endoftext|>", " "},
    {"</s>", " "},         {"\\r", " "},          {"\\t", " "},
};

// \n, \r or \t, with which longer TeX commands begin: \neq, \right, \times.
bool is_escape(std::string_view spelling) {
  return spelling.size() == 2 && is_letter(spelling[1]);
}

// Whether the text begins with the spelling, and not with a longer TeX command.
bool begins_with(std::string_view text, const Rewriting& rewriting) {
  const auto& [spelling, plain] = rewriting;
  if (!text.starts_with(spelling)) return false;
  const char next = text.size() == spelling.size() ? ' ' : text[spelling.size()];
  if (is_escape(spelling)) return next < 'a' || next > 'z';
  return !is_letter(spelling.back()) || operator_of(plain.front()) || !is_letter(next);
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
  return byte == '\\' || byte == '-' || byte == '<' || static_cast<unsigned char>(byte) >= 0x80;
}

// A quick test: a text without such a byte is plain. A minus begins a spelling only before a >.
bool shows_rewriting(char byte) {
  return byte != '-' && (byte == '>' || may_begin_rewriting(byte));
}

constexpr std::string_view kBold = "**";

constexpr Wrapper kWrappers[] = {{kBold, kBold},   {"*", "*"},   {"_", "_"}, {"`", "`"},
                                 {"$", "$"},       {"\"", "\""}, {"'", "'"}, {kBox, "}"},
                                 {"\\text{", "}"}, {"[", "]"}};

constexpr int kMostWrappers = 8;

// Signs that end a side, and signs that end a step. A wrapper that closes before the first of them
// has only the first side or step in it, as in **a** = **b**, and stays.
constexpr std::string_view kEndsOfParts[] = {"=", ",;\n"};

// Whether the wrapper encloses the text, which has no blanks around it, and not its first side or
// its first step alone.
bool encloses(const Wrapper& wrapper, std::string_view text) {
  if (text.size() < wrapper.open.size() + wrapper.close.size()) return false;
  if (!text.starts_with(wrapper.open) || !text.ends_with(wrapper.close)) return false;
  if (wrapper.open == "[") return text[1] == '\'' || text[1] == '"';  // a list of quoted steps
  if (wrapper.close == "}") return closing_brace(text, wrapper.open.size()) + 1 == text.size();
  return std::ranges::none_of(kEndsOfParts, [&](std::string_view ends) {
    const std::size_t end = text.find_first_of(ends);
    return end != std::string_view::npos && trim(text.substr(0, end)).ends_with(wrapper.close);
  });
}

// Drops blanks and a wrapper. Returns whether there was a wrapper.
bool unwrap(std::string_view& text) {
  text = trim(text);
  // A quick test: no wrapper begins so.
  if (text.empty() || is_letter_or_digit(text.front()) || text.front() == '(') return false;
  const auto* const wrapper =
      std::find_if(std::begin(kWrappers), std::end(kWrappers),
                   [text](const Wrapper& each) { return encloses(each, text); });
  if (wrapper == std::end(kWrappers)) return false;
  text.remove_prefix(wrapper->open.size());
  text.remove_suffix(wrapper->close.size());
  return true;
}

// Drops blanks and one of the stops at the end, or several full stops. Returns whether there was
// one.
bool drop_stop(std::string_view& text, std::string_view stops) {
  text = trim(text);
  if (text.empty() || stops.find(text.back()) == std::string_view::npos) return false;
  const char stop = text.back();
  text.remove_suffix(1);
  while (stop == '.' && text.ends_with(stop)) text.remove_suffix(1);
  return true;
}

std::string_view unwrapped(std::string_view text, std::string_view stops) {
  bool has_stop = drop_stop(text, stops);
  for (int i = 0; i < kMostWrappers && unwrap(text); ++i) {
    has_stop = has_stop || drop_stop(text, stops);
  }
  return trim(text);
}

}  // namespace

std::size_t closing_brace(std::string_view text, std::size_t at) {
  for (int open = 1; at < text.size(); ++at) {
    open += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
    if (open == 0) break;
  }
  return at;
}

PlainAnswer::PlainAnswer(std::string_view answer) : answer_(answer) {
  if (std::none_of(answer.begin(), answer.end(), shows_rewriting)) return;
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
}

std::size_t PlainAnswer::place_of(const char* place) const {
  const std::size_t offset = offset_of(place, text());
  return places_.empty() ? offset : places_[offset];
}

std::string_view unwrapped(std::string_view text) {
  return unwrapped(text, ".,;");
}

std::size_t find_word(std::string_view text, std::size_t from) {
  for (std::size_t at = from; at + 1 < text.size(); ++at) {
    if (!is_letter(text[at]) || !is_letter(text[at + 1])) continue;
    if (at == 0 || (!is_letter(text[at - 1]) && text[at - 1] != '\\')) return at;
  }
  return text.size();
}

std::vector<std::string_view> sides_of(std::string_view text) {
  std::vector<std::string_view> sides;
  sides.reserve(2);
  for (;;) {
    const std::size_t equals = text.find('=');
    sides.push_back(unwrapped(text.substr(0, equals), {}));
    if (equals == std::string_view::npos) return sides;
    text.remove_prefix(equals + 1);
    if (text.starts_with('=')) text.remove_prefix(1);
  }
}

}  // namespace twentyfour
