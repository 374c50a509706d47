#include "tests/harness/hints.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "solver/text/wording.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kNameWords =
    "no answer can be read; --words=Y/N names the words that the program prints";
constexpr std::string_view kNameShape =
    "no expression in any output (the referee reads infix, postfix, and steps with their results); "
    "for a program that prints words, use --words=Y/N";
// After the way in which hands are not given.
constexpr std::string_view kGiveOtherwise = "if it does not read its hands this way, try ";
constexpr std::string_view kOtherWays[] = {"--give=stdin or --give=arguments", "--give=arguments",
                                           "--give=stdin"};
constexpr std::string_view kRefusesAll =
    "it refuses every answer that has no tags; if it needs tags or an equals sign, the README of "
    "the referee has recipes with --stdin";
constexpr std::string_view kStatusGoesWithNo =
    "its exit status is not 0 when it says NO; --any-status makes such answers count";
constexpr std::string_view kStatusAnswers =
    "it prints nothing, but its exit status differs; to print that as words, use a shell: "
    "sh -c './solve \"$@\" && echo YES || echo NO' sh {}";

// The group that a float fails, and a tolerance that is too large or too small.
constexpr std::string_view kWideCards = "wide-cards";

// Fewer hands are not evidence.
constexpr std::size_t kEnoughHands = 4;

// A hand and its mark.
struct MarkedHand {
  const Puzzle* puzzle;
  Marked* marked;
};

// How often each text was printed for hands with a solution, less those without.
using Outputs = std::map<std::string, int>;

bool is_read(const MarkedHand& asked, Expect expect) {
  const auto& says_yes = asked.marked->says_yes;
  return says_yes && (*says_yes || expect != Expect::kExpressions);
}

bool is_silent(const Marked& marked) {
  return marked.mark == Mark::kNoAnswer && marked.said.starts_with(kNothing);
}

std::string unread_hint(const Outputs& outputs, std::size_t hands, const RefereeOptions& options) {
  const bool are_words = outputs.size() == 2 && hands >= kEnoughHands &&
                         std::ranges::all_of(outputs, [](const auto& each) {
                           return each.first.find_first_of("/'") == std::string::npos;
                         });
  if (!are_words) {
    return std::string(options.expect == Expect::kExpressions ? kNameShape : kNameWords);
  }
  auto yes = outputs.begin();
  auto no = std::next(yes);
  if (yes->second < no->second) std::swap(yes, no);
  return "it prints two texts, perhaps for YES and NO: --words='" + yes->first + "/" + no->first +
         "'";
}

// Sets texts aside, of which none is read. Returns the hint, if there is one.
std::string set_texts_aside(const std::vector<MarkedHand>& all, const RefereeOptions& options) {
  RightAnswers right(options.run, options.expect);
  Outputs outputs;
  for (const auto& [puzzle, marked] : all) {
    if (marked->unread.empty()) continue;
    outputs[marked->unread] += right.is_yes(*puzzle) ? 1 : -1;
  }
  const bool is_right = std::ranges::all_of(
      all, [](const MarkedHand& each) { return each.marked->mark == Mark::kRight; });
  if (outputs.empty() || is_right) return {};
  const Words& words = options.run.words;
  const bool is_no =
      outputs.size() == 1 && !words.no.empty() && last_word(outputs.begin()->first, words) == false;
  if (is_no) return {};
  const bool are_same =
      outputs.size() == 1 && all.size() > 1 &&
      std::ranges::none_of(all, [](const MarkedHand& each) { return each.marked->unread.empty(); });
  bool has_hint = false;
  for (const auto& [puzzle, marked] : all) {
    if (marked->unread.empty()) continue;
    if (are_same && marked->hint == kAnyStatus) marked->hint = {};
    marked->mark = Mark::kNotJudged;
    marked->says_yes.reset();
    has_hint = has_hint || !marked->hint.empty();
  }
  if (has_hint) return {};
  if (!are_same) return unread_hint(outputs, all.size(), options);
  return "it prints the same for every hand; " + give_hint(options);
}

