#include "tests/harness/printed.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "solver/checking/checking.hpp"
#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/checking/steps.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/texts.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

using Numbers = std::vector<Rational>;

constexpr auto kNowhere = std::string_view::npos;
constexpr std::string_view kArrow = "\x1a";
constexpr std::size_t kLongest = 300;     // formula, in bytes
constexpr std::size_t kMostTries = 5000;  // in a line

constexpr std::string_view kDenials[] = {"no", "not", "none", "cannot"};
// With these an expression is no answer, or not with its own value.
constexpr std::string_view kChanges[] = {
    "mod",     "minus", "plus",   "times",  "over",  "half",    "root",    "sqrt",      "twice",
    "squared", "wrong", "nearly", "almost", "close", "closest", "nearest", "incorrect", "invalid"};

Numbers sorted(Numbers numbers) {
  std::ranges::sort(numbers);
  return numbers;
}

bool consists_of(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == kNowhere;
}

bool has_word(std::string_view text, std::span<const std::string_view> words) {
  while (!text.empty()) {
    const auto size =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_letter) - text.begin());
    const auto is = [&](auto word) { return equal_ignoring_case(word, text.substr(0, size)); };
    if (std::ranges::any_of(words, is)) return true;
    text.remove_prefix(std::min(size + 1, text.size()));
  }
  return false;
}

// Whether a decimal misses a number by as little as doubles and rounding do.
bool is_rounded(std::string_view decimal, const Rational& number) {
  const auto value = value_in(decimal);
  const auto in_doubles = [](const Rational& exact) {
    return static_cast<double>(exact.numerator()) / static_cast<double>(exact.denominator());
  };
  return value && decimal.find('.') != kNowhere &&
         std::abs(in_doubles(*value) - in_doubles(number)) < 2e-5;
}

// The numbers of a text, without signs; each letter of a card beside no other letter is one.
Numbers numbers_in(std::string_view text) {
  Numbers numbers;
  for (std::size_t at = 0; at < text.size();) {
    std::string_view rest = text.substr(at);
    const bool is_in_word = at > 0 && is_letter_or_digit(text[at - 1]);
    const bool is_alone = !is_in_word && (rest.size() == 1 || !is_letter_or_digit(rest[1]));
    if (is_alone && letter_card(rest[0]) > 0) numbers.emplace_back(letter_card(rest[0]));
    const auto number = is_digit(rest[0]) ? take_number(rest, Written::kDecimal) : std::nullopt;
    if (number) numbers.push_back(*number);
    at = number ? offset_of(rest.data(), text) : at + 1;
  }
  return numbers;
}

// The side of an equation that is the answer.
std::string_view answer_in(std::string_view formula) {
  const std::vector<std::string_view> sides = sides_of(formula);
  const auto found =
      std::ranges::find_if(sides, [](auto side) { return numbers_in(side).size() > 1; });
  return found == sides.end() ? sides.front() : *found;
}

// Whether it may be a date, a range, a share, or a hand.
bool is_like_date(std::string_view answer) {
  return consists_of(answer, "0123456789- ") || consists_of(answer, "0123456789/ ");
}

// A line in ASCII, with one sign for each arrow.
std::string plain(std::string_view line) {
  std::string text(line);
  for (const char* arrow : {"\u2192", "\u21d2", "\u27a1", "\u27f6"})
    replace_all(text, arrow, kArrow);
  for (std::size_t at = text.find('>'); at != kNowhere; at = text.find('>', at + 1)) {
    const std::size_t begin = text.find_last_not_of("-=", at - 1) + 1;
    if (at == 0 || begin == at) continue;
    text.replace(begin, at + 1 - begin, kArrow);
    at = begin;
  }
  for (const char* blank : {" \x1a", "\x1a "}) replace_all(text, blank, kArrow);
  return std::string(PlainAnswer(text).text());
}

