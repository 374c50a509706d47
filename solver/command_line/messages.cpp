#include "solver/command_line/messages.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "solver/expressions/wording.hpp"

namespace twentyfour {
namespace {

std::string escaped(std::string_view text) {
  constexpr std::array kHexDigits = {'0', '1', '2', '3', '4', '5', '6', '7',
                                     '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
  std::string result;
  for (const char byte : text) {
    const auto code = static_cast<unsigned char>(byte);
    if (byte == '"' || byte == '\\') {
      result.append({'\\', byte});
    } else if (code >= ' ' && code <= '~') {
      result += byte;
    } else {
      result.append({'\\', 'x', kHexDigits[code / 16U], kHexDigits[code % 16U]});
    }
  }
  return result;
}

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string result;
  for (const std::string_view part : parts) result += part;
  return result;
}

std::string expected(std::string_view what, std::string_view token) {
  const std::string_view shown = token.substr(0, Source::kLongestShown);
  const std::string_view end = shown.size() < token.size() ? "...\"" : "\"";
  return joined({"expected ", what, ", found \"", escaped(shown), end});
}

// The word before "hand" or "game" in the error for an unfinished one. If each line is read by
// itself, an unfinished hand need not be the last of the input, and there is no word.
constexpr std::string_view kLast = "last ";
constexpr std::string_view kNoWord;

std::string short_hand(std::string_view which, const Source& source) {
  if (source.part() != Source::Part::kHand) return joined({"the ", which, "game has no target"});
  return joined({"the ", which, "hand has ", std::to_string(source.cards_read()), " of ",
                 std::to_string(source.cards_in_hand()), " cards"});
}

std::string bad_cards_in_game(const Source& source) {
  return joined({"expected a game of 1 to ", std::to_string(source.most_cards_in_game()),
                 " cards, found one of ", std::to_string(source.cards_in_game())});
}

std::string at(Position position, std::string_view reason) {
  return joined({"<stdin>:", std::to_string(position.line), ":", std::to_string(position.column),
                 ": ", reason});
}

constexpr std::string_view kCard = "a card (0 to 9999, or A, J, Q, K)";

// What is wrong with the encoding of an input that begins with these bytes; empty if nothing is.
std::string_view encoding_error(std::string_view first_bytes) {
  if (first_bytes.starts_with("\xef\xbb\xbf")) {
    return "the input begins with a byte order mark (UTF-8); save the file without it";
  }
  const bool has_mark = first_bytes.starts_with("\xff\xfe") || first_bytes.starts_with("\xfe\xff");
  // Without a mark: of the two bytes of an ASCII character, one is zero.
  const bool has_zero =
      first_bytes.size() > 1 && (first_bytes[0] == '\0') != (first_bytes[1] == '\0');
  if (has_mark || has_zero) return "the input is UTF-16 text; save the file as ASCII or UTF-8";
  return {};
}

// The error for a token that is not `what` was expected. The first token may show a wrong encoding.
std::string bad_token(Position position, std::string_view what, std::string_view token) {
  if (position.line == 1 && position.column == 1) {
    const std::string_view error = encoding_error(token);
    if (!error.empty()) return at(position, error);
  }
  return at(position, expected(what, token));
}

// What the token was expected to be.
std::string_view expected_token(const Source& source) {
  if (source.part() == Source::Part::kGames) return "the number of games (0 to 9999)";
  if (source.part() == Source::Part::kCardsAndTarget) return "a game's cards and target";
  return source.awaits_count() ? "the number of hands" : kCard;
}

std::string too_few(const Source& source) {
  const std::string_view things = source.has_games() ? "games" : "hands";
  if (source.awaits_count()) return joined({"the number of ", things, " is missing"});
  return joined({"there are ", std::to_string(source.counted_so_far()), " of ",
                 std::to_string(source.counted()), " ", things});
}

std::string error_in(Outcome outcome, const Source& source, std::string_view which) {
  if (outcome == Outcome::kFewHands) return at(source.end_at(), too_few(source));
  if (outcome == Outcome::kShortHand) return at(source.short_hand_at(), short_hand(which, source));
  if (source.has_bad_size()) return at(source.game_at(), bad_cards_in_game(source));
  return bad_token(source.token_at(), expected_token(source), source.token());
}

std::string zeros(int cards) {
  std::string text = "0";
  for (int i = 1; i < cards; ++i) text += " 0";
  return text;
}

}  // namespace

std::string in_quotes(std::string_view text) {
  return joined({"'", escaped(text), "'"});
}

std::string bad_card(std::string_view token) {
  return expected(kCard, token);
}

std::string input_error(Outcome outcome, const Source& source) {
  return error_in(outcome, source, kLast);
}

std::string line_error(Outcome outcome, const Source& source) {
  return error_in(outcome, source, kNoWord);
}

std::string too_many_expressions(const TooManyExpressions& error) {
  std::string message = "hand";
  for (const int card : error.deal) message.append(" ").append(std::to_string(card));
  return message.append(": more than ")
      .append(std::to_string(error.limit))
      .append(" expressions; --limit=N allows N");
}

std::string invitation(const Run& run) {
  const bool is_check = run.asked == Asked::kCheck;
  if (run.has_games && run.framing == Framing::kCounted) {
    return "the number of games, then each game's number of cards, target and cards; --help";
  }
  if (run.has_games) {
    return joined({"a number of cards, a target, the cards",
                   is_check ? " and an expression or NO a line" : "", "; Ctrl-D ends; --help"});
  }
  std::string line = in_words(static_cast<std::size_t>(run.cards));
  line.append(run.cards == 1 ? " card" : " cards");
  line.append(is_check ? " and an expression or NO a line; " : " a hand; ");
  if (run.framing == Framing::kCounted) return "the number of hands, then " + line + "--help";
  if (run.framing == Framing::kSentinel) line += zeros(run.cards) + " or ";
  return line + "Ctrl-D ends; --help";
}

}  // namespace twentyfour
