#include "tests/wrong_programs/wrong_programs.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "solver/checking/parsing.hpp"
#include "solver/checking/plain_answer.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/judge/hand.hpp"
#include "tests/support/combined.hpp"
#include "tests/support/value_in_doubles.hpp"

namespace twentyfour {
namespace {

constexpr const char* kGroup = "wrong-programs";

constexpr double kOneUnit = 0x1p-48;  // between 24 and the next double

// Which ways to set brackets a program tries.
struct Bracketings {
  unsigned set = 0;

  bool operator==(const Bracketings&) const = default;
};
constexpr Bracketings operator&(Bracketings x, Bracketings y) {
  return {x.set & y.set};
}
constexpr Bracketings operator|(Bracketings x, Bracketings y) {
  return {x.set | y.set};
}

constexpr Bracketings kLeftNested = {1};   // ((a#b)#c)#d
constexpr Bracketings kLeftMixed = {2};    // (a#(b#c))#d
constexpr Bracketings kRightMixed = {4};   // a#((b#c)#d)
constexpr Bracketings kRightNested = {8};  // a#(b#(c#d))
constexpr Bracketings kTwoByTwo = {16};    // (a#b)#(c#d)
constexpr Bracketings kAllBracketings = {31};

constexpr Bracketings but(Bracketings missing) {
  return {kAllBracketings.set & ~missing.set};
}

// Both are missing what one of them is missing. Nothing is not a way.
bool take_over(Bracketings& ways, const Bracketings& others, const Bracketings&) {
  ways = ways & others;
  return ways != Bracketings{};
}

enum class Quotients { kReal, kTruncated, kFloored, kOnlyExact };

// How often 24 must be found: expressions that are written the same are one.
enum class Enough { kOnce, kTwice, kTwoExpressions };

// Which orders of the cards are tried.
enum class Orders {
  kAll,
  kGiven,
  kFirstFixed,
  kLastFixed,
  kAfterGiven,   // as by next_permutation, which ends at the last one
  kLastTwoKept,  // c before d
};

// Where a result goes in the list of values; the values that are left keep their order.
enum class Goes {
  kLast,
  kFirst,
  kInPlace,    // of the first value
  kSwappedIn,  // the same, and the last value comes in the place of the second
};

// What is kept from hand to hand.
enum class Kept {
  kNothing,
  kYes,
  kNoAfterYes,
  kNoAfterNo,
  kNoAfterHundred,
  kNoAfter256,
  kDigits,  // the answer to a hand, by its cards without anything between
};

// What a program does that the right one does not. By default it is right.
struct Mistake {
  double target = 24;
  double below = 1e-9;                   // values from this much below 24
  double above = 1e-9;                   // to this much above are taken for it
  std::optional<double> over_zero = {};  // what x / 0 is
  Quotients quotients = Quotients::kReal;
  bool has_floats = false;  // results are rounded to float
  double rounds_to = 0;     // results are rounded to multiples of this
  double most_result = std::numeric_limits<double>::infinity();
  double least_divisor = -std::numeric_limits<double>::infinity();
  bool larger_first = false;  // only the larger minus the smaller, and the larger by the smaller
  Bracketings bracketings = kAllBracketings;

  // Of two values, results coming last, the later minus the earlier, and the later by the earlier.
  bool has_reversed_minus = true;
  bool has_reversed_division = true;

  bool subtracts_results = true;   // from a card
  bool divides_by_results = true;  // a card
  bool divides_by_three = true;    // a card by the result of all others
  bool starts_from_zero = false;   // the first result is 0, so that 0*a drops a card
  Goes goes = Goes::kLast;         // but in place where only neighbours are joined
  bool has_six_operators = false;  // of neighbours in an order, both a-b and b-a, and a/b and b/a
  bool is_first_sum = false;       // only (a+b+c)#d
  Orders orders =
      Orders::kAll;  // but for all: only neighbours are joined, the left one on the left
  bool refuses_equal_cards = false;
  double least_product = 0;  // of the cards: hands with a smaller one are refused
  int least_card = 0;        // hands with others are refused
  int most_card = std::numeric_limits<int>::max();
  bool stops_early = false;  // it is content with a result of 24 while cards are left
  bool stops_at_card = false;
  Kept kept = Kept::kNothing;
  char missing = '\0';          // one of the operators is not tried
  bool has_remainders = false;  // %
  bool has_powers = false;
  bool joins_digits = false;                       // 1 and 2 to 12
  int clips_to = std::numeric_limits<int>::max();  // larger cards become this
  int modulus = std::numeric_limits<int>::max();   // each card is the remainder by this
  Enough enough = Enough::kOnce;

