#include "solver/checking/template.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/checking/after_label.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kMarksOfEmphasis = "*_` \t\n\v\f\r";
constexpr std::string_view kHole = "{}";

struct Thought {
  std::string_view begin;
  std::string_view end;
};

constexpr Thought kThoughts[] = {
    {"<think>", "</think>"},           {"<thinking>", "</thinking>"},
    {"<reasoning>", "</reasoning>"},   {"[think]", "[/think]"},
    {"<seed:think>", "</seed:think>"}, {"<|channel|>analysis", "<|channel|>final<|message|>"},
};

bool counts(char byte) {
  return !is_space(byte) && byte != '*' && byte != '_' && byte != '`';
}

bool is_blank(std::string_view text) {
  return std::none_of(text.begin(), text.end(), counts);
}

// Where letters that stand in a text from `at` on end there; or nowhere.
std::size_t end_of(std::string_view letters, std::string_view text, std::size_t at) {
  for (const char letter : letters) {
    while (at < text.size() && !counts(text[at])) ++at;
    if (at == text.size() || lower_case(text[at]) != letter) return kNowhere;
    ++at;
  }
  return at;
}

bool begin_at(std::string_view letters, std::string_view text, std::size_t at) {
  return at < text.size() && lower_case(text[at]) == letters.front() &&
         end_of(letters, text, at) != kNowhere;
}

// Whether letters stand in a text from `at` on, and no part of a word or number: if they begin or
// end with a letter or a digit, not beside another one, nor before decimals.
bool fit_at(std::string_view letters, std::string_view text, std::size_t at) {
  if (!begin_at(letters, text, at)) return false;
  std::size_t end = end_of(letters, text, at);
  const auto is_emphasis = [text](std::size_t place) {
    return !counts(text[place]) && !is_space(text[place]);
  };
  while (at > 0 && is_emphasis(at - 1)) --at;
  while (end < text.size() && is_emphasis(end)) ++end;
  const std::string_view next = text.substr(end, 2);
  const bool has_decimals = next.size() == 2 && next[0] == '.' && is_digit(next[1]);
  const bool goes_on = has_decimals || (!next.empty() && is_letter_or_digit(next[0]));
  const bool is_begun = at > 0 && is_letter_or_digit(text[at - 1]);
  return !(is_begun && is_letter_or_digit(letters.front())) &&
         !(goes_on && is_letter_or_digit(letters.back()));
}

std::size_t first_of(std::string_view letters, std::string_view text, std::size_t at = 0) {
  while (at < text.size() && !fit_at(letters, text, at)) ++at;
  return at < text.size() ? at : kNowhere;
}

std::size_t last_of(std::string_view letters, std::string_view text) {
  std::size_t at = text.size();
  while (at > 0 && !fit_at(letters, text, at - 1)) --at;
  return at == 0 ? kNowhere : at - 1;
}

// The part of a text that is searched for templates: from the mark that ends the last thought up to
// the next thought, or to the end. Without thoughts, all of the text.
struct Searched {
  std::string_view text;
  std::size_t mark;  // its size
};

Searched after_thoughts(std::string_view text) {
  std::size_t begin = 0;
  std::size_t mark = 0;
  std::size_t end = text.size();
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '<' && text[at] != '[') continue;
    for (const Thought& thought : kThoughts) {
      if (begin_at(thought.end, text, at)) {
        begin = at;
        mark = end_of(thought.end, text, at) - at;
        end = text.size();
      } else if (end == text.size() && begin_at(thought.begin, text, at)) {
        end = at;
      }
    }
  }
  return {text.substr(begin, end - begin), mark};
}

// The place from the first opening that is not closed before the next one; each place ends where
// the brackets opened inside are closed. Nothing if that is nowhere, or if there is no opening.
// @param before  if it is empty, the text begins the only place
std::optional<std::string_view> last_between(std::string_view before, std::string_view after,
                                             std::string_view text) {
  std::optional<std::string_view> place;
  std::size_t begin = before.empty() ? 0 : kNowhere;  // of a place that is not closed
  std::string open;                                   // the closing signs due
  bool is_missed = false;                             // an end within brackets that are not closed
  for (std::size_t at = 0; at < text.size();) {
    const bool is_inside = begin != kNowhere;
    if ((!is_inside || is_missed) && !before.empty() && fit_at(before, text, at)) {
      while (fit_at(before, text, at + 1)) ++at;
      begin = at = end_of(before, text, at);
      is_missed = false;
      open.clear();
      continue;
    }
    const bool closes = !open.empty() && text[at] == open.back();
    const bool is_end = is_inside && !closes && fit_at(after, text, at);
    if (is_end && open.empty()) {
      place = text.substr(begin, at - begin);
      if (before.empty()) return place;
      begin = kNowhere;
      at = end_of(after, text, at);
      continue;
    }
    is_missed = is_missed || is_end;
    if (closes) open.pop_back();
    if (is_inside && !closes && closing_sign(text[at]) != 0) open += closing_sign(text[at]);
    ++at;
  }
  return begin == kNowhere ? place : std::nullopt;
}

