#include "solver/command_line/arguments.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unistd.h>

#include "solver/answering/hand_line.hpp"
#include "solver/answering/reasons.hpp"
#include "solver/answering/source.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/expressions/characters.hpp"

namespace twentyfour {
namespace {

// Whether a file has this name, or the text looks like one: 2.txt and a/b do, 2.5 and 1/2 do not.
bool names_file(const std::string& argument) {
  if (::access(argument.c_str(), F_OK) == 0) return true;
  return argument.find_first_of("./") != std::string::npos &&
         std::any_of(argument.begin(), argument.end(), is_letter);
}

// The name as a user can type it in a shell; in quotes of messages if it has control characters.
std::string shell_word(const std::string& name) {
  const bool is_plain = std::all_of(name.begin(), name.end(), [](char byte) {
    return is_letter(byte) || is_digit(byte) ||
           std::string_view("./_-+,:@").find(byte) != std::string::npos;
  });
  if (is_plain) return name;
  const bool has_controls = std::any_of(name.begin(), name.end(), [](char byte) {
    return static_cast<unsigned char>(byte) < ' ' || byte == '\x7f';
  });
  if (has_controls) return in_quotes(name);
  std::string word = "'";
  for (const char byte : name) word += byte == '\'' ? "'\\''" : std::string(1, byte);
  return word + "'";
}

std::string no_card(const std::string& argument, std::string_view token) {
  if (!names_file(argument)) {
    const bool is_interval = argument.find("..") != std::string::npos;
    return is_interval ? "write --values=" + argument : bad_card(token);
  }
  return "hands are read from standard input: < " + shell_word(argument);
}

}  // namespace

void blank_separators(std::string& text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t length = separator_length(std::string_view(text).substr(at));
    if (length > 0 && text[at] != '\n') text.replace(at, length, length, ' ');
  }
}

std::variant<std::vector<int>, std::string> cards_of(const std::vector<std::string>& arguments) {
  const Run of_single_cards = {.cards = 1, .framing = Framing::kEof};
  Source source(of_single_cards);
  std::vector<int> cards;
  for (const std::string& argument : arguments) {
    std::string text = argument;
    blank_separators(text);
    if (text.size() > 1 && closing_sign(text.front()) == text.back()) {
      text.front() = text.back() = ' ';
    }
    source.start_block(text, true);
    Outcome outcome = source.read();
    for (; outcome == Outcome::kHand; outcome = source.read()) cards.push_back(*source.cards());
    if (outcome == Outcome::kBadCard) return no_card(argument, source.token());
  }
  return cards;
}

}  // namespace twentyfour
