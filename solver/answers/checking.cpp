#include "solver/answers/checking.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "solver/answers/among_words.hpp"
#include "solver/answers/parsing.hpp"
#include "solver/answers/places.hpp"
#include "solver/answers/plain_answer.hpp"
#include "solver/answers/steps.hpp"
#include "solver/answers/wrong_answer.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/expression.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "solver/text/words.hpp"

namespace twentyfour {
namespace {

// How often a card is held and used.
struct Count {
  std::size_t held = 0;
  std::size_t used = 0;
};

// "5", "5 twice", "5 three times".
std::string card_times(PostfixToken card, std::size_t times) {
  std::string name = std::to_string(card);
  if (times == 1) return name;
  if (times == 2) return name + " twice";
  return name + " " + in_words(times) + " times";
}

// Whether a number's name begins with a vowel: eight, eleven, eighteen, eighty.
bool takes_an(const std::string& number) {
  return number == "11" || number == "18" || number.starts_with('8');
}

// "a 5", "an 8", "two 5s".
std::string some_cards(PostfixToken card, std::size_t count) {
  const std::string name = std::to_string(card);
  if (count == 1) return (takes_an(name) ? "an " : "a ") + name;
  return in_words(count) + " " + name + "s";
}

std::map<PostfixToken, Count> counts_of(const Deal& deal,
                                        const std::vector<PostfixToken>& used_cards) {
  std::map<PostfixToken, Count> counts;
  for (const PostfixToken card : deal) ++counts[card].held;
  for (const PostfixToken card : used_cards) ++counts[card].used;
  return counts;
}

// The cards that the answer does not use, in words.
std::vector<std::string> unused_in(const std::map<PostfixToken, Count>& counts) {
  std::vector<std::string> cards;
  for (const auto& [card, count] : counts) {
    if (count.used < count.held) cards.push_back(some_cards(card, count.held - count.used));
  }
  return cards;
}

std::optional<Reason> flaw_in_cards(const Deal& deal, const std::vector<PostfixToken>& used_cards,
                                    const Rules& rules) {
  if (std::is_permutation(deal.begin(), deal.end(), used_cards.begin(), used_cards.end())) {
    return std::nullopt;
  }
  const std::map<PostfixToken, Count> counts = counts_of(deal, used_cards);
  for (const auto& [card, count] : counts) {
    if (count.used > count.held) {
      return Reason("uses " + card_times(card, count.used) + ", the hand holds " +
                    in_words(count.held));
    }
  }
  if (rules.subsets) return std::nullopt;
  return Reason("leaves " + enumerated(unused_in(counts), "and") + " unused");
}

// "; leaves out two 5s and a 6", or nothing where the answer uses all cards.
std::string left_out(const Deal& deal, const std::vector<PostfixToken>& used_cards) {
  const std::vector<std::string> cards = unused_in(counts_of(deal, used_cards));
  return cards.empty() ? "" : "; leaves out " + enumerated(cards, "and");
}

// Whether the first cards are among the second, in the same order.
bool keep_order(const std::vector<PostfixToken>& cards, const Deal& deal) {
  auto card = cards.begin();
  for (const PostfixToken held : deal) {
    if (card != cards.end() && *card == held) ++card;
  }
  return card == cards.end();
}

std::optional<Reason> flaw_in_operators(const Operators& allowed, const Expression& expression) {
  std::optional<Symbol> first;  // in the order of the symbols
  for (const PostfixToken token : expression) {
    const Symbol symbol = symbol_of(token);
    const bool is_allowed = symbol == Symbol::kCard || allowed.contains(symbol);
    if (!is_allowed && (!first || symbol < *first)) first = symbol;
  }
  return first ? std::optional(not_allowed(sign_of(*first))) : std::nullopt;
}

// Each side has to have the target's value.
std::optional<Reason> flaw_in_value(const std::variant<Rational, NoValue>& value,
                                    const Rational& target, bool is_answer) {
  if (const auto* const none = std::get_if<NoValue>(&value)) return reason_of(*none);
  const auto& number = std::get<Rational>(value);
  if (number == target) return std::nullopt;
  const std::string due = is_answer ? "" : to_string(target) + ", not ";
  return Reason("makes " + due + to_string(number));
}

constexpr std::string_view kNo = "NO";

bool claims_none(std::string_view word, const Words& words) {
  if (word == words.no || word == words.yes) return word == words.no;
  if (equal_ignoring_case(word, words.no)) return true;
  return (equal_ignoring_case(word, kNo) || says_none(word)) &&
         !equal_ignoring_case(word, words.yes);
}

constexpr std::string_view kHintAtWords =
    "; in running text, put the answer in <answer> </answer> or \\boxed{ }, or after Answer:, "
    "or use --check=anywhere";

bool has_three_words(std::string_view text) {
  const std::size_t second = find_word(text, find_word(text) + 1);
  return find_word(text, second + 1) < text.size();
}

struct Answer {
  Expression expression;
  std::optional<Reason> flaw_in_other_side;
};

// The answer is the first side that is more than a number, or else the first side. All have to be
// readable; those after the answer may have any numbers.
std::variant<Answer, Unreadable> read_answer(std::string_view text, const Rules& rules,
                                             const Rational& target) {
  const std::vector<std::string_view> sides = sides_of(text);
  std::optional<Expression> answer;
  std::variant<Expression, Unreadable> first;
  std::optional<Reason> flaw;
  for (const std::string_view& side : sides) {
    std::vector<Rational> values;
    const auto parsed =
        parse(side, rules, answer ? OperandKind::kNumbers : OperandKind::kCards, &values);
    const auto* const expression = std::get_if<Expression>(&parsed);
    const auto* const error = std::get_if<Unreadable>(&parsed);
    // To read a side as a number costs as much as to parse it, and the answer needs no number.
    const bool is_first_answer =
        !answer && error == nullptr && expression->size() > 1 && is_integer(target);
    const bool may_be_number = sides.size() > 1 && !is_first_answer;
    const std::optional<Rational> number = may_be_number ? value_in(side) : std::nullopt;
    if (error != nullptr && !number) {
      const bool is_missing = side.empty() && &side != &sides.front();
      return Unreadable{error->at, is_missing ? &kNoNumber : error->kind, error->closing};
    }
    if (&side == &sides.front()) first = parsed;
    const bool is_number = error != nullptr || expression->size() == 1 || number;
    if (!answer && !is_number) {
      answer = *expression;
    } else if (!flaw) {
      if (!number) flaw = flaw_in_operators(rules.operators, *expression);
      if (!flaw) {
        flaw = flaw_in_value(number ? *number : evaluate(*expression, rules, values).value, target,
                             false);
      }
    }
  }
  if (answer) return Answer{*answer, std::move(flaw)};
  if (const auto* const error = std::get_if<Unreadable>(&first)) return *error;
  return Answer{std::get<Expression>(first), std::move(flaw)};
}

// How deep places may nest, as a box in a tag.
constexpr int kMostLevels = 4;

Finding finding_of(const std::optional<Reason>& flaw) {
  if (flaw) return WrongAnswer{*flaw};
  return RightAnswer{};
}

// Checks texts that are the answer to a deal, or the part of it that counts.
class AnswerChecker {
 public:
  AnswerChecker(const Deal& deal, const PlainAnswer& plain, const Rules& rules, const Words& words,
                bool reads_anywhere)
      : deal_(deal),
        plain_(plain),
        rules_(rules),
        words_(words),
        reads_anywhere_(reads_anywhere),
        target_(deal.target()) {}

