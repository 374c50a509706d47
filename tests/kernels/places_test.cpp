// Every byte at every place in a chunk: each kernel gives, byte for byte, what the kernel
// `definition` gives, which reads hand by hand.

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/kernels/kernels_here.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/seeded.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// A verdict that a wrong card changes in half of the cases. The order of the cards does not matter.
bool verdict(const Hand& hand, int) {
  std::uint32_t bits = 0;
  for (const int card : hand.cards) bits += (static_cast<std::uint32_t>(card) + 1) * 2654435761U;
  bits ^= bits >> 15;
  return (bits * 2246822519U >> 31) != 0;
}

// The longest chunk.
constexpr std::size_t kChunk = 128;

// What a kernel prints for an input, and how it ends. The memory of each kernel is used again,
// because a hand always has the same verdict here. Four zeros may be the sentinel, so their verdict
// is forgotten.
Judged judged_by(const Kernel& kernel, std::string_view input, Framing framing, bool has_lines) {
  static std::map<std::string_view, std::unique_ptr<LoopMemory>> memories;
  std::unique_ptr<LoopMemory>& memory = memories[kernel.name];
  if (!memory) memory = std::make_unique<LoopMemory>();
  memory->verdicts[0] = 0;
  const Kernel used = with_solver(kernel, verdict);
  MemoryStreams streams(input, in_one_piece);
  Query query = judges_query(used, 1, framing);
  query.has_lines = has_lines;
  return answered(query, streams, *memory);
}

// Whether all kernels of this processor agree with the definition.
bool agree(const std::string& input, Framing framing = Framing::kSentinel, bool has_lines = false) {
  const Judged expected = judged_by(*kernel_named("definition"), input, framing, has_lines);
  for (const Kernel& kernel : kernels_here()) {
    if (kernel.name == "definition" || judged_by(kernel, input, framing, has_lines) == expected)
      continue;
    ADD_FAILURE() << kernel.name << ": " << testing::PrintToString(input);
    return false;
  }
  return true;
}

// Where each line is a hand, or not.
bool agree_by_lines(const std::string& input) {
  return agree(input, Framing::kEof, true);
}

// Tidy lines, lines of numbers of two digits, hands in any layout, and wide cards.
const std::vector<std::string> kTexts = {
    repeated("1 2 3 4\n", 40), repeated("1 12 3 4\n10 9 7 13\n", 20),
    repeated("5\t11  3\r\n7\v2 13\f9 1\n\n\n", 15), repeated("1234  567  89 9012 \n", 12)};

// The byte to try after this one: each byte of ASCII, and in the preset `test` every 16th of the
// others.
int byte_after(int byte) {
  return byte + (byte < 128 ? 1 : part_or_whole(16, 1));
}

TEST(Places, EveryByteAtEveryPlace) {
  for (const std::string& text : kTexts) {
    for (std::size_t place = 0; place < kChunk; place += few_or_more<std::size_t>(7, 1)) {
      for (int byte = 0; byte < 256; byte = byte_after(byte)) {
        std::string input = text;
        input[place] = static_cast<char>(byte);
        ASSERT_TRUE(agree(input)) << "byte " << byte << " at " << place;
      }
    }
  }
}

// Every combination of digits and gaps, with numbers of up to eight digits.
TEST(Places, EveryCombinationOfGapsAtEveryPlace) {
  constexpr unsigned kBytes = 8;
  for (const std::string& text : kTexts) {
    for (std::size_t place = 0; place < kChunk + kBytes;
         place += few_or_more<std::size_t>(13, part_or_whole(3, 1))) {
      for (unsigned digits = 0; digits < 1U << kBytes; ++digits) {
        std::string input = text;
        for (unsigned i = 0; i < kBytes; ++i) {
          input[place + i] = (digits >> i & 1) != 0 ? static_cast<char>('1' + i) : ' ';
        }
        ASSERT_TRUE(agree(input)) << place << ", " << digits;
      }
    }
  }
}