std::vector<std::string> hints_of(const std::vector<MarkedHand>& all,
                                  const RefereeOptions& options) {
  std::vector<std::string> hints;
  bool goes_with_no = options.give != Give::kBatch && all.size() > 1;
  std::set<std::string> endings;  // of those that print nothing
  RightAnswers right(options.run, options.expect);
  for (const auto& [puzzle, marked] : all) {
    if (is_silent(*marked)) endings.insert(marked->said.substr(0, marked->said.find(kOnErrors)));
    if (marked->hint.empty()) continue;
    goes_with_no = goes_with_no && marked->hint == kAnyStatus && !right.is_yes(*puzzle);
    if (std::ranges::find(hints, marked->hint) == hints.end()) hints.emplace_back(marked->hint);
  }
  if (!hints.empty() && goes_with_no) hints = {std::string(kStatusGoesWithNo)};
  const bool are_silent =
      std::ranges::all_of(all, [](const MarkedHand& each) { return is_silent(*each.marked); });
  if (are_silent && all.size() > 1) {
    hints.push_back(endings.size() > 1 ? std::string(kStatusAnswers)
                                       : "it prints nothing for any hand; " + give_hint(options));
  }
  return hints;
}

// Whether those that time out are the hands without a solution.
std::string timeout_hint(const std::vector<MarkedHand>& all, const RefereeOptions& options) {
  RightAnswers right(options.run, options.expect);
  std::size_t solved = 0;
  std::size_t timeouts = 0;
  for (const auto& [puzzle, marked] : all) {
    if (marked->mark == Mark::kNotTried) continue;
    const bool is_timeout = marked->mark == Mark::kTimedOut;
    if (is_timeout && right.is_yes(*puzzle)) return {};
    ++(is_timeout ? timeouts : solved);
  }
  if (timeouts < 3 || solved < kEnoughHands) return {};
  return "it times out only for hands without a solution";
}

bool has_tags(std::string_view answer) {
  return answer.find_first_of("<`") != std::string_view::npos ||
         answer.find("boxed") != std::string_view::npos;
}

// What a program does in place of an answer; empty if it answers.
std::string refusal_of(const Marked& marked) {
  if (marked.mark == Mark::kTooMuchOutput) return "prints too much";
  if (marked.mark == Mark::kCrashed) return "crashes";
  return marked.unread.empty() ? "" : "prints \"" + marked.unread + "\"";
}

// Whether people write one of the cards as A, J, Q or K.
bool has_letter(const Cards& cards) {
  return std::ranges::any_of(
      cards, [](std::int64_t card) { return card == 1 || (card > 10 && card <= 13); });
}

// Which option helps if all hands that are refused so have a card outside the range of all others;
// empty if none does.
std::string help_for(const std::vector<MarkedHand>& all, const std::string& refusal) {
  const bool are_letters = std::ranges::all_of(all, [&](const MarkedHand& each) {
    return (refusal_of(*each.marked) == refusal) == has_letter(each.puzzle->cards);
  });
  if (are_letters) return "for hands with A, J, Q or K; --judge=hustoj-1945 gives the letters";
  CardRange range = {kLargestCard, 0};
  std::size_t others = 0;
  std::vector<const Cards*> refused;
  for (const auto& [puzzle, marked] : all) {
    const bool is_refused = refusal_of(*marked) == refusal;
    if (is_refused) refused.push_back(&puzzle->cards);
    if (is_refused || marked->mark == Mark::kNotTried) continue;
    ++others;
    const auto [least, most] = std::ranges::minmax(puzzle->cards);
    range = {std::min(range.least, least), std::max(range.most, most)};
  }
  const bool are_outside =
      std::ranges::none_of(refused, [&](const Cards* cards) { return range.holds_all(*cards); });
  if (refused.empty() || !are_outside || others < kEnoughHands) return {};
  const std::string least = std::to_string(range.least);
  const std::string most = std::to_string(range.most);
  return "for hands with cards outside " + least + " to " + most + "; --range=" + least + "-" +
         most + " leaves them out";
}

