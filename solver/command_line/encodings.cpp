#include "solver/command_line/encodings.hpp"

namespace twentyfour {

std::string_view encoding_error(std::string_view first_bytes) {
  if (first_bytes.starts_with("\xef\xbb\xbf")) {
    return "the input begins with a byte order mark (UTF-8); save the file without it";
  }
  const bool has_mark = first_bytes.starts_with("\xff\xfe") || first_bytes.starts_with("\xfe\xff");
  // Without a mark: of the two bytes of an ASCII character, one is zero.
  const bool has_zero =
      first_bytes.size() > 1 && (first_bytes[0] == '\0') != (first_bytes[1] == '\0');
  if (has_mark || has_zero) return "the input is UTF-16 text; save the file as ASCII or UTF-8";
  return {};
}

}  // namespace twentyfour
