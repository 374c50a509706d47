// The request that the options and arguments of a command line make together.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/command_line/judges.hpp"
#include "solver/command_line/option_table.hpp"
#include "solver/expressions/deal.hpp"
#include "solver/input/query.hpp"

namespace twentyfour {

// Answer one hand, given as arguments, or check the answer that follows it.
struct AnswerHand {
  Query query;
  Deal deal;
  std::string answer;  // for kCheck
  std::string note;    // for standard error: "a hand of 5 cards"; empty if that is no surprise
};

// Print the help, the version, a completion or the list of judges.
struct PrintText {
  std::string text;
};

// Report why the command line cannot be followed.
struct UsageError {
  std::string reason;
};

// A Query answers standard input.
using Request = std::variant<Query, AnswerHand, PrintText, UsageError>;

// The query of a request, or a null pointer if it has none.
inline Query* query_of(Request& request) {
  auto* const hand = std::get_if<AnswerHand>(&request);
  return hand != nullptr ? &hand->query : std::get_if<Query>(&request);
}

// A value of --input, and what it sets in a Query.
struct NamedInput {
  std::string_view name;
  Framing framing;
  bool has_games = false;
  bool has_lines = false;
};

constexpr std::array<NamedInput, 5> kInputs = {{
    {"sentinel", Framing::kSentinel},
    {"counted", Framing::kCounted},
    {"eof", Framing::kEof},
    {"lines", Framing::kEof, false, true},
    {"games", Framing::kEof, true},
}};

// Collects the options of a command line, and makes a request of them. Of two options that set the
// same thing, the later one counts. Of several errors, the first is reported.
class RequestBuilder {
 public:
  void ask(Question asked);
  void ask_for_check(const char* text);   // a null pointer, or a template
  void ask_for_values(const char* text);  // a null pointer, or the text of an interval
  void ask_for_nearest() { asks_for_nearest_ = true; }
  void set_cards(std::string_view text);
  void set_target(std::string_view text);
  void set_operators(std::string_view text);
  void set_notation(const Option& option, std::string_view text);
  void set_input(const Option& option, std::string_view text);
  void set_echo(const char* text);  // a null pointer, or a comma
  void set_columns(std::string_view text);
  void set_words(std::string_view text);
  void set_judge(const Option& option, std::string_view text);

  // The value of an enumeration whose names, in its order, are the option's values.
  template <class Value>
  Value value_of(const Option& option, std::string_view text) {
    return static_cast<Value>(chosen(option, text).value_or(0));
  }

  // The setter of an option that chooses such a value.
  template <class Value>
  auto choice(Value& member) {
    return [this, &member](const Option& option, const char* text) {
      member = value_of<Value>(option, text);
    };
  }

  // The number that the text is, if it is from 1 to `most`; otherwise refuses it and returns 0.
  int number_of(const Option& option, std::string_view text, int most);

  // What is asked for so far, for options that set a member of it.
  Query& query() { return query_; }

  // The judge that was named last, if any.
  const KnownJudge* judge() const { return judge_; }

  // The request for a hand in the arguments, with --check for a hand and an answer; if there are no
  // arguments, for standard input; or an error.
  Request request(std::vector<std::string> arguments);

 private:
  // The index of the value that matches the text: case-insensitive, a unique prefix is enough.
  // Otherwise refuses the text.
  std::optional<std::size_t> chosen(const Option& option, std::string_view text);

  // Makes one question of --values or --nearest and the other options.
  void join_questions();

  void refuse_contradictions();
  void refuse_arguments(bool is_answer_alone);

  // Sets the number of cards in a hand to that of the arguments, or refuses it. Returns the note
  // for standard error; empty if an option says the number or it is the default.
  std::string take_number_of_cards(std::size_t number, const std::string& hint);

  void refuse_cards(const std::string& what, std::string_view text);
  void refuse(std::string reason);
  void refuse_if(bool is_wrong, std::string_view reason) {
    if (is_wrong) refuse(std::string(reason));
  }

  Query query_;
  const KnownJudge* judge_ = nullptr;
  Rules judges_rules_ = {};                         // or the default
  Question judges_question_ = Question::kSolvable;  // asked if the command line has none
  bool lists_judges_ = false;
  bool asks_for_values_ = false;
  bool asks_for_nearest_ = false;

  // Set by their own options, after the last --judge.
  bool input_is_set_ = false;
  bool cards_are_set_ = false;
  bool target_is_set_ = false;

  bool notation_is_set_ = false;
  std::optional<UsageError> error_;
};

}  // namespace twentyfour
