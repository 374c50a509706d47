#include "solver/usual_search/functions.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <unordered_map>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/shape.hpp"

namespace twentyfour {
namespace {

// The functions of a set of variables at the random point.
struct Points {
  std::vector<Residue> values;
  std::vector<Residue> inverses;
  std::vector<Shape> shapes;

  InvertedResidue<> at(std::uint32_t function) const {
    return {values[function], inverses[function]};
  }
};

struct Candidate {
  Operation function;
  Effort effort;
};

class Builder {
 public:
  Builder(unsigned variables, bool ordered, FunctionTables& tables)
      : all_((1U << variables) - 1), ordered_(ordered), tables_(tables), points_(all_) {}

  Functions build() {
    for (unsigned some = 1; some < all_; ++some) points_[some] = evaluate(some);
    add_candidates();
    Functions result;
    for (const Candidate& candidate : kept_) result.functions.push_back(candidate.function);
    std::sort(result.functions.begin(), result.functions.end());
    std::vector<FunctionGroup>& groups = result.groups;
    for (std::uint32_t i = 0; i < result.size(); ++i) {
      const auto [left_set, symbol, left, right] = result.functions[i];
      if (groups.empty() || groups.back().left_set != left_set || groups.back().symbol != symbol) {
        groups.push_back({left_set, symbol, i, i});
      }
      groups.back().end = i + 1;
    }
    return result;
  }

 private:
  Points evaluate(unsigned some) {
    Points points;
    if (is_single(some)) {
      const std::int64_t card = 2 + std::countr_zero(some);
      points.values = {residue_of_variable(card)};
      points.shapes = {shape_of_card(card, static_cast<std::uint64_t>(card))};
    } else if (!ordered_ || is_contiguous(some)) {
      for (const Operation& f : tables_.of(size_of(some), ordered_).functions) {
        const unsigned left = deposit(f.left_set, some);
        const Points& x = points_[left];
        const Points& y = points_[some & ~left];
        points.values.push_back(apply(f.symbol, x.at(f.left), y.at(f.right)));
        points.shapes.push_back(combine(f.symbol, x.shapes[f.left], y.shapes[f.right]));
      }
    }
    points.inverses.resize(points.values.size());
    invert_all(points.values.data(), points.inverses.data(), points.values.size());
    return points;
  }

  void add_candidates() {
    for (unsigned left = 1; left < all_; ++left) {
      const unsigned right = all_ & ~left;
      if (ordered_ && left > right) continue;
      for (const Symbol symbol : {Symbol::kPlus, Symbol::kMinus, Symbol::kTimes, Symbol::kOver}) {
        if (!ordered_ && !is_inverse(symbol) && left < right) continue;
        add_candidates(symbol, left);
      }
    }
  }

  // a/(b/c) has the shape of a*c/b, but no value where c is 0; so a*c/b counts as easier.
  static Effort effort(Symbol symbol, const Shape& x, const Shape& y) {
    const bool is_nested =
        symbol == Symbol::kOver && y.kind == SumOrProduct::kProduct && y.downs > 0;
    return combine(symbol, x, y).effort() << 1 | (is_nested ? 1 : 0);
  }

  void add_candidates(Symbol symbol, unsigned left) {
    const Points& x = points_[left];
    const Points& y = points_[all_ & ~left];
    for (std::uint32_t i = 0; i < x.values.size(); ++i) {
      for (std::uint32_t j = 0; j < y.values.size(); ++j) {
        const Candidate candidate = {{static_cast<std::uint8_t>(left), symbol, i, j},
                                     effort(symbol, x.shapes[i], y.shapes[j])};
        const auto [at, is_new] = known_.try_emplace(apply(symbol, x.at(i), y.at(j)), kept_.size());
        if (is_new) {
          kept_.push_back(candidate);
        } else if (candidate.effort < kept_[at->second].effort) {
          kept_[at->second] = candidate;
        }
      }
    }
  }

  const unsigned all_;
  const bool ordered_;
  FunctionTables& tables_;
  std::vector<Points> points_;
  std::vector<Candidate> kept_;                     // the easiest of each function
  std::unordered_map<Residue, std::size_t> known_;  // their indices, by value
};

}  // namespace

Functions FunctionTables::build(unsigned variables, bool ordered) {
  if (variables == 1) return {{Operation()}, {}};
  return Builder(variables, ordered, *this).build();
}

}  // namespace twentyfour
