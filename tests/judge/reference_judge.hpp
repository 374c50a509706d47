// The expected results of a run of the judge, computed slowly: from the whole input at once, token
// by token, with the verdicts of the oracle.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/hands.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {

struct PlacedToken {
  std::string text;
  std::string place;  // "line:column: "
};

// The input without a byte order mark at its start.
inline std::string_view without_mark(std::string_view input) {
  if (input.starts_with("\xef\xbb\xbf")) input.remove_prefix(3);
  return input;
}

inline std::vector<PlacedToken> tokens_of(std::string_view input) {
  std::vector<PlacedToken> tokens;
  std::size_t line = 1;
  std::size_t column = 1;
  bool in_token = false;
  for (const char byte : without_mark(input)) {
    const bool is_space = std::string_view(" \t\n\v\f\r").find(byte) != std::string_view::npos;
    if (!is_space && !in_token) {
      tokens.push_back({"", std::to_string(line) + ":" + std::to_string(column) + ": "});
    }
    if (!is_space) tokens.back().text += byte;
    in_token = !is_space;
    ++column;
    if (byte == '\n') {
      ++line;
      column = 1;
    }
  }
  return tokens;
}

// The digits of a number after its leading zeros; nothing for what is not a number.
inline std::optional<std::string> digits_of(const std::string& token) {
  if (token.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  return token.substr(std::min(token.find_first_not_of('0'), token.size()));
}

// The card, or -1.
inline int card_of(const std::string& token) {
  static const std::string letters = "AaTtJjQqKk";
  static const int values[] = {1, 10, 11, 12, 13};
  if (token.size() == 1 && letters.find(token) != std::string::npos) {
    return values[letters.find(token) / 2];
  }
  const auto digits = digits_of(token);
  if (!digits || digits->size() > 4) return -1;
  return digits->empty() ? 0 : std::stoi(*digits);
}

// The number of hands, or nothing for a token that is not a number.
inline std::optional<std::size_t> count_of(const std::string& token) {
  constexpr std::size_t kMostCounted = 1'000'000'000'000'000;
  const auto digits = digits_of(token);
  if (!digits || digits->size() > 16) return std::nullopt;
  const std::size_t count = digits->empty() ? 0 : std::stoul(*digits);
  return count <= kMostCounted ? std::optional(count) : std::nullopt;
}

inline Judged judge_by_reference(std::string_view input, Framing framing = Framing::kSentinel) {
  Judged judged = {""};
  std::vector<PlacedToken> hand;
  std::vector<PlacedToken> tokens = tokens_of(input);
  std::size_t hands_counted = 0;
  std::size_t hands_read = 0;
  if (framing == Framing::kCounted) {
    if (tokens.empty()) return {"", Outcome::kFewHands};
    const std::string token = tokens.front().text;
    const std::optional<std::size_t> count = count_of(token);
    if (!count) return {"", Outcome::kBadCard, tokens.front().place + shown_of(token)};
    hands_counted = *count;
    tokens.erase(tokens.begin());
  }
  for (const PlacedToken& token : tokens) {
    if (framing == Framing::kCounted && hands_read == hands_counted) return judged;
    if (card_of(token.text) < 0) {
      return {judged.output, Outcome::kBadCard, token.place + shown_of(token.text)};
    }
    hand.push_back(token);
    if (hand.size() < 4) continue;
    const Hand cards = {{card_of(hand[0].text), card_of(hand[1].text), card_of(hand[2].text),
                         card_of(hand[3].text)}};
    if (framing == Framing::kSentinel && is_sentinel(cards)) return judged;
    judged.output += solvable_exactly(cards) ? "YES\n" : "NO\n";
    hand.clear();
    ++hands_read;
  }
  if (!hand.empty()) {
    judged.ending = Outcome::kShortHand;
    judged.where = hand[0].place + std::to_string(hand.size());
  } else if (framing == Framing::kCounted && hands_read < hands_counted) {
    judged.ending = Outcome::kFewHands;
    judged.where = std::to_string(hands_read) + " of " + std::to_string(hands_counted);
  }
  return judged;
}

}  // namespace twentyfour
