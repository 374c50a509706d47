#include "solver/command_line/messages.hpp"

#include <cstddef>

#include "solver/input/lines.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// The error for an unfinished hand or game, which is the last of the input.
std::string short_hand(const Source& source, Position place) {
  if (source.part() != Source::Part::kHand) return "the last game has no target";
  const bool begins_inside_line = source.may_be_lines() && place.line > 1 && place.column > 1;
  return joined({"the last ", source.has_games() ? "game" : "hand", " has ", cards_of_hand(source),
                 begins_inside_line ? "; if each line is a hand, use --input=lines" : ""});
}

std::string at(Position position, std::string_view reason) {
  return joined({"<stdin>:", std::to_string(position.line), ":", std::to_string(position.column),
                 ": ", reason});
}

// Whether a token shows that commas or semicolons separate cards: 5,5 or [5, or "[5, or "5";"5".
bool has_separator(std::string_view token) {
  take_opening(token);
  const std::string_view field = field_in(token);
  return field.size() < token.size() && (field.empty() || card_of_field(field) >= 0);
}

// Why a token is bad. The first one may show a wrong encoding.
std::string bad_token(const Source& source, Position position) {
  const std::string_view token = source.token();
  if (position.line == 1 && position.column == 1) {
    std::string error = not_text(source.rest());
    if (!error.empty()) return error;
  }
  if (source.may_be_lines() && has_separator(token)) {
    return "separate cards by blanks, or use --input=lines";
  }
  return reason_of(Outcome::kBadCard, source);
}

std::string too_few(const Source& source) {
  const std::string_view things = source.has_games() ? "games" : "hands";
  if (source.awaits_count()) return joined({"the number of ", things, " is missing"});
  return joined({"the input ends after ", std::to_string(source.deals_read()), " of ",
                 std::to_string(source.deals_expected()), " ", things});
}

}  // namespace

std::string input_error(Outcome outcome, const Source& source) {
  const Position place = source.error_at(outcome);
  if (outcome == Outcome::kFewHands) return at(place, too_few(source));
  if (outcome == Outcome::kShortHand) return at(place, short_hand(source, place));
  return at(place, source.has_bad_size() ? reason_of(outcome, source) : bad_token(source, place));
}

std::string bad_lines(const LineCounts& counts) {
  if (!counts.not_text.empty()) return at({1, 1}, counts.not_text);
  return joined({"<stdin>: ", std::to_string(counts.bad), " of ", counted(counts.lines, "line"),
                 counts.bad == 1 ? " is" : " are", " bad; the first is line ",
                 std::to_string(counts.first_bad)});
}

std::string about_hand(const Deal& deal, std::string_view reason) {
  std::string message = "hand";
  for (const int card : deal) message.append(" ").append(std::to_string(card));
  return message.append(": ").append(reason);
}

std::string limit_exceeded(const LimitExceeded& error) {
  return about_hand(error.deal, limit_exceeded(error.limit, error.things));
}

}  // namespace twentyfour
