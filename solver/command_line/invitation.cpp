#include "solver/command_line/invitation.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace twentyfour {
namespace {

std::string cards_in_words(int cards) {
  constexpr std::array<std::string_view, kMostCardsInHand> kNumbers = {
      "one", "two", "three", "four", "five", "six", "seven", "eight"};
  return std::string(kNumbers.at(static_cast<std::size_t>(cards) - 1))
      .append(cards == 1 ? " card" : " cards");
}

std::string zeros(int cards) {
  std::string text = "0";
  for (int i = 1; i < cards; ++i) text += " 0";
  return text;
}

}  // namespace

std::string invitation(const AnswerInput& request) {
  const Task& task = request.task;
  const std::string_view each =
      task.asked == Asked::kCheck ? " and an expression or NO a line; " : " a hand; ";
  std::string line = cards_in_words(task.cards).append(each);
  if (request.framing == Framing::kCounted) return "the number of hands, then " + line + "--help";
  if (request.framing == Framing::kSentinel) line += zeros(task.cards) + " or ";
  return line + "Ctrl-D ends; --help";
}

std::string invitation(const AnswerGames& /*request*/) {
  return "the number of games, then each game's number of cards, target and cards; --help";
}

}  // namespace twentyfour
