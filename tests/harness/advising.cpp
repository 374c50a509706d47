#include "tests/harness/advising.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/ranges.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

// What was seen in an output, and what to try.
struct Advice {
  Seen seen;
  std::string_view text;
};

constexpr Advice kAdvice[] = {
    {Seen::kUsage, "it asks for arguments; --give=arguments gives it each hand that way"},
    {Seen::kAnswersOnErrors, "its answers are on standard error: --stderr reads it"},
    {Seen::kFailsAfterAnswers,
     "right answers fail because of how the program ends; --any-status lets them count"},
    {Seen::kFailsWithText,
     "right answers fail because of how the program ends; --any-status lets them count"},
    {Seen::kFailsWithErrors,
     "for hands without a solution it ends with another status, and writes on standard error: "
     "--any-status --stderr lets that be a NO"},
    {Seen::kWantsOneCard,
     R"(it reads a line as one number: if it reads a card per line, try --stdin='{1}\n{2}\n{3}\n{4}\n')"},
    {Seen::kReadsOn,
     "it reads past the end of its input: give it all hands with --give=batch, or put what it "
     "waits for in --stdin"},
    {Seen::kNeverEnds,
     "it answers, but does not end: if it reads past the end of its input, give it all hands with "
     "--give=batch, or put what ends it in --stdin"},
    {Seen::kBothWords,
     "an output has both words; the last one counts, so name other words with --words=Y/N if that "
     "is wrong"},
    {Seen::kExpressions, "it prints expressions: --expect=expressions"},
    {Seen::kOtherOperator,
     "an answer uses an operator that is not allowed; --operators sets those that are, as in "
     "'--operators=+-*/^!'"},
    {Seen::kUnreadableAnswer,
     "the referee reads what twentyfour --check reads; if answers stand among other text, "
     "--answer=TEMPLATE says where, as in --answer='Answer: {}'"},
};

constexpr std::string_view kNameWords =
    "no answer can be read; --words=Y/N names the words that the program prints";
constexpr std::string_view kNameShape =
    "no expression in any output (the referee reads what twentyfour --check reads); for a program "
    "that prints words, use --words=Y/N; --answer=TEMPLATE says where answers stand";
constexpr std::string_view kNoneHasSolution =
    "no hand here has a solution, so nobody knows which text says NO: add hands with solutions, or "
    "name the word for NO, as in --words='/no solution'";
constexpr std::string_view kRefusesAll =
    "it refuses every answer that has no tags; if it needs tags or an equals sign, the README of "
    "the referee has recipes with --stdin";
constexpr std::string_view kStatusAnswers =
    "it prints nothing, but its exit status differs; to print that as words, use a shell: sh -c '";
constexpr std::string_view kNotFlushed = "what a program has not flushed when it ends is lost; ";

// The group that a float fails, and a tolerance that is too large or too small.
constexpr std::string_view kWideCards = "wide-cards";

// Fewer hands are not evidence.
constexpr std::size_t kEnoughHands = 4;

// A hand, the response to it, and its mark.
struct Hand {
  const Puzzle& puzzle;
  const Response& response;
  const Marked& marked;

  bool has(Seen seen) const { return std::ranges::find(marked.seen, seen) != marked.seen.end(); }
};

// Whether the end of a process lets its answers fail.
bool fails(Seen seen) {
  return seen == Seen::kFailsAfterAnswers || seen == Seen::kFailsWithText;
}

bool fits(const FileOutput& output) {
  return output.lines.fits();
}

// Whether a process reads the number of its hands, which is 1.
bool has_number_of_one(const RefereeOptions& options) {
  return options.give == Give::kStdin && options.standard_input.empty() &&
         options.query.framing == Framing::kCounted;
}

// How hands may be given otherwise.
std::string give_hint(const RefereeOptions& options) {
  constexpr std::string_view kOtherWays[] = {"--give=stdin or --give=arguments", "--give=arguments",
                                             "--give=stdin"};
  if (has_number_of_one(options)) {
    return R"(if it does not read a number of hands before the hand, try --stdin='{}\n')";
  }
  return std::string("if it does not read its hands this way, try ")
      .append(kOtherWays[static_cast<std::size_t>(options.give)]);
}

