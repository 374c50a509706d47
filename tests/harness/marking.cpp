#include "tests/harness/marking.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <variant>

#include "solver/checking/checking.hpp"
#include "solver/text/wording.hpp"
#include "tests/harness/ranges.hpp"
#include "tests/harness/texts.hpp"

namespace twentyfour {
namespace {

Query query_asking(Query query, Question asked) {
  query.asked = asked;
  return query;
}

// What a program does in place of an answer; nothing if it answers.
std::optional<Refusal> refusal_of(const Response& response) {
  if (response.ending == Ending::kFlooded || response.ending == Ending::kCrashed) {
    return Refusal{response.ending, ""};
  }
  if (!response.has(Seen::kNoAnswer) || response.said.empty()) return std::nullopt;
  return Refusal{Ending::kUsual, response.said};
}

bool refuses(const Response& response, const Refusal& refusal) {
  const auto own = refusal_of(response);
  return own && own->ending == refusal.ending && own->said == refusal.said;
}

// Whether people write one of the cards as A, J, Q or K.
bool has_letter(const Cards& cards) {
  return std::ranges::any_of(
      cards, [](std::int64_t card) { return card == 1 || (card > 10 && card <= 13); });
}

class Marker {
 public:
  Marker(const std::vector<PuzzleFile>& files, const std::vector<FileOutput>& outputs,
         const RefereeOptions& options)
      : files_(files), outputs_(outputs), options_(options), right_(options) {}

  Marking mark() {
    const bool is_any_read = any_is_read();
    Marking marking = {.are_unread = !is_any_read && !all_say_no()};
    if (is_any_read) marking.refusal = find_refusal();
    heeds_denials_ = wants_expressions() && are_denials_told();
    if (wants_expressions()) find_texts_of_none();
    for (std::size_t i = 0; i < files_.size(); ++i) {
      std::vector<Marked>& marks = marking.marks.emplace_back();
      for (std::size_t j = 0; j < files_[i].puzzles.size(); ++j) {
        const Response& response = outputs_[i].responses[j];
        const bool is_refused = marking.refusal && refuses(response, *marking.refusal);
        const bool is_read = !response.has(Seen::kNoAnswer) || (!is_refused && !marking.are_unread);
        marks.push_back(marked(response, files_[i].puzzles[j], is_read));
      }
      if (!options_.allows_any_status) blame_ending(outputs_[i], marks);
    }
    return marking;
  }

 private:
  bool wants_expressions() const { return options_.expect == Expect::kExpressions; }
  bool is_batch() const { return options_.give == Give::kBatch; }

  template <class Holds>
  bool any_response(const Holds& holds) const {
    return std::ranges::any_of(outputs_, [&](const FileOutput& output) {
      return std::ranges::any_of(output.responses, holds);
    });
  }

  // Whether a text has an answer that can be read.
  bool any_is_read() const {
    return any_response([](const Response& response) {
      return response.ending == Ending::kUsual &&
             (response.word ||
              std::ranges::any_of(response.printed.answers, [](const PrintedAnswer& answer) {
                return answer.verdict != Verdict::kNotJudged;
              }));
    });
  }

  // Where expressions are expected: whether there are texts without an answer, and each says NO.
  bool all_say_no() const {
    const Words& words = options_.query.words;
    const auto is_text = [](const Response& response) { return response.has(Seen::kNoAnswer); };
    return wants_expressions() && !words.no.empty() && any_response(is_text) &&
           !any_response([&](const Response& response) {
             return is_text(response) && last_word(response.said, words) != false;
           });
  }

  // Whether the words no and not tell anything: not if they stand beside each right expression too,
  // as in a menu.
  bool are_denials_told() const {
    bool is_beside_right = false;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      for (std::size_t j = 0; j < files_[i].puzzles.size(); ++j) {
        const auto& [answers, denies, claim] = outputs_[i].responses[j].printed;
        const bool is_right =
            !answers.empty() && std::ranges::all_of(answers, [](const PrintedAnswer& answer) {
              return answer.verdict == Verdict::kRight;
            });
        if (is_right && !denies) return true;
        is_beside_right = is_beside_right || is_right;
      }
    }
    return !is_beside_right;
  }

  // Whether a text without an answer says so itself.
  bool says_none(const Response& response) const {
    const bool has_word = last_word(response.said, {"", options_.query.words.no}) == false;
    return has_word || (response.printed.claim.is_of_none && heeds_denials_);
  }