// If a program refuses hands by their cards, and one of them at least has a solution: which option
// helps. A text that refuses them is no answer.
std::string refusal_hint(const std::vector<MarkedHand>& all, const RefereeOptions& options) {
  RightAnswers right(options.run, options.expect);
  std::set<std::string> refusals;
  for (const auto& [puzzle, marked] : all) {
    if (right.is_yes(*puzzle)) refusals.insert(refusal_of(*marked));
  }
  refusals.erase("");
  for (const std::string& refusal : refusals) {
    const std::string help = help_for(all, refusal);
    if (help.empty()) continue;
    for (const auto& [puzzle, marked] : all) {
      if (refusal_of(*marked) != refusal || marked->unread.empty()) continue;
      marked->mark = Mark::kNotJudged;
      marked->says_yes.reset();
    }
    return "it " + refusal + " only " + help;
  }
  return {};
}

// Whether every process crashes without an answer. In a batch one hand has the mark.
bool are_crashes(const std::vector<MarkedHand>& all, const std::vector<std::vector<Marked>>& files,
                 const RefereeOptions& options) {
  const auto has_crashed = [](const Marked& marked) { return marked.mark == Mark::kCrashed; };
  const auto is_without_answer = [&](const MarkedHand& each) {
    return (has_crashed(*each.marked) && !each.marked->says_yes) ||
           (options.give == Give::kBatch && is_silent(*each.marked));
  };
  return std::ranges::all_of(all, is_without_answer) &&
         std::ranges::all_of(files, [&](const std::vector<Marked>& marks) {
           return std::ranges::any_of(marks, has_crashed);
         });
}

// The ranges of cards that programs are written for.
constexpr CardRange kUsualRanges[] = {{1, kLargestCard}, {0, 13}, {1, 13}, {0, 10},
                                      {1, 10},           {0, 9},  {1, 9}};

}  // namespace

std::string give_hint(const RefereeOptions& options) {
  const bool has_number = options.give == Give::kStdin && options.standard_input.empty() &&
                          options.run.framing == Framing::kCounted;
  if (has_number) {
    return R"(if it does not read a number of hands before the hand, try --stdin='{}\n')";
  }
  return std::string(kGiveOtherwise).append(kOtherWays[static_cast<std::size_t>(options.give)]);
}

std::string set_aside(const std::vector<PuzzleFile>& files, Tried& tried,
                      const RefereeOptions& options) {
  std::vector<MarkedHand> all;
  for (std::size_t i = 0; i < files.size(); ++i) {
    for (std::size_t j = 0; j < files[i].puzzles.size(); ++j) {
      all.push_back({&files[i].puzzles[j], &tried.marks[i][j]});
    }
  }
  const auto is_read_here = [&](const MarkedHand& each) { return is_read(each, options.expect); };
  const auto asks = [](const MarkedHand& each) { return each.marked->hint == kAsksForArguments; };
  const bool is_unread = std::ranges::none_of(all, is_read_here);
  const bool asks_always = is_unread && std::ranges::all_of(all, asks);
  const bool are_reversed = std::ranges::all_of(tried.marks, [](const auto& marks) {
    return marks.front().hint == kReversed ||
           std::ranges::all_of(
               marks, [](Mark mark) { return mark == Mark::kRight; }, &Marked::mark);
  });
  for (const MarkedHand& each : all) {
    std::string_view& hint = each.marked->hint;
    if ((asks(each) && !asks_always) || (hint == kReversed && !are_reversed)) hint = {};
  }
  const bool is_batch = options.give == Give::kBatch;
  const std::size_t processes = is_batch ? files.size() : all.size();
  if (!asks_always && processes > 1 && are_crashes(all, tried.marks, options)) {
    const auto reads_on = [](const MarkedHand& each) { return each.marked->hint == kReadsOn; };
    return std::string("it ends this way for every ") + (is_batch ? "file" : "hand") + "; " +
           (std::ranges::any_of(all, reads_on) ? std::string(kReadsOn) : give_hint(options));
  }
  std::string text = is_unread ? set_texts_aside(all, options) : "";
  std::vector<std::string> hints = hints_of(all, options);
  if (!is_batch && !is_unread) {
    hints.push_back(refusal_hint(all, options));
    if (!hints.back().empty()) std::erase(hints, kReadsOn);  // it asks for other cards
  }
  hints.push_back(timeout_hint(all, options));
  const bool refuses_all = std::ranges::all_of(all, [](const MarkedHand& each) {
    return each.marked->says_yes == false || has_tags(each.puzzle->answer);
  });
  if (options.expect == Expect::kVerdicts && refuses_all) hints.emplace_back(kRefusesAll);
  for (const std::string& hint : hints) {
    text.append(text.empty() || hint.empty() ? "" : "\n").append(hint);
  }
  return text;
}

