// Answers by several threads are those of one: the same bytes in the same order, the same errors.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <gtest/gtest.h>
#include <iterator>
#include <new>
#include <ostream>
#include <random>
#include <sched.h>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "solver/answering/queue.hpp"
#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/kernels/kernels.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/system/system.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/seeded.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

constexpr int kManyJobs[] = {2, 3, 16};

// Random cuts of at most `longest` bytes, a quarter of them of at most 9.
Cuts random_cuts(unsigned seed, std::size_t longest) {
  return [random = std::mt19937(seed), longest]() mutable {
    return std::uniform_int_distribution<std::size_t>(1, random() % 4 == 0 ? 9 : longest)(random);
  };
}

// Small inputs are one block, long ones several.
std::size_t short_blocks() {
  return 40'000;
}

// That several jobs answer as one does, in blocks or in random reads or in both.
void expect_same_by_all(Query query, std::string_view input) {
  query.jobs = 1;
  const Judged expected = answered(query, input);
  for (const int jobs : kManyJobs) {
    query.jobs = jobs;
    for (const bool has_blocks : {false, true}) {
      if (!kWholeDomains && has_blocks != (jobs == 3)) continue;
      const Cuts cuts = has_blocks ? Cuts(short_blocks) : random_cuts(1, input.size() / 4);
      const Judged judged = answered(query, input, cuts);
      EXPECT_TRUE(judged == expected) << jobs << " jobs, " << judged.where;
    }
  }
}

std::size_t threads_of_this_process() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<std::size_t>(std::distance(begin(tasks), end(tasks)));
}

// Remembers how many threads there were at a write.
struct ObservedStreams : MemoryStreams {
  using MemoryStreams::MemoryStreams;
  bool write(const char* from, std::size_t size) override {
    most_threads = std::max(most_threads, threads_of_this_process());
    return MemoryStreams::write(from, size);
  }

  std::size_t most_threads = 0;
};

struct Answered {
  Judged judged;
  std::size_t most_threads;
};

// Enough for threads where searches are slow, where they are fast, and where a kernel answers.
constexpr int kManyHands = 300;
constexpr int kManyFastHands = 1'500;
constexpr int kManyWideHands = 6'000;

// A way to use a loop.
struct Mode {
  std::string name;
  Query query;
  int largest_card = 13;  // at 9999, many hands have smaller cards alone
  int hands = kManyHands;

  int few_hands() const { return hands == kManyHands ? kManyHands / 3 : hands; }

  Answered answer(int jobs, std::string_view input) const {
    ObservedStreams streams(input, in_one_piece);
    Query with_jobs = query;
    with_jobs.jobs = jobs;
    const Judged judged = answered(with_jobs, streams);
    return {judged, streams.most_threads};
  }

  // Where each batch is one slow deal, the caller does not answer any.
  std::size_t threads_of(int jobs) const {
    const std::vector<int> cards(static_cast<std::size_t>(query.cards));
    const bool are_slow = batch_size_of(query, {cards.begin(), cards.end(), query.target}) == 1;
    return static_cast<std::size_t>(are_slow ? jobs : jobs - 1);
  }
};

void PrintTo(const Mode& mode, std::ostream* out) {
  *out << mode.name;
}

