#include "tests/wrong_programs/wrong_programs.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>

namespace twentyfour {
namespace {

// What a program does that the right one does not. By default it is right.
struct Mistake {
  double epsilon = 1e-9;  // values this near to 24 are taken for it
  double over_zero = std::numeric_limits<double>::quiet_NaN();  // what x / 0 is
  bool drops_remainders = false;
  bool has_reversed_minus = true;
  bool has_reversed_division = true;

  // Without it, every operator after the first takes the result of the one before: (a#b)#(c#d) is
  // missing.
  bool has_second_pattern = true;

  bool total_is_left = false;  // the result of the operator before is always the left operand
  bool keeps_order = false;    // only neighbours are joined, and the left one stays on the left
  bool stops_early = false;    // it is content with a 24 while cards are left
  bool keeps_flag = false;     // "24 was found" stays true for the hands that follow
};

using Values = std::vector<double>;

// Takes two values, puts the result of an operator in their place, and so on until one is left.
class Program {
 public:
  explicit Program(const Mistake& mistake) : mistake_(mistake) {}

  std::vector<bool> answer(const std::vector<Hand>& hands) {
    std::vector<bool> answers;
    for (const Hand& hand : hands) {
      const bool makes_24 = search(Values(std::begin(hand.cards), std::end(hand.cards)));
      found_ = makes_24 || (found_ && mistake_.keeps_flag);
      answers.push_back(found_);
    }
    return answers;
  }

 private:
  bool is_24(double value) const { return std::fabs(value - 24) <= mistake_.epsilon; }

  // Unless the order is kept, the result of the operator before is the last of the values.
  bool search(const Values& values) const {
    if (values.size() == 1 || mistake_.stops_early) {
      const auto is_target = [this](double value) { return is_24(value); };
      if (std::any_of(values.begin(), values.end(), is_target)) return true;
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (std::size_t j = i + 1; j < values.size(); ++j) {
        if (may_join(values.size(), i, j) && search_joined(values, i, j)) return true;
      }
    }
    return false;
  }

  bool may_join(std::size_t size, std::size_t i, std::size_t j) const {
    if (mistake_.keeps_order) return j == i + 1;
    return mistake_.has_second_pattern || size == kCardsInHand || j + 1 == size;
  }

  bool search_joined(const Values& values, std::size_t i, std::size_t j) const {
    const auto at = [](std::size_t index) { return static_cast<std::ptrdiff_t>(index); };
    Values joined = values;
    joined.erase(joined.begin() + at(j));
    if (!mistake_.keeps_order)
      std::rotate(joined.begin() + at(i), joined.begin() + at(i) + 1, joined.end());
    double& result = mistake_.keeps_order ? joined[i] : joined.back();
    const bool is_first = values.size() == kCardsInHand;
    for (const double value : results_of(values[i], values[j], is_first)) {
      result = value;
      if (search(joined)) return true;
    }
    return false;
  }

  Values results_of(double x, double y, bool is_first) const {
    Values results = {x + y, x * y};
    if (is_first || !mistake_.total_is_left) {
      results.push_back(x - y);
      results.push_back(divided(x, y));
    }
    if (mistake_.has_reversed_minus && !mistake_.keeps_order) results.push_back(y - x);
    if (mistake_.has_reversed_division && !mistake_.keeps_order) results.push_back(divided(y, x));
    return results;
  }

  double divided(double x, double y) const {
    if (y == 0) return mistake_.over_zero;
    return mistake_.drops_remainders ? std::trunc(x / y) : x / y;
  }

  const Mistake mistake_;
  bool found_ = false;
};

WrongProgram program(const char* name, const char* habit, const Mistake& mistake) {
  return {name, habit,
          [mistake](const std::vector<Hand>& hands) { return Program(mistake).answer(hands); }};
}

}  // namespace

const std::vector<WrongProgram>& wrong_programs() {
  static const std::vector<WrongProgram> all = {
      program("integer-division", "divides integers", {.drops_remainders = true}),
      program("exact-equality", "compares doubles with ==", {.epsilon = 0}),
      program("no-second-pattern", "does not try (a#b)#(c#d)", {.has_second_pattern = false}),
      program("no-reversed-minus", "does not try d-((a#b)#c)", {.has_reversed_minus = false}),
      program("no-reversed-division", "does not try d/((a#b)#c)", {.has_reversed_division = false}),
      program("running-total", "tries only ((a#b)#c)#d",
              {.has_second_pattern = false, .total_is_left = true}),
      program("loose-epsilon", "takes 24.09 for 24", {.epsilon = 0.1}),
      program("stops-early", "stops at 24 before all cards are used", {.stops_early = true}),
      program("stale-state", "keeps a YES for the hands that follow", {.keeps_flag = true}),
      program("order-kept", "tries the cards only in the given order", {.keeps_order = true}),
      // A large marker such as 1e9 is never wrong at four cards: the two cards that are left are
      // too small to bring it down to 24.
      program("zero-marker", "takes x/0 for -1", {.over_zero = -1}),
  };
  return all;
}

WrongProgram right_program() {
  return program("right", "makes no mistake", {});
}

}  // namespace twentyfour