std::string_view without_item(std::string_view line) {
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  std::string_view rest = line.substr(digits);
  if (digits > 0) rest = trim_left(rest);
  const std::size_t size = rest.find_first_not_of(digits > 0 ? ".)" : "-*>#");
  const bool is_item =
      size > 0 && size < rest.size() && is_space(rest[size]) && (digits == 0 || size == 1);
  return is_item ? trim(rest.substr(size)) : line;
}

// Whether an expression may begin or end at a place of a line.
bool may_begin(std::string_view line, std::size_t at) {
  const char next = at + 1 < line.size() ? line[at + 1] : ' ';
  const bool is_card = letter_card(line[at]) > 0 && !is_letter(next) &&
                       !trim_left(line.substr(at + 1)).starts_with('=');
  const bool is_first = is_digit(line[at]) || closing_sign(line[at]) != 0 || is_card ||
                        std::string_view("*`$_\\").find(line[at]) != kNowhere;
  if (!is_first || at == 0) return is_first;
  // The last card of a hand: 5 5 5 1 = 5*(5-1/5)
  const std::string_view head = line.substr(0, line.find_last_not_of(" ,", at - 1) + 1);
  const std::string_view tail =
      trim_left(line.substr(std::min(line.find_first_not_of("0123456789", at), line.size())));
  const bool is_last = tail.starts_with('=') || tail.starts_with(kArrow);
  if (is_last && !head.empty() && is_digit(head.back())) return false;
  const char before = line[at - 1];
  const std::string_view label = line.substr(0, at - 1);
  if (before == ':') return !label.empty() && !is_digit(label.back()) && !is_bracket(label.back());
  return std::string_view(" \t\"',;[{>=\x1a").find(before) != kNowhere;
}

bool may_end(std::string_view line, std::size_t at) {
  if (at == line.size()) return true;
  if (line[at] == '.') return at + 1 == line.size() || is_space(line[at + 1]);
  return std::string_view(" \t\"',;]}<\x1a").find(line[at]) != kNowhere;
}

// Whether a text before, between or after answers can neither change a value nor be an answer.
// @param cards  of the hand, which may be repeated before an answer
bool is_harmless(std::string_view gap, bool is_after, bool is_before, std::size_t cards) {
  gap = trim(gap);
  const auto has = [gap](std::string_view sign) { return gap.find(sign) != kNowhere; };
  if (has_word(gap, kChanges) || has("\xc2") || has("\xe2")) return false;  // superscripts, \u2260
  if (is_after && is_before && (gap.ends_with(':') || gap.ends_with(')'))) {  // an item
    gap.remove_suffix(1);
    while (!gap.empty() && is_digit(gap.back())) gap.remove_suffix(1);
  }
  const bool has_digit = std::ranges::any_of(gap, is_digit);
  // A number has a name in JSON, or words in brackets: "ms": 3, (3 ms).
  const std::size_t open = std::min(gap.find('('), gap.size());
  const std::string_view inside = gap.substr(open, gap.find(')', open) - open);
  const bool is_said = std::ranges::any_of(gap.substr(0, open), is_digit) ||
                       (has_digit && std::ranges::none_of(inside, is_letter));
  const bool is_named = has(":") && (gap.starts_with('"') || gap.starts_with('\''));
  if (is_after && is_said && !is_named) return false;
  if (is_after && (gap.starts_with('-') || has(">") || has("/"))) return false;
  if (is_before && (!has_digit || numbers_in(gap).size() >= cards) && gap.ends_with('='))
    gap.remove_suffix(1);
  if (is_before && gap.ends_with(':') &&
      trim(gap.substr(0, gap.size() - 1)).size() + 1 < gap.size()) {
    gap = trim(gap.substr(0, gap.size() - 1));  // 8 : 2 may be a division
  }
  if (is_before &&
      (gap.ends_with('-') || (has_digit && (gap.ends_with('>') || gap.ends_with(" is")))))
    return false;
  if (is_before && !gap.empty() && is_digit(gap.back()) && numbers_in(gap).size() < cards)
    return false;
  return gap.find_first_of(has_digit ? "+*^=<%&~\\" : "+^=<%&~\\") == kNowhere;
}

