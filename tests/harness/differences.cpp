#include "tests/harness/differences.hpp"

#include <algorithm>

namespace twentyfour {
namespace {

constexpr std::string_view kWhiteSpace = " \t\n\v\f\r";
constexpr std::size_t kTokensInHand = 4;
constexpr std::size_t kLongestLine = 200;

// Takes the first line, its newline included, off the front of `rest`.
std::string_view take_line(std::string_view& rest) {
  const std::size_t newline = rest.find('\n');
  const std::size_t size = newline == std::string_view::npos ? rest.size() : newline + 1;
  const std::string_view line = rest.substr(0, size);
  rest.remove_prefix(size);
  return line;
}

std::string_view take_token(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(kWhiteSpace), rest.size()));
  const std::string_view token = rest.substr(0, rest.find_first_of(kWhiteSpace));
  rest.remove_prefix(token.size());
  return token;
}

std::string escaped(char byte) {
  constexpr char kDigits[] = "0123456789abcdef";
  if (byte == '\r') return "\\r";
  if (byte == '\t') return "\\t";
  if (byte == '"' || byte == '\\') return {'\\', byte};
  if (byte >= ' ' && byte <= '~') return {byte};
  const auto value = static_cast<unsigned char>(byte);
  return {'\\', 'x', kDigits[value / 16], kDigits[value % 16]};
}

std::string quoted(std::string_view line) {
  if (line.empty()) return "the end";
  const bool ends = line.back() == '\n';
  if (ends) line.remove_suffix(1);
  std::string text = "\"";
  for (const char byte : line.substr(0, kLongestLine)) text += escaped(byte);
  text += line.size() > kLongestLine ? "...\"" : "\"";
  return ends ? text : text + " without a newline";
}

}  // namespace

std::optional<Difference> first_difference(std::string_view expected, std::string_view got) {
  for (std::size_t number = 1; !expected.empty() || !got.empty(); ++number) {
    const std::string_view expected_line = take_line(expected);
    const std::string_view got_line = take_line(got);
    if (expected_line != got_line)
      return Difference{number, quoted(expected_line), quoted(got_line)};
  }
  return std::nullopt;
}

std::string hand_on_line(std::string_view input, std::size_t line) {
  for (std::size_t i = 0; i < (line - 1) * kTokensInHand; ++i) take_token(input);
  std::string hand;
  for (std::size_t i = 0; i < kTokensInHand; ++i) {
    const std::string_view card = take_token(input);
    if (card.empty()) return {};
    if (i > 0) hand += ' ';
    for (const char byte : card.substr(0, kLongestLine)) hand += escaped(byte);
  }
  return hand;
}

}  // namespace twentyfour