  // @param written  as plain_ has it
  // @param level    how many places it stands in
  Finding check(std::string_view written, int level) const {
    const std::string_view text = unwrapped(written);
    if (claims_none(text, words_)) return ClaimOfNone{};
    const auto read = read_answer(text, rules_, target_);
    if (const auto* const unreadable = std::get_if<Unreadable>(&read)) {
      return check_otherwise(written, text, *unreadable, level);
    }
    const auto flaw = flaw_in(std::get<Answer>(read));
    if (!flaw || is_right_in_lines(text)) return RightAnswer{};
    return WrongAnswer{*flaw};
  }

 private:
  std::optional<Reason> flaw_in(const Answer& answer) const {
    if (auto flaw = flaw_in_operators(rules_.operators, answer.expression)) return flaw;
    const std::vector<PostfixToken> used_cards = cards_of(answer.expression);
    if (auto flaw = flaw_in_cards(deal_, used_cards, rules_)) return flaw;
    auto flaw = flaw_in_value(evaluate(answer.expression, rules_).value, target_, true);
    if (!flaw) flaw = answer.flaw_in_other_side;
    if (!flaw && rules_.ordered && !keep_order(used_cards, deal_)) flaw = does_not_keep_the_order();
    if (flaw && rules_.subsets) flaw->append(left_out(deal_, used_cards));
    return flaw;
  }

