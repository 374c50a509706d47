#include "solver/input/bad_input.hpp"

#include <iterator>

#include "solver/expressions/expression.hpp"
#include "solver/input/lines.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

using namespace std::string_view_literals;

struct Format {
  std::string_view magic;  // its first bytes
  std::string_view what;   // the input is
};

constexpr Format kFormats[] = {
    {"\x1f\x8b"sv, "compressed; use gzip -dc FILE | twentyfour"},
    {"\xfd\x37zXZ\0"sv, "compressed; use xz -dc FILE | twentyfour"},
    {"\x28\xb5\x2f\xfd"sv, "compressed; use zstd -dc FILE | twentyfour"},
    {"BZh?1AY&SY"sv, "compressed; use bzip2 -dc FILE | twentyfour"},  // ? is a digit from 1 to 9
    {"PK\x03\x04"sv, "compressed; use unzip -p FILE | twentyfour"},
    {"PAR1\x15"sv, "a Parquet file; export it as CSV with a library that reads it"},
};

// Of a zip archive that is a spreadsheet, the first file has one of these names.
constexpr std::string_view kNamesInSpreadsheets[] = {"[Content_Types].xml", "_rels/", "docProps/",
                                                     "xl/", "mimetype"};

bool has_magic(std::string_view text, std::string_view magic) {
  return text.size() >= magic.size() &&
         std::equal(magic.begin(), magic.end(), text.begin(), [](char sign, char byte) {
           return sign == '?' ? byte >= '1' && byte <= '9' : byte == sign;
         });
}

bool is_spreadsheet(std::string_view text) {
  constexpr std::size_t kPlaceOfName = 30;
  return text.starts_with("PK\x03\x04") && text.size() > kPlaceOfName &&
         std::any_of(
             std::begin(kNamesInSpreadsheets), std::end(kNamesInSpreadsheets),
             [text](std::string_view name) { return text.substr(kPlaceOfName).starts_with(name); });
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
  return source.has_games() ? "the number of games" : "the number of hands";
}

std::string bad_cards_in_game(const Source& source) {
  return joined({"expected a game of 1 to ", std::to_string(source.most_cards_in_game()),
                 " cards, found one of ", std::to_string(source.cards_in_deal())});
}

}  // namespace

std::string not_text(std::string_view first_bytes) {
  if (is_spreadsheet(first_bytes)) return "the input is a spreadsheet; export it as CSV";
  for (const auto& [magic, what] : kFormats) {
    if (has_magic(first_bytes, magic)) return joined({"the input is ", what});
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
  const auto is_card = [](const char& sign) { return card_of_field({&sign, 1}) >= 0; };
  const bool may_be_cards = text.size() > 2 && text.size() <= kMostCards &&
                            std::all_of(text.begin(), text.end(), is_card);
  if (!may_be_cards) return "";
  const bool has_letters = !std::all_of(text.begin(), text.end(), is_digit);
  return joined(
      {"; if each digit", has_letters ? " or letter" : "", " is a card, write ", spaced(text)});
}

std::string cards_of_hand(std::size_t cards, int cards_in_hand) {
  return joined({std::to_string(cards), " of ", std::to_string(cards_in_hand), " cards"});
}

std::string cards_of_hand(const Source& source) {
  std::string cards =
      cards_of_hand(static_cast<std::size_t>(source.cards_read()), source.cards_in_deal());
  if (!source.has_games()) return cards;
  return joined({cards, "; it begins with the number of cards, ",
                 std::to_string(source.cards_in_deal()), ", and the target, ",
                 to_string(source.target())});
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
    return cards_of_hand(source);
  }
  if (source.has_bad_size()) return bad_cards_in_game(source);
  if (source.part() == Source::Part::kHand) return bad_card(source.token());
  return expected(expected_token(source), source.token());
}

}  // namespace twentyfour
