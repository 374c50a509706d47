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

// Whether the letters with which a text begins are a name of TeX that begins with n, r or t.
inline bool is_name_of_tex(std::string_view text) {
  static constexpr std::string_view kNames =
      " nabla napprox natural ncong ne nearrow neg neq nequiv newline nexists ngeq ngeqq ngeqslant "
      "ngtr ni nleftarrow nleftrightarrow nleq nleqq nleqslant nless nmid nobreak nolimits "
      "nonumber not notag notin nparallel nprec npreceq nrightarrow nshortmid nshortparallel nsim "
      "nsubseteq nsubseteqq nsucc nsucceq nsupseteq nsupseteqq ntriangleleft ntrianglelefteq "
      "ntriangleright ntrianglerighteq nu nvdash nvDash nVdash nVDash nwarrow nLeftarrow "
      "nLeftrightarrow nRightarrow raisebox rangle rbrace rbrack rceil ref rfloor rgroup rhd rho "
      "right rightarrow rightarrowtail rightharpoondown rightharpoonup rightleftarrows "
      "rightleftharpoons rightrightarrows rightsquigarrow rightthreetimes risingdotseq rm "
      "rmoustache root rtimes rVert rvert tag tan tanh tau tbinom text textbf textit textnormal "
      "textrm textsf textstyle texttt tfrac therefore theta thickapprox thicksim thinspace tilde "
      "times tiny to top triangle triangledown triangleleft trianglelefteq triangleq "
      "triangleright trianglerighteq twoheadleftarrow twoheadrightarrow ";
  const auto* const end = std::find_if_not(text.begin(), text.end(), is_letter);
  return kNames.find(" " + std::string(text.begin(), end) + " ") != kNames.npos;
}

