#include "solver/input/source.hpp"

#include <algorithm>
#include <optional>

#include "solver/expressions/reading.hpp"
#include "solver/judge/counted.hpp"
#include "solver/judge/letters.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// A number without zeros after a point, as in 5.0.
std::string_view without_zeros(std::string_view token) {
  const std::size_t point = std::min(token.find('.'), token.size());
  const std::string_view zeros = token.substr(std::min(point + 1, token.size()));
  const bool has_zeros =
      point > 0 && !zeros.empty() && zeros.find_first_not_of('0') == std::string_view::npos;
  return has_zeros ? token.substr(0, point) : token;
}

long long number_in_game(const char* token, const char* end, long long most) {
  const std::string_view text = {token, static_cast<std::size_t>(end - token)};
  return number_or_letter(token, token + without_zeros(text).size(), most);
}

}  // namespace

Source::Source(const Query& query)
    : query_(&query),
      part_(is_counted() ? Part::kCount : first_part_of_deal()),
      cards_in_deal_(query.cards),
      target_(query.target) {}

void Source::start_block(std::string_view block, bool is_last) {
  const bool begins_input = block_at_.line == 1 && block_at_.column == 1 && !had_mark_;
  if (begins_input && block.starts_with(kByteOrderMark)) {
    block.remove_prefix(kByteOrderMark.size());
    had_mark_ = true;
  }
  block_ = block.data();
  line_ends_.go_on_at(block_);
  reader_.at = block.data();
  reader_.end = block.data() + block.size();
  reader_.is_last = is_last;
  if (drops_line_) drop_line();
}

std::string_view Source::leave_block() {
  if (reader_.numbers_read > 0) hand_at_ = position_of_cards(reader_.numbers_read);
  line_ends_.count_to(reader_.at);
  block_at_ = position_of(reader_.at);
  return rest();
}

void Source::drop_line() {
  reader_.at = std::find(reader_.at, reader_.end, '\n');
  drops_line_ = reader_.at == reader_.end;
  reader_.numbers_read = 0;
  cards_in_deal_ = query_->cards;
  if (!awaits_count()) part_ = first_part_of_deal();
}

Outcome Source::read() {
  while (deals_read_ != deals_expected_) {
    const Reading reading = read_part();
    if (reading == Reading::kMore) return is_bad_already() ? Outcome::kBadCard : Outcome::kMore;
    if (reading == Reading::kEnd) return ending();
    if (reading == Reading::kBadToken && !takes_target()) return Outcome::kBadCard;
    switch (part_) {
      case Part::kCount:
        part_ = first_part_of_deal();
        break;
      case Part::kCardsAndTarget:
        cards_in_deal_ = numbers_[0];
        if (reading == Reading::kAll) target_ = Rational(numbers_[1]);
        if (has_bad_size()) return Outcome::kBadCard;
        part_ = Part::kHand;
        break;
      case Part::kHand:
        if (is_sentinel()) return Outcome::kEnd;
        ++deals_read_;
        part_ = first_part_of_deal();
        return Outcome::kHand;
    }
  }
  return Outcome::kEnd;
}

bool Source::is_sentinel() const {
  return query_->framing == Framing::kSentinel &&
         std::all_of(numbers_, numbers_ + cards_in_deal_, [](int card) { return card == 0; });
}

Reading Source::read_part() {
  if (awaits_count()) return reader_.read_numbers<number_of>(&deals_expected_, 1, kMostHands);
  if (has_games()) {
    return reader_.read_numbers<number_in_game>(numbers_, numbers_in_part(), kLargestCard);
  }
  return reader_.read_numbers<number_or_letter>(numbers_, numbers_in_part(), kLargestCard);
}

// Whether a token that is not a card is the target of a game, and takes it. By a division of
// integers the target is an integer, as with --target.
bool Source::takes_target() {
  if (!awaits_target()) return false;
  const std::string_view token = this->token();
  const std::optional<Rational> target = target_in(without_zeros(token));
  if (!target) return false;
  if (query_->rules.division != Division::kReal && target->denominator() != 1) return false;
  target_ = *target;
  reader_.at += token.size();
  reader_.numbers_read = 0;
  return true;
}

const char* Source::after_space() const {
  return reader_.at != reader_.end && is_space(*reader_.at) ? reader_.at + 1 : reader_.at;
}

// Each hand takes at least eight bytes, so no more hands than are counted stand before that place.
const char* Source::end_for_kernel() const {
  if (!is_counted()) return reader_.end;
  const char* const from = after_space();
  const auto bytes = static_cast<std::uint64_t>(reader_.end - from);
  const std::uint64_t hands_left = deals_expected() - deals_read();
  return hands_left < bytes / 8 ? from + hands_left * 8 : reader_.end;
}

void Source::skip_to(const char* to, std::uint64_t hands) {
  reader_.at = to;
  deals_read_ += static_cast<long long>(hands);
}

std::string_view Source::token() const {
  const std::string_view rest = this->rest();
  const auto* const end = std::find_if(rest.begin(), rest.end(), is_space);
  return rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
}

Position Source::error_at(Outcome outcome) const {
  if (outcome == Outcome::kFewHands) return position_of(reader_.end);
  if (outcome == Outcome::kShortHand) return position_of_cards(reader_.numbers_read);
  return has_bad_size() ? position_of_cards(numbers_in_part()) : position_of(reader_.at);
}

// Whether the unfinished token at the end of a block is bad, however it goes on, and has all that
// an error message shows of it.
bool Source::is_bad_already() const {
  if (rest().size() <= (awaits_target() ? kLongestTarget : kLongestShown)) return false;
  const long long most = awaits_count() ? kMostHands : kLargestCard;
  return number_of(reader_.at, reader_.end, most) < 0;
}

// What the end of the input means, before the end of a part.
Outcome Source::ending() const {
  if (reader_.numbers_read > 0) return Outcome::kShortHand;
  if (is_counted()) return Outcome::kFewHands;
  return part_ == first_part_of_deal() ? Outcome::kEnd : Outcome::kShortHand;
}

// The position of a place in the block.
Position Source::position_of(const char* place) const {
  const std::uint64_t number = 1 + line_ends_.before(place);
  const auto bytes = [place](const char* from) { return static_cast<std::uint64_t>(place - from); };
  if (number == block_at_.line) return {number, block_at_.column + bytes(block_)};
  const char* line = place;
  while (line[-1] != '\n') --line;
  return {number, 1 + bytes(line)};
}

// The position of the first of the last `cards` cards.
Position Source::position_of_cards(int cards) const {
  const char* place = reader_.at;
  for (; cards > 0; --cards) {
    while (place != block_ && is_space(place[-1])) --place;
    if (place == block_) return hand_at_;  // in an earlier block
    while (place != block_ && !is_space(place[-1])) --place;
  }
  return position_of(place);
}

}  // namespace twentyfour
