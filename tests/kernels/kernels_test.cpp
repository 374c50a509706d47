// Every kernel gives, byte for byte, what the slow reference gives, on seeded mixtures of all that
// an input can hold, cut into random reads.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "solver/kernels/chunks.hpp"
#include "solver/text/line_ends.hpp"
#include "tests/judge/reference_judge.hpp"
#include "tests/kernels/kernels_here.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/seeded.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// Inputs in stretches of one kind each, so that there are long runs on every path, and every change
// from one path to another.
class RandomInputs : public Seeded {
 public:
  using Seeded::Seeded;

  // Reads of up to some power of two.
  Cuts next_cuts() {
    const std::size_t longest = std::size_t{1} << below(16);
    return [this, longest] { return 1 + below(longest); };
  }

  std::string next() {
    std::string input;
    for (std::size_t stretches = 1 + below(6); stretches > 0; --stretches) add_stretch(input);
    if (below(3) == 0)
      input += pick({"x", "0 0 0 0 ", "1 2", "3,", "12345 ", "\n-1\n", "5J 5 5 5"});
    if (below(4) == 0) add_stretch(input);
    return input;
  }

 private:
  using Choices = std::vector<std::string>;

  std::string pick(const Choices& choices) { return choices[below(choices.size())]; }

  void add_stretch(std::string& input) {
    const std::size_t kind = below(6);
    const std::size_t hands = below(2) == 0 ? 1 + below(8) : below(400);
    for (std::size_t i = 0; i < hands; ++i) add_hand(input, kind);
  }

  void add_hand(std::string& input, std::size_t kind) {
    static const Choices gaps = {" ", "\t", "\n", "\r\n", "  ", "\v\f", "\n\n\n", "         "};
    static const Choices letters = {"A", "J", "Q", "K", "T", "t", "q", "7", "10"};
    static const std::array<std::size_t, 4> highest = {9, 13, 99, 9999};
    for (std::size_t card = 0; card < 4; ++card) {
      if (kind == 4) {
        input += pick(letters);
      } else if (kind == 5) {
        input += pick({"0", "00", "007", "0000000003", "0", "1"});
      } else {
        input += std::to_string(below(highest[kind] + 1));
      }
      if (kind == 0) {
        input += card < 3 ? ' ' : '\n';
      } else {
        input += below(4) == 0 ? pick(gaps) : " ";
      }
    }
  }
};

class Kernels : public testing::TestWithParam<Kernel> {};

INSTANTIATE_TEST_SUITE_P(Kernel, Kernels, testing::ValuesIn(kernels_here()), name_of);

TEST_P(Kernels, AgreeWithTheReference) {
  RandomInputs inputs(24);
  for (int run = 0; run < few_or_more(16, part_or_whole(100, 800)); ++run) {
    constexpr Framing kFramings[] = {Framing::kSentinel, Framing::kCounted, Framing::kSentinel,
                                     Framing::kEof};
    const Framing framing = kFramings[run % 4];
    std::string input = inputs.next();
    if (framing == Framing::kCounted) {
      input.insert(0, std::to_string(inputs.below(std::size_t{1} << inputs.below(12))) + "\n");
    }
    const Judged judged = judge_in_memory(input, inputs.next_cuts(), framing, GetParam());
    const Judged expected = judge_by_reference(input, framing);
    ASSERT_TRUE(judged == expected)
        << "run " << run << ": " << testing::PrintToString(input) << "\ngave "
        << judged.output.size() << " bytes, ending " << static_cast<int>(judged.ending) << " at "
        << judged.where << "; expected " << expected.output.size() << " bytes, "
        << static_cast<int>(expected.ending) << " at " << expected.where;
  }
}

TEST_P(Kernels, AgreeWithTheReferenceOnManyBlocks) {
  RandomInputs inputs(2424);
  for (int run = 0; run < part_or_whole(1, 3); ++run) {
    std::string input;
    while (input.size() < 2 * kBlockSize) {
      const std::string more = inputs.next();
      if (judge_by_reference(more).ending == Outcome::kEnd) input += more + "\n1 1 1 1\n";
    }
    const std::size_t whole = input.size();
    const auto cut = [&] { return run == 0 ? whole : 1 + inputs.below(kBlockSize); };
    ASSERT_TRUE(judge_in_memory(input, cut, Framing::kSentinel, GetParam()) ==
                judge_by_reference(input))
        << "run " << run;
  }
}