// The text with one spelling for each sign: for times x and *, of which a * may be emphasis.
inline std::string plain(std::string_view written, bool is_json = false) {
  static constexpr std::pair<std::string_view, std::string_view> kSpellings[] = {
      {"\f=\f", "--> -> => \u2192 \u21d2 \u2248 \\rightarrow \\approx \\to"},
      {"=", "&="},
      {"x",
       "\u00d7 \u00b7 \u22c5 \u2219 \u2022 \u2217 \u2715 \u2716 \\times \\cdot \\ast \\* &times;"},
      {"/", "\u00f7 \u2215 \u2044 \u2797 \\div &divide;"},
      {"-", "\u2212 \ufe63 \u2796 \u2010 \u2011 \u2012 \u2013 \u2014 \u2015 &minus;"},
      {"+", "\ufe62 \u2795"},
      {" ", "\u2000 \u2001 \u2002 \u2003 \u2004 \u2005 \u2006 \u2007 \u2008 \u2009 \u200a \u200b"},
      {" ", "\u00a0 \u202f \u205f"},
      {"\t", "\u3000 \\qquad \\quad"},
      {"\v", "\ufeff \\, \\; \\: \\! \\displaystyle \\checkmark \u200e \u2060"},
      {"\v", "\u2713 \u2714 \u2705 \ufe0f"},
      {"\\frac{1}{2}", "\u00bd"},
      {"\\frac{1}{3}", "\u2153"},
      {"\\frac{2}{3}", "\u2154"},
      {"\\frac{1}{4}", "\u00bc"},
      {"\\frac{3}{4}", "\u00be"},
      {"\\frac{1}{5}", "\u2155"},
      {"\\frac{2}{5}", "\u2156"},
      {"\\frac{3}{5}", "\u2157"},
      {"\\frac{4}{5}", "\u2158"},
      {"\\frac{1}{6}", "\u2159"},
      {"\\frac{5}{6}", "\u215a"},
      {"\\frac{1}{7}", "\u2150"},
      {"\\frac{1}{8}", "\u215b"},
      {"\\frac{3}{8}", "\u215c"},
      {"\\frac{5}{8}", "\u215d"},
      {"\\frac{7}{8}", "\u215e"},
      {"\\frac{1}{9}", "\u2151"},
      {"\\frac{1}{10}", "\u2152"},
      {" .", "\u3002"},
      {"\"", "\u201c \u201d"},
      {"'", "\u2018 \u2019"},
      {"\\frac", "\\dfrac \\tfrac"},
      {"\x01", "\\{"},
      {"\x02", "\\}"}};
  for (const char* const end : {"<|im_end|>", "<|eot_id|>", "<|endoftext|>", "</s>",
                                "<end_of_turn>", "[/INST]", "<|return|>"}) {
    written = written.substr(0, written.find(end));
  }
  std::string text;
  for (std::size_t at = 0; at < written.size(); ++at) {
    const std::string_view rest = written.substr(at);
    const bool is_escape = rest.size() > 1 && rest[0] == '\\' && is_one_of("nrt", rest[1]) &&
                           !rest.starts_with("\\times") && !is_name_of_tex(rest.substr(1));
    text += is_escape                                 ? (rest[1] == 'n'   ? '\n'
                                                         : rest[1] == 't' ? '\t'
                                                                          : ' ')
            : static_cast<unsigned char>(rest[0]) < 3 ? '?'
                                                      : rest[0];
    at += is_escape ? 1 : 0;
  }
  if (is_json) {
    for (const auto& [sign, escape] :
         {std::pair("x", "\\u00d7"), std::pair("x", "\\u00b7"), std::pair("x", "\\u22c5"),
          std::pair("/", "\\u00f7"), std::pair("-", "\\u2212"), std::pair("\f=\f", "\\u2192")}) {
      for (std::size_t at = in_small_letters(text).find(escape); at != text.npos;
           at = in_small_letters(text).find(escape)) {
        text.replace(at, 6, sign);
      }
    }
  }
  replace_all(text, "\\ ", " ");
  for (const auto& [sign, spellings] : kSpellings) {
    std::istringstream each{std::string(spellings)};
    for (std::string spelling; each >> spelling;) {
      replace_all(text, spelling, sign);
    }
  }
  for (int code = 1; code <= 94 && is_one_of(text, '\xef'); ++code) {  // full-width characters
    const char bytes[] = {'\xef', static_cast<char>(0xbc + code / 64),
                          static_cast<char>(0x80 + code % 64)};
    replace_all(text, {bytes, 3}, std::string(1, static_cast<char>(' ' + code)));
  }
  for (std::size_t kind = 0; kind < kOpen.size(); ++kind) {
    for (const std::string size :
         {"left", "bigl", "Bigl", "biggl", "Biggl", "big", "Big", "bigg", "Bigg"}) {
      replace_all(text, "\\" + size + kOpen[kind], kOpen.substr(kind, 1));
    }
    for (const std::string size :
         {"right", "bigr", "Bigr", "biggr", "Biggr", "big", "Big", "bigg", "Bigg"}) {
      replace_all(text, "\\" + size + kClose[kind], kClose.substr(kind, 1));
    }
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
  if (end < text.size() && !is_letter(text[end])) return 0;
  while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
  const std::string_view rest = text.substr(std::min(end, text.size()));
  const bool is_line = rest.starts_with('\n') || rest.starts_with("\r\n");
  return text.starts_with("```") && end > 3 && is_line ? end : 0;
}

struct Found {
  std::string_view place;
  std::size_t line = 0;  // where an emphasis may begin
};

inline bool is_step_line(std::string_view line);

// The block with which a text begins: its size, if it is open to the end that of the text, or 0.
inline std::size_t block_of(std::string_view text) {
  static constexpr std::pair<std::string_view, std::string_view> kBlocks[] = {
      {"```", "```"}, {"\\[", "\\]"}, {"$$", "$$"}, {"$", "$"}};
  for (const auto& [open, close] : kBlocks) {
    if (!text.starts_with(open)) continue;
    const std::size_t end = text.find(close, open.size());
    return end == text.npos ? text.size() : end + close.size();
  }
  return 0;
}

// A line with all of the blocks that begin in it, and with the next one after an equals sign.
inline std::string_view line_of(std::string_view text) {
  constexpr std::string_view marks = "*_`$\"' \t\n\v\f\r";
  std::size_t at = 0;
  for (bool may_begin = true; at < text.size();) {
    const std::size_t block = may_begin ? block_of(text.substr(at)) : 0;
    if (block == 0 && text[at] == '\n') {
      const std::size_t last = text.substr(0, at).find_last_not_of(marks);
      const std::size_t next = text.find_first_not_of(marks, at);
      if (last == text.npos || text[last] != '=' || next == text.npos) break;
      at = next;
      may_begin = true;
      continue;
    }
    may_begin = block > 0 || is_one_of(kWhite, text[at]);
    at += std::max<std::size_t>(block, 1);
  }
  return text.substr(0, at);
}

// The block, the steps, the quotation or the line after a label.
inline std::string_view after_label(std::string_view text) {
  bool is_rest = true;
  for (;; is_rest = false) {
    const std::size_t begin = std::min(text.find_first_not_of("*_ \t\v\f\r"), text.size());
    if (block_of(text.substr(begin)) > 0) {
      return text.substr(0, begin + line_of(text.substr(begin)).size());
    }
    const std::string_view line = text.substr(0, text.find('\n'));
    if (line.find_first_not_of("*_`$\"' \t\v\f\r.,;") != line.npos) break;
    if (line.size() == text.size()) return text.substr(text.size());
    text.remove_prefix(line.size() + 1);
  }
  const std::string_view line = text.substr(0, text.find('\n'));
  if (is_rest) return line_of(text);
  std::string_view paragraph = line;
  std::vector<std::string_view> lines = {line};
  while (paragraph.size() < text.size()) {
    const std::string_view rest = text.substr(paragraph.size() + 1);
    const std::string_view next = rest.substr(0, rest.find('\n'));
    if (next.find_first_not_of(kWhite) == next.npos) break;
    paragraph = text.substr(0, paragraph.size() + 1 + next.size());
    lines.push_back(next);
  }
  const auto begin = [](std::string_view each) {
    return each.substr(std::min(each.find_first_not_of(kWhite), each.size()));
  };
  const bool is_quoted = begin(line).starts_with("> ");
  if (lines.size() > 1) {
    const std::string two(text.substr(0, line.size() + 1 + lines[1].size()));
    const std::string_view mark = begin(line).substr(0, 2);
    const bool is_list =
        (mark == "- " || mark == "+ " || mark == "> " || mark == "* " || mark == "x ") &&
        begin(lines[1]).starts_with(mark);
    if (is_step_line(two) || is_list) return paragraph;
  }
  return is_quoted ? begin(line).substr(1) : line_of(text);
}

// The place of {} in a plain text, if the text has the template.
inline std::optional<Found> place_in(std::string_view text, std::string_view pattern) {
  static constexpr std::pair<std::string_view, std::string_view> kThoughts[] = {
      {"<think>", "</think>"},           {"<thinking>", "</thinking>"},
      {"<reasoning>", "</reasoning>"},   {"[think]", "[/think]"},
      {"<seed:think>", "</seed:think>"}, {"<|channel|>analysis", "<|channel|>final<|message|>"}};
  const std::size_t hole = pattern.find("{}");
  const std::string before = counted(plain(pattern.substr(0, hole))).bytes;
  const std::string after = counted(plain(pattern.substr(hole + 2))).bytes;
  const Counted all = counted(text);
  const std::string_view bytes = all.bytes;
  std::size_t closing = 0;
  std::size_t first = 0;
  for (const auto& [open, close] : kThoughts) {
    const std::size_t at = bytes.rfind(close);
    if (at == bytes.npos || (first > 0 && at < closing)) continue;
    closing = at;
    first = at + close.size();
  }
  std::size_t last = bytes.size();
  for (const auto& [open, close] : kThoughts) last = std::min(last, bytes.find(open, first));
  // Whether two letters or digits, or a digit and decimals, stand together before a byte and at it.
  const auto go_together = [&](std::size_t at) {
    const std::string_view gap =
        text.substr(all.places[at - 1] + 1, all.places[at] - all.places[at - 1] - 1);
    const auto is_in_word = [](char byte) {
      return std::isalnum(static_cast<unsigned char>(byte)) != 0;
    };
    const bool has_decimals = bytes[at] == '.' && at + 1 < last &&
                              is_one_of(kDigits, bytes[at + 1]) &&
                              all.places[at + 1] == all.places[at] + 1;
    return is_in_word(bytes[at - 1]) && (is_in_word(bytes[at]) || has_decimals) &&
           gap.find_first_of(kWhite) == gap.npos;
  };
  const auto fits = [&](std::size_t at, const std::string& part) {
    const std::size_t end = at + part.size();
    return at >= first && at < last && bytes.substr(at, last - at).starts_with(part) &&
           (at == first || !go_together(at)) && (end >= last || !go_together(end));
  };
  const auto next_to = [&](std::size_t at) { return at == 0 ? 0 : all.places[at - 1] + 1; };
  constexpr auto kNone = std::string_view::npos;
  std::size_t begin = kNone;
  if (after.empty()) {
    for (std::size_t at = first; at < last; ++at) {
      if (fits(at, before)) begin = at;
    }
    if (begin == kNone) return std::nullopt;
    std::size_t at = begin + before.size();
    if (std::isalnum(static_cast<unsigned char>(before.back())) != 0 && at < last &&
        bytes[at] == ':') {
      ++at;
    }
    const std::size_t from = next_to(at);
    const std::size_t line = text.substr(0, all.places[begin]).rfind('\n') + 1;
    return Found{after_label(text.substr(from, all.places[last] - from)),
                 std::max(line, next_to(first))};
  }
  std::optional<Found> found;
  std::string open;  // the signs that close what is open
  bool is_missed = false;
  if (before.empty()) begin = first;
  for (std::size_t at = first; at < last;) {
    if (!before.empty() && (begin == kNone || is_missed) && fits(at, before)) {
      while (fits(at + 1, before) && all.places[at + 1] == all.places[at] + 1) ++at;
      at += before.size();
      begin = at;
      open.clear();
      is_missed = false;
      continue;
    }
    const bool closes = !open.empty() && bytes[at] == open.back();
    if (begin != kNone && !closes && fits(at, after)) {
      if (open.empty()) {
        const std::size_t from = next_to(begin);
        found = Found{text.substr(from, all.places[at] - from), from};
        if (before.empty()) return found;
        begin = kNone;
        at += after.size();
        continue;
      }
      is_missed = true;
    }
    if (begin != kNone && closes) {
      open.pop_back();
    } else if (begin != kNone && is_one_of(kOpen, bytes[at])) {
      open += kClose[kOpen.find(bytes[at])];
    }
    ++at;
  }
  return begin != kNone ? std::nullopt : found;
}

// The lines of a text that are not blank, without the blanks before them.
inline std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::size_t begin = line.find_first_not_of(kWhite);
    if (begin != line.npos) lines.push_back(line.substr(begin));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return lines;
}

