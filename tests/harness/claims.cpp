#include "tests/harness/claims.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/expressions/reading.hpp"
#include "solver/judge/letters.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/text/characters.hpp"
#include "tests/harness/texts.hpp"
#include "tests/harness/tokens.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kClaimsOfNone =
    "|no|not|none|cannot|false|null|nil|impossible|unsolvable|unsolved|failed|failure|fail|nothing|"
    "never|neither|without|unable|";
constexpr std::string_view kClaims =
    "|yes|true|ok|okay|correct|success|successful|successfully|succeeded|possible|solvable|solved|"
    "found|yay|hooray|congratulations|"
    "\u6709\u89e3|\u6210\u529f|\u53ef\u4ee5|\u53ef\u80fd|\u80fd|\u6709|\u662f|\u53ef|\u2713|\u2714|"
    "\u2705|\u221a|";
constexpr std::string_view kBeforeTarget =
    "|make|making|get|getting|reach|to|for|of|target|form|into|";
constexpr std::string_view kAfterTarget = "|game|points|point|solver|puzzle|";

constexpr std::string_view kAfterNumberOfCards = "|number|numbers|card|cards|digits|integers|";

class ClaimReader {
 public:
  ClaimReader(std::string_view text, const Deal& deal) : tokens_(tokens_of(text)), deal_(deal) {}

  Claim claim() {
    Claim claim = {.is_of_none = tokens_.empty()};
    std::vector<Number> letters;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const std::string_view text = tokens_[i].text;
      if (kind(i) == 'n' && says_something(i)) {
        numbers_.push_back({text, *value_in(text),
                            text == "0" || (text == "0.0" && tokens_.size() == 1) ||
                                (text == "1" && is_negative(i))});
      } else if (kind(i) == 'w') {
        claim.is_of_none = claim.is_of_none || is_one_of(kClaimsOfNone, text) ||
                           text.ends_with("n't") ||
                           has_any_words(text, {"\u4e0d", "\u65e0", "\u6ca1", "\u67090"});
        const bool has_number = !is_letter(text[0]) && std::ranges::any_of(text, is_digit);
        if (claim.doubt.empty() && (has_number || is_one_of(kClaims, text))) claim.doubt = text;
        if (text.size() > 1) claim.words += in_small_letters(text) + " ";
        if (text.size() == 1 && letter_card(text[0]) > 0)
          letters.push_back({text, Rational(letter_card(text[0]))});
      }
    }
    numbers_.insert(numbers_.end(), letters.begin(), letters.end());
    drop_hand();
    for (const Number& number : numbers_) {
      claim.is_of_none = claim.is_of_none || number.is_none;
      if (!number.is_none && is_digit(number.text[0])) claim.doubt = number.text;
    }
    return claim;
  }

 private:
  struct Number {
    std::string_view text;
    Rational value;
    bool is_none = false;  // 0 or -1
  };

  char kind(std::size_t at) const { return kind_at(tokens_, at); }

  bool is_word(std::size_t at, std::string_view all) const {
    return kind(at) == 'w' && is_one_of(all, tokens_[at].text);
  }

  bool is_negative(std::size_t i) const {
    return kind(i - 1) == '-' && kind(i - 2) != 'n' && kind(i - 2) != ')';
  }

  bool says_something(std::size_t i) const {
    const auto value = value_in(tokens_[i].text);
    if (!value) return false;
    if (*value == deal_.target())
      return !is_word(i - 1, kBeforeTarget) && !is_word(i + 1, kAfterTarget);
    const bool is_number_of_cards = *value == Rational(static_cast<std::int64_t>(deal_.size())) &&
                                    is_word(i + 1, kAfterNumberOfCards);
    if (is_number_of_cards || is_word(i + 1, kUnits)) return false;
    const bool begins_line = i == 0 && (kind(1) == '.' || kind(1) == ')' || kind(1) == ':');
    return tokens_.size() <= i + 2 || !(begins_line || (kind(i - 1) == 'w' && kind(i + 1) == ':'));
  }

  // The cards say nothing if all are there.
  void drop_hand() {
    std::vector<Number> rest = numbers_;
    for (const auto card : deal_) {
      const auto found = std::ranges::find(rest, Rational(card), &Number::value);
      if (found == rest.end()) return;
      rest.erase(found);
    }
    numbers_ = std::move(rest);
  }

  const std::vector<Token> tokens_;
  const Deal& deal_;
  std::vector<Number> numbers_ = {};
};

}  // namespace

Claim claim_in(std::string_view text, const Deal& deal) {
  return ClaimReader(text, deal).claim();
}

}  // namespace twentyfour
