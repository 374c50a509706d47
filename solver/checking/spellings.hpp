// How signs are spelled in Unicode, TeX, HTML and JSON: tables ("Spellings" in the manual). A
// letter may follow the command of an operator, as in K\timesQ, but no other command.
#pragma once

#include <string_view>

namespace twentyfour {

// An arrow, which is an equals sign, or stands between steps.
inline constexpr std::string_view kArrow = "\f=\f";

struct Rewriting {
  std::string_view text;
  std::string_view plain;
};

// The spelling with which a text that is not empty begins, with the size of a bracket before it; if
// there is none, one byte, which stays.
//
// @param is_json  whether the escapes of JSON, such as \u00d7, are spellings
Rewriting spelling_at(std::string_view text, bool is_json);

// Whether a text begins with a mark with which a model ends what it writes.
bool ends_at(std::string_view text);

// Whether a spelling, or a mark of the end, may begin with a byte.
bool may_begin_spelling(char byte);

// A quick test: a text without such a byte is plain.
bool shows_spelling(char byte);

}  // namespace twentyfour