std::string reach(const std::vector<PuzzleFile>& files, const Tried& tried,
                  const RefereeOptions& options) {
  const auto are_right = [](const std::vector<Marked>& marks) {
    return std::ranges::all_of(
        marks, [](Mark mark) { return mark == Mark::kRight; }, &Marked::mark);
  };
  if (options.expect == Expect::kVerdicts || !std::ranges::all_of(tried.marks, are_right)) {
    return {};
  }
  constexpr std::int64_t kMostUsual = 24;
  const bool has_wide = options.range.most <= kMostUsual || !options.hands_file.empty() ||
                        std::ranges::find(files, kWideCards, &PuzzleFile::group) != files.end();
  CardRange range = {kLargestCard, 0};
  std::size_t hands = 0;
  std::size_t larger = 0;
  for (const PuzzleFile& file : files) {
    for (const Puzzle& puzzle : file.puzzles) {
      const auto [least, most] = std::ranges::minmax(puzzle.cards);
      if (has_wide || most <= kMostUsual) {
        range = {std::min(range.least, least), std::max(range.most, most)};
        ++hands;
      } else {
        ++larger;
      }
    }
  }
  if (hands == 0) return {};
  return "all answers are right, for " + counted(hands, "hand") + " of cards from " +
         std::to_string(range.least) + " to " + std::to_string(range.most) +
         (larger == 0 ? "" : " and " + counted(larger, "hand") + " with larger ones") +
         (has_wide ? ""
                   : "; the group " + std::string(kWideCards) +
                         " shows whether its tolerance is right for cards up to 9999");
}

std::string usual_range_without_mistakes(const std::vector<PuzzleFile>& files, const Tried& tried,
                                         const RefereeOptions& options) {
  constexpr std::size_t kConvincing = 20;
  if (options.expect == Expect::kVerdicts) return {};
  for (const CardRange& range : kUsualRanges) {
    std::size_t within = 0;
    std::size_t outside = 0;  // those that are not right
    bool are_right = true;
    bool has_least = range.least > 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
      for (std::size_t j = 0; j < files[i].puzzles.size(); ++j) {
        const Cards& cards = files[i].puzzles[j].cards;
        const bool is_within = range.holds_all(cards);
        const bool is_right = tried.marks[i][j].mark == Mark::kRight;
        are_right = are_right && (is_right || !is_within);
        has_least |= is_within && std::ranges::find(cards, range.least) != cards.end();
        within += is_within ? 1 : 0;
        outside += is_right || is_within ? 0 : 1;
      }
    }
    if (!are_right || !has_least || within < kConvincing || outside < kEnoughHands) continue;
    const std::string least = std::to_string(range.least);
    const std::string most = std::to_string(range.most);
    const bool is_open = range.most == kLargestCard;
    return "all " + std::to_string(within) + " hands of cards from " + least +
           (is_open ? "" : " to " + most) + " are answered right; --range=" + least + "-" + most +
           " leaves the others out";
  }
  return {};
}

}  // namespace twentyfour
