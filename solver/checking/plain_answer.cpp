#include "solver/checking/plain_answer.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "solver/expressions/rules.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

constexpr auto kNowhere = std::string_view::npos;

struct Rewriting {
  std::string_view text;
  std::string_view plain;
};

// How signs are spelled, separated by |. A thin blank may stand where a * is missing, a wide one
// may not.
constexpr Rewriting kSpellings[] = {
    {"\u00d7|\u00b7|\u2219|\u22c5|\u2022|\u2217|\u2715|\u2716|\\times|\\cdot|\\ast|\\*|&times;",
     "x"},
    {"\u2212|\ufe63|\u2796|&minus;", "-"},
    {"\u00f7|\u2215|\u2044|\u2797|\\div|&divide;", "/"},
    {"\ufe62|\u2795", "+"},
    {"-->|->|=>|\u2192|\u21d2|\u2248|\\to|\\rightarrow|\\approx", kArrow},
    {"&=", "="},
    {"\\{", "["},
    {"\\}", "]"},
    {"\\dfrac|\\tfrac", "\\frac"},
    {"\u00bd", "\\frac{1}{2}"},
    {"\u2153", "\\frac{1}{3}"},
    {"\u2154", "\\frac{2}{3}"},
    {"\u00bc", "\\frac{1}{4}"},
    {"\u00be", "\\frac{3}{4}"},
    {"\u2155", "\\frac{1}{5}"},
    {"\u2156", "\\frac{2}{5}"},
    {"\u2157", "\\frac{3}{5}"},
    {"\u2158", "\\frac{4}{5}"},
    {"\u2159", "\\frac{1}{6}"},
    {"\u215a", "\\frac{5}{6}"},
    {"\u2150", "\\frac{1}{7}"},
    {"\u215b", "\\frac{1}{8}"},
    {"\u215c", "\\frac{3}{8}"},
    {"\u215d", "\\frac{5}{8}"},
    {"\u215e", "\\frac{7}{8}"},
    {"\u2151", "\\frac{1}{9}"},
    {"\u2152", "\\frac{1}{10}"},
    {"\\n", "\n"},
    {"\\quad|\\qquad|\\t|\u3000", "\t"},
    {"\\r|\\ |\u00a0|\u202f|\u205f", " "},
    {"\\,|\\;|\\:|\\!|\\displaystyle|\u200e|\u2060|\ufe0f|\ufeff|\\checkmark|\u2713|\u2714|\u2705",
     "\v"},
    {"\u3002", "."},
    {"\u201c|\u201d", "\""},
    {"\u2018|\u2019", "'"},
};

// The spellings by their first bytes, the longest first.
const std::vector<Rewriting>& spellings_from(char byte) {
  static const auto kByBytes = [] {
    std::array<std::vector<Rewriting>, 256> by_bytes;
    for (auto [texts, plain] : kSpellings) {
      while (!texts.empty()) {
        const std::string_view text = texts.substr(0, texts.find('|'));
        by_bytes[static_cast<unsigned char>(text.front())].push_back({text, plain});
        texts.remove_prefix(std::min(text.size() + 1, texts.size()));
      }
    }
    for (auto& some : by_bytes) {
      std::ranges::stable_sort(some, std::ranges::greater(),
                               [](const Rewriting& each) { return each.text.size(); });
    }
    return by_bytes;
  }();
  return kByBytes[static_cast<unsigned char>(byte)];
}

// Signs as JSON escapes them.
constexpr Rewriting kEscapes[] = {{"\\u00d7", "x"}, {"\\u00b7", "x"}, {"\\u22c5", "x"},
                                  {"\\u00f7", "/"}, {"\\u2212", "-"}, {"\\u2192", kArrow}};

// With which a model ends its text.
constexpr std::string_view kEnds[] = {"<|im_end|>", "<|eot_id|>",    "<|endoftext|>",
                                      "</s>",       "<end_of_turn>", "[/INST]"};

// TeX's names that begin with n, r or t, as \n, \r and \t do.
constexpr std::string_view kNamesOfTex =
    "|nabla|napprox|natural|ncong|ne|nearrow|neg|neq|nequiv|newline|nexists|ngeq|ngeqq|ngeqslant|"
    "ngtr|ni|nleftarrow|nleftrightarrow|nleq|nleqq|nleqslant|nless|nmid|nobreak|nolimits|nonumber|"
    "not|notag|notin|nparallel|nprec|npreceq|nrightarrow|nshortmid|nshortparallel|nsim|nsubseteq|"
    "nsubseteqq|nsucc|nsucceq|nsupseteq|nsupseteqq|ntriangleleft|ntrianglelefteq|ntriangleright|"
    "ntrianglerighteq|nu|nvdash|nvDash|nVdash|nVDash|nwarrow|nLeftarrow|nLeftrightarrow|"
    "nRightarrow|"
    "raisebox|rangle|rbrace|rbrack|rceil|ref|rfloor|rgroup|rhd|rho|right|rightarrow|"
    "rightarrowtail|rightharpoondown|rightharpoonup|rightleftarrows|rightleftharpoons|"
    "rightrightarrows|rightsquigarrow|rightthreetimes|risingdotseq|rm|rmoustache|root|rtimes|"
    "rVert|rvert|Rightarrow|"
    "tag|tan|tanh|tau|tbinom|text|textbf|textit|textnormal|textrm|textsf|textstyle|texttt|tfrac|"
    "therefore|theta|thickapprox|thicksim|thinspace|tilde|times|tiny|to|top|triangle|"
    "triangledown|triangleleft|trianglelefteq|triangleq|triangleright|trianglerighteq|"
    "twoheadleftarrow|twoheadrightarrow|";

