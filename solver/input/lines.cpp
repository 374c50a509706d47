#include "solver/input/lines.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "solver/expressions/reading.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/source.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kWideBlank = "\u3000";
constexpr std::string_view kWideSeparators[] = {kWideBlank, "\uff0c", "\u3001"};

bool is_separator(char byte) {
  return is_space(byte) || byte == ',' || byte == ';';
}

bool ends_column(char byte) {
  return byte == ',' || byte == ';' || byte == '\t';
}

// The number of the first one or two digits, without a branch.
int short_number(const char* digits, std::size_t count) {
  const int first = digits[0] - '0';
  return first + (count == 2 ? 1 : 0) * (9 * first + digits[count - 1] - '0');
}

// A token without a pair of double quotation marks, if there is anything between them.
std::string_view without_quotes(std::string_view token) {
  const bool has_quotes = token.size() > 2 && token.front() == '"' && token.back() == '"';
  return has_quotes ? token.substr(1, token.size() - 2) : token;
}

// The text with U+FF10 to U+FF19 as 0 to 9.
std::string with_narrow_digits(std::string_view text) {
  std::string narrow;
  while (!text.empty()) {
    const bool is_wide =
        text.size() > 2 && text.substr(0, 3) >= "\uff10" && text.substr(0, 3) <= "\uff19";
    narrow += is_wide ? static_cast<char>('0' + (text[2] & 0xf)) : text.front();
    text.remove_prefix(is_wide ? 3 : 1);
  }
  return narrow;
}

// How many bytes a separator of cards has, with which the text begins; 0 if it begins with none.
std::size_t separator_length(std::string_view text) {
  if (text.empty()) return 0;
  if (is_separator(text.front())) return 1;
  return std::any_of(std::begin(kWideSeparators), std::end(kWideSeparators),
                     [text](std::string_view wide) { return text.starts_with(wide); })
             ? kWideBlank.size()
             : 0;
}

// How many bytes a mark between hand and answer has, with which the text begins; or 0.
std::size_t mark_before_answer(std::string_view text) {
  for (const std::string_view mark : {":", "|", "->", "=>", "\u2192"}) {
    if (text.starts_with(mark)) return mark.size();
  }
  return 0;
}

// The card that the text is, or -1.
int card_of(std::string_view text) {
  const int card = take_card(text);
  return text.empty() ? card : -1;
}

// Whether a text begins with a list in quotation marks: "5,5,5,1". A card of one or two characters
// in them is told apart first, because most are.
bool has_quoted_list(std::string_view text) {
  const bool has_card = text.size() > 3 && (text[2] == '"' || text[3] == '"');
  if (text.front() != '"' || has_card) return false;
  const std::string_view list = trim(text.substr(1, text.find('"', 1) - 1));
  return field_in(list).size() < list.size();
}

// Whether a text begins as an object of JSON does: {"cards":
bool has_json(std::string_view text) {
  if (text.front() != '{') return false;
  text = trim_left(text.substr(1));
  const std::size_t end = text.find('"', 1);
  return text.starts_with('"') && end != std::string_view::npos &&
         trim_left(text.substr(end + 1)).starts_with(':');
}

}  // namespace

std::string_view take_opening(std::string_view& text) {
  const bool is_quoted = has_quoted_list(text);
  if (is_quoted) text = trim_left(text.substr(1));
  const char bracket = closing_sign(text.front());
  if (bracket == 0) return is_quoted ? "\"" : "";
  text.remove_prefix(1);
  constexpr std::string_view kClosings = ")\"]\"}\"";
  return kClosings.substr(kClosings.find(bracket), is_quoted ? 2 : 1);
}

bool take_separator(std::string_view& text, int& marks) {
  const std::size_t length = separator_length(text);
  if (length == 0) return false;
  marks += is_space(text.front()) || text.starts_with(kWideBlank) ? 0 : 1;
  text.remove_prefix(length);
  return true;
}

std::string_view field_in(std::string_view text) {
  std::size_t size = 0;
  while (size < text.size() && separator_length(text.substr(size)) == 0) ++size;
  return text.substr(0, size);
}

int card_of_field(std::string_view field) {
  field = without_quotes(field);
  const int card = card_of(field);
  return card < 0 ? card_of(with_narrow_digits(field)) : card;
}

