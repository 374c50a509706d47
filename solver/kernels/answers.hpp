// Turns verdicts into lines of output.
//
// The caller owns the buffer for the lines. It must have kWidest bytes for each hand, which is not
// checked. Cost: one store for each line, or for four lines at once; four stores for those if a
// word has more than three bytes. Lines with a word of more than fifteen bytes are put together
// when they are written.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace twentyfour {

class Answers {
 public:
  static constexpr std::size_t kWidest = 16;
  static constexpr std::size_t kFourLines = 4 * kWidest;

  // @param yes, no  two different words, not empty, without white space
  explicit Answers(char* buffer, std::string_view yes = "YES", std::string_view no = "NO")
      : begin_(buffer), end_(buffer), yes_(yes), no_(no) {
    yes_ += '\n';
    no_ += '\n';
    are_long_ = std::max(yes_.size(), no_.size()) > kWidest;
    lines_ = {line_of(are_long_ ? kShortNo : no_), line_of(are_long_ ? kShortYes : yes_)};
    for (unsigned verdicts = 0; verdicts < fours_.size(); ++verdicts) {
      std::string text;
      for (unsigned hand = 0; hand < 4; ++hand) {
        const Line& line = lines_[verdicts >> hand & 1];
        text.append(line.text, line.length);
      }
      fours_[verdicts].length = text.size();
      text.resize(kFourLines);
      text.copy(fours_[verdicts].begin, kFourBegin);
      text.copy(fours_ends_[verdicts].text, kFourEnd, kFourBegin);
    }
    are_narrow_ = fours_[0].length <= kFourBegin && fours_[15].length <= kFourBegin;
  }

  // put() and put_four() write at a place, and return the place behind. A loop can keep that place
  // in a register; a member would be read again after each store of bytes.
  char* put(char* at, bool yes) const {
    const Line& line = lines_[yes];
    std::memcpy(at, line.text, kWidest);
    return at + line.length;
  }

  // Writes four verdicts; the lowest bit is the first.
  char* put_four_narrow(char* at, unsigned verdicts) const {
    const Four& four = fours_[verdicts];
    std::memcpy(at, four.begin, kFourBegin);
    return at + four.length;
  }
  char* put_four(char* at, unsigned verdicts) const {
    std::memcpy(at + kFourBegin, fours_ends_[verdicts].text, kFourEnd);
    return put_four_narrow(at, verdicts);
  }

  // Whether no word has more than three bytes.
  bool are_narrow() const { return are_narrow_; }

  // Prepares put_eight_narrow(), once.
  void prepare_eights() {
    if (has_eights_) return;
    for (unsigned verdicts = 0; verdicts < eights_.size(); ++verdicts) {
      char text[3 * kFourBegin];
      char* const end = put_four_narrow(put_four_narrow(text, verdicts & 15), verdicts >> 4);
      eights_[verdicts].length = static_cast<std::size_t>(end - text);
      std::memcpy(eights_[verdicts].text, text, kEightNarrow);
    }
    has_eights_ = true;
  }

  // Writes eight verdicts in narrow lines.
  char* put_eight_narrow(char* at, unsigned verdicts) const {
    const Eight& eight = eights_[verdicts];
    std::memcpy(at, eight.text, kEightNarrow);
    return at + eight.length;
  }

  void append(bool yes) { end_ = put(end_, yes); }

  // Appends the lines of answers with the same words.
  void append_lines(std::string_view lines) {
    std::memcpy(end_, lines.data(), lines.size());
    end_ += lines.size();
  }

  std::string_view lines() const { return {begin_, size()}; }
  char* end() const { return end_; }
  void set_end(char* end) { end_ = end; }
  std::size_t size() const { return static_cast<std::size_t>(end_ - begin_); }

  void clear() { end_ = begin_; }

  // Calls write(lines, size) for all lines, as often as it returns true, and forgets them. Returns
  // whether all are written.
  template <class Write>
  bool write_all(const Write& write) {
    const char* const end = std::exchange(end_, begin_);
    return are_long_ ? write_long_lines(end, write)
                     : write(begin_, static_cast<std::size_t>(end - begin_));
  }

 private:
  static constexpr std::size_t kFourBegin = 16;
  static constexpr std::size_t kFourEnd = kFourLines - kFourBegin;
  static constexpr std::size_t kEightNarrow = 2 * kFourBegin;

  struct Line {
    char text[kWidest];
    std::size_t length;
  };

  // Four lines: the first bytes, which are all that there is of narrow lines.
  struct Four {
    char begin[kFourBegin];
    std::size_t length;
  };

  // The other bytes.
  struct FourEnd {
    char text[kFourEnd];
  };

  // Eight narrow lines.
  struct Eight {
    char text[kEightNarrow];
    std::size_t length;
  };

  // The lines for YES and NO in the buffer, where the words are long.
  static constexpr std::string_view kShortYes = "Y\n";
  static constexpr std::string_view kShortNo = "N\n";

  static Line line_of(std::string_view text) {
    Line line = {};
    line.length = text.copy(line.text, kWidest);
    return line;
  }

  template <class Write>
  bool write_long_lines(const char* end, const Write& write) const {
    constexpr std::size_t kMany = 1 << 16;
    std::string lines;
    for (const char* at = begin_; at != end; at += kShortYes.size()) {
      lines += *at == kShortYes.front() ? yes_ : no_;
      if (lines.size() < kMany) continue;
      if (!write(lines.data(), lines.size())) return false;
      lines.clear();
    }
    return write(lines.data(), lines.size());
  }

  char* begin_;
  char* end_;
  std::string yes_;  // with the line end, as no_
  std::string no_;
  bool are_long_ = false;
  bool are_narrow_ = false;
  std::array<Line, 2> lines_ = {};
  std::array<Four, 16> fours_ = {};
  std::array<FourEnd, 16> fours_ends_ = {};
  bool has_eights_ = false;
  std::array<Eight, 256> eights_;  // 10 KB, which one hand does without
};

}  // namespace twentyfour
