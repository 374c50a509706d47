// Writes the generated cases of testdata/ (groups small-cards and wide-cards, and some of judges),
// or compares them.
//
//   generate_testdata FOLDER              writes FOLDER/<group>/<case>.in, .out and .args
//   generate_testdata --compare FOLDER    exits with 1 where a file there differs
//
// The answers are the oracle's. The same bytes come out everywhere: the seed is fixed, and of the
// standard library's random numbers only std::mt19937_64 is used, whose sequence is prescribed.
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "solver/command_line/judges.hpp"
#include "solver/command_line/options.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/query.hpp"
#include "solver/judge/hand.hpp"
#include "solver/judge/numbers.hpp"
#include "tests/support/hands.hpp"
#include "tests/support/oracle.hpp"

namespace twentyfour {
namespace {

namespace fs = std::filesystem;

using Hands = std::vector<Hand>;

struct Case {
  std::string name;  // <group>/<case>
  Hands hands;
  Query run = {};  // its framing, division and words
  bool has_letters = false;
  std::string options = {};
};

Hands every_ordered_hand(int smallest, int largest) {
  Hands hands;
  for (int a = smallest; a <= largest; ++a)
    for (int b = smallest; b <= largest; ++b)
      for (int c = smallest; c <= largest; ++c)
        for (int d = smallest; d <= largest; ++d) hands.push_back({{a, b, c, d}});
  return hands;
}

class Random {
 public:
  // The remainder favours small numbers by less than one part in 10^15.
  int between(int smallest, int largest) {
    const auto width = static_cast<std::uint64_t>(largest - smallest) + 1;
    return smallest + static_cast<int>(bits_() % width);
  }

  int card() { return between(1, kLargestCard); }

  Hand shuffled(Hand hand) {
    for (int i = kCardsInHand - 1; i > 0; --i) std::swap(hand.cards[i], hand.cards[between(0, i)]);
    return hand;
  }