HandLine::HandLine(const Query& query)
    : query_(query),
      has_answer_(query.asked == Question::kCheck),
      cards_in_hand_(static_cast<std::size_t>(query.cards)) {}

LineKind HandLine::read(std::string_view line) {
  if (line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
  if (line.ends_with('\r')) line.remove_suffix(1);
  rest_ = trim_left(line);
  count_ = 0;
  if (rest_.empty() || rest_.front() == '#') return LineKind::kEmpty;
  line_ = rest_;
  if (query_.columns.first != 0) {
    const std::optional<std::string_view> part = part_of(line, query_.columns);
    if (!part)
      return bad(joined(
          {"fewer than ", counted(static_cast<std::uint64_t>(query_.columns.last), "column")}));
    rest_ = line_ = trim_left(*part);
  }
  const LineKind kind = query_.has_games ? read_game() : read_hand();
  if (kind != LineKind::kBad || !has_json(line_)) return kind;
  has_name_ = has_too_many_fields_ = false;
  return bad("expected a hand, found JSON; the manual has a recipe under Lines");
}

Deal HandLine::deal() const {
  if (query_.has_games) return game_;
  return {cards_.begin(), cards_.begin() + count_, query_.target};
}

LineKind HandLine::read_game() {
  Source source(query_);
  source.start_block(rest_, true);
  const Outcome outcome = source.read();
  if (outcome != Outcome::kHand) return bad(reason_of(outcome, source));
  game_ = source.deal();
  rest_ = source.rest();
  return end_of_hand();
}

LineKind HandLine::read_hand() {
  closing_ = take_opening(rest_);
  is_marked_ = !closing_.empty();
  has_name_ = false;
  const LineKind kind = read_cards();
  if (kind == LineKind::kBad) {
    const auto ends_of_columns = std::count_if(line_.begin(), line_.end(), ends_column);
    const bool is_list = closing_sign(line_.front()) != 0 || (!closing_.empty() && count_ > 0);
    const bool has_more = has_answer_ ? ends_of_columns > query_.cards || count_ > cards_in_hand_
                                      : ends_of_columns >= query_.cards;
    has_too_many_fields_ = has_more && !is_list;
    const std::string_view name = without_quotes(token());
    has_name_ = !name.empty() && is_letter(name.front()) && !has_suit(name) &&
                std::none_of(line_.data(), rest_.data(), is_digit);
  }
  return kind;
}

// Reads up to the end of the hand, or up to what is bad.
LineKind HandLine::read_cards() {
  read_short_cards();
  int marks = count_ > 0 && *(rest_.data() - 1) == ',' ? 1 : 0;
  for (;;) {
    marks += skip_separators();
    if (marks > (count_ == 0 ? 0 : 1)) return bad(empty_field());
    if (rest_.empty() || is_at_end()) break;
    const std::string_view token = this->token();
    const int card = card_of_field(token);
    if (card < 0) return bad(bad_card(token));
    marks = 0;
    if (count_ < cards_.size()) cards_[count_] = card;
    ++count_;
    rest_.remove_prefix(token.size());
    if (count_ == 1) has_blanks_ = rest_.starts_with(' ');
  }
  if (!closing_.empty() && !take_closing()) {
    return bad(joined({"expected ", closing_, " after the cards"}));
  }
  if (!closing_.empty() && skip_separators() > 1) return bad(empty_field());
  if (count_ == cards_in_hand_ && has_another_card()) ++count_;
  if (count_ != cards_in_hand_) return bad(wrong_number());
  return end_of_hand();
}

LineKind HandLine::end_of_hand() {
  const std::string_view rest = trim_left(rest_);
  if (has_answer_ && !rest_.starts_with('\t')) rest_ = rest.substr(mark_before_answer(rest));
  if (has_answer_) return LineKind::kHand;
  rest_ = rest;
  return rest_.empty() ? LineKind::kHand : bad(expected("nothing after the hand", rest_));
}

// 3 of 4 cards; 5 cards, expected 4; or at a terminal, with either, in '5 5 1', and what to do.
std::string HandLine::wrong_number() const {
  const bool is_short = count_ < cards_in_hand_;
  if (!query_.is_typed && is_short) return cards_of_hand(count_, query_.cards);
  std::string number =
      joined({counted(count_, "card"), ", expected ", std::to_string(query_.cards)});
  if (!query_.is_typed) return number;
  const std::string_view line = trim(line_);
  return joined({number, ", in ", in_quotes(line),
                 equal_ignoring_case(line, "q") ? "; type quit to stop" : hint_at_digits(line)});
}

bool HandLine::begins_with_zeros() const {
  return count_ >= cards_in_hand_ && std::all_of(cards_.begin(), cards_.begin() + query_.cards,
                                                 [](int card) { return card == 0; });
}

// Reads cards of one or two digits, each with a separator after it, or the last card of the line;
// all may stand in quotation marks. There is no branch on the length of a card, because it cannot
// be predicted. (Without this function, -e takes 2.1 times as long for lines that are remembered,
// and YES or NO takes 1.7 times as long for cards in quotation marks.)
void HandLine::read_short_cards() {
  const char* at = rest_.data();
  const char* const end = at + rest_.size();
  const auto most = cards_in_hand_ - 1;
  const std::ptrdiff_t quote = rest_.starts_with('"') ? 1 : 0;
  const auto is_quote = [quote](const char* place) { return quote == 0 || *place == '"'; };
  bool has_comma = false;
  std::size_t count = 0;
  for (; count < most && end - at > 2 + 2 * quote; ++count) {
    const char* const first = at + quote;
    const std::size_t digits = is_digit(first[1]) ? 2 : 1;
    const char* const after = first + digits;
    const char separator = after[quote];
    const bool is_card = is_quote(at) && is_digit(*first) && is_quote(after);
    if (!is_card || (separator != ' ' && separator != ',')) break;
    cards_[count] = short_number(first, digits);
    has_comma |= separator == ',';
    at = after + quote + 1;
  }
  const std::ptrdiff_t left = end - at - 2 * quote;
  const bool is_last = count == most && (left == 1 || left == 2);
  if (is_last && is_quote(at) && is_quote(end - 1) && is_digit(at[quote]) &&
      is_digit(end[-1 - quote])) {
    cards_[count++] = short_number(at + quote, static_cast<std::size_t>(left));
    at = end;
  }
  count_ = count;
  rest_ = {at, static_cast<std::size_t>(end - at)};
  is_marked_ = is_marked_ || has_comma;
  has_blanks_ = count > 0;
}

// Skips what separates cards, but not a tab that ends the hand. Returns the number of marks.
int HandLine::skip_separators() {
  int marks = 0;
  while (!is_at_last_tab() && take_separator(rest_, marks)) is_marked_ = is_marked_ || marks > 0;
  return marks;
}

bool HandLine::is_at_last_tab() const {
  return has_answer_ && rest_.starts_with('\t') &&
         (is_marked_ || has_blanks_ || count_ == cards_in_hand_);
}

bool HandLine::is_at_end() const {
  if (is_at_last_tab()) return true;
  if (!closing_.empty()) return rest_.front() == closing_.front();
  const bool has_all = has_answer_ && count_ == cards_in_hand_;
  if (has_all && mark_before_answer(rest_) > 0) return true;
  return has_all && !(is_marked_ && rest_.find('\t') != std::string_view::npos);
}

bool HandLine::take_closing() {
  if (!rest_.starts_with(closing_)) return false;
  rest_.remove_prefix(closing_.size());
  is_marked_ = false;
  return true;
}

// Whether the answer begins with a card and a comma or semicolon, as the hand has them: then a
// column before the cards was taken for one.
bool HandLine::has_another_card() const {
  std::string_view rest = rest_;
  if (!has_answer_ || !is_marked_ || !closing_.empty()) return false;
  const bool is_quoted = take_words("\"", rest);
  if (rest.empty() || take_card(rest) < 0 || (is_quoted && !take_words("\"", rest))) return false;
  int marks = 0;
  while (take_separator(rest, marks)) {
  }
  return marks > 0 && !rest.empty();
}

// The next field, up to what closes the hand.
std::string_view HandLine::token() const {
  std::string_view field = field_in(rest_);
  if (has_answer_ && count_ + 1 == cards_in_hand_) {
    std::size_t size = 0;
    while (size < field.size() && mark_before_answer(field.substr(size)) == 0) ++size;
    if (size > 0) field = field.substr(0, size);
  }
  return closing_.empty() ? field : field.substr(0, field.find(closing_.front()));
}

LineKind HandLine::bad(std::string reason) {
  reason_ = std::move(reason);
  return LineKind::kBad;
}

}  // namespace twentyfour
