// The program at its pipes: conversations and early ends. (testdata/transcript.txt has reads and
// writes that fail, tests/faults those that are interrupted or would block, and terminal.txt what
// is typed.)

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <gtest/gtest.h>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#include "solver/command_line/terminal.hpp"
#include "solver/input/query.hpp"
#include "tests/support/descriptor.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// A process that talks over two pipes: the program, or a function in its place.
class Partner {
 public:
  template <typename Function>
  explicit Partner(Function run) : process_(::fork()) {
    if (process_ == 0) {
      ::dup2(to_.read_end.number(), STDIN_FILENO);
      ::dup2(from_.write_end.number(), STDOUT_FILENO);
      to_.write_end.close();
      from_.read_end.close();
      ::_exit(run());
    }
    to_.read_end.close();
    from_.write_end.close();
  }

  Partner(const Partner&) = delete;
  Partner& operator=(const Partner&) = delete;

  ~Partner() {
    if (process_ > 0) {
      ::kill(process_, SIGKILL);
      ::waitpid(process_, nullptr, 0);
    }
  }

  void say(std::string_view text) {
    ASSERT_EQ(::write(to_.write_end.number(), text.data(), text.size()), std::ssize(text));
  }

  void stop_talking() { to_.write_end.close(); }
  void stop_listening() { from_.read_end.close(); }

  // What comes within a minute, up to `size` bytes or the end.
  std::string hear(std::size_t size) {
    std::string heard;
    while (heard.size() < size) {
      pollfd waiting = {from_.read_end.number(), POLLIN, 0};
      if (::poll(&waiting, 1, 60'000) <= 0) break;
      std::array<char, 4096> bytes{};
      const ssize_t count = ::read(from_.read_end.number(), bytes.data(),
                                   std::min(bytes.size(), size - heard.size()));
      if (count <= 0) break;
      heard.append(bytes.data(), static_cast<std::size_t>(count));
    }
    return heard;
  }

  // As waitpid gives it.
  int wait() {
    int status = -1;
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return status;
  }

 private:
  Pipe to_;
  Pipe from_;
  pid_t process_;
};

int run_twentyfour() {
  ::execl(TWENTYFOUR_PROGRAM, "twentyfour", static_cast<char*>(nullptr));
  return 127;
}

TEST(Conversation, EveryHandIsAnsweredBeforeTheNextIsAsked) {
  Partner twentyfour(run_twentyfour);
  for (int round = 0; round < 100; ++round) {
    twentyfour.say("5 5 5 1\n");
    ASSERT_EQ(twentyfour.hear(4), "YES\n");
    twentyfour.say("1 1 4");
    twentyfour.say(" 2\n7 7 ");
    ASSERT_EQ(twentyfour.hear(3), "NO\n");
    twentyfour.say("7 7\n");
    ASSERT_EQ(twentyfour.hear(3), "NO\n");
  }
  twentyfour.stop_talking();
  EXPECT_EQ(twentyfour.hear(1), "");
  EXPECT_EQ(twentyfour.wait(), 0);
}

// A token that is too long to be shown is an error before white space follows it.
TEST(Conversation, ASentinelOrAnErrorEndsItWhileThePipeIsOpen) {
  for (const auto& [end, status] : {std::pair("0 0 0 0\n", 0), std::pair("1 1 x \n", 1),
                                    std::pair("1 1 xxxxxxxxxxxxxxxxxxxxxxxxx", 1)}) {
    Partner twentyfour(run_twentyfour);
    twentyfour.say(std::string("5 5 5 1\n") + end);
    EXPECT_EQ(twentyfour.hear(100), "YES\n");
    EXPECT_EQ(WEXITSTATUS(twentyfour.wait()), status) << end;
  }
}

TEST(Conversation, AClosedPipeEndsItQuietlyEvenWhereTheSignalIsIgnored) {
  for (const auto handler : {SIG_DFL, SIG_IGN}) {
    Partner twentyfour([handler] {
      std::signal(SIGPIPE, handler);
      return run_twentyfour();
    });
    twentyfour.stop_listening();
    twentyfour.say("5 5 5 1\n");
    const int status = twentyfour.wait();
    EXPECT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), SIGPIPE);
  }
}

TEST(Conversation, GoesOnWithAsMuchAsAPipeHolds) {
  constexpr std::size_t kLines = 8192;
  Partner twentyfour(run_twentyfour);
  for (int round = 0; round < 4; ++round) {
    twentyfour.say(repeated("1 1 1 1\n", kLines));
    ASSERT_TRUE(twentyfour.hear(3 * kLines) == repeated("NO\n", kLines));
  }
  twentyfour.stop_talking();
  EXPECT_EQ(twentyfour.wait(), 0);
}

TEST(Programs, ThatTimeOutFailTheirTestInWords) {
  try {
    run_program("sleep", {"1000"}, "", {std::chrono::milliseconds(1), true});
    ADD_FAILURE() << "it has ended";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "sleep: timed out after 1 s");
  }
  EXPECT_TRUE(limit_of_tests().fails);
  EXPECT_GE(limit_of_tests(0).length, std::chrono::minutes(2));
  EXPECT_GT(limit_of_tests(8).length, limit_of_tests(4).length);
}

// A terminal that delivers a text, and then fails.
struct BrokenTerminal : Console {
  std::ptrdiff_t read(char* to, std::size_t room) override {
    if (text.empty()) return -1;
    const std::size_t size = text.copy(to, room);
    text.remove_prefix(size);
    return static_cast<std::ptrdiff_t>(size);
  }

  bool write(const char*, std::size_t) override { return false; }
  void write_error(const std::string&) override {}
  bool close_output() override { return true; }

  std::string_view text = "5 5 5 1\n1 1";
};

TEST(BrokenTerminals, FailAfterWhatTheyHave) {
  BrokenTerminal terminal;
  const Query query;
  TerminalConsole streams(terminal, query);
  std::array<char, 64> bytes{};
  EXPECT_EQ(streams.read(bytes.data(), bytes.size()), 11);
  EXPECT_EQ(std::string_view(bytes.data(), 11), "5 5 5 1\n1 1");
  EXPECT_EQ(streams.read(bytes.data(), bytes.size()), -1);
  EXPECT_FALSE(streams.write("YES\n", 4));
  const std::string_view answer_and_error = "YES\nERROR\tx\nNO\n";
  EXPECT_FALSE(streams.write(answer_and_error.data(), answer_and_error.size()));
}

}  // namespace
}  // namespace twentyfour
