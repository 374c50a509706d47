// A line of an output: its parts that check_answer() can read, and what stands beside them.
//
// From each place where an expression may begin, the longest part that can be read is one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "solver/checking/wrong_answer.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/rational.hpp"

namespace twentyfour {

using Numbers = std::vector<Rational>;

Numbers sorted(Numbers numbers);

// The cards in a text: numbers without a sign, and letters beside no other letter.
Numbers numbers_in(std::string_view text);

// The side of an equation that is the answer.
std::string_view answer_in(std::string_view formula);

// Whether a text is the number, or a decimal that misses it by as little as doubles and rounding
// do.
bool is_about(std::string_view text, const Rational& number);

enum class Verdict { kRight, kWrong, kNotJudged };

// Why an answer is wrong or not judged.
struct PrintedReason {
  std::string text = {};
  bool is_operator = false;  // that is not allowed
};

// What check_answer() says of a text.
struct Part {
  std::string text = {};
  Verdict verdict = Verdict::kNotJudged;
  PrintedReason reason = {};
  Flaw flaw = Flaw::kOther;
  std::size_t flawed_step = 0;  // that has it
  std::size_t numbers = 0;
  std::size_t steps = 0;
  bool is_read = false;

  bool is_right() const { return verdict == Verdict::kRight; }
};

struct ReadLine {
  std::string text = {};      // in ASCII, with one sign for each arrow
  std::string around = {};    // what stands beside the parts, with signs for them (beside.hpp)
  PrintedReason reason = {};  // why the first part that cannot be read cannot
  std::vector<Part> parts = {};
};

class PartReader {
 public:
  PartReader(const Deal& deal, const Rules& rules);

  ReadLine read(std::string_view line);

  // All of a text, which has a part alone: an answer, with arrows between steps or for equals
  // signs, or steps of numbers that may be no cards.
  Part check(std::string_view formula) const;

  // The same of an answer in ASCII.
  Part checked(std::string text) const;

  // Whether a text has as many numbers as the cards, or two.
  bool is_formula(std::string_view text) const;

 private:
  std::size_t hand_at(std::string_view line, std::size_t at) const;
  std::size_t longest_at(std::string_view line, std::size_t begin, Part& found);
  bool has_number_beside(std::string_view text) const;

  const Deal& deal_;
  const Rules& rules_;
  const Numbers cards_;
  std::size_t tries_ = 0;      // in a line
  PrintedReason reason_ = {};  // why the first part of it cannot be read
};

}  // namespace twentyfour
