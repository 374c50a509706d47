// Answers too long for a file, and those that the program itself writes. testdata/checks/ has the
// others.
#include "solver/checking/checking.hpp"

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "solver/expressions/printing.hpp"
#include "tests/checking/judged.hpp"
#include "tests/expressions/trees.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

TEST(Checking, HostileAnswersGetAReason) {
  EXPECT_EQ(judged({1, 2, 3, 4}, std::string_view("1\0", 2)),
            "unreadable: at column 2: " + kOperatorDue + "\"\\x00\"");
  const std::pair<const char*, const char*> repeating[] = {
      {"=", "at column 3: "},
      {"=1", "leaves a 1"},
      {"$", "no answer"},
      {"*", "no answer"},
      {"`", "no answer"},
      {"\\boxed{", "at column 1: "},
      {"\\quad", "no answer"},
      {"\u3000", "no answer"},
      {"\u8bd5", "at column 1: "},
      {"<answer>", "at column 1: "},
      {"(1)", "at column 26: "},
      {"(", "at column 101: "},
      {"5*", "at column 17: "},
      {"answer: 24 ", "at column 1: "},
      {"\n", "no answer"},
      {"no ", "at column 1: "},
      {"1+1=2;", "step 2: takes 1"},
      {"[1+1=2]", "step 2: takes 1"},
      {"\\(", "at column 1: "},
      {"```a\n", "at column 6: "},
  };
  for (const auto& [text, place] : repeating) {
    const std::string reason = judged({1, 1, 3, 4}, repeated(text, 100'000));
    const bool is_unreadable = std::string_view(place).starts_with("at ");
    EXPECT_TRUE(reason.starts_with((is_unreadable ? "unreadable: " : "") + std::string(place)))
        << text << ": " << reason;
    EXPECT_LT(reason.size(), 200u) << text;
    for (const char* const at :
         {"<answer>{}</answer>", "Answer: {}", "\\boxed{{}}", "{}5", "*5{}"}) {
      const std::string found =
          judged({1, 1, 3, 4}, repeated(text, 100'000), {}, {}, {*Template::of(at)});
      EXPECT_LT(found.size(), 200u) << text;
    }
  }
  const std::string nested = repeated("\\boxed{", 100'000) + "5*(5-1/5)" + repeated("}", 100'000);
  EXPECT_EQ(judged({5, 5, 5, 1}, nested), "right");
  EXPECT_EQ(judged({24}, "24" + repeated(" = 24", 1'000'000)), "right");
}

TEST(Checking, HostileStepsGetAReason) {
  const std::string some = "11-8=3;";
  EXPECT_EQ(judged({11, 8, 3, 5}, some + repeated("3+5=8;8-5=3;", 100'000)),
            "step 3: takes 5, which is not left");
  EXPECT_EQ(judged({11, 8, 3, 5}, some + repeated("(", 100'000)),
            "step 2: unreadable: at column 108: expected at most 100 open brackets, found \"(\"");
  EXPECT_EQ(judged({1}, repeated("1!=1;", 100'000), {.operators = *Operators::of("!")}),
            "step 24: uses more than 23 factorials");
}

// Whatever is printed is read, under all divisions, in the order of the cards, and steps also
// without brackets.
TEST(Checking, ReadsRandomTreesBack) {
  constexpr std::uint64_t kSeed = 1024;
  RandomTrees random(kSeed);
  std::size_t right = 0;
  for (int i = 0; i < 3000; ++i) {
    const Expression tree = random.tree(random.number(2, 6), i % 3 == 0 ? 3 : 99);
    const Rules rules = {.division = static_cast<Division>(i % 3), .ordered = true};
    const Evaluation evaluation = evaluate(tree, rules);
    const auto* const value = std::get_if<Rational>(&evaluation.value);
    if (value == nullptr) continue;
    const std::vector<PostfixToken> cards = cards_of(tree);
    const Deal deal(cards.begin(), cards.end(), *value);
    for (std::size_t n = 0; n < kNotations.size(); ++n) {
      const auto notation = static_cast<Notation>(n);
      std::string text;
      print(tree, rules, notation, text);
      ASSERT_EQ(judged(deal, text, rules), "right") << "seed " << kSeed << ": " << text;
      if (notation != Notation::kSteps) continue;
      std::erase_if(text, [](char byte) { return byte == '(' || byte == ')'; });
      ASSERT_EQ(judged(deal, text, rules), "right") << "seed " << kSeed << ": " << text;
      ++right;
    }
  }
  EXPECT_GT(right, 1000u);
}

}  // namespace
}  // namespace twentyfour
