#include "solver/checking/spellings.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>
#include <vector>

#include "solver/expressions/rules.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

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
    {"\\n", "\n"},
    {"\\quad|\\qquad|\\t|\u3000", "\t"},
    {"\\r|\\ |\u00a0|\u202f|\u205f", " "},
    {"\\,|\\;|\\:|\\!|\\displaystyle|\u200e|\u2060|\ufe0f|\ufeff|\\checkmark|\u2713|\u2714|\u2705",
     "\v"},
    {"\u3002", "."},
    {"\u201c|\u201d", "\""},
    {"\u2018|\u2019", "'"},
};

constexpr Rewriting kFractions[] = {
    {"\u00bd", "\\frac{1}{2}"}, {"\u2153", "\\frac{1}{3}"}, {"\u2154", "\\frac{2}{3}"},
    {"\u00bc", "\\frac{1}{4}"}, {"\u00be", "\\frac{3}{4}"}, {"\u2155", "\\frac{1}{5}"},
    {"\u2156", "\\frac{2}{5}"}, {"\u2157", "\\frac{3}{5}"}, {"\u2158", "\\frac{4}{5}"},
    {"\u2159", "\\frac{1}{6}"}, {"\u215a", "\\frac{5}{6}"}, {"\u2150", "\\frac{1}{7}"},
    {"\u215b", "\\frac{1}{8}"}, {"\u215c", "\\frac{3}{8}"}, {"\u215d", "\\frac{5}{8}"},
    {"\u215e", "\\frac{7}{8}"}, {"\u2151", "\\frac{1}{9}"}, {"\u2152", "\\frac{1}{10}"}};

// Signs as JSON escapes them.
constexpr Rewriting kEscapes[] = {{"\\u00d7", "x"}, {"\\u00b7", "x"}, {"\\u22c5", "x"},
                                  {"\\u00f7", "/"}, {"\\u2212", "-"}, {"\\u2192", kArrow}};

// With which a model ends its text.
constexpr std::string_view kEnds[] = {"<|im_end|>",    "<|eot_id|>", "<|endoftext|>", "</s>",
                                      "<end_of_turn>", "[/INST]",    "<|return|>"};

// The sizes of brackets, each of which belongs to the bracket after it.
struct SizeOfBracket {
  std::string_view name;
  bool opens;
  bool closes;
};

constexpr SizeOfBracket kSizes[] = {
    {"left", true, false},  {"right", false, true}, {"bigl", true, false},  {"bigr", false, true},
    {"Bigl", true, false},  {"Bigr", false, true},  {"biggl", true, false}, {"biggr", false, true},
    {"Biggl", true, false}, {"Biggr", false, true}, {"big", true, true},    {"Big", true, true},
    {"bigg", true, true},   {"Bigg", true, true}};

// TeX's names that begin with n, r or t, as \n, \r and \t do, separated by |.
constexpr std::string_view kNamesOfTex =
    "nabla|napprox|natural|ncong|ne|nearrow|neg|neq|nequiv|newline|nexists|ngeq|ngeqq|ngeqslant|"
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
    "twoheadleftarrow|twoheadrightarrow";

// The name of the command of TeX with which a text begins.
std::string_view command_in(std::string_view text) {
  const auto* const end = std::find_if_not(text.begin() + 1, text.end(), is_letter);
  return text.substr(1, static_cast<std::size_t>(end - text.begin()) - 1);
}

// The parts of a list, which | separates.
std::vector<std::string_view> parts_of(std::string_view list) {
  std::vector<std::string_view> parts;
  while (!list.empty()) {
    parts.push_back(list.substr(0, list.find('|')));
    list.remove_prefix(std::min(parts.back().size() + 1, list.size()));
  }
  return parts;
}

bool is_name_of_tex(std::string_view name) {
  static const auto known_names = [] {
    const auto names = parts_of(kNamesOfTex);
    return std::unordered_set<std::string_view>(names.begin(), names.end());
  }();
  return known_names.contains(name);
}

