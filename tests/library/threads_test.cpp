// Objects in several threads at once, and the threads that a run starts: also with ThreadSanitizer
// (tests/threads/).

#include <array>
#include <atomic>
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <memory>
#include <pthread.h>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "solver/library/twentyfour.h"
#include "tests/support/strings.hpp"

namespace {

std::atomic<int> threads_started{0};

}  // namespace

// Stands before that of the C library.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*function)(void*), void* argument) {
  using Create = decltype(&pthread_create);
  static const auto create = reinterpret_cast<Create>(::dlsym(RTLD_NEXT, "pthread_create"));
  ++threads_started;
  return create(thread, attributes, function, argument);
}

namespace twentyfour {
namespace {

class Object {
 public:
  explicit Object(std::vector<const char*> options) {
    options.push_back(nullptr);
    object_.reset(twentyfour_new(options.data()));
  }

  std::string output(std::string_view input) {
    const twentyfour_result* const result =
        twentyfour_run(object_.get(), input.data(), input.size());
    return {result->output, result->output_size};
  }

 private:
  struct Free {
    void operator()(twentyfour_program* object) const { twentyfour_free(object); }
  };
  std::unique_ptr<twentyfour_program, Free> object_;
};

std::string many_hands(int first) {
  std::string hands;
  for (int card = first; card < first + 1200; ++card) {
    hands += "3 7 " + std::to_string(card % 97) + " " + std::to_string(card) + "\n";
  }
  return hands;
}

TEST(Library, ObjectsInTwoThreadsDoNotMeet) {
  const std::array inputs = {many_hands(10), many_hands(5000)};
  std::array<std::string, 2> alone;
  std::array<std::string, 2> together;
  const auto answer = [&inputs](std::array<std::string, 2>& outputs, std::size_t i) {
    Object all({"--all", "--input=lines", "--jobs=3"});
    Object verdicts({"--input=eof", "--target=30"});
    for (int run = 0; run < 2; ++run) {
      outputs[i] = all.output(inputs[i]) + verdicts.output(inputs[i]);
    }
  };
  for (const std::size_t i : {0U, 1U}) answer(alone, i);
  {
    std::jthread other([&] { answer(together, 0); });
    answer(together, 1);
  }
  EXPECT_EQ(together, alone);
  EXPECT_GT(alone[0].size(), 5000U);
}

TEST(Library, ALongRunStartsThreadsAndAShortOneDoesNot) {
  Object lists({"--all", "--input=lines", "--jobs=3"});
  Object checks({"--check"});
  threads_started = 0;
  EXPECT_EQ(lists.output("5 5 5 1\n"), "5*(5-1/5)\n");
  EXPECT_EQ(checks.output("5 5 5 1 5*(5-1/5)\n"), "YES\n");
  EXPECT_EQ(threads_started, 0);
  lists.output(many_hands(10));
  EXPECT_GT(threads_started, 0);
}

}  // namespace
}  // namespace twentyfour
