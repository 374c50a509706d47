#include "tests/harness/formulas.hpp"

#include <algorithm>
#include <cstddef>

#include "solver/judge/letters.hpp"
#include "solver/text/characters.hpp"

namespace twentyfour {
namespace {

using Kind = LinePart::Kind;

constexpr std::string_view kSignsOfFormulas = "+-*/^=<>%|&~()[]{}";

bool is_of_unicode(char byte) {
  return static_cast<unsigned char>(byte) >= 0x80;
}

bool is_sign(char byte) {
  return kSignsOfFormulas.find(byte) != std::string_view::npos;
}

// Whether a character is one of those from the first to the last. (The order of UTF-8 is that of
// the code points.)
bool is_within(std::string_view character, std::string_view first, std::string_view last) {
  return character >= first && character <= last;
}

// Whether a character beyond ASCII may change a value: superscripts, fractions, arrows, signs of
// mathematics.
bool is_mathematical(std::string_view character) {
  const bool is_quotation = character == "\u00ab" || character == "\u00bb";
  return (is_within(character, "\u0080", "\u00bf") && !is_quotation) ||
         is_within(character, "\u2030", "\u2052") || is_within(character, "\u2070", "\u209f") ||
         is_within(character, "\u2150", "\u22ff") || is_within(character, "\u27c0", "\u2bff");
}

// Whether it is a mark or a picture: punctuation, lines of boxes, symbols.
bool is_mark(std::string_view character) {
  return character.size() == 4 || is_within(character, "\u2000", "\u206f") ||
         is_within(character, "\u2300", "\u27bf") || is_within(character, "\u3000", "\u303f") ||
         character == "\u00ab" || character == "\u00bb";
}

class LineScanner {
 public:
  explicit LineScanner(std::string_view line) : line_(line), wraps_(line.size()) {
    find_wrapping_brackets();
  }

  std::vector<LinePart> parts() {
    while (at_ < line_.size()) {
      const std::size_t begin = at_;
      if (line_[at_] == ' ') {
        ++at_;
        continue;
      }
      add(take(), begin);
    }
    return std::move(parts_);
  }

 private:
  char byte_at(std::size_t at) const { return at < line_.size() ? line_[at] : ' '; }
  char before(std::size_t at) const { return at == 0 ? ' ' : line_[at - 1]; }

  // What a bracket has inside that is no part of an expression makes it a mark.
  void find_wrapping_brackets() {
    std::vector<std::size_t> open;
    std::size_t last_mark = 0;  // the end of the last such part
    bool is_command = false;    // the word, in TeX
    for (std::size_t at = 0; at < line_.size(); ++at) {
      const char byte = line_[at];
      if (is_letter(byte) && !is_letter(before(at))) is_command = before(at) == '\\';
      const bool is_word = is_letter(byte) && is_letter(before(at)) && !is_command;
      const bool is_separator = std::string_view(",;\"'=\t").find(byte) != std::string_view::npos;
      if (is_word || is_separator || is_of_unicode(byte)) last_mark = at + 1;
      if (closing_sign(byte) != 0) open.push_back(at);
      if (open.empty() || closing_sign(line_[open.back()]) != byte) continue;
      wraps_[at] = wraps_[open.back()] = last_mark > open.back();
      open.pop_back();
    }
  }

  // Formulas with blanks between them are one.
  void add(Kind kind, std::size_t begin) {
    if (kind == Kind::kFormula && !parts_.empty() && parts_.back().kind == kind) {
      begin = offset_of(parts_.back().text.data(), line_);
      parts_.pop_back();
    }
    parts_.push_back({kind, line_.substr(begin, at_ - begin)});
  }

  Kind take() {
    const std::size_t begin = at_;
    const char byte = line_[at_++];
    if (wraps_[begin]) return Kind::kMark;
    if (is_digit(byte) || (byte == '.' && is_digit(byte_at(at_)))) return Kind::kFormula;
    if (byte == '\\' && is_letter(byte_at(at_))) return take_command();
    if (is_letter(byte) || byte == '_') return take_word(begin);
    if (is_of_unicode(byte)) return take_character(begin);
    if (byte == ':') return is_end_of_label(begin) ? Kind::kColon : Kind::kFormula;
    if (byte == '!') return is_operator_mark(begin) ? Kind::kFormula : Kind::kMark;
    return is_sign(byte) ? Kind::kFormula : Kind::kMark;
  }

  Kind take_command() {
    const std::size_t begin = at_;
    while (is_letter(byte_at(at_))) ++at_;
    const std::string_view name = line_.substr(begin, at_ - begin);
    return name == "boxed" || name == "text" ? Kind::kMark : Kind::kFormula;
  }

