// A second reader of answers, which shares no code with solver/: it finds what the sides of an
// answer are worth. It is generous with signs and wrappers, which it mostly drops, and strict with
// numbers: a missing sign is read as a product of either precedence, and the two must agree.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace twentyfour::second {

__extension__ typedef __int128 Wide;

struct Fraction {
  Wide over = 0;
  Wide under = 1;
  bool operator==(const Fraction&) const = default;
};

// What a side is, if it is anything. If a number was too large, nothing is known of its value.
struct Side {
  bool is_readable = false;
  bool is_ambiguous = false;  // with a missing sign read in another way, it is worth something else
  bool is_too_large = false;
  bool has_no_value = false;
  Fraction value;
  std::vector<std::int64_t> cards;
};

constexpr std::string_view kCardLetters = "ATJQKatjqk";

inline bool is_one_of(std::string_view bytes, char byte) {
  return bytes.find(byte) != std::string_view::npos;
}

// The answer in ASCII: TeX and Unicode are replaced, wrappers are blanks, \frac is @. Where marks
// stay, so do quotation marks, $ and the ends of lines.
inline std::string in_ascii(std::string_view text, bool marks_stay = false) {
  using Spelling = std::pair<std::string_view, std::string_view>;
  static constexpr std::string_view kMarkBytes = "\"$\n";
  static constexpr Spelling kMarks[] = {{"\\(", "$"}, {"\\)", "$"},     {"\\[", "$"},
                                        {"\\]", "$"}, {"\u201c", "\""}, {"\u201d", "\""}};
  static constexpr Spelling kReplaced[] = {
      {"\\rightarrow", "="}, {"\\approx", "="}, {"\\boxed", ""},
      {"\\text", ""},        {"->", "="},       {"\\right", ""},
      {"\\left", ""},        {"\\times", "*"},  {"\\dfrac", "@"},
      {"\\tfrac", "@"},      {"\\frac", "@"},   {"\\cdot", "*"},
      {"\\div", "/"},        {"\\to", "="},     {"\\{", "{"},
      {"\\}", "}"},          {"x", "*"},        {"X", "*"},
      {"\u2248", "="},       {"\u00d7", "*"},   {"\u00b7", "*"},
      {"\u2219", "*"},       {"\u22c5", "*"},   {"\u2022", "*"},
      {"\u2217", "*"},       {"\u2715", "*"},   {"\u00f7", "/"},
      {"\u2215", "/"},       {"\u2044", "/"},   {"\u2212", "-"},
      {"\ufe63", "-"},       {"\u2010", "-"},   {"\u2011", "-"},
      {"\u2012", "-"},       {"\u2013", "-"},   {"\u2014", "-"},
      {"\u2015", "-"},       {"\u2192", "="},   {"\u3002", "."}};
  static constexpr std::string_view kFirstBytes = "\\-<xX";  // with which ASCII spellings begin
  static constexpr std::string_view kBlankBytes = "\"'_$`\t\n\v\f\r";
  static constexpr std::string_view kBlanks[] = {
      "\\qquad", "\\quad", "\\(",         "\\)",        "\\[",        "\\]",           "\\,",
      "\\;",     "\\:",    "\\!",         "\\ ",        "\u00a0",     "\u202f",        "\u205f",
      "\u3000",  "\ufeff", "\u201c",      "\u201d",     "\u2018",     "\u2019",        "\u2713",
      "\u2714",  "\u2705", "\\checkmark", "<|im_end|>", "<|eot_id|>", "<|endoftext|>", "</s>"};
  std::string ascii;
  while (!text.empty()) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const char first = text.front();
    if (byte(0) < 0x80 && !is_one_of(kFirstBytes, first)) {
      const bool stays = marks_stay && is_one_of(kMarkBytes, first);
      ascii += is_one_of(kBlankBytes, first) && !stays ? ' ' : first;
      text.remove_prefix(1);
      continue;
    }
    std::size_t length = 0;
    if (text.size() > 2 && text.starts_with("\xe2\x80") && byte(2) >= 0x80 && byte(2) <= 0x8b) {
      ascii += ' ';
      length = 3;
    } else if (text.size() > 2 && byte(0) == 0xef && (byte(1) == 0xbc || byte(1) == 0xbd)) {
      const int code = (byte(1) - 0xbc) * 64 + (byte(2) & 0x3f);
      if (code >= 1 && code <= 94) {
        text.remove_prefix(3);
        ascii += in_ascii(std::string(1, static_cast<char>(' ' + code)), marks_stay);
        continue;
      }
    }
    const bool is_escape =
        (text.starts_with("\\n") || text.starts_with("\\r") || text.starts_with("\\t")) &&
        (text.size() == 2 || text[2] < 'a' || text[2] > 'z');
    if (length == 0 && is_escape) {
      ascii += marks_stay && text[1] == 'n' ? '\n' : ' ';
      length = 2;
    }
    for (const auto& [from, to] : kMarks) {
      if (length > 0 || !marks_stay || !text.starts_with(from)) continue;
      ascii += to;
      length = from.size();
    }
    for (const auto& [from, to] : kReplaced) {
      if (length > 0 || !text.starts_with(from)) continue;
      ascii += to;
      length = from.size();
    }
    for (const std::string_view blank : kBlanks) {
      if (length > 0 || !text.starts_with(blank)) continue;
      ascii += ' ';
      length = blank.size();
    }
    if (length == 0) ascii += text.front();
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return ascii;
}