// Whether the text begins with a command of TeX that has a name of the list.
bool begins_with_name(std::string_view text) {
  const auto* const end = std::find_if_not(text.begin() + 1, text.end(), is_letter);
  constexpr std::ptrdiff_t kLongestName = 20;
  if (end - text.begin() <= 2 || end - text.begin() > kLongestName) return false;
  const std::string_view name(text.begin() + 1, end);
  return kNamesOfTex.find(joined({"|", name, "|"})) != std::string_view::npos;
}

// Whether the text begins with the spelling, and not with a longer TeX command.
bool begins_with(std::string_view text, const Rewriting& rewriting) {
  const auto& [spelling, plain] = rewriting;
  if (text.front() != spelling.front() || !text.starts_with(spelling)) return false;
  if (spelling.size() == 2 && is_letter(spelling[1])) return !begins_with_name(text);
  const char next = text.size() == spelling.size() ? ' ' : text[spelling.size()];
  return spelling.front() != '\\' || !is_letter(spelling.back()) || plain == "x" ||
         operator_of(plain.front()) || !is_letter(next);
}

bool begins_so(std::string_view text, std::string_view sign) {
  return equal_ignoring_case(text.substr(0, sign.size()), sign);
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
Rewriting spelling_at(std::string_view text, bool is_json = false) {
  if (is_json) {
    for (const Rewriting& escape : kEscapes) {
      if (begins_so(text, escape.text)) return {text.substr(0, escape.text.size()), escape.plain};
    }
  }
  if (const std::string_view plain = sign_of_range(text); !plain.empty()) {
    return {text.substr(0, 3), plain};
  }
  for (const Rewriting& rewriting : spellings_from(text.front())) {
    if (begins_with(text, rewriting)) return rewriting;
  }
  return {text.substr(0, 1), text.substr(0, 1)};
}

// The size of a bracket, which belongs to the bracket after it.
struct SizeOfBracket {
  std::string_view text;
  bool opens;
  bool closes;
};

constexpr SizeOfBracket kSizes[] = {
    {"\\left", true, false},  {"\\right", false, true}, {"\\bigl", true, false},
    {"\\bigr", false, true},  {"\\Bigl", true, false},  {"\\Bigr", false, true},
    {"\\biggl", true, false}, {"\\biggr", false, true}, {"\\Biggl", true, false},
    {"\\Biggr", false, true}, {"\\big", true, true},    {"\\Big", true, true},
    {"\\bigg", true, true},   {"\\Bigg", true, true},
};

// The spelling with which the text begins, with the size of a bracket before it.
Rewriting first_rewriting(std::string_view text, bool is_json) {
  for (const auto& [size, opens, closes] : kSizes) {
    if (text.front() != '\\') break;
    if (!text.starts_with(size) || text.size() == size.size()) continue;
    const Rewriting bracket = spelling_at(text.substr(size.size()));
    const char sign = bracket.plain.front();
    if (!is_bracket(sign) || !(closing_sign(sign) != 0 ? opens : closes)) continue;
    return {text.substr(0, size.size() + bracket.text.size()), bracket.plain};
  }
  return spelling_at(text, is_json);
}

bool is_at_end(std::string_view text) {
  if (text.front() != '<' && text.front() != '[') return false;
  return std::ranges::any_of(kEnds, [text](std::string_view end) { return text.starts_with(end); });
}

bool may_begin_rewriting(char byte) {
  constexpr std::string_view kFirst = "\\-=&<[";
  return kFirst.find(byte) != std::string_view::npos || static_cast<unsigned char>(byte) >= 0xc0;
}

// A quick test: a text without such a byte is plain.
bool shows_rewriting(char byte) {
  constexpr std::string_view kSome = "\\&>[";
  return kSome.find(byte) != std::string_view::npos || static_cast<unsigned char>(byte) >= 0xc0;
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
  if (std::none_of(answer.begin(), answer.end(), shows_rewriting)) {
    plain_ = answer;
  } else {
    plain_.reserve(answer_.size());
    places_.reserve(answer_.size() + 1);
    std::size_t at = 0;
    while (at < answer_.size() && !is_at_end(answer_.substr(at))) {
      const std::string_view rest = answer_.substr(at);
      const bool stays = !may_begin_rewriting(rest.front());
      const Rewriting rewriting =
          stays ? Rewriting{rest.substr(0, 1), rest.substr(0, 1)} : first_rewriting(rest, is_json);
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

void PlainAnswer::drop_bold(std::size_t at, std::string_view rest) {
  constexpr std::string_view kBold = "\\mathbf{";
  if (!rest.starts_with(kBold)) return;
  const std::size_t end = rest.find_first_not_of("0123456789", kBold.size());
  if (end == kBold.size() || end == kNowhere || rest[end] != '}') return;
  blank(at, kBold.size());
  blank(at + end, 1);
}

void PlainAnswer::drop_emphasis(const char* from) {
  const std::size_t begin = offset_of(text_.data(), plain_);
  const std::size_t end = begin + text_.size();
  std::vector<std::size_t> open;  // the places of stars
  std::size_t last = kNowhere;    // the place of what comes before in the line
  for (std::size_t at = offset_of(from, plain_); at < end;) {
    const std::string_view rest = std::string_view(plain_).substr(at, end - at);
    if (rest.front() != '*') {
      if (rest.front() == '\\') drop_bold(at, rest);
      if (!is_space(plain_[at])) last = at;
      if (rest.front() == '\n') last = kNowhere;
      ++at;
      continue;
    }
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
