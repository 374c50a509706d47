// The signs of operators and brackets, as people and programs write them.
#pragma once

#include <cstddef>
#include <string_view>

namespace twentyfour {

// A sign: the ASCII character that stands for all its spellings, and its length in bytes.
struct Sign {
  char sign;
  std::size_t length;
};

// The sign at the beginning of a text that is not empty. The spellings besides ASCII, in UTF-8 and
// in TeX:
//   *  x X U+00D7 U+00B7 U+2219 U+22C5 \times \cdot
//   /  U+00F7 \div
//   -  U+2212 U+2013
//   (  U+FF08    )  U+FF09    {  \{    }  \}
//   \left before an opening bracket and \right before a closing one belong to the bracket
// Anything else is one byte, which stands for itself. Cost: a few comparisons.
Sign first_sign(std::string_view text);

// The same, where ** is ^.
inline Sign first_sign_or_power(std::string_view text) {
  return text.starts_with("**") ? Sign{'^', 2} : first_sign(text);
}

// The sign that closes an opening bracket; 0 for any other sign.
char closing_sign(char sign);

inline bool is_bracket(char sign) {
  return std::string_view("()[]{}").find(sign) != std::string_view::npos;
}

}  // namespace twentyfour
