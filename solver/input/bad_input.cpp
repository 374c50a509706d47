#include "solver/input/bad_input.hpp"

#include <iterator>

#include "solver/expressions/expression.hpp"
#include "solver/input/lines.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

using namespace std::string_view_literals;

struct Compression {
  std::string_view magic;  // its first bytes
  std::string_view command;
};

constexpr Compression kCompressions[] = {
    {"\x1f\x8b"sv, "gzip -dc"},
    {"\xfd\x37zXZ\0"sv, "xz -dc"},
    {"\x28\xb5\x2f\xfd"sv, "zstd -dc"},
    {"BZh?1AY&SY"sv, "bzip2 -dc"},  // the ? is a digit from 1 to 9
    {"PK\x03\x04"sv, "unzip -p"},
};

bool has_magic(std::string_view text, std::string_view magic) {
  return text.size() >= magic.size() &&
         std::equal(magic.begin(), magic.end(), text.begin(), [](char sign, char byte) {
           return sign == '?' ? byte >= '1' && byte <= '9' : byte == sign;
         });
}

bool is_utf_16(std::string_view text) {
  const bool has_mark = text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
  // Without a mark: of the two bytes of an ASCII character, one is zero.
  return has_mark || (text.size() > 1 && (text[0] == '\0') != (text[1] == '\0'));
}

constexpr std::string_view kCard = "a card (0 to 9999, or A, J, Q, K, T)";

constexpr std::string_view kSuits[] = {"h",      "d",      "s",      "c",      "H",      "D",
                                       "S",      "C",      "\u2660", "\u2661", "\u2662", "\u2663",
                                       "\u2664", "\u2665", "\u2666", "\u2667"};

// What the token was expected to be, before the cards.
std::string_view expected_token(const Source& source) {
  if (source.part() == Source::Part::kCardsAndTarget) {
    return "the number of cards and the target of a game";
  }
  return source.has_games() ? "the number of games (0 to 9999)" : "the number of hands";
}

std::string bad_cards_in_game(const Source& source) {
  return joined({"expected a game of 1 to ", std::to_string(source.most_cards_in_game()),
                 " cards, found one of ", std::to_string(source.cards_in_deal())});
}

}  // namespace

std::string not_text(std::string_view first_bytes) {
  for (const auto& [magic, command] : kCompressions) {
    if (!has_magic(first_bytes, magic)) continue;
    return joined({"the input is compressed; use ", command, " FILE | twentyfour"});
  }
  return is_utf_16(first_bytes) ? "the input is UTF-16 text; save the file as ASCII or UTF-8" : "";
}

std::string expected(std::string_view what, std::string_view token) {
  return joined({"expected ", what, ", found ", quoted(token)});
}

bool has_suit(std::string_view token) {
  constexpr std::string_view kAsEmoji = "\ufe0f";
  if (token.ends_with(kAsEmoji)) token.remove_suffix(kAsEmoji.size());
  return std::any_of(std::begin(kSuits), std::end(kSuits), [token](std::string_view suit) {
    return token.size() > suit.size() && token.ends_with(suit) &&
           card_of_field(token.substr(0, token.size() - suit.size())) >= 0;
  });
}

std::string bad_card(std::string_view token) {
  std::string message = expected(kCard, token);
  if (token.size() > kLongestShown) return message;  // advice needs its end, which may be unread
  const bool has_target = token.find('=') != std::string_view::npos &&
                          token.find_first_not_of("0123456789=") == std::string_view::npos;
  return message.append(has_target ? "; -t sets the target" : "")
      .append(has_suit(token) ? "; cards have no suits" : "");
}

std::string empty_field() {
  return joined({"expected ", kCard, ", found an empty field"});
}

std::string hint_at_digits(std::string_view text) {
  const bool may_be_cards = text.size() > 2 && text.size() <= kMostCards &&
                            std::all_of(text.begin(), text.end(), is_digit);
  return may_be_cards ? "; if each digit is a card, write " + spaced(text) : "";
}

std::string cards_of_hand(std::size_t cards, int cards_in_hand) {
  return joined({std::to_string(cards), " of ", std::to_string(cards_in_hand), " cards"});
}

std::string limit_exceeded(std::size_t limit, Limited things) {
  constexpr std::string_view kNames[] = {"expressions", "values", "steps of the search",
                                         "MB of memory"};
  std::string_view name = kNames[static_cast<std::size_t>(things)];
  const bool is_adjustable = things == Limited::kExpressions || things == Limited::kValues;
  if (limit == 1) name.remove_suffix(1);
  return joined({"more than ", std::to_string(limit), " ", name,
                 is_adjustable ? "; --limit=N allows N" : ""});
}

std::string reason_of(Outcome outcome, const Source& source) {
  if (outcome == Outcome::kShortHand) {
    if (source.part() != Source::Part::kHand) return "the game has no target";
    return cards_of_hand(static_cast<std::size_t>(source.cards_read()), source.cards_in_deal());
  }
  if (source.has_bad_size()) return bad_cards_in_game(source);
  if (source.part() == Source::Part::kHand) return bad_card(source.token());
  return expected(expected_token(source), source.token());
}

}  // namespace twentyfour
