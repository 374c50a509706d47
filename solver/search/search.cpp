#include "solver/search/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <memory>

#include "solver/expressions/fingerprint.hpp"
#include "solver/expressions/plain_form.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/rule_search/rule_search.hpp"
#include "solver/search/classes.hpp"
#include "solver/search/four_cards.hpp"
#include "solver/search/functions.hpp"
#include "solver/search/meaning.hpp"
#include "solver/search/undoing.hpp"
#include "solver/search/values.hpp"
#include "solver/search/wanted_of_four.hpp"

namespace twentyfour {
namespace {

// A way to make something of a set of cards: a function in the order of functions_of, or, with this
// bit set, the number of a Step.
using Way = std::uint32_t;
constexpr Way kIsStep = Way{1} << 31;

struct Step {
  Symbol symbol;
  std::uint8_t left_cards;
  std::uint8_t right_cards;
  Way left;
  Way right;
};

// Kept between questions, for one asks for it after another; of each thread its own, so that
// searches need no lock. A thread runs one search at a time.
ValueStorage& value_storage() {
  thread_local ValueStorage storage;
  return storage;
}

SmallMeanings& small_meanings_of(bool ordered) {
  thread_local std::array<SmallMeanings, 2> meanings = {SmallMeanings(false), SmallMeanings(true)};
  return meanings[ordered ? 1 : 0];
}

class Search {
 public:
  explicit Search(const Question& question)
      : cards_(in_order(question)),
        ordered_(question.rules.ordered),
        asks_for_one_order_(!ordered_ && cards_.size() <= 6),
        all_((1U << cards_.size()) - 1),
        target_(question.target),
        makes_few_digits_(make_few_digits(cards_)),
        variables_(variables_of(cards_)) {}

  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  ~Search() {
    if (values_) value_storage().trim();
  }

  bool finds_any() {
    stops_at_first_ = true;
    search();
    return found_;
  }

  std::vector<PlainForm> find_all() {
    const std::vector<Way> ways = search();
    const auto form_of_way = [this](Way way) { return form_of(way); };
    Classes classes;
    for (const Way way : ways) classes.add(way, meaning_of(way), form_of_way);
    classes.settle(form_of_way);
    std::vector<PlainForm> forms;
    forms.reserve(classes.entries().size());
    for (const Classes::Entry& entry : classes.entries()) {
      forms.push_back(classes.form(entry, form_of_way));
      if (!makes_target(forms.back())) forms.pop_back();
    }
    return forms;
  }

 private:
  // Few hands of up to five cards have more.
  static constexpr std::size_t kUsualWays = 128;

  // A set of cards, split in two by the last operator. The cards y are listed, and one way is
  // chosen for them; what is to be found is a way for x.
  struct Split {
    CardSet x;
    CardSet y;
    Way way;

    Step step(Symbol symbol, bool y_leads, Way x_way) const {
      const auto x_cards = static_cast<std::uint8_t>(x);
      const auto y_cards = static_cast<std::uint8_t>(y);
      if (y_leads) return {symbol, y_cards, x_cards, way, x_way};
      return {symbol, x_cards, y_cards, x_way, way};
    }
  };

  struct Operator {
    Symbol symbol;
    bool y_leads;
  };

  // A single card that is added or multiplied to what is being looked for.
  struct Above {
    Kind kind = Kind::kCard;  // none
    std::int64_t card = 0;
  };

  static std::vector<std::int64_t> in_order(const Question& question) {
    std::vector<std::int64_t> cards = question.cards;
    if (!question.rules.ordered) std::sort(cards.begin(), cards.end());
    return cards;
  }

  std::vector<Way> search() {
    std::vector<Way> ways;
    ways.reserve(kUsualWays);
    steps_.reserve(kUsualWays);
    const double target =
        static_cast<double>(target_.numerator()) / static_cast<double>(target_.denominator());
    if (cards_.size() == 4 && !ordered_ && FourCards::takes(target)) {
      search_four_cards(target, ways);
    } else {
      search_backwards(ways);
    }
    return ways;
  }