  bool operator==(const Mistake&) const = default;
};

std::optional<Mistake> both(const Mistake& one, const Mistake& other) {
  return combined(
      one, other, &Mistake::target, &Mistake::below, &Mistake::above, &Mistake::over_zero,
      &Mistake::quotients, &Mistake::has_floats, &Mistake::rounds_to, &Mistake::most_result,
      &Mistake::least_divisor, &Mistake::goes, &Mistake::has_six_operators, &Mistake::is_first_sum,
      &Mistake::least_product, &Mistake::larger_first, &Mistake::bracketings,
      &Mistake::has_reversed_minus, &Mistake::has_reversed_division, &Mistake::subtracts_results,
      &Mistake::divides_by_results, &Mistake::divides_by_three, &Mistake::starts_from_zero,
      &Mistake::orders, &Mistake::refuses_equal_cards, &Mistake::least_card, &Mistake::most_card,
      &Mistake::stops_early, &Mistake::stops_at_card, &Mistake::kept, &Mistake::enough,
      &Mistake::missing, &Mistake::has_remainders, &Mistake::has_powers, &Mistake::joins_digits,
      &Mistake::clips_to, &Mistake::modulus);
}

// At most eight of them, in place.
class Values {
 public:
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
  std::array<double, 8> values_ = {};
  std::size_t size_ = 0;
};

Hand hand_of(const Puzzle& puzzle) {
  Hand hand = {};
  for (std::size_t i = 0; i < std::min(puzzle.cards.size(), std::size(hand.cards)); ++i) {
    hand.cards[i] = static_cast<int>(puzzle.cards[i]);
  }
  return hand;
}

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
  Values of_others(double x, double y) const {
    Values results = of({Symbol::kOver, Symbol::kPower}, x, y);
    if (mistake_.has_powers && !operators_.contains(Symbol::kPower)) {
      results.push_back(std::pow(x, y));
    }
    if (mistake_.has_remainders && y != 0) results.push_back(std::fmod(x, y));
    return results;
  }

  double value_of(const Expression& expression) const {
    return value_in_doubles(expression, [this](Symbol symbol, double left, double right) {
      return result_of(symbol, left, right);
    });
  }

 private:
  Values of(std::initializer_list<Symbol> symbols, double x, double y) const {
    Values results;
    for (const Symbol symbol : symbols) {
      if (!operators_.contains(symbol) || sign_of(symbol) == mistake_.missing) continue;
      results.push_back(result_of(symbol, x, y));
    }
    return results;
  }

  double result_of(Symbol symbol, double x, double y) const {
    double result = double_of(symbol, x, y);
    if (mistake_.rounds_to > 0) {
      result = std::round(result / mistake_.rounds_to) * mistake_.rounds_to;
    }
    if (result > mistake_.most_result + 1e-9) return std::nan("");
    return mistake_.has_floats ? static_cast<float>(result) : result;
  }

  double double_of(Symbol symbol, double x, double y) const {
    if (symbol == Symbol::kOver) return divided(x, y);
    return symbol == Symbol::kPower ? power(x, y) : result_in_doubles(symbol, x, y);
  }

