// Every expression of a hand under any rules, written out one by one and worked out with an
// arithmetic of its own: what the search under rules is held against. Nothing is borrowed from the
// solver.
//
// Expressions are nodes of a forest, each with its value; what has no value is not planted. Domain:
// up to 4 cards, or 3 with factorials. Cost: a hand of 4 cards has 7680 expressions, in any order.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace twentyfour::brute {

__extension__ using Wide = __int128;

struct Rules {
  char form;      // ( for brackets, * for precedence, > for left to right
  char division;  // r, e or t: real, exact, truncating
  bool ordered;
  std::string operators;
  bool subsets = false;  // cards may be left out

  bool allows(char op) const { return operators.find(op) != std::string::npos; }
};

// In lowest terms, the denominator positive.
struct Value {
  Wide numerator;
  Wide denominator;

  bool is(Wide integer) const { return numerator == integer && denominator == 1; }

  auto operator<=>(const Value&) const = default;
};

using MaybeValue = std::optional<Value>;

inline MaybeValue reduced(Wide numerator, Wide denominator) {
  if (denominator == 0) return std::nullopt;
  if (denominator != 1) {
    Wide x = numerator < 0 ? -numerator : numerator;
    Wide y = denominator < 0 ? -denominator : denominator;
    while (y != 0) x = std::exchange(y, x % y);
    if (denominator < 0) x = -x;
    numerator /= x;
    denominator /= x;
  }
  return Value{numerator, denominator};
}

inline std::optional<Wide> product(Wide x, Wide y) {
  Wide result = 0;
  return __builtin_mul_overflow(x, y, &result) ? std::nullopt : std::optional(result);
}

// The ratio of two products. Nothing for what does not fit.
inline MaybeValue ratio(std::optional<Wide> up, std::optional<Wide> down) {
  return up && down ? reduced(*up, *down) : std::nullopt;
}

inline MaybeValue quotient(const Value& x, const Value& y, char division) {
  if (y.numerator == 0) return std::nullopt;
  if (division == 'e' && x.numerator % y.numerator != 0) return std::nullopt;
  if (division != 'r') return Value{x.numerator / y.numerator, 1};
  return ratio(product(x.numerator, y.denominator), product(x.denominator, y.numerator));
}

// Factor by factor.
inline MaybeValue power(const Value& x, const Value& y, char division) {
  if (y.denominator != 1) return std::nullopt;
  Wide exponent = y.numerator < 0 ? -y.numerator : y.numerator;
  if (x.numerator == 0 && y.numerator < 1) return std::nullopt;
  const bool repeats = x.denominator == 1 && x.numerator >= -1 && x.numerator <= 1;
  if (repeats && exponent > 2) exponent = 2 - exponent % 2;
  if (division == 't' && y.numerator < 0 && !repeats) return Value{0, 1};
  Value result = {1, 1};
  for (; exponent > 0; --exponent) {
    const auto up = product(result.numerator, x.numerator);
    const auto down = product(result.denominator, x.denominator);
    if (!up || !down) return std::nullopt;
    result = {*up, *down};
  }
  return y.numerator < 0 ? quotient({1, 1}, result, division) : result;
}

inline MaybeValue sum(const Value& x, const Value& y, int sign) {
  const auto left = product(x.numerator, y.denominator);
  const auto right = product(y.numerator, x.denominator * sign);
  const auto common = product(x.denominator, y.denominator);
  Wide numerator = 0;
  if (!left || !right || !common || __builtin_add_overflow(*left, *right, &numerator)) {
    return std::nullopt;
  }
  return reduced(numerator, *common);
}

inline MaybeValue result_of(char op, const Value& x, const Value& y, char division) {
  if (op == '+') return sum(x, y, 1);
  if (op == '-') return sum(x, y, -1);
  if (op == '/') return quotient(x, y, division);
  if (op == '^') return power(x, y, division);
  return ratio(product(x.numerator, y.numerator), product(x.denominator, y.denominator));
}

inline MaybeValue factorial(const Value& x) {
  if (x.denominator != 1 || x.numerator < 0 || x.numerator > 20) return std::nullopt;
  Wide result = 1;
  for (Wide i = 2; i <= x.numerator; ++i) result *= i;
  return Value{result, 1};
}

struct Node {
  char op;  // c of a card
  int card;
  int left;
  int right;
  Value value;
};

