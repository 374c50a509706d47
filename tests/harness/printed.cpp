#include "tests/harness/printed.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "solver/checking/plain_answer.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/beside.hpp"
#include "tests/harness/texts.hpp"
#include "tests/harness/tokens.hpp"

namespace twentyfour {
namespace {

// What a part or a line is found to be. In an output only what is of the first kind counts.
enum class Kind {
  kAnswer,
  kUnread,  // it may be an answer, and is not judged
  kOther,   // says that other numbers make the target, or has steps
  kTrace,   // of other numbers: an answer if nothing else is found
  kDenied,  // a line says itself that it is none
  kPassed,
};

// Whether it may be a date, a range, a share or a hand.
bool is_series(std::string_view text) {
  return text.find_first_not_of("0123456789- ") == kNowhere ||
         text.find_first_not_of("0123456789/ ") == kNowhere;
}

// Whether it is a date, a range from less to more, or a share of more.
bool is_date(std::string_view text) {
  if (text.starts_with('(') && text.ends_with(')')) text = text.substr(1, text.size() - 2);
  if (!is_series(text) || text.find(' ') != kNowhere) return false;
  const Numbers numbers = numbers_in(text);
  return numbers.front() < numbers.back() || !(numbers.front() < Rational(1000));
}

// A template for the first right part: the words before it, and a mark that closes one there.
std::string place_of_right(const ReadLine& line) {
  std::size_t at = line.around.find(kPartSign);
  for (const Part& part : line.parts) {
    if (part.is_right()) break;
    at = line.around.find(kPartSign, at + 1);
  }
  std::string_view before = std::string_view(line.around).substr(0, at);
  const bool is_denied = std::ranges::any_of(tokens_of(before), denies, &Token::text);
  before.remove_prefix(before.find_last_of("0123456789,\x01\x02\x1a()[]{}") + 1);
  if (at == kNowhere || is_denied || std::ranges::none_of(before, is_in_word)) return {};
  std::string place = std::string(trim_left(before)) + "{}";
  if (std::string_view("'\"").find(before.back()) != kNowhere) place += before.back();
  return place;
}

class PrintedReader {
 public:
  PrintedReader(const Deal& deal, const Rules& rules)
      : deal_(deal), parts_(deal, rules), cards_(sorted(Numbers(deal.begin(), deal.end()))) {}

  void read(std::string_view raw);
  bool read_place(const std::string& text);
  Printed printed();

 private:
  struct Found {
    Kind kind;
    PrintedAnswer answer;
  };

  bool are_cards(const Numbers& numbers) const {
    return std::ranges::includes(cards_, sorted(numbers));
  }
  bool is_target(std::string_view text) const { return is_about(text, deal_.target()); }
  bool is_full(const Part& part) const {
    return part.is_right() || (part.numbers == deal_.size() && part.steps == 0);
  }
  bool is_passed(std::string_view text) const {
    return is_date(text) && (text.starts_with('(') || !are_cards(numbers_in(text)));
  }
  bool says_target(std::string_view text) const;
  bool says_other(std::string_view text) const;
  void add_as(Kind kind, Part part) {
    found_.push_back({kind, {std::move(part.text), part.verdict, std::move(part.reason)}});
  }
  void add(Part part);
  void add_unread(std::string_view raw, const ReadLine& line, PrintedReason reason);
  Part checked_steps(std::vector<std::string> steps) const;
  void take_steps();