  double divided(double x, double y) const {
    if (y == 0) return mistake_.over_zero.value_or(std::nan(""));
    if (y < mistake_.least_divisor - 1e-9) return std::nan("");
    if (mistake_.quotients == Quotients::kTruncated) return std::trunc(x / y);
    if (mistake_.quotients == Quotients::kFloored) return std::floor(x / y);
    const bool is_refused = mistake_.quotients == Quotients::kOnlyExact && std::fmod(x, y) != 0;
    return is_refused ? std::nan("") : x / y;
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

  std::vector<bool> answer(std::span<const Puzzle> puzzles) {
    std::vector<bool> answers;
    for (const Puzzle& puzzle : puzzles) {
      const bool is_yes = recalls_24(hand_of(puzzle)) && !must_say_no();
      found_ = is_yes || (found_ && mistake_.kept == Kept::kYes);
      answers.push_back(found_);
      ++hands_;
      has_yes_ = has_yes_ || found_;
      has_no_ = has_no_ || !found_;
    }
    return answers;
  }

  // Whether it takes an expression for right, or several with equals signs between.
  bool accepts(const Hand& hand, std::string_view answer) const {
    const PlainAnswer plain(answer);
    const std::vector<std::string_view> sides = sides_of(unwrapped(plain.text()));
    return accepts(hand, sides, Form::kParentheses) ||
           (mistake_.bracketings == kLeftNested && accepts(hand, sides, Form::kLeftToRight));
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

  bool is_24(double value) const {
    return value - mistake_.target >= -mistake_.below && value - mistake_.target <= mistake_.above;
  }

 private:
  bool must_say_no() const {
    return (mistake_.kept == Kept::kNoAfterYes && has_yes_) ||
           (mistake_.kept == Kept::kNoAfterNo && has_no_) ||
           (mistake_.kept == Kept::kNoAfterHundred && hands_ >= 100) ||
           (mistake_.kept == Kept::kNoAfter256 && hands_ >= 256);
  }

  bool recalls_24(const Hand& hand) {
    if (mistake_.kept != Kept::kDigits) return makes_24(hand);
    std::string digits;
    for (const int card : hand.cards) digits += std::to_string(card);
    const auto known = known_.find(digits);
    if (known != known_.end()) return known->second;
    return known_.emplace(digits, makes_24(hand)).first->second;
  }
  bool keeps_order() const { return mistake_.orders != Orders::kAll; }

  bool accepts(const Hand& hand, const std::vector<std::string_view>& sides, Form form) const {
    std::vector<std::int64_t> used;
    for (const std::string_view side : sides) {
      const std::optional<Expression> expression = read(side, form);
      if (!expression || !is_24(arithmetic_.value_of(*expression))) return false;
      if (used.size() > 1) continue;
      used.clear();
      std::copy_if(expression->begin(), expression->end(), std::back_inserter(used),
                   [](PostfixToken token) { return symbol_of(token) == Symbol::kCard; });
    }
    return may_use(hand, used);
  }

  // In any notation.
  static std::optional<Expression> read(std::string_view text, Form form) {
    auto parsed = parse(text, {.form = form});
    if (auto* const expression = std::get_if<Expression>(&parsed)) return std::move(*expression);
    return parse_other_notation(text);
  }

  bool may_use(const Hand& hand, std::vector<std::int64_t> used) const {
    std::vector<std::int64_t> cards(std::begin(hand.cards), std::end(hand.cards));
    if (mistake_.orders == Orders::kGiven) return used == cards;
    std::sort(cards.begin(), cards.end());
    std::sort(used.begin(), used.end());
    const bool may_drop = mistake_.stops_early || mistake_.starts_from_zero;
    return may_drop ? std::includes(cards.begin(), cards.end(), used.begin(), used.end())
                    : used == cards;
  }

  bool makes_24(const Hand& hand) const {
    if (mistake_.refuses_equal_cards && orders_of_equal_cards(hand) > 1) return false;
    const auto [least, most] = std::minmax_element(std::begin(hand.cards), std::end(hand.cards));
    if (*least < mistake_.least_card || *most > mistake_.most_card) return false;
    const double product =
        std::accumulate(std::begin(hand.cards), std::end(hand.cards), 1.0, std::multiplies<>());
    if (product < mistake_.least_product) return false;
    if (mistake_.stops_at_card && std::any_of(std::begin(hand.cards), std::end(hand.cards),
                                              [this](int x) { return is_24(x); }))
      return true;
    if (mistake_.enough != Enough::kOnce) return makes_24_often(hand);
    Hand read = hand;
    for (int& card : read.cards) card = std::min(card, mistake_.clips_to) % mistake_.modulus;
    if (!keeps_order()) return makes_24_in_order(read);
    std::array<std::size_t, kCardsInHand> order = {0, 1, 2, 3};
    do {
      if (!tries(order, read)) continue;
      Hand ordered;
      for (std::size_t i = 0; i < order.size(); ++i) ordered.cards[i] = read.cards[order[i]];
      if (makes_24_in_order(ordered)) return true;
    } while (std::next_permutation(order.begin(), order.end()));
    return false;
  }

  bool tries(const std::array<std::size_t, kCardsInHand>& order, const Hand& hand) const {
    const auto at = [&](std::size_t i) { return hand.cards[order[i]]; };
    const std::array<int, kCardsInHand> cards = {at(0), at(1), at(2), at(3)};
    switch (mistake_.orders) {
      case Orders::kGiven:
        return std::is_sorted(order.begin(), order.end());
      case Orders::kFirstFixed:
        return order.front() == 0;
      case Orders::kLastFixed:
        return order.back() == kCardsInHand - 1;
      case Orders::kAfterGiven:
        return !std::lexicographical_compare(cards.begin(), cards.end(), std::begin(hand.cards),
                                             std::end(hand.cards));
      case Orders::kLastTwoKept:
        return order[2] < order[3];
      default:
        return true;
    }
  }

  bool makes_24_in_order(const Hand& hand) const {
    Values values;
    for (const int card : hand.cards) values.push_back(card);
    if (mistake_.starts_from_zero) values.push_back(0);
    if (mistake_.is_first_sum) values = first_sum(values);
    const std::size_t result = mistake_.starts_from_zero ? kCardsInHand : kNoResult;
    if (search(values, result, mistake_.bracketings)) return true;
    return mistake_.joins_digits && makes_24_of_joined(values);
  }

  static Values first_sum(const Values& cards) {
    Values values;
    values.push_back(cards[0] + cards[1] + cards[2]);
    values.push_back(cards[3]);
    return values;
  }

  // Also of cards that are joined: 1 and 2 are 12.
  bool makes_24_of_joined(const Values& values) const {
    if (values.size() == 1) return is_24(values[0]);
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (std::size_t j = 0; j < values.size(); ++j) {
        if (i == j) continue;
        Values joined = values;
        joined.begin()[i] = values[i] * (values[j] < 10 ? 10 : 100) + values[j];
        joined.erase(j);
        if (search(joined, kNoResult, kAllBracketings) || makes_24_of_joined(joined)) return true;
      }
    }
    return false;
  }

  bool makes_24_often(const Hand& hand) const {
    const std::vector<double> all = results(hand, (1U << kCardsInHand) - 1);
    const auto found = std::count_if(all.begin(), all.end(), [this](double x) { return is_24(x); });
    return found > (mistake_.enough == Enough::kTwice ? 1 : orders_of_equal_cards(hand));
  }

  // @param result  where the result of the operator before is
  // @param ways    that are left
  bool search(const Values& values, std::size_t result, Bracketings ways) const {
    if (values.size() == 1 && is_24(values[0])) return true;
    if (mistake_.stops_early && result != kNoResult && is_24(values[result])) return true;
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (std::size_t j = i + 1; j < values.size(); ++j) {
        if (keeps_order() && j != i + 1) break;
        if (search_joined(values, i, j, result, ways)) return true;
      }
    }
    return false;
  }

