// Answers by several threads are those of one: the same bytes in the same order, the same errors.

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <gtest/gtest.h>
#include <iterator>
#include <ostream>
#include <random>
#include <sched.h>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <thread>
#include <utility>
#include <vector>

#include "solver/answering/answering_loop.hpp"
#include "solver/answering/ordered_answers.hpp"
#include "solver/answering/processors.hpp"
#include "solver/answering/sources.hpp"
#include "solver/answering/workers.hpp"
#include "tests/answering/checked_lines.hpp"
#include "tests/memory_streams.hpp"

namespace twentyfour {
namespace {

constexpr int kManyJobs[] = {2, 3, 16};

std::size_t threads_of_this_process() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<std::size_t>(std::distance(begin(tasks), end(tasks)));
}

// Remembers how many threads there were at a write.
struct ObservedStreams : MemoryStreams {
  using MemoryStreams::MemoryStreams;
  bool write(const char* from, std::size_t size) {
    most_threads = std::max(most_threads, threads_of_this_process());
    return MemoryStreams::write(from, size);
  }

  std::size_t most_threads = 0;
};

struct Answered {
  Judged judged;
  std::size_t most_threads;
};

using Cuts = std::function<std::size_t()>;

// Answers the hands of a task, and keeps nothing of what was read.
template <class Streams>
Outcome answer_hands(Streams& streams, const Task& task, int jobs) {
  HandSource source(task, Framing::kSentinel);
  std::vector<char> memory(kBlockSize);
  return answer_all(streams, source, memory.data(), jobs);
}

template <class Source>
Answered answer(Source source, int jobs, std::string_view input, Cuts cuts) {
  ObservedStreams streams(input, std::move(cuts));
  std::vector<char> memory(kBlockSize);
  const Outcome ending = answer_all(streams, source, memory.data(), jobs);
  return {{streams.output(), ending, describe_error(ending, source.reader())},
          streams.most_threads};
}

Answered check_lines(const Task& task, int jobs, std::string_view input, Cuts cuts) {
  ObservedStreams streams(input, std::move(cuts));
  const Judged judged = checked_lines<HandSource>(streams, task, Framing::kSentinel, jobs);
  return {judged, streams.most_threads};
}

// A way to use a loop. Its searches take long enough for threads.
struct Mode {
  std::string name;
  Task task;
  int largest_card = 13;
  bool has_games = false;
  Framing framing = Framing::kSentinel;

  Answered run(int jobs, std::string_view input, Cuts cuts) const {
    if (task.asked == Asked::kCheck) return check_lines(task, jobs, input, std::move(cuts));
    if (has_games) return answer(GameSource(task, Framing::kCounted), jobs, input, std::move(cuts));
    return answer(HandSource(task, framing), jobs, input, std::move(cuts));
  }
};

void PrintTo(const Mode& mode, std::ostream* out) {
  *out << mode.name;
}

Task task_of(Asked asked, int cards) {
  return {asked, cards};
}

Task with(Task task, Form form, Division division, bool ordered = false) {
  task.rules.form = form;
  task.rules.division = division;
  task.rules.ordered = ordered;
  return task;
}

const std::vector<Mode> kModes = {
    {"whether", task_of(Asked::kWhether, 6)},
    {"one", task_of(Asked::kOne, 5)},
    {"all", task_of(Asked::kAll, 5)},
    {"count", task_of(Asked::kCount, 5)},
    {"ordered", with(task_of(Asked::kAll, 6), Form::kParentheses, Division::kReal, true)},
    {"precedence", with(task_of(Asked::kAll, 4), Form::kPrecedence, Division::kReal)},
    {"exact", with(task_of(Asked::kOne, 4), Form::kParentheses, Division::kExact)},
    {"truncating", with(task_of(Asked::kCount, 4), Form::kParentheses, Division::kTruncating), 9},
    {"counted", task_of(Asked::kOne, 5), 13, false, Framing::kCounted},
    {"eof", task_of(Asked::kOne, 5), 13, false, Framing::kEof},
    {"games", with(task_of(Asked::kWhether, 5), Form::kParentheses, Division::kExact), 13, true},
    {"check", task_of(Asked::kCheck, 5)},
};

// Enough for threads to be worth it. With ThreadSanitizer searches take longer, and fewer are
// enough.
#ifdef __SANITIZE_THREAD__
constexpr int kManyHands = 200;
#else
constexpr int kManyHands = 600;
#endif
constexpr int kFewHands = kManyHands / 3;

class Writer {
 public:
  Writer(const Mode& mode, int hands, unsigned seed) : mode_(mode), hands_(hands), random_(seed) {}

