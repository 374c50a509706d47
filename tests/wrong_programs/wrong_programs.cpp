#include "tests/wrong_programs/wrong_programs.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <limits>

#include "solver/expressions/expression.hpp"

namespace twentyfour {
namespace {

constexpr double kOneUnit = 0x1p-48;  // between 24 and the next double

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

  bool total_is_left = false;     // the result of the operator before is always the left operand
  bool starts_from_zero = false;  // the first such result is 0, so that 0*a drops a card
  bool keeps_order = false;       // only neighbours are joined, and the left one stays on the left
  bool nests_right = false;       // only the last two are joined
  bool refuses_equal_cards = false;
  bool stops_early = false;  // it is content with a 24 while cards are left
  bool keeps_flag = false;   // "24 was found" stays true for the hands that follow
};

// At most eight of them, in place.
class Values {
 public:
  void push_back(double value) { values_[size_++] = value; }
  void append(const Values& others) {
    for (const double value : others) push_back(value);
  }
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
  std::array<double, 8> values_ = {};
  std::size_t size_ = 0;
};

// How many orders of the cards look the same.
std::ptrdiff_t orders_of_equal_cards(const Hand& hand) {
  std::ptrdiff_t orders = 1;
  for (const auto* card = std::begin(hand.cards); card != std::end(hand.cards); ++card) {
    orders *= std::count(std::begin(hand.cards), card + 1, *card);
  }
  return orders;
}

// How a program reckons: a result for each operator that is allowed.
class Arithmetic {
 public:
  Arithmetic(const Mistake& mistake, const Operators& operators)
      : mistake_(mistake), operators_(operators) {}

  Values of_both_orders(double x, double y) const {
    return of({Symbol::kPlus, Symbol::kTimes}, x, y);
  }
  Values of_minus(double x, double y) const { return of({Symbol::kMinus}, x, y); }
  Values of_others(double x, double y) const { return of({Symbol::kOver, Symbol::kPower}, x, y); }

 private:
  Values of(std::initializer_list<Symbol> symbols, double x, double y) const {
    Values results;
    for (const Symbol symbol : symbols) {
      if (operators_.contains(symbol)) results.push_back(result_of(symbol, x, y));
    }
    return results;
  }

  double result_of(Symbol symbol, double x, double y) const {
    if (symbol == Symbol::kPlus) return x + y;
    if (symbol == Symbol::kMinus) return x - y;
    if (symbol == Symbol::kTimes) return x * y;
    return symbol == Symbol::kOver ? divided(x, y) : power(x, y);
  }

  double divided(double x, double y) const {
    if (y == 0) return mistake_.over_zero;
    if (mistake_.divides_exactly && std::fmod(x, y) != 0) return std::nan("");
    return mistake_.drops_remainders ? std::trunc(x / y) : x / y;
  }

  // Too large a number has no inverse: 24 + 1e-9 would count as 24.
  double power(double x, double y) const {
    if (y != std::round(y) || (x == 0 && y < 1)) return std::nan("");
    const double whole = std::pow(x, std::fabs(y));
    if (std::fabs(whole) > kLargestPower) return std::nan("");
    return y < 0 ? divided(1, whole) : whole;
  }

  static constexpr double kLargestPower = 1e7;

  const Mistake mistake_;
  const Operators operators_;
};

// Takes two values, puts the result of an operator in their place, and so on until one is left.
class Program {
 public:
  Program(const Mistake& mistake, const Operators& operators)
      : mistake_(mistake), arithmetic_(mistake, operators) {}

  std::vector<bool> answer(const std::vector<Hand>& hands) {
    std::vector<bool> answers;
    for (const Hand& hand : hands) {
      found_ = makes_24(hand) || (found_ && mistake_.keeps_flag);
      answers.push_back(found_);
    }
    return answers;
  }

  // Each for a way to write an expression of the cards in a set: equal cards are two.
  std::vector<double> results(const Hand& hand, unsigned set) const {
    if (std::has_single_bit(set)) return {static_cast<double>(hand.cards[std::countr_zero(set)])};
    std::vector<double> all;
    for (unsigned left = (set - 1) & set; left != 0; left = (left - 1) & set) {
      const std::vector<double> rights = results(hand, set & ~left);
      for (const double x : results(hand, left)) {
        for (const double y : rights) {
          for (const Values& some : {arithmetic_.of_both_orders(x, y), arithmetic_.of_minus(x, y),
                                     arithmetic_.of_others(x, y)}) {
            all.insert(all.end(), some.begin(), some.end());
          }
        }
      }
    }
    return all;
  }

  bool is_24(double value) const { return std::fabs(value - 24) <= mistake_.epsilon; }

 private:
  bool makes_24(const Hand& hand) const {
    if (mistake_.refuses_equal_cards && orders_of_equal_cards(hand) > 1) return false;
    Values values;
    for (const int card : hand.cards) values.push_back(card);
    if (mistake_.starts_from_zero) values.push_back(0);
    return search(values);
  }

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

  bool has_no_result(std::size_t size) const {
    return size == kCardsInHand && !mistake_.starts_from_zero;
  }

  bool may_join(std::size_t size, std::size_t i, std::size_t j) const {
    if (mistake_.keeps_order) return j == i + 1 && (!mistake_.nests_right || j + 1 == size);
    return mistake_.has_second_pattern || has_no_result(size) || j + 1 == size;
  }

