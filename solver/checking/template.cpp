#include "solver/checking/template.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/checking/plain_answer.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

constexpr auto kNowhere = std::string_view::npos;
constexpr std::string_view kHole = "{}";
constexpr std::string_view kThought = "<think>";
constexpr std::string_view kEndOfThought = "</think>";

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
  return lower_case(text[at]) == letters.front() && end_of(letters, text, at) != kNowhere;
}

std::size_t first_of(std::string_view letters, std::string_view text, std::size_t at = 0) {
  while (at < text.size() && !begin_at(letters, text, at)) ++at;
  return at < text.size() ? at : kNowhere;
}

std::size_t last_of(std::string_view letters, std::string_view text) {
  std::size_t at = text.size();
  while (at > 0 && !begin_at(letters, text, at - 1)) --at;
  return at == 0 ? kNowhere : at - 1;
}

std::string_view without_thoughts(std::string_view text) {
  const std::size_t end = last_of(kEndOfThought, text);
  if (end != kNowhere) text.remove_prefix(end_of(kEndOfThought, text, end));
  return text.substr(0, first_of(kThought, text));
}

// Where the letters come first outside the brackets that the text opens; or nowhere.
std::size_t first_outside_brackets(std::string_view letters, std::string_view text) {
  std::string open;  // the closing signs due
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (open.empty() && begin_at(letters, text, at)) return at;
    if (const char closing = closing_sign(text[at])) {
      open += closing;
    } else if (!open.empty() && text[at] == open.back()) {
      open.pop_back();
    }
  }
  return kNowhere;
}

// Whether a line has nothing but marks, or begins a block.
bool is_before_answer(std::string_view line) {
  line = trim(line);
  if (line.find_first_not_of(kMarksAround) == kNowhere || line == "\\[") return true;
  return line.starts_with(kFence) &&
         std::ranges::all_of(line.substr(kFence.size()), is_letter_or_digit);
}

// The first line of a text that may be an answer; empty if there is none.
std::string_view first_line(std::string_view text) {
  for (;;) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (!is_before_answer(line)) return line;
    if (line.size() == text.size()) return text.substr(text.size());
    text.remove_prefix(line.size() + 1);
  }
}

Reason does_not_occur(std::string_view written) {
  return Reason("no answer: " + quoted(written) + " does not occur");
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

}  // namespace

std::optional<Template> Template::of(std::string_view text) {
  const PlainAnswer plain(text);
  const std::string_view all = plain.text();
  const std::size_t hole = all.find(kHole);
  if (hole == kNowhere || all.find(kHole, hole + kHole.size()) != kNowhere) return std::nullopt;
  Template parts;
  parts.before_ = part_of(plain.written(all.substr(0, hole)));
  parts.after_ = part_of(plain.written(all.substr(hole + kHole.size())));
  return parts.before_.letters == parts.after_.letters ? std::nullopt : std::optional(parts);
}

Template::Part Template::part_of(std::string_view written) {
  const PlainAnswer plain(written);
  Part part = {std::string(trim(written)), ""};
  for (const char byte : plain.text()) {
    if (counts(byte)) part.letters += lower_case(byte);
  }
  return part;
}

std::variant<std::string_view, Reason> Template::find(std::string_view text) const {
  text = without_thoughts(text);
  if (!before_.letters.empty()) {
    const std::size_t begin = last_of(before_.letters, text);
    if (begin == kNowhere) return does_not_occur(before_.written);
    text.remove_prefix(end_of(before_.letters, text, begin));
  }
  if (after_.letters.empty()) return first_line(text);
  const std::size_t end = first_outside_brackets(after_.letters, text);
  if (end == kNowhere) return does_not_occur(after_.written);
  return text.substr(0, end);
}

std::string_view hint_at_template(std::string_view text) {
  for (const auto& [letters, is_label, words] : kHints) {
    if (is_label ? begin_a_line(letters, text) : first_of(letters, text) != kNowhere) return words;
  }
  return {};
}

}  // namespace twentyfour
