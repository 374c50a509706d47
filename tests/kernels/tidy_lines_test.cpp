#include "solver/kernels/tidy_lines.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace twentyfour {
namespace {

bool is_tidy(const std::string& line) {
  const auto is_digit = [](char byte) { return byte >= '0' && byte <= '9'; };
  return is_digit(line[0]) && is_digit(line[2]) && is_digit(line[4]) && is_digit(line[6]) &&
         line[1] == ' ' && line[3] == ' ' && line[5] == ' ' && line[7] == '\n';
}

// All values of two adjacent bytes, because a carry from one to the other would be an error.
TEST(TidyLine, FlawsAreWhatIsNotADigitOrItsSeparator) {
  for (std::size_t at = 0; at + 1 < TidyLine::kLength; ++at) {
    for (int bytes = 0; bytes < 1 << 16; ++bytes) {
      std::string line = "9 0 9 0\n";
      line[at] = static_cast<char>(bytes & 0xff);
      line[at + 1] = static_cast<char>(bytes >> 8);
      ASSERT_EQ(TidyLine(line.data()).flaws() == 0, is_tidy(line)) << testing::PrintToString(line);
    }
  }
}

TEST(TidyLine, PacksTheDigits) {
  for (int number = 0; number < 10'000; ++number) {
    std::array<int, 4> digits = {number / 1000, number / 100 % 10, number / 10 % 10, number % 10};
    std::string line;
    for (const int digit : digits) line.append({static_cast<char>('0' + digit), ' '});
    line.back() = '\n';
    const Hand hand = {{digits[0], digits[1], digits[2], digits[3]}};
    ASSERT_EQ(TidyLine(line.data()).hand().cards, PackedHand::of(hand).cards) << line;
  }
}

class TidyLines : public testing::Test {
 protected:
  // Answers the tidy lines at the start of the text. Returns their number of bytes.
  std::ptrdiff_t answer(std::string_view text) {
    return answer_tidy_lines(text.data(), text.data() + text.size(), verdicts_, answers_) -
           text.data();
  }

  std::string output() const { return {answers_.begin(), answers_.size()}; }

 private:
  std::array<unsigned char, Verdicts::kTableSize> table_{};
  KernelVerdicts verdicts_{table_.data(), makes_24<Division::kReal>};
  std::array<char, 256> buffer_{};
  Answers answers_{buffer_.data()};
};

TEST_F(TidyLines, AreAnswered) {
  const std::string lines = "5 5 5 1\n1 1 4 2\n5 5 5 1\n5 5 5 1\n1 1 4 2\n";
  EXPECT_EQ(answer(lines), 40);
  EXPECT_EQ(answer(lines), 40) << "again, now that they are remembered";
  EXPECT_EQ(output(), "YES\nNO\nYES\nYES\nNO\nYES\nNO\nYES\nYES\nNO\n");
}

TEST_F(TidyLines, EndWhereALineIsUntidy) {
  EXPECT_EQ(answer("5 5 5 1\n5 5 5 1"), 8) << "the end of the block";
  EXPECT_EQ(answer("5 5 5 1\n5 5 5 1\r\n5 5 5 1\n"), 8);
  EXPECT_EQ(answer("5 5 5 1\n5 5 5 1\n5 5 5 1\n5 5 5  1\n5 5 5 1\n"), 24);
  EXPECT_EQ(answer("15 5 5 1\n"), 0);
  EXPECT_EQ(output(), "YES\nYES\nYES\nYES\nYES\n");
}

TEST_F(TidyLines, EndAtTheSentinel) {
  EXPECT_EQ(answer("0 0 0 0\n"), 0);
  EXPECT_EQ(answer("0 0 0 0\n5 5 5 1\n5 5 5 1\n5 5 5 1\n"), 0);
  EXPECT_EQ(answer("5 5 5 1\n0 0 0 0\n5 5 5 1\n5 5 5 1\n"), 8);
  EXPECT_EQ(output(), "YES\n");
}

}  // namespace
}  // namespace twentyfour