class Adviser {
 public:
  Adviser(const std::vector<PuzzleFile>& files, const std::vector<FileOutput>& outputs,
          const Marking& marking, const RefereeOptions& options)
      : files_(files), outputs_(outputs), marking_(marking), options_(options), right_(options) {
    for (std::size_t i = 0; i < files.size(); ++i) {
      for (std::size_t j = 0; j < files[i].puzzles.size(); ++j) {
        hands_.push_back({files[i].puzzles[j], outputs[i].responses[j], marking.marks[i][j]});
      }
    }
  }

  std::vector<std::string> advise(const Explanation& explanation) {
    add_banner();
    add_misfit();
    add_outputs();
    // Why a scorer refuses all answers without tags has been said.
    if (explanation.is_explained || !refuses_all()) {
      for (const std::string& line : explanation.lines) add(line);
    }
    add_reach();
    const bool has_cause = !explanation.lines.empty() && explanation.is_explained;
    if (!has_cause && !marking_.refusal) add_good_range();
    return std::move(lines_);
  }

 private:
  void add(std::string line) {
    if (!line.empty()) lines_.push_back(std::move(line));
  }

  template <class Holds>
  bool all_hands(const Holds& holds) const {
    return std::ranges::all_of(hands_, holds);
  }
  bool all_have(Seen seen) const {
    return all_hands([seen](const Hand& hand) { return hand.has(seen); });
  }
  bool any_has(Seen seen) const {
    return std::ranges::any_of(hands_, [seen](const Hand& hand) { return hand.has(seen); });
  }
  bool has_any_right_yes() const {
    return std::ranges::any_of(hands_, [](const Hand& hand) {
      return hand.marked.mark == Mark::kRight && hand.marked.says_yes == true;
    });
  }
  bool is_batch() const { return options_.give == Give::kBatch; }

  void add_banner() {
    for (const FileOutput& output : outputs_) {
      if (output.lines.banner.empty()) continue;
      return add("the first line is a banner, not an answer: " + output.lines.banner);
    }
  }

  // Of batches that have no line for each hand.
  void add_misfit();

  // Of what the outputs have.
  void add_outputs();

  bool crashes_always() const;

  // Whether a program ends badly, with a line on standard error, where there is no solution.
  bool is_no_by_status() {
    return any_has(Seen::kFailsWithErrors) && all_hands([this](const Hand& hand) {
             return hand.has(Seen::kFailsWithErrors) != right_.is_yes(hand.puzzle);
           });
  }

  std::string command_without_places() const {
    std::vector<std::string> words = options_.command;
    std::erase_if(words,
                  [](const std::string& word) { return word.find('{') != std::string::npos; });
    const std::string command = joined_by(" ", words);
    return command.find_first_of("'|&;<>") == std::string::npos ? command : "./solve";
  }

  // Whether more answers are right, or would be but for how their processes end, than are missing
  // because of that.
  bool are_mostly_right() {
    int more = 0;
    for (const Hand& hand : hands_) {
      const bool is_right = hand.marked.mark == Mark::kRight ||
                            (hand.marked.says_yes && hand.has(Seen::kFailsAfterAnswers));
      const bool is_missing = hand.has(Seen::kFailsWithText) && right_.is_yes(hand.puzzle);
      more += is_right ? 1 : is_missing ? -1 : 0;
    }
    return more > 0;
  }

  bool applies(Seen seen, bool is_usage);
  bool refuses_all() const;
  std::string place_of_answer() const;
  std::string refusal() const;
  std::string unread_texts();
  std::string text_of_none();

  // If all is right, for which cards, and which group would tell more.
  void add_reach();

  // If all hands tried of small cards are answered right, and others not.
  void add_good_range();

  const std::vector<PuzzleFile>& files_;
  const std::vector<FileOutput>& outputs_;
  const Marking& marking_;
  const RefereeOptions& options_;
  RightAnswers right_;
  std::vector<Hand> hands_;
  std::vector<std::string> lines_;
};

// Whether a batch is answered up to the first hand that begins with 0.
bool ends_at_zero(const PuzzleFile& file, const BatchLines& lines) {
  const auto begins_with_zero = [](const Puzzle& puzzle) { return puzzle.cards.front() == 0; };
  const auto zero = std::ranges::find_if(file.puzzles, begins_with_zero);
  return zero != file.puzzles.end() &&
         static_cast<std::size_t>(zero - file.puzzles.begin()) == lines.lines;
}