  const Deal& deal_;
  PartReader parts_;
  const Numbers cards_;
  std::vector<Found> found_ = {};
  std::vector<Part> steps_ = {};
  bool denies_ = false;
};

// Whether an equals sign after a number or a bracket has the target on its other side.
bool PrintedReader::says_target(std::string_view text) const {
  const std::vector<std::string_view> sides = sides_of(text);
  for (std::size_t i = 1; i < sides.size(); ++i) {
    const std::string_view before = sides[i - 1];
    const bool follows = !before.empty() && (is_digit(before.back()) || is_bracket(before.back()));
    const std::size_t size = sides[i].find_first_not_of("0123456789.");
    if (follows && is_target(sides[i].substr(0, size))) return true;
  }
  return sides.size() > 1 && is_target(sides.front());
}

// Whether a line says that what it has makes another number than the target.
bool PrintedReader::says_other(std::string_view text) const {
  const std::string_view value = trim(text.substr(text.rfind('=') + 1));
  return text.find('=') != kNowhere && value_in(value) && !is_target(value);
}

void PrintedReader::read(std::string_view raw) {
  denies_ = denies_ || std::ranges::any_of(tokens_of(raw), denies, &Token::text);
  ReadLine line = parts_.read(raw);
  const std::string_view harm = harm_in(line.around, deal_.target());
  const auto is_whole = [this](const Part& part) { return is_full(part); };
  const bool are_alike =
      std::ranges::all_of(line.parts, is_whole) || std::ranges::none_of(line.parts, is_whole);
  if (line.parts.empty() || !harm.empty() || !are_alike) {
    std::string reason = "expected an answer alone";
    if (!harm.empty() && !line.parts.empty()) reason += ", found " + twentyfour::quoted(harm);
    add_unread(raw, line, line.reason.text.empty() ? PrintedReason{reason} : line.reason);
  } else {
    for (Part& part : line.parts) add(std::move(part));
  }
}

// Reads all of a place as an answer. Returns whether it is one; a number alone is none.
bool PrintedReader::read_place(const std::string& text) {
  Part part = parts_.check(trim(text));
  if (!part.is_read || !parts_.is_formula(text)) return false;
  add_as(Kind::kAnswer, std::move(part));
  return true;
}

void PrintedReader::add(Part part) {
  const std::string_view answer = answer_in(part.text);
  if (part.is_right()) {
    add_as(Kind::kAnswer, std::move(part));
  } else if (part.steps > 0) {
    steps_.push_back(std::move(part));
  } else if (is_full(part)) {
    const bool may_be_hand = is_series(answer) && are_cards(numbers_in(answer));
    if (may_be_hand) part.verdict = Verdict::kNotJudged;
    add_as(may_be_hand ? Kind::kUnread : Kind::kAnswer, std::move(part));
  } else if (says_target(part.text)) {
    part.verdict = Verdict::kWrong;
    add_as(Kind::kOther, std::move(part));
  } else if (!is_passed(answer)) {
    part.verdict = Verdict::kNotJudged;
    const Kind kind = is_date(answer) ? Kind::kUnread : Kind::kTrace;
    add_as(kind, std::move(part));
  }
}

// A line with an operator and a number, but for dates and hands that are repeated.
void PrintedReader::add_unread(std::string_view raw, const ReadLine& line, PrintedReason reason) {
  Numbers numbers;
  for (const Part& part : line.parts) {
    const Numbers more = numbers_in(answer_in(part.text));
    if (!is_passed(part.text)) numbers.insert(numbers.end(), more.begin(), more.end());
  }
  const bool has_right = std::ranges::any_of(line.parts, &Part::is_right);
  const bool has_part = !numbers.empty();
  bool has_operator = has_part;
  const std::vector<Token> tokens = tokens_of(line.around);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const auto number = value_in(tokens[i].text);
    if (number) numbers.push_back(*number);
    const char kind = tokens[i].kind;
    const bool is_within = i > 0 && i + 1 < tokens.size() && !is_in_word(tokens[i - 1].text[0]);
    has_operator = has_operator || std::string_view("+*/^=%<>").find(kind) != kNowhere ||
                   ((kind == '-' || kind == ':') && is_within);
  }
  if (!has_operator || numbers.empty()) return;
  const bool has_all = std::ranges::includes(sorted(numbers), cards_);
  const bool is_equation = line.text.find('=') != kNowhere && numbers.size() > 1;
  const bool is_other = !has_right && says_other(line.text);
  const bool is_denied =
      is_other && std::ranges::any_of(tokens_of(line.text), denies, &Token::text);
  const bool may_be_answer = has_right || has_all || says_target(line.text);
  const Kind kind = is_denied                                  ? Kind::kDenied
                    : may_be_answer && !(is_other && has_part) ? Kind::kAnswer
                    : has_part || is_equation                  ? Kind::kUnread
                                                               : Kind::kPassed;
  if (kind == Kind::kPassed && numbers.size() < 2) return;
  found_.push_back(
      {kind,
       {std::string(trim(raw)), Verdict::kNotJudged, std::move(reason), place_of_right(line)}});
}

// Steps as one answer; if the order in which they stand is wrong, last first.
Part PrintedReader::checked_steps(std::vector<std::string> steps) const {
  Part part = parts_.checked(joined_by("; ", steps));
  if (part.is_right()) return part;
  std::ranges::reverse(steps);
  Part other = parts_.checked(joined_by("; ", steps));
  if (other.is_right()) return other;
  const bool is_trace = (part.flawed_step == 1 && part.flaw == Flaw::kOperand) ||
                        (part.flawed_step > 0 && part.text.find('.') != kNowhere);
  part.verdict = is_trace ? Verdict::kNotJudged : Verdict::kWrong;
  return part;
}

// As many steps as an answer has, and as many again for each further answer. Others are wrong if
// all of them make the target, and otherwise not judged.
void PrintedReader::take_steps() {
  std::vector<Part> answers;
  std::vector<std::string> texts;
  std::size_t count = 0;
  for (const Part& part : steps_) {
    texts.push_back(part.text);
    count += part.steps;
    if (count + 1 < deal_.size()) continue;
    if (count + 1 > deal_.size()) break;
    answers.push_back(checked_steps(std::exchange(texts, {})));
    count = 0;
  }
  if (!texts.empty()) {
    texts.clear();
    bool say_target = true;
    for (const Part& part : steps_) {
      texts.push_back(part.text);
      say_target = say_target && part.steps == 1 && says_target(part.text);
    }
    answers = {parts_.checked(joined_by("; ", texts))};
    answers.front().verdict = say_target ? Verdict::kWrong : Verdict::kNotJudged;
  }
  const bool are_right = std::ranges::all_of(answers, &Part::is_right);
  for (Part& part : answers) add_as(are_right ? Kind::kAnswer : Kind::kOther, std::move(part));
}

Printed PrintedReader::printed() {
  const auto is_answer = [](const Found& found) { return found.kind == Kind::kAnswer; };
  if (std::ranges::none_of(found_, is_answer)) take_steps();
  if (found_.empty()) return {.denies = denies_};
  const Kind best = std::ranges::min(found_, {}, &Found::kind).kind;
  Printed printed = {.denies = denies_, .claim = {.is_of_none = best == Kind::kDenied}};
  if (best >= Kind::kDenied) return printed;
  if (best == Kind::kTrace && found_.size() == 1) found_.front().answer.verdict = Verdict::kWrong;
  for (Found& found : found_) {
    if (found.kind == best) printed.answers.push_back(std::move(found.answer));
  }
  return printed;
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
