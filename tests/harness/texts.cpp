#include "tests/harness/texts.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/text/characters.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

constexpr char kEscape = '\x1b';

// The bytes of the escape sequence with which a text begins.
std::size_t escape_sequence_length(std::string_view text) {
  const char kind = text.size() > 1 ? text[1] : '\0';
  std::size_t end = 2;
  if (kind == '[') {
    while (end < text.size() && (text[end] < '@' || text[end] > '~')) ++end;
    ++end;
  } else if (kind == ']') {
    while (end < text.size() && text[end] != '\a' && text[end] != kEscape) ++end;
    end += text.substr(end).starts_with("\x1b\\") ? 2 : 1;
  }
  return std::min(end, text.size());
}

// Whether the part of the text is not surrounded by other letters or digits.
bool stands_alone(std::string_view text, std::size_t at, std::size_t length) {
  return (at == 0 || !is_letter_or_digit(text[at - 1])) &&
         (at + length == text.size() || !is_letter_or_digit(text[at + length]));
}

// The place after the last such word, or 0.
std::size_t end_of_last(std::string_view text, std::string_view word) {
  for (std::size_t at = text.rfind(word); at != std::string_view::npos;
       at = text.rfind(word, at - 1)) {
    if (stands_alone(text, at, word.size())) return at + word.size();
    if (at == 0) break;
  }
  return 0;
}

}  // namespace

std::string joined_by(std::string_view between, std::span<const std::string> parts) {
  std::string text;
  for (const std::string& part : parts) {
    if (!part.empty()) text.append(text.empty() ? "" : between).append(part);
  }
  return text;
}

std::vector<std::string_view> lines_with_text(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (!trim(line).empty()) lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

bool has_any_words(std::string_view text, std::initializer_list<std::string_view> all) {
  const auto is_same = [](char x, char y) { return lower_case(x) == lower_case(y); };
  return std::any_of(all.begin(), all.end(), [&](std::string_view words) {
    return std::search(text.begin(), text.end(), words.begin(), words.end(), is_same) != text.end();
  });
}

std::string without_escape_sequences(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(kEscape), text.size());
    plain += text.substr(0, end);
    text.remove_prefix(end);
    if (!text.empty()) text.remove_prefix(escape_sequence_length(text));
  }
  for (const char* line_break : {"<br>", "<br/>", "<br />"}) replace_all(plain, line_break, "\n");
  return plain;
}

std::string clean(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    const std::string_view character = text.substr(0, length);
    if (length == 0 || character == "\uffff" || character == "\ufffe") {
      result += "\ufffd";
    } else {
      result += is_invisible(character) ? "?" : character;
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

std::string shown(std::string_view text) {
  std::string line;
  for (const std::string_view part : lines_with_text(text.substr(0, 4 * kShownBytes))) {
    line.append(line.empty() ? "" : " / ").append(clean(trim(part)));
  }
  const bool is_cut = text.size() > 4 * kShownBytes && !trim(text.substr(4 * kShownBytes)).empty();
  if (line.size() <= kShownBytes && !is_cut) return line;
  std::size_t end = std::min(line.size(), kShownBytes);
  while (end < line.size() && continues_character(line[end])) --end;
  return line.substr(0, end).append(kCut);
}

std::optional<bool> last_word(std::string_view text, const Words& words) {
  const std::size_t yes = words.yes.empty() ? 0 : end_of_last(text, words.yes);
  if (words.no.empty()) return yes > 0;
  const std::size_t no = end_of_last(text, words.no);
  if (words.yes.empty() && no == 0 && !trim(text).empty()) return true;
  if (yes == 0 && no == 0) return std::nullopt;
  return yes != no ? yes > no : words.yes.size() > words.no.size();
}

std::size_t count_words(std::string_view text, const Words& words) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto begins = [rest = text.substr(at)](const std::string& word) {
      return !word.empty() && rest.starts_with(word);
    };
    const std::string& word = begins(words.yes) ? words.yes : words.no;
    const bool is_word = begins(word);
    count += is_word ? 1 : 0;
    at += is_word ? word.size() : 1;
  }
  return count;
}

}  // namespace twentyfour