  void search_four_cards(double target, std::vector<Way>& ways) {
    FourCards(cards_.data(), target)
        .for_each([&](Symbol symbol, bool y_leads, CardSet x, Way x_way, CardSet y, Way y_way) {
          add_way(all_, push(Split{x, y, y_way}.step(symbol, y_leads, x_way)), ways);
          return found_;
        });
  }

  void search_backwards(std::vector<Way>& ways) {
    values_.emplace(cards_, ordered_, value_storage());
    const Residue denominator = residue_of(static_cast<std::int64_t>(target_.denominator()));
    if (denominator == 0) return;
    const Residue numerator = residue_of(static_cast<std::int64_t>(target_.numerator()));
    const Residue wanted = denominator == 1 ? numerator : multiply(numerator, invert(denominator));
    collect(all_, wanted, Above{}, ways);
  }

  // Adds all ways in which the cards make what is wanted, as far as they are asked for.
  //
  // Which part of a sum or product comes last makes no difference. Where one is a card by itself,
  // only the ways in which the largest such card comes last are asked for.
  void collect(CardSet cards, Residue wanted, Above above, std::vector<Way>& ways) {
    if (values_->lists(cards)) {
      values_->for_each(cards, wanted, [&](Way way) { add_way(cards, way, ways); });
      return;
    }
    const Residue inverse = wanted == 0 ? kNoResidue : invert(wanted);
    for (CardSet y = (cards - 1) & cards; y != 0 && !found_; y = (y - 1) & cards) {
      const CardSet x = cards & ~y;
      if (values_->may_split(x, y)) collect_split(x, y, {wanted, inverse}, above, ways);
    }
  }

  void collect_split(CardSet x, CardSet y, WithInverse wanted, Above above,
                     std::vector<Way>& ways) {
    if (size_of(x) == 4 && values_->names_four()) {
      collect_of_four(x, y, wanted, ways);
      return;
    }
    const bool x_may_lead = !ordered_ || x < y;
    const bool y_may_lead = !ordered_ || y < x;
    const ValueList list = values_->of(y);
    for (Way way = 0; way < list.size && !found_; ++way) {
      const WithInverse made = list.at(way);
      if (made.value == kNoResidue) continue;
      const Split split = {x, y, way};
      undo(wanted, made, kind_left_out(split, above),
           [&](Symbol symbol, bool y_leads, Residue of_x) {
             if (!(y_leads ? y_may_lead : x_may_lead)) {
               if (is_inverse(symbol)) return;
               y_leads = !y_leads;
             }
             join(split, symbol, y_leads, of_x, ways);
           });
      if (made.value == 0 && wanted.value == 0) {
        join_with_zero(split, x_may_lead, y_may_lead, ways);
      }
    }
  }

  // In which kind of whole the way for y is of no use, for a single card of it comes last: one
  // above that is smaller than y or one in y, of which any sum or product of two or three has one.
  Kind kind_left_out(const Split& split, Above above) const {
    if (!asks_for_one_order_) return Kind::kCard;
    if (is_single(split.y)) return card_of(split.y) > above.card ? above.kind : Kind::kCard;
    return kind_of(functions_of_set(split.y).run_of(split.way).symbol);
  }

  // The same of four cards and one.
  void collect_of_four(CardSet x, CardSet y, WithInverse wanted, std::vector<Way>& ways) {
    const Split split = {x, y, 0};
    const WithInverse one = values_->of(y).at(0);
    std::array<Operator, WantedOfFour::kMost> operators;
    std::size_t count = 0;
    WantedOfFour of_four(one.value);
    undo(wanted, one, Kind::kCard, [&](Symbol symbol, bool y_leads, Residue of_x) {
      operators[count++] = {symbol, y_leads};
      of_four.add(of_x, kind_of(symbol));
    });
    of_four.for_each(*values_, x, [&](std::size_t i, Way x_way) {
      add_way(x | y, push(split.step(operators[i].symbol, operators[i].y_leads, x_way)), ways);
    });
    if (one.value == 0 && wanted.value == 0) join_with_zero(split, true, true, ways);
  }