std::size_t steps_in(const std::string& text) {
  const auto steps = read_steps(text + ";");
  const auto* const all = steps ? std::get_if<std::vector<Step>>(&*steps) : nullptr;
  return all == nullptr ? 0 : all->size();
}

// What check_answer() says of a text.
struct Reading {
  std::string text;
  bool is_right = false;
  bool is_read = true;
  std::string reason = {};  // why it is not right, without the place
};

Reading unread(std::string reason) {
  return {"", false, false, std::move(reason)};
}

struct Part {
  std::size_t begin;
  std::size_t end;
  Reading reading;
};

class PrintedReader {
 public:
  PrintedReader(const Deal& deal, const Rules& rules, bool is_only_line)
      : deal_(deal),
        rules_(rules),
        cards_(sorted(Numbers(deal.begin(), deal.end()))),
        is_only_line_(is_only_line) {}

  // Finds the longest parts that can be read, and looks at what is left.
  void read(std::string_view raw) {
    denies_ = denies_ || has_word(raw, kDenials) ||
              has_any_words(raw, {"n't", "\u4e0d", "\u65e0", "\u6ca1"});
    const std::string text = plain(raw);
    const std::string_view line = without_item(trim(text));
    std::vector<Reading> found;
    std::string gaps;
    std::string reason;
    std::size_t tries = 0;
    bool is_clean = true;
    bool goes_on = false;  // after words, such as "Tried", only a right answer is one
    for (std::size_t at = 0; at < line.size() || found.empty();) {
      Part part = next_in(line, at, reason, tries);
      const std::string_view gap = line.substr(at, part.begin - at);
      const bool is_last = part.begin == line.size();
      const bool is_clean_gap = is_harmless(gap, !found.empty(), !is_last, deal_.size());
      const bool has_words =
          gap.ends_with(' ') && is_letter(trim(gap).back()) && !gap.ends_with(" is ");
      goes_on = goes_on || (found.empty() && has_words);
      if ((!is_clean_gap || goes_on) && reason.empty() && !is_last) {
        reason = "expected an answer alone, found " + quoted(trim(gap));
      }
      is_clean = is_clean && is_clean_gap;
      gaps += gap;
      if (is_last) break;
      found.push_back(std::move(part.reading));
      at = part.end;
    }
    for (const char* pair : {"()", "[]", "{}"}) {
      is_clean = is_clean && std::ranges::count(gaps, pair[0]) == std::ranges::count(gaps, pair[1]);
    }
    const auto is_full = [this](const Reading& reading) {
      return reading.is_right || numbers_in(answer_in(reading.text)).size() == deal_.size();
    };
    const auto full = static_cast<std::size_t>(std::ranges::count_if(found, is_full));
    if (full > 0 && full < found.size()) is_clean = false;
    const auto is_right = [](const Reading& reading) { return reading.is_right; };
    if (goes_on && !std::ranges::all_of(found, is_right)) is_clean = false;
    if (found.empty()) {
      std::string listed(line);  // [5, 5, 1, 5, '/', '-', '*']
      for (const char sign : {'[', ']', ',', '\'', '"'}) std::ranges::replace(listed, sign, ' ');
      found.push_back(check(trim(listed)));
      is_clean = is_formula(listed) && found.back().is_read;
      if (reason.empty()) reason = check(line).reason;
    }
    if (!is_clean) return add_unread(raw, line, reason);
    for (Reading& reading : found) add(raw, std::move(reading), !trim(gaps).empty());
  }