  // Whether a text of several lines is right in steps, though it is infix: the end of a line is
  // white space there.
  bool is_right_in_lines(std::string_view text) const {
    if (text.find('\n') == std::string_view::npos) return false;
    const auto steps = check_steps(deal_, text, plain_, rules_);
    return steps && !steps->flaw;
  }

  // What is not infix, because of `unreadable`.
  Finding check_otherwise(std::string_view written, std::string_view text,
                          const Unreadable& unreadable, int level) const {
    if (const auto expression = parse_postfix(text)) return check_postfix(*expression);
    const auto steps = check_steps(deal_, text, plain_, rules_);
    if (steps && !steps->flaw) return RightAnswer{};
    const std::string_view answer = without_remark(text);
    if (answer.size() < text.size()) {
      const auto read = read_answer(answer, rules_, target_);
      if (const auto* const found = std::get_if<Answer>(&read)) return finding_of(flaw_in(*found));
    }
    if (level < kMostLevels) {
      const auto passes_over = [this](std::string_view place) { return is_no_answer(place); };
      if (const auto place = place_of_answer(written, passes_over)) {
        if (trim(place->text).empty()) return WrongAnswer{Reason("no answer")};
        return check(place->text, place->may_have_places ? level + 1 : kMostLevels);
      }
      if (const auto last = level == 0 ? last_anywhere(written) : std::nullopt) {
        return check(*last, kMostLevels);
      }
    }
    if (equal_ignoring_case(text, words_.yes)) return WrongAnswer{says_yes(text)};
    Reason reason = steps ? *steps->flaw : reason_of(unreadable, plain_, rules_);
    reason.append(steps ? left_out_in(*steps) : has_three_words(text) ? kHintAtWords : "");
    return WrongAnswer{reason};
  }

  // Why the word for YES is no answer.
  Reason says_yes(std::string_view text) const {
    const std::string due = "expected " + words_.no + " or an expression";
    const ParseError kind = {due};
    return reason_of({text.data(), &kind}, plain_, rules_);
  }

  std::optional<std::string_view> last_anywhere(std::string_view text) const {
    if (!reads_anywhere_) return std::nullopt;
    const std::size_t most = deal_.size();
    const std::size_t least = rules_.subsets ? std::min<std::size_t>(2, most) : most;
    return last_expression(text, rules_, [&](const std::vector<Rational>& numbers) {
      const auto is_card = [](const Rational& number) {
        return is_integer(number) && number <= Rational(kLargestCard);
      };
      return least <= numbers.size() && numbers.size() <= most &&
             std::ranges::all_of(numbers, is_card);
    });
  }

  // A number that is no card, or YES.
  bool is_no_answer(std::string_view place) const {
    if (equal_ignoring_case(trim(place), words_.yes)) return true;
    const auto number = value_in(unwrapped(place));
    return number && std::none_of(deal_.begin(), deal_.end(),
                                  [&](int card) { return Rational(card) == *number; });
  }

  // The text without a remark at its end that says no more than that the answer is right, in a
  // sentence or in brackets: " (rounded)", ". This uses each number once."
  std::string_view without_remark(std::string_view text) const {
    const std::size_t begin = begin_of_remark(text, to_string(target_));
    return trim(text.substr(0, begin));
  }

  Finding check_postfix(const Expression& expression) const {
    const bool has_brackets = traits_of(rules_.form).has_brackets;
    const auto flaw = !has_brackets && brackets_of(expression, rules_) > 0
                          ? std::optional(needs_brackets())
                          : flaw_in({expression, {}});
    return finding_of(flaw);
  }

  std::string left_out_in(const StepsFinding& steps) const {
    return rules_.subsets && !steps.used_cards.empty() ? left_out(deal_, steps.used_cards) : "";
  }

  const Deal& deal_;
  const PlainAnswer& plain_;
  const Rules& rules_;
  const Words& words_;
  const bool reads_anywhere_;
  const Rational target_;
};

}  // namespace

Finding check_answer(const Deal& deal, std::string_view answer, const Rules& rules,
                     const Words& words, bool reads_anywhere) {
  if (answer == words.no) return ClaimOfNone{};
  const PlainAnswer plain(answer);
  return AnswerChecker(deal, plain, rules, words, reads_anywhere)
      .check(without_thoughts(plain.text()), 0);
}

}  // namespace twentyfour
