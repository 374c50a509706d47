// Work on several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <functional>
#include <thread>
#include <vector>

namespace twentyfour {

constexpr std::size_t kMostJobs = 256;

// Calls worker() on each of up to `jobs` threads, and what it returns with each index below
// `count`, until that returns false. If not all threads can be started, those that run do the work.
// Throws what the first thread threw that failed.
template <class MakeWorker>
void in_parallel(std::size_t count, int jobs, const MakeWorker& worker) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::exception_ptr> failures(
      std::min({static_cast<std::size_t>(jobs), count, kMostJobs}));
  const auto work = [&](std::exception_ptr& failure) {
    try {
      auto do_one = worker();
      for (std::size_t i; (i = next++) < count;) {
        if (!do_one(i)) next = count;
      }
    } catch (...) {
      failure = std::current_exception();
      next = count;
    }
  };
  std::vector<std::thread> threads;
  threads.reserve(failures.size());
  try {
    for (std::exception_ptr& failure : failures) threads.emplace_back(work, std::ref(failure));
  } catch (const std::exception&) {
    if (threads.empty()) throw;
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::exception_ptr& failure : failures) {
    if (failure) std::rethrow_exception(failure);
  }
}

}  // namespace twentyfour
