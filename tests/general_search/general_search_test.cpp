// The search under rules against every expression written out: YES or NO on whole domains, lists on
// samples of hands.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/parsing.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"
#include "tests/expressions/bracket_pairs.hpp"
#include "tests/expressions/judged.hpp"
#include "tests/general_search/brute_force.hpp"
#include "tests/general_search/brute_keys.hpp"
#include "tests/general_search/brute_rules.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/values/value_sets.hpp"

namespace twentyfour {
namespace {

using Hand = std::vector<int>;

Deal dealt(const Hand& hand, const brute::Value& target) {
  return deal_of({hand.begin(), hand.end()}, target.numerator, target.denominator);
}

bool can_make(const Hand& hand, const brute::Value& target, const brute::Rules& rules) {
  return can_make(dealt(hand, target), rules_of(rules));
}

constexpr brute::Value k24 = {24, 1};

std::string described(const brute::Rules& rules, const Hand& hand, const brute::Value& target) {
  return twentyfour::described(rules, hand) + ", target " +
         std::to_string(static_cast<std::int64_t>(target.numerator)) + "/" +
         std::to_string(static_cast<std::int64_t>(target.denominator));
}

// How many expressions of the hand make the target, those of one key counted once.
std::size_t count_of_keys(brute::Forest& forest, const Hand& hand, const brute::Value& target) {
  std::set<brute::Tokens> keys;
  const brute::Indices roots = forest.all(hand);
  brute::Keys key(forest);
  for (const int root : roots) {
    if (forest[root].value == target) keys.insert(key.of(root));
  }
  return keys.size();
}

Hand sorted(Hand hand) {
  std::sort(hand.begin(), hand.end());
  return hand;
}

void expect_no_bracket_too_many(brute::Forest& forest, const std::string& text, int root) {
  const std::string structure = brute::Structure(forest).of(root);
  for (const auto& brackets : bracket_pairs(text)) {
    const std::string less = without(text, brackets);
    const int other = brute::Reader(forest, less).read();
    EXPECT_TRUE(other == brute::kNowhere || brute::Structure(forest).of(other) != structure)
        << text << " could be " << less;
  }
}

// What lists are sorted by, and of the expressions of one key the first is listed.
auto effort_of(brute::Forest& forest, const std::string& text) {
  const auto count = [&](char sign) { return std::count(text.begin(), text.end(), sign); };
  int fractions = 0;
  int negatives = 0;
  int cards = 0;
  std::vector<std::size_t> tokens;  // cards as themselves, operators above all cards
  forest.for_each_node(brute::Reader(forest, text).read(), [&](const brute::Node& node) {
    if (node.value.denominator != 1) ++fractions;
    if (node.value.numerator < 0) ++negatives;
    cards += node.op == 'c' ? 1 : 0;
    tokens.push_back(node.op == 'c' ? static_cast<std::size_t>(node.card)
                                    : 10000 + std::string_view("+-*/^!").find(node.op));
  });
  return std::tuple(cards, count('^') + count('!'), count('('), fractions, count('/'), negatives,
                    count('-'), tokens);
}

constexpr std::size_t kNegatives = 5;  // in an effort

using Effort = decltype(effort_of(std::declval<brute::Forest&>(), {}));

// An expression of the forest as it is printed: in its normal form, unless that does not fit.
std::string printed(brute::Forest& forest, int root) {
  const Rules rules = rules_of(forest.rules());
  Expression expression;
  forest.for_each_node(root, [&expression](const brute::Node& node) {
    if (node.op == 'c') return expression.push_card(node.card);
    expression.push(static_cast<Symbol>(kFirstOperator + kAllOperators.find(node.op)));
  });
  const std::string text = to_string(normal_form(expression, rules), rules);
  return brute::Reader(forest, text).read() != brute::kNowhere ? text
                                                               : to_string(expression, rules);
}

struct Easiest {
  Effort effort;
  std::string text;
};

using EasiestByKey = std::map<brute::Tokens, Easiest>;

// Of each key of those that make the target, the easiest of all expressions.
EasiestByKey easiest_of_keys(brute::Forest& forest, const brute::Indices& roots,
                             const brute::Value& target) {
  EasiestByKey all;
  brute::Keys key(forest);
  std::map<std::string, brute::Tokens> known;
  for (const int root : roots) {
    if (forest[root].value != target) continue;
    const std::string text = printed(forest, root);
    const auto [known_text, is_first] = known.try_emplace(text, key.of(root));
    EXPECT_TRUE(key.of(root) == known_text->second) << text;
    if (!is_first) continue;
    EXPECT_TRUE(key.of(brute::Reader(forest, text).read()) == key.of(root)) << text;
    const Easiest here = {effort_of(forest, text), text};
    Easiest& easiest = all.try_emplace(key.of(root), here).first->second;
    if (here.effort < easiest.effort) easiest = here;
  }
  return all;
}

// That a text is what it should be; returns its key.
brute::Tokens expect_right(brute::Forest& forest, const std::string& text, const Hand& hand,
                           const brute::Value& target) {
  const brute::Rules& rules = forest.rules();
  EXPECT_EQ(text.find_first_not_of("0123456789()" + rules.operators), std::string::npos) << text;
  EXPECT_TRUE(rules.form == '(' || text.find('(') == std::string::npos) << text;
  const int root = brute::Reader(forest, text).read();
  if (root == brute::kNowhere) {
    ADD_FAILURE() << text << " has no value";
    return {};
  }
  EXPECT_TRUE(forest[root].value == target) << text;
  Hand cards;
  forest.for_each_node(root, [&cards](const brute::Node& node) {
    if (node.op == 'c') cards.push_back(node.card);
  });
  if (rules.subsets) {
    const Hand some = sorted(cards);
    const Hand all = sorted(hand);
    EXPECT_TRUE(std::includes(all.begin(), all.end(), some.begin(), some.end())) << text;
  } else {
    EXPECT_EQ(rules.ordered ? cards : sorted(cards), rules.ordered ? hand : sorted(hand)) << text;
  }
  expect_no_bracket_too_many(forest, text, root);
  EXPECT_EQ(judged(dealt(hand, target), text, rules_of(rules)), "right") << text;
  const auto parsed = parse(text, rules_of(rules));
  EXPECT_EQ(to_string(std::get<Expression>(parsed), rules_of(rules)), text);
  return brute::Keys(forest).of(root);
}

// Whether everything that is not negative can be made without anything negative, and without more
// brackets, fractions and divisions.
bool needs_no_negatives(const brute::Rules& rules) {
  return rules.form == '(' && !rules.ordered && rules.allows('+') && !rules.allows('^') &&
         !rules.allows('!');
}

// That all answers to a question are right and agree, and that nothing is missing.
//
// @param roots  of all expressions of the hand
void expect_list(brute::Forest& forest, const brute::Indices& roots, const Hand& hand,
                 const brute::Value& target) {
  const brute::Rules& rules = forest.rules();
  SCOPED_TRACE(described(rules, hand, target));
  const EasiestByKey expected = easiest_of_keys(forest, roots, target);
  const Deal deal = dealt(hand, target);
  const Rules solver_rules = rules_of(rules);
  EXPECT_EQ(can_make(deal, solver_rules), !expected.empty());
  EXPECT_EQ(count_expressions(deal, solver_rules), expected.size());
  std::vector<std::string> texts;
  std::set<brute::Tokens> keys;
  for (const Expression& expression : all_expressions(deal, solver_rules)) {
    const std::string text = to_string(expression, solver_rules);
    texts.push_back(text);
    const brute::Tokens key = expect_right(forest, text, hand, target);
    EXPECT_TRUE(keys.insert(key).second) << text << " comes twice";
    const auto easiest = expected.find(key);
    ASSERT_TRUE(easiest != expected.end()) << text << " is none of them";
    EXPECT_EQ(text, easiest->second.text) << "is easier";
  }
  for (const auto& [key, easiest] : expected) {
    EXPECT_TRUE(keys.contains(key)) << easiest.text << " is missing";
    if (target.numerator < 0 || !needs_no_negatives(rules)) continue;
    EXPECT_EQ(std::get<kNegatives>(easiest.effort), 0) << easiest.text;
  }
  const std::optional<Expression> first = one_expression(deal, solver_rules);
  ASSERT_EQ(first.has_value(), !texts.empty());
  EXPECT_TRUE(!first || to_string(*first, solver_rules) == texts.front());
  EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end(), [&](const auto& x, const auto& y) {
    return effort_of(forest, x) < effort_of(forest, y);
  })) << ::testing::PrintToString(texts);
}