using Indices = std::vector<int>;
constexpr int kNowhere = -1;

class Forest {
 public:
  explicit Forest(Rules rules) : rules_(std::move(rules)) {}

  const Node& operator[](int at) const { return nodes_[static_cast<std::size_t>(at)]; }
  const Rules& rules() const { return rules_; }

  // Every node of an expression, operands before their operator.
  template <class Visit>
  void for_each_node(int root, const Visit& visit) const {
    if (root == kNowhere) return;
    const Node& node = (*this)[root];
    for_each_node(node.left, visit);
    for_each_node(node.right, visit);
    visit(node);
  }

  int plant_card(int card) { return plant({'c', card, kNowhere, kNowhere, {card, 1}}); }

  // kNowhere for what has no value, and for what is made of that.
  int plant(char op, int left, int right) {
    if (left == kNowhere || right == kNowhere) return kNowhere;
    const auto value = result_of(op, (*this)[left].value, (*this)[right].value, rules_.division);
    return value ? plant({op, 0, left, right, *value}) : kNowhere;
  }

  int plant_factorial(int operand) {
    if (operand == kNowhere) return kNowhere;
    const auto value = factorial((*this)[operand].value);
    return value ? plant({'!', 0, operand, kNowhere, *value}) : kNowhere;
  }

  // The roots of all expressions of the hand. What was planted before is gone.
  Indices all(const std::vector<int>& hand) {
    nodes_.clear();
    Indices roots;
    const unsigned whole = (1U << hand.size()) - 1;
    for (unsigned set = rules_.subsets ? 1 : whole; set <= whole; ++set) {
      std::vector<int> some;
      for (std::size_t i = 0; i < hand.size(); ++i) {
        if ((set >> i & 1) != 0) some.push_back(hand[i]);
      }
      plant_all(some, roots);
    }
    return roots;
  }

 private:
  void plant_all(std::vector<int> hand, Indices& roots) {
    if (!rules_.ordered) std::sort(hand.begin(), hand.end());
    do {
      const Indices some = rules_.form == '(' ? bracketed(hand) : without_brackets(hand);
      roots.insert(roots.end(), some.begin(), some.end());
    } while (!rules_.ordered && std::next_permutation(hand.begin(), hand.end()));
  }

  int plant(const Node& node) {
    nodes_.push_back(node);
    return static_cast<int>(nodes_.size()) - 1;
  }

  void keep(int node, Indices& kept) const {
    if (node != kNowhere) kept.push_back(node);
  }

  Indices bracketed(const std::vector<int>& cards) {
    Indices made;
    if (cards.size() == 1) made.push_back(plant_card(cards[0]));
    for (std::size_t cut = 1; cut < cards.size(); ++cut) {
      const auto middle = cards.begin() + static_cast<std::ptrdiff_t>(cut);
      const Indices lefts = bracketed({cards.begin(), middle});
      const Indices rights = bracketed({middle, cards.end()});
      for (const int left : lefts) {
        for (const int right : rights) {
          for (const char op : rules_.operators) {
            if (op != '!') keep(plant(op, left, right), made);
          }
        }
      }
    }
    if (!rules_.allows('!')) return made;
    for (std::size_t i = 0; i < made.size(); ++i) {
      const Value value = (*this)[made[i]].value;
      if (!value.is(1) && !value.is(2)) keep(plant_factorial(made[i]), made);
    }
    return made;
  }

  // Every string of operators between the cards.
  Indices without_brackets(const std::vector<int>& cards) {
    Indices made;
    const std::size_t kinds = rules_.operators.size();
    std::size_t strings = 1;
    for (std::size_t i = 1; i < cards.size(); ++i) strings *= kinds;
    for (std::size_t string = 0; string < strings; ++string) {
      std::string ops;
      for (std::size_t i = 1, rest = string; i < cards.size(); ++i, rest /= kinds) {
        ops += rules_.operators[rest % kinds];
      }
      keep(rules_.form == '>' ? left_to_right(cards, ops) : by_precedence(cards, ops), made);
    }
    return made;
  }

 public:
  int left_to_right(const std::vector<int>& cards, std::string_view ops) {
    int made = plant_card(cards[0]);
    for (std::size_t i = 0; i < ops.size(); ++i)
      made = plant(ops[i], made, plant_card(cards[i + 1]));
    return made;
  }

