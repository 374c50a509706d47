#include "solver/answering/source.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace twentyfour {

Source::Source(const Run& run) : run_(&run), cards_in_deal_(run.cards), target_(run.target) {
  reader_.framing = run.has_games ? Framing::kEof : run.framing;
  expect(Part::kHand, run.cards);
  if (run.has_games) expect(Part::kCardsAndTarget, 2);
  if (run.has_games && is_counted()) expect(Part::kGames, 1);
}

void Source::start_block(std::string_view block, bool is_last) {
  block_ = block.data();
  line_ends_.go_on_at(block_);
  reader_.at = block.data();
  reader_.end = block.data() + block.size();
  reader_.is_last = is_last;
}

std::string_view Source::leave_block() {
  if (reader_.numbers_read > 0) hand_at_ = position_of_cards(reader_.numbers_read);
  line_ends_.count_to(reader_.at);
  const Position at = position_of(reader_.at);
  // In the middle of a line there is nothing new to know of it, and it may be the whole block.
  if (at.line != block_at_.line || last_line_.has_ended) last_line_ = last_line();
  block_at_ = at;
  return rest();
}

void Source::expect(Part part, int numbers) {
  part_ = part;
  reader_.cards_in_hand = numbers;
}

Outcome Source::read_hand() {
  switch (reader_.read()) {
    case Reading::kAll:
      return Outcome::kHand;
    case Reading::kMore:
      return is_bad_already() ? Outcome::kBadCard : Outcome::kMore;
    case Reading::kBadToken:
      return Outcome::kBadCard;
    default:
      return ending();
  }
}

// The reader takes each part of a game for a hand.
Outcome Source::read_game() {
  for (;;) {
    const bool is_between_games = part_ == Part::kCardsAndTarget;
    if (is_between_games && is_counted() && games_read_ == games_) return Outcome::kEnd;
    Outcome outcome = read_hand();
    const bool is_no_card = outcome == Outcome::kBadCard && takes_target();
    if (is_no_card) outcome = Outcome::kHand;
    if (outcome == Outcome::kEnd && is_counted()) return Outcome::kFewHands;
    if (outcome == Outcome::kEnd && part_ == Part::kHand) return Outcome::kShortHand;
    if (outcome != Outcome::kHand) return outcome;
    switch (part_) {
      case Part::kGames:
        games_ = static_cast<std::uint64_t>(reader_.cards[0]);
        expect(Part::kCardsAndTarget, 2);
        break;
      case Part::kCardsAndTarget:
        cards_in_deal_ = reader_.cards[0];
        if (!is_no_card) target_ = Rational(reader_.cards[1]);
        if (has_bad_size()) return Outcome::kBadCard;
        expect(Part::kHand, cards_in_deal_);
        break;
      case Part::kHand:
        ++games_read_;
        expect(Part::kCardsAndTarget, 2);
        return Outcome::kHand;
    }
  }
}

// Whether a token that is not a card is the target of a game, and takes it. By a division of
// integers the target is an integer, as with --target.
bool Source::takes_target() {
  if (!awaits_target()) return false;
  const std::string_view token = this->token();
  const std::optional<Rational> target = target_in(token);
  if (!target) return false;
  if (run_->rules.division != Division::kReal && target->denominator() != 1) return false;
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
  const std::uint64_t hands_left = hands_counted() - hands_read();
  return hands_left < bytes / 8 ? from + hands_left * 8 : reader_.end;
}

void Source::skip_to(const char* to, std::uint64_t hands) {
  reader_.at = to;
  reader_.hands_read += static_cast<long long>(hands);
}

std::string_view Source::token() const {
  const std::string_view rest = this->rest();
  const auto* const end = std::find_if(rest.begin(), rest.end(), is_space);
  return rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
}

// Whether the unfinished token at the end of a block is not a card, and is longer than an error
// message shows and than a target that is not a card.
bool Source::is_bad_already() const {
  if (rest().size() <= (awaits_target() ? kLongestTarget : kLongestShown)) return false;
  const long long most = reader_.awaits_count() ? kMostHands : kLargestCard;
  return number_of(reader_.at, reader_.end, most) < 0;
}

Outcome Source::ending() const {
  if (reader_.numbers_read > 0) return Outcome::kShortHand;
  const bool is_short = reader_.framing == Framing::kCounted && reader_.hands_read != reader_.hands;
  return is_short ? Outcome::kFewHands : Outcome::kEnd;
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

// Reads the last line of what was read of the block.
Source::LastLine Source::last_line() const {
  LastLine line = last_line_;
  const char* at = reader_.at;
  bool has_ended = false;
  while (at != block_ && is_space(at[-1])) has_ended |= *--at == '\n';
  if (at == block_) {
    line.has_ended |= has_ended;
    return line;
  }
  int cards = 0;
  bool is_in_card = false;
  for (; at != block_ && at[-1] != '\n'; --at) {
    const bool was_in_card = std::exchange(is_in_card, !is_space(at[-1]));
    if (is_in_card && !was_in_card) ++cards;
  }
  if (at != block_ || last_line_.has_ended) {
    line.begins_inside_hand = (reader_.numbers_read - cards) % reader_.cards_in_hand != 0;
  }
  line.has_ended = has_ended;
  return line;
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