  // Of the ways, those with the result of the operator before on this side of the next, or neither.
  static Bracketings ways_with(std::size_t size, bool result_is_left, bool result_is_right) {
    if (size > kCardsInHand) return result_is_left ? kLeftNested : Bracketings{};
    if (size == kCardsInHand) return kAllBracketings;
    if (!result_is_left && !result_is_right) return kTwoByTwo;
    if (size == 2 && result_is_left) return kLeftNested | kLeftMixed | kTwoByTwo;
    if (size == 2) return kRightMixed | kRightNested | kTwoByTwo;
    return result_is_left ? kLeftNested | kRightMixed : kLeftMixed | kRightNested;
  }

  bool search_joined(const Values& values, std::size_t i, std::size_t j, std::size_t result,
                     Bracketings ways) const {
    const double x = values[i];
    const double y = values[j];
    const std::size_t size = values.size();
    const Bracketings forward = ways & ways_with(size, result == i, result == j);
    const Bracketings backward = mistake_.has_six_operators ? forward
                                 : keeps_order()            ? Bracketings{}
                                                 : ways & ways_with(size, result == j, result == i);
    if ((forward | backward) == Bracketings{}) return false;
    Values rest = values;
    const Goes goes = keeps_order() ? Goes::kInPlace : mistake_.goes;
    if (goes == Goes::kSwappedIn) rest.begin()[j] = values[size - 1];
    rest.erase(goes == Goes::kSwappedIn ? size - 1 : j);
    const std::size_t place = goes == Goes::kLast ? rest.size() - 1 : goes == Goes::kFirst ? 0 : i;
    if (place > i) std::rotate(rest.begin() + i, rest.begin() + i + 1, rest.end());
    if (place < i) std::rotate(rest.begin(), rest.begin() + i, rest.begin() + i + 1);
    const auto finds = [&](const Values& results, Bracketings left) {
      return left != Bracketings{} && std::any_of(results.begin(), results.end(), [&](double z) {
               rest.begin()[place] = z;
               return search(rest, place, left);
             });
    };
    if (finds(arithmetic_.of_both_orders(x, y), forward | backward)) return true;
    if (mistake_.larger_first) {
      // What is no number stays that.
      const double larger = x < y ? y : x;
      const double smaller = x < y ? x : y;
      return finds(arithmetic_.of_minus(larger, smaller), forward | backward) ||
             finds(arithmetic_.of_others(larger, smaller), forward | backward);
    }
    // In the order of the definition, a card before a result.
    const bool is_after_card = result == j && forward != kTwoByTwo;
    return (has_minus(is_after_card) && finds(arithmetic_.of_minus(x, y), forward)) ||
           (has_over(is_after_card, size) && finds(arithmetic_.of_others(x, y), forward)) ||
           (mistake_.has_reversed_minus && finds(arithmetic_.of_minus(y, x), backward)) ||
           (mistake_.has_reversed_division && finds(arithmetic_.of_others(y, x), backward));
  }

  bool has_minus(bool is_after_card) const { return mistake_.subtracts_results || !is_after_card; }
  bool has_over(bool is_after_card, std::size_t size) const {
    return !is_after_card ||
           (mistake_.divides_by_results && (mistake_.divides_by_three || size > 2));
  }

  static constexpr std::size_t kNoResult = 9;

  const Mistake mistake_;
  const Arithmetic arithmetic_;
  bool found_ = false;
  bool has_yes_ = false;
  bool has_no_ = false;
  std::size_t hands_ = 0;
  std::map<std::string, bool> known_;  // with Kept::kDigits
};

// A wrong expression that a program printed.
struct Printing {
  std::vector<double> operands = {};  // from left to right
  std::vector<Symbol> symbols = {};   // between them, or in postfix order
  bool is_infix = true;
  Expression expression = {};
  std::size_t cards = 0;
  bool has_cards = false;  // those of the hand, each once
  bool has_sides = false;
  double value = 0;

  static std::optional<Printing> read(const Puzzle& puzzle, std::string_view text,
                                      const Operators& operators);

  bool makes_24() const { return std::fabs(value - 24) < 1e-9; }
  bool makes_24_with_other_brackets() const { return is_infix && can_make_24(operands, symbols); }