// A recursive descent over a side in ASCII.
class Reader {
 public:
  Reader(std::string text, bool is_tight)
      : text_(std::move(text)),
        is_tight_(is_tight),
        is_number_(text_.find_first_not_of("0123456789./- @()[]{}") == std::string::npos) {}

  Side read() {
    const bool is_negative = take('-');
    side_.value = sum();
    if (is_negative) side_.value.over = -side_.value.over;
    blanks();
    if (is_negative && !is_number_) fail();
    side_.is_readable = !failed_ && at_ == text_.size();
    return side_;
  }

 private:
  void blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  char next() {
    blanks();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(char sign) {
    if (next() != sign) return false;
    ++at_;
    return true;
  }
  Fraction fail() {
    failed_ = true;
    at_ = text_.size();
    return {};
  }
  Fraction too_large() {
    side_.is_too_large = true;
    return {};
  }
  Fraction undefined() {
    side_.has_no_value = true;
    return {};
  }

  static constexpr Wide kMost = ((Wide{1} << 126) - 1) * 2 + 1;

  static Wide divisor(Wide x, Wide y) {
    if (x < 0) x = -x;
    if (y < 0) y = -y;
    while (y != 0) x = std::exchange(y, x % y);
    return x == 0 ? 1 : x;
  }

  Fraction of(Wide over, Wide under) {
    if (under == 0) return undefined();
    if (over < -kMost || under < -kMost) return too_large();
    const Wide common = divisor(over, under) * (under < 0 ? -1 : 1);
    return {over / common, under / common};
  }

  Wide times(Wide x, Wide y) {
    Wide product = 0;
    if (__builtin_mul_overflow(x, y, &product)) side_.is_too_large = true;
    return side_.is_too_large ? 1 : product;
  }

  Fraction product(Fraction x, Fraction y) {
    const Fraction left = of(x.over, y.under);
    const Fraction right = of(y.over, x.under);
    return of(times(left.over, right.over), times(left.under, right.under));
  }

  Fraction quotient(Fraction x, Fraction y) {
    return y.over == 0 ? undefined() : product(x, of(y.under, y.over));
  }

  Fraction sum_of(Fraction x, Fraction y) {
    const Wide common = divisor(x.under, y.under);
    const Wide left = times(x.over, y.under / common);
    const Wide right = times(y.over, x.under / common);
    Wide over = 0;
    if (__builtin_add_overflow(left, right, &over)) return too_large();
    return of(over, times(x.under / common, y.under));
  }

  Fraction sum() {
    Fraction value = term();
    for (;;) {
      if (take('+')) {
        value = sum_of(value, term());
      } else if (take('-')) {
        const Fraction right = term();
        value = sum_of(value, {-right.over, right.under});
      } else {
        return value;
      }
    }
  }

  bool is_at_bracket() {
    const char sign = next();
    return sign == '(' || sign == '[' || sign == '{';
  }

  Fraction term() {
    Fraction value = juxtaposed();
    for (;;) {
      if (!is_tight_ && is_at_bracket()) {
        value = product(value, power());
      } else if (take('*')) {
        value = product(value, juxtaposed());
      } else if (take('/')) {
        value = quotient(value, juxtaposed());
      } else {
        return value;
      }
    }
  }

  Fraction juxtaposed() {
    Fraction value = power();
    while (is_tight_ && is_at_bracket()) value = product(value, power());
    return value;
  }

  Fraction power() {
    const Fraction base = factorial();
    if (!take('^')) return base;
    is_unseen_ = next() == '{';
    return raised(base, is_tight_ ? juxtaposed() : power());
  }

  Fraction raised(Fraction base, Fraction exponent) {
    if (exponent.under != 1) return undefined();
    if (exponent.over < 0 || base.over == 0) {
      if (base.over == 0) return exponent.over > 0 ? Fraction() : undefined();
      return raised(of(base.under, base.over), {-exponent.over, 1});
    }
    if (base == Fraction{1, 1}) return base;
    if (base == Fraction{-1, 1}) return {exponent.over % 2 == 0 ? 1 : -1, 1};
    Fraction value = {1, 1};
    for (Wide i = 0; i < exponent.over && !side_.is_too_large; ++i) value = product(value, base);
    return value;
  }

  // After braces that are not seen, in an exponent or a fraction, neither ! nor ^ may follow.
  Fraction factorial() {
    const bool is_unseen = std::exchange(is_unseen_, false) || next() == '@';
    Fraction value = operand();
    if (is_unseen && (next() == '!' || next() == '^')) return fail();
    if (!take('!')) return value;
    if (value.under != 1 || value.over < 0 || value.over > 20) return undefined();
    Fraction result = {1, 1};
    for (Wide i = 2; i <= value.over; ++i) result.over *= i;
    return result;
  }

  Fraction bracket() {
    constexpr std::string_view kOpen = "([{";
    constexpr std::string_view kClose = ")]}";
    const std::size_t kind = kOpen.find(next());
    if (kind == std::string_view::npos || ++depth_ > 300) return fail();
    ++at_;
    const bool is_negative = is_number_ && take('-');
    const Fraction value = sum();
    if (!take(kClose[kind])) return fail();
    --depth_;
    return {is_negative ? -value.over : value.over, value.under};
  }

  Fraction operand() {
    constexpr std::int64_t kCards[] = {1, 10, 11, 12, 13};
    const char sign = next();
    if (take('@')) {
      if (next() != '{') return fail();
      const Fraction over = bracket();
      if (next() != '{') return fail();
      return quotient(over, bracket());
    }
    if (const std::size_t letter = kCardLetters.find(sign); letter != std::string_view::npos) {
      ++at_;
      side_.cards.push_back(kCards[letter % 5]);
      return {side_.cards.back(), 1};
    }
    return sign >= '0' && sign <= '9' ? number() : bracket();
  }

  bool is_at_digit() const { return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; }

  Fraction number() {
    Fraction value;
    Wide scale = 0;
    for (;; ++at_) {
      if (at_ < text_.size() && text_[at_] == '.' && scale == 0) {
        scale = 1;
      } else if (is_at_digit()) {
        value.over = times(value.over, 10);
        const int digit = text_[at_] - '0';
        if (__builtin_add_overflow(value.over, digit, &value.over)) value = too_large();
        scale = times(scale, 10);
      } else {
        break;
      }
    }
    value = of(value.over, scale == 0 ? 1 : scale);
    side_.cards.push_back(value.under == 1 ? static_cast<std::int64_t>(value.over) : -1);
    return value;
  }

  std::string text_;
  bool is_tight_;
  bool is_number_;          // and no more: it may have a minus in front
  bool is_unseen_ = false;  // whether braces that come next are an exponent
  std::size_t at_ = 0;
  int depth_ = 0;
  bool failed_ = false;
  Side side_;
};

// Drops * and stops and brackets without a partner at the ends of a side; ** is ^ elsewhere.
inline std::string bare(std::string side) {
  for (;;) {
    const std::string before = side;
    const auto braces =
        std::count(side.begin(), side.end(), '{') - std::count(side.begin(), side.end(), '}');
    if (side.starts_with(' ') || (braces > 0 && side.starts_with('{'))) side.erase(0, 1);
    if (side.starts_with('*')) side.erase(0, 1);
    if (side.ends_with('*')) side.pop_back();
    if (!side.empty() && std::string_view(" .,;").find(side.back()) != std::string_view::npos) {
      side.pop_back();
    }
    if (braces < 0 && side.ends_with('}')) side.pop_back();
    if (side == before) break;
  }
  std::string powers;
  for (std::size_t at = 0; at < side.size(); ++at) {
    const bool is_power = side.compare(at, 2, "**") == 0;
    powers += is_power ? '^' : side[at];
    if (is_power) ++at;
  }
  return powers;
}

constexpr char kNoSign = '\0';

// The text with kNoSign for each byte that no expression has: other signs, and words, which are
// letters that are not all cards.
inline std::string without_words(std::string text) {
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && std::isalpha(static_cast<unsigned char>(text[end])) != 0) ++end;
    const std::string word = text.substr(begin, end - begin);
    const bool is_word = word != "left" && !std::all_of(word.begin(), word.end(), [&](char letter) {
                           return is_one_of(kCardLetters, letter);
                         });
    const bool is_sign =
        word.empty() && !is_one_of(" 0123456789+-*/^!()[]{}@.,;:=$\"\n", text[begin]);
    end = std::max(end, begin + 1);
    if (is_word || is_sign) text.replace(begin, end - begin, end - begin, kNoSign);
    begin = end;
  }
  return text;
}