void expect_all(const brute::Rules& rules, const Hand& hand, const brute::Value& target) {
  brute::Forest forest(rules);
  const brute::Indices roots = forest.all(hand);
  expect_list(forest, roots, hand, target);
}

std::vector<std::string> all_texts(const Hand& hand, const brute::Value& target,
                                   const brute::Rules& rules) {
  const Rules solver_rules = rules_of(rules);
  std::vector<std::string> texts;
  for (const Expression& x : all_expressions(dealt(hand, target), solver_rules)) {
    texts.push_back(to_string(x, solver_rules));
  }
  return texts;
}

// One that the hand makes, if it makes any that is small.
brute::Value random_target(Seeded& random, const brute::Rules& rules, const Hand& hand) {
  brute::Forest forest(rules);
  const brute::Indices roots = forest.all(hand);
  for (int i = 0; i < 10 && !roots.empty(); ++i) {
    const brute::Value value = forest[roots[random() % roots.size()]].value;
    constexpr int kSmall = 1'000'000;
    if (value.numerator < kSmall && value.numerator > -kSmall && value.denominator < kSmall) {
      return value;
    }
  }
  return k24;
}

// For a target of each kind that the hand makes: 0, 1, up to 100, negative and a fraction.
void expect_every_kind(const brute::Rules& rules, const Hand& hand, Seeded& random) {
  brute::Forest forest(rules);
  const brute::Indices roots = forest.all(hand);
  std::vector<std::vector<brute::Value>> kinds(5);
  for (const int root : roots) {
    const brute::Value value = forest[root].value;
    if (value.numerator > 10'000 || value.numerator < -100 || value.denominator > 10'000) continue;
    if (value.denominator == 1 && value.numerator > 100) continue;
    const std::size_t kind = value.denominator != 1 ? 4
                             : value.numerator < 0  ? 3
                             : value.numerator > 1  ? 2
                             : value.is(1)          ? 1
                                                    : 0;
    kinds[kind].push_back(value);
  }
  for (const std::vector<brute::Value>& kind : kinds) {
    if (!kind.empty()) expect_list(forest, roots, hand, kind[random.below(kind.size())]);
  }
}

