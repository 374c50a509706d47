// Where an answer stands in a text: a template has {} there, with text before it, after it, or
// both, as in <answer>{}</answer>, \boxed{{}} and "Answer: {}".
//
// Template and text are plain (plain_answer.hpp). The manual says which place it is ("The place").
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "solver/checking/wrong_answer.hpp"

namespace twentyfour {

class Template {
 public:
  // Nothing if a text has not one {}, or has the same before and after it.
  static std::optional<Template> of(std::string_view text);

  // The answer in a plain text, which may be empty, or why there is none. Cost: linear.
  std::variant<std::string_view, Reason> find(std::string_view text) const;

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
};

// "; --check='Answer: {}' reads the answer after the label": the template that may find an answer
// in a text, if one of the usual ones may.
std::string_view hint_at_template(std::string_view text);

}  // namespace twentyfour