// The preset `test` tries the first ones.
const std::vector<Mode> kModes = {
    {"all", {Question::kAll, 5}},
    {"counted", {.asked = Question::kOne, .cards = 5, .framing = Framing::kCounted}},
    {"games",
     {.cards = 5,
      .rules = {.division = Division::kExact},
      .framing = Framing::kCounted,
      .has_games = true}},
    {"check", {Question::kCheck, 5}},
    {"lines",
     {.asked = Question::kAll,
      .cards = 5,
      .limit = 20,
      .framing = Framing::kEof,
      .has_lines = true}},
    {"games_nearest",
     {.asked = Question::kNearest,
      .cards = 4,
      .rules = {.division = Division::kExact, .subsets = true},
      .framing = Framing::kCounted,
      .has_games = true}},
    {"fast", {Question::kOne, 4}, 99, kManyFastHands},
    {"wide", judges_query(best_kernel()), 9999, kManyWideHands},
    {"whether", {Question::kSolvable, 6}},
    {"one", {Question::kOne, 5}},
    {"count", {Question::kCount, 5}},
    {"ordered", {.asked = Question::kAll, .cards = 6, .rules = {.ordered = true}}},
    {"precedence", {.asked = Question::kAll, .cards = 4, .rules = {.form = Form::kPrecedence}}},
    {"exact", {.asked = Question::kOne, .cards = 4, .rules = {.division = Division::kExact}}},
    {"truncating",
     {.asked = Question::kCount, .cards = 4, .rules = {.division = Division::kTruncating}},
     9},
    {"eof", {.asked = Question::kOne, .cards = 5, .framing = Framing::kEof}},
    {"values",
     {.asked = Question::kValues,
      .cards = 4,
      .rules = {.division = Division::kExact},
      .interval = {Rational(1), Rational(30)}}},
    {"games_values",
     {.asked = Question::kValues,
      .cards = 4,
      .rules = {.division = Division::kExact},
      .interval = {Rational(1), Rational(30)},
      .framing = Framing::kCounted,
      .has_games = true}},
    {"wide_counted", judges_query(best_kernel(), 1, Framing::kCounted), 9999, kManyWideHands},
    {"wide_by_search",
     {.target = Rational(patterns::kLargestTarget + 1),
      .words = {"Yes", "fifteen-letters"},
      .kernel = &best_kernel()},
     9999,
     kManyFastHands},
    {"wide_lines",
     {.framing = Framing::kEof, .has_lines = true, .kernel = &best_kernel()},
     9999,
     kManyWideHands},
};

// This many lines, with the numbers from `first` on in place of the #.
std::string numbered(const std::string& line, int count, int first = 0) {
  const std::size_t at = line.find('#');
  std::string lines;
  for (int i = first; i < first + count; ++i) {
    lines += line.substr(0, at) + std::to_string(i) + line.substr(at + 1);
  }
  return lines;
}

class Writer : public Seeded {
 public:
  Writer(const Mode& mode, unsigned seed) : Seeded(seed), mode_(mode) {}

  // Hands of which some come again, in other orders too, each with what ends its line.
  std::vector<std::string> lines(int count) {
    std::vector<std::string> lines;
    std::vector<std::vector<int>> hands;
    for (int i = 0; i < count; ++i) {
      if (hands.empty() || below(3) > 0) {
        hands.push_back(new_hand());
      } else {
        hands.push_back(hands[below(hands.size())]);
        if (below(4) > 0) std::shuffle(hands.back().begin(), hands.back().end(), *this);
      }
      lines.push_back(line(hands.back()));
    }
    return lines;
  }

  std::string input(const std::vector<std::string>& lines) const {
    std::string text;
    if (mode_.query.framing == Framing::kCounted) text = std::to_string(lines.size()) + "\n";
    for (const std::string& line : lines) text += line;
    return text;
  }

  std::string input(int hands) { return input(lines(hands)); }

 private:
  bool is_wide() const { return mode_.largest_card == 9999; }

  std::vector<int> new_hand() {
    std::vector<int> hand(static_cast<std::size_t>(mode_.query.cards));
    const int largest = !is_wide() || below(4) == 0 ? mode_.largest_card : below(4) == 0 ? 15 : 200;
    for (int& card : hand) card = between(1, largest);
    return hand;
  }