// For 24 and another target.
void expect_both(const brute::Rules& rules, const Hand& hand, Seeded& random) {
  expect_all(rules, hand, k24);
  expect_all(rules, hand, random_target(random, rules, hand));
}

// Whether brute force counts two texts as one.
bool are_one(const std::string& text, const std::string& other, char division = 'r') {
  brute::Forest forest({'(', division, false, "+-*/^!"});
  brute::Keys key(forest);
  const int root = brute::Reader(forest, text).read();
  const int other_root = brute::Reader(forest, other).read();
  EXPECT_TRUE(root != brute::kNowhere && other_root != brute::kNowhere) << text << " " << other;
  return key.of(root) == key.of(other_root);
}

TEST(Keys, AreOfWhatIsLeft) {
  EXPECT_TRUE(are_one("4*6+5-5", "4*6*5/5"));
  EXPECT_TRUE(are_one("(11+13)*(2-1)", "11*(2-1)+13"));
  EXPECT_TRUE(are_one("28+4*(2-3)", "28-4*(3-2)"));
  EXPECT_FALSE(are_one("(5+7)*(7-5)", "7*7-5*5"));
  EXPECT_FALSE(are_one("2+2", "2*2"));
  EXPECT_FALSE(are_one("1*(4-3+3)+1+2", "4-3+3+1*1+2")) << "the most cards go";
  EXPECT_TRUE(are_one("(3-5)*(4-9)", "(5-3)*(9-4)"));
  EXPECT_TRUE(are_one("(1-1)*2*3", "(1-1)/(2+3)"));
  EXPECT_FALSE(are_one("(1-1)*2", "0*2"));
}

TEST(Keys, OfPowersAreOfWhatIsLeft) {
  EXPECT_TRUE(are_one("(1-3)^2", "(3-1)^2"));
  EXPECT_TRUE(are_one("5^(3-2)", "5/(3-2)"));
  EXPECT_TRUE(are_one("(4+3)^1-2", "4+3-2*1"));
  EXPECT_TRUE(are_one("(2-3)^7", "2-3"));
  EXPECT_TRUE(are_one("7*3^0", "7+4-4"));
  EXPECT_FALSE(are_one("3^0", "3^(1-1)"));
  EXPECT_FALSE(are_one("2^(1+1)", "2*2"));
  EXPECT_TRUE(are_one("(1+2)!", "(1*2+1)!"));
  EXPECT_TRUE(are_one("4!*1", "4!+7-7"));
}

TEST(Keys, OfTruncatingDivisionsAreOfWhatIsLeft) {
  EXPECT_TRUE(are_one("7*(3/2)", "7/(3/2)", 't'));
  EXPECT_TRUE(are_one("(2-9)/2", "0-(9-2)/2", 't'));
  EXPECT_TRUE(are_one("7*4/(2*4)", "7/2", 't'));
  EXPECT_TRUE(are_one("6/2*7", "7*6/2", 't'));
  EXPECT_FALSE(are_one("7/2/3", "7/(2*3)", 't')) << "7/2 has a remainder, 3/3 has none";
  EXPECT_FALSE(are_one("1/2", "1/3", 't'));
}