// From hand to hand, the card stands one byte further in its chunk, and one card further in its
// hand.
TEST(Places, EveryCardAtEveryPlace) {
  for (int card = 0; card <= kLargestCard; card += part_or_whole(9, 1)) {
    const std::string text = std::to_string(card);
    std::string input;
    for (std::size_t place = 0; place < 64; ++place) {
      const std::size_t size = input.size();
      for (std::size_t i = 0; i < 4; ++i) input += (i == place % 4 ? text : "3") + " ";
      input.append(65 - (input.size() - size), ' ');
    }
    ASSERT_TRUE(agree(input)) << card;
    ASSERT_TRUE(agree(repeated(text + " 1 2 3\n", 40))) << card;
  }
}

// The verdicts of small hands are known, and must not be given to wide hands with the same lower
// bits.
TEST(Places, WideHandsAfterManySmallOnes) {
  Seeded generator(64);
  const auto hands = [&](int count, unsigned smallest, unsigned largest) {
    std::string text;
    for (int card = 0; card < 4 * count; ++card) {
      text += std::to_string(smallest + generator() % (largest - smallest + 1));
      text += card % 4 == 3 ? '\n' : ' ';
    }
    return text;
  };
  const std::string small = hands(30'000, 1, 13) + hands(3000, 0, 13) + hands(3000, 0, 15);
  ASSERT_TRUE(agree(small));
  for (const unsigned largest : {14U, 15U, 16U, 31U, 79U, 99U, 100U, 270U, 9999U}) {
    ASSERT_TRUE(agree(small + hands(500, largest - 1, largest) + hands(500, 0, largest)));
    std::string mixed;
    for (int i = 0; i < 300; ++i)
      mixed += hands(static_cast<int>(generator() % 80), 1, 13) + hands(1, 0, largest);
    ASSERT_TRUE(agree(mixed));
  }
}

// A kernel may remember verdicts by the two largest cards of a hand. Here, many hands have the same
// two, then many have the next two, and so on: these pairs ascend, then descend, or the other way
// round. In the second half all verdicts are remembered.
TEST(Places, HandsByTheirTwoLargestCards) {
  std::string ascending;
  std::string descending;
  for (int d = 1; d <= 13; ++d) {
    for (int c = 1; c <= d; ++c) {
      std::string hands;
      for (int b = 1; b <= c; ++b) {
        for (int a = 1; a <= b; ++a) {
          for (const int card : {a, d, b, c}) hands += std::to_string(card) + " ";
        }
      }
      const std::string many = repeated(hands, 10'000 / hands.size() + 1);
      ascending += many;
      descending.insert(0, many);
    }
  }
  for (const std::string& input : {ascending + descending, descending + ascending}) {
    const auto output_of = [&](const Kernel& kernel) {
      return judge_in_memory(input, in_one_piece, Framing::kSentinel, kernel, verdict).output;
    };
    const std::string expected = output_of(*kernel_named("definition"));
    for (const Kernel& kernel : kernels_here())
      ASSERT_EQ(output_of(kernel), expected) << kernel.name;
  }
}

TEST(Places, SentinelsAndCountsAndTheEndAtEveryPlace) {
  for (const std::string& text : kTexts) {
    const std::string many = repeated(text, 4);
    for (std::size_t place = 0; place < 3 * kChunk; ++place) {
      if (place > 0 && many[place - 1] != '\n') continue;
      const std::string input = many.substr(0, place) + "0 0 0 0\n" + many.substr(place);
      for (const Framing framing : {Framing::kSentinel, Framing::kEof}) {
        ASSERT_TRUE(agree(input, framing)) << place;
        ASSERT_TRUE(agree(repeated(text, 60) + input, framing)) << place;
      }
    }
    for (std::size_t length = 0; length < 3 * kChunk; ++length) {
      ASSERT_TRUE(agree(many.substr(0, length))) << length;
      ASSERT_TRUE(agree(std::to_string(length) + "\n" + many, Framing::kCounted)) << length;
    }
  }
}

// A bad card long after the first run. Kernel and reader together count the lines before it.
TEST(Places, LinesAreCountedUpToAnError) {
  for (const std::string& text : kTexts) {
    for (const std::size_t times : {1U, 7U, 60U, 500U}) {
      const std::string input = repeated(text, times);
      ASSERT_TRUE(agree(input + "x")) << times;
      ASSERT_TRUE(agree(input + "100 2 3 4\n" + input + "5 x")) << times;
      ASSERT_TRUE(agree(input + "A J Q K\n" + input + "\n\n" + input + "7 7")) << times;
    }
  }
}

// Lines of hands: tidy; of numbers of two digits; with other separators and line ends.
const std::vector<std::string> kLines = {
    repeated("1 2 3 4\n", 40), repeated("5,5,5,1\n", 40), repeated("1 12 3 4\n10;9;7;13\n", 20),
    repeated("5\t11 3 7\r\n2, 13, 9, 1\r\n", 15), repeated("7\r 2,\v;3\f4\r\n1 1 1 1 \n", 16)};

TEST(Places, EveryByteAtEveryPlaceOfLines) {
  for (const std::string& text : kLines) {
    for (std::size_t place = 0; place < kChunk + 2;
         place += few_or_more<std::size_t>(11, part_or_whole(5, 1))) {
      for (int byte = 0; byte < 256; byte = byte_after(byte)) {
        std::string input = text;
        input[place] = static_cast<char>(byte);
        ASSERT_TRUE(agree_by_lines(input)) << "byte " << byte << " at " << place;
      }
    }
  }
}

// Bytes that end lines, end numbers or do not, in every combination.
TEST(Places, EveryCombinationOfLineEndsAtEveryPlace) {
  constexpr std::string_view kBytes = "1\n\r ,";
  constexpr int kCombinations = 5 * 5 * 5 * 5;
  for (const std::string& text : kLines) {
    for (std::size_t place = 0; place < kChunk;
         place += few_or_more<std::size_t>(31, part_or_whole(17, 1))) {
      for (int combination = 0; combination < kCombinations; ++combination) {
        std::string input = text;
        for (std::size_t i = 0, left = static_cast<std::size_t>(combination); i < 4;
             ++i, left /= 5) {
          input[place + i] = kBytes[left % 5];
        }
        ASSERT_TRUE(agree_by_lines(input)) << place << ", " << combination;
      }
    }
  }
}

TEST(Places, IrregularLinesAtEveryPlace) {
  ASSERT_TRUE(agree_by_lines("1 2 3 4\n" + repeated(" ", 300) + "x\n"));
  for (const std::string& line :
       split(" ~ \r ~   ~ # 1 2 3 4 ~ 1 2 3 ~ 1 2 3 4 5 ~ 1 2 3 4 5 6 7 8 ~ 1 ~ 0 0 0 0 ~ "
             "A 2 3 4 ~ 1 2 3 100 ~ 1000 2 3 4 ~ 16 2 3 99 ~ (1 2 3 4) ~ "
             "\357\273\2771 2 3 4 ~ 1 2 3 x ~ 1,,2,3,4 ~ 1 2 3 4\r ~ 1 2 3 4 \t ~   1 2 3 4 ~ "
             "00001 2 3 4",
             " ~ ")) {
    for (const std::string& text : kLines) {
      const std::string many = repeated(text, part_or_whole<std::size_t>(1, 4));
      for (std::size_t place = 0; place < many.size(); ++place) {
        if (place > 0 && many[place - 1] != '\n') continue;
        const std::string input = many.substr(0, place) + line + "\n" + many.substr(place);
        ASSERT_TRUE(agree_by_lines(input)) << place;
        ASSERT_TRUE(agree_by_lines(repeated(text, 20) + input)) << place;
        ASSERT_TRUE(agree_by_lines(input.substr(0, place + line.size()))) << place;
      }
    }
  }
}

}  // namespace
}  // namespace twentyfour