  Printed printed() {
    if (answers_.empty()) take_steps();
    if (!answers_.empty()) return {std::move(answers_), denies_};
    for (PrintedAnswer& answer : others_) {
      if (has_unread_equation_) answer.flaw = unread_.back().flaw;
    }
    if (traces_.size() == 1 && formulas_ == 1 && is_trace_sure_) traces_.front().flaw.clear();
    if (others_.empty()) others_ = std::move(traces_);
    const auto is_judged = [](const PrintedAnswer& answer) { return answer.flaw.empty(); };
    if (std::ranges::none_of(others_, is_judged)) {
      others_.insert(others_.end(), unread_.begin(), unread_.end());
    }
    return {std::move(others_), denies_};
  }

 private:
  bool are_cards(const Numbers& numbers) const {
    return std::ranges::includes(cards_, sorted(numbers));
  }
  bool is_formula(std::string_view text) const {
    std::string equation(text);
    std::ranges::replace(equation, kArrow.front(), '=');
    return numbers_in(answer_in(equation)).size() >= std::min<std::size_t>(deal_.size(), 2);
  }
  bool is_target(std::string_view side) const {
    return value_in(side) == deal_.target() || is_rounded(side, deal_.target());
  }
  // Whether an equals sign after a number or a bracket has the target on its other side.
  bool says_target(std::string_view text) const {
    for (std::size_t at = text.find('='); at != kNowhere; at = text.find('=', at + 1)) {
      const std::string_view before = trim_right(text.substr(0, at));
      const std::string_view after = trim_left(text.substr(at + 1));
      const bool follows =
          !before.empty() && (is_digit(before.back()) || is_bracket(before.back()));
      if (follows && is_target(after.substr(0, after.find_first_not_of("0123456789."))))
        return true;
    }
    const std::vector<std::string_view> sides = sides_of(text);
    return sides.size() > 1 && is_target(sides.front());
  }

  Part next_in(std::string_view line, std::size_t from, std::string& reason,
               std::size_t& tries) const;
  Reading check(std::string_view formula) const;
  Reading checked(std::string text) const {
    const Finding finding = check_answer(deal_, text, rules_);
    const auto* const wrong = std::get_if<WrongAnswer>(&finding);
    std::string reason = wrong == nullptr ? "" : wrong->reason.text();
    const std::size_t place = reason.find("unreadable: at column ");
    const bool is_read = wrong != nullptr && place == kNowhere;
    if (place != kNowhere) reason = reason.substr(reason.find(": ", place + 12) + 2);
    const bool is_right = std::holds_alternative<RightAnswer>(finding);
    return {std::move(text), is_right, is_read || is_right,
            reason.substr(0, reason.find("; --check"))};
  }
  void add(std::string_view raw, Reading reading, bool has_words);
  void add_unread(std::string_view raw, std::string_view line, const std::string& reason);
  void take_steps();

  const Deal& deal_;
  const Rules& rules_;
  const Numbers cards_;
  const bool is_only_line_;
  std::size_t formulas_ = 0;  // lines with one, or with an operator between numbers
  std::vector<PrintedAnswer> answers_ = {};
  std::vector<PrintedAnswer> others_ = {};  // which count if there are none of those
  std::vector<PrintedAnswer> traces_ = {};  // of other numbers; of these one alone counts
  std::vector<PrintedAnswer> unread_ = {};  // which count if none of the others is judged
  bool is_trace_sure_ = false;
  bool has_unread_equation_ = false;
  std::vector<std::string> steps_ = {};
  bool denies_ = false;
};

// The first part of a line that can be read, the longest at its place.
Part PrintedReader::next_in(std::string_view line, std::size_t from, std::string& reason,
                            std::size_t& tries) const {
  for (std::size_t begin = from; begin < line.size(); ++begin) {
    if (!may_begin(line, begin)) continue;
    for (std::size_t end = std::min(line.size(), begin + kLongest); end > begin; --end) {
      const std::string_view part = line.substr(begin, end - begin);
      if (!may_end(line, end) || part.find('\t') != kNowhere) continue;
      const std::string_view formula = part.substr(0, part.find_last_not_of(" .,;'\"") + 1);
      if (!is_formula(formula)) break;
      if (tries == kMostTries) return {line.size(), line.size(), {}};
      ++tries;
      Reading reading = check(formula);
      if (reading.is_read) return {begin, end, std::move(reading)};
      if (reason.empty() && !is_letter(line[begin])) reason = reading.reason;
    }
  }
  return {line.size(), line.size(), {}};
}