// Visits hands of four cards, of 1 to 13 or a part of these: all of them where the order counts,
// else those that ascend.
template <class Visit>
void for_each_hand(bool ordered, const Visit& visit) {
  constexpr int kStep = part_or_whole(3, 1);  // 1, 4, 7, 10, 13
  constexpr int kCards = 12 / kStep + 1;
  const auto card = [](int digit) { return 1 + kStep * (digit % kCards); };
  for (int code = 0; code < kCards * kCards * kCards * kCards; ++code) {
    const Hand hand = {card(code / kCards / kCards / kCards), card(code / kCards / kCards),
                       card(code / kCards), card(code)};
    if (ordered || std::is_sorted(hand.begin(), hand.end())) visit(hand);
  }
}

class EveryHand : public ::testing::TestWithParam<brute::Rules> {};

// The verdict and the count, which is returned.
std::size_t expect_count(brute::Forest& forest, const Hand& hand) {
  const std::size_t expected = count_of_keys(forest, hand, k24);
  EXPECT_EQ(can_make(hand, k24, forest.rules()), expected > 0)
      << described(forest.rules(), hand, k24);
  EXPECT_EQ(count_expressions(dealt(hand, k24), rules_of(forest.rules())), expected)
      << described(forest.rules(), hand, k24);
  return expected;
}

TEST_P(EveryHand, HasTheVerdictAndTheCountOfBruteForce) {
  brute::Forest forest(GetParam());
  std::size_t total = 0;
  for_each_hand(GetParam().ordered, [&](const Hand& hand) { total += expect_count(forest, hand); });
  EXPECT_GT(total, 0U);
  if (!kWholeDomains || GetParam().form != '(' || GetParam().ordered) return;
  const char division = GetParam().division;
  EXPECT_EQ(total, division == 'r' ? 3017U : division == 'e' ? 2914U : 5780U);
}

TEST_P(EveryHand, HasTheListOfBruteForce) {
  Seeded random(18);
  const brute::Rules& rules = GetParam();
  const std::vector<Hand> hands = {{1, 2, 3, 4}, {3, 3, 8, 8},  {5, 5, 5, 1}, {1, 2, 3, 6},
                                   {0, 0, 4, 6}, {0, 1, 2, 3},  {2, 2, 4, 4}, {1, 1, 1, 1},
                                   {8, 3, 4, 2}, {4, 6, 2, 12}, {24},         {6, 4},
                                   {2, 12, 1}};
  for (const Hand& hand : hands) {
    expect_both(rules, hand, random);
  }
  if (rules.form != '(') expect_all(rules, {1, 3, 4, 4, 7}, k24);
  for (int i = 0; i < 10; ++i) {
    const Hand hand = random_hand(random, 4, i % 2 == 0 ? 9 : 13);
    expect_all(rules, hand, random_target(random, rules, hand));
  }
}

TEST_P(EveryHand, HasTheSameListInAnyOrder) {
  const brute::Rules& rules = GetParam();
  if (rules.ordered) return;
  Seeded random(4);
  for (Hand hand : {Hand{1, 2, 3, 6}, Hand{2, 2, 4, 8}, Hand{0, 1, 4, 6}, Hand{1, 2, 4, 5, 7}}) {
    const std::vector<std::string> expected = all_texts(hand, k24, rules);
    for (int i = 0; i < 5; ++i) {
      std::shuffle(hand.begin(), hand.end(), random);
      EXPECT_EQ(all_texts(hand, k24, rules), expected) << described(rules, hand, k24);
    }
  }
}

std::string name_of(const ::testing::TestParamInfo<brute::Rules>& parameter) {
  const brute::Rules& rules = parameter.param;
  std::string name = rules.form == '(' ? "brackets" : rules.form == '*' ? "precedence" : "chain";
  name += rules.division == 'r' ? "_real" : rules.division == 'e' ? "_exact" : "_truncating";
  return rules.ordered ? name + "_ordered" : name;
}

INSTANTIATE_TEST_SUITE_P(UnderEighteenRules, EveryHand, ::testing::ValuesIn(eighteen_rules()),
                         name_of);

// Each set of + - * / under each of the eighteen rules, with a hand and a target of its own.
TEST(OperatorSets, OfTheFourHaveTheListsOfBruteForce) {
  Seeded random(15);
  for (brute::Rules rules : eighteen_rules()) {
    for (unsigned set = 1; set < 16; ++set) {
      rules.operators.clear();
      for (unsigned i = 0; i < 4; ++i) {
        if ((set >> i & 1) != 0) rules.operators += "+-*/"[i];
      }
      for (int i = 0; i < 3; ++i) {
        const Hand hand = random_hand(random, i == 0 ? 3 : 4, i == 1 ? 4 : 9);
        expect_all(rules, hand, random_target(random, rules, hand));
      }
    }
  }
}