  // Finds what programs print for hands without a solution, other than a claim that there is none;
  // if each has one, for all.
  void find_texts_of_none() {
    for (const bool is_of_all : {false, true}) {
      for (std::size_t i = 0; i < files_.size(); ++i) {
        for (std::size_t j = 0; j < files_[i].puzzles.size(); ++j) {
          const Response& response = outputs_[i].responses[j];
          if (!response.has(Seen::kNoAnswer)) continue;
          if (!is_of_all && right_.is_yes(files_[i].puzzles[j])) continue;
          has_hand_of_none_ = true;
          if (!says_none(response)) texts_of_none_.insert(response.printed.claim.words);
        }
      }
      if (has_hand_of_none_) return;
    }
  }

  // Why a text without an answer is no NO; empty if it is.
  std::string doubt_about(const Response& response) const {
    const Claim& claim = response.printed.claim;
    if (says_none(response)) return {};
    if (!claim.doubt.empty()) return "expected a NO, found " + twentyfour::quoted(claim.doubt);
    const bool is_same = texts_of_none_.size() == 1 && texts_of_none_.contains(claim.words);
    return is_same ? "" : "expected a NO, or the same text for all hands without a solution";
  }

  // If a program refuses hands by their cards, and one of them at least has a solution; in a batch,
  // if it crashes at a hand by its cards.
  std::optional<Refusal> find_refusal() {
    std::vector<Refusal> tried;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      for (std::size_t j = 0; j < files_[i].puzzles.size(); ++j) {
        const Response& response = outputs_[i].responses[j];
        auto refusal = refusal_of(response);
        const auto is_same = [&](const Refusal& other) { return refuses(response, other); };
        if (is_batch() && response.ending != Ending::kCrashed) continue;
        if (!refusal || std::ranges::any_of(tried, is_same) ||
            (!is_batch() && !right_.is_yes(files_[i].puzzles[j])))
          continue;
        if (is_by_cards(*refusal)) return refusal;
        tried.push_back(*std::move(refusal));
      }
    }
    return std::nullopt;
  }

  bool is_by_cards(Refusal& refusal) const {
    constexpr std::size_t kEnoughAsked = 4;
    refusal.is_of_letters = true;
    const auto kind_of = [&](std::size_t i, std::size_t j) -> std::optional<bool> {
      const Response& response = outputs_[i].responses[j];
      const bool is_blank = response.ending == Ending::kUsual && response.said.empty();
      if (response.ending == Ending::kNotTried || (is_batch() && is_blank)) return std::nullopt;
      return !refuses(response, refusal);
    };
    for (std::size_t i = 0; i < files_.size(); ++i) {
      for (std::size_t j = 0; j < files_[i].puzzles.size(); ++j) {
        refusal.is_of_letters &= kind_of(i, j) == !has_letter(files_[i].puzzles[j].cards);
      }
    }
    const HandsInRange answered = good_range(files_, kind_of);
    refusal.range = answered.range;
    return refusal.is_of_letters || (answered.good == 0 && answered.hands >= kEnoughAsked);
  }

  // @param is_read  a text without an answer says NO where expressions are expected
  Marked marked(const Response& response, const Puzzle& puzzle, bool is_read) {
    Marked marked = {Mark::kNotJudged, {}, response.said, {}, response.seen};
    const auto& [yes, no] = options_.query.words;
    if (response.has(Seen::kOtherCase)) {
      marked.said += " (the case differs from " + yes + "/" + no + ")";
    }
    if (response.ending != Ending::kUsual) {
      constexpr std::array kMarksOfEndings = {Mark::kNotTried, Mark::kRight, Mark::kCrashed,
                                              Mark::kTimedOut, Mark::kTooMuchOutput};
      marked.mark = kMarksOfEndings.at(static_cast<std::size_t>(response.ending));
    } else if (response.is_unmatched) {
      if (response.has(Seen::kSilence)) marked.mark = Mark::kNoAnswer;
    } else if (response.has(Seen::kAnswersOnErrors) || !is_read) {
      return marked;
    } else if (response.word) {
      marked.is_by_failure =
          (*response.word ? yes : no).empty() && response.has(Seen::kFailsByItself);
      set_verdict(marked, *response.word, puzzle);
    } else if (!response.printed.empty()) {
      if (wants_expressions()) judge(response, puzzle, marked);
    } else if (wants_expressions()) {
      const std::string doubt = doubt_about(response);
      if (!doubt.empty()) {
        marked.said += " (" + doubt + ")";
        return marked;
      }
      marked.is_by_failure = !says_none(response) && response.has(Seen::kFailsByItself);
      set_verdict(marked, false, puzzle);
    } else {
      marked.mark = Mark::kNoAnswer;
    }
    return marked;
  }

  void set_verdict(Marked& marked, bool says_yes, const Puzzle& puzzle) {
    const bool is_yes = right_.is_yes(puzzle);
    marked.says_yes = says_yes;
    marked.mark = says_yes == is_yes ? Mark::kRight : says_yes ? Mark::kWrongYes : Mark::kWrongNo;
  }