// Arrows may stand between steps, or for equals signs.
Reading PrintedReader::check(std::string_view formula) const {
  for (const std::string_view part : {formula, trim_right(formula.substr(0, formula.find('=')))}) {
    const bool is_star =
        part.ends_with('*') && !part.starts_with('*') && !parse_other_notation(formula);
    if (is_star || (part.ends_with('!') && !rules_.operators.contains(Symbol::kFactorial))) {
      return unread(std::string("expected no ") + part.back() + " there");
    }
  }
  std::string text(formula);
  if (text.find(kArrow) != kNowhere) {
    replace_all(text, kArrow, "; ");
    Reading steps = checked(text);
    if (steps.is_right || steps_in(text.substr(0, text.find(';'))) > 0) return steps;
    text = formula;
    replace_all(text, kArrow, " = ");
  }
  const std::size_t equals = text.rfind('=');
  if (equals != kNowhere && is_rounded(trim(text.substr(equals + 1)), deal_.target())) {
    text = trim_right(text.substr(0, equals + 1));
    text += " " + to_string(deal_.target());
  }
  Reading reading = checked(text);
  if (reading.is_right) return reading;
  // 1 (5-1/5)*5 and 1 - 5*(5-1/5) may be a number and an answer.
  std::size_t blank = text.find(' ');
  while (blank < text.size() && closing_sign(text[blank + 1]) == 0)
    blank = text.find(' ', blank + 1);
  const std::size_t dash = text.find('-');
  const bool is_gap = blank < text.size() && !consists_of(text.substr(blank - 1, 1), "+-*/^=(;");
  if (reading.is_read && (is_gap || (dash < text.size() && value_in(text.substr(0, dash)) &&
                                     checked(text.substr(dash + 1)).is_right))) {
    return unread("expected no number before the answer");
  }
  // A step may have numbers that are no cards.
  reading.is_read = reading.is_read || steps_in(text) > 0;
  return reading;
}

void PrintedReader::add(std::string_view raw, Reading reading, bool has_words) {
  const std::string_view answer = answer_in(reading.text);
  const Numbers numbers = numbers_in(answer);
  const std::size_t cards = deal_.size();
  const bool is_full = numbers.size() == cards;
  if (reading.is_right) {
    answers_.push_back({std::move(reading.text)});
  } else if (is_full && is_like_date(answer) && sorted(numbers) == cards_) {
    unread_.push_back({std::string(trim(raw)), reading.reason});
  } else if (is_full) {
    // "Closest: 1+1+2+4 = 8" is true.
    const auto said = value_in(sides_of(reading.text).back());
    const bool is_true = has_words && said && reading.reason == "makes " + to_string(*said);
    answers_.push_back({std::move(reading.text), is_true ? reading.reason + ", as it says" : ""});
  } else if (const std::size_t steps = steps_in(reading.text); steps > 0) {
    steps_.push_back(std::move(reading.text));
    steps_.resize(steps_.size() + steps - 1);
  } else if (says_target(reading.text)) {
    others_.push_back({std::move(reading.text)});
  } else {
    ++formulas_;
    Numbers values;
    const auto parsed = parse(answer, rules_, OperandKind::kNumbers, &values);
    const auto* const made = std::get_if<Expression>(&parsed);
    const bool is_date = is_like_date(answer);
    if (has_words && is_date && !are_cards(numbers)) return;
    is_trace_sure_ = (made != nullptr && evaluate(*made, rules_, values).is(deal_.target())) ||
                     (!has_words && (is_only_line_ || (are_cards(numbers) && !is_date)));
    traces_.push_back({std::move(reading.text), reading.reason});
  }
}