// From five cards on, the values of all cards but one are not listed. (With brackets and in any
// order, two operators make as many expressions as brute force can write.)
TEST(OperatorSets, OfFiveCardsHaveTheListsOfBruteForce) {
  Seeded random(30);
  for (brute::Rules rules : eighteen_rules()) {
    const bool are_many = rules.form == '(' && !rules.ordered;
    for (int i = 0; i < part_or_whole(1, 20); ++i) {
      const std::size_t two = random() % 4;
      rules.operators = are_many ? std::string{"+-*/"[two], "/+-*"[two]} : "+-*/";
      Hand hand = random_hand(random, 5, 9);
      const bool has_zero = random() % 2 == 0;
      if (has_zero) hand[random() % 5] = 0;
      expect_all(rules, hand, has_zero ? brute::Value{0, 1} : random_target(random, rules, hand));
    }
  }
}

const std::string kSetsWithPowers[] = {"+-*/^!", "+-*/^", "^",  "!",   "+-*/!", "^!",
                                       "-^!",    "/^",    "*^", "-/!", "+*^!",  "*/^"};

TEST(OperatorSets, HaveTheListsOfBruteForceForEveryKindOfTarget) {
  Seeded random(37);
  for (brute::Rules rules : eighteen_rules()) {
    const bool are_many = rules.form == '(' && !rules.ordered;
    for (int i = 0; i < part_or_whole(2, 40); ++i) {
      rules.subsets = i % 4 == 1;
      expect_every_kind(rules, random_hand(random, 3, 13), random);
      expect_every_kind(rules, random_hand(random, 4, i % 4 < 2 ? 4 : 13), random);
    }
    for (int i = 0; i < part_or_whole(are_many ? 0 : 1, are_many ? 3 : 9); ++i) {
      rules.subsets = i % 3 == 2;
      expect_every_kind(rules, random_hand(random, 5, i % 2 == 0 ? 6 : 13), random);
    }
  }
}

TEST(OperatorSets, WithPowersAndFactorialsHaveTheListsForEveryKindOfTarget) {
  Seeded random(39);
  for (int i = 0; i < part_or_whole(12, 120); ++i) {
    brute::Rules rules = {
        '(', "ret"[i / 4 % 3], false,
        kSetsWithPowers[static_cast<std::size_t>(i) % std::size(kSetsWithPowers)]};
    rules.subsets = i % 5 == 4;
    expect_every_kind(rules, random_hand(random, 3, 6), random);
    const bool are_few = rules.operators.size() < 5;
    rules.ordered = !kWholeDomains && !are_few;
    expect_every_kind(rules, random_hand(random, kWholeDomains || !are_few ? 4 : 3, 6), random);
  }
}

// Six cards: in their order, or three pairs without /.
TEST(OperatorSets, OfSixCardsHaveTheListsOfBruteForce) {
  Seeded random(38);
  for (const brute::Rules& rules : eighteen_rules()) {
    if (!rules.ordered) continue;
    for (int i = 0; i < part_or_whole(0, 3); ++i) {
      expect_every_kind(rules, random_hand(random, 6, 9), random);
    }
  }
  for (int i = 0; i < part_or_whole(0, 2); ++i) {
    Hand hand = random_hand(random, 3, 9);
    hand.insert(hand.end(), {hand[0], hand[1], hand[2]});
    expect_every_kind({'(', 'r', false, "+-*"}, hand, random);
  }
}

// As many cards as the rules allow, against all values of each set of them: YES or NO for many
// targets, an expression for some.
void expect_verdicts(const brute::Rules& rules, const Hand& hand) {
  brute::ValueSets values(hand, rules);
  brute::Forest forest(rules);
  const Rules solver_rules = rules_of(rules);
  for (int integer = -6; integer <= 30; ++integer) {
    const brute::Value target = {integer, 1};
    SCOPED_TRACE(described(rules, hand, target));
    const bool is_made = values.make(target);
    EXPECT_EQ(can_make(hand, target, rules), is_made);
    if (integer % 12 != 0 || (integer == 0 && !rules.ordered)) continue;
    const auto one = one_expression(dealt(hand, target), solver_rules);
    ASSERT_EQ(one.has_value(), is_made);
    if (one) expect_right(forest, to_string(*one, solver_rules), hand, target);
  }
}

