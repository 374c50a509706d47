// Texts of other programs, which may have any bytes: made fit to be read and shown, and searched
// for words and numbers.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/checking/checking.hpp"

namespace twentyfour {

// The parts with a text between them.
std::string joined_by(std::string_view between, std::span<const std::string> parts);

// The lines that have anything but white space.
std::vector<std::string_view> lines_with_text(std::string_view text);

// Whether some of the words stand anywhere in a text, whatever the case of their letters.
bool has_any_words(std::string_view text, std::initializer_list<std::string_view> all);

// Without the escape sequences that set colours and titles of terminals (ECMA-48: CSI and OSC), and
// with a line end for each line break of HTML.
std::string without_escape_sequences(std::string_view text);

// In UTF-8 without invisible characters, as XML and tables need it: a ? for each of these,
// U+FFFD for each other byte that is not part of a character, and for what XML does not allow.
std::string clean(std::string_view text);

constexpr std::size_t kShownBytes = 100;
constexpr std::string_view kCut = "...";

// On one line, with " / " for a line end; clean. What is longer than kShownBytes is cut there,
// between characters, and has kCut at its end.
std::string shown(std::string_view text);

// Whether the last word for YES or NO in the text is the one for YES; nothing if there is none. A
// word is not part of a longer one: "no solution" is not the word "solution". If there is no word
// for YES, any other text says YES; if there is none for NO, any other text says NO, also none.
std::optional<bool> last_word(std::string_view text, const Words& words);

// How often the words stand in the text, also within others.
std::size_t count_words(std::string_view text, const Words& words);

}  // namespace twentyfour
