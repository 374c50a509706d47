#include "bench/race.hpp"

#include <algorithm>

namespace twentyfour {
namespace {

// Nanoseconds a hand, by round.
struct Times {
  std::vector<double> wall;
  std::vector<double> processor;
};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

Spread spread_of(const std::vector<double>& values) {
  const auto [min, max] = std::minmax_element(values.begin(), values.end());
  return {median(values), *min, *max};
}

double median_ratio(const std::vector<double>& above, const std::vector<double>& below) {
  std::vector<double> ratios;
  for (std::size_t round = 0; round < above.size(); ++round) {
    ratios.push_back(above[round] / below[round]);
  }
  return median(ratios);
}

std::vector<Times> run_rounds(const std::vector<Runner>& runners, int rounds) {
  for (const Runner& runner : runners) runner.run();
  std::vector<Times> times(runners.size());
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t turn = 0; turn < runners.size(); ++turn) {
      const std::size_t i = (turn + static_cast<std::size_t>(round)) % runners.size();
      const double ns_per_second_and_hand = 1e9 / static_cast<double>(runners[i].hands);
      const Cost cost = runners[i].run();
      times[i].wall.push_back(cost.wall * ns_per_second_and_hand);
      times[i].processor.push_back(cost.processor * ns_per_second_and_hand);
    }
  }
  return times;
}

const Times* times_of(const std::string& program, const std::vector<Runner>& runners,
                      const std::vector<Times>& times) {
  for (std::size_t i = 0; i < runners.size(); ++i) {
    if (runners[i].program == program) return &times[i];
  }
  return nullptr;
}

}  // namespace

std::vector<Result> race(const std::vector<Runner>& runners, int rounds, const std::string& input,
                         const std::string& way) {
  const std::vector<Times> times = run_rounds(runners, rounds);
  const Times* floor = times_of(kFloor, runners, times);
  const Times* cat = times_of(kCat, runners, times);
  const Times* textbook = times_of(kTextbook, runners, times);
  std::vector<Result> results;
  for (std::size_t i = 0; i < runners.size(); ++i) {
    const std::vector<double>& wall = times[i].wall;
    Result result = {
        input, way, runners[i].program, spread_of(wall), median(times[i].processor), {}, {}, {}};
    if (floor != nullptr) result.floors = median_ratio(wall, floor->wall);
    if (cat != nullptr) result.cats = median_ratio(wall, cat->wall);
    if (textbook != nullptr) result.textbook_speedup = median_ratio(textbook->wall, wall);
    results.push_back(result);
  }
  return results;
}

}  // namespace twentyfour
