#include "solver/answering/lines.hpp"

#include <utility>

namespace twentyfour {

std::optional<Lines::Line> Lines::next() {
  if (std::exchange(is_over_, false)) {
    held_.clear();
    is_too_long_ = false;
  }
  const std::size_t end = block_.find('\n');
  const bool has_end = end != std::string_view::npos;
  const std::string_view text = block_.substr(0, end);
  block_.remove_prefix(has_end ? end + 1 : block_.size());
  if (has_end && !is_inside_line() && text.size() <= kLongest) return Line{text, false};
  hold(text);
  if (has_end || (is_last_ && is_inside_line())) return held_line();
  return std::nullopt;
}

void Lines::hold(std::string_view part) {
  is_too_long_ = is_too_long_ || part.size() > kLongest - held_.size();
  if (is_too_long_) {
    held_.clear();
  } else {
    held_ += part;
  }
}

Lines::Line Lines::held_line() {
  is_over_ = true;
  return {held_, is_too_long_};
}

}  // namespace twentyfour