// The spellings by their first bytes, the longest first.
const std::vector<Rewriting>& spellings_from(char byte) {
  static const auto by_first_bytes = [] {
    std::array<std::vector<Rewriting>, 256> by_bytes;
    const auto add = [&by_bytes](std::string_view texts, std::string_view plain) {
      for (const std::string_view text : parts_of(texts)) {
        by_bytes[static_cast<unsigned char>(text.front())].push_back({text, plain});
      }
    };
    for (const auto& [texts, plain] : kSpellings) add(texts, plain);
    for (const auto& [text, plain] : kFractions) add(text, plain);
    for (auto& some : by_bytes) {
      std::ranges::stable_sort(some, std::ranges::greater(),
                               [](const Rewriting& each) { return each.text.size(); });
    }
    return by_bytes;
  }();
  return by_first_bytes[static_cast<unsigned char>(byte)];
}

// Whether the text begins with the spelling, and not with a longer TeX command.
bool begins_with(std::string_view text, const Rewriting& rewriting) {
  const auto& [spelling, plain] = rewriting;
  if (text.size() < 2 || text[1] != spelling[1] || !text.starts_with(spelling)) return false;
  if (spelling.size() == 2 && is_letter(spelling[1])) return !is_name_of_tex(command_in(text));
  const char next = text.size() == spelling.size() ? ' ' : text[spelling.size()];
  return spelling.front() != '\\' || !is_letter(spelling.back()) || plain == "x" ||
         operator_of(plain.front()) || !is_letter(next);
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

// The spelling of one sign, or of a mark that is dropped.
Rewriting spelling_of_sign(std::string_view text) {
  if (const std::string_view plain = sign_of_range(text); !plain.empty()) {
    return {text.substr(0, 3), plain};
  }
  for (const Rewriting& rewriting : spellings_from(text.front())) {
    if (begins_with(text, rewriting)) return rewriting;
  }
  return {text.substr(0, 1), text.substr(0, 1)};
}

// The bracket with its size, with which the text begins; or nothing.
std::optional<Rewriting> sized_bracket(std::string_view text) {
  const std::string_view name = command_in(text);
  const auto* const size = std::ranges::find(kSizes, name, &SizeOfBracket::name);
  const std::string_view rest = text.substr(1 + name.size());
  if (size == std::end(kSizes) || rest.empty()) return std::nullopt;
  const auto [bracket, plain] = spelling_of_sign(rest);
  const char sign = plain.front();
  if (!is_bracket(sign) || !(closing_sign(sign) != 0 ? size->opens : size->closes)) {
    return std::nullopt;
  }
  return Rewriting{text.substr(0, 1 + name.size() + bracket.size()), plain};
}

// Whether a byte is in a table, for each byte.
constexpr std::array<bool, 256> bytes_of(std::string_view ascii) {
  std::array<bool, 256> are{};
  for (const char byte : ascii) are[static_cast<unsigned char>(byte)] = true;
  for (std::size_t byte = 0xc0; byte < are.size(); ++byte) are[byte] = true;
  return are;
}

}  // namespace

Rewriting spelling_at(std::string_view text, bool is_json) {
  if (text.front() != '\\') return spelling_of_sign(text);
  if (const auto bracket = sized_bracket(text)) return *bracket;
  for (const Rewriting& escape : kEscapes) {
    const std::string_view written = text.substr(0, escape.text.size());
    if (is_json && equal_ignoring_case(written, escape.text)) return {written, escape.plain};
  }
  return spelling_of_sign(text);
}

bool ends_at(std::string_view text) {
  if (text.front() != '<' && text.front() != '[') return false;
  return std::ranges::any_of(kEnds, [text](std::string_view end) { return text.starts_with(end); });
}

bool may_begin_spelling(char byte) {
  static constexpr std::array<bool, 256> kBytes = bytes_of("\\-=&<[");
  return kBytes[static_cast<unsigned char>(byte)];
}

bool shows_spelling(char byte) {
  static constexpr std::array<bool, 256> kBytes = bytes_of("\\&>[");
  return kBytes[static_cast<unsigned char>(byte)];
}

}  // namespace twentyfour
