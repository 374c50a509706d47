#include "solver/command_line/hand_in_arguments.hpp"

#include <algorithm>

#include "solver/expressions/reading.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/lines.hpp"
#include "solver/system/system.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// Whether a text is made of digits, operators and brackets, as 5*(5-1/5) is, and -1 is not.
bool is_formula(std::string_view text) {
  return text.find_first_of("+-*/", 1) != std::string_view::npos &&
         text.find_first_not_of("0123456789+-*/() =") == std::string_view::npos;
}

std::string no_card(const std::string& argument, std::string_view token, bool may_be_answer) {
  if (names_file(argument)) {
    return "hands are read from standard input; write " + input_from(printable(argument));
  }
  const bool is_interval = argument.find("..") != std::string::npos;
  if (is_interval) return "write --values=" + printable(argument);
  if (argument.find("{}") != std::string::npos)
    return "write --check='" + printable(argument) + "'";
  const bool is_answer = may_be_answer && is_formula(argument);
  return bad_card(token) + (is_answer ? "; --check takes an answer after the cards" : "");
}

}  // namespace

CardsInArguments cards_in(const std::vector<std::string>& arguments) {
  std::vector<int> cards;
  int marks = 0;  // since the last card
  for (const std::string& argument : arguments) {
    std::string_view text = trim(argument);
    if (text.size() > 1 && closing_sign(text.front()) == text.back()) {
      text = text.substr(1, text.size() - 2);
    }
    if (trim(text).empty()) return {cards, no_card(argument, argument, false)};
    while (!text.empty()) {
      if (take_separator(text, marks)) {
        if (marks > (cards.empty() ? 0 : 1)) return {cards, empty_field()};
        continue;
      }
      const std::string_view field = field_in(text);
      const int card = card_of_field(field);
      const bool may_be_answer = !cards.empty() && &argument == &arguments.back();
      if (card < 0) return {cards, no_card(argument, field, may_be_answer) + hint_at(arguments)};
      cards.push_back(card);
      marks = 0;
      text.remove_prefix(field.size());
    }
  }
  return {cards, ""};
}

std::string hint_at(const std::vector<std::string>& arguments) {
  return arguments.size() == 1 ? hint_at_digits(arguments.front()) : "";
}

bool names_file(const std::string& argument) {
  if (file_exists(argument)) return true;
  return argument.find_first_of("./") != std::string::npos &&
         argument.find_first_of("()*=") == std::string::npos &&
         std::any_of(argument.begin(), argument.end(), is_letter);
}

bool is_card(std::string_view text) {
  const std::string_view field = trim(text);
  return !field.empty() && card_of_field(field) >= 0;
}

}  // namespace twentyfour