  std::string line(const std::vector<int>& hand) {
    std::string text;
    if (mode_.query.has_games)
      text += std::to_string(hand.size()) + (below(2) == 0 ? " 24 " : " 100 ");
    for (const int card : hand) {
      text += std::to_string(card);
      text += !answers_lines(mode_.query) && below(400) == 0 ? "\r\n\t" : " ";
    }
    if (mode_.query.asked == Question::kCheck) text += below(4) == 0 ? "1+2" : "NO";
    if (mode_.query.has_lines && below(16) == 0) text += "x";
    if (is_wide() && below(500) == 0) text += std::string(9'000, '\n');
    return text + (below(8) == 0 ? "\n\n" : "\n");
  }

  const Mode& mode_;
};

class ManyJobs : public testing::TestWithParam<Mode> {};

INSTANTIATE_TEST_SUITE_P(
    Mode, ManyJobs,
    testing::ValuesIn(kModes.data(), kModes.data() + few_or_more<std::size_t>(5, kModes.size())),
    [](const auto& mode) { return mode.param.name; });

TEST_P(ManyJobs, AnswerAsOne) {
  Writer writer(GetParam(), 1);
  const std::string input = writer.input(GetParam().hands);
  expect_same_by_all(GetParam().query, input);
  const std::size_t alone = threads_of_this_process();
  EXPECT_EQ(GetParam().answer(1, input).most_threads, alone);
  EXPECT_EQ(GetParam().answer(3, input).most_threads, alone + GetParam().threads_of(3));
  const int usable = usable_processors();
  EXPECT_EQ(GetParam().answer(0, input).most_threads,
            usable == 1 ? alone : alone + GetParam().threads_of(usable));
}

TEST_P(ManyJobs, EndAsOneWhereTheInputIsCutShort) {
  Writer writer(GetParam(), 2);
  const std::string input = writer.input(GetParam().few_hands());
  expect_same_by_all(GetParam().query,
                     std::string_view(input).substr(0, input.size() - 1 - writer.below(9)));
}

TEST_P(ManyJobs, EndAsOneAtAnErrorOrASentinel) {
  Writer writer(GetParam(), 3);
  const std::string whole = writer.input(GetParam().few_hands());
  for (const std::string irregular :
       {"x ", "\n10000\n", " 7 ", " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"}) {
    std::string input = whole;
    input.insert(input.find('\n', input.size() / 2 + writer.below(input.size() / 3)) + 1,
                 irregular);
    expect_same_by_all(GetParam().query, input);
  }
}

// An answer does not depend on the hands before.
TEST_P(ManyJobs, AnswerEachHandAsIfItWereAlone) {
  Writer writer(GetParam(), 4);
  const std::vector<std::string> lines = writer.lines(GetParam().hands / 6);
  Query query = GetParam().query;
  query.jobs = 1;
  std::string expected;
  for (const std::string& line : lines) expected += answered(query, writer.input({line})).output;
  EXPECT_TRUE(answered(query, writer.input(lines)).output == expected);
}

TEST(Jobs, AreNotStartedForOneHand) {
  const Mode mode = {"slow", {Question::kAll, 7}};
  const std::size_t alone = threads_of_this_process();
  EXPECT_EQ(mode.answer(8, "1 2 3 4 5 6 7\n").most_threads, alone);
}

TEST(Jobs, AreStartedAtTheSecondSlowDeal) {
  const Mode mode = {"slow", {Question::kCount, 7}};
  std::thread([] {}).join();  // beside the first, ThreadSanitizer starts one of its own
  const std::size_t alone = threads_of_this_process();
  EXPECT_EQ(mode.answer(3, "1 2 3 4 5 6 7\n2 3 4 5 6 7 8\n3 4 5 6 7 8 9\n").most_threads,
            alone + 3);
}

// Keeps what was written before the last write of anything.
struct LastWrite : MemoryStreams {
  using MemoryStreams::MemoryStreams;
  bool write(const char* from, std::size_t size) override {
    if (size > 0) before = output();
    return MemoryStreams::write(from, size);
  }

