#include "solver/checking/after_label.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <variant>
#include <vector>

#include "solver/checking/plain_answer.hpp"
#include "solver/checking/steps.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kMarksAlone = "*_`$\"' \t\n\v\f\r.,;";  // of a line without an answer

// What an answer on lines of its own may stand in.
struct Block {
  std::string_view begin;
  std::string_view end;
};

constexpr Block kBlocks[] = {{kFence, kFence}, {"\\[", "\\]"}, {"$$", "$$"}, {"$", "$"}};

std::size_t end_of_line(std::string_view text, std::size_t at) {
  return std::min(text.find('\n', at), text.size());
}

// Where the line ends in which `at` stands, or that in which the last block ends that begins there:
// after blanks, or after another block. One that is not closed ends with the text.
std::size_t end_of_blocks(std::string_view text, std::size_t at) {
  for (std::size_t after_block = at; at < text.size() && text[at] != '\n';) {
    const bool may_begin = at == after_block || is_space(text[at - 1]);
    const auto begins = [&](const Block& each) { return text.substr(at).starts_with(each.begin); };
    const auto* const block = may_begin ? std::ranges::find_if(kBlocks, begins) : std::end(kBlocks);
    if (block == std::end(kBlocks)) {
      ++at;
      continue;
    }
    const std::size_t end = text.find(block->end, at + block->begin.size());
    if (end == kNowhere) return text.size();
    at = after_block = end + block->end.size();
  }
  return at;
}

// What begins in a line, and goes on with the next one after an equals sign.
std::string_view whole_line(std::string_view text, std::size_t at = 0) {
  for (;;) {
    at = end_of_blocks(text, at);
    const std::size_t last = text.substr(0, at).find_last_not_of(kMarksBefore);
    const std::size_t next = text.find_first_not_of(kMarksBefore, at);
    if (last == kNowhere || text[last] != '=' || next == kNowhere) return text.substr(0, at);
    at = next;
  }
}

// The blocks with which a text begins.
std::optional<std::string_view> block_in(std::string_view text) {
  const std::size_t begin = text.find_first_not_of("*_ \t\v\f\r");
  const auto begins = [&](const Block& each) { return text.substr(begin).starts_with(each.begin); };
  if (begin == kNowhere || std::ranges::none_of(kBlocks, begins)) return std::nullopt;
  return whole_line(text, begin);
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
    const bool are_steps = steps && std::holds_alternative<std::vector<Step>>(*steps);
    if (are_steps || !mark_of_list(paragraph.substr(0, second)).empty()) return paragraph;
  }
  return is_quoted ? quoted.substr(1) : whole_line(text);
}

}  // namespace

std::string_view after_label(std::string_view text) {
  for (bool is_first = true;; is_first = false) {
    if (const auto block = block_in(text)) return *block;
    const std::string_view line = text.substr(0, end_of_line(text, 0));
    const bool has_marks_alone = line.find_first_not_of(kMarksAlone) == kNowhere;
    if (!has_marks_alone) return is_first ? whole_line(text) : lines_in(text);
    if (line.size() == text.size()) return text.substr(text.size());
    text.remove_prefix(line.size() + 1);
  }
}

}  // namespace twentyfour
