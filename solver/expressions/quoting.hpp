// Quotations from texts of others, for messages.
#pragma once

#include <string>
#include <string_view>

namespace twentyfour {

// A byte as \xNN.
std::string hexadecimal(char byte);

// The word with which a text begins, for a message of one line: "x", "the end", or at most 24 bytes
// of letters and digits, which may be those of a TeX command, and "..." if there are more. Any
// other character stands alone. Bytes that are no UTF-8, and control characters, are shown as \xNN.
std::string found_in(std::string_view text);

}  // namespace twentyfour