void PrintedReader::add_unread(std::string_view raw, std::string_view line,
                               const std::string& reason) {
  bool has_operator = !is_harmless(line, false, false, 0) || line.find_first_of("-/") != kNowhere;
  for (std::size_t at = line.find(':', 1); at < line.size(); at = line.find(':', at + 1)) {
    const bool is_label =
        line[at - 1] != ' ' && trim_left(line.substr(at + 1)).size() + at + 1 < line.size();
    has_operator = has_operator || (!is_label && !is_letter(line[at - 1]));  // 8 : 2, 8:2
  }
  if (!has_operator || std::ranges::none_of(line, is_digit)) return;
  Numbers numbers;  // but for those of a hand that is repeated
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end =
        std::min(line.find_first_not_of("0123456789., ;[](){}'\"", at), line.size());
    const Numbers list = numbers_in(line.substr(at, end - at));
    if (sorted(list) != cards_) numbers.insert(numbers.end(), list.begin(), list.end());
    const std::size_t next = std::min(line.find_first_of("0123456789", end), line.size());
    const Numbers letters = numbers_in(line.substr(end, next - end));
    numbers.insert(numbers.end(), letters.begin(), letters.end());
    at = next;
  }
  if (numbers.size() > 1) ++formulas_;
  const bool is_equation = line.find('=') != kNowhere;
  const bool is_formula = line.find_first_not_of("0123456789.+-*/^()[] =") == kNowhere;
  const auto is_card = [this](const Rational& number) { return are_cards({number}); };
  PrintedAnswer answer = {std::string(trim(raw)), reason.empty() ? "cannot be read" : reason};
  if (says_target(line) || std::ranges::includes(sorted(numbers), cards_)) {
    answers_.push_back(std::move(answer));
  } else if ((numbers.size() > 1 && (is_formula || are_cards(numbers))) ||
             (is_equation && std::ranges::any_of(numbers, is_card))) {
    unread_.push_back(std::move(answer));
    has_unread_equation_ = has_unread_equation_ || is_equation;
  }
}

// As many steps as an answer has, and as many again for each further answer. Otherwise steps that
// make the target are judged one by one, if there are no others.
void PrintedReader::take_steps() {
  if (steps_.empty() || deal_.size() < 2) return;
  const std::size_t most = deal_.size() - 1;
  std::vector<PrintedAnswer> found;
  bool are_right = true;
  bool do_fit = steps_.size() % most == 0;
  for (std::span<const std::string> rest = steps_; do_fit && !rest.empty();
       rest = rest.subspan(most)) {
    do_fit = !rest.front().empty();
    const Reading reading = checked(joined_by("; ", rest.first(most)));
    const bool is_trace =
        reading.reason.starts_with("step 1: takes") ||
        (reading.reason.starts_with("step") && reading.text.find('.') != kNowhere);
    are_right = are_right && reading.is_right;
    found.push_back({reading.text, !reading.is_right && is_trace ? reading.reason : ""});
  }
  if (do_fit) {
    (are_right ? answers_ : others_) = std::move(found);
  } else if (std::ranges::all_of(steps_, [this](const auto& step) { return says_target(step); })) {
    for (std::string& step : steps_) others_.push_back({std::move(step)});
  } else {
    const Reading reading = checked(joined_by("; ", steps_));
    others_.push_back({reading.text, reading.is_right ? "cannot be read" : reading.reason});
  }
}

}  // namespace

Printed read_printed(std::string_view text, const Deal& deal, const Rules& rules) {
  const std::vector<std::string_view> lines = lines_with_text(text);
  PrintedReader reader(deal, rules, lines.size() == 1);
  for (const std::string_view line : lines) reader.read(line);
  return reader.printed();
}

}  // namespace twentyfour
