#include "solver/command_line/messages.hpp"

#include <array>
#include <initializer_list>

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

}  // namespace

std::string quoted(std::string_view text) {
  return joined({"'", escaped(text), "'"});
}

std::string bad_card(const Token& token) {
  const std::string shown = escaped({token.text, token.shown_length()});
  return joined({"expected a card (0 to 9999, or A, J, Q, K), found \"", shown,
                 token.is_overlong() ? "...\"" : "\""});
}

std::string short_hand(std::string_view which, int cards, int cards_in_hand) {
  return joined({"the ", which, " has ", std::to_string(cards), " of ",
                 std::to_string(cards_in_hand), " cards"});
}

std::string at_position(Position position, const std::string& reason) {
  return joined({"<stdin>:", std::to_string(position.line), ":", std::to_string(position.column),
                 ": ", reason});
}

}  // namespace twentyfour
