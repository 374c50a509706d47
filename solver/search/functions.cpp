#include "solver/search/functions.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <mutex>
#include <tuple>
#include <unordered_map>

#include "solver/expressions/card_sets.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/shape.hpp"

namespace twentyfour {
namespace {

bool all_before(unsigned left, unsigned right) {
  return left < (right & -right);
}

// The functions of a set of variables at the random point.
struct Points {
  std::vector<Residue> values;
  std::vector<Residue> inverses;
  std::vector<Shape> shapes;
};

struct Candidate {
  Symbol symbol;
  std::uint8_t left_variables;
  Function function;
  Effort effort;
};

class Builder {
 public:
  Builder(int variables, bool ordered)
      : all_((1U << variables) - 1), ordered_(ordered), points_(all_ + 1) {}

  Functions build() {
    for (unsigned some = 1; some < all_; ++some) points_[some] = evaluate(some);
    std::vector<Candidate> kept = candidates();
    std::sort(kept.begin(), kept.end(), [](const Candidate& x, const Candidate& y) {
      const auto key = [](const Candidate& c) {
        return std::tuple(c.left_variables, c.symbol, c.function.left, c.function.right);
      };
      return key(x) < key(y);
    });
    return in_runs(kept);
  }

 private:
  static Functions in_runs(const std::vector<Candidate>& kept) {
    Functions result;
    for (const Candidate& c : kept) {
      const auto at = static_cast<std::uint32_t>(result.functions.size());
      if (result.runs.empty() || result.runs.back().symbol != c.symbol ||
          result.runs.back().left_variables != c.left_variables) {
        result.runs.push_back({c.symbol, c.left_variables, at, at});
      }
      result.functions.push_back(c.function);
      result.run_numbers.push_back(static_cast<std::uint16_t>(result.runs.size() - 1));
      result.runs.back().end = at + 1;
    }
    return result;
  }

  static Residue value_of(Symbol symbol, const Points& left, const Points& right, Function f) {
    const Residue x = left.values[f.left];
    switch (symbol) {
      case Symbol::kPlus:
        return add(x, right.values[f.right]);
      case Symbol::kMinus:
        return subtract(x, right.values[f.right]);
      case Symbol::kTimes:
        return multiply(x, right.values[f.right]);
      default:
        return multiply(x, right.inverses[f.right]);
    }
  }

  Points evaluate(unsigned some) const {
    Points points;
    const int count = std::popcount(some);
    if (count == 1) {
      const std::int64_t card = 2 + std::countr_zero(some);
      points.values = {residue_of_variable(card)};
      points.shapes = {shape_of_card(card)};
    } else if (!ordered_ || is_stretch(some)) {
      const Functions& functions = functions_of(count, ordered_);
      for (const Run& run : functions.runs) {
        const unsigned left = spread(run.left_variables, some);
        const Points& x = points_[left];
        const Points& y = points_[some & ~left];
        for (std::uint32_t i = run.begin; i < run.end; ++i) {
          const Function f = functions.functions[i];
          points.values.push_back(value_of(run.symbol, x, y, f));
          points.shapes.push_back(combine(run.symbol, x.shapes[f.left], y.shapes[f.right]));
        }
      }
    }
    points.inverses.resize(points.values.size());
    invert_all(points.values.data(), points.inverses.data(), points.values.size());
    return points;
  }

  std::vector<Candidate> candidates() const {
    std::vector<Candidate> kept;
    std::unordered_map<Residue, std::size_t> known;
    for (unsigned left = 1; left < all_; ++left) {
      const unsigned right = all_ & ~left;
      if (ordered_ && !all_before(left, right)) continue;
      for (const Symbol symbol : {Symbol::kPlus, Symbol::kMinus, Symbol::kTimes, Symbol::kOver}) {
        if (!ordered_ && !is_inverse(symbol) && left < right) continue;
        add_candidates(symbol, left, kept, known);
      }
    }
    return kept;
  }

  // a*c/b comes before a/(b/c), which looks the same but needs a c that is not 0.
  static Effort effort(Symbol symbol, const Shape& x, const Shape& y) {
    const bool is_nested = symbol == Symbol::kOver && y.kind == Kind::kProduct && y.downs > 0;
    return combine(symbol, x, y).effort() << 1 | (is_nested ? 1 : 0);
  }

  void add_candidates(Symbol symbol, unsigned left, std::vector<Candidate>& kept,
                      std::unordered_map<Residue, std::size_t>& known) const {
    const Points& x = points_[left];
    const Points& y = points_[all_ & ~left];
    for (std::uint32_t i = 0; i < x.values.size(); ++i) {
      for (std::uint32_t j = 0; j < y.values.size(); ++j) {
        const Candidate candidate = {symbol,
                                     static_cast<std::uint8_t>(left),
                                     {i, j},
                                     effort(symbol, x.shapes[i], y.shapes[j])};
        const auto [at, is_new] = known.try_emplace(value_of(symbol, x, y, {i, j}), kept.size());
        if (is_new) {
          kept.push_back(candidate);
        } else if (candidate.effort < kept[at->second].effort) {
          kept[at->second] = candidate;
        }
      }
    }
  }

  const unsigned all_;
  const bool ordered_;
  std::vector<Points> points_;
};

}  // namespace

const Functions& functions_of(int variables, bool ordered) {
  struct Slot {
    std::once_flag once;
    Functions functions;
  };
  static std::array<std::array<Slot, kMostVariables + 1>, 2> slots;
  Slot& slot = slots[ordered ? 1 : 0][static_cast<std::size_t>(variables)];
  std::call_once(slot.once, [&] {
    slot.functions =
        variables == 1 ? Functions{{{0, 0}}, {}, {0}} : Builder(variables, ordered).build();
  });
  return slot.functions;
}

}  // namespace twentyfour