  int by_precedence(const std::vector<int>& cards, std::string_view ops) {
    std::optional<int> total;
    char sign = '+';
    int term = plant_card(cards[0]);
    for (std::size_t i = 0; i <= ops.size(); ++i) {
      if (i < ops.size() && (ops[i] == '*' || ops[i] == '/')) {
        term = plant(ops[i], term, plant_card(cards[i + 1]));
        continue;
      }
      total = total ? plant(sign, *total, term) : term;
      if (i == ops.size()) break;
      sign = ops[i];
      term = plant_card(cards[i + 1]);
    }
    return *total;
  }

 private:
  Rules rules_;
  std::vector<Node> nodes_;
};

// Reads what the solver prints: no blanks, and in a form without brackets none.
class Reader {
 public:
  Reader(Forest& forest, std::string_view text) : forest_(forest), text_(text) {}

  // kNowhere for what is not an expression, or has no value.
  int read() {
    const char form = forest_.rules().form;
    const int root = form == '(' ? sum() : flat(form);
    return fine_ && at_ == text_.size() ? root : kNowhere;
  }

 private:
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  bool take(char byte) {
    if (next() != byte) return false;
    ++at_;
    return true;
  }

  int number() {
    const std::size_t begin = at_;
    int card = 0;
    while (next() >= '0' && next() <= '9') card = card * 10 + (text_[at_++] - '0');
    fine_ = fine_ && at_ > begin && card <= 9999;
    return card;
  }

  int flat(char form) {
    std::vector<int> cards = {number()};
    std::string ops;
    while (fine_ && at_ < text_.size()) {
      ops += text_[at_++];
      fine_ = fine_ && std::string_view("+-*/").find(ops.back()) != std::string_view::npos;
      cards.push_back(number());
    }
    if (!fine_) return kNowhere;
    return form == '>' ? forest_.left_to_right(cards, ops) : forest_.by_precedence(cards, ops);
  }

  // Operands with these operators between them, from left to right.
  int chain(std::string_view ops, int (Reader::*part)()) {
    int made = (this->*part)();
    while (at_ < text_.size() && ops.find(text_[at_]) != std::string_view::npos) {
      const char op = text_[at_++];
      made = forest_.plant(op, made, (this->*part)());
    }
    return made;
  }

  int sum() { return chain("+-", &Reader::term); }
  int term() { return chain("*/", &Reader::power); }

  int power() {
    const int base = operand();
    return take('^') ? forest_.plant('^', base, power()) : base;
  }

  int operand() {
    const bool has_brackets = take('(');
    const int made = has_brackets ? sum() : forest_.plant_card(number());
    fine_ = fine_ && (!has_brackets || take(')'));
    return take('!') ? forest_.plant_factorial(made) : made;
  }

  Forest& forest_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool fine_ = true;
};

// Equal for expressions that are one but for the order of sums and products.
class Structure {
 public:
  explicit Structure(const Forest& forest) : forest_(forest) {}

  std::string of(int at) const {
    const Node& node = forest_[at];
    if (node.op == 'c') return std::to_string(node.card);
    if (node.op == '!') return "F(" + of(node.left) + ")";
    const std::string_view signs = signs_of(node.op);
    if (signs.empty()) {
      return std::string(1, node.op) + "(" + of(node.left) + "," + of(node.right) + ")";
    }
    std::vector<std::string> parts;
    gather(at, signs[0], signs, parts);
    std::sort(parts.begin(), parts.end());
    std::string text = "[";
    for (const std::string& part : parts) text.append(part).append(" ");
    return text + "]";
  }

 private:
  // The operators that make sums or products with this one.
  std::string_view signs_of(char op) const {
    if (op == '+' || op == '-') return "+-";
    if (forest_.rules().division == 'r' && (op == '*' || op == '/')) return "*/";
    return op == '*' ? "*" : "";
  }

  // Adds the parts of a sum or product with their signs.
  void gather(int at, char sign, std::string_view signs, std::vector<std::string>& parts) const {
    const Node& node = forest_[at];
    if (signs.find(node.op) == std::string_view::npos) {
      parts.push_back(sign + of(at));
      return;
    }
    gather(node.left, sign, signs, parts);
    const char other = sign == signs[0] ? signs.back() : signs[0];
    gather(node.right, node.op == signs[0] ? sign : other, signs, parts);
  }

  const Forest& forest_;
};

}  // namespace twentyfour::brute
