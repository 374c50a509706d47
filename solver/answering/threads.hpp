// Starts threads.
#pragma once

#include <cstddef>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace twentyfour {

// Calls start_one(), which starts a thread and returns it, `count` times. Stops earlier if the
// system refuses a thread or memory: the threads that were started are enough.
template <class StartOne>
std::vector<std::thread> start_threads(int count, const StartOne& start_one) {
  std::vector<std::thread> threads;
  try {
    threads.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) threads.push_back(start_one());
  } catch (const std::system_error&) {
  } catch (const std::bad_alloc&) {
  }
  return threads;
}

}  // namespace twentyfour
