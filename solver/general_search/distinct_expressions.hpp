// A list of distinct expressions, each in the form that is easiest to read. A hash table finds
// duplicates while the list grows.
//
// Two expressions count as one if they are the same function of the cards or, where functions are
// not compared, if their normal forms are equal where the cards may be in any order and + - * / are
// allowed. (Without *, 3/(2/4) and 4/(2/3) are normal forms; both are 3*4/2.)
//
// Cost: some 100 ns to add one; 24 bytes for each that is kept, and 5 to 11 for its place in the
// table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/effort.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/packed_expression.hpp"
#include "solver/expressions/rules.hpp"

namespace twentyfour {

// An expression of some or all of the cards.
struct Subexpression {
  Expression expression;  // in its normal form, if that fits
  Residue function;       // the value at the random point, where functions are compared
};

class DistinctExpressions {
 public:
  // The arguments must outlive this object.
  //
  // @param are_operands  whether larger expressions will use them. Then a sum and a product do not
  //                      count as one, even if they are the same function: only one of them may
  //                      need brackets there.
  DistinctExpressions(const Packing& packing, const Rules& rules, bool are_operands)
      : packing_(packing), rules_(rules), are_operands_(are_operands) {
    compared_.ordered = false;
    compared_.operators = compared_.operators | Operators();
  }

  static bool compares_functions(const Rules& rules) {
    return rules.division == Division::kReal && rules.operators.are_rational();
  }

  // Whether two expressions that count as one may be different, though both are in normal form.
  static bool have_several_forms(const Rules& rules) {
    const bool regroups_quotients = rules.division == Division::kReal &&
                                    rules.operators.contains(Symbol::kOver) &&
                                    !rules.operators.contains(Symbol::kTimes);
    return compares_functions(rules) || rules.ordered || regroups_quotients;
  }

  void add(const Subexpression& added) {
    const std::uint64_t key = key_of(added);
    if (keys_.size() * 4 >= slots_.size() * 3) grow();
    std::size_t at = slot_of(key);
    for (; slots_[at] != 0; at = (at + 1) % slots_.size()) {
      const std::size_t i = slots_[at] - 1;
      if (keys_[i] != key) continue;
      const Expression known = packing_.unpack(expressions_[i]);
      if (count_as_one(known, added.expression)) {
        return keep_easier(known, added.expression, expressions_[i]);
      }
    }
    expressions_.push_back(packing_.pack(added.expression));
    keys_.push_back(key);
    slots_[at] = static_cast<std::uint32_t>(keys_.size());
  }

  // No add() may follow.
  void drop_table() { std::vector<std::uint32_t>().swap(slots_); }

  std::size_t size() const { return expressions_.size(); }

  Subexpression operator[](std::size_t i) const {
    return {packing_.unpack(expressions_[i]), keys_[i] & ~kSumBit};
  }

 private:
  // A bit that no residue has.
  static constexpr std::uint64_t kSumBit = std::uint64_t{1} << 63;

  // Equal for expressions that count as one.
  std::uint64_t key_of(const Subexpression& x) const {
    if (compares_functions(rules_)) {
      const bool is_sum = are_operands_ && is_additive(x.expression.last_symbol());
      return x.function | (is_sum ? kSumBit : 0);
    }
    std::uint64_t hash = 0;
    for (const PostfixToken token : in_any_order(x.expression)) {
      hash = scramble(hash + token);
    }
    return hash;
  }

  // Domain: their keys are equal.
  bool count_as_one(const Expression& x, const Expression& y) const {
    return compares_functions(rules_) || x == y || in_any_order(x) == in_any_order(y);
  }

  // The form in which expressions are compared. It is the normal form, unless that depends on the
  // order of the cards or on the operators that are allowed.
  Expression in_any_order(const Expression& expression) const {
    if (!rules_.ordered && !rules_.operators.has_power_or_factorial()) return expression;
    return normal_form(expression, compared_);
  }

  void keep_easier(const Expression& known, const Expression& expression,
                   PackedExpression& kept) const {
    if (expression != known && ranked(expression) < ranked(known)) kept = packing_.pack(expression);
  }

  RankedExpression ranked(const Expression& expression) const {
    return {effort_of(expression, rules_), expression};
  }

  std::size_t slot_of(std::uint64_t key) const {
    return static_cast<std::size_t>(key) % slots_.size();
  }

  void grow() {
    slots_.assign(slots_.empty() ? 16 : slots_.size() * 2, 0);
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      std::size_t at = slot_of(keys_[i]);
      while (slots_[at] != 0) at = (at + 1) % slots_.size();
      slots_[at] = static_cast<std::uint32_t>(i + 1);
    }
  }

  const Packing& packing_;
  const Rules& rules_;
  const bool are_operands_;
  Rules compared_ = rules_;  // the same with any order of the cards, and + - * /
  std::vector<PackedExpression> expressions_;
  std::vector<std::uint64_t> keys_;   // of the expressions
  std::vector<std::uint32_t> slots_;  // indices of expressions, plus 1; 0 is empty
};

}  // namespace twentyfour
