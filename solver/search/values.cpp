#include "solver/search/values.hpp"

#include <bit>

namespace twentyfour {
namespace {

// The size of the largest listed sets, by the number of cards: so large that one side of any split
// is listed, and that the target of the other is soon looked up or, for four of five cards, found
// by TargetsOfFour.
constexpr unsigned kListed[] = {0, 1, 1, 2, 3, 3, 4, 5};

unsigned listed_of(unsigned cards, bool ordered) {
  if (ordered) return cards <= 2 ? 1 : cards <= 6 ? cards - 1 : 5;
  return kListed[cards];
}

}  // namespace

ListedValues::ListedValues(const CardSets& sets, FunctionTables& functions, ValueStorage& storage)
    : sets_(sets),
      functions_(functions),
      listed_(listed_of(size_of(sets.all()), sets.are_ordered())),
      storage_(storage) {
  lay_out();
  for (unsigned size = 1; size <= listed_; ++size) {
    for (CardSet some = 1; some <= sets_.all(); ++some) {
      if (!is_evaluated(some, size) || sets_.representative(some) != some) continue;
      evaluate(some, values_ + starts_[some]);
      hash(some);
    }
    if (size == listed_ && size > 1) break;
    invert(size);
  }
}

bool ListedValues::is_evaluated(CardSet cards, unsigned size) const {
  return size_of(cards) == size && (!sets_.are_ordered() || is_stretch(cards));
}

void ListedValues::lay_out() {
  std::size_t end = 0;
  std::size_t heads = 0;
  ends_[0] = 0;
  for (unsigned size = 1; size <= listed_; ++size) {
    sizes_[size] = functions_.of(size, sets_.are_ordered()).size();
    // Sets of three are searched most often; with four times as many buckets, most values that are
    // absent meet an empty one.
    const auto bits = static_cast<int>(std::bit_width(sizes_[size])) + (size == 3 ? 2 : 0);
    shifts_[size] = 64 - bits;
    for (CardSet some = 1; some <= sets_.all(); ++some) {
      if (!is_evaluated(some, size)) continue;
      const CardSet representative = sets_.representative(some);
      if (representative != some) {
        starts_[some] = starts_[representative];
        head_starts_[some] = head_starts_[representative];
        continue;
      }
      starts_[some] = static_cast<std::uint32_t>(end);
      end += sizes_[size];
      head_starts_[some] = static_cast<std::uint32_t>(heads);
      heads += std::size_t{1} << bits;
    }
    ends_[size] = end;
  }
  storage_.reserve(end);
  storage_.heads.assign(heads, 0);
  values_ = storage_.values.get();
  inverses_ = storage_.inverses.get();
  next_ = storage_.next.get();
  heads_ = storage_.heads.data();
}

void ListedValues::evaluate(CardSet cards, Residue* to) const {
  if (is_single(cards)) {
    *to = static_cast<Residue>(sets_.card(cards));
    return;
  }
  const Functions& functions = this->functions(cards);
  for (const FunctionGroup& group : functions.groups) {
    evaluate(functions, group, cards, [to](std::uint32_t i, Residue value) { to[i] = value; });
  }
}

void ListedValues::hash(CardSet cards) {
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

std::vector<Residue> ListedValues::evaluate_unlisted(CardSet cards) {
  if (!largest_are_inverted_) invert(listed_);
  largest_are_inverted_ = true;
  std::vector<Residue> values(functions(cards).size());
  evaluate(cards, values.data());
  return values;
}

void ListedValues::invert(unsigned size) {
  const std::size_t begin = ends_[size - 1];
  invert_all(values_ + begin, inverses_ + begin, ends_[size] - begin);
}

}  // namespace twentyfour
