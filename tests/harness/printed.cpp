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
#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/beside.hpp"
#include "tests/harness/texts.hpp"
#include "tests/harness/tokens.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

using Numbers = std::vector<Rational>;

constexpr std::string_view kArrow = "\x1a";
constexpr std::size_t kLongest = 300;      // formula, in bytes
constexpr std::size_t kMostTries = 20000;  // in a line

Numbers sorted(Numbers numbers) {
  std::ranges::sort(numbers);
  return numbers;
}

bool consists_of(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == kNowhere;
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

// Takes a number without a sign, or a letter of a card beside no other letter.
std::optional<Rational> take_operand(std::string_view& text, char before) {
  if (is_digit(text.front())) return take_number(text, Written::kDecimal);
  const bool is_alone =
      !is_letter_or_digit(before) && (text.size() == 1 || !is_letter_or_digit(text[1]));
  const int card = is_alone ? letter_card(text.front()) : 0;
  if (card <= 0) return std::nullopt;
  text.remove_prefix(1);
  return Rational(card);
}

Numbers numbers_in(std::string_view text) {
  Numbers numbers;
  for (char before = ' '; !text.empty();) {
    const auto number = take_operand(text, before);
    if (number) numbers.push_back(*number);
    before = number ? '0' : text.front();
    if (!number) text.remove_prefix(1);
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

// Whether it may be a date, a range, a share or, with blanks, a hand.
bool is_like_hand(std::string_view answer, const char* blank = "") {
  const std::string signs = std::string("0123456789") + blank;
  return consists_of(answer, signs + "-") || consists_of(answer, signs + "/");
}

// Whether it is a date, a range from less to more, or a share of more.
bool is_date(std::string_view answer) {
  if (answer.starts_with('(') && answer.ends_with(')'))
    answer = answer.substr(1, answer.size() - 2);
  const Numbers numbers = numbers_in(answer);
  const auto is_year = [](const Rational& number) { return !(number < Rational(1000)); };
  return is_like_hand(answer) && (std::ranges::any_of(numbers, is_year) ||
                                  (numbers.size() == 2 && numbers[0] < numbers[1]));
}

// A line in ASCII, without tags, with one sign for each arrow.
std::string plain(std::string_view line) {
  std::string text(line);
  for (std::size_t at = text.find('<'); at != kNowhere; at = text.find('<', at + 1)) {
    const std::size_t name = text.find_first_not_of('/', at + 1);
    const std::size_t end = std::min(text.find('>', at), text.size());
    const bool is_tag = name < end && end < text.size() && is_letter(text[name]) &&
                        std::all_of(&text[name], &text[end], is_letter_or_digit);
    if (is_tag) text.replace(at, end + 1 - at, " ");
  }
  // The date and the time of a line of a log.
  const std::size_t stamp = std::min(text.find_first_not_of("0123456789-:.,T "), text.size());
  if (stamp > 19 && text[4] == '-' && text[7] == '-' && text[13] == ':') text.erase(0, stamp);
  for (const char* arrow : {"\u2192", "\u21d2", "\u27a1", "\u27f6"})
    replace_all(text, arrow, kArrow);
  for (std::size_t at = text.find('>', 1); at < text.size(); at = text.find('>', at + 1)) {
    const std::size_t begin = text.find_last_not_of("-=", at - 1) + 1;
    if (begin == at) continue;
    text.replace(begin, at + 1 - begin, kArrow);
    at = begin;
  }
  for (const char* smile : {" :)", " :-)", " :D", " :("}) {
    if (text.ends_with(smile)) text.resize(text.size() - std::string_view(smile).size());
  }
  for (const char* blank : {" \x1a", "\x1a "}) replace_all(text, blank, kArrow);
  replace_all(text, "Fraction(24, 1)", "24");
  return std::string(trim(PlainAnswer(text).text()));
}

// Whether an expression may begin or end at a place of a line.
bool may_begin(std::string_view line, std::size_t at) {
  const std::string_view rest = line.substr(at + 1);
  const bool is_card = letter_card(line[at]) > 0 && (rest.empty() || !is_letter(rest[0])) &&
                       !trim_left(rest).starts_with('=');
  const bool is_minus = line[at] == '-' && !rest.empty() && is_digit(rest[0]);
  const bool is_first = is_minus || is_digit(line[at]) || closing_sign(line[at]) != 0 || is_card ||
                        std::string_view("*`$_\\").find(line[at]) != kNowhere;
  if (!is_first || at == 0) return is_first;
  // A star is emphasis, and not a sign, where no operand stands before it.
  const std::string_view left = trim_right(line.substr(0, at));
  const bool is_sign = !left.empty() && (is_digit(left.back()) || is_bracket(left.back()) ||
                                         (is_letter(left.back()) && !rest.starts_with('*')));
  if (is_sign && (line[at] == '*' || (is_minus && !is_letter(left.back())))) return false;
  const char before = line[at - 1];
  if (before == ':') return at == 1 || (!is_digit(line[at - 2]) && !is_bracket(line[at - 2]));
  return std::string_view(" \t\"',;([{>|=\x1a").find(before) != kNowhere;
}

bool may_end(std::string_view line, std::size_t at) {
  if (at == line.size()) return true;
  if (line[at] == '.') return at + 1 == line.size() || is_space(line[at + 1]);
  return std::string_view(" \t\"',;)]}|\x1a").find(line[at]) != kNowhere;
}

std::size_t steps_in(const std::string& text) {
  const auto steps = read_steps(text + ";");
  const auto* const all = steps ? std::get_if<std::vector<Step>>(&*steps) : nullptr;
  return all == nullptr ? 0 : all->size();
}

// The place beyond which no part goes that begins here: a quotation mark, a bar, a tab or, except
// between steps, a comma or a semicolon outside brackets.
std::size_t last_end(std::string_view line, std::size_t begin) {
  const std::size_t last =
      std::min({line.size(), begin + kLongest, line.find_first_of("\t\"'|", begin + 1)});
  int depth = 0;
  for (std::size_t at = begin; at < last; ++at) {
    depth += closing_sign(line[at]) != 0 ? 1 : is_bracket(line[at]) ? -1 : 0;
    if (depth > 0 || (line[at] != ',' && line[at] != ';')) continue;
    return steps_in(std::string(line.substr(begin, at - begin))) > 0 ? last : at;
  }
  return last;
}

// What check_answer() says of a text.
struct ReadPart {
  std::string text = {};
  Verdict verdict = Verdict::kNotJudged;
  bool is_read = false;
  PrintedReason reason = {};
  std::size_t numbers = 0;
  Flaw flaw = Flaw::kOther;
  std::size_t step = 0;  // that has the flaw

  bool is_right() const { return verdict == Verdict::kRight; }
};

class PrintedReader {
 public:
  PrintedReader(const Deal& deal, const Rules& rules)
      : deal_(deal), rules_(rules), cards_(sorted(Numbers(deal.begin(), deal.end()))) {}

  void read(std::string_view raw);
  bool read_place(const std::string& text);
  Printed printed();

 private:
  bool are_cards(const Numbers& numbers) const {
    return std::ranges::includes(cards_, sorted(numbers));
  }
  bool may_be_date(std::string_view text) const {
    return is_date(text) && (text.starts_with('(') || !are_cards(numbers_in(text)));
  }
  bool is_formula(std::string_view text) const {
    std::string equation(text);
    std::ranges::replace(equation, kArrow.front(), '=');
    return numbers_in(answer_in(equation)).size() >= std::min<std::size_t>(deal_.size(), 2);
  }
  bool is_target(std::string_view side) const {
    return value_in(side) == deal_.target() || is_rounded(side, deal_.target());
  }

  bool says_target(std::string_view text) const;
  std::size_t hand_at(std::string_view line, std::size_t at) const;
  std::size_t longest_at(std::string_view line, std::size_t begin, ReadPart& found);
  ReadPart check(std::string_view formula) const;
  ReadPart checked(std::string text) const;
  bool add_postfix(std::string_view line);
  void add(ReadPart reading, bool has_more);
  void add_unread(std::string_view raw, const std::string& around,
                  const std::vector<ReadPart>& parts, std::string_view line,
                  const PrintedReason& reason);
  void take_steps();
  bool says_other(std::string_view line, const Rational& least) const;
  bool is_denied(std::string_view line) const;

  const Deal& deal_;
  const Rules& rules_;
  const Numbers cards_;
  PrintedReason reason_ = {};  // why the first part of a line cannot be read
  std::size_t tries_ = 0;      // in a line
  std::size_t formulas_ = 0;
  std::vector<PrintedAnswer> answers_ = {};
  std::vector<PrintedAnswer> others_ = {};  // which count if there are none of those
  std::vector<PrintedAnswer> traces_ = {};  // of other numbers; of these one alone counts
  std::vector<PrintedAnswer> unread_ = {};  // which count if none of the others is judged
  std::vector<std::string> steps_ = {};
  bool is_denied_ = false;  // some line by itself
  bool denies_ = false;
};

// Whether an equals sign after a number or a bracket has the target on its other side.
bool PrintedReader::says_target(std::string_view text) const {
  for (std::size_t at = text.find('='); at != kNowhere; at = text.find('=', at + 1)) {
    const std::string_view before = trim_right(text.substr(0, at));
    const std::string_view after = trim_left(text.substr(at + 1));
    const bool follows = !before.empty() && (is_digit(before.back()) || is_bracket(before.back()));
    if (follows && is_target(after.substr(0, after.find_first_not_of("0123456789.")))) return true;
  }
  const std::vector<std::string_view> sides = sides_of(text);
  return sides.size() > 1 && is_target(sides.front());
}

// Whether a line says that what it has makes another number than the target, by this much.
bool PrintedReader::says_other(std::string_view line, const Rational& least) const {
  const auto value = value_in(trim(line.substr(std::min(line.rfind('=') + 1, line.size()))));
  const Rational target = deal_.target();
  return line.find('=') != kNowhere && value &&
         (target + least <= *value || *value + least <= target);
}

// Whether a line says so itself: "no solution, closest: 5*5-5/1 = 20", or "5*5 != 24".
bool PrintedReader::is_denied(std::string_view line) const {
  constexpr int kPerUnit = 1000;
  return has_any_words(line, {"!=", "\u2260"}) ||
         (says_other(line, *Rational::of(1, kPerUnit)) &&
          std::ranges::any_of(tokens_of(line), denies, &Token::text));
}

// Where the cards of the hand end that stand at a place, in any order, and belong to no formula;
// the place itself if there are none.
std::size_t PrintedReader::hand_at(std::string_view line, std::size_t at) const {
  if (cards_.size() < 2 || (at > 0 && is_letter_or_digit(line[at - 1]))) return at;
  std::string_view rest = line.substr(at);
  Numbers found;
  while (!rest.empty()) {
    const auto number = take_operand(rest, ' ');
    if (!number) return at;
    found.push_back(*number);
    if (found.size() == cards_.size()) break;
    const std::size_t size = std::min(rest.find_first_not_of(" \t,;'\""), rest.size());
    if (size == 0) return at;
    rest.remove_prefix(size);
  }
  const std::string_view after = trim_left(rest);
  const bool goes_on = !after.empty() && std::string_view("+-*/^!%").find(after[0]) != kNowhere;
  return sorted(found) == cards_ && !goes_on ? offset_of(rest.data(), line) : at;
}

// Where the longest part that begins at a place and can be read ends; the place itself if there is
// none.
std::size_t PrintedReader::longest_at(std::string_view line, std::size_t begin, ReadPart& found) {
  if (!may_begin(line, begin)) return begin;
  for (std::size_t end = last_end(line, begin); end > begin; --end) {
    const std::string_view part = line.substr(begin, end - begin);
    if (!may_end(line, end)) continue;
    const std::string_view formula = part.substr(0, part.find_last_not_of(" .,;'\"") + 1);
    if (!is_formula(formula)) break;
    if (++tries_ > kMostTries) {
      reason_ = {"expected fewer parts on a line"};
      break;
    }
    if (line[begin] == '-' && steps_in(std::string(formula)) == 0) continue;
    found = check(formula);
    if (found.is_read) return begin + formula.size();
    if (reason_.text.empty() && !is_letter(line[begin])) reason_ = found.reason;
  }
  return begin;
}

ReadPart PrintedReader::checked(std::string text) const {
  using Kind = Finding::Kind;
  Finding finding = check_answer(deal_, text, rules_);
  const bool is_right = finding.kind == Kind::kRight;
  const bool is_read = is_right || finding.kind == Kind::kWrong || finding.kind == Kind::kNotJudged;
  // A place would be that in a part of the line.
  std::string& reason = finding.expected.empty() ? finding.reason : finding.expected;
  const Verdict verdict = is_right                           ? Verdict::kRight
                          : finding.kind == Kind::kNotJudged ? Verdict::kNotJudged
                                                             : Verdict::kWrong;
  return {std::move(text), verdict,
          is_read,         {std::move(reason), finding.flaw == Flaw::kOperator},
          finding.numbers, finding.flaw,
          finding.step};
}

// Arrows may stand between steps, or for equals signs.
ReadPart PrintedReader::check(std::string_view formula) const {
  for (const std::string_view part : {formula, trim_right(formula.substr(0, formula.find('=')))}) {
    const bool is_star =
        part.ends_with('*') && !part.starts_with('*') && !parse_other_notation(formula);
    if (is_star || (part.ends_with('!') && !rules_.operators.contains(Symbol::kFactorial))) {
      return {.reason = {std::string("expected no ") + part.back() + " there", !is_star}};
    }
  }
  std::string text(formula);
  if (text.find(kArrow) != kNowhere) {
    replace_all(text, kArrow, "; ");
    ReadPart steps = checked(text);
    if (steps.is_right() || steps_in(text.substr(0, text.find(';'))) > 0) return steps;
    text = formula;
    replace_all(text, kArrow, " = ");
  }
  const std::size_t equals = text.rfind('=');
  if (equals != kNowhere && is_rounded(trim(text.substr(equals + 1)), deal_.target())) {
    text = trim_right(text.substr(0, equals + 1));
    text += " " + to_string(deal_.target());
  }
  ReadPart reading = checked(text);
  if (reading.is_right()) return reading;
  // 1 (5-1/5)*5, 1 - 5*(5-1/5) and 5*(5-1/5) (23) may be an answer beside a number.
  const std::string_view whole = text;
  const std::string_view after =
      whole.substr(std::min(whole.find_first_not_of("0123456789()[]"), whole.size()));
  const std::string_view before = trim_right(whole.substr(0, whole.rfind(" (") + 1));
  const std::string_view item = after.substr(std::min(after.find_first_not_of(" -"), after.size()));
  const bool has_item =
      after.size() < whole.size() && item.size() < after.size() && !item.starts_with('*');
  const bool has_tail = consists_of(whole.substr(before.size()), "0123456789 ()");
  if ((has_item && checked(std::string(item)).is_right()) ||
      (has_tail && checked(std::string(before)).is_right())) {
    return {.reason = {"expected no number beside the answer"}};
  }
  // A step may have numbers that are no cards.
  reading.is_read = reading.is_read || steps_in(text) > 0;
  return reading;
}

// Reads postfix, also as a list: [5, 5, 1, 5, '/', '-', '*']. Returns whether it is that.
bool PrintedReader::add_postfix(std::string_view line) {
  std::string listed(line);
  for (const char sign : {'[', ']', ',', '\'', '"'}) std::ranges::replace(listed, sign, ' ');
  const std::string_view text = trim(listed);
  if (!parse_other_notation(text)) return false;
  ReadPart reading = checked(std::string(text));
  if (!reading.is_read || reading.numbers != deal_.size()) return false;
  add(std::move(reading), false);
  return true;
}

// Finds the longest parts that can be read, and looks at what is left.
void PrintedReader::read(std::string_view raw) {
  denies_ = denies_ || std::ranges::any_of(tokens_of(raw), denies, &Token::text);
  const std::string line = plain(raw);
  if (line.empty() || add_postfix(line)) return;
  reason_ = {};
  tries_ = 0;
  std::string around;
  std::vector<ReadPart> parts;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = hand_at(line, at);
    ReadPart part;
    if (end > at) {
      around += kHandSign;
    } else if ((end = longest_at(line, at, part)) > at) {
      around += kPartSign;
      parts.push_back(std::move(part));
    } else {
      around += line[end++];
    }
    at = end;
  }
  const bool are_right = std::ranges::all_of(parts, &ReadPart::is_right);
  const std::string_view harm = harm_in(around, deal_.target(), are_right);
  const auto is_full = [this](const ReadPart& part) {
    return part.is_right() || (part.numbers == deal_.size() && steps_in(part.text) == 0);
  };
  const bool are_alike =
      std::ranges::all_of(parts, is_full) || std::ranges::none_of(parts, is_full);
  if (!parts.empty() && harm.empty() && are_alike) {
    for (ReadPart& part : parts) add(std::move(part), around.size() > 1);
    return;
  }
  const bool is_word = harm.empty() || is_in_word(harm.front());
  add_unread(
      raw, around, parts, line,
      tries_ <= kMostTries && (reason_.text.empty() || is_word) && !harm.empty() && !parts.empty()
          ? PrintedReason{"expected an answer alone, found " + twentyfour::quoted(harm)}
      : reason_.text.empty() ? PrintedReason{"expected an answer alone"}
                             : reason_);
}

// Reads all of a place as an answer. Returns whether it is one; a number alone is none.
bool PrintedReader::read_place(const std::string& text) {
  ReadPart reading = check(trim(text));
  if (!reading.is_read || !is_formula(text)) return false;
  answers_.push_back({std::move(reading.text), reading.verdict, std::move(reading.reason)});
  return true;
}

// @param has_more  something stands beside it
void PrintedReader::add(ReadPart reading, bool has_more) {
  const std::string_view answer = answer_in(reading.text);
  const Numbers numbers = numbers_in(answer);
  const std::size_t steps = steps_in(reading.text);
  const bool is_full = reading.numbers == deal_.size() && steps == 0;
  if (reading.is_right()) {
    answers_.push_back({std::move(reading.text)});
  } else if (is_full && is_like_hand(answer, " ") && are_cards(numbers)) {
    unread_.push_back({std::move(reading.text), Verdict::kNotJudged, std::move(reading.reason)});
  } else if (is_full) {
    answers_.push_back({std::move(reading.text), reading.verdict, std::move(reading.reason)});
  } else if (steps > 0) {
    steps_.push_back(std::move(reading.text));
    steps_.resize(steps_.size() + steps - 1);
  } else if (says_target(reading.text)) {
    others_.push_back({std::move(reading.text), Verdict::kWrong, std::move(reading.reason)});
  } else if (!has_more || !may_be_date(answer)) {
    formulas_ += has_more && is_date(answer) ? 2 : 1;
    traces_.push_back({std::move(reading.text), Verdict::kNotJudged, std::move(reading.reason)});
  }
}

// A template for the first right part: the words before it, and a mark that closes one there.
std::string place_of_right(std::string_view around, const std::vector<ReadPart>& parts) {
  std::size_t at = around.find(kPartSign);
  for (const ReadPart& part : parts) {
    if (part.is_right()) break;
    at = around.find(kPartSign, at + 1);
  }
  std::string_view before = around.substr(0, at);
  before.remove_prefix(before.find_last_of("0123456789,\x01\x02\x1a()[]{}") + 1);
  const std::vector<Token> words = tokens_of(before);
  if (at == kNowhere || std::ranges::none_of(before, is_in_word) ||
      std::ranges::any_of(words, takes_back, &Token::text)) {
    return {};
  }
  std::string place = std::string(trim_left(before)) + "{}";
  if (std::string_view("'\"").find(before.back()) != kNowhere) place += before.back();
  return place;
}

void PrintedReader::add_unread(std::string_view raw, const std::string& around,
                               const std::vector<ReadPart>& parts, std::string_view line,
                               const PrintedReason& reason) {
  const std::vector<Token> tokens = tokens_of(around);
  Numbers numbers;  // but for those of a hand that is repeated
  bool has_operator = false;
  bool has_part = false;
  bool has_right = false;
  for (const ReadPart& part : parts) {
    const Numbers more = numbers_in(answer_in(part.text));
    if (may_be_date(part.text)) continue;
    numbers.insert(numbers.end(), more.begin(), more.end());
    has_operator = has_part = true;
    has_right = has_right || part.is_right();
  }
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const auto number = value_in(tokens[i].text);
    if (number) numbers.push_back(*number);
    const bool is_within = i > 0 && i + 1 < tokens.size() && !is_in_word(tokens[i - 1].text[0]);
    has_operator = has_operator || std::string_view("+*/^=%<>").find(tokens[i].kind) != kNowhere ||
                   ((tokens[i].kind == '-' || tokens[i].kind == ':') && is_within);
  }
  if (!has_operator || numbers.empty()) return;
  if (numbers.size() > 1) ++formulas_;
  const bool is_equation = line.find('=') != kNowhere;
  PrintedAnswer answer = {std::string(trim(raw)), Verdict::kNotJudged, reason,
                          place_of_right(around, parts)};
  if (!has_right && is_denied(line)) {
    is_denied_ = true;
  } else if (has_right || (!(has_part && says_other(line, Rational(1))) &&
                           (says_target(line) || std::ranges::includes(sorted(numbers), cards_)))) {
    answers_.push_back(std::move(answer));
  } else if (has_part || (is_equation && numbers.size() > 1)) {
    unread_.push_back(std::move(answer));
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
  for (std::span<std::string> rest = steps_; do_fit && !rest.empty(); rest = rest.subspan(most)) {
    do_fit = !rest.front().empty();
    const std::span<std::string> some = rest.first(most);
    ReadPart reading = checked(joined_by("; ", some));
    if (!reading.is_right()) {
      std::vector<std::string> reversed(some.rbegin(), some.rend());
      ReadPart other = checked(joined_by("; ", reversed));
      if (other.is_right()) reading = std::move(other);
    }
    const bool is_trace = (reading.step == 1 && reading.flaw == Flaw::kOperand) ||
                          (reading.step > 0 && reading.text.find('.') != kNowhere);
    are_right = are_right && reading.is_right();
    found.push_back({reading.text,
                     reading.is_right() ? Verdict::kRight
                     : is_trace         ? Verdict::kNotJudged
                                        : Verdict::kWrong,
                     reading.reason});
  }
  if (do_fit) {
    (are_right ? answers_ : others_) = std::move(found);
  } else if (std::ranges::all_of(steps_, [this](const auto& step) { return says_target(step); })) {
    for (const std::string& step : steps_) {
      others_.push_back({step, Verdict::kWrong, checked(step).reason});
    }
  } else {
    const ReadPart reading = checked(joined_by("; ", steps_));
    others_.push_back({reading.text, Verdict::kNotJudged, reading.reason});
  }
}

Printed PrintedReader::printed() {
  if (answers_.empty()) take_steps();
  if (!answers_.empty()) return {std::move(answers_), denies_};
  for (PrintedAnswer& answer : others_) {
    if (!unread_.empty()) answer = {answer.text, Verdict::kNotJudged, unread_.back().reason};
  }
  if (traces_.size() == 1 && formulas_ == 1) traces_.front().verdict = Verdict::kWrong;
  if (others_.empty()) others_ = std::move(traces_);
  if (others_.empty() && unread_.empty() && is_denied_) return {.claim = {.is_of_none = true}};
  const auto is_judged = [](const PrintedAnswer& answer) {
    return answer.verdict != Verdict::kNotJudged;
  };
  if (std::ranges::none_of(others_, is_judged)) {
    others_.insert(others_.end(), unread_.begin(), unread_.end());
  }
  return {std::move(others_), denies_};
}

}  // namespace

std::string at_place(std::string_view text, const Templates& places) {
  if (places.empty()) return std::string(text);
  const PlainAnswer plain(text);
  const auto found = find_place(places, plain.text());
  const auto* const place = std::get_if<Place>(&found);
  return place == nullptr ? "" : std::string(place->text);
}

Printed read_printed(std::string_view text, const Deal& deal, const Rules& rules,
                     const Templates& places) {
  const std::string answer = at_place(text, places);
  PrintedReader reader(deal, rules);
  if (!places.empty() && reader.read_place(answer)) return reader.printed();
  for (const std::string_view line : lines_with_text(answer)) reader.read(line);
  Printed printed = reader.printed();
  if (printed.empty() && !printed.claim.is_of_none) printed.claim = claim_in(answer, deal);
  return printed;
}

}  // namespace twentyfour