  std::size_t below(std::size_t bound) {
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_);
  }

  // Hands of which some come again, in other orders too.
  std::string input() {
    std::string text;
    if (mode_.has_games || mode_.framing == Framing::kCounted) text = std::to_string(hands_) + "\n";
    std::vector<std::vector<int>> hands;
    for (int i = 0; i < hands_; ++i) {
      if (hands.empty() || below(3) > 0) {
        hands.push_back(new_hand());
      } else {
        hands.push_back(hands[below(hands.size())]);
        if (!mode_.task.rules.ordered)
          std::shuffle(hands.back().begin(), hands.back().end(), random_);
      }
      text += line(hands.back());
    }
    return text;
  }

 private:
  std::vector<int> new_hand() {
    std::vector<int> hand(static_cast<std::size_t>(mode_.task.cards));
    for (int& card : hand)
      card = 1 + static_cast<int>(below(static_cast<std::size_t>(mode_.largest_card)));
    return hand;
  }

  std::string line(const std::vector<int>& hand) {
    std::string text;
    if (mode_.has_games) text += std::to_string(hand.size()) + (below(2) == 0 ? " 24 " : " 100 ");
    for (const int card : hand) text += std::to_string(card) + ' ';
    if (mode_.task.asked == Asked::kCheck) text += below(4) == 0 ? "1+2" : "NO";
    return text + (below(8) == 0 ? "\n\n" : "\n");
  }

  const Mode& mode_;
  int hands_;
  std::mt19937 random_;
};

Cuts random_cuts(unsigned seed) {
  return [random = std::mt19937(seed)]() mutable {
    return std::uniform_int_distribution<std::size_t>(1, random() % 4 == 0 ? 9 : 999)(random);
  };
}