  std::string before;
};

// A run whose deals are answered one by one.
const Query query_of_slow_deals = {
    .asked = Question::kCount,
    .cards = 5,
    .target = Rational(0),
    .rules = {.division = Division::kTruncating, .operators = *Operators::of("+-*/^")}};

TEST(Jobs, ASlowHandHoldsBackNoLineBeforeIt) {
  // The last hand but one comes again: its line is remembered.
  const std::string input = numbered("1 1 1 1 #\n", 50) + "1 1 1 1 7\n2 3 4 5 6\n";
  for (const int jobs : {1, 2, 16}) {
    if (jobs > part_or_whole(2, 16)) break;
    LastWrite streams(input, in_one_piece);
    Query query = query_of_slow_deals;
    query.jobs = jobs;
    EXPECT_EQ(answered(query, streams).ending, Outcome::kEnd);
    EXPECT_EQ(std::count(streams.before.begin(), streams.before.end(), '\n'), 51) << jobs;
  }
}

TEST(Jobs, ARememberedLineDoesNotWaitForTheSlowHandAfterIt) {
  LastWrite streams("1 1 1 1 7\n2 3 4 5 6\n1 1 1 1 7\n2 3 4 5 7\n", in_one_piece);
  Query query = query_of_slow_deals;
  query.jobs = 2;
  EXPECT_EQ(answered(query, streams).ending, Outcome::kEnd);
  EXPECT_EQ(std::count(streams.before.begin(), streams.before.end(), '\n'), 3);
}

// The lines of deals that are not fast are written while later ones are answered.
TEST(Jobs, NoLineWaitsForTheEnd) {
  const std::string input = numbered("1 2 3 5 7 #\n", 100);
  for (const int jobs : {1, 2}) {
    LastWrite streams(input, in_one_piece);
    EXPECT_EQ(answered({.asked = Question::kCount, .cards = 6, .jobs = jobs}, streams).ending,
              Outcome::kEnd);
    EXPECT_GE(std::count(streams.before.begin(), streams.before.end(), '\n'), 80) << jobs;
  }
}

TEST(Jobs, AllHandsBeforeOneWithTooManyExpressionsAreAnswered) {
  const std::string fine = numbered("# 997 991 3 7\n", kManyHands, 9000);
  const std::string input = fine + "1 2 3 4 5\n" + fine;
  // The lines of the first read are written before the second, while there are threads.
  const auto half_of_fine = [&] { return fine.size() / 2; };
  for (const Division division : {Division::kReal, Division::kExact}) {
    Query query = {.asked = Question::kCount, .cards = 5, .rules = {.division = division}};
    query.jobs = 1;
    const std::string expected = answered(query, fine).output;
    query.limit = 20;
    for (const int jobs : {1, 2, 16}) {
      ObservedStreams streams(input, half_of_fine);
      const std::size_t alone = threads_of_this_process();
      query.jobs = jobs;
      EXPECT_THROW(answered(query, streams), LimitExceeded);
      EXPECT_TRUE(streams.output() == expected) << jobs;
      EXPECT_EQ(streams.most_threads > alone, jobs > 1) << jobs;
    }
  }
}

// The first bad line is a hand that is still awaited when the next ones are read; the others repeat
// it, at once, after it is answered and in another block.
TEST(Jobs, ABadHandIsCountedEachTimeItComes) {
  Query query = {.asked = Question::kCount,
                 .cards = 5,
                 .limit = 20,
                 .framing = Framing::kEof,
                 .has_lines = true};
  std::string part = numbered("# 997 991 3 7\n", kManyHands, 9000);
  part += "1 2 3 4 5\nx\n\n5 4 3 2 1\n" + part + "2 1 3 4 5\n";
  const std::string input = part + part;
  const std::size_t size = part.size();
  for (query.jobs = 1; query.jobs < 4; ++query.jobs) {
    for (const Cuts& cuts :
         {Cuts(in_one_piece), Cuts([size] { return size; }), random_cuts(1, 99)}) {
      EXPECT_EQ(answered(query, input, cuts).where, "8 of 1210, from 301") << query.jobs;
    }
  }
}

// Lines of 16 bytes.
std::string wide_lines(int count) {
  std::string lines;
  for (int i = 0; i < count; ++i) lines += std::to_string(1000 + i % 9000) + " 2000 300 40\n";
  return lines;
}

// Throws for a first card of 7777.
bool solve_unless_7777(const Hand& hand, int) {
  if (hand.cards[0] == 7777) throw std::bad_alloc();
  return hand.cards[0] % 2 == 0;
}

TEST(Jobs, WideHandsBeforeOneThatFailsAreAnswered) {
  const Kernel kernel = with_solver(best_kernel(), solve_unless_7777);
  const std::string before = wide_lines(kManyWideHands);
  const std::string input = before + "7777 1 2 3\n" + before;
  const Judged expected = answered(judges_query(kernel, 1), before);
  for (const int jobs : {1, 2, 16}) {
    MemoryStreams streams(input, short_blocks);
    EXPECT_THROW(answered(judges_query(kernel, jobs), streams), std::bad_alloc) << jobs;
    EXPECT_TRUE(streams.output() == expected.output) << jobs;
  }
}

// A solver that fails once, as if memory ran out beside others.
std::atomic<bool> may_fail = false;

bool solve_unless_unlucky(const Hand& hand, int) {
  if (hand.cards[0] == 5000 && may_fail.exchange(false)) throw std::bad_alloc();
  return hand.cards[0] % 2 == 0;
}

TEST(Jobs, WideHandsThatFailedBesideOthersAreAnsweredAlone) {
  const Kernel kernel = with_solver(best_kernel(), solve_unless_unlucky);
  const std::string input = wide_lines(kManyWideHands);
  const Judged expected = answered(judges_query(kernel, 1), input);
  for (const int jobs : kManyJobs) {
    may_fail = true;
    EXPECT_TRUE(answered(judges_query(kernel, jobs), input) == expected) << jobs;
    EXPECT_FALSE(may_fail) << "it has failed";
  }
}

// The first thread waits, from some hand on, until another one has a hand too.
std::thread::id first_thread;
std::atomic<bool> has_others = false;

bool solve_when_there_are_others(const Hand&, int) {
  if (std::this_thread::get_id() != first_thread) {
    has_others = true;
    return false;
  }
  static int hands = 0;
  const auto now = [] { return std::chrono::steady_clock::now(); };
  if (++hands <= 4096) return false;
  for (const auto end = now() + std::chrono::minutes(1); !has_others && now() < end;) {
    std::this_thread::yield();
  }
  return false;
}

TEST(Jobs, OtherThreadsAnswerWideHands) {
  const Kernel kernel = with_solver(best_kernel(), solve_when_there_are_others);
  first_thread = std::this_thread::get_id();
  answered(judges_query(kernel, 2, Framing::kEof), wide_lines(20'000));
  EXPECT_TRUE(has_others);
}

// What is written is a part of the output, from its beginning.
void expect_part(Query query, int jobs, const std::string& input, const std::string& output,
                 int good) {
  FailingStreams streams(input, good, short_blocks);
  query.jobs = jobs;
  const Outcome ending = answered(query, streams).ending;
  EXPECT_EQ(ending, streams.left < 0 ? Outcome::kWriteFailed : Outcome::kEnd) << good;
  EXPECT_TRUE(output.starts_with(streams.output())) << jobs << " jobs, " << good << " writes";
}

// Most of a quarter of a million bytes. Those that come again are remembered.
const std::string kLongLines = "2 3 4 5 6\n3 4 5 6 7\n1 1 1 1 1\n2 3 4 5 6\n1 1 1 1 1\n2 3 4 5 6\n";

TEST(Jobs, EndWhereAWriteFails) {
  const std::string remembered = repeated("1 2 3 4 5\n", 3000);
  const std::string slow = numbered("# 2 3 5 7\n", kManyHands / 2 - 1, 1);
  const Query all = {Question::kAll, 5};
  Query any = all;
  any.rules.division = Division::kTruncating;
  any.target = Rational(0);
  for (const auto& [query, input] :
       {std::pair(all, remembered), std::pair(all, slow), std::pair(any, kLongLines),
        std::pair(judges_query(best_kernel()),
                  wide_lines(kManyWideHands) + repeated("1 2 3 4\n7000 1 1 1\n", 25'000))}) {
    const std::string output = Mode{"", query}.answer(1, input).judged.output;
    for (const int jobs : {1, 2}) {
      for (int good = 0; good < part_or_whole(3, 6); ++good) {
        expect_part(query, jobs, input, output, good);
      }
      expect_part(query, jobs, input, output, 100);
    }
  }
  // The write comes after the search, which takes a tenth of a second.
  any.asked = Question::kCount;
  any.rules.operators = *Operators::of("+-*/^");
  expect_part(any, 1, "2 3 4 5 6\n", "", 0);
}

TEST(Jobs, ManyLinesWaitForTheHandBeforeThem) {
  Query query = {.asked = Question::kCheck, .cards = 6, .jobs = 1};
  query.words.no = std::string(200, 'n');
  const std::string input =
      numbered("# 2 3 5 7 11 NO\n", 99, 1) + repeated("1 1 1 1 1 1 x\n", 8'000);
  const Judged expected = answered(query, input);
  query.jobs = 2;
  EXPECT_TRUE(answered(query, input) == expected);
  for (int good = 0; good < 4; ++good) {
    FailingStreams streams(input, good);
    const Judged judged = answered(query, streams);
    EXPECT_EQ(judged.ending, streams.left < 0 ? Outcome::kWriteFailed : expected.ending);
    EXPECT_TRUE(expected.output.starts_with(judged.output)) << good;
  }
}

// Fast games, then slow ones, then fast ones again.
std::string games_of_all_speeds() {
  return numbered("4 24 1 2 # 77\n", 1200) + numbered("7 24 1 2 3 5 7 11 #\n", 2) +
         numbered("4 25 1 2 # 77\n", 300) + "1 5 5\n6 24 1 2 3 4 5 6\n";
}

TEST(Jobs, GamesOfAllSpeedsAreAnsweredAsByOne) {
  const Mode mode = {"", {.asked = Question::kOne, .framing = Framing::kEof, .has_games = true}};
  const std::string games = games_of_all_speeds();
  const Judged expected = mode.answer(1, games).judged;
  EXPECT_EQ(std::count(expected.output.begin(), expected.output.end(), '\n'), 1504);
  for (const int jobs : kManyJobs) {
    EXPECT_TRUE(mode.answer(jobs, games).judged == expected) << jobs;
  }
  for (const int jobs : {1, 2}) {
    for (int good = 0; good < part_or_whole(2, 8); ++good) {
      expect_part(mode.query, jobs, games, expected.output, good);
    }
  }
}

// More bytes than may be held back, in lines of a megabyte.
TEST(Jobs, VeryLongLinesAreWrittenAsByOne) {
  Mode mode = {"", {.asked = Question::kOne, .cards = 5}};
  mode.query.words.no = std::string(std::size_t{1} << 20, 'n');
  const std::string input = numbered("1 1 1 1 #\n", 60, 30);
  const Judged expected = mode.answer(1, input).judged;
  EXPECT_TRUE(mode.answer(2, input).judged == expected);
  EXPECT_TRUE(mode.answer(3, input).judged == expected);
}

TEST(Processors, AreThoseToRunOnUnlessAGroupHasFewer) {
  cpu_set_t set;
  ASSERT_EQ(::sched_getaffinity(0, sizeof set, &set), 0);
  EXPECT_GE(usable_processors(), 1);
  EXPECT_LE(usable_processors(), CPU_COUNT(&set));
  if (!std::filesystem::exists("/sys/fs/cgroup/cpu.max")) {
    EXPECT_EQ(usable_processors(), CPU_COUNT(&set));
  }
}

}  // namespace
}  // namespace twentyfour