  // Adds the ways in which x makes what is wanted of it, joined to the way chosen for y.
  void join(const Split& split, Symbol symbol, bool y_leads, Residue wanted,
            std::vector<Way>& ways) {
    const CardSet cards = split.x | split.y;
    if (values_->lists(split.x)) {
      values_->for_each(split.x, wanted, [&](Way x_way) {
        add_way(cards, push(split.step(symbol, y_leads, x_way)), ways);
      });
      return;
    }
    const Above above = is_single(split.y) ? Above{kind_of(symbol), card_of(split.y)} : Above{};
    std::vector<Way> x_ways;
    collect(split.x, wanted, above, x_ways);
    for (const Way x_way : x_ways) {
      add_way(cards, push(split.step(symbol, y_leads, x_way)), ways);
    }
  }

  // A zero makes zero with whatever it is multiplied or divided by. A zero that is one for any
  // cards makes but one function so.
  void join_with_zero(const Split& split, bool x_may_lead, bool y_may_lead,
                      std::vector<Way>& ways) {
    const CardSet cards = split.x | split.y;
    if (stops_at_first_ || meaning_of(split.y, split.way, Kind::kSum).numerator == 0) {
      const Step step = split.step(Symbol::kTimes, !x_may_lead, product_of(split.x));
      add_way(cards, push(step), ways);
      return;
    }
    values_->for_each(split.x, [&](Way x_way, Residue x) {
      add_way(cards, push(split.step(Symbol::kTimes, !x_may_lead, x_way)), ways);
      if (y_may_lead && x != 0) {
        add_way(cards, push(split.step(Symbol::kOver, true, x_way)), ways);
      }
    });
  }

  Way product_of(CardSet cards) {
    if (is_single(cards)) return 0;
    const CardSet last = std::bit_floor(cards);
    const CardSet others = cards & ~last;
    const Way way = product_of(others);
    return push({Symbol::kTimes, static_cast<std::uint8_t>(others), static_cast<std::uint8_t>(last),
                 way, 0});
  }

  Way push(const Step& step) {
    steps_.push_back(step);
    return static_cast<Way>(steps_.size() - 1) | kIsStep;
  }

  void add_way(CardSet cards, Way way, std::vector<Way>& ways) {
    ways.push_back(way);
    if (!stops_at_first_ || cards != all_) return;
    PlainForm form = form_of(way);
    found_ = found_ || makes_target(form);
  }

  const Functions& functions_of_set(CardSet cards) const {
    return values_ ? values_->functions(cards)
                   : functions_of(static_cast<int>(size_of(cards)), ordered_);
  }

  Step step_of(CardSet cards, Way way) const {
    if ((way & kIsStep) != 0) return steps_[way & ~kIsStep];
    const Functions& functions = functions_of_set(cards);
    const Run& run = functions.run_of(way);
    const CardSet left = spread(run.left_variables, cards);
    const Function f = functions.functions[way];
    return {run.symbol, static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(cards & ~left),
            f.left, f.right};
  }

  std::int64_t card_of(CardSet single) const {
    return cards_[static_cast<std::size_t>(std::countr_zero(single))];
  }

  // Of all cards.
  Meaning meaning_of(Way way) {
    if (all_ == 1) return meaning_of(all_, way, Kind::kCard);
    return meaning_of(step_of(all_, way));
  }

  Meaning meaning_of(const Step& step) {
    const Kind kind = kind_of(step.symbol);
    return combine_parts(step.symbol, meaning_of(step.left_cards, step.left, kind),
                         meaning_of(step.right_cards, step.right, kind));
  }

  // As a part of a sum or product.
  Meaning meaning_of(CardSet cards, Way way, Kind kind) {
    if ((way & kIsStep) == 0 && size_of(cards) <= SmallMeanings::kMostSmall) {
      return small_meanings(cards)[way].as_part_of(kind);
    }
    Meaning meaning = meaning_of(step_of(cards, way));
    meaning.shape = as_part_of(kind, meaning.shape);
    return meaning;
  }