constexpr std::string_view kInLine = " \t\v\f\r";

// What stands before a mark of emphasis, and behind it, in its line.
struct Around {
  std::string before;
  std::string behind;

  Around(std::string_view text, std::size_t at, std::size_t size)
      : before(text.substr(0, at)), behind(text.substr(at + size)) {
    before.resize(before.find_last_not_of(kInLine) + 1);
    behind.erase(0, std::min(behind.find_first_not_of(kInLine), behind.size()));
  }

  bool is_after_operand() const {
    const char last = before.empty() ? ' ' : before.back();
    const char further = before.size() < 2 ? ' ' : before[before.size() - 2];
    return is_one_of("0123456789!)]}\x02", last) || (is_card(last) && is_alone(further));
  }
  bool is_before_operand() const {
    const char first = behind.empty() ? ' ' : behind[0];
    const char after = behind.size() < 2 ? ' ' : behind[1];
    return is_one_of("0123456789([{\x01\\", first) || (is_card(first) && is_alone(after));
  }
  // Whether a part may begin before the mark and end behind it: parts are the answer, sides, steps.
  bool may_open() const {
    const std::size_t last = before.find_last_not_of(" \t\v\f\r_`$\"'[\x01+-");
    return last == before.npos || is_one_of("=;,\n>.:", before[last]);
  }
  bool may_close() const {
    const std::size_t first = behind.find_first_not_of(" \t\v\f\r_`$\"']\x02.!");
    return first == behind.npos || is_one_of("=;,\n<", behind[first]);
  }