// The last pair of marks, with what is between them; nothing if the last one has no partner.
std::optional<std::string_view> last_pair(std::string_view marks, std::string_view text) {
  std::optional<std::size_t> open;
  std::optional<std::string_view> pair;
  for (std::size_t at = text.find(marks); at != kNowhere;
       at = text.find(marks, at + marks.size())) {
    if (open) pair = text.substr(*open, at + marks.size() - *open);
    open = open ? std::nullopt : std::optional(at);
  }
  return open ? std::nullopt : pair;
}

// @param where  if it does occur, but only inside them: " outside brackets", " outside thoughts"
Reason does_not_occur(std::string_view written, std::string_view where = {}) {
  return Reason(joined({"no answer: ", quoted(written), " does not occur", where}));
}

bool begin_a_line(std::string_view letters, std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (!is_blank(line) && end_of(letters, text, 0) != kNowhere) return true;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return false;
}

struct Hint {
  std::string_view letters;
  bool is_label;  // they count only where they begin a line
  std::string_view words;
};

constexpr Hint kHints[] = {
    {"<answer>", false, "; --check='<answer>{}</answer>' reads the answer between the tags"},
    {"\\boxed{", false, "; --check='\\boxed{{}}' reads the answer in the box"},
    {"answer:", true, "; --check='Answer: {}' reads the answer after the label"},
};

// Whether a text ends with a command of TeX.
bool ends_with_command(std::string_view text) {
  const std::size_t size = text.size();
  while (!text.empty() && is_letter(text.back())) text.remove_suffix(1);
  return text.size() < size && text.ends_with('\\');
}

}  // namespace

std::optional<Template> Template::of(std::string_view text) {
  const PlainAnswer plain(text);
  const std::string_view all = plain.text();
  const std::size_t hole = all.find(kHole);
  if (hole == kNowhere || all.find(kHole, hole + kHole.size()) != kNowhere ||
      std::ranges::any_of(text, is_control)) {
    return std::nullopt;
  }
  std::string before(plain.written(all.substr(0, hole)));
  std::string after(plain.written(all.substr(hole + kHole.size())));
  if (ends_with_command(all.substr(0, hole))) {
    before += '{';
    after.insert(0, 1, '}');
  }
  Template parts;
  parts.before_ = part_of(before);
  parts.after_ = part_of(after);
  if (parts.before_.letters != parts.after_.letters) return parts;
  const std::string_view marks = trim(all.substr(0, hole));
  const bool are_marks = marks.find_first_not_of(kMarksBefore) == kNowhere &&
                         marks == trim(all.substr(hole + kHole.size()));
  parts.marks_ = marks;
  return are_marks && (!marks.empty() || text == kHole) ? std::optional(parts) : std::nullopt;
}

Template::Part Template::part_of(std::string_view written) {
  const PlainAnswer plain(written);
  Part part = {std::string(trim(written)), ""};
  for (const char byte : plain.text()) {
    if (counts(byte)) part.letters += lower_case(byte);
  }
  return part;
}

std::variant<Place, Reason> Template::find(std::string_view text) const {
  const auto [searched, mark] = after_thoughts(text);
  const auto place = [](std::string_view found) { return Place{found, found.data()}; };
  const std::string_view after_mark = searched.substr(mark);
  const auto no_beginning = [&] {
    const bool is_thought = first_of(before_.letters, text) != kNowhere;
    return does_not_occur(before_.written, is_thought ? " outside thoughts" : "");
  };
  if (is_whole()) return place(after_mark);
  if (!marks_.empty()) {
    const auto pair = last_pair(marks_, after_mark);
    return pair ? std::variant<Place, Reason>(place(*pair)) : does_not_occur(marks_);
  }
  if (!after_.letters.empty()) {
    const auto found = last_between(before_.letters, after_.letters, after_mark);
    if (found) return place(*found);
    std::size_t begin = before_.letters.empty() ? 0 : last_of(before_.letters, after_mark);
    if (begin == kNowhere) return no_beginning();
    begin = end_of(before_.letters, after_mark, begin);
    const bool is_inside = first_of(after_.letters, after_mark, begin) != kNowhere;
    return does_not_occur(after_.written, is_inside ? " outside brackets" : "");
  }
  const bool is_tag = before_.letters.ends_with('>');
  const std::size_t begin =
      is_tag ? first_of(before_.letters, searched) : last_of(before_.letters, searched);
  if (begin == kNowhere) return no_beginning();
  std::size_t end = end_of(before_.letters, searched, begin);
  if (is_tag) return place(searched.substr(end));
  const std::size_t colon = searched.find_first_not_of(kMarksOfEmphasis, end);
  const bool has_colon =
      is_letter_or_digit(before_.letters.back()) && colon != kNowhere && searched[colon] == ':';
  if (has_colon) end = colon + 1;
  const std::size_t line = searched.substr(0, begin).rfind('\n') + 1;
  return Place{after_label(searched.substr(end)), searched.data() + line};
}

std::variant<Place, Reason> find_place(const std::vector<Template>& templates,
                                       std::string_view text) {
  for (const Template& each : templates) {
    auto found = each.find(text);
    if (templates.size() == 1 || std::holds_alternative<Place>(found)) return found;
  }
  return Reason("no answer: none of the templates occurs");
}

std::string_view hint_at_template(std::string_view text) {
  for (const auto& [letters, is_label, words] : kHints) {
    if (is_label ? begin_a_line(letters, text) : first_of(letters, text) != kNowhere) return words;
  }
  return {};
}

}  // namespace twentyfour