 private:
  std::mt19937_64 bits_{24};
};

Hands random_hands(Random& random, int count, int smallest, int largest) {
  Hands hands;
  while (std::ssize(hands) < count) {
    Hand hand;
    for (int& card : hand.cards) card = random.between(smallest, largest);
    if (!is_sentinel(hand)) hands.push_back(hand);
  }
  return hands;
}

// A recipe draws some cards and computes the rest. The result may not be a card, or may not be what
// it promises: `keep` decides.
using Recipe = Hand (*)(Random&);

bool holds_cards(const Hand& hand) {
  return std::ranges::all_of(hand.cards,
                             [](int card) { return 0 <= card && card <= kLargestCard; });
}

Hands cooked(Random& random, const std::vector<Recipe>& recipes, int count_of_each,
             const std::function<bool(const Hand&)>& keep) {
  Hands hands;
  for (const Recipe recipe : recipes) {
    for (int kept = 0; kept < count_of_each;) {
      const Hand hand = recipe(random);
      if (!holds_cards(hand) || !keep(hand)) continue;
      hands.push_back(random.shuffled(hand));
      ++kept;
    }
  }
  return hands;
}

Hand sum_and_difference(Random& random) {  // a + b - c - d
  const int a = random.card(), b = random.card(), c = random.card();
  return {{a, b, c, a + b - c - kTarget}};
}

Hand difference_of_products(Random& random) {  // a*b - c*d, where c = b - 1
  const int a = random.between(1, 99), b = random.between(2, 99);
  return {{a, b, b - 1, (a * b - kTarget) % (b - 1) == 0 ? (a * b - kTarget) / (b - 1) : -1}};
}

Hand product_less_a_card_divided(Random& random) {  // (a*b - c)/d
  const int a = random.between(2, 999), b = random.between(2, 999), d = random.between(1, 9999);
  return {{a, b, a * b - kTarget * d, d}};
}

Hand quotient_of_differences(Random& random) {  // (a - b)/(c - d)
  const int b = random.card(), d = random.card(), difference = random.between(1, 400);
  return {{b + kTarget * difference, b, d + difference, d}};
}

Hand quotient_of_products(Random& random) {  // (a*b)/(c*d)
  const int p = random.between(1, 99), q = random.between(1, 99), r = random.between(1, 99);
  return {{3 * p * q, 8 * r, p, q * r}};
}

Hand quotient_by_a_fraction(Random& random) {  // a/(b - c/d), where b - c/d = q/d
  const int a = random.between(5, 999), q = random.between(1, 999), b = random.between(2, 99);
  const int d = kTarget * q % a == 0 ? kTarget * q / a : -1;
  return {{a, b, b * d - q, d}};
}

const std::vector<Recipe> kMakingTheTarget = {sum_and_difference,          difference_of_products,
                                              product_less_a_card_divided, quotient_of_differences,
                                              quotient_of_products,        quotient_by_a_fraction};

Hand a_bit_over_cd(Random& random) {  // 24 +- b/(c*d)
  return {{kTarget, random.between(1, 9), random.between(900, 9999), random.between(900, 9999)}};
}

Hand quotients_differ_by_a_bit(Random& random) {  // a/b - c/d = 24 +- 1/(b*d)
  const int b = random.between(2, 400), d = random.between(900, 9999);
  for (int a = kTarget * b + 1; a <= kLargestCard && a < (kTarget + 2) * b; ++a) {
    const int rest = a * d - kTarget * b * d;
    if (rest % b == 1) return {{a, b, rest / b, d}};
    if (rest % b == b - 1) return {{a, b, rest / b + 1, d}};
  }
  return {{-1, b, -1, d}};
}

Hand products_differ_by_a_bit(Random& random) {  // (a*b)/(c*d) = 24 + 1/(c*d)
  const int c = random.between(300, 2000), d = random.between(300, 2000);
  const int product = kTarget * c * d + 1;
  for (int a = kLargestCard; a > product / kLargestCard; --a) {
    if (product % a == 0) return {{a, product / a, c, d}};
  }
  return {{-1, -1, c, d}};
}

Hand quotient_by_a_fraction_and_a_bit(Random& random) {  // a/(b - c/d), where b - c/d = q/d
  const int a = random.between(1, 20), b = random.between(2, 9), d = random.between(100, 999);
  const int q = (a * d + kTarget / 2) / kTarget;
  return {{a, b, b * d - q, d}};
}

const std::vector<Recipe> kJustMissing = {a_bit_over_cd, quotients_differ_by_a_bit,
                                          products_differ_by_a_bit,
                                          quotient_by_a_fraction_and_a_bit};

// Hands on which an epsilon goes wrong: the first ones of 1e-6, then those of the largest cards,
// which miss 24 by no more than 1e-8.
Hands epsilon_traps() {
  Hands hands = {{{1, 24, 983, 997}}, {{24, 1, 1000, 1003}}, {{1, 24, 999, 1002}}};
  for (int c = kLargestCard - 32; c <= kLargestCard; c += 4)
    for (int d = c; d <= kLargestCard; d += 4) hands.push_back({{1, kTarget, c, d}});
  return hands;
}

std::vector<Case> plain_cases() {
  Random random;
  Hands to_9 = all_hands(0, 9);
  std::erase_if(to_9, is_sentinel);
  const auto is_not_solvable = [](const Hand& hand) { return !solvable_exactly(hand); };
  return {
      {"small-cards/multisets-1-to-13", all_hands(1, 13)},
      {"small-cards/ordered-1-to-9", every_ordered_hand(1, 9)},
      {"small-cards/multisets-0-to-9", to_9},
      {"wide-cards/random-to-20", random_hands(random, 500, 0, 20)},
      {"wide-cards/random-to-99", random_hands(random, 500, 0, 99)},
      {"wide-cards/random-to-999", random_hands(random, 500, 0, 999)},
      {"wide-cards/random-to-9999", random_hands(random, 500, 0, kLargestCard)},
      {"wide-cards/made-to-be-24", cooked(random, kMakingTheTarget, 60, solvable_exactly)},
      {"wide-cards/made-to-miss-24", cooked(random, kJustMissing, 60, is_not_solvable)},
      {"wide-cards/epsilon-traps", epsilon_traps()},
  };
}

// What the options of the judge make.
Query run_of(const KnownJudge& judge) {
  std::string program = "twentyfour";
  std::string option = "--judge=" + std::string(judge.name);
  char* words[] = {program.data(), option.data(), nullptr};
  return std::get<Query>(parse_command_line(2, words));
}

// All hands of a judge's cards, or a random part of them where there are many.
Hands hands_of(const KnownJudge::Cards& cards) {
  Random random;
  const int most_of_all = std::min(cards.most, 13);
  Hands hands = all_hands(cards.least, most_of_all);
  std::erase_if(hands, is_sentinel);
  for (Hand& hand : hands) hand = random.shuffled(hand);
  if (cards.most == most_of_all) return hands;
  Hands some = random_hands(random, 1000, cards.least, cards.most);
  some.insert(some.end(), hands.begin(), hands.end());
  return some;
}

// The judges that want a verdict for each hand of four cards.
std::vector<Case> judges_cases() {
  std::vector<Case> cases;
  for (const KnownJudge& judge : known_judges()) {
    const Query run = run_of(judge);
    const bool wants_verdicts = run.asked == Question::kSolvable && !run.has_games;
    if (!wants_verdicts || run.cards != kCardsInHand) continue;
    cases.push_back({"judges/" + std::string(judge.name), hands_of(judge.cards), run,
                     judge.cards.are_letters, "--judge=" + std::string(judge.name) + "\n"});
  }
  return cases;
}

std::string in_letters(int card) {
  if (card == 1) return "A";
  return 11 <= card && card <= 13 ? std::string(1, "JQK"[card - 11]) : std::to_string(card);
}

std::string input_of(const Case& test) {
  const Framing framing = test.run.framing;
  std::string text;
  if (framing == Framing::kCounted) text += std::to_string(test.hands.size()) + "\n";
  for (const Hand& hand : test.hands) {
    for (int i = 0; i < kCardsInHand; ++i) {
      const int card = hand.cards[i];
      text += test.has_letters ? in_letters(card) : std::to_string(card);
      text += i + 1 < kCardsInHand ? ' ' : '\n';
    }
  }
  if (framing == Framing::kSentinel) text += "0 0 0 0\n";
  return text;
}

std::string output_of(const Case& test) {
  const bool is_exact = test.run.rules.division == Division::kExact;
  const Words& words = test.run.words;
  std::string text;
  for (const Hand& hand : test.hands) {
    const bool is_yes = is_exact ? solvable_in_integers(hand, true) : solvable_exactly(hand);
    text += (is_yes ? words.yes : words.no) + "\n";
  }
  return text;
}

bool write_file(const fs::path& path, std::string_view text) {
  fs::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  if (!file) std::cerr << "cannot write " << path.string() << '\n';
  return static_cast<bool>(file);
}

bool compare_file(const fs::path& path, std::string_view text) {
  std::ifstream file(path, std::ios::binary);
  const std::string found{std::istreambuf_iterator<char>(file), {}};
  if (!file) std::cerr << "cannot read " << path.string() << '\n';
  if (file && found != text) std::cerr << path.string() << " is not what is generated\n";
  return file && found == text;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  using namespace twentyfour;
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const bool compares = arguments.size() == 2 && arguments[0] == "--compare";
  if (!compares && (arguments.size() != 1 || arguments[0].starts_with('-'))) {
    std::cerr << "usage: generate_testdata [--compare] FOLDER\n";
    return 2;
  }
  const fs::path folder = arguments.back();
  const auto treat = compares ? compare_file : write_file;
  bool good = true;
  for (const std::vector<Case>& cases : {plain_cases(), judges_cases()}) {
    for (const Case& test : cases) {
      good &= treat(folder / (test.name + ".in"), input_of(test));
      good &= treat(folder / (test.name + ".out"), output_of(test));
      if (!test.options.empty()) good &= treat(folder / (test.name + ".args"), test.options);
    }
  }
  return good ? 0 : 1;
}
