// Cuts the input into lines.
//
// Cost: some ns a line. A line that lies in one block is not copied; of any other, at most
// kLongest bytes are kept.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace twentyfour {

class Lines {
 public:
  static constexpr std::size_t kLongest = std::size_t{1} << 20;

  struct Line {
    std::string_view text;  // without the line end; empty if it is too long
    bool is_too_long;       // longer than kLongest
  };

  // The text must stay until next() has returned nothing. After the last block, a line may have no
  // line end.
  void start_block(std::string_view block, bool is_last) {
    block_ = block;
    is_last_ = is_last;
  }

  // What is left of the block; between two lines, some whole lines of it may be skipped.
  std::string_view rest() const { return block_; }
  bool is_between_lines() const { return is_over_ || !is_inside_line(); }
  void skip_to(const char* begin_of_line) {
    block_.remove_prefix(static_cast<std::size_t>(begin_of_line - block_.data()));
  }

  // The next line, valid until the next call; nothing if the block is used up.
  std::optional<Line> next() {
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
    is_over_ = has_end || (is_last_ && is_inside_line());
    return is_over_ ? std::optional(Line{held_, is_too_long_}) : std::nullopt;
  }

 private:
  bool is_inside_line() const { return is_too_long_ || !held_.empty(); }

  void hold(std::string_view part) {
    is_too_long_ = is_too_long_ || part.size() > kLongest - held_.size();
    if (is_too_long_) {
      held_.clear();
    } else {
      held_ += part;
    }
  }

  std::string_view block_;
  bool is_last_ = false;

  // The beginning of a line, from earlier blocks.
  std::string held_;
  bool is_too_long_ = false;
  bool is_over_ = false;  // the line has been returned
};

}  // namespace twentyfour