  // Judges expressions: all must be right.
  void judge(const Response& response, const Puzzle& puzzle, Marked& marked) {
    const auto& answers = response.printed.answers;
    const auto wrong = std::ranges::find(answers, Verdict::kWrong, &PrintedAnswer::verdict);
    const auto unread = std::ranges::find(answers, Verdict::kNotJudged, &PrintedAnswer::verdict);
    if (wrong == answers.end() && unread != answers.end()) {
      set_reason(marked, shown(unread->text) + ": " + unread->reason.text, unread->text);
      marked.seen.push_back(unread->reason.is_operator ? Seen::kOtherOperator
                                                       : Seen::kUnreadableAnswer);
    } else if (response.printed.denies && heeds_denials_) {
      const std::string& text = (wrong != answers.end() ? wrong : answers.begin())->text;
      set_reason(marked, shown(text) + " stands beside a word that may deny it", text);
      marked.seen.push_back(Seen::kUnreadableAnswer);
    } else if (wrong != answers.end()) {
      marked.mark = right_.is_yes(puzzle) ? Mark::kWrongExpression : Mark::kWrongYes;
      marked.says_yes = true;
      marked.wrong_expression = wrong->text;
      set_reason(marked, shown(wrong->text) + " " + wrong->reason.text, wrong->text);
      if (wrong->reason.is_operator) marked.seen.push_back(Seen::kOtherOperator);
    } else {
      marked.mark = Mark::kRight;
      marked.says_yes = true;
    }
  }

  // Quotes what was printed, and after that what is wrong with an answer in it.
  static void set_reason(Marked& marked, const std::string& reason, std::string_view answer) {
    const auto without_blanks = [](std::string text) {
      std::erase(text, ' ');
      return text;
    };
    const bool is_all = without_blanks(marked.said) == without_blanks(shown(answer));
    marked.said = is_all ? reason : marked.said + " (" + reason + ")";
  }

  // Of right answers that end with an exit status other than 0, the last of the process is not
  // right: a judge calls it a runtime error.
  void blame_ending(const FileOutput& output, std::vector<Marked>& marks) const {
    if (options_.give == Give::kBatch && !output.lines.has_ended) return;
    for (std::size_t j = marks.size(); j-- > 0;) {
      Marked& marked = marks[j];
      if (marked.mark != Mark::kRight || output.responses[j].status == 0) continue;
      marked.mark = Mark::kCrashed;
      marked.seen.push_back(Seen::kFailsAfterAnswers);
      marked.said += (marked.said.empty() ? "" : ", ") + std::string("right, but exit status ") +
                     std::to_string(output.responses[j].status);
      if (options_.give == Give::kBatch) return;
    }
  }

  const std::vector<PuzzleFile>& files_;
  const std::vector<FileOutput>& outputs_;
  const RefereeOptions& options_;
  RightAnswers right_;
  bool heeds_denials_ = false;
  std::set<std::string> texts_of_none_ = {};  // the words of each
  bool has_hand_of_none_ = false;
};

}  // namespace

bool are_right(const std::vector<Marked>& marks) {
  return std::ranges::all_of(marks,
                             [](const Marked& marked) { return marked.mark == Mark::kRight; });
}

RightAnswers::RightAnswers(const Query& query, Expect expect)
    : expect_(expect), query_(query_asking(query, Question::kOne)) {}

Deal RightAnswers::deal_of(const Puzzle& puzzle) const {
  return {puzzle.cards.begin(), puzzle.cards.end(), query_.target};
}

bool RightAnswers::is_yes(const Puzzle& puzzle) {
  const Deal deal = deal_of(puzzle);
  if (expect_ != Expect::kVerdicts) return solver_.is_solvable(deal);
  const Finding finding = check_answer(deal, puzzle.answer, query_.rules);
  if (finding.kind == Finding::Kind::kClaimOfNone) return !solver_.is_solvable(deal);
  return finding.kind == Finding::Kind::kRight;
}

std::string RightAnswers::flaw(const Puzzle& puzzle, std::string_view expression) const {
  return check_answer(deal_of(puzzle), expression, query_.rules).reason;
}

std::string RightAnswers::expected(const Puzzle& puzzle) {
  const Words& words = query_.words;
  if (expect_ == Expect::kExpressions) {
    std::string line;
    solver_.append_line(deal_of(puzzle), line);
    line.pop_back();  // the line end
    return line;
  }
  if (!is_yes(puzzle)) return words.no;
  return words.yes.empty() ? "anything but " + words.no : words.yes;
}

Marking mark(const std::vector<PuzzleFile>& files, const std::vector<FileOutput>& outputs,
             const RefereeOptions& options) {
  return Marker(files, outputs, options).mark();
}

}  // namespace twentyfour
