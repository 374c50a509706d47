#include "solver/answers/places.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "solver/answers/plain_answer.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

using Predicate = std::function<bool(std::string_view)>;

constexpr Wrapper kTag = {"<answer>", "</answer>"};
constexpr Wrapper kThought = {"<think>", "</think>"};
constexpr Wrapper kAngles = {"<<<", ">>>"};
constexpr std::array<std::string_view, 3> kBlocks = {"```", "$$", "\"\"\""};

constexpr std::array<std::string_view, 4> kNouns = {"answer", "solution", "expression",
                                                    "operations"};
constexpr std::array<std::string_view, 2> kChineseNouns = {"最终答案", "答案"};

// Emphasis and blanks, which may stand around an answer and, with more signs, before a label (the
// number of a list item, Markdown, the quotes and braces of JSON), after its last word, and before
// and after the line of an answer.
constexpr std::string_view kEmphasis = " \t\v\f\r*_`";
constexpr std::string_view kBeforeLabel = " \t\v\f\r*_`#>-\"{0123456789.)";
constexpr std::string_view kAfterLabel = " \t\v\f\r*_`\"";
constexpr std::string_view kBeforeLine = " \t\v\f\r*_`#>";
constexpr std::string_view kAfterLine = " \t\v\f\r*_`.,;";

constexpr auto kNowhere = std::string_view::npos;

std::string_view after(std::string_view text, std::size_t at) {
  return text.substr(std::min(at, text.size()));
}

std::string_view without_item(std::string_view text) {
  return after(text, text.find_first_not_of(kBeforeLabel));
}

// The places of one kind, in the order of the text; nothing if they cannot be told.
using Places = std::optional<std::vector<std::string_view>>;

// The text inside each pair of tags. A closing tag alone is ignored; a pair within a pair gives
// nullopt. After an opening tag that is not closed, the rest of the text is inside or, if a pair
// comes before it, an empty text.
Places between(const Wrapper& pair, std::string_view text) {
  std::vector<std::string_view> found;
  for (;;) {
    const std::size_t open = find_words(text, pair.open);
    if (open == kNowhere) return found;
    text = text.substr(open + pair.open.size());
    const std::size_t close = find_words(text, pair.close);
    if (close == kNowhere) {
      if (find_words(text, pair.open) != kNowhere) return std::nullopt;
      found.push_back(found.empty() ? text : text.substr(0, 0));
      return found;
    }
    if (find_words(text, pair.open) < close) return std::nullopt;
    found.push_back(text.substr(0, close));
    text = text.substr(close + pair.close.size());
  }
}

// What boxes enclose; a box that is not closed is refused.
Places in_boxes(std::string_view text) {
  std::vector<std::string_view> found;
  for (std::size_t at = text.find(kBox); at != kNowhere; at = text.find(kBox)) {
    text = text.substr(at + kBox.size());
    const std::size_t end = closing_brace(text, 0);
    if (end == text.size()) return std::nullopt;
    found.push_back(text.substr(0, end));
    text = text.substr(end + 1);
  }
  return found;
}

// A block with which a text begins, and what comes after it.
struct Block {
  std::string_view inside;
  std::string_view rest;
};

std::optional<Block> block_at(std::string_view text) {
  for (const std::string_view mark : kBlocks) {
    if (!text.starts_with(mark)) continue;
    const std::size_t end = text.find(mark, mark.size());
    if (end == kNowhere) return std::nullopt;
    std::string_view inside = text.substr(mark.size(), end - mark.size());
    const std::size_t language = std::min(inside.find('\n'), inside.size());
    const bool has_language =
        mark == kBlocks[0] && language < inside.size() &&
        std::all_of(inside.begin(), inside.begin() + static_cast<std::ptrdiff_t>(language),
                    is_letter_or_digit);
    if (has_language) inside.remove_prefix(language);
    return Block{inside, text.substr(end + mark.size())};
  }
  return std::nullopt;
}

// The only block of a text.
std::optional<Block> only_block(std::string_view text) {
  std::optional<Block> found;
  while (!text.empty()) {
    const auto block = block_at(text);
    if (block && found) return std::nullopt;
    if (block) found = block;
    text = block ? block->rest : text.substr(1);
  }
  return found;
}

// What a label or a block holds, and the text after it.
struct Held {
  std::string_view text;
  std::string_view rest;
};

// Whether emphasis closes within a line, which has none at its ends; not so the signs of 2**3,
// 2 ** 3 and 5* (5-1/5).
bool closes_within(const std::string& mark, std::string_view line) {
  for (std::size_t at = line.find(mark); at != kNowhere; at = line.find(mark, at + 1)) {
    const std::string_view rest = line.substr(at + mark.size());
    const bool is_apart = is_space(rest.front()) && mark != "*";
    const bool ends_part = std::string_view("=,.;").find(trim_left(rest).front()) != kNowhere;
    if (!is_space(line[at - 1]) && (is_apart || ends_part)) return true;
  }
  return false;
}

