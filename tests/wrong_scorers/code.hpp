// Answers as an interpreter of another language evaluates them, with signs that are not of this
// game.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/text/characters.hpp"

namespace twentyfour {

// The signs that are read beside + - * / and ( ).
struct CodeSigns {
  bool powers = false;      // **, before a leading minus: -2**2 is -4
  bool carets = false;      // ^ is **
  bool factorials = false;  // 4!
  bool roots = false;       // sqrt(4)
  bool minuses = false;     // -4, -(1+2)
  bool floors = false;      // 7//2 is 3
  bool points = false;      // 2.4, which has the digits of the cards 2 and 4

  bool operator==(const CodeSigns&) const = default;
};

// Both sets of signs are read.
inline bool take_over(CodeSigns& signs, const CodeSigns& others, const CodeSigns&) {
  signs = {signs.powers || others.powers,         signs.carets || others.carets,
           signs.factorials || others.factorials, signs.roots || others.roots,
           signs.minuses || others.minuses,       signs.floors || others.floors,
           signs.points || others.points};
  return true;
}

struct Evaluated {
  double value;
  std::vector<std::int64_t> numbers;  // in the order of the text
};

// Evaluates a text, by recursive descent. After the first error nothing more is read.
class CodeEvaluator {
 public:
  // @param signs  outlive this
  CodeEvaluator(std::string_view text, const CodeSigns& signs) : rest_(text), signs_(signs) {}

  // Nothing if the text, to its end, is not code with these signs, or is nested more than 100 deep.
  std::optional<Evaluated> evaluate() {
    const double value = sum();
    skip_blanks();
    if (failed_ || !rest_.empty()) return std::nullopt;
    return Evaluated{value, numbers_};
  }

 private:
  void skip_blanks() {
    while (rest_.starts_with(' ')) rest_.remove_prefix(1);
  }

  bool takes(std::string_view sign, bool is_read = true) {
    skip_blanks();
    if (failed_ || !is_read || !rest_.starts_with(sign)) return false;
    rest_.remove_prefix(sign.size());
    return true;
  }

  double fail() {
    failed_ = true;
    return 0;
  }

  double sum() {
    double value = product();
    for (;;) {
      if (takes("+")) {
        value += product();
      } else if (takes("-")) {
        value -= product();
      } else {
        return value;
      }
    }
  }

  double product() {
    double value = factor();
    for (;;) {
      if (takes("//", signs_.floors)) {
        value = std::floor(divided(value, factor()));
      } else if (takes("*")) {
        value *= factor();
      } else if (takes("/")) {
        value = divided(value, factor());
      } else {
        return value;
      }
    }
  }

  double divided(double left, double right) { return right == 0 ? fail() : left / right; }

  // The only function that all nesting goes through.
  double factor() {
    if (++nested_ > kMostNested) return fail();
    const double value = takes("-", signs_.minuses) ? -factor() : power();
    --nested_;
    return value;
  }

  double power() {
    double value = atom();
    while (takes("!", signs_.factorials)) value = std::tgamma(value + 1);
    const bool is_raised = takes("**", signs_.powers) || takes("^", signs_.carets);
    return is_raised ? std::pow(value, factor()) : value;
  }

  double atom() {
    const bool is_root = takes("sqrt", signs_.roots);
    if (takes("(")) {
      const double value = sum();
      if (!takes(")")) fail();
      return is_root ? std::sqrt(value) : value;
    }
    return is_root ? fail() : number();
  }

  double number() {
    skip_blanks();
    const double whole = digits().value;
    if (!signs_.points || failed_ || !rest_.starts_with('.')) return whole;
    rest_.remove_prefix(1);
    const auto [value, unit] = digits();
    return whole + value / unit;
  }

  struct Digits {
    double value = 0;
    double unit = 1;  // a power of ten: the digits after a point come to value / unit
  };

  // Takes a run of digits, and adds it to the numbers that are compared with the cards.
  Digits digits() {
    constexpr double kMost = 9999;
    Digits taken;
    for (; !rest_.empty() && is_digit(rest_.front()); rest_.remove_prefix(1)) {
      taken = {10 * taken.value + (rest_.front() - '0'), 10 * taken.unit};
    }
    if (taken.unit == 1 || taken.value > kMost) fail();
    numbers_.push_back(failed_ ? 0 : static_cast<std::int64_t>(taken.value));
    return taken;
  }

  static constexpr int kMostNested = 100;

  std::string_view rest_;
  const CodeSigns& signs_;
  std::vector<std::int64_t> numbers_;
  int nested_ = 0;
  bool failed_ = false;
};

}  // namespace twentyfour