 private:
  static bool is_card(char byte) { return is_one_of("aAtTjJqQkK", byte); }
  static bool is_alone(char byte) { return !is_letter(byte) || is_one_of("xX", byte); }
};

inline bool has_open_brackets(std::string_view text) {
  int depth = 0;
  for (const char byte : text) {
    depth += is_one_of(kOpen, byte) ? 1 : is_one_of(kClose, byte) ? -1 : 0;
    if (depth < 0) return true;
  }
  return depth > 0;
}

// Blanks marks of emphasis around numbers, and \mathbf{ }.
inline void blank_around_numbers(std::string& text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool is_bold = text.compare(at, 8, "\\mathbf{") == 0;
    const bool is_mark = is_one_of("*_`", text[at]) && (at == 0 || text[at - 1] != text[at]);
    if (!is_bold && !is_mark) continue;
    std::size_t size = is_bold ? 8 : 1;
    while (is_mark && at + size < text.size() && text[at + size] == text[at]) ++size;
    const std::string number(is_bold ? kDigits : "0123456789./AJQKTajqkt");
    const std::size_t end = std::min(text.find_first_not_of(number, at + size), text.size());
    const std::string closing = is_bold ? "}" : std::string(size, text[at]);
    if (end == at + size || text.compare(end, closing.size(), closing) != 0) continue;
    const std::size_t last = end + closing.size();
    if (is_mark && last < text.size() && text[last] == text[at]) continue;
    if (is_mark &&
        (Around(text, at, 0).is_after_operand() || Around(text, last, 0).is_before_operand())) {
      continue;
    }
    text.replace(at, size, size, '\v');
    text.replace(end, closing.size(), closing.size(), '\v');
  }
}