void Adviser::add_misfit() {
  const auto misfit = std::ranges::find_if_not(outputs_, fits);
  if (misfit == outputs_.end()) return;
  const auto all_misfits = [&](const auto& holds) {
    for (std::size_t i = 0; i < files_.size(); ++i) {
      if (!fits(outputs_[i]) && !holds(files_[i], outputs_[i].lines)) return false;
    }
    return true;
  };
  const bool has_sentinel =
      options_.query.framing == Framing::kSentinel && options_.expect != Expect::kVerdicts;
  std::string text = files_[static_cast<std::size_t>(misfit - outputs_.begin())].name + ": " +
                     answers_to_hands(misfit->lines);
  if (any_has(Seen::kAnswersOnErrors) || any_has(Seen::kUsage)) {
    // What else was seen says why.
  } else if (all_misfits([](const auto&, const BatchLines& lines) {
               return lines.lines > 1 && lines.lines + 1 == lines.hands;
             })) {
    text +=
        "; it may drop the last hand: if it needs a line after that, or does not stop at the end "
        "of its input, --give=stdin shows it";
  } else if (all_misfits(ends_at_zero)) {
    text += "; it ends at a hand that begins with 0: --range=1-9999 leaves such hands out";
  } else if (all_misfits([](const auto&, const BatchLines& lines) { return lines.is_row; })) {
    text += "; line ends are missing: each answer is a line";
  } else if (all_have(Seen::kSilence)) {
    text += std::string("; ").append(kNotFlushed) + give_hint(options_);
  } else if (has_sentinel && all_misfits([](const auto&, const BatchLines& lines) {
               return lines.lines == lines.hands + 1;
             })) {
    text += "; if one of them is to the hand of zeros at the end, --input=eof leaves that hand out";
  } else if (all_misfits([](const auto&, const BatchLines& lines) { return lines.lines == 1; })) {
    text += "; if a process reads one hand, --give=stdin starts one for each";
  } else {
    const bool are_for_yes = all_misfits([this](const PuzzleFile& file, const BatchLines& lines) {
      return static_cast<std::size_t>(std::ranges::count_if(
                 file.puzzles, [this](const Puzzle& puzzle) { return right_.is_yes(puzzle); })) ==
             lines.lines;
    });
    const bool has_fewer = misfit->lines.lines < misfit->lines.hands;
    text += has_fewer && !are_for_yes ? "; it stops before the last hand, or has no line for some"
                                      : "; --give=stdin takes any number of lines for a hand";
    if (are_for_yes && options_.expect != Expect::kExpressions) {
      text += ", also none, with --words=" + options_.query.words.yes + "/";
    }
  }
  add(text);
}

// Whether every process crashes without an answer. In a batch one hand has the mark.
bool Adviser::crashes_always() const {
  const auto has_crashed = [](const Marked& marked) { return marked.mark == Mark::kCrashed; };
  const bool is_without_answer = all_hands([&](const Hand& hand) {
    return (has_crashed(hand.marked) && !hand.has(Seen::kFailsAfterAnswers)) ||
           (is_batch() && hand.has(Seen::kSilence));
  });
  return is_without_answer && std::ranges::all_of(marking_.marks, [&](const auto& marks) {
           return std::ranges::any_of(marks, has_crashed);
         });
}

// Where the first right answer stands that is not judged, for a shell.
std::string Adviser::place_of_answer() const {
  for (const Hand& hand : hands_) {
    for (const PrintedAnswer& answer : hand.response.printed.answers) {
      const char quote = answer.place.find('\'') == std::string::npos ? '\'' : '"';
      const bool is_plain = answer.place.find_first_of("\\$`!") == std::string::npos;
      if (answer.place.empty() || (quote == '"' && !is_plain)) continue;
      return quote + answer.place + quote;
    }
  }
  return {};
}

// The words with which all texts begin for hands without a solution, and not all others.
std::string Adviser::text_of_none() {
  std::optional<std::string_view> common;
  for (const Hand& hand : hands_) {
    if (right_.is_yes(hand.puzzle)) continue;
    const std::string_view said = hand.response.said;
    if (!common) common = said;
    const auto* const end = std::ranges::mismatch(*common, said).in1;
    common = common->substr(0, static_cast<std::size_t>(end - common->begin()));
  }
  if (!common) return {};
  common->remove_prefix(
      static_cast<std::size_t>(std::ranges::find_if(*common, is_letter) - common->begin()));
  const std::string_view text =
      trim_right(common->substr(0, common->find_first_of("0123456789'/[")));
  const bool is_told = std::ranges::any_of(hands_, [&](const Hand& hand) {
    return right_.is_yes(hand.puzzle) && hand.response.said.find(text) == std::string::npos;
  });
  return is_told ? std::string(text) : "";
}

