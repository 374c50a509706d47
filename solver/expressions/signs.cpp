#include "solver/expressions/signs.hpp"

namespace twentyfour {
namespace {

struct Spelling {
  std::string_view text;
  char sign;
};

constexpr Spelling kSpellings[] = {
    {"x", '*'},
    {"X", '*'},
    {"\xc3\x97", '*'},      // U+00D7
    {"\xc2\xb7", '*'},      // U+00B7
    {"\xe2\x88\x99", '*'},  // U+2219
    {"\xe2\x8b\x85", '*'},  // U+22C5
    {"\\times", '*'},
    {"\\cdot", '*'},
    {"\xc3\xb7", '/'},  // U+00F7
    {"\\div", '/'},
    {"\xe2\x88\x92", '-'},  // U+2212
    {"\xe2\x80\x93", '-'},  // U+2013
    {"\xef\xbc\x88", '('},  // U+FF08
    {"\xef\xbc\x89", ')'},  // U+FF09
    {"\\{", '{'},
    {"\\}", '}'},
};

Sign first_short_sign(std::string_view text) {
  constexpr std::string_view kAsciiSigns = "+-*/^!()[]{}";
  const Sign itself = {text.front(), 1};
  if (kAsciiSigns.find(text.front()) != std::string_view::npos) return itself;
  for (const Spelling& spelling : kSpellings) {
    if (text.starts_with(spelling.text)) return {spelling.sign, spelling.text.size()};
  }
  return itself;
}

}  // namespace

Sign first_sign(std::string_view text) {
  constexpr std::string_view kBeforeBracket[] = {"\\left", "\\right"};
  for (const std::string_view command : kBeforeBracket) {
    if (text.size() == command.size() || !text.starts_with(command)) continue;
    const Sign bracket = first_short_sign(text.substr(command.size()));
    const bool opens = closing_sign(bracket.sign) != 0;
    if (is_bracket(bracket.sign) && opens == (command == kBeforeBracket[0])) {
      return {bracket.sign, command.size() + bracket.length};
    }
  }
  return first_short_sign(text);
}

char closing_sign(char sign) {
  switch (sign) {
    case '(':
      return ')';
    case '[':
      return ']';
    case '{':
      return '}';
    default:
      return 0;
  }
}

}  // namespace twentyfour