TEST(MostCards, HaveTheVerdictsOfAllValues) {
  Seeded random(7);
  for (int i = 0; i < part_or_whole(1, 6); ++i) {
    for (const brute::Rules& rules : eighteen_rules()) {
      if (are_usual(rules_of(rules)) && !rules.ordered) continue;  // they make too many values
      const auto cards = static_cast<std::size_t>(most_cards(rules_of(rules)));
      expect_verdicts(rules, random_hand(random, cards, part_or_whole(2U, 3U)));
    }
    for (const std::string operators : {"+-^", "*/^", "+-*!"}) {
      expect_verdicts({'(', "ret"[i % 3], false, operators}, random_hand(random, 6, 2));
      expect_verdicts({'(', "ret"[i % 3], true, operators}, random_hand(random, 7, 3));
    }
  }
}

// Cards left out under each of the eighteen rules. With equal cards, 0 and 1 many subsets leave the
// same.
TEST(Subsets, HaveTheListsOfBruteForce) {
  Seeded random(31);
  for (brute::Rules rules : eighteen_rules()) {
    rules.subsets = true;
    for (const Hand& hand : {Hand{24}, Hand{1, 2, 3, 4}, Hand{5, 5, 3, 5}, Hand{0, 1, 4, 6}}) {
      expect_both(rules, hand, random);
    }
    for (int i = 0; i < 3; ++i) expect_both(rules, random_hand(random, 4, 9), random);
  }
  for (const char* const operators : {"+*!", "-/^"}) {
    expect_both({'(', 'r', false, operators, true}, {2, 0, 3}, random);
    expect_both({'(', 't', true, operators, true}, {3, 2, 3}, random);
  }
}

TEST(OperatorSets, WithPowersAndFactorialsHaveTheListsOfBruteForce) {
  Seeded random(21);
  std::size_t turn = 0;
  for (int a = 0; a <= 6; ++a) {
    for (int b = 0; b <= 6; ++b) {
      for (int c = -1; c <= b; ++c) {
        const Hand hand = c < 0 ? Hand{a, b} : Hand{a, b, c};
        const brute::Rules rules = {'(', "ret"[turn % 3], turn % 7 == 0,
                                    kSetsWithPowers[turn % std::size(kSetsWithPowers)]};
        ++turn;
        expect_both(rules, hand, random);
      }
    }
  }
}