std::string Adviser::refusal() const {
  if (!marking_.refusal) return {};
  const auto& [ending, said, is_of_letters, range] = *marking_.refusal;
  const std::string what = ending == Ending::kFlooded   ? "prints too much"
                           : ending == Ending::kCrashed ? "crashes"
                                                        : "prints \"" + said + "\"";
  if (is_of_letters) {
    return "it " + what +
           " only for hands with A, J, Q or K; --judge=hustoj-1945 --stdin='{}\\n' gives the "
           "letters";
  }
  const std::string least = std::to_string(range.least);
  const std::string most = std::to_string(range.most);
  return "it " + what + " only for hands with cards outside " + least + " to " + most +
         "; --range=" + least + "-" + most + " leaves them out";
}

// Where no text has an answer: what the texts are.
std::string Adviser::unread_texts() {
  std::map<std::string, int> texts;  // how often for hands with a solution, less those without
  bool are_all = true;
  bool has_solution = false;
  bool has_silence = false;
  for (const Hand& hand : hands_) {
    has_silence = has_silence || hand.has(Seen::kSilence);
    const bool is_text = hand.has(Seen::kNoAnswer);
    const bool is_yes = right_.is_yes(hand.puzzle);
    are_all = are_all && is_text;
    has_solution = has_solution || is_yes;
    if (is_text) texts[hand.response.said] += is_yes ? 1 : -1;
  }
  if (texts.empty()) return {};
  if (options_.expect == Expect::kExpressions && !has_solution) {
    return std::string(kNoneHasSolution);
  }
  if (has_silence) return std::string(kNotFlushed) + give_hint(options_);
  const bool are_whole =
      std::ranges::none_of(texts, [](const auto& each) { return each.first.ends_with(kCut); });
  if (are_whole && texts.size() == 1 && are_all && hands_.size() > 1) {
    return "it prints the same for every hand; " + give_hint(options_);
  }
  const bool are_words = are_whole && texts.size() == 2 && hands_.size() >= kEnoughHands &&
                         std::ranges::all_of(texts, [](const auto& each) {
                           return each.first.find_first_of("/'") == std::string::npos;
                         });
  const std::string none = are_words || !has_solution ? "" : text_of_none();
  if (!none.empty()) {
    return "if other texts than \"" + none + "\" say YES, try --words='/" + none + "'";
  }
  if (!are_words) {
    return std::string(options_.expect == Expect::kExpressions ? kNameShape : kNameWords);
  }
  auto yes = texts.begin();
  auto no = std::next(yes);
  if (yes->second < no->second) std::swap(yes, no);
  return "it prints two texts, perhaps for YES and NO: --words='" + yes->first + "/" + no->first +
         "'";
}

bool has_tags(std::string_view answer) {
  return answer.find_first_of("<`") != std::string_view::npos ||
         answer.find("boxed") != std::string_view::npos;
}

// Whether a scorer refuses every answer without tags.
bool Adviser::refuses_all() const {
  return options_.expect == Expect::kVerdicts && all_hands([](const Hand& hand) {
           return hand.marked.says_yes == false || has_tags(hand.puzzle.answer);
         });
}

// Whether the advice about what was seen fits this program.
// @param is_usage  every output says how the program is used
bool Adviser::applies(Seen seen, bool is_usage) {
  if (seen == Seen::kUsage) return is_usage;
  if (seen == Seen::kFailsWithErrors) return is_no_by_status();
  if (seen == Seen::kReadsOn && marking_.refusal) return false;
  if (seen == Seen::kNeverEnds && has_any_right_yes()) return false;
  if (seen == Seen::kUnreadableAnswer && !options_.places.empty()) return false;
  if (fails(seen) && !are_mostly_right()) return false;
  return any_has(seen);
}