  // A word that touches a digit or a bracket may be a function or a unit.
  Kind take_word(std::size_t begin) {
    const auto is_part = [this](std::size_t at) {
      const char byte = byte_at(at);
      const bool is_inside =
          (byte == '-' || byte == '\'') && is_letter(byte_at(at + 1)) && is_letter(before(at));
      return is_letter_or_digit(byte) || byte == '_' || is_inside;
    };
    const bool is_single = !is_part(at_);
    while (is_part(at_)) ++at_;
    const std::string_view word = line_.substr(begin, at_ - begin);
    if (is_single && (is_card(begin) || is_times(begin))) return Kind::kFormula;
    const bool has_digit = std::ranges::any_of(word, is_digit);
    const char previous = before(begin);
    const bool is_touched = is_digit(previous) || (is_bracket(previous) && !wraps_[begin - 1] &&
                                                   closing_sign(previous) == 0);
    const bool is_name = closing_sign(byte_at(at_)) != 0;
    return has_digit || is_touched || is_name ? Kind::kFormula : Kind::kWord;
  }

  // The nearest bytes that are no blanks.
  char sign_before(std::size_t at) const {
    const std::string_view head = trim_right(line_.substr(0, at));
    return head.empty() ? ' ' : head.back();
  }
  char sign_after(std::size_t at) const {
    const std::string_view tail = trim_left(line_.substr(at + 1));
    return tail.empty() ? ' ' : tail.front();
  }

  // Beside an equals sign it is rather a name.
  bool is_card(std::size_t at) const {
    const auto is_beside = [](char byte) { return byte != '=' && is_sign(byte); };
    return letter_card(line_[at]) > 0 &&
           (is_beside(sign_before(at)) || is_beside(sign_after(at)) || is_times_sign(at));
  }
  // Whether the letter of a card stands beside an x.
  bool is_times_sign(std::size_t at) const {
    return lower_case(sign_before(at)) == 'x' || lower_case(sign_after(at)) == 'x';
  }
  bool is_times(std::size_t at) const {
    const auto is_operand = [](char byte) {
      return is_digit(byte) || is_bracket(byte) || letter_card(byte) > 0;
    };
    return lower_case(line_[at]) == 'x' && is_operand(sign_before(at)) &&
           is_operand(sign_after(at));
  }

  Kind take_character(std::size_t begin) {
    const auto character_at = [this](std::size_t at) {
      const std::string_view rest = line_.substr(at);
      return rest.substr(0, std::max<std::size_t>(character_length(rest), 1));
    };
    const std::string_view first = character_at(begin);
    at_ = begin + first.size();
    if (first.size() == 1 || is_mathematical(first)) return Kind::kFormula;
    if (is_mark(first)) return Kind::kMark;
    while (is_of_unicode(byte_at(at_))) {
      const std::string_view next = character_at(at_);
      if (next.size() == 1 || is_mathematical(next) || is_mark(next)) break;
      at_ += next.size();
    }
    const bool is_touched = is_digit(before(begin)) || is_digit(byte_at(at_));
    return is_touched ? Kind::kFormula : Kind::kWord;
  }

  bool is_end_of_label(std::size_t at) const {
    const char previous = before(at);
    const bool is_after_word = (is_letter(previous) && is_letter(before(at - 1))) ||
                               is_of_unicode(previous) || previous == '"' || previous == '\'' ||
                               previous == '*';
    const std::string_view head = trim_right(line_.substr(0, at));
    const bool is_after_blank =
        head.size() > 1 && is_letter(head.back()) && is_letter(head.end()[-2]);
    return is_after_word || (is_space(byte_at(at + 1)) && (previous != ' ' || is_after_blank));
  }

  // Whether an exclamation mark touches a formula, or an equals sign that it denies.
  bool is_operator_mark(std::size_t at) const {
    const bool touches =
        !parts_.empty() && parts_.back().kind == Kind::kFormula && before(at) != ' ';
    return touches || byte_at(at + 1) == '=';
  }

  const std::string_view line_;
  std::vector<bool> wraps_;
  std::size_t at_ = 0;
  std::vector<LinePart> parts_ = {};
};

}  // namespace

std::string_view without_item(std::string_view line) {
  line = trim(line);
  std::size_t end = std::min(line.find_first_not_of("-*>#"), line.size());
  if (end == 0) {
    end = std::min(line.find_first_not_of("0123456789"), line.size());
    const bool is_number = end > 0 && (line.substr(end, 1) == "." || line.substr(end, 1) == ")");
    end = is_number ? end + 1 : 0;
  }
  if (end == line.size() || !is_space(line[end])) return line;
  const std::string_view item = line.substr(0, end);
  line = trim_left(line.substr(end));
  if (line.ends_with(item) && !is_digit(item.front())) line.remove_suffix(item.size());
  return trim(line);
}

std::vector<LinePart> parts_of(std::string_view line) {
  return LineScanner(line).parts();
}

bool has_operator_sign(std::string_view formula) {
  return std::ranges::any_of(
      formula, [](char byte) { return byte == '!' || (is_sign(byte) && !is_bracket(byte)); });
}

}  // namespace twentyfour
