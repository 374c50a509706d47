// Values chosen by name, or by the beginning of a name that no other has.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_CHOICES_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_CHOICES_HPP

#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

template <class Value>
struct Choice {
  std::string_view name;
  Value value;
};

template <class Value>
using Choices = std::vector<Choice<Value>>;

// The choice with this name; else all whose names begin with the text, unless that is empty.
template <class Value>
Choices<Value> candidates(const Choices<Value>& choices, std::string_view text) {
  Choices<Value> found;
  for (const Choice<Value>& choice : choices) {
    if (choice.name == text) return {choice};
    if (!text.empty() && choice.name.starts_with(text)) found.push_back(choice);
  }
  return found;
}

// "a", "a or b", "a, b or c". At least one choice.
template <class Value>
std::string alternatives(const Choices<Value>& choices) {
  std::string text(choices.front().name);
  for (std::size_t i = 1; i < choices.size(); ++i) {
    text.append(i + 1 < choices.size() ? ", " : " or ").append(choices[i].name);
  }
  return text;
}

}  // namespace twentyfour

#endif
