// The loops of --expression and its like, in memory, beside what cuts_test.cpp shows.
#include "solver/answering/loops.hpp"

#include <cstddef>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>

#include "tests/support/memory_streams.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

TEST(AnsweringLoop, WritesALongOutputInParts) {
  EXPECT_TRUE(answered({Question::kOne}, repeated("1 2 3 4\n", 50'000)).output ==
              repeated("1*2*3*4\n", 50'000));
}

// In whatever block it begins, and not as the search had it.
TEST(AnsweringLoop, NamesTheHandWithTooManyExpressions) {
  const struct {
    bool has_games;
    std::string_view input;
  } cases[] = {{false, "\n5 5 5 1 1 1\n 1 1\n 6 2 4\n1 1 2 4 6"},
               {true, "4 24 5 5 5 1 1 24 1\n 4 24\n 6 2 4\n1 4 24 2 4 6 1"}};
  for (const auto& [has_games, input] : cases) {
    const Query query = {
        .asked = Question::kAll, .limit = 1, .framing = Framing::kEof, .has_games = has_games};
    for (std::size_t cut = 1; cut <= input.size(); ++cut) {
      MemoryStreams streams(input, [cut] { return cut; });
      try {
        answered(query, streams);
        ADD_FAILURE() << cut;
      } catch (const LimitExceeded& error) {
        EXPECT_EQ(error.deal, Deal({6, 2, 4, 1})) << cut;
      }
      EXPECT_EQ(streams.output(), "5*(5-1/5)\nNO\n") << cut;
    }
  }
}

TEST(CheckingLoop, HostileLines) {
  const std::string brackets = "1 2 3 4 " + std::string(100'000, '(');
  EXPECT_EQ(answered({Question::kCheck}, brackets, in_one_piece).output,
            "NO\tunreadable: at column 101: expected at most 100 open brackets, found \"(\"\n");
  const std::string longest = "1 2 3 4 " + std::string((1 << 20) - 8, '1');
  EXPECT_EQ(answered({Question::kCheck}, longest + "\n" + longest + "1\n1"),
            (Judged{"NO\tunreadable: at column 1: expected a card from 0 to 9999, found \"" +
                        std::string(24, '1') +
                        "...\"\n"
                        "NO\tlonger than 1 MiB\nERROR\t1 of 4 cards\n",
                    Outcome::kEnd, "1 of 3, from 3"}));
}

TEST(Loops, ReportFailedWritesAndReads) {
  for (const auto& [asked, input] :
       {std::pair(Question::kOne, "1 2 3 4\n"), std::pair(Question::kCheck, "1 2 3 4 NO\n")}) {
    FailingStreams full(input, 0);
    EXPECT_EQ(answered({asked}, full).ending, Outcome::kWriteFailed);
    BrokenInput broken(input, in_one_piece);
    EXPECT_EQ(answered({asked}, broken).ending, Outcome::kReadFailed);
    // More lines than wait for the end of a block; what follows them is not answered.
    const std::string many = repeated(input, 10'000) + "x\n";
    FailingStreams streams(many, 0);
    EXPECT_EQ(answered({asked}, streams), (Judged{"", Outcome::kWriteFailed}));
  }
}

// The first error is the one that counts.
TEST(Loops, PassOnAnErrorIfTheWriteAfterItFails) {
  FailingStreams full("5 5 5 1\n1 2 3 4\n", 0);
  EXPECT_THROW(answered({.asked = Question::kAll, .limit = 2}, full), LimitExceeded);
  EXPECT_EQ(full.output(), "");
}

}  // namespace
}  // namespace twentyfour
