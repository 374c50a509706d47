// Collects the options of a command line, and makes a request of them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/command_line/judges.hpp"
#include "solver/command_line/options.hpp"

namespace twentyfour {

// A value and the name that stands for it on the command line, in any case. The name can be
// shortened to a prefix that no other choice has.
template <class Value>
struct Choice {
  std::string_view name;
  Value value;
};

template <class Value>
using Choices = std::vector<Choice<Value>>;

// Of two options that set the same thing, the later one counts. Of several errors, the first is
// reported.
class RequestBuilder {
 public:
  void ask(Asked asked);
  void ask_for_values(const char* text);  // a null pointer, or the text of an interval
  void ask_for_nearest() { asks_for_nearest_ = true; }
  void set_cards(std::string_view text);
  void set_target(std::string_view text);
  void set_ordered() { run_.rules.ordered = true; }
  void allow_subsets() { run_.rules.subsets = true; }
  void set_form(std::string_view text);
  void set_division(std::string_view text);
  void set_operators(std::string_view text);
  void set_notation(std::string_view text);
  void set_limit(std::string_view text);
  void set_input(std::string_view text);
  void set_words(std::string_view text);
  void set_judge(std::string_view text);
  void set_jobs(std::string_view text);
  void show_progress() { run_.shows_progress = true; }

  // The judge that was named last, if any.
  const KnownJudge* judge() const { return judge_; }

  // The request for cards given as arguments, with --check for them and an answer; or, if there are
  // none, for standard input; or an error.
  Request request(const std::vector<std::string>& arguments);

 private:
  void set_judge(const KnownJudge& judge);

  // The number that the text is, if it is from 1 to `most`; otherwise refuses it and returns 0.
  int number(std::string_view option, std::string_view text, int most);

  // The value that the text names. Refuses a text that names none of the choices, or more than one.
  template <class Value>
  std::optional<Value> chosen(std::string_view option, std::string_view text,
                              const Choices<Value>& choices);

  void take_number_of_cards(std::size_t number);

  // Makes one question of --values or --nearest and the other options.
  void join_questions();

  void refuse_contradictions();
  void refuse_arguments(std::size_t number);
  void refuse_cards(const std::string& what, std::string_view text);
  void refuse(std::string reason);

  Run run_;
  const KnownJudge* judge_ = nullptr;
  bool lists_judges_ = false;
  bool asks_for_values_ = false;
  bool asks_for_nearest_ = false;

  // Set by their own options, not by --judge.
  bool input_is_set_ = false;
  bool cards_are_set_ = false;
  bool target_is_set_ = false;
  bool notation_is_set_ = false;

  bool cards_are_known_ = false;  // how many a hand has: by --cards or --judge

  std::optional<UsageError> error_;
};

}  // namespace twentyfour
