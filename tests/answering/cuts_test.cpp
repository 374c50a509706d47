// Cases of testdata/ that are cut into reads anywhere: each gives what it gives in one piece. And
// the long ones have the answers of the oracle.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "solver/command_line/judges.hpp"
#include "solver/command_line/options.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

Query query_of(fs::path input_file) {
  std::vector<std::string> words =
      split("twentyfour\n" + text_of(input_file.replace_extension(".args")), "\n");
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.back() = nullptr;  // the end of the last line
  Query query =
      std::get<Query>(parse_command_line(static_cast<int>(arguments.size()) - 1, arguments.data()));
  query.jobs = 1;
  query.kernel = &best_kernel();
  return query;
}

// Also what comes before more expressions than the limit allows.
Judged answered_or_given_up(const Query& query, const std::string& input, const Cuts& cut) {
  MemoryStreams streams(input, cut);
  try {
    return answered(query, streams);
  } catch (const LimitExceeded&) {
    return {streams.output()};
  }
}

// Whether the loop of the single files answers it too.
bool is_of_single_files(const Query& query, const std::string& input) {
  return query.asked == Question::kSolvable && query.rules == Rules() && query.words == Words() &&
         query.cards == kCardsInHand && query.target == Rational(kTarget) && !query.has_games &&
         !query.has_lines && !input.starts_with("\xef\xbb\xbf");
}

class Cases : public testing::TestWithParam<const char*> {};

// Those that are short.
TEST_P(Cases, AreTheSameHoweverTheyAreCut) {
  constexpr std::size_t kLongest = 600;
  for (const auto& entry : fs::directory_iterator(fs::path(TWENTYFOUR_TESTDATA) / GetParam())) {
    const std::string input = entry.path().extension() == ".in" ? text_of(entry.path()) : "";
    if (input.empty() || input.size() > kLongest) continue;
    SCOPED_TRACE(entry.path());
    const Query query = query_of(entry.path());
    const Judged whole = answered_or_given_up(query, input, in_one_piece);
    EXPECT_EQ(whole.output, text_of(fs::path(entry.path()).replace_extension(".out")));
    for_each_cut(input.size(), [&](const Cuts& cut) {
      ASSERT_EQ(answered_or_given_up(query, input, cut), whole);
      if (is_of_single_files(query, input)) {
        ASSERT_EQ(judge_plainly(input, cut, query.framing), whole.output);
      }
    });
  }
}

// All, in one process: for memcheck, which takes half a second to start.
TEST(WholeCases, HaveTheirOutputs) {
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(TWENTYFOUR_TESTDATA)) {
    constexpr std::size_t kLongest = 20'000;
    const fs::path& path = entry.path();
    if (path.extension() != ".in" || fs::file_size(path) > kLongest) continue;
    const Judged judged = answered_or_given_up(query_of(path), text_of(path), in_one_piece);
    EXPECT_EQ(judged.output, text_of(fs::path(path).replace_extension(".out"))) << path;
    ++files;
  }
  EXPECT_GT(files, 450U);
}

// How many hands a long case has at least, by its name: all of small cards, or all up to 13 of a
// judge's.
std::size_t least_hands(const std::string& name) {
  const std::map<std::string, std::size_t> known = {
      {"multisets-1-to-13", 1820}, {"multisets-0-to-9", 714}, {"ordered-1-to-9", 495}};
  if (const auto found = known.find(name); found != known.end()) return found->second;
  for (const KnownJudge& judge : known_judges()) {
    if (judge.name != name) continue;
    const auto numbers =
        static_cast<std::size_t>(std::min(judge.cards.most, 13) - judge.cards.least + 1);
    const std::size_t zeros = judge.cards.least == 0 ? 1 : 0;
    return numbers * (numbers + 1) * (numbers + 2) * (numbers + 3) / 24 - zeros;
  }
  return 40;
}

// What the oracle says of the hands of a case, which are added to `hands`.
std::string answers_of_oracle(const Query& query, const std::string& input,
                              std::set<std::multiset<int>>& hands) {
  Source source(query);
  source.start_block(input, true);
  std::string answers;
  while (source.read() == Outcome::kHand) {
    Hand hand = {};
    const Deal deal = source.deal();
    std::copy(deal.begin(), deal.end(), hand.cards);
    hands.insert({deal.begin(), deal.end()});
    const bool is_yes = query.rules.division == Division::kReal ? solvable_exactly(hand)
                                                                : solvable_in_integers(hand, true);
    answers += (is_yes ? query.words.yes : query.words.no) + "\n";
  }
  return answers;
}

// The hands of whole domains and random ones, plain and as judges give them. With
// TWENTYFOUR_WRITES_ANSWERS in the environment, their outputs are written.
TEST(LongCases, HaveTheAnswersOfTheOracle) {
  const bool writes = std::getenv("TWENTYFOUR_WRITES_ANSWERS") != nullptr;
  std::size_t files = 0;
  for (const char* const group : {"small-cards", "wide-cards", "judges"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(TWENTYFOUR_TESTDATA) / group)) {
      const fs::path& path = entry.path();
      if (path.extension() != ".in" || fs::file_size(path) < 500) continue;
      std::set<std::multiset<int>> hands;
      const std::string answers = answers_of_oracle(query_of(path), text_of(path), hands);
      const fs::path output = fs::path(path).replace_extension(".out");
      if (writes) std::ofstream(output, std::ios::binary) << answers;
      EXPECT_TRUE(answers == text_of(output)) << path;
      EXPECT_GE(hands.size(), least_hands(path.stem())) << path;
      ++files;
    }
  }
  EXPECT_GE(files, 18U);
}

INSTANTIATE_TEST_SUITE_P(Of, Cases,
                         testing::Values("bad-input", "checks", "expressions", "judges", "layouts",
                                         "letters", "lines", "rules", "samples", "targets"),
                         [](const auto& group) {
                           std::string name = group.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace twentyfour