class ManyJobs : public testing::TestWithParam<Mode> {
 protected:
  void expect_same_by_all(std::string_view input) const {
    const Judged expected = GetParam().run(1, input, in_one_piece).judged;
    for (const int jobs : kManyJobs) {
      const Judged whole = GetParam().run(jobs, input, in_one_piece).judged;
      EXPECT_TRUE(whole == expected) << jobs << " jobs, " << whole.where;
      const Judged cut = GetParam().run(jobs, input, random_cuts(1)).judged;
      EXPECT_TRUE(cut == expected) << jobs << " jobs, cut, " << cut.where;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Mode, ManyJobs, testing::ValuesIn(kModes),
                         [](const auto& mode) { return mode.param.name; });

TEST_P(ManyJobs, AnswerAsOne) {
  Writer writer(GetParam(), kManyHands, 1);
  const std::string input = writer.input();
  expect_same_by_all(input);
  const std::size_t alone = threads_of_this_process();
  EXPECT_EQ(GetParam().run(1, input, in_one_piece).most_threads, alone);
  EXPECT_EQ(GetParam().run(3, input, in_one_piece).most_threads, alone + 3);
  const auto usable = static_cast<std::size_t>(usable_processors());
  EXPECT_EQ(GetParam().run(0, input, in_one_piece).most_threads,
            usable == 1 ? alone : alone + usable);
}

TEST_P(ManyJobs, EndAsOneWhereTheInputIsCutShort) {
  Writer writer(GetParam(), kFewHands, 2);
  const std::string input = writer.input();
  expect_same_by_all(std::string_view(input).substr(0, input.size() / 2 + writer.below(9)));
}

TEST_P(ManyJobs, EndAsOneAtAnErrorOrASentinel) {
  Writer writer(GetParam(), kFewHands, 3);
  const std::string whole = writer.input();
  for (const std::string odd : {"x ", "\n10000\n", " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"}) {
    std::string input = whole;
    input.insert(input.find('\n', input.size() / 2 + writer.below(input.size() / 3)) + 1, odd);
    expect_same_by_all(input);
  }
}

TEST(Workers, AreNotStartedForOneHand) {
  const std::size_t alone = threads_of_this_process();
  const Answered run = answer(HandSource(task_of(Asked::kAll, 7), Framing::kSentinel), 8,
                              "1 2 3 4 5 6 7\n", in_one_piece);
  EXPECT_EQ(run.most_threads, alone);
}

// With such a limit, the clock of the process has steps longer than a search.
TEST(Workers, AreStartedUnderALimitOfProcessorTime) {
  rlimit before = {};
  ASSERT_EQ(::getrlimit(RLIMIT_CPU, &before), 0);
  rlimit limit = before;
  limit.rlim_cur = std::min<rlim_t>(before.rlim_cur, 1'000'000);
  ASSERT_EQ(::setrlimit(RLIMIT_CPU, &limit), 0);
  const Task task = with(task_of(Asked::kAll, 4), Form::kParentheses, Division::kExact);
  for (unsigned seed = 0; seed < 10; ++seed) {
    const std::string input = Writer({"exact", task}, kManyHands, seed).input();
    const std::size_t alone = threads_of_this_process();
    EXPECT_GT(answer(HandSource(task, Framing::kSentinel), 2, input, in_one_piece).most_threads,
              alone);
  }
  ::setrlimit(RLIMIT_CPU, &before);
}

TEST(Workers, DoJobs) {
  Workers workers(2);
  ASSERT_FALSE(workers.is_empty());
  Job job{task_of(Asked::kCount, 4), Cards{5, 5, 5, 1}};
  workers.add({&job});
  while (!job.is_done) workers.wait_for(job);
  EXPECT_FALSE(job.has_failed);
  EXPECT_EQ(job.line, "1");
  workers.release(job);
}

TEST(Workers, DropJobsThatHaveNotBegun) {
  std::vector<Job> jobs(1000);
  for (Job& job : jobs) {
    job.task = task_of(Asked::kAll, 6);
    job.hand = {2, 3, 5, 7, 11, 13};
  }
  {
    Workers workers(1);
    std::vector<Job*> all;
    for (Job& job : jobs) all.push_back(&job);
    workers.add(all);
    while (!jobs[0].is_done) workers.wait_for(jobs[0]);
  }
  EXPECT_FALSE(jobs.back().is_done);
}

// Keeps what was written before the last write of anything.
struct LastWrite : MemoryStreams {
  using MemoryStreams::MemoryStreams;
  bool write(const char* from, std::size_t size) {
    if (size > 0) before = output();
    return MemoryStreams::write(from, size);
  }

  std::string before;
};

TEST(Jobs, ASlowHandHoldsBackNoLineBeforeIt) {
  Task task = with(task_of(Asked::kCount, 5), Form::kParentheses, Division::kTruncating);
  task.target = Rational(0);
  task.rules.operators = *Operators::of("+-*/^");
  std::string input;
  for (int i = 0; i < 50; ++i) input += "1 1 1 1 " + std::to_string(i) + '\n';
  input += "2 3 4 5 6\n";
  for (const int jobs : {1, 2, 16}) {
    LastWrite streams(input, in_one_piece);
    EXPECT_EQ(answer_hands(streams, task, jobs), Outcome::kEnd);
    EXPECT_EQ(std::count(streams.before.begin(), streams.before.end(), '\n'), 50) << jobs;
  }
}

// The more hands, the longer a run takes. If it takes more than a tenth of a second, the first
// lines are written before the last hand is answered.
TEST(Jobs, NoLineWaitsForTheEnd) {
  const Task task = task_of(Asked::kCount, 6);
  std::string before;
  for (int hands = 100; before.empty() && hands < 10'000; hands *= 4) {
    std::string input;
    for (int i = 0; i < hands; ++i) input += "1 2 3 5 7 " + std::to_string(i) + '\n';
    LastWrite streams(input, in_one_piece);
    EXPECT_EQ(answer_hands(streams, task, 1), Outcome::kEnd);
    before = streams.before;
  }
  EXPECT_NE(before, "");
}

TEST(Jobs, AllHandsBeforeOneWithTooManyExpressionsAreAnswered) {
  const Task count = task_of(Asked::kCount, 5);
  std::string fine;
  for (int i = 0; i < kManyHands; ++i) fine += std::to_string(9000 + i) + " 997 991 3 7\n";
  const std::string input = fine + "1 2 3 4 5\n" + fine;
  // The lines of the first read are written before the second, while there are threads.
  const auto half_of_fine = [&] { return fine.size() / 2; };
  for (Task task : {count, with(count, Form::kParentheses, Division::kExact)}) {
    const std::string expected =
        answer(HandSource(task, Framing::kSentinel), 1, fine, in_one_piece).judged.output;
    task.limit = 20;
    for (const int jobs : {1, 2, 16}) {
      ObservedStreams streams(input, half_of_fine);
      const std::size_t alone = threads_of_this_process();
      EXPECT_THROW(answer_hands(streams, task, jobs), TooManyExpressions);
      EXPECT_TRUE(streams.output() == expected) << jobs;
      EXPECT_EQ(streams.most_threads > alone, jobs > 1) << jobs;
    }
  }
}

// Streams of which one write fails, and all after it.
struct FailingStreams : MemoryStreams {
  FailingStreams(std::string_view input, int good)
      : MemoryStreams(input, in_one_piece), left(good) {}
  bool write(const char* from, std::size_t size) {
    return size == 0 || (left-- > 0 && MemoryStreams::write(from, size));
  }

  int left;
};

// What is written is a part of the output, from its beginning.
void expect_part(const Task& task, int jobs, const std::string& input, const std::string& output,
                 int good) {
  FailingStreams streams(input, good);
  const Outcome ending = answer_hands(streams, task, jobs);
  EXPECT_EQ(ending, streams.left < 0 ? Outcome::kWriteFailed : Outcome::kEnd) << good;
  EXPECT_TRUE(output.starts_with(streams.output())) << jobs << " jobs, " << good << " writes";
}

// Most of a quarter of a million bytes. Those that come again are remembered.
const std::string kLongLines = "2 3 4 5 6\n3 4 5 6 7\n1 1 1 1 1\n2 3 4 5 6\n1 1 1 1 1\n2 3 4 5 6\n";

TEST(Jobs, EndWhereAWriteFails) {
  std::string remembered;
  for (int i = 0; i < 3000; ++i) remembered += "1 2 3 4 5\n";
  std::string slow;
  for (int i = 1; i < kManyHands / 2; ++i) slow += std::to_string(i) + " 2 3 5 7\n";
  const Task all = task_of(Asked::kAll, 5);
  Task any = with(all, Form::kParentheses, Division::kTruncating);
  any.target = Rational(0);
  for (const auto& [task, input] :
       {std::pair(all, remembered), std::pair(all, slow), std::pair(any, kLongLines)}) {
    const std::string output =
        answer(HandSource(task, Framing::kSentinel), 1, input, in_one_piece).judged.output;
    for (const int jobs : {1, 2}) {
      for (const int good : {0, 1, 2, 3, 4, 100}) expect_part(task, jobs, input, output, good);
    }
  }
  // The write comes after the search, which takes a tenth of a second.
  any.asked = Asked::kCount;
  any.rules.operators = *Operators::of("+-*/^");
  expect_part(any, 1, "2 3 4 5 6\n", "", 0);
}

TEST(Jobs, ManyLinesWaitForTheHandBeforeThem) {
  Task task = task_of(Asked::kCheck, 6);
  task.words.no = std::string(200, 'n');
  std::string input;
  for (int i = 1; i < 100; ++i) input += std::to_string(i) + " 2 3 5 7 11 NO\n";
  for (int i = 0; i < 8'000; ++i) input += "1 1 1 1 1 1 x\n";
  const Judged expected = check_lines(task, 1, input, in_one_piece).judged;
  EXPECT_TRUE(check_lines(task, 2, input, in_one_piece).judged == expected);
  for (int good = 0; good < 4; ++good) {
    FailingStreams streams(input, good);
    const Judged judged = checked_lines<HandSource>(streams, task, Framing::kSentinel, 2);
    EXPECT_EQ(judged.ending, streams.left < 0 ? Outcome::kWriteFailed : expected.ending);
    EXPECT_TRUE(expected.output.starts_with(judged.output)) << good;
  }
}

// As many lines wait as may; the last job is not begun before some are released.
TEST(Workers, BeginNoJobWhileManyLinesWait) {
  Task task = task_of(Asked::kAll, 5);
  const Cards hand = {1, 1, 1, 1, 1};
  const std::size_t bytes = 100'000;
  task.words.no = std::string(bytes, 'n');
  std::vector<Job> jobs((std::size_t{17} << 20) / bytes);
  std::vector<Job*> all;
  for (Job& job : jobs) {
    job.task = task;
    job.hand = hand;
    all.push_back(&job);
  }
  Workers workers(2);
  workers.add(all);
  const Job& last_to_wait = jobs[(std::size_t{16} << 20) / bytes - 1];
  while (!last_to_wait.is_done) workers.wait_for(last_to_wait);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_FALSE(jobs.back().is_done);
  for (const Job& job : jobs) {
    while (!job.is_done) workers.wait_for(job);
    workers.release(job);
  }
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