// A line without the emphasis around it, and without a stop. Emphasis of its first part or of its
// last side stays, as in **E** = **24**, for sides_of().
std::string_view without_emphasis(std::string_view line) {
  const std::size_t begin = std::min(line.find_first_not_of(kBeforeLine), line.size());
  const std::string_view before = line.substr(0, begin);
  const std::string_view mark = before.substr(before.find_last_of(" \t\v\f\r#>") + 1);
  const std::size_t end = std::max(line.find_last_not_of(kAfterLine) + 1, begin);
  const std::string_view inside = line.substr(begin, end - begin);
  const std::string_view last = trim_left(inside.substr(inside.rfind('=') + 1));
  const bool ends_in_emphasis = !last.empty() && kEmphasis.find(last.front()) != kNowhere;
  if (!ends_in_emphasis) line = line.substr(0, end);
  const bool stays = !mark.empty() && closes_within({mark.rbegin(), mark.rend()}, inside);
  return line.substr(stays ? begin - mark.size() : begin);
}

// The rest of the line or, if that is blank, the next block or line.
Held held_by_label(std::string_view text) {
  const std::string_view content = after(text, text.find_first_not_of(kEmphasis));
  const bool is_quoted = content.starts_with('"') && !content.starts_with("\"\"\"");
  if (is_quoted) {
    const std::size_t end = std::min(content.find('"', 1), content.size());
    return {content.substr(1, end - 1), after(content, end + 1)};
  }
  if (const auto block = block_at(trim_left(content))) return {block->inside, block->rest};
  if (content.starts_with('\n')) text = trim_left(content);
  const std::size_t end = std::min(text.find('\n'), text.size());
  return {without_emphasis(text.substr(0, end)), after(text, end)};
}

// What stands after a label with which a text begins.
std::optional<std::string_view> after_label(std::string_view text, bool begins_line) {
  bool may_have_verb = take_words("the ", text) || (begins_line && take_words("my ", text));
  may_have_verb = take_words("final ", text) || may_have_verb;
  const bool has_noun = std::any_of(kNouns.begin(), kNouns.end(), [&text](std::string_view noun) {
    return take_words(noun, text) && (text.empty() || !is_letter_or_digit(text.front()));
  });
  if (!has_noun) return std::nullopt;
  const std::string_view rest = after(text, text.find_first_not_of(kAfterLabel));
  if (rest.starts_with(':')) return rest.substr(1);
  if (begins_line && rest.starts_with('=')) return rest.substr(1);
  std::string_view verb = rest;
  const bool has_verb = may_have_verb && take_words("is", verb);
  if (!has_verb || (!verb.empty() && is_letter_or_digit(verb.front()))) return std::nullopt;
  return trim_left(verb).starts_with(':') ? trim_left(verb).substr(1) : verb;
}

std::optional<std::string_view> after_chinese_label(std::string_view text) {
  for (std::string_view noun : kChineseNouns) {
    if (!text.starts_with(noun)) continue;
    std::string_view content = text.substr(noun.size());
    content = after(content, content.find_first_not_of(kAfterLabel));
    bool has_verb = false;
    for (const std::string_view verb : {"是", "为", ":"}) {
      if (!content.starts_with(verb)) continue;
      content = trim_left(content.substr(verb.size()));
      has_verb = true;
    }
    if (has_verb) return content;
  }
  return std::nullopt;
}

// A quick test: no label begins with another byte.
bool may_begin_label(char byte) {
  constexpr std::string_view kFirst = "tTmMfFaAsSeEoO\xe6\xe7";
  return kFirst.find(byte) != kNowhere;
}

// What stands after labels, to the end of the text.
std::vector<std::string_view> after_labels(std::string_view text) {
  std::vector<std::string_view> found;
  std::size_t line = 0;  // the first sign in the line that may begin a label
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at == 0 || text[at - 1] == '\n') {
      line = text.size() - without_item(text.substr(at)).size();
    }
    const bool begins_word =
        at == 0 || (!is_letter_or_digit(text[at - 1]) && !continues_character(text[at]));
    if (!begins_word || !may_begin_label(text[at])) continue;
    const std::string_view rest = text.substr(at);
    auto content = after_chinese_label(rest);
    if (!content && is_letter(text[at])) {
      const bool is_key = at > 0 && text[at - 1] == '"';
      const bool begins_line = at == line || is_key;
      const bool may_stand_inside = equal_ignoring_case(rest.substr(0, 4), "the ") ||
                                    equal_ignoring_case(rest.substr(0, 6), "final ");
      if (begins_line || may_stand_inside) content = after_label(rest, begins_line);
    }
    if (!content) continue;
    found.push_back(*content);
    at = offset_of(content->data(), text) - 1;
  }
  return found;
}

