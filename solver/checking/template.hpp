// Where an answer stands in a text: a template has {} there, with text before it, after it, or
// both, as in <answer>{}</answer>, \boxed{{}} and "Answer: {}"; or marks on both sides.
//
// Template and text are plain (plain_answer.hpp). The manual says which place it is ("The place").
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/checking/wrong_answer.hpp"

namespace twentyfour {

// A place in a plain text, which may be empty.
struct Place {
  std::string_view text;
  const char* line;  // where an emphasis of it may begin: with the line of its label, or with it
};

class Template {
 public:
  // Nothing if a text has not one {}, or has the same before and after it and that is no mark, or
  // if it has control characters.
  static std::optional<Template> of(std::string_view text);

  // The place of the answer in a plain text, or why there is none. Cost: linear.
  std::variant<Place, Reason> find(std::string_view text) const;

  // Whether the answer is a string of JSON.
  bool is_json() const { return after_.letters.starts_with('"'); }

  // Whether every text has the template: {}.
  bool is_whole() const {
    return before_.letters.empty() && after_.letters.empty() && marks_.empty();
  }

  bool operator==(const Template&) const = default;

 private:
  struct Part {
    std::string written;
    std::string letters;  // what counts of it, in lower case

    bool operator==(const Part&) const = default;
  };

  static Part part_of(std::string_view written);

  Part before_;  // {}
  Part after_;
  std::string marks_;  // on both sides of it
};

// The place that the first template that occurs names, or why there is none.
//
// @param templates  at least one
std::variant<Place, Reason> find_place(const std::vector<Template>& templates,
                                       std::string_view text);

// "; --check='Answer: {}' reads the answer after the label": the template that may find an answer
// in a text, if one of the usual ones may.
std::string_view hint_at_template(std::string_view text);

}  // namespace twentyfour
