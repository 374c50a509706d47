// Lines of CSV: the fields that have the cards of a hand, and the answer as a field.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace twentyfour {

// Fields of a line, counted from 1. By default the line has no fields: it is a hand.
struct Columns {
  int first = 0;
  int last = 0;

  friend bool operator==(const Columns&, const Columns&) = default;
};

// The size of the field that a text begins with. A comma in quotation marks does not end it; what
// is not closed is one field.
inline std::size_t field_size(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && text[end] == '"') {
    end = std::min(text.find('"', end + 1), text.size() - 1) + 1;
  }
  return std::min(text.find(',', end), text.size());
}

// The part of a line that has these fields, commas and quotation marks included; nothing if the
// line has fewer. Cost: that of finding as many commas. Source: RFC 4180.
inline std::optional<std::string_view> part_of(std::string_view line, Columns columns) {
  std::size_t begin = 0;
  std::size_t at = 0;
  for (int number = 1;; ++number) {
    if (number == columns.first) begin = at;
    at += field_size(line.substr(at));
    if (number == columns.last) return line.substr(begin, at - begin);
    if (at == line.size()) return std::nullopt;
    ++at;
  }
}

// A text as one field: in quotation marks, which are doubled inside, where it has to be.
inline std::string as_field(std::string_view text) {
  if (text.find_first_of(",\"") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char byte : text) field.append(byte == '"' ? 2 : 1, byte);
  return field += '"';
}

}  // namespace twentyfour