void Adviser::add_outputs() {
  const bool is_usage = marking_.are_unread && all_have(Seen::kUsage);
  const std::size_t processes = is_batch() ? files_.size() : hands_.size();
  if (!is_usage && processes > 1 && crashes_always()) {
    const auto* const cause = std::ranges::find_if(kAdvice, [this](const Advice& advice) {
      return (advice.seen == Seen::kReadsOn || advice.seen == Seen::kWantsOneCard) &&
             any_has(advice.seen);
    });
    return add(std::string("it ends this way for every ") + (is_batch() ? "file" : "hand") + "; " +
               (cause != std::end(kAdvice) ? std::string(cause->text) : give_hint(options_)));
  }
  std::set<std::string_view> said;
  for (const auto& [seen, text] : kAdvice) {
    if (!applies(seen, is_usage) || !said.insert(text).second) continue;
    const std::string place = seen == Seen::kUnreadableAnswer ? place_of_answer() : "";
    add(place.empty() ? std::string(text)
                      : "if what stands there is its answer, try --answer=" + place);
  }
  const bool is_silent = all_have(Seen::kSilence) && hands_.size() > 1;
  if (is_silent && std::ranges::all_of(outputs_, fits)) {
    std::set<int> statuses;
    for (const Hand& hand : hands_) statuses.insert(hand.response.status);
    add(statuses.size() > 1 ? std::string(kStatusAnswers) + command_without_places() +
                                  " \"$@\" && echo YES || echo NO' sh {}"
                            : std::string("it prints nothing for any hand; ").append(kNotFlushed) +
                                  give_hint(options_));
  } else if (marking_.are_unread && said.empty()) {
    add(unread_texts());
  } else if (any_has(Seen::kDoubtfulNo)) {
    const std::string none = text_of_none();
    if (!none.empty()) add("if \"" + none + "\" says NO, try --words='/" + none + "'");
  }
  const auto says_no = [](const Hand& hand) { return hand.marked.says_yes == false; };
  if (has_number_of_one(options_) && all_hands(says_no)) add(give_hint(options_));
  add(refusal());
  if (refuses_all()) add(std::string(kRefusesAll));
}

void Adviser::add_reach() {
  if (options_.expect == Expect::kVerdicts || !std::ranges::all_of(marking_.marks, are_right)) {
    return;
  }
  constexpr std::int64_t kMostUsual = 24;
  const bool has_wide = options_.range.most <= kMostUsual || !options_.hands_file.empty() ||
                        std::ranges::find(files_, kWideCards, &PuzzleFile::group) != files_.end();
  CardRange range = {kLargestCard, 0};
  std::size_t hands = 0;
  std::size_t larger = 0;
  for (const Hand& hand : hands_) {
    const auto [least, most] = std::ranges::minmax(hand.puzzle.cards);
    if (has_wide || most <= kMostUsual) {
      range = {std::min(range.least, least), std::max(range.most, most)};
      ++hands;
    } else {
      ++larger;
    }
  }
  if (hands == 0) return;
  add("all answers are right, for " + counted(hands, "hand") + " of cards from " +
      std::to_string(range.least) + " to " + std::to_string(range.most) +
      (larger == 0 ? "" : " and " + counted(larger, "hand") + " with larger ones") +
      (has_wide ? "" : "; run the group " + std::string(kWideCards) + " to test cards up to 9999"));
}

void Adviser::add_good_range() {
  constexpr std::size_t kConvincing = 20;
  constexpr std::int64_t kFewestCards = 9;
  if (options_.expect == Expect::kVerdicts) return;
  const auto [range, hands, good, bad] =
      good_range(files_, [this](std::size_t i, std::size_t j) -> std::optional<bool> {
        return marking_.marks[i][j].mark == Mark::kRight;
      });
  if (hands < kConvincing || bad < kEnoughHands || range.most < kFewestCards) return;
  const std::string least = std::to_string(range.least);
  const std::string most = std::to_string(range.most);
  add("all " + std::to_string(hands) + " hands tried of cards from " + least + " to " + most +
      " are answered right; --range=" + least + "-" + most + " leaves the others out");
}

}  // namespace

std::vector<std::string> advise(const std::vector<PuzzleFile>& files,
                                const std::vector<FileOutput>& outputs, const Marking& marking,
                                const Explanation& explanation, const RefereeOptions& options) {
  return Adviser(files, outputs, marking, options).advise(explanation);
}

}  // namespace twentyfour
