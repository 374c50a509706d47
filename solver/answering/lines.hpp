// Cuts the input into lines.
//
// Cost: some ns a line. A line that lies in one block is not copied; of any other, at most
// kLongest bytes are kept.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

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

  // The next line, valid until the next call; nothing if the block is used up.
  std::optional<Line> next();

 private:
  bool is_inside_line() const { return is_too_long_ || !held_.empty(); }
  void hold(std::string_view part);
  Line held_line();

  std::string_view block_;
  bool is_last_ = false;

  // The beginning of a line, from earlier blocks.
  std::string held_;
  bool is_too_long_ = false;
  bool is_over_ = false;  // the line has been returned
};

}  // namespace twentyfour