  const SmallMeaning* small_meanings(CardSet cards) {
    const SmallMeaning*& meanings = small_meanings_[cards];
    if (meanings == nullptr) meanings = small_meanings_of(ordered_).of(variables_, cards);
    return meanings;
  }

  std::int32_t write(CardSet cards, Way way, Tree& tree) const {
    if (is_single(cards)) return tree.push(Symbol::kCard, card_of(cards), 0, 0);
    const Step step = step_of(cards, way);
    const std::int32_t left = write(step.left_cards, step.left, tree);
    const std::int32_t right = write(step.right_cards, step.right, tree);
    return tree.push(step.symbol, 0, left, right);
  }

  PlainForm form_of(Way way) const {
    Tree tree;
    tree.size = 0;
    write(all_, way, tree);
    return plain_form(tree, ordered_);
  }

  bool makes_target(PlainForm& form) const {
    return makes_few_digits_ ? is_target(evaluate<std::int32_t>(form))
                             : is_target(evaluate<Int128>(form));
  }

  template <class Integer>
  bool is_target(Quotient<Integer> value) const {
    if (value.denominator == 0) return false;
    if (fits_64_bits(value.numerator) && fits_64_bits(value.denominator)) {
      return value.numerator * target_.denominator() == target_.numerator() * value.denominator;
    }
    return Rational::of(value.numerator, value.denominator) == target_;
  }

  // Whether the bound of a Quotient is below 2^31.
  static bool make_few_digits(const std::vector<std::int64_t>& cards) {
    double bound = 0.5;
    for (const std::int64_t card : cards)
      bound *= 2 * static_cast<double>(std::max(card, std::int64_t{1}));
    return bound < 0x1p31;
  }

  const std::vector<std::int64_t> cards_;
  const bool ordered_;

  // Seven cards need all orders: what five of them make is listed in one way, though others may be
  // as pleasant, and come out plainer with the other two, as a*(b-c-d) does as -a*(c+d-b).
  const bool asks_for_one_order_;

  const CardSet all_;
  const Rational target_;
  const bool makes_few_digits_;
  std::optional<Values> values_;
  std::vector<Step> steps_;

  const Variables variables_;
  std::array<const SmallMeaning*, kMostSets> small_meanings_ = {};  // where asked for

  bool stops_at_first_ = false;
  bool found_ = false;
};

}  // namespace

bool can_make(const Question& question) {
  if (!are_usual(question.rules)) return can_make_by_rules(question);
  return Search(question).finds_any();
}

std::optional<Expression> one(const Question& question) {
  if (!are_usual(question.rules)) {
    const std::vector<Expression> expressions = all_distinct_by_rules(question);
    return expressions.empty() ? std::nullopt : std::optional(expressions.front());
  }
  const std::vector<PlainForm> forms = Search(question).find_all();
  if (forms.empty()) return std::nullopt;
  Expression expression;
  std::min_element(forms.begin(), forms.end())->write_to(expression);
  return expression;
}

std::vector<Expression> all_distinct(const Question& question) {
  std::vector<Expression> expressions;
  for_each_distinct(question, [&](const Expression& x) { expressions.push_back(x); });
  return expressions;
}

void for_each_distinct(const Question& question,
                       const std::function<void(const Expression&)>& visit) {
  if (!are_usual(question.rules)) {
    for (const Expression& expression : all_distinct_by_rules(question)) visit(expression);
    return;
  }
  std::vector<PlainForm> forms = Search(question).find_all();
  std::sort(forms.begin(), forms.end());
  Expression expression;
  for (const PlainForm& form : forms) {
    form.write_to(expression);
    visit(expression);
  }
}

std::uint64_t count_distinct(const Question& question) {
  if (!are_usual(question.rules)) return all_distinct_by_rules(question).size();
  return Search(question).find_all().size();
}

}  // namespace twentyfour
