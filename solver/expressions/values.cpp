#include "solver/expressions/values.hpp"

namespace twentyfour {
namespace {

// How many cards' values are worth listing, by the number of all cards: enough that of any split
// one side is listed, and that what is wanted of the other is soon looked up.
constexpr unsigned kListed[] = {0, 1, 1, 2, 3, 4, 4, 5};

unsigned listed_of(unsigned cards, bool ordered) {
  if (ordered) return cards <= 2 ? 1 : cards <= 6 ? cards - 1 : 5;
  return kListed[cards];
}

}  // namespace

Values::Values(const std::vector<std::int64_t>& cards, bool ordered, ValueStorage& storage)
    : cards_(cards),
      ordered_(ordered),
      listed_(listed_of(static_cast<unsigned>(cards.size()), ordered)),
      storage_(storage) {
  const int count = static_cast<int>(cards.size());
  lay_out(count);
  for (unsigned i = 0; !ordered && i + 1 < cards.size(); ++i) {
    if (cards[i] == cards[i + 1]) equal_to_next_ |= 1U << i;
  }
  for (unsigned size = 1; size <= listed_; ++size) {
    for (CardSet some = 1; some < 1U << count; ++some) {
      if (size_of(some) != size || (ordered_ && !is_stretch(some))) continue;
      if (!is_asked_for(some)) continue;
      evaluate(some, values_ + starts_[some]);
      if (size > kLargestUnhashed) hash(some);
    }
    if (size == listed_ && size > 1) break;
    const std::size_t begin = ends_[size - 1];
    invert_all(values_ + begin, inverses_ + begin, ends_[size] - begin);
  }
}

// All cards but one are asked for only when all are split so; of equal cards one is left out.
bool Values::is_asked_for(CardSet some) const {
  if (is_single(some) || size_of(some) + 1 != cards_.size()) return true;
  const CardSet all = (1U << cards_.size()) - 1;
  return may_split(some, all & ~some);
}

void Values::lay_out(int cards) {
  std::size_t end = 0;
  std::size_t heads = 0;
  ends_[0] = 0;
  for (unsigned size = 1; size <= listed_; ++size) {
    functions_[size] = &functions_of(static_cast<int>(size), ordered_);
    sizes_[size] = static_cast<std::uint32_t>(functions_[size]->functions.size());
    const auto bits = static_cast<int>(std::bit_width(sizes_[size]));
    shifts_[size] = 64 - bits;
    for (CardSet some = 1; some < 1U << cards; ++some) {
      if (size_of(some) != size || (ordered_ && !is_stretch(some))) continue;
      starts_[some] = static_cast<std::uint32_t>(end);
      end += sizes_[size];
      if (size <= kLargestUnhashed) continue;
      head_starts_[some] = static_cast<std::uint32_t>(heads);
      heads += std::size_t{1} << bits;
    }
    ends_[size] = end;
  }
  storage_.reserve(end);
  storage_.heads().assign(heads, 0);
  values_ = storage_.values();
  inverses_ = storage_.inverses();
  next_ = storage_.next();
  heads_ = storage_.heads().data();
}

void Values::evaluate(CardSet cards, Residue* to) const {
  if (is_single(cards)) {
    *to = static_cast<Residue>(card(cards));
    return;
  }
  const Functions& functions = *functions_[size_of(cards)];
  const auto fill = [&](const Run& run, const Residue* x, const Residue* y, auto operate) {
    for (std::uint32_t i = run.begin; i < run.end; ++i) {
      const Function f = functions.functions[i];
      const Residue left = x[f.left];
      const Residue right = y[f.right];
      to[i] = ((left | right) >> 63) != 0 ? kNoResidue : operate(left, right);
    }
  };
  for (const Run& run : functions.runs) {
    const CardSet left = spread(run.left_variables, cards);
    const Residue* const x = values_ + starts_[left];
    const std::uint32_t right = starts_[cards & ~left];
    const Residue* const y = values_ + right;
    switch (run.symbol) {
      case Symbol::kPlus:
        fill(run, x, y, add);
        break;
      case Symbol::kMinus:
        fill(run, x, y, subtract);
        break;
      case Symbol::kTimes:
        fill(run, x, y, multiply);
        break;
      default:
        fill(run, x, inverses_ + right, multiply);
    }
  }
}

void Values::hash(CardSet cards) {
  const unsigned size = size_of(cards);
  const std::size_t start = starts_[cards];
  std::uint32_t* const heads = heads_ + head_starts_[cards];
  for (std::uint32_t i = 0; i < sizes_[size]; ++i) {
    const Residue value = values_[start + i];
    if (value == kNoResidue) continue;
    std::uint32_t& head = heads[bucket(value, size)];
    next_[start + i] = head;
    head = i + 1;
  }
}

std::vector<Residue> Values::evaluate_unlisted(CardSet cards) {
  invert_largest();
  const Functions& functions = functions_of(static_cast<int>(size_of(cards)), ordered_);
  functions_[size_of(cards)] = &functions;
  std::vector<Residue> values(functions.functions.size());
  evaluate(cards, values.data());
  return values;
}

void Values::invert_largest() {
  if (largest_are_inverted_) return;
  largest_are_inverted_ = true;
  const std::size_t begin = ends_[listed_ - 1];
  invert_all(values_ + begin, inverses_ + begin, ends_[listed_] - begin);
}

}  // namespace twentyfour