// All that may be the answer in a text: the whole, and each part from one mark or word to another,
// without the sign of a label before it and the stops of a remark after it.
inline std::vector<std::string> parts_of(std::string_view answer) {
  constexpr std::size_t kLongestPart = 300;  // bytes, as an input that is made; a file is longer
  const std::string text = without_words(in_ascii(answer, true));
  const auto is_mark = [&text](std::size_t at) {
    return at == text.size() || text[at] == kNoSign || is_one_of(":$\"{}\n", text[at]);
  };
  std::vector<std::string> parts = {std::string(answer)};
  const auto add = [&parts](const std::string& part) {
    if (part.find_first_of("0123456789") == std::string::npos &&
        part.find_first_of(kCardLetters) == std::string::npos) {
      return;
    }
    // A brace without a partner is dropped, and the part without it is a part too.
    const auto braces =
        std::count(part.begin(), part.end(), '{') - std::count(part.begin(), part.end(), '}');
    if ((braces > 0 && part.front() == '{') || (braces < 0 && part.back() == '}')) return;
    if (part != parts.back()) parts.push_back(part);
  };
  std::size_t first = std::string::npos;
  for (std::size_t mark = 0; mark < text.size(); ++mark) {
    if (mark > 0 && !is_mark(mark - 1)) continue;
    const std::size_t begin = std::min(text.find_first_not_of(" *:=\"\n$", mark), text.size());
    if (begin == first) continue;
    first = begin;
    const std::size_t most = std::min(text.size(), begin + kLongestPart);
    for (std::size_t end = begin; end < most && text[end] != kNoSign;) {
      if (!is_mark(++end)) continue;
      const std::string part = text.substr(begin, end - begin);
      add(part.substr(0, part.find_last_not_of(" \"\n$") + 1));
      add(part.substr(0, part.find_last_not_of(" .,;:(!\"\n$") + 1));
    }
  }
  return parts;
}

// The sides of an answer.
inline std::vector<Side> sides_of(std::string_view answer) {
  const std::string text = in_ascii(answer);
  std::vector<Side> sides;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('=', begin), text.size());
    const std::string side = bare(text.substr(begin, end - begin));
    const Side loose = Reader(side, false).read();
    const Side tight = Reader(side, true).read();
    sides.push_back(loose);
    sides.back().is_too_large = loose.is_too_large || tight.is_too_large;
    sides.back().is_ambiguous =
        !tight.is_readable || (loose.value != tight.value && !sides.back().is_too_large);
    begin = end + (text.compare(end, 2, "==") == 0 ? 2 : 1);
  }
  return sides;
}

}  // namespace twentyfour::second