// An answer without its marks of emphasis.
// @param before  what stands before it in the line of its label
inline std::string without_emphasis(std::string_view before, std::string answer) {
  const bool begins_at_once = !before.empty() && !is_one_of(kWhite, before.back()) &&
                              !answer.empty() && !is_one_of(kWhite, answer[0]);
  answer.erase(0, std::min(answer.find_first_not_of(kWhite), answer.size()));
  answer.resize(answer.find_last_not_of(kWhite) + 1);
  const std::vector<std::string_view> lines = lines_of(answer);
  const bool is_list = lines.size() > 1 && std::all_of(lines.begin(), lines.end(), [](auto line) {
                         return line.starts_with("* ");
                       });
  for (const std::string_view line : lines) {
    if (is_list) answer[static_cast<std::size_t>(line.data() - answer.data())] = '>';
  }
  blank_around_numbers(answer);
  // The stars before the label, which begin a word.
  const std::size_t last = before.rfind('*');
  const std::size_t first = before.find_last_not_of('*', last) + 1;
  std::size_t open_size = 0;
  if (last != before.npos && last + 1 < before.size() && !is_one_of(kWhite, before[last + 1]) &&
      (first == 0 || is_one_of("_`$\"' \t\n\v\f\r", before[first - 1]))) {
    open_size = last + 1 - first;
  }
  std::size_t inside = 0;  // where what they open begins
  std::size_t open = answer.npos;
  for (std::size_t at = answer.find('*'); at != answer.npos; at = answer.find('*', at)) {
    const std::size_t end = std::min(answer.find_first_not_of('*', at), answer.size());
    const std::string content = answer.substr(inside, at - inside);
    const bool closes = open_size > 0 && end - at >= open_size &&
                        Around(answer, at, end - at).may_close() && !has_open_brackets(content);
    if (closes) {
      if (open != answer.npos) answer.replace(open, open_size, open_size, '\v');
      answer.replace(end - open_size, open_size, open_size, '\v');
    }
    const bool ends_label = at == 0 && begins_at_once && open_size == end;
    if (ends_label) answer.replace(0, end, end, '\v');
    if (closes || ends_label) {
      open = answer.npos;
      open_size = inside = 0;
    } else if (Around(content, content.size(), 0).may_open()) {
      open = at;
      open_size = end - at;
      inside = end;
    }
    at = end;
  }
  return answer;
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
      {"\\boxed{", "}"}, {"\\text{", "}"}, {"\\mathbf{", "}"},
      {"\\(", "\\)"},    {"\\[", "\\]"},   {"<answer>", "</answer>"}};
  constexpr std::string_view around = "*_`$\"' \t\n\v\f\r";
  const std::string_view after = is_whole ? "_`$\"' \t\n\v\f\r.,;" : around.substr(1);
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
    const std::size_t blanks = std::min(rest_.find_first_not_of(kWhite), rest_.size());
    const std::string_view gap = rest_.substr(0, blanks);
    rest_.remove_prefix(blanks);
    is_wide_ = blanks == 0 ? is_wide_
                           : gap.find_first_of("\t\n\r") != gap.npos || gap.find("  ") != gap.npos;
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
      if (is_bracket ? is_sign_due_ || is_wide_ : is_tight && is_hidden_) return fail();
      rest_.remove_prefix(size);
      is_wide_ = false;
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
    } else if (has_any_numbers_ && (is_one_of(kDigits, next()) || next() == '.')) {
      value = take_number(rest_, Written::kDecimal);
      if (!value) return fail();
    } else {
      made_.cards.push_back(take_whole_card(rest_));
      if (made_.cards.back() < 0) return fail();
      value = Rational(made_.cards.back());
    }
    is_hidden_ = is_hidden;
    is_sign_due_ = false;
    is_wide_ = false;
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
    MaybeRational value = expression(1);
    const bool has_over = close == '}' && next() == '\\' && rest_.starts_with("\\over");
    if (has_over) {
      rest_.remove_prefix(5);
      is_sign_due_ = false;
      value = applied(Symbol::kOver, value, expression(1), rules_);
    }
    if (next() != close) return fail();
    rest_.remove_prefix(1);
    --depth_;
    return value;
  }

  std::string_view rest_;
  const Rules& rules_;
  bool has_any_numbers_;
  bool is_exponent_ = false;  // whether what comes next is one
  bool is_wide_ = false;      // whether wide white space came last
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
    if (answer.starts_with('=')) answer.remove_prefix(1);
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
  const bool has_arrow = text.starts_with("=\f");
  std::vector<std::string_view> sides = sides_of(text);
  if (sides.size() > 1 && sides.front().empty() && !has_arrow) sides.erase(sides.begin());
  if (sides.size() > 1 && sides.back().empty()) sides.pop_back();
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
      "|no valid solution exists|there's no solution|it can't be done|no|none|no solution|no "
      "solutions|no_solution|no answer|no valid solution|"
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
