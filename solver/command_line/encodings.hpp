// Encodings that are no input, told by the first bytes of a text.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_ENCODINGS_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_ENCODINGS_HPP

#include <string_view>

namespace twentyfour {

// What is wrong with the encoding of a text that begins with these bytes, and what to do; empty
// where they tell of nothing.
std::string_view encoding_error(std::string_view first_bytes);

}  // namespace twentyfour

#endif