  bool search_joined(const Values& values, std::size_t i, std::size_t j) const {
    Values joined = values;
    joined.erase(j);
    if (!mistake_.keeps_order)
      std::rotate(joined.begin() + i, joined.begin() + i + 1, joined.end());
    double& result = *(mistake_.keeps_order ? joined.begin() + i : joined.end() - 1);
    for (const double value : results_of(values[i], values[j], has_no_result(values.size()))) {
      result = value;
      if (search(joined)) return true;
    }
    return false;
  }

  Values results_of(double x, double y, bool is_first) const {
    Values results = arithmetic_.of_both_orders(x, y);
    if (mistake_.larger_first) {
      results.append(arithmetic_.of_minus(std::max(x, y), std::min(x, y)));
      results.append(arithmetic_.of_others(std::max(x, y), std::min(x, y)));
      return results;
    }
    if (is_first || !mistake_.total_is_left) {
      results.append(arithmetic_.of_minus(x, y));
      results.append(arithmetic_.of_others(x, y));
    }
    if (mistake_.keeps_order) return results;
    if (mistake_.has_reversed_minus) results.append(arithmetic_.of_minus(y, x));
    if (mistake_.has_reversed_division) results.append(arithmetic_.of_others(y, x));
    return results;
  }

  const Mistake mistake_;
  const Arithmetic arithmetic_;
  bool found_ = false;
};

WrongProgram program(const char* name, const char* habit, const Mistake& mistake,
                     const Operators& operators) {
  const auto answer = [mistake, operators](const std::vector<Hand>& hands) {
    return Program(mistake, operators).answer(hands);
  };
  return {name, habit, answer, mistake.keeps_flag};
}

WrongProgram constant_program(const char* name, const char* habit, bool says_yes) {
  const auto answer = [says_yes](const std::vector<Hand>& hands) {
    return std::vector<bool>(hands.size(), says_yes);
  };
  return {name, habit, answer, false, true};
}

WrongProgram repeats_first(const Operators& operators) {
  const auto answer = [operators](const std::vector<Hand>& hands) -> std::vector<bool> {
    if (hands.empty()) return {};
    return std::vector<bool>(hands.size(), Program({}, operators).answer({hands.front()}).front());
  };
  return {"first-answer", "repeats the answer to the first hand", answer, true};
}

// Says NO where it finds 24 once.
// @param as_texts  expressions that are written the same are one
WrongProgram misses_one(const char* name, const char* habit, bool as_texts,
                        const Operators& operators) {
  const auto answer = [as_texts, operators](const std::vector<Hand>& hands) {
    const Program program({}, operators);
    std::vector<bool> answers;
    for (const Hand& hand : hands) {
      const std::vector<double> results = program.results(hand, (1U << kCardsInHand) - 1);
      const auto found = std::count_if(results.begin(), results.end(),
                                       [&](double value) { return program.is_24(value); });
      answers.push_back(found > (as_texts ? orders_of_equal_cards(hand) : 1));
    }
    return answers;
  };
  return {name, habit, answer};
}

}  // namespace

std::vector<WrongProgram> wrong_programs_with(const Operators& operators) {
  const auto wrong = [&operators](const char* name, const char* habit, const Mistake& mistake) {
    return program(name, habit, mistake, operators);
  };
  return {
      wrong("integer-division", "divides integers", {.drops_remainders = true}),
      wrong("exact-division", "divides only without a remainder", {.divides_exactly = true}),
      wrong("larger-first", "tries only larger minus smaller and larger by smaller",
            {.larger_first = true}),
      wrong("exact-equality", "compares doubles or floats with == or with too small a tolerance",
            {.epsilon = 0}),
      wrong("one-unit-epsilon", "takes only 24 and the doubles next to it for 24",
            {.epsilon = kOneUnit}),
      wrong("no-second-pattern", "does not try (a#b)#(c#d)", {.has_second_pattern = false}),
      wrong("no-reversed-minus", "does not try d-((a#b)#c)", {.has_reversed_minus = false}),
      wrong("no-reversed-division", "does not try d/((a#b)#c)", {.has_reversed_division = false}),
      wrong("running-total", "tries only ((a#b)#c)#d",
            {.has_second_pattern = false, .total_is_left = true}),
      wrong("total-from-zero", "tries only (((0#a)#b)#c)#d, where 0*a drops a card",
            {.has_second_pattern = false, .total_is_left = true, .starts_from_zero = true}),
      wrong("loose-epsilon", "takes 24.09 for 24", {.epsilon = 0.1}),
      wrong("stops-early", "stops at 24 before all cards are used", {.stops_early = true}),
      wrong("stale-state", "keeps a YES for the hands that follow", {.keeps_flag = true}),
      wrong("order-kept", "tries the cards only in the given order", {.keeps_order = true}),
      wrong("right-nested", "tries only a#(b#(c#d)) in the given order",
            {.keeps_order = true, .nests_right = true}),
      wrong("equal-cards-refused", "says NO to every hand with equal cards",
            {.refuses_equal_cards = true}),
      misses_one("one-expression", "says NO where exactly one expression is right", true,
                 operators),
      misses_one("one-hit",
                 "says NO where exactly one expression is right, equal cards being different",
                 false, operators),
      // A large marker such as 1e9 is never wrong at four cards: the two cards that are left are
      // too small to bring it down to 24.
      wrong("zero-marker", "takes x/0 for -1", {.over_zero = -1}),
      constant_program("always-yes", "says YES to every hand", true),
      constant_program("always-no", "says NO to every hand", false),
      repeats_first(operators),
  };
}

const std::vector<WrongProgram>& wrong_programs() {
  static const std::vector<WrongProgram> all = wrong_programs_with({});
  return all;
}

WrongProgram right_program(const Operators& operators) {
  return program("right", "makes no mistake", {}, operators);
}

}  // namespace twentyfour
