// The search against slow ways to find the same: under all rules, every expression written out and
// all values of each set of cards, by an arithmetic of their own; the exact oracle; and every
// expression put back to the test.
#include "solver/search/search.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "solver/checking/parsing.hpp"
#include "solver/expressions/arithmetic.hpp"
#include "solver/expressions/distinct_key.hpp"
#include "solver/expressions/effort.hpp"
#include "solver/expressions/normal_form.hpp"
#include "solver/expressions/printing.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/numbers/residues.hpp"
#include "solver/search/bounds.hpp"
#include "solver/search/kept_expressions.hpp"
#include "solver/search/number_types.hpp"
#include "tests/checking/bracket_pairs.hpp"
#include "tests/checking/judged.hpp"
#include "tests/expressions/trees.hpp"
#include "tests/search/brute_force.hpp"
#include "tests/search/brute_keys.hpp"
#include "tests/search/brute_rules.hpp"
#include "tests/search/value_sets.hpp"
#include "tests/support/deals.hpp"
#include "tests/support/domains.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/random_hands.hpp"

namespace twentyfour {
namespace {

using Cards = std::vector<int>;

Deal dealt(const Cards& hand, const brute::Value& target) {
  return deal_of({hand.begin(), hand.end()}, target.numerator, target.denominator);
}

bool can_make(const Cards& hand, const brute::Value& target, const brute::Rules& rules) {
  return can_make(dealt(hand, target), rules_of(rules));
}

constexpr brute::Value k24 = {24, 1};

std::string described_deal(const brute::Rules& rules, const Cards& hand,
                           const brute::Value& target) {
  return described(rules, hand) + ", target " +
         std::to_string(static_cast<std::int64_t>(target.numerator)) + "/" +
         std::to_string(static_cast<std::int64_t>(target.denominator));
}

// How many expressions of the hand make the target, those of one key counted once.
std::size_t count_of_keys(brute::Forest& forest, const Cards& hand, const brute::Value& target) {
  std::set<brute::Tokens> keys;
  const brute::Indices roots = forest.all(hand);
  brute::Keys key(forest);
  for (const int root : roots) {
    if (forest[root].value == target) keys.insert(key.of(root));
  }
  return keys.size();
}

Cards sorted(Cards hand) {
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

Expression expression_at(const brute::Forest& forest, int root) {
  Expression expression;
  forest.for_each_node(root, [&expression](const brute::Node& node) {
    if (node.op == 'c') return expression.push_card(node.card);
    expression.push(static_cast<Symbol>(kFirstOperator + kAllOperators.find(node.op)));
  });
  return expression;
}

// An expression of the forest as it is printed: in its normal form, unless that does not fit.
std::string printed(brute::Forest& forest, int root) {
  const Rules rules = rules_of(forest.rules());
  const Expression expression = expression_at(forest, root);
  const std::string text = to_string(normal_form(expression, rules), rules);
  return brute::Reader(forest, text).read() != brute::kNowhere ? text
                                                               : to_string(expression, rules);
}

// How many pairs of brackets an expression needs, by the precedence of its operators.
int brackets_of(const brute::Forest& forest, int root) {
  const brute::Node& node = forest[root];
  if (node.op == 'c' || forest.rules().form != '(') return 0;
  const auto rank = [&](int at) { return std::string_view("+-*/^^!!cc").find(forest[at].op) / 2; };
  const auto own = rank(root);
  int brackets = brackets_of(forest, node.left);
  const bool leans_right = node.op == '^' || node.op == '!';
  if (rank(node.left) < own || (leans_right && forest[node.left].op == node.op)) ++brackets;
  if (node.op == '!') return brackets;
  brackets += brackets_of(forest, node.right);
  if (rank(node.right) < own || (rank(node.right) == own && node.op != '^')) ++brackets;
  return brackets;
}

// What makes an expression easy, without its tokens.
using Counts = std::array<std::ptrdiff_t, 7>;

Counts counts_of(const brute::Forest& forest, int root) {
  Counts counts = {};
  counts[2] = brackets_of(forest, root);
  forest.for_each_node(root, [&counts](const brute::Node& node) {
    if (node.op == 'c') ++counts[0];
    if (node.op == '^' || node.op == '!') ++counts[1];
    if (node.value.denominator != 1) ++counts[3];
    if (node.op == '/') ++counts[4];
    if (node.value.numerator < 0) ++counts[5];
    if (node.op == '-') ++counts[6];
  });
  return counts;
}

// What lists are sorted by, and of the expressions of one key the first is listed.
using Effort = std::pair<Counts, std::vector<std::size_t>>;

Effort effort_of(brute::Forest& forest, const std::string& text) {
  const int root = brute::Reader(forest, text).read();
  std::vector<std::size_t> tokens;  // cards as themselves, operators above all cards
  forest.for_each_node(root, [&tokens](const brute::Node& node) {
    tokens.push_back(node.op == 'c' ? static_cast<std::size_t>(node.card)
                                    : 10000 + std::string_view("+-*/^!").find(node.op));
  });
  return {counts_of(forest, root), tokens};
}

// Whether in all sums what is added comes before what is subtracted, if the order is free.
bool is_tidy(const brute::Forest& forest, int root) {
  if (forest.rules().ordered) return true;
  bool is_tidy = true;
  forest.for_each_node(root, [&](const brute::Node& node) {
    if (node.op == '+' && forest[node.left].op == '-') is_tidy = false;
  });
  return is_tidy;
}

struct Easiest {
  Effort effort;
  std::string text;
  Counts least;  // of all tidy expressions, in normal form or not
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
    if (is_first) {
      const int normal = brute::Reader(forest, text).read();
      EXPECT_TRUE(key.of(normal) == key.of(root)) << text;
      const Easiest here = {effort_of(forest, text), text, counts_of(forest, normal)};
      Easiest& easiest = all.try_emplace(key.of(root), here).first->second;
      if (here.effort < easiest.effort) easiest = {here.effort, text, easiest.least};
      easiest.least = std::min(easiest.least, here.least);
    }
    Counts& least = all.at(key.of(root)).least;
    if (is_tidy(forest, root)) least = std::min(least, counts_of(forest, root));
  }
  return all;
}

// That a text is what it should be; returns its key.
brute::Tokens expect_right(brute::Forest& forest, const std::string& text, const Cards& hand,
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
  if (target.numerator >= 0) expect_no_negatives(forest, root, text);
  Cards cards;
  forest.for_each_node(root, [&cards](const brute::Node& node) {
    if (node.op == 'c') cards.push_back(node.card);
  });
  if (rules.subsets) {
    const Cards some = sorted(cards);
    const Cards all = sorted(hand);
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

// That all answers to a question are right and agree, and that nothing is missing.
//
// @param roots  of all expressions of the hand
void expect_list(brute::Forest& forest, const brute::Indices& roots, const Cards& hand,
                 const brute::Value& target) {
  const brute::Rules& rules = forest.rules();
  SCOPED_TRACE(described_deal(rules, hand, target));
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
    const int root = brute::Reader(forest, text).read();
    EXPECT_TRUE(counts_of(forest, root) == easiest->second.least)
        << text << " is not the easiest; in normal form " << easiest->second.text;
    EXPECT_TRUE(is_tidy(forest, root)) << text;
    EXPECT_FALSE(easiest->second.effort < effort_of(forest, text))
        << easiest->second.text << " comes before " << text;
  }
  for (const auto& [key, easiest] : expected) {
    EXPECT_TRUE(keys.contains(key)) << easiest.text << " is missing";
  }
  const std::optional<Expression> first = one_expression(deal, solver_rules);
  ASSERT_EQ(first.has_value(), !texts.empty());
  EXPECT_TRUE(!first || to_string(*first, solver_rules) == texts.front());
  EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end(), [&](const auto& x, const auto& y) {
    return effort_of(forest, x) < effort_of(forest, y);
  })) << ::testing::PrintToString(texts);
}

void expect_all(const brute::Rules& rules, const Cards& hand, const brute::Value& target) {
  brute::Forest forest(rules);
  const brute::Indices roots = forest.all(hand);
  expect_list(forest, roots, hand, target);
}

std::vector<std::string> all_texts(const Cards& hand, const brute::Value& target,
                                   const brute::Rules& rules) {
  return texts_of_all(dealt(hand, target), rules_of(rules));
}

// One that the hand makes, if it makes any that is small.
brute::Value random_target(Seeded& random, const brute::Rules& rules, const Cards& hand) {
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
void expect_every_kind(const brute::Rules& rules, const Cards& hand, Seeded& random) {
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
void expect_both(const brute::Rules& rules, const Cards& hand, Seeded& random) {
  expect_all(rules, hand, k24);
  expect_all(rules, hand, random_target(random, rules, hand));
}

// The key of an expression, among those of all tests with this division.
FormId distinct_key(const Expression& expression, Division division) {
  static std::map<Division, Forms> forms;
  return forms[division].key_of(expression, division);
}

// Whether two texts count as one: for brute force, and for the solver.
bool are_one(const std::string& text, const std::string& other) {
  const brute::Rules brute_rules = {'(', 'r', false, "+-*/^!"};
  brute::Forest forest(brute_rules);
  brute::Keys key(forest);
  const int root = brute::Reader(forest, text).read();
  const int other_root = brute::Reader(forest, other).read();
  EXPECT_TRUE(root != brute::kNowhere && other_root != brute::kNowhere) << text << " " << other;
  const bool are_one = key.of(root) == key.of(other_root);
  const Rules rules = rules_of(brute_rules);
  const auto key_of = [&](const std::string& x) {
    return distinct_key(std::get<Expression>(parse(x, rules)), rules.division);
  };
  EXPECT_EQ(key_of(text) == key_of(other), are_one) << text << " " << other;
  return are_one;
}

// Of all expressions of some of the cards, whatever they make, those with equal keys.
void expect_keys_of_brute_force(const brute::Rules& rules, const Cards& hand) {
  SCOPED_TRACE(described(rules, hand));
  brute::Forest forest(rules);
  brute::Keys keys(forest);
  std::map<brute::Tokens, FormId> known;
  std::map<FormId, brute::Tokens> back;
  for (const int root : forest.all(hand)) {
    const Expression expression = expression_at(forest, root);
    const FormId key = distinct_key(expression, rules_of(rules).division);
    ASSERT_TRUE(known.try_emplace(keys.of(root), key).first->second == key &&
                back.try_emplace(key, keys.of(root)).first->second == keys.of(root))
        << to_string(expression);
  }
}

TEST(Keys, AreThoseOfBruteForce) {
  for (const char division : {'r', 'e', 't'}) {
    for (const Cards& hand : {Cards{0, 1, 2, 2}, Cards{1, 1, 2, 3}, Cards{2, 3, 4, 7}}) {
      expect_keys_of_brute_force({'(', division, false, "+-*/", true}, hand);
    }
    for (const Cards& hand : {Cards{0, 2, 3}, Cards{1, 2, 3}, Cards{2, 2, 4}}) {
      expect_keys_of_brute_force({'(', division, false, "+-*/^!", true}, hand);
    }
    expect_keys_of_brute_force({'(', division, true, "+-*/", true}, {3, 3, 1, 2, 3});
    expect_keys_of_brute_force({'(', division, true, "-*/^", true}, {2, 2, 1, 3, 1});
    expect_keys_of_brute_force({'(', division, false, "+-*^", true}, {1, 2, 2, 5});
  }
}

// The product of all factors of the last one is beyond 128 bits.
TEST(Keys, AreOfWhatIsLeft) {
  EXPECT_TRUE(are_one("4*6+5-5", "4*6*5/5"));
  EXPECT_TRUE(are_one("(11+13)*(2-1)", "11/(1-2)*(1-2)+13"));
  EXPECT_TRUE(are_one("(1-1)*2*3", "(1-1)/(2+3)"));
  EXPECT_FALSE(are_one("(5+7)*(7-5)", "7*7-5*5"));
  EXPECT_FALSE(are_one("1*(4-3+3)+1+2", "4-3+3+1*1+2")) << "the most cards go";
  EXPECT_TRUE(are_one("20!/20!*(20!/20!)*(20!/20!)*5", "5"));
}

// Terms whose total is 0 only modulo 2^64 stay, and so do factors whose product is 1 only so.
TEST(Keys, KeepMultiplesOfMachineWords) {
  EXPECT_FALSE(are_one("1+16^16+16^16", "1+16^16-16^16"));
  EXPECT_FALSE(are_one("48*16^16/32^13", "48/16^16*32^13"));
  EXPECT_TRUE(are_one("48*16^16/16^16", "48+16^16-16^16"));
}

// No operand of an operator is a part of what is around it, nothing goes, and all factorials are of
// cards: a form of the most tokens.
TEST(Keys, OfTheLongestFormsAreTold) {
  const auto with_factorials = [](std::int64_t of, std::size_t number) {
    Expression x = card(of);
    for (std::size_t i = 0; i < number; ++i) x.push(Symbol::kFactorial);
    return x;
  };
  const Expression x = with_factorials(3, 2);
  const Expression y = with_factorials(2, kMostFactorials - 2 * (kMostCards - 1));
  const Expression shorter = with_factorials(2, kMostFactorials - 2 * (kMostCards - 1) - 1);
  Forms forms;
  const auto key_of = [&forms](const Expression& expression) {
    return forms.key_of(expression, Division::kReal);
  };
  const FormId key = key_of(x + x / (x + x * (x + x / (x + y))));
  const std::size_t bytes = forms.bytes();
  EXPECT_EQ(key_of(x / ((x / (y + x) + x) * x + x) + x), key);
  EXPECT_EQ(forms.bytes(), bytes) << "each form is stored once";
  EXPECT_NE(key_of(x + x / (x + x * (x + x / (x + shorter)))), key);
  EXPECT_GT(forms.bytes(), bytes);
}

// Visits hands of four cards, of 1 to 13 or a part of these: all of them where the order counts,
// else those that ascend.
template <class Visit>
void for_each_hand(bool ordered, const Visit& visit) {
  constexpr int kStep = part_or_whole(3, 1);  // 1, 4, 7, 10, 13
  constexpr int kCards = 12 / kStep + 1;
  const auto card = [](int digit) { return 1 + kStep * (digit % kCards); };
  for (int code = 0; code < kCards * kCards * kCards * kCards; ++code) {
    const Cards hand = {card(code / kCards / kCards / kCards), card(code / kCards / kCards),
                        card(code / kCards), card(code)};
    if (ordered || std::is_sorted(hand.begin(), hand.end())) visit(hand);
  }
}

class EveryHand : public ::testing::TestWithParam<brute::Rules> {};

// The verdict and the count, which is returned.
std::size_t expect_count(brute::Forest& forest, const Cards& hand) {
  const std::size_t expected = count_of_keys(forest, hand, k24);
  EXPECT_EQ(can_make(hand, k24, forest.rules()), expected > 0)
      << described_deal(forest.rules(), hand, k24);
  EXPECT_EQ(count_expressions(dealt(hand, k24), rules_of(forest.rules())), expected)
      << described_deal(forest.rules(), hand, k24);
  return expected;
}

TEST_P(EveryHand, HasTheVerdictAndTheCountOfBruteForce) {
  brute::Forest forest(GetParam());
  std::size_t total = 0;
  for_each_hand(GetParam().ordered,
                [&](const Cards& hand) { total += expect_count(forest, hand); });
  EXPECT_GT(total, 0U);
  if (!kWholeDomains || GetParam().form != '(' || GetParam().ordered) return;
  const char division = GetParam().division;
  EXPECT_EQ(total, division == 'r' ? 3017U : division == 'e' ? 2914U : 5780U);
}

TEST_P(EveryHand, HasTheListOfBruteForce) {
  Seeded random(18);
  const brute::Rules& rules = GetParam();
  const std::vector<Cards> hands = {{1, 2, 3, 4}, {3, 3, 8, 8},  {5, 5, 5, 1}, {1, 2, 3, 6},
                                    {0, 0, 4, 6}, {0, 1, 2, 3},  {2, 2, 4, 4}, {1, 1, 1, 1},
                                    {8, 3, 4, 2}, {4, 6, 2, 12}, {24},         {6, 4},
                                    {2, 12, 1}};
  for (const Cards& hand : hands) {
    expect_both(rules, hand, random);
  }
  if (rules.form != '(') expect_all(rules, {1, 3, 4, 4, 7}, k24);
  for (int i = 0; i < 10; ++i) {
    const Cards hand = random_hand(random, 4, i % 2 == 0 ? 9 : 13);
    expect_all(rules, hand, random_target(random, rules, hand));
  }
}

TEST_P(EveryHand, HasTheSameListInAnyOrder) {
  const brute::Rules& rules = GetParam();
  if (rules.ordered) return;
  Seeded random(4);
  for (Cards hand :
       {Cards{1, 2, 3, 6}, Cards{2, 2, 4, 8}, Cards{0, 1, 4, 6}, Cards{1, 2, 4, 5, 7}}) {
    const std::vector<std::string> expected = all_texts(hand, k24, rules);
    const auto any = [&] {
      return Search(rules_of(rules)).expression_of(dealt(hand, k24), Rational(24));
    };
    const std::optional<Expression> expected_any = any();
    for (int i = 0; i < 5; ++i) {
      std::shuffle(hand.begin(), hand.end(), random);
      SCOPED_TRACE(described_deal(rules, hand, k24));
      EXPECT_EQ(all_texts(hand, k24, rules), expected);
      EXPECT_TRUE(any() == expected_any);
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
        const Cards hand = random_hand(random, i == 0 ? 3 : 4, i == 1 ? 4 : 9);
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
      Cards hand = random_hand(random, 5, 9);
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
    Cards hand = random_hand(random, 3, 9);
    hand.insert(hand.end(), {hand[0], hand[1], hand[2]});
    expect_every_kind({'(', 'r', false, "+-*"}, hand, random);
  }
}

// Zeros of many cards: anything times 6-3-3, or 6-3-3 over anything but 0. The last hand is beyond
// 64 bits: 4999/(9998*4996*9000) is 1/(9992*9000).
TEST(Search, FindsAllZeros) {
  expect_all({'(', 'r', false, "+-*/"}, {0, 0, 2, 3, 5}, {0, 1});
  for (const Cards& hand :
       {Cards{0, 3, 0, 2, 5}, Cards{42, 42, 43, 42, 42}, Cards{5, 7, 4, 6, 3, 3},
        Cards{6, 3, 3, 5, 7, 11}, Cards{2, 3, 5, 4, 6, 10}, Cards{4, 7, 8, 9, 2, 3, 5},
        Cards{4999, 9998, 4996, 9000, 1, 9992, 9000}}) {
    if (hand.size() < 7 || kWholeDomains) expect_all({'(', 'r', true, "+-*/"}, hand, {0, 1});
  }
}

// As many cards as the rules allow, against all values of each set of them: YES or NO for many
// targets, an expression for some.
void expect_verdicts(const brute::Rules& rules, const Cards& hand) {
  brute::ValueSets values(hand, rules);
  brute::Forest forest(rules);
  const Rules solver_rules = rules_of(rules);
  for (int integer = -6; integer <= 30; ++integer) {
    const brute::Value target = {integer, 1};
    SCOPED_TRACE(described_deal(rules, hand, target));
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
      if (are_default(rules_of(rules)) && !rules.ordered) continue;  // they make too many values
      const std::size_t cards =
          rules.ordered ? kMostCards : kMostCards - 1;  // as many as it can list
      expect_verdicts(rules, random_hand(random, cards, part_or_whole(2U, 3U)));
    }
    for (const std::string operators : {"+-^", "*/^", "+-*!"}) {
      expect_verdicts({'(', "ret"[i % 3], false, operators}, random_hand(random, 6, 2));
      expect_verdicts({'(', "ret"[i % 3], true, operators}, random_hand(random, 7, 3));
    }
  }
}

TEST(MostCards, MakeTheValuesOfRandomTrees) {
  RandomTrees random(8);
  for (int i = 0; i < part_or_whole(few_or_more(3, 6), 200); ++i) {
    const Expression tree = random.tree(kMostCards, i % 2 == 0 ? 13 : 99);
    const auto value = evaluate(tree, {}).value;
    const auto* const target = std::get_if<Rational>(&value);
    if (target == nullptr || !can_be_target(*target)) continue;
    SCOPED_TRACE(to_string(tree));
    const std::vector<PostfixToken> cards = cards_of(tree);
    const Deal deal(cards.begin(), cards.end(), *target);
    EXPECT_TRUE(can_make(deal));
    const std::optional<Expression> one = one_expression(deal);
    ASSERT_TRUE(one);
    EXPECT_EQ(deal_of(*one).sorted(), deal_of(tree).sorted());
    EXPECT_EQ(std::get<Rational>(evaluate(*one, {}).value), *target);
  }
  EXPECT_FALSE(can_make(deal_of({1, 1, 1, 1, 1, 1, 1, 1})));
}

// Every hand of three cards from 0 to 13, ascending, each under six of the sets.
TEST(OperatorSets, WithPowersAndFactorialsHaveTheCountsOfBruteForce) {
  std::size_t turn = 0;
  int yes = 0;
  for (int code = 0; code < 14 * 14 * 14; ++code) {
    const Cards hand = {code / 196, code / 14 % 14, code % 14};
    if (!std::is_sorted(hand.begin(), hand.end())) continue;
    for (int i = 0; i < 6; ++i, ++turn) {
      brute::Forest forest({'(', "ret"[turn / 12 % 3], false,
                            kSetsWithPowers[turn * 7 % std::size(kSetsWithPowers)]});
      yes += expect_count(forest, hand) > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(yes, 0);
}

TEST(RulesExamples, PowersNearTheLargestNumber) {
  expect_all({'(', 'r', false, "+-*/^"}, {1, 3, 7, 80}, {1, 7});
  expect_all({'(', 'r', false, "+-*/^"}, {3, 5, 7, 80}, {1, 7});
}

// Without * these have two normal forms. They are one expression, and -e is the first of the list.
TEST(RulesExamples, QuotientsThatAreRegroupedAreListedOnce) {
  for (const bool ordered : {false, true}) {
    for (const std::string operators : {"/^", "-/^", "/!", "-/^!"}) {
      const brute::Rules rules = {'(', 'r', ordered, operators};
      for (const Cards& hand : {Cards{6, 4, 2}, Cards{0, 2, 4}, Cards{3, 4, 3}}) {
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

TEST(RulesExamples, Divisions) {
  const Rules truncating = {Form::kParentheses, Division::kTruncating, false, {}};
  EXPECT_FALSE(can_make(deal_of({1, 2}, 1, 2), truncating));
  EXPECT_FALSE(can_make({2, 4}, {1, 2}, {'(', 'e', true, "/"}));
}

TEST(RulesExamples, TheBoundsOnCards) {
  EXPECT_EQ(most_cards({}), 8);
  EXPECT_EQ(most_cards(kOrderedRules), 8);
  EXPECT_EQ(most_cards(rules_of({'*', 'r', false, "+-*/"})), 8);
  EXPECT_EQ(most_cards(rules_of({'(', 't', false, "+-*/"})), 8);
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

// All answers to a question agree, every expression is right, and no two have one key.
std::vector<std::string> expect_consistent(const Cards& cards, const brute::Value& target = k24,
                                           bool ordered = false) {
  brute::Forest forest({'(', 'r', ordered, "+-*/"});
  const Rules rules = rules_of(forest.rules());
  const Deal deal = dealt(cards, target);
  const std::vector<std::string> texts = all_texts(cards, target, forest.rules());
  EXPECT_EQ(can_make(deal, rules), !texts.empty());
  EXPECT_EQ(count_expressions(deal, rules), texts.size());
  const std::optional<Expression> first = one_expression(deal, rules);
  EXPECT_EQ(first.has_value(), !texts.empty());
  EXPECT_TRUE(!first || texts.empty() || to_string(*first, rules) == texts.front());
  std::set<brute::Tokens> keys;
  for (const std::string& text : texts) {
    EXPECT_TRUE(keys.insert(expect_right(forest, text, cards, target)).second) << text;
  }
  return texts;
}

void expect_verdict_of_oracle(const Hand& hand) {
  const auto& [a, b, c, d] = hand.cards;
  EXPECT_EQ(!expect_consistent({d, b, a, c}).empty(), solvable_exactly(hand)) << to_string(hand);
}

TEST(Search, AgreesWithTheOracleOnWideHands) {
  RandomHands random(24);
  for (int i = 0; i < part_or_whole(600, 3000) && !::testing::Test::HasFailure(); ++i) {
    for (const int highest : {50, 99, 9999}) expect_verdict_of_oracle(random.uniform(highest));
    if (i % 30 != 0) continue;
    for (const Hand& hand : random.on_24(9999)) expect_verdict_of_oracle(hand);
    for (const Hand& hand : random.around(kTarget, 9999)) expect_verdict_of_oracle(hand);
  }
}

// Residues of different numbers may be the same.
TEST(Search, DistinguishesNumbersWithOneResidue) {
  constexpr auto kPrime = static_cast<std::int64_t>(kModulus);
  constexpr std::int64_t kPart = 400'000'000'000'000'000;
  constexpr std::int64_t kOtherPart = 6 * kPart - kPrime;
  EXPECT_TRUE(expect_consistent({1, 2, 3}, {kOtherPart, kPart}).empty()) << "as 1*2*3 does";
  EXPECT_TRUE(expect_consistent({1, 2, 3}, {kPart, kOtherPart}).empty());
  const Cards cards = {9995, 9996, 9997, 9998, 9999};
  brute::Wide product = 1;
  for (const int card : cards) product *= card;
  EXPECT_TRUE(product > kPrime);
  EXPECT_TRUE(expect_consistent(cards, {product % kPrime, 1}).empty());
}

// For each value P/Q of the cards the target (P + kp) / Q, which has its residue: what is false
// counts toward no limit.
TEST(Search, CountsNothingFalse) {
  constexpr auto kPrime = static_cast<brute::Wide>(kModulus);
  Seeded random(61);
  int targets = 0;
  for (int i = 0; i < part_or_whole(200, 1000); ++i) {
    const brute::Rules rules = {'(', 'r', i % 2 == 0, "+-*/", i % 4 < 2};
    const Cards hand = random_hand(random, 1 + random() % 4, 13);
    brute::ValueSets sets(hand, rules);
    const std::vector<brute::Value> values = sets.all();
    const auto [up, down] = values[random.below(values.size())];
    for (brute::Wide k = -down; k <= down; ++k) {
      const brute::Wide target = (up + k * kPrime) / down;
      if (k == 0 || (up + k * kPrime) % down != 0) continue;
      if (!can_be_target(*Rational::of(target, 1))) continue;
      ++targets;
      const Deal deal = dealt(hand, {target, 1});
      SCOPED_TRACE(described_deal(rules, hand, {target, 1}));
      Search search(rules_of(rules));
      EXPECT_EQ(search.count(deal, 0), 0U);
      EXPECT_FALSE(search.can_make(deal));
      EXPECT_FALSE(search.easiest(deal));
      EXPECT_FALSE(search.expression_of(deal, deal.target()));
      search.for_each_expression(deal, 0, [](const Expression& x) { FAIL() << to_string(x); });
    }
  }
  EXPECT_GT(targets, 0);
}

TEST(Search, FindsTargetsMadeOfSixAndSevenCards) {
  Seeded random(8);
  for (unsigned i = 0; i < 60; ++i) {
    const Cards cards = random_hand(random, 6 + i % 2, i % 3 == 0 ? 99 : 20);
    std::vector<brute::MaybeValue> values;
    for (const int card : cards) values.push_back(brute::reduced(card, 1));
    while (values.size() > 1) {
      std::shuffle(values.begin(), values.end(), random);
      const brute::MaybeValue made = brute::result_of(
          "+-*/"[random() % 4], *values[values.size() - 1], *values[values.size() - 2], 'r');
      if (!made) continue;
      values.pop_back();
      values.back() = made;
    }
    EXPECT_TRUE(can_make(dealt(cards, *values[0])));
  }
}

// Numbers of 63 bits are used for hands up to a bound alone.
TEST(Search, HasTheVerdictsOfAllValuesWhereIntegersEnd) {
  Seeded random(60);
  for (const char division : {'e', 't'}) {
    for (const char form : {'(', '>'}) {
      const brute::Rules rules = {form, division, false, "+-*/"};
      for (const Cards& hand :
           {Cards{4095, 4096, 4096, 4096, 4096}, Cards{4096, 4096, 4096, 4096, 4096},
            Cards{9999, 9999, 9998, 9999, 9998}}) {
        brute::ValueSets sets(hand, rules);
        const std::vector<brute::Value> values = sets.all();
        for (int i = 0; i < 20; ++i) {
          brute::Value target = values[random.below(values.size())];
          if (!can_be_target(*Rational::of(target.numerator, 1))) continue;
          SCOPED_TRACE(described_deal(rules, hand, target));
          EXPECT_TRUE(can_make(dealt(hand, target), rules_of(rules)));
          target.numerator += random.between(-1, 1);
          EXPECT_EQ(can_make(dealt(hand, target), rules_of(rules)), sets.make(target));
        }
      }
    }
  }
}

// Near 2^63 a goal, ten times a target, and what is added to it would not fit.
TEST(Search, HasNoGoalsBeyondMachineWords) {
  for (const std::int64_t target : {922'337'203'685'477'580, 461'168'601'842'738'790}) {
    for (const Rational& signed_target : {Rational(target), Rational(-target)}) {
      EXPECT_FALSE(
          can_make(Deal({10, 9, 2, 3, 4, 5}, signed_target), {.division = Division::kExact}));
    }
  }
}

TEST(ExactDivision, HasTheVerdictsOfAllValues) {
  Seeded random(30);
  for (int i = 0; i < part_or_whole(40, 2000); ++i) {
    const std::size_t cards = i % 20 == 0 ? 6 : 2 + random() % 4;
    const Cards hand = random_hand(random, cards, static_cast<unsigned>(i % 20 + 2));
    brute::ValueSets sets(hand, {'(', 'e', false, "+-*/"});
    for (int target = -50; target <= 50; ++target) {
      EXPECT_EQ(can_make(hand, {target, 1}, {'(', 'e', false, "+-*/"}), sets.make({target, 1}))
          << target << " from " << ::testing::PrintToString(hand);
    }
  }
}

// One that has answered other questions, of more cards and fewer, or that has given up, answers as
// if it were new.
TEST(Search, ServesOneQuestionAfterAnother) {
  for (const Rules& rules :
       {Rules(), kOrderedRules, Rules{.division = Division::kExact},
        Rules{.division = Division::kTruncating, .subsets = true}, Rules{.form = Form::kPrecedence},
        Rules{.operators = *Operators::of("+-*^!")}}) {
    Seeded random(9);
    Search used(rules);
    Cards cards;
    for (std::size_t i = 0; i < part_or_whole(12U, 30U); ++i) {
      const std::size_t most = rules == Rules() || rules == kOrderedRules ? 7 : 4;
      if (i % 3 != 0) {
        std::shuffle(cards.begin(), cards.end(), random);
      } else {
        cards = random_hand(random, 1 + random() % most, 13);
      }
      SCOPED_TRACE(::testing::PrintToString(cards));
      const Deal deal(cards.begin(), cards.end(), Rational(random() % 2 == 0 ? 24 : 0));
      Search fresh(rules);
      const std::vector<Expression> expected = all_expressions(deal, fresh);
      if (!expected.empty()) {
        EXPECT_THROW(used.count(deal, 0), LimitExceeded);
      }
      EXPECT_TRUE(all_expressions(deal, used) == expected);
      EXPECT_EQ(used.can_make(deal), !expected.empty());
      EXPECT_TRUE(used.easiest(deal) == fresh.easiest(deal));
      EXPECT_TRUE(used.expression_of(deal, Rational(6)) == fresh.expression_of(deal, Rational(6)));
      if (cards.size() > 4) continue;
      EXPECT_TRUE(used.nearest(deal) == fresh.nearest(deal));
      const std::size_t values = fresh.count_values(deal, {}, kDefaultLimit);
      if (values > 0) {
        EXPECT_THROW(used.count_values(deal, {}, values - 1), LimitExceeded);
      }
      EXPECT_EQ(used.count_values(deal, {}, kDefaultLimit), values);
      if (i % 7 == 0) used.forget();
    }
  }
}

TEST(Search, GivesBackTheMemoryOfLists) {
  constexpr std::size_t kAll = 1'000'000'000;  // bytes: all that Bounds allows
  const Rules rules;
  Bounds bounds;
  Forms forms;
  ListsOfSets<Integers> lists(rules, forms, bounds);
  lists.list_of(1, 5, kCard, [](ExpressionsOfValue&, const auto&) {});
  EXPECT_THROW(bounds.check(kAll), LimitExceeded);
  lists.clear();
  EXPECT_NO_THROW(bounds.check(kAll));
}

}  // namespace
}  // namespace twentyfour