// A kernel stops before a hand, and has answered all hands before that, even if the lines are taken
// away at wide hands. There is no memory beyond the text, so that the sanitizers find a read of a
// byte too far.
TEST_P(Kernels, StopBetweenHandsAndInsideTheirMemory) {
  RandomInputs inputs(242424);
  for (int run = 0; run < few_or_more(12, part_or_whole(80, 400)); ++run) {
    const std::string input = inputs.next();
    const std::string padded = std::string(8, ' ').append(input);
    const std::vector<char> memory(padded.begin(), padded.end());
    const char* const from = memory.data() + 8;
    const char* const end = from + input.size();
    std::vector<unsigned char> table(sizeof LoopMemory::verdicts);
    std::vector<unsigned char> kernel_table(KernelState::kTableSize);
    std::vector<char> buffer((input.size() / 8 + 1) * VerdictLines::kWidest);
    LineEndCounter line_counter;
    line_counter.go_on_at(from);
    const KernelSolver solver = GetParam().solver(Division::kReal);
    KernelState state = {{table.data(), solver},
                         kernel_table.data(),
                         VerdictLines(buffer.data()),
                         &line_counter,
                         {}};
    std::string taken;
    state.answer_uncached = [&](const Hand& hand) {
      if (run % 2 == 1) {
        taken += state.lines.lines();
        state.lines.clear();
      }
      state.lines.append(solver(hand));
    };
    const KernelResult result = GetParam().answer(from, end, state);
    ASSERT_TRUE(from <= result.at && result.at <= end);
    ASSERT_TRUE(from <= result.retry_from && result.retry_from <= end);
    const std::string before(from, result.at);
    const Judged expected = judge_by_reference(before);
    ASSERT_EQ(expected.ending, Outcome::kEnd) << "run " << run;
    ASSERT_EQ(taken.append(state.lines.lines()), expected.output)
        << "run " << run << ": " << testing::PrintToString(before);
    ASSERT_EQ(result.hands, std::count(expected.output.begin(), expected.output.end(), '\n'));
    ASSERT_EQ(line_counter.before(result.at), std::count(before.begin(), before.end(), '\n'));
  }
}

struct AnsweredLines {
  std::ptrdiff_t read;
  std::size_t hands;
  std::string output;
};

// What a kernel makes of lines that are all of the memory but the byte before them.
AnsweredLines answer_lines(const Kernel& kernel, const std::string& lines, std::string_view yes,
                           std::string_view no) {
  std::vector<char> memory = {'\n'};
  memory.insert(memory.end(), lines.begin(), lines.end());
  const char* const from = memory.data() + 1;
  std::vector<unsigned char> table(sizeof LoopMemory::verdicts);
  std::vector<unsigned char> kernel_table(KernelState::kTableSize);
  std::vector<char> buffer(lines.size() / 8 * VerdictLines::kWidest);
  KernelState state = {{table.data(), kernel.solver(Division::kReal)},
                       kernel_table.data(),
                       VerdictLines(buffer.data(), yes, no),
                       nullptr,
                       {},
                       true};
  const KernelResult result = kernel.answer(from, from + lines.size(), state);
  return {result.at - from, result.hands, std::string(state.lines.lines())};
}

TEST_P(Kernels, ReadLinesInsideTheirMemory) {
  for (const std::string_view line : {"1 2 3 4\n", " 1 2; 12\t2 1   \n", "3 ,3 3 10      \r\n"}) {
    for (std::size_t lines = 1; lines < 100; ++lines) {
      const AnsweredLines answered = answer_lines(GetParam(), repeated(line, lines), "YES", "NO");
      ASSERT_LE(answered.hands, lines);
      ASSERT_EQ(answered.read, answered.hands * line.size());
    }
  }
}

TEST_P(Kernels, WriteLinesOfEveryLength) {
  constexpr std::size_t kPairs = 2048;
  for (std::string word = "y"; VerdictLines::has_room_for(word); word += 'y') {
    const AnsweredLines answered =
        answer_lines(GetParam(), repeated("1 2 3 4\n1 1 1 1\n", kPairs), word, "n");
    ASSERT_EQ(answered.hands > 2 * kPairs - 32, GetParam().name != "definition");
    const std::string expected = repeated(word + "\nn\n", answered.hands / 2);
    ASSERT_EQ(answered.output.substr(0, expected.size()), expected);
  }
}

TEST(KernelChoice, NamesAreKnownWhereverTheirKernelsRun) {
  for (const std::string_view name : {"definition", "plain", "avx2", "avx512"}) {
    EXPECT_TRUE(is_kernel_name(name)) << name;
  }
  for (const Kernel& kernel : kernels()) EXPECT_TRUE(is_kernel_name(kernel.name)) << kernel.name;
  for (const std::string_view name : {"", "abacus", "avx", "avx5", "avx5122", "neon", "Plain"}) {
    EXPECT_FALSE(is_kernel_name(name)) << name;
    EXPECT_EQ(kernel_named(name), nullptr) << name;
  }
}

TEST(KernelChoice, TheBestOneIsSupportedAndNamed) {
  EXPECT_TRUE(best_kernel().is_supported());
  for (const Kernel& kernel : kernels_here()) {
    EXPECT_EQ(kernel_named(kernel.name)->name, kernel.name);
  }
}

// They are counted by stretches, in a byte each, which holds 255.
TEST(LineEnds, AreCountedInTextOfAnyLength) {
  for (std::size_t size = 0; size < 1'100; ++size) {
    std::string text(size, '\n');
    ASSERT_EQ(count_line_ends(text.data(), text.data() + size), size);
    if (size == 0) continue;
    text[size / 2] = 'x';
    ASSERT_EQ(count_line_ends(text.data(), text.data() + size), size - 1);
  }
}

TEST(MachineWords, HaveTheFirstByteLowest) {
  constexpr const char* kEightBytes = "\x10\x02\x83\xf4\x05\xa6\x07\x98";
  EXPECT_EQ(load_byte_by_byte<std::uint16_t>(kEightBytes), 0x0210);
  EXPECT_EQ(load_byte_by_byte<std::uint32_t>(kEightBytes), 0xf4830210);
  EXPECT_EQ(load_byte_by_byte<std::uint64_t>(kEightBytes), 0x9807a605f4830210);
  EXPECT_EQ(load_little_endian<std::uint64_t>(kEightBytes), 0x9807a605f4830210);
}

}  // namespace
}  // namespace twentyfour
