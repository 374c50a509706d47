#include "tests/harness/hints.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

#include "tests/harness/answers.hpp"

namespace twentyfour {
namespace {

constexpr std::string_view kNameWords =
    "no answer can be read; --words=Y/N names the words that the program prints";
constexpr std::string_view kNameShape =
    "no expression in any output (read are infix, postfix and steps with their results); "
    "--words=Y/N is for a program that prints words";
// After the way in which hands are not given.
constexpr std::string_view kGiveOtherwise = "if it does not read its hands so, try ";
constexpr std::string_view kOtherWays[] = {"--give=stdin or --give=arguments", "--give=arguments",
                                           "--give=stdin"};
constexpr std::string_view kStatusGoesWithNo =
    "its exit status goes with NO; --any-status lets such answers count";
constexpr std::string_view kStatusAnswers =
    "it prints nothing, but its exit status differs; a shell prints it: "
    "sh -c './solve \"$@\" && echo YES || echo NO' sh {}";

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

std::string give_hint(const RefereeOptions& options) {
  return std::string(kGiveOtherwise).append(kOtherWays[static_cast<std::size_t>(options.give)]);
}

std::string unread_hint(const Outputs& outputs, std::size_t hands, const RefereeOptions& options) {
  constexpr std::size_t kEnoughHands = 4;
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
  Marker marker(options);
  Outputs outputs;
  for (const auto& [puzzle, marked] : all) {
    if (marked->unread.empty()) continue;
    outputs[marked->unread] += marker.expected(*puzzle) == options.run.words.no ? -1 : 1;
  }
  const bool is_right = std::ranges::all_of(
      all, [](const MarkedHand& each) { return each.marked->mark == Mark::kRight; });
  if (outputs.empty() || is_right) return {};
  const Words& words = options.run.words;
  const bool is_no =
      outputs.size() == 1 && !words.no.empty() && last_word(outputs.begin()->first, words) == false;
  if (is_no) return {};
  bool has_hint = false;
  std::size_t set_aside = 0;
  for (const auto& [puzzle, marked] : all) {
    if (marked->unread.empty()) continue;
    ++set_aside;
    marked->mark = Mark::kNotJudged;
    marked->says_yes.reset();
    has_hint = has_hint || !marked->hint.empty();
  }
  if (has_hint) return {};
  const bool are_same = outputs.size() == 1 && set_aside == all.size() && set_aside > 1;
  if (!are_same) return unread_hint(outputs, all.size(), options);
  return "the same is printed for every hand; " + give_hint(options);
}

std::vector<std::string> hints_of(const std::vector<MarkedHand>& all,
                                  const RefereeOptions& options) {
  std::vector<std::string> hints;
  bool goes_with_no = options.give != Give::kBatch && all.size() > 1;
  std::string nothing;
  bool differs = false;
  Marker marker(options);
  for (const auto& [puzzle, marked] : all) {
    const bool is_silent = marked->mark == Mark::kNoAnswer && marked->said.starts_with("(nothing)");
    differs = differs || (is_silent && !nothing.empty() && marked->said != nothing);
    if (is_silent) nothing = marked->said;
    if (marked->hint.empty()) continue;
    goes_with_no = goes_with_no && marked->hint == kAnyStatus &&
                   marker.expected(*puzzle) == options.run.words.no;
    if (std::ranges::find(hints, marked->hint) == hints.end()) hints.emplace_back(marked->hint);
  }
  if (!hints.empty() && goes_with_no) hints = {std::string(kStatusGoesWithNo)};
  if (differs) hints.emplace_back(kStatusAnswers);
  return hints;
}

}  // namespace

std::string set_aside(const std::vector<PuzzleFile>& files, Tried& tried,
                      const RefereeOptions& options) {
  std::vector<MarkedHand> all;
  for (std::size_t i = 0; i < files.size(); ++i) {
    for (std::size_t j = 0; j < files[i].puzzles.size(); ++j) {
      all.push_back({&files[i].puzzles[j], &tried.marks[i][j]});
    }
  }
  std::string text;
  const bool are_crashes = std::ranges::all_of(
      all, [](const MarkedHand& each) { return each.marked->mark == Mark::kCrashed; });
  if (are_crashes && all.size() > 1) return "it ends so for every hand; " + give_hint(options);
  if (std::ranges::none_of(
          all, [&](const MarkedHand& asked) { return is_read(asked, options.expect); })) {
    text = set_texts_aside(all, options);
  }
  for (const std::string& hint : hints_of(all, options)) {
    text.append(text.empty() ? "" : "\n").append(hint);
  }
  return text;
}

}  // namespace twentyfour