  // By swapping the operands of some of the operators.
  bool makes_24_with_swapped_operands() const {
    for (unsigned swapped = 1; swapped < 1U << symbols.size(); ++swapped) {
      unsigned bit = 1;
      const double made = value_in_doubles(expression, [&](Symbol symbol, double x, double y) {
        const bool swaps = (swapped & bit) != 0;
        bit <<= 1U;
        return swaps ? result_in_doubles(symbol, y, x) : result_in_doubles(symbol, x, y);
      });
      if (std::fabs(made - 24) < 1e-9) return true;
    }
    return false;
  }

 private:
  static bool can_make_24(const std::vector<double>& values, const std::vector<Symbol>& between) {
    if (values.size() == 1) return std::fabs(values.front() - 24) < 1e-9;
    for (std::size_t i = 0; i < between.size(); ++i) {
      std::vector<double> fewer = values;
      std::vector<Symbol> left = between;
      const auto at = static_cast<std::ptrdiff_t>(i);
      fewer[i] = result_in_doubles(between[i], values[i], values[i + 1]);
      fewer.erase(fewer.begin() + at + 1);
      left.erase(left.begin() + at);
      if (can_make_24(fewer, left)) return true;
    }
    return false;
  }
};

// Nothing if it is neither in infix nor in postfix order.
std::optional<Printing> Printing::read(const Puzzle& puzzle, std::string_view text,
                                       const Operators& operators) {
  const PlainAnswer plain(text);
  const std::vector<std::string_view> sides = sides_of(unwrapped(plain.text()));
  for (const std::string_view side : sides) {
    auto parsed = parse(side);
    const auto* const infix = std::get_if<Expression>(&parsed);
    const auto expression = infix != nullptr ? std::optional(*infix) : parse_other_notation(side);
    if (!expression || expression->size() == 1) continue;
    Printing printed;
    printed.expression = *expression;
    printed.is_infix = infix != nullptr;
    printed.has_sides = sides.size() > 1;
    std::vector<std::int64_t> cards;
    for (const PostfixToken token : *expression) {
      const Symbol symbol = symbol_of(token);
      if (symbol == Symbol::kCard) cards.push_back(token);
      if (symbol != Symbol::kCard && !operators.contains(symbol)) return std::nullopt;
    }
    for (std::string_view rest = side; !rest.empty();) {
      const auto sign = operator_at(rest);
      if (sign) printed.symbols.push_back(sign->symbol);
      rest.remove_prefix(sign ? sign->length : 1);
    }
    if (printed.symbols.size() + 1 != cards.size()) return std::nullopt;
    printed.operands.assign(cards.begin(), cards.end());
    printed.cards = cards.size();
    printed.has_cards =
        std::is_permutation(cards.begin(), cards.end(), puzzle.cards.begin(), puzzle.cards.end());
    printed.value = value_in_doubles(*expression, result_in_doubles);
    return printed;
  }
  return std::nullopt;
}

// A row of the table.
struct Row {
  const char* name;
  const char* habit;
  Mistake mistake;
};

// clang-format off
const Row kRows[] = {
    {"no-left-nested", "does not try ((a#b)#c)#d", {.bracketings = but(kLeftNested)}},
    // Without (a#(b#c))#d no hand of cards to 24 is missed.
    {"no-right-mixed", "does not try a#((b#c)#d)", {.bracketings = but(kRightMixed)}},
    {"no-right-nested", "does not try a#(b#(c#d))", {.bracketings = but(kRightNested)}},
    {"no-second-pattern", "does not try (a#b)#(c#d)", {.bracketings = but(kTwoByTwo)}},
    {"two-patterns", "tries only ((a#b)#c)#d and (a#b)#(c#d), without reversed - and /",
     {.bracketings = kLeftNested | kTwoByTwo}},
    {"running-total", "tries only ((a#b)#c)#d", {.bracketings = kLeftNested}},
    {"total-from-zero", "tries only (((0#a)#b)#c)#d, where 0*a drops a card",
     {.bracketings = kLeftNested, .starts_from_zero = true}},
    {"no-minus-result", "subtracts no result from a card, as in d-((a#b)#c)",
     {.subtracts_results = false}},
    {"no-division-by-result", "divides no card by a result, as in d/((a#b)#c)",
     {.divides_by_results = false}},
    {"no-division-by-three", "divides no card by the result of the three others",
     {.divides_by_three = false}},
    {"no-reversed-minus", "tries a-b, but not b-a, of two values in their order",
     {.has_reversed_minus = false}},
    {"no-reversed-division", "tries a/b, but not b/a, of two values in their order",
     {.has_reversed_division = false}},
    {"never-reversed", "tries a-b and a/b, but not b-a and b/a, of two values in their order",
     {.has_reversed_minus = false, .has_reversed_division = false}},
    {"swapped-in-never-reversed",
     "tries a-b and a/b, but not b-a and b/a, where the last value takes the place of the second",
     {.has_reversed_minus = false, .has_reversed_division = false, .goes = Goes::kSwappedIn}},
    {"in-place-never-reversed",
     "tries a-b and a/b, but not b-a and b/a, where a result takes the place of the first value",
     {.has_reversed_minus = false, .has_reversed_division = false, .goes = Goes::kInPlace}},
    {"result-first-never-reversed",
     "tries a-b and a/b, but not b-a and b/a, where a result comes before the values that are left",
     {.has_reversed_minus = false, .has_reversed_division = false, .goes = Goes::kFirst}},
    {"larger-first", "tries only larger minus smaller and larger by smaller",
     {.larger_first = true}},
    {"second-pattern-only", "tries only (a#b)#(c#d)", {.bracketings = kTwoByTwo}},
    {"order-kept", "tries the cards only in the given order", {.orders = Orders::kGiven}},
    {"first-card-fixed", "tries only orders with the first card at the front",
     {.orders = Orders::kFirstFixed}},
    {"last-card-fixed", "tries only orders with the last card at the end",
     {.orders = Orders::kLastFixed}},
    {"orders-after-given",
     "tries only orders that are not before the given one, as next_permutation does from an "
     "unsorted hand",
     {.orders = Orders::kAfterGiven}},
    {"last-two-kept", "tries only orders whose last two cards are in the order in which they are given",
     {.orders = Orders::kLastTwoKept}},
    {"six-operators-order-kept",
     "tries ((a#b)#c)#d and (a#b)#(c#d), with reversed - and /, but only in the given order",
     {.bracketings = kLeftNested | kTwoByTwo, .has_six_operators = true,
      .orders = Orders::kGiven}},
    {"six-operators-first-fixed",
     "tries ((a#b)#c)#d and (a#b)#(c#d), with reversed - and /, but only with the first card at "
     "the front",
     {.bracketings = kLeftNested | kTwoByTwo, .has_six_operators = true,
      .orders = Orders::kFirstFixed}},
    {"six-operators-last-fixed",
     "tries ((a#b)#c)#d and (a#b)#(c#d), with reversed - and /, but only with the last card at "
     "the end",
     {.bracketings = kLeftNested | kTwoByTwo, .has_six_operators = true,
      .orders = Orders::kLastFixed}},
    {"six-operators-last-two-kept",
     "tries ((a#b)#c)#d and (a#b)#(c#d), with reversed - and /, but never exchanges the third "
     "card and the fourth",
     {.bracketings = kLeftNested | kTwoByTwo, .has_six_operators = true,
      .orders = Orders::kLastTwoKept}},
    {"six-operators-after-given",
     "tries ((a#b)#c)#d and (a#b)#(c#d), with reversed - and /, but only in orders that are not "
     "before the given one",
     {.bracketings = kLeftNested | kTwoByTwo, .has_six_operators = true,
      .orders = Orders::kAfterGiven}},
    {"used-not-given-back",
     "tries only (a+b+c)#d, as where a card that was used is not given back",
     {.is_first_sum = true, .orders = Orders::kGiven}},
    {"right-nested", "tries only a#(b#(c#d)) in the given order",
     {.bracketings = kRightNested, .orders = Orders::kGiven}},
    {"equal-cards-refused", "says NO to every hand with equal cards",
     {.refuses_equal_cards = true}},
    {"no-zeros", "says NO to every hand with a zero", {.least_card = 1}},
    {"cards-to-13", "says NO to every hand with a card outside 1 to 13",
     {.least_card = 1, .most_card = 13}},
    {"cards-to-10", "says NO to every hand with a card outside 1 to 10",
     {.least_card = 1, .most_card = 10}},
    {"cards-to-9", "says NO to every hand with a card outside 1 to 9",
     {.least_card = 1, .most_card = 9}},
    {"stops-early", "stops at 24 before all cards are used", {.stops_early = true}},
    {"stops-early-at-card", "stops at 24, a card or a result, before all cards are used",
     {.stops_early = true, .stops_at_card = true}},
    {"stale-state", "keeps a YES for the hands that follow", {.kept = Kept::kYes}},
    {"no-after-yes", "says NO to all hands after a YES", {.kept = Kept::kNoAfterYes}},
    {"no-after-no", "says NO to all hands after a NO", {.kept = Kept::kNoAfterNo}},
    {"no-after-100", "says NO to all hands after the hundredth", {.kept = Kept::kNoAfterHundred}},
    {"no-after-256", "says NO to all hands after 256", {.kept = Kept::kNoAfter256}},
    {"memo-of-digits", "gives two hands with the same digits the same answer",
     {.kept = Kept::kDigits}},
    {"small-product", "says NO where the product of the cards is below 24",
     {.least_product = 24}},
    {"no-plus", "does not add, as with --operators='-*/'", {.missing = '+'}},
    {"no-minus", "does not subtract, as with --operators='+*/'", {.missing = '-'}},
    {"no-times", "does not multiply, as with --operators='+-/'", {.missing = '*'}},
    {"no-division", "does not divide, as with --operators='+-*'", {.missing = '/'}},
    {"remainders", "also takes remainders, as % does", {.has_remainders = true}},
    {"powers", "also takes powers, as with --operators='+-*/^'", {.has_powers = true}},
    {"joined-digits", "also joins cards: 1 and 2 to 12", {.joins_digits = true}},
    {"target-23", "makes 23, as with --target=23", {.target = 23}},
    {"target-25", "makes 25, as with --target=25", {.target = 25}},
    {"clipped-to-10", "takes each larger card for 10", {.clips_to = 10}},
    {"clipped-to-13", "takes each larger card for 13", {.clips_to = 13}},
    {"modulo-10", "takes the remainder of each card by 10", {.modulus = 10}},
    {"modulo-13", "takes the remainder of each card by 13", {.modulus = 13}},
    {"one-expression", "says NO where exactly one expression is right",
     {.enough = Enough::kTwoExpressions}},
    {"one-hit", "says NO where exactly one expression is right, equal cards being different",
     {.enough = Enough::kTwice}},
    {"integer-division", "divides integers", {.quotients = Quotients::kTruncated}},
    {"floor-division", "rounds quotients down, as // of Python does",
     {.quotients = Quotients::kFloored}},
    {"exact-division", "divides only without a remainder", {.quotients = Quotients::kOnlyExact}},
    {"rounded-steps", "rounds each result to an integer", {.rounds_to = 1}},
    {"rounded-to-hundredths", "rounds each result to two decimals", {.rounds_to = 0.01}},
    {"results-to-100", "refuses results above 100", {.most_result = 100}},
    {"no-small-divisors", "refuses divisors below one", {.least_divisor = 1}},
    {"24-over-zero", "takes x/0 for 24", {.over_zero = 24}},
    // A large marker such as 1e9 is never wrong at four cards: the two cards that are left are too
    // small to bring it down to 24. Neither is 0, which is x*0. No hand tells 1 from -1.
    {"zero-marker", "takes x/0 for 1 or -1", {.over_zero = -1}},
    {"exact-equality", "compares doubles with == or with too small a tolerance",
     {.below = 0, .above = 0}},
    {"float-equality", "compares floats with == or with too small a tolerance",
     {.below = 0, .above = 0, .has_floats = true}},
    {"one-unit-epsilon", "takes only 24 and the doubles next to it for 24",
     {.below = kOneUnit, .above = kOneUnit}},
    {"nothing-below", "takes no double below 24 for 24", {.below = 0}},
    {"nothing-above", "takes no double above 24 for 24", {.above = 0}},
    {"integer-value", "compares only the integer part of the value",
     {.below = 0, .above = 1 - kOneUnit}},
    {"at-least-24", "takes each value above 24 for 24",
     {.above = std::numeric_limits<double>::infinity()}},
    {"unit-epsilon", "takes 23.01 and 24.99 for 24",
     {.below = 1 - kOneUnit, .above = 1 - kOneUnit}},
    {"half-epsilon", "takes 23.51 and 24.49 for 24",
     {.below = 0.5 - kOneUnit, .above = 0.5 - kOneUnit}},
    {"rounded-value", "takes each value that is rounded to 24 for 24",
     {.below = 0.5, .above = 0.5 - kOneUnit}},
    {"loose-epsilon", "takes 24.09 for 24", {.below = 0.1, .above = 0.1}},
    {"0.05-epsilon", "takes 24.04 for 24", {.below = 0.05, .above = 0.05}},
    {"0.03-epsilon", "takes 24.02 for 24", {.below = 0.03, .above = 0.03}},
    {"hundredth-epsilon", "takes 24.009 for 24", {.below = 0.01, .above = 0.01}},
};
// clang-format on

// With these only cards above 24 show the mistake.
const Row kRowsOfWideCards[] = {
    {"1e-3-epsilon", "has a tolerance of 1e-3", {.below = 1e-3, .above = 1e-3}},
    {"1e-4-epsilon", "has a tolerance of 1e-4", {.below = 1e-4, .above = 1e-4}},
    {"1e-5-epsilon", "has a tolerance of 1e-5", {.below = 1e-5, .above = 1e-5}},
    {"1e-6-epsilon", "has a tolerance of 1e-6", {.below = 1e-6, .above = 1e-6}},
    {"1e-7-epsilon", "has a tolerance of 1e-7", {.below = 1e-7, .above = 1e-7}},
    {"999-over-zero", "takes x/0 for 999", {.over_zero = 999}},
};

Suspect program(const std::string& name, const std::string& habit, const Mistake& mistake,
                const Operators& operators) {
  const auto answers = [mistake, operators](std::span<const Puzzle> puzzles) {
    return Program(mistake, operators).answer(puzzles);
  };
  const auto accepts = [mistake, operators](const Puzzle& puzzle, std::string_view expression) {
    return Program(mistake, operators).accepts(hand_of(puzzle), expression);
  };
  return {name, kGroup, habit, answers, accepts, mistake.kept != Kept::kNothing};
}

Suspect constant_program(const char* name, const char* habit, bool says_yes) {
  const auto answers = each([says_yes](const Puzzle&) { return says_yes; });
  return {name, kGroup, habit, answers, {}, false, true};
}

Suspect repeats_first(const Operators& operators) {
  const auto answers = [operators](std::span<const Puzzle> puzzles) {
    Program right({}, operators);
    return std::vector<bool>(puzzles.size(), right.answer(puzzles.first(1)).front());
  };
  return {"first-answer", kGroup, "repeats the answer to the first hand", answers, {}, true};
}

Suspect swaps_words(const Operators& operators) {
  const auto answers = [operators](std::span<const Puzzle> puzzles) {
    std::vector<bool> swapped = Program({}, operators).answer(puzzles);
    swapped.flip();
    return swapped;
  };
  return {"words-swapped", kGroup, "swaps the words, as with --words=NO/YES", answers};
}

// The ways to put brackets that are left, if both are missing some: one may try what the other does
// not.
std::string habit_of(const Row& one, const Row& other, const Mistake& both) {
  constexpr std::pair<Bracketings, const char*> kWays[] = {{kLeftNested, "((a#b)#c)#d"},
                                                           {kLeftMixed, "(a#(b#c))#d"},
                                                           {kRightMixed, "a#((b#c)#d)"},
                                                           {kRightNested, "a#(b#(c#d))"},
                                                           {kTwoByTwo, "(a#b)#(c#d)"}};
  const std::string habits = std::string(one.habit) + " and " + other.habit;
  if (one.mistake.bracketings == kAllBracketings || other.mistake.bracketings == kAllBracketings ||
      both.orders != Orders::kAll) {
    return habits;
  }
  std::string tried;
  for (const auto& [way, text] : kWays) {
    if ((both.bracketings & way) == Bracketings{}) continue;
    tried.append(tried.empty() ? "tries only " : " and ").append(text);
  }
  return tried;
}

// Programs that find the right answer, and print another expression.
void add_printing(const Operators& operators, std::vector<Suspect>& all) {
  using Accepts = bool (*)(const Printing&);
  struct PrintingRow {
    const char* name;
    const char* habit;
    Accepts accepts;
  };
  constexpr PrintingRow kPrinting[] = {
      {"brackets-lost", "loses or misplaces brackets in print",
       [](const Printing& printed) {
         return printed.has_cards && !printed.makes_24() && printed.makes_24_with_other_brackets();
       }},
      {"operands-swapped", "swaps operands of - or / in print",
       [](const Printing& printed) {
         return printed.has_cards && !printed.makes_24() &&
                printed.makes_24_with_swapped_operands();
       }},
      {"other-cards", "prints an expression of other cards",
       [](const Printing& printed) {
         return !printed.has_cards && printed.cards == kCardsInHand && printed.makes_24();
       }},
      {"part-printed", "prints a part of the expression",
       [](const Printing& printed) { return printed.cards < kCardsInHand && printed.makes_24(); }},
      {"other-result", "prints another result after the equals sign", [](const Printing& printed) {
         return printed.has_cards && printed.makes_24() && printed.has_sides;
       }}};
  const Suspect right = right_program(operators);
  for (const auto& [name, habit, accepts] : kPrinting) {
    const auto accepts_text = [operators, accepted = accepts](const Puzzle& puzzle,
                                                              std::string_view text) {
      const auto printed = Printing::read(puzzle, text, operators);
      return printed && accepted(*printed);
    };
    all.push_back({name, "", habit, right.answers, accepts_text});
  }
}

void add_pairs(const Operators& operators, std::vector<Suspect>& all) {
  for (const Row& one : kRows) {
    for (const Row* other = &one + 1; other != std::end(kRows); ++other) {
      const std::optional<Mistake> mistake = both(one.mistake, other->mistake);
      if (!mistake || mistake->kept != Kept::kNothing) continue;
      all.push_back(program(std::string(one.name) + " and " + other->name,
                            habit_of(one, *other, *mistake), *mistake, operators));
      all.back().is_pair = true;
    }
  }
}

}  // namespace

std::vector<Suspect> wrong_programs(const Operators& operators) {
  std::vector<Suspect> all;
  for (const auto& [name, habit, mistake] : kRows) {
    all.push_back(program(name, habit, mistake, operators));
  }
  all.push_back(constant_program("always-yes", "says YES to every hand", true));
  all.push_back(constant_program("always-no", "says NO to every hand", false));
  all.push_back(repeats_first(operators));
  all.push_back(swaps_words(operators));
  for (const auto& [name, habit, mistake] : kRowsOfWideCards) {
    all.push_back(program(name, habit, mistake, operators));
    all.back().group = "wide-cards";
  }
  add_printing(operators, all);
  add_pairs(operators, all);
  return all;
}

Suspect right_program(const Operators& operators) {
  return program("right", "makes no mistake", {}, operators);
}

}  // namespace twentyfour