// The last text that is an answer; nothing if there is none.
template <class Texts>
auto last_of(const Texts& texts, const Predicate& passes_over) {
  const auto found = std::find_if(texts.rbegin(), texts.rend(),
                                  [&](const auto& each) { return !passes_over(each); });
  return found == texts.rend() ? std::nullopt : std::optional(*found);
}

// Whether a text has only words that do not take an answer back, and no number but the target.
bool says_it_is_right(std::string_view text, std::string_view target) {
  constexpr std::array kWords = {
      "a",      "all",     "and",    "answer", "appear",   "appears",    "approximately",
      "are",    "as",      "card",   "cards",  "correct",  "desired",    "each",
      "equal",  "equals",  "every",  "exact",  "exactly",  "expression", "four",
      "get",    "given",   "gives",  "giving", "have",     "i",          "in",
      "indeed", "is",      "it",     "just",   "makes",    "number",     "numbers",
      "of",     "once",    "one",    "only",   "our",      "required",   "result",
      "right",  "rounded", "rules",  "so",     "solution", "target",     "that",
      "the",    "this",    "time",   "to",     "use",      "used",       "uses",
      "using",  "valid",   "wanted", "was",    "we",       "were",       "which",
      "with",   "works",   "yes"};
  constexpr std::string_view kBetween = " \t\n\v\f\r.,;:!()$*\"'";
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find_first_of(kBetween));
    const bool is_known =
        word == target || std::ranges::any_of(kWords, [word](std::string_view known) {
          return equal_ignoring_case(word, known);
        });
    if (!is_known) return false;
    text.remove_prefix(word.size());
    text = after(text, text.find_first_not_of(kBetween));
  }
  return true;
}

bool says_none_within(std::string_view text) {
  return has_any_words(text, {"no solution", "no_solution", "no valid", "no possible", "impossible",
                              "not possible", "cannot be done", "unsolvable", "无解", "没有解"});
}

// The text after thoughts.
std::string_view after_thoughts(std::string_view text) {
  std::size_t end = kNowhere;
  for (std::size_t at = find_words(text, kThought.close); at != kNowhere;
       at = find_words(text, kThought.close, at + 1)) {
    end = at;
  }
  if (end != kNowhere) text = text.substr(end + kThought.close.size());
  return text.substr(0, find_words(text, kThought.open));
}

}  // namespace

bool takes_back(std::string_view text) {
  return says_none_within(text) || has_any_words(text, {"wrong", "incorrect", "not right",
                                                        "not correct", "mistake", "不对", "错"});
}

std::string_view without_thoughts(std::string_view text) {
  if (text.find('<') == kNowhere) return text;
  text = trim(after_thoughts(text));
  const bool has_no_tag = find_words(text, kTag.open) == kNowhere;
  const std::size_t size = kTag.close.size();
  const bool is_closed =
      text.size() >= size && equal_ignoring_case(text.substr(text.size() - size), kTag.close);
  if (has_no_tag && is_closed) text.remove_suffix(size);
  return trim(text);
}

std::optional<Place> place_of_answer(std::string_view text, const Predicate& passes_over) {
  for (const Wrapper& pair : {kTag, kAngles}) {
    const Places places = between(pair, text);
    if (!places) return std::nullopt;
    if (const auto last = last_of(*places, passes_over)) return Place{*last, true};
  }
  const Places boxes = in_boxes(text);
  if (!boxes) return std::nullopt;
  if (const auto last = last_of(*boxes, passes_over)) return Place{*last, true};
  const std::vector<std::string_view> labels = after_labels(text);
  for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
    const Held held = held_by_label(*label);
    if (passes_over(held.text)) continue;
    if (takes_back(held.rest)) return std::nullopt;
    return Place{held.text};
  }
  const auto block = only_block(text);
  if (!block || passes_over(block->inside) || takes_back(block->rest)) return std::nullopt;
  return Place{block->inside};
}

bool says_none(std::string_view text) {
  constexpr std::size_t kLongest = 120;
  constexpr std::string_view kSignsOfExpressions = "+-*/=^()[]<\n";
  const bool begins_word = !text.empty() && !is_digit(text.front()) && !is_bracket(text.front());
  if (!begins_word || text.size() > kLongest || text.find_first_of(kSignsOfExpressions) != kNowhere)
    return false;
  return equal_ignoring_case(text, "none") || says_none_within(text);
}

std::size_t begin_of_remark(std::string_view text, std::string_view target) {
  const std::size_t word = find_word(text);
  if (word == 0 || word == text.size()) return text.size();
  const std::string_view remark = text.substr(word);
  const bool has_value = text.find('=') != kNowhere || remark.find(target) != kNowhere;
  if (!has_value || !says_it_is_right(remark, target)) return text.size();
  return text.find_last_not_of(" \t\n\v\f\r.,;:(!", word - 1) + 1;
}

}  // namespace twentyfour