// Every hand of three cards from 0 to 13, ascending, each under six of the sets.
TEST(OperatorSets, WithPowersAndFactorialsHaveTheCountsOfBruteForce) {
  std::size_t turn = 0;
  int yes = 0;
  for (int code = 0; code < 14 * 14 * 14; ++code) {
    const Hand hand = {code / 196, code / 14 % 14, code % 14};
    if (!std::is_sorted(hand.begin(), hand.end())) continue;
    for (int i = 0; i < 6; ++i, ++turn) {
      brute::Forest forest({'(', "ret"[turn / 12 % 3], false,
                            kSetsWithPowers[turn * 7 % std::size(kSetsWithPowers)]});
      yes += expect_count(forest, hand) > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(yes, 0);
}

TEST(OperatorSets, WithPowersOfFourCardsHaveTheListsOfBruteForce) {
  Seeded random(22);
  for (int i = 0; i < 12; ++i) {
    const brute::Rules rules = {'(', "ret"[i % 3], i % 4 == 3, i % 2 == 0 ? "+-*/^" : "-*^"};
    const Hand hand = random_hand(random, 4, 6);
    expect_both(rules, hand, random);
  }
  expect_all({'(', 'r', true, "+-*/^!"}, {3, 1, 2, 4}, k24);
  expect_all({'(', 'e', true, "+-*/!"}, {0, 4, 3, 2}, k24);
  expect_all({'(', 'r', false, "+*!"}, {1, 1, 1, 1}, k24);
}

std::string list_of(const Hand& hand, brute::Wide target, const brute::Rules& rules) {
  std::string line;
  for (const std::string& text : all_texts(hand, {target, 1}, rules)) {
    line.append(line.empty() ? "" : " ").append(text);
  }
  return line;
}

TEST(RulesExamples, Powers) {
  const brute::Rules powers = {'(', 'r', false, "+-*/^"};
  EXPECT_EQ(list_of({0, 0}, 1, {'(', 'r', false, "^"}), "");
  EXPECT_EQ(list_of({0, 2}, 0, {'(', 'r', false, "^"}), "0^2");
  EXPECT_EQ(list_of({2, 3, 2}, 512, {'(', 'r', false, "^"}), "2^3^2");
  EXPECT_EQ(list_of({2, 3, 2}, 64, {'(', 'r', false, "^"}), "(2^2)^3 (2^3)^2");
  EXPECT_EQ(list_of({1, 2, 0, 2}, 4, {'(', 'r', true, "/-^"}), "1/2^(0-2) (1/2)^(0-2)");
  EXPECT_EQ(list_of({1, 9, 9, 9}, 1, {'(', 'r', true, "^"}), "(1^9^9)^9") << "9^9^9 fits nowhere";
  EXPECT_EQ(list_of({4, 1, 2}, 2, {'(', 'r', true, "/^"}), "4/1/2") << "no roots: 4^(1/2)";
  EXPECT_EQ(list_of({0, 1, 3}, -1, {'(', 'e', true, "-^"}), "0-1^3");
  EXPECT_EQ(list_of({2, 0, 1}, 0, {'(', 't', true, "-^"}), "2^0-1 2^(0-1)");
  EXPECT_EQ(list_of({2, 0, 1}, 0, {'(', 'e', true, "-^"}), "2^0-1");
  EXPECT_EQ(list_of({82, 1, 40}, 0, {'(', 't', true, "-^"}), "82^(1-40)");
  EXPECT_TRUE(can_make({2, 2, 2, 3}, k24, powers));
  EXPECT_TRUE(can_make({2, 0, 3}, {1, 8}, {'(', 'r', false, "-^"}));
}

TEST(RulesExamples, PowersNearTheLargestNumber) {
  expect_all({'(', 'r', false, "+-*/^"}, {1, 3, 7, 80}, {1, 7});
  expect_all({'(', 'r', false, "+-*/^"}, {3, 5, 7, 80}, {1, 7});
}

// A normal form, as 9999*7919^9/7919^8, does not fit.
TEST(RulesExamples, ExpressionsThatDoNotFitInNormalFormAreWrittenAsTheyFit) {
  const Hand hand = {9999, 7919, 9, 7919, 8};
  for (const bool ordered : {false, true}) {
    const brute::Rules rules = {'(', 'r', ordered, "*/^"};
    EXPECT_TRUE(can_make(hand, {9999 * 7919, 1}, rules));
    const std::string expected = ordered ? "9999*(7919^9/7919^8)" : "7919^9/7919^8*9999";
    EXPECT_EQ(list_of(hand, 9999 * 7919, rules), expected);
    const auto one = one_expression(dealt(hand, {9999 * 7919, 1}), rules_of(rules));
    ASSERT_TRUE(one);
    EXPECT_EQ(to_string(*one, rules_of(rules)), expected);
  }
}

// The same where that is an operand, whose normal form was remembered before.
TEST(RulesExamples, OperandsThatDoNotFitInNormalFormAreWrittenAsTheyFit) {
  const Rules rules = rules_of({'(', 'r', false, "+*/^"});
  const Deal deal = deal_of({9999, 7919, 9, 7919, 7, 2}, std::int64_t{9999} * 7919 * 7919 + 2);
  const auto one = one_expression(deal, rules);
  ASSERT_TRUE(one);
  EXPECT_EQ(to_string(*one, rules), "2+7919^9/7919^7*9999");
}

// Without * these have two normal forms. They are one expression, and -e is the first of the list.
TEST(RulesExamples, QuotientsThatAreRegroupedAreListedOnce) {
  for (const std::string operators : {"-/", "-/^"}) {
    EXPECT_EQ(list_of({3, 2, 4}, 6, {'(', 'r', false, operators}), "3/(2/4)") << operators;
  }
  for (const bool ordered : {false, true}) {
    for (const std::string operators : {"/^", "-/^", "/!", "-/^!"}) {
      const brute::Rules rules = {'(', 'r', ordered, operators};
      for (const Hand& hand : {Hand{6, 4, 2}, Hand{0, 2, 4}, Hand{3, 4, 3}}) {
        expect_all(rules, hand, {3, 1});
        expect_all(rules, hand, {0, 1});
      }
    }
    expect_all({'(', 'r', ordered, "-/^"}, {0, 2, 4, 4}, {0, 1});
    expect_all({'(', 'r', ordered, "/^"}, {6, 4, 2, 3}, {1, 1});
  }
}

// Numbers near the limit: what does not fit in its normal form is listed once.
TEST(RulesExamples, ExpressionsThatFitAreListedOnce) {
  Seeded random(127);
  int as_found = 0;
  for (int i = 0; i < 60; ++i) {
    const int base = random.between(100, 9999);
    const int exponent = static_cast<int>(126 / std::log2(base));
    const int factor = random.between(2, 9999);
    const brute::Rules rules = {'(', 'r', i % 2 == 0, i % 3 == 0 ? "+-*/^" : "*/^"};
    const Deal deal = deal_of({factor, base, exponent, base, exponent - 1}, factor * base);
    const Rules solver_rules = rules_of(rules);
    EXPECT_TRUE(can_make(deal, solver_rules));
    Rules any_order = solver_rules;
    any_order.ordered = false;
    std::set<Expression> forms;
    for (const Expression& expression : all_expressions(deal, solver_rules)) {
      const std::string text = to_string(expression, solver_rules);
      SCOPED_TRACE(text);
      EXPECT_EQ(judged(deal, text, solver_rules), "right");
      EXPECT_TRUE(forms.insert(normal_form(expression, any_order)).second);
      const Expression form = normal_form(expression, solver_rules);
      if (form == expression) continue;
      EXPECT_FALSE(evaluate(form, solver_rules).is(deal.target()));
      ++as_found;
    }
    EXPECT_FALSE(forms.empty());
  }
  EXPECT_GT(as_found, 30);
}

TEST(RulesExamples, Factorials) {
  const brute::Rules all_operators = {'(', 'r', false, "+-*/^!"};
  EXPECT_EQ(list_of({4}, 24, all_operators), "4!");
  EXPECT_EQ(list_of({0}, 1, all_operators), "0!");
  EXPECT_EQ(list_of({1}, 1, all_operators), "1");
  EXPECT_EQ(list_of({2}, 2, all_operators), "2");
  EXPECT_EQ(list_of({3}, 720, all_operators), "") << "3!! is none";
  EXPECT_EQ(list_of({21}, 21, all_operators), "21");
  EXPECT_EQ(list_of({3, 2}, 36, {'(', 'r', false, "^!"}), "3!^2");
  EXPECT_EQ(list_of({1, 1, 1, 1}, 24, {'(', 'r', false, "+!"}), "(1+1+1+1)!");
}

TEST(RulesExamples, Divisions) {
  EXPECT_NE(list_of({1, 2, 3, 6}, 24, {'(', 'e', false, "+-*/"}), "");
  EXPECT_EQ(list_of({1, 5}, 0, {'(', 't', true, "/"}), "1/5");
  EXPECT_EQ(list_of({0, 7, 2}, -3, {'(', 't', true, "-/"}), "0-7/2");
  EXPECT_EQ(list_of({0, 5}, 0, {'(', 'e', false, "/"}), "0/5");
  EXPECT_EQ(list_of({7, 3, 2}, 7, {'(', 't', true, "*/"}), "7*(3/2)");
  EXPECT_EQ(list_of({7, 3, 2}, 10, {'(', 't', true, "*/"}), "7*3/2");
  EXPECT_EQ(list_of({2, 3, 7}, 7, {'(', 't', false, "*/"}), "3/2*7")
      << "a quotient leads, and needs no brackets";
  const Rules truncating = {Form::kParentheses, Division::kTruncating, false, {}};
  EXPECT_FALSE(can_make(deal_of({1, 2}, 1, 2), truncating));
  EXPECT_FALSE(can_make({2, 4}, {1, 2}, {'(', 'e', true, "/"}));
}

TEST(RulesExamples, OnlyAllowedOperatorsAreWritten) {
  EXPECT_EQ(list_of({7, 2, 3, 4}, 24, {'(', 'r', false, "-*"}), "4*(2-(3-7))");
  EXPECT_EQ(list_of({5, 3, 4}, 6, {'(', 'e', true, "-"}), "5-(3-4)");
  EXPECT_EQ(list_of({8, 4, 2}, 4, {'(', 'r', true, "/"}), "8/(4/2)");
}

TEST(RulesExamples, TheBoundsOnCards) {
  EXPECT_EQ(most_cards({}), 7);
  EXPECT_EQ(most_cards(kOrderedRules), 8);
  EXPECT_EQ(most_cards(rules_of({'*', 'r', false, "+-*/"})), 7);
  EXPECT_EQ(most_cards(rules_of({'(', 't', false, "+-*/"})), 7);
  EXPECT_EQ(most_cards(rules_of({'(', 'e', true, "+-*/"})), 8);
  EXPECT_EQ(most_cards(rules_of({'(', 'r', false, "+-*/^"})), 6);
  EXPECT_EQ(most_cards(rules_of({'(', 'r', true, "+!"})), 7);
}

TEST(RulesExamples, SetsOfOperators) {
  EXPECT_EQ(to_string(Operators()), "+-*/");
  EXPECT_EQ(to_string(*Operators::of("!+!")), "+!");
  EXPECT_EQ(*Operators::of("/*-+"), Operators());
  EXPECT_FALSE(Operators::of(""));
  EXPECT_FALSE(Operators::of("+x"));
  EXPECT_FALSE(Operators().contains(Symbol::kCard));
}

}  // namespace
}  // namespace twentyfour
