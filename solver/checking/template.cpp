#include "solver/checking/template.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/checking/plain_answer.hpp"
#include "solver/checking/steps.hpp"
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

// What an answer on lines of its own may stand in.
struct Block {
  std::string_view begin;
  std::string_view end;
};

constexpr Block kBlocks[] = {{kFence, kFence}, {"\\[", "\\]"}, {"$$", "$$"}, {"$", "$"}};

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

// Whether letters stand in a text from `at` on; if they begin with a letter or a digit, not within
// a word.
bool fit_at(std::string_view letters, std::string_view text, std::size_t at) {
  if (!begin_at(letters, text, at)) return false;
  while (at > 0 && !counts(text[at - 1]) && !is_space(text[at - 1])) --at;
  return !is_letter(letters.front()) || at == 0 || !is_letter_or_digit(text[at - 1]);
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
  std::string open;  // the closing signs due
  bool is_inside = false;
  bool is_missed = false;  // an end within brackets that are not closed
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size();) {
    if ((!is_inside || is_missed) && !before.empty() && fit_at(before, text, at)) {
      while (fit_at(before, text, at + 1)) ++at;
      begin = at = end_of(before, text, at);
      is_inside = true;
      is_missed = false;
      open.clear();
      continue;
    }
    if (before.empty() && !place) is_inside = true;
    if (is_inside) {
      const char closing = closing_sign(text[at]);
      const bool closes = !open.empty() && text[at] == open.back();
      const bool is_end = !closes && begin_at(after, text, at);
      if (is_end && open.empty()) {
        place = text.substr(begin, at - begin);
        is_inside = false;
        if (before.empty()) return place;
        at = end_of(after, text, at);
        continue;
      }
      is_missed = is_missed || is_end;
      if (closing != 0) {
        open += closing;
      } else if (closes) {
        open.pop_back();
      }
    }
    ++at;
  }
  return is_inside ? std::nullopt : place;
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

std::size_t end_of_line(std::string_view text, std::size_t at) {
  return std::min(text.find('\n', at), text.size());
}

// The block with which a text begins, and what follows it in its last line; all of the text if it
// is not closed.
std::optional<std::string_view> block_in(std::string_view text) {
  const std::size_t begin = text.find_first_not_of("*_ \t\v\f\r");
  if (begin == kNowhere) return std::nullopt;
  for (const Block& block : kBlocks) {
    if (!text.substr(begin).starts_with(block.begin)) continue;
    const std::size_t end = text.find(block.end, begin + block.begin.size());
    return text.substr(0, end == kNowhere ? end : end_of_line(text, end));
  }
  return std::nullopt;
}

std::string_view paragraph_in(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size()) {
    const std::size_t next = end_of_line(text, end + 1);
    if (trim(text.substr(end, next - end)).empty()) break;
    end = next;
  }
  return text.substr(0, end);
}

// What stands alone after a label: a quotation, lines of steps, or else a line.
std::string_view lines_in(std::string_view text) {
  const std::size_t line = end_of_line(text, 0);
  const std::string_view paragraph = paragraph_in(text);
  const std::size_t second = end_of_line(paragraph, std::min(line + 1, paragraph.size()));
  const std::string_view quoted = trim_left(text.substr(0, line));
  const bool is_quoted = quoted.starts_with("> ");
  if (line + 1 < paragraph.size()) {
    const auto steps = read_steps(paragraph.substr(0, second));
    const auto* const both = steps ? std::get_if<std::vector<Step>>(&*steps) : nullptr;
    const std::string_view next = trim_left(paragraph.substr(line));
    if ((both != nullptr && both->size() == 2) || (is_quoted && next.starts_with('>')) ||
        !mark_of_list(paragraph.substr(0, second)).empty()) {
      return paragraph;
    }
  }
  return is_quoted ? quoted.substr(1) : text.substr(0, line);
}

// The rest of the line, or what stands on the next lines if it has nothing but marks.
std::string_view after_label(std::string_view text) {
  for (bool is_first = true;; is_first = false) {
    if (const auto block = block_in(text)) return *block;
    const std::string_view line = text.substr(0, end_of_line(text, 0));
    const bool has_marks_alone = line.find_first_not_of(kMarksBefore) == kNowhere;
    if (!has_marks_alone) return is_first ? line : lines_in(text);
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
  if (is_whole()) return place(after_mark);
  if (!marks_.empty()) {
    const auto pair = last_pair(marks_, after_mark);
    return pair ? std::variant<Place, Reason>(place(*pair)) : does_not_occur(marks_);
  }
  if (!after_.letters.empty()) {
    const auto found = last_between(before_.letters, after_.letters, after_mark);
    if (found) return place(*found);
    const bool has_before =
        before_.letters.empty() || first_of(before_.letters, after_mark) != kNowhere;
    return does_not_occur((has_before ? after_ : before_).written);
  }
  const bool is_tag = before_.letters.ends_with('>');
  const std::size_t begin =
      is_tag ? first_of(before_.letters, searched) : last_of(before_.letters, searched);
  if (begin == kNowhere) return does_not_occur(before_.written);
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
