// Texts of other programs, which may have any bytes, made fit to be read and shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace twentyfour {

// The lines that have anything but white space.
std::vector<std::string_view> lines_with_text(std::string_view text);

// Without the escape sequences that set colours and titles of terminals (ECMA-48: CSI and OSC).
std::string without_escape_sequences(std::string_view text);

// In UTF-8 without control characters, as XML and tables need it: a ? for each control character,
// U+FFFD for each other byte that is not part of a character, and for what XML does not allow.
std::string clean(std::string_view text);

// On one line, with " / " for a line end; at most 100 bytes, cut between characters; clean.
std::string shown(std::string_view text);

}  // namespace twentyfour
