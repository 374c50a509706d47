#include "tests/wrong_programs/wrong_programs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <limits>

namespace twentyfour {
namespace {

// What a program does that the right one does not. By default it is right.
struct Mistake {
  double epsilon = 1e-9;  // values this near to 24 are taken for it
  double over_zero = std::numeric_limits<double>::quiet_NaN();  // what x / 0 is
  bool drops_remainders = false;
  bool divides_exactly = false;  // only where there is no remainder
  bool larger_first = false;     // only the larger minus the smaller, and the larger by the smaller
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

// At most six of them, in place.
class Values {
 public:
  Values() = default;
  Values(std::initializer_list<double> values) { *this = of(values.begin(), values.end()); }

  template <class Iterator>
  static Values of(Iterator first, Iterator last) {
    Values values;
    std::for_each(first, last, [&values](auto value) { values.push_back(value); });
    return values;
  }

  void push_back(double value) { values_[size_++] = value; }
  void erase(std::size_t index) {
    std::copy(begin() + index + 1, begin() + size_, begin() + index);
    --size_;
  }
  std::size_t size() const { return size_; }
  double* begin() { return values_.data(); }
  double* end() { return values_.data() + size_; }
  const double* begin() const { return values_.data(); }
  const double* end() const { return values_.data() + size_; }
  double operator[](std::size_t index) const { return values_[index]; }

 private:
  std::array<double, 6> values_ = {};
  std::size_t size_ = 0;
};

// Takes two values, puts the result of an operator in their place, and so on until one is left.
class Program {
 public:
  explicit Program(const Mistake& mistake) : mistake_(mistake) {}

  std::vector<bool> answer(const std::vector<Hand>& hands) {
    std::vector<bool> answers;
    for (const Hand& hand : hands) {
      const bool makes_24 = search(Values::of(std::begin(hand.cards), std::end(hand.cards)));
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
    Values joined = values;
    joined.erase(j);
    if (!mistake_.keeps_order)
      std::rotate(joined.begin() + i, joined.begin() + i + 1, joined.end());
    double& result = *(mistake_.keeps_order ? joined.begin() + i : joined.end() - 1);
    const bool is_first = values.size() == kCardsInHand;
    for (const double value : results_of(values[i], values[j], is_first)) {
      result = value;
      if (search(joined)) return true;
    }
    return false;
  }

  Values results_of(double x, double y, bool is_first) const {
    Values results = {x + y, x * y};
    if (mistake_.larger_first) {
      results.push_back(std::max(x, y) - std::min(x, y));
      results.push_back(divided(std::max(x, y), std::min(x, y)));
      return results;
    }
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
    if (mistake_.divides_exactly && std::fmod(x, y) != 0) return std::nan("");
    return mistake_.drops_remainders ? std::trunc(x / y) : x / y;
  }

  const Mistake mistake_;
  bool found_ = false;
};

WrongProgram program(const char* name, const char* habit, const Mistake& mistake) {
  const auto answer = [mistake](const std::vector<Hand>& hands) {
    return Program(mistake).answer(hands);
  };
  return {name, habit, answer, mistake.keeps_flag};
}

WrongProgram constant_program(const char* name, const char* habit, bool says_yes) {
  const auto answer = [says_yes](const std::vector<Hand>& hands) {
    return std::vector<bool>(hands.size(), says_yes);
  };
  return {name, habit, answer, false, true};
}

std::vector<bool> repeat_first(const std::vector<Hand>& hands) {
  if (hands.empty()) return {};
  return std::vector<bool>(hands.size(), Program({}).answer({hands.front()}).front());
}

}  // namespace

const std::vector<WrongProgram>& wrong_programs() {
  static const std::vector<WrongProgram> all = {
      program("integer-division", "divides integers", {.drops_remainders = true}),
      program("exact-division", "divides only without a remainder", {.divides_exactly = true}),
      program("larger-first", "tries only larger minus smaller and larger by smaller",
              {.larger_first = true}),
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
      constant_program("always-yes", "says YES to every hand", true),
      constant_program("always-no", "says NO to every hand", false),
      {"first-answer", "repeats the answer to the first hand", repeat_first, true},
  };
  return all;
}

WrongProgram right_program() {
  return program("right", "makes no mistake", {});
}

}  // namespace twentyfour
