#include "solver/answering/processors.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sched.h>
#include <thread>

namespace twentyfour {
namespace {

int processors_to_run_on() {
#ifdef CPU_COUNT
  cpu_set_t set;
  if (::sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
  return static_cast<int>(std::thread::hardware_concurrency());
}

// The processors whose time a control group (of version 2, as in a container) may use, or 0 for no
// limit. The file has two times, "200000 100000", or a word and a time, "max 100000".
int processors_of_group() {
  std::FILE* const file = std::fopen("/sys/fs/cgroup/cpu.max", "re");
  if (file == nullptr) return 0;
  double quota = 0;
  double period = 0;
  const bool is_limited = std::fscanf(file, "%lf %lf", &quota, &period) == 2 && period > 0;
  std::fclose(file);
  return is_limited ? static_cast<int>(std::ceil(quota / period)) : 0;
}

}  // namespace

int usable_processors() {
  const int group = processors_of_group();
  const int all = std::max(processors_to_run_on(), 1);
  return group > 0 ? std::min(group, all) : all;
}

}  // namespace twentyfour
