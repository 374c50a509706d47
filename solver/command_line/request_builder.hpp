// From options, one by one, to what they ask for together.
#ifndef TWENTYFOUR_SOLVER_COMMAND_LINE_REQUEST_BUILDER_HPP
#define TWENTYFOUR_SOLVER_COMMAND_LINE_REQUEST_BUILDER_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/command_line/choices.hpp"
#include "solver/command_line/judges.hpp"
#include "solver/command_line/options.hpp"

namespace twentyfour {

// Of two options that set the same the later one counts. The first thing that is wrong is kept.
class RequestBuilder {
 public:
  void ask(Asked asked);
  void set_cards(std::string_view text);
  void set_target(std::string_view text);
  void set_ordered();
  void set_form(std::string_view text);
  void set_division(std::string_view text);
  void set_operators(std::string_view text);
  void set_input(std::string_view text);
  void set_words(std::string_view text);
  void set_judge(std::string_view text);
  void show_progress();

  // What is asked of standard input, or what is wrong.
  Request request();

  // The same of the cards given as arguments.
  Request request(const std::vector<std::string>& arguments);

 private:
  // Null stands for the list of them.
  void set_judge(const KnownJudge* judge);

  // Nothing, and the option refused, if the text names none of the choices or more than one.
  template <class Value>
  std::optional<Value> chosen(std::string_view option, std::string_view text,
                              const Choices<Value>& choices);

  std::optional<UsageError> error();
  void refuse_nonsense();
  void refuse_cards(std::string_view text);
  void refuse(std::string reason);

  Task task_;
  Framing framing_ = Framing::kSentinel;
  bool has_games_ = false;
  bool lists_judges_ = false;
  bool shows_progress_ = false;

  // Whether an option of its own set it.
  bool input_is_set_ = false;
  bool cards_or_target_are_set_ = false;

  std::optional<UsageError> error_;
};

}  // namespace twentyfour

#endif
