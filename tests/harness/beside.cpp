#include "tests/harness/beside.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "solver/expressions/reading.hpp"
#include "solver/text/characters.hpp"
#include "tests/harness/texts.hpp"
#include "tests/harness/tokens.hpp"

namespace twentyfour {
namespace {

// The words that may stand beside an answer: none of them changes its value, or takes it back.
constexpr std::string_view kHarmlessWords =
    "|a|again|all|an|and|another|ans|answer|answers|are|as|be|by|bye|calculated|can|card|cards|"
    "case|check|checking|combination|combinations|correct|count|day|deal|debug|digits|done|easy|"
    "elapsed|enter|equal|equals|equation|equations|expr|expression|expressions|final|finally|first|"
    "following|for|formula|formulas|found|four|game|get|gives|goodbye|got|hand|has|have|hello|here|"
    "here's|i|id|in|index|infix|info|input|integer|integers|is|it|it's|key|like|line|made|make|"
    "makes|making|method|n|name|next|number|numbers|of|ok|okay|one|op|or|output|play|points|"
    "possible|postfix|prefix|press|problem|puzzle|quit|res|result|results|right|rpn|runtime|see|"
    "separated|seperated|so|sol|solution|solutions|solvable|solve|solved|solver|space|spaces|step|"
    "steps|success|sum|target|thanks|that|the|then|there|these|thinking|this|time|to|took|total|"
    "tries|true|try|two|type|unique|using|valid|value|warning|way|ways|we|welcome|with|x|y|yay|yes|"
    "you|z|\u7b54\u6848|\u89e3|\u89e3\u6cd5|\u7ed3\u679c|\u7b97\u5f0f|\u8868\u8fbe\u5f0f|\u662f|"
    "\u4e3a|\u6210\u529f|\u7b54|\u6709|l\u00f6sung|l\u00f6sungen|ergebnis|soluci\u00f3n|resultado|"
    "soluzione|risultato|r\u00e9ponse|r\u00e9sultat|\u8bf7\u8f93\u5165|\u8f93\u5165|"
    "\u8bf7\u8f93\u5165\u56db\u4e2a\u6570|";
constexpr std::string_view kDenials = "|no|not|none|cannot|";

// Whether a word is a line of a box or an emoji, which does not say no.
bool is_symbol(std::string_view word) {
  const bool is_drawn = word.starts_with("\xe2\x94") || word.starts_with("\xe2\x95");
  const bool is_picture = word.starts_with("\xf0\x9f") || word.starts_with("\xe2\x9c\x85") ||
                          word.starts_with("\xe2\x9c\xa8");
  return (is_drawn || is_picture) && std::ranges::none_of(word, is_letter) &&
         !has_any_words(word, {"\U0001f6ab", "\U0001f44e", "\U0001f6d1", "\u274c"});
}

class Beside {
 public:
  Beside(std::string_view text, const Rational& target)
      : tokens_(tokens_of(text)), target_(target) {}

  std::string_view harm() const {
    std::string open;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (!is_harmless(i)) return tokens_[i].text;
      const char closing = closing_sign(kind(i));
      if (closing != 0) {
        open += closing;
      } else if (is_bracket(kind(i))) {
        const bool ends_item = kind(i) == ')' && (kind(i - 1) == 'n' || kind(i - 1) == 'w');
        if (!open.ends_with(kind(i)) && !ends_item) return tokens_[i].text;
        if (open.ends_with(kind(i))) open.pop_back();
      }
    }
    return open.empty() ? "" : "an open bracket";
  }

 private:
  char kind(std::size_t at) const { return kind_at(tokens_, at); }

  bool is_harmless(std::size_t i) const {
    const char before = kind(i - 1);
    const char after = kind(i + 1);
    const bool is_item = i == 0 && tokens_[i].is_before_blank;
    switch (kind(i)) {
      case 'w':
        return is_one_of(kHarmlessWords, tokens_[i].text) || is_one_of(kUnits, tokens_[i].text) ||
               is_symbol(tokens_[i].text) ||
               (tokens_[i].text.size() == 1 && (after == '=' || after == ':' || after == ')'));
      case 'n':
        return is_harmless_number(i);
      case 'r':
        return is_item || tokens_[i].text.size() > 2 || (before != kPartSign && is_emphasis(i));
      case '-':
      case '*':
        return is_item;
      case '#':
        return is_item || after == 'n';
      case '>':
        return is_item || before == 'w' || before == 'n';
      case '=':
        return after == kPartSign && (before == 'w' || before == kHandSign);
      case '!':
      case '?':
        return before == 'w' || before == kind(i);
      default:
        return is_bracket(kind(i)) ||
               std::string_view(",;.:|\"'`_\x01\x02\x1a").find(kind(i)) != std::string_view::npos;
    }
  }

  bool is_emphasis(std::size_t i) const { return tokens_[i].text == "**" && kind(i - 1) != 'n'; }

  bool is_harmless_number(std::size_t i) const {
    const Token& number = tokens_[i];
    const char before = kind(i - 1);
    const char after = kind(i + 1);
    const bool is_after_mark = before != '\0' && before != kPartSign && before != 'n';
    const bool is_in_json = before == ':' && (kind(i - 2) == '"' || kind(i - 2) == '\'');
    const bool is_time = after == 'w' && is_one_of(kUnits, tokens_[i + 1].text);
    if (is_time || is_in_json || before == '#') return true;
    if (is_after_mark && value_in(number.text) == target_) return true;
    const std::size_t first = static_cast<std::size_t>(
        std::ranges::find(tokens_, kPartSign, &Token::kind) - tokens_.begin());
    if (first == tokens_.size()) return false;
    if (i > first) return after == ':' && before != 'w';
    if (after == kPartSign) return i == 0 && number.text.find('.') == std::string_view::npos;
    return after != ':' || !number.is_before_blank;
  }

  const std::vector<Token> tokens_;
  const Rational target_;
};

}  // namespace

bool denies(std::string_view word) {
  return is_one_of(kDenials, word) || word.ends_with("n't") ||
         has_any_words(word, {"\u4e0d", "\u65e0", "\u6ca1", "\u9519", "\u8bef", "\u975e"});
}

std::string_view harm_in(std::string_view text, const Rational& target) {
  return Beside(text, target).harm();
}

}  // namespace twentyfour
