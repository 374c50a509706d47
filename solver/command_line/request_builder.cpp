#include "solver/command_line/request_builder.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "solver/checking/template.hpp"
#include "solver/command_line/hand_in_arguments.hpp"
#include "solver/command_line/misspelling.hpp"
#include "solver/command_line/options.hpp"
#include "solver/expressions/reading.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/input/lines.hpp"
#include "solver/judge/tokens.hpp"
#include "solver/numbers/rational.hpp"
#include "solver/system/system.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// Blanks may stand inside a word.
bool is_word(std::string_view text) {
  return !text.empty() && text.front() != ' ' && text.back() != ' ' &&
         std::none_of(text.begin(), text.end(),
                      [](char byte) { return byte == '/' || (byte != ' ' && is_space(byte)); });
}

// The number from 1 to `most` that the text is, or 0.
int number_up_to(int most, std::string_view text) {
  return static_cast<int>(std::max(0LL, number_of(text.data(), text.data() + text.size(), most)));
}

}  // namespace

void RequestBuilder::ask(Question asked) {
  refuse_if(query_.asked != Question::kSolvable && query_.asked != asked,
            "only one of --expression, --all, --count and --check can be given");
  query_.asked = asked;
}

void RequestBuilder::ask_for_check(const char* text) {
  ask(Question::kCheck);
  if (text == nullptr) return;
  std::vector<Template>& templates = query_.templates;
  const std::optional<Template> found = Template::of(text);
  refuse_if(!found,
            "--check takes a template with {} where the answer stands, as in --check='Answer: {}', "
            "not " +
                in_quotes(text));
  refuse_if(!templates.empty() && templates.back().is_whole(),
            "--check={} comes last, because every text has it");
  if (found) templates.push_back(*found);
}

void RequestBuilder::ask_for_values(const char* text) {
  asks_for_values_ = true;
  query_.interval = {};
  if (text == nullptr) return;
  const std::string_view interval = text;
  const std::size_t dots = interval.find("..");
  if (dots != std::string_view::npos) {
    query_.interval = {target_in(interval.substr(0, dots)), target_in(interval.substr(dots + 2))};
  }
  const auto& [low, high] = query_.interval;
  if (!low || !high || *low > *high) {
    refuse("--values takes A..B, two integers or fractions P/Q with A at most B, not " +
           in_quotes(interval));
  }
}

void RequestBuilder::set_cards(std::string_view text) {
  cards_are_set_ = true;
  query_.cards = number_up_to(std::numeric_limits<int>::max(), text);
  if (query_.cards == 0) refuse_cards("--cards takes a number", text);
}

void RequestBuilder::set_target(std::string_view text) {
  target_is_set_ = true;
  if (const auto target = target_in(text)) {
    query_.target = *target;
  } else {
    refuse("--target takes an integer or P/Q, each of at most 18 digits, not " + in_quotes(text));
  }
}

void RequestBuilder::set_operators(std::string_view text) {
  const bool has_double_star = text.find("**") != std::string_view::npos;
  const std::optional<Operators> operators = Operators::of(text);
  if (!operators || has_double_star) {
    refuse("--operators takes some of " + spaced(kAllOperators) + " without blanks, not " +
           in_quotes(text) + (has_double_star ? "; a power is ^" : ""));
  }
  query_.rules.operators = operators.value_or(Operators());
}

void RequestBuilder::set_notation(const Option& option, std::string_view text) {
  notation_is_set_ = true;
  query_.notation = value_of<Notation>(option, text);
}

void RequestBuilder::set_input(const Option& option, std::string_view text) {
  input_is_set_ = true;
  refuse_if(query_.has_games && query_.framing == Framing::kCounted,
            "with this judge, the number of games comes first; --input cannot change that");
  const NamedInput& input = kInputs.at(chosen(option, text).value_or(0));
  query_.framing = input.framing;
  query_.has_games = input.has_games;
  query_.has_lines = input.has_lines;
}

void RequestBuilder::set_echo(const char* text) {
  refuse_if(text != nullptr && text != std::string_view(","),
            "--echo takes no value, or a comma: --echo=,");
  query_.echo = text == nullptr ? '\t' : ',';
}

void RequestBuilder::set_columns(std::string_view text) {
  const std::size_t dash = std::min(text.find('-'), text.size());
  const int most = std::numeric_limits<int>::max();
  query_.columns.first = number_up_to(most, text.substr(0, dash));
  query_.columns.last =
      dash == text.size() ? query_.columns.first : number_up_to(most, text.substr(dash + 1));
  refuse_if(query_.columns.first == 0 || query_.columns.last < query_.columns.first,
            joined({"--columns takes A-B, two numbers from 1 on with A at most B, not ",
                    in_quotes(text)}));
}

void RequestBuilder::set_words(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::string_view yes = text.substr(0, slash);
  const std::string_view no = slash == std::string_view::npos ? "" : text.substr(slash + 1);
  if (!is_word(yes) || !is_word(no) || yes == no) {
    refuse("--words takes two different words with a / between them, not " + in_quotes(text));
    return;
  }
  query_.words = {std::string(yes), std::string(no)};
}

void RequestBuilder::set_judge(const Option& option, std::string_view text) {
  if (candidates(option.values, text).empty()) {
    refuse(no_judge(text) + "; --judge=list shows the known judges");
  }
  const auto at = chosen(option, text);
  if (!at) return;
  if (*at == 0) {
    lists_judges_ = true;
    return;
  }
  judge_ = &known_judges()[*at - 1];
  const Query defaults;
  query_.cards = defaults.cards;
  query_.target = defaults.target;
  query_.rules = defaults.rules;
  query_.words = defaults.words;
  query_.framing = defaults.framing;
  query_.has_games = query_.has_lines = false;
  const Question typed = std::exchange(query_.asked, Question::kSolvable);
  read_options(options_of(*this), judge_->options);
  judges_question_ = std::exchange(query_.asked, typed);
  if (judge_->has_counted_games) {
    query_.framing = Framing::kCounted;
    query_.has_games = true;
  }
  judges_rules_ = query_.rules;
  input_is_set_ = cards_are_set_ = target_is_set_ = false;
}

Request RequestBuilder::request(std::vector<std::string> arguments) {
  if (query_.asked == Question::kSolvable && !asks_for_values_) query_.asked = judges_question_;
  refuse_contradictions();
  join_questions();
  const bool is_check = query_.asked == Question::kCheck;
  refuse_if(arguments.empty() && is_check && query_.framing == Framing::kCounted,
            "--check reads a hand and an answer from each line, and no number of hands");
  if (lists_judges_) return PrintText{table_of_judges()};
  if (error_) return *error_;
  if (arguments.empty()) return query_;
  std::string answer;
  if (is_check && (arguments.size() > 1 || !names_file(arguments.front()))) {
    answer = std::move(arguments.back());
    arguments.pop_back();
  }
  const auto [cards, error] = cards_in(arguments);
  refuse_if(!error.empty(), error);
  refuse_arguments(arguments.empty());
  refuse_if(cards.size() + 1 == static_cast<std::size_t>(query_.cards) && is_card(answer),
            "the answer is missing; after the cards, --check takes an expression or NO");
  if (error_) return *error_;
  std::string note = take_number_of_cards(cards.size(), hint_at(arguments));
  if (error_) return *error_;
  return AnswerHand{query_, {cards.begin(), cards.end(), query_.target}, answer, note};
}

std::string RequestBuilder::take_number_of_cards(std::size_t number, const std::string& hint) {
  const std::string text = std::to_string(number);
  const bool is_possible = can_search(number, query_.rules);
  if (cards_are_set_ || judge_ != nullptr) {
    if (number == static_cast<std::size_t>(query_.cards)) return {};
    refuse("a hand has " + std::to_string(query_.cards) + " cards, not " + text +
           (is_possible && hint.empty() ? "; -n " + text + " allows " + text : hint));
  } else if (number == 1) {
    refuse("a hand of 1 card needs -n 1" + hint);
  } else if (is_possible) {
    query_.cards = static_cast<int>(number);
  } else {
    refuse_cards("a hand has a number of cards", text);
  }
  if (query_.cards == Query().cards) return {};
  return joined({"a hand of ", text, " cards"});
}

void RequestBuilder::join_questions() {
  const bool asks_for_equations = asks_for_values_ || asks_for_nearest_;
  refuse_if(asks_for_values_ && (target_is_set_ || asks_for_nearest_),
            "--values asks for all values of a hand; --target and --nearest ask for one");
  refuse_if(asks_for_nearest_ && query_.asked != Question::kOne, "--nearest needs --expression");
  const bool is_equation =
      query_.notation == Notation::kEquation || query_.notation == Notation::kSteps;
  refuse_if(asks_for_equations && notation_is_set_ && !is_equation,
            "with --values and --nearest, --notation takes only equation and steps");
  refuse_if(
      asks_for_values_ && (query_.asked == Question::kAll || query_.asked == Question::kCheck),
      "--values can be given with --expression or --count, not with --all or --check");
  if (asks_for_values_) {
    query_.asked = query_.asked == Question::kSolvable ? Question::kValues
                   : query_.asked == Question::kOne    ? Question::kValueEquations
                                                       : Question::kCountValues;
  } else if (asks_for_nearest_) {
    query_.asked = Question::kNearest;
  }
}

void RequestBuilder::refuse_contradictions() {
  const Rules& rules = query_.rules;
  if (query_.cards > most_cards(rules)) {
    refuse_cards("--cards takes a number", std::to_string(query_.cards));
  }
  refuse_if(rules.form != Form::kParentheses && rules.operators.has_power_or_factorial(),
            "--operators with ^ or ! needs --form=parentheses");
  const bool divides =
      rules.operators.contains(Symbol::kOver) || rules.operators.contains(Symbol::kPower);
  const bool has_others =
      rules.division != judges_rules_.division && !(rules.operators == judges_rules_.operators);
  refuse_if(rules.division != Division::kReal && !divides && has_others,
            "--division says how / and ^ divide, and --operators has neither");
  refuse_if(rules.division != Division::kReal && query_.target.denominator() != 1,
            "with --division=exact or truncating, --target must be an integer");
  const bool has_expressions = query_.asked == Question::kOne || query_.asked == Question::kAll ||
                               query_.asked == Question::kCheck;
  refuse_if(query_.notation != Notation::kInfix && !has_expressions,
            "--notation is for --expression, --all and --check");
  refuse_if(query_.notation == Notation::kBrackets && !traits_of(rules.form).has_brackets,
            "--notation=brackets needs --form=parentheses");
  const bool says_error = query_.words.yes == kErrorWord || query_.words.no == kErrorWord;
  refuse_if(answers_lines(query_) && says_error,
            "with --input=lines and --check, ERROR means a bad line; --words cannot use it");
  refuse_if((query_.has_header || query_.echo != 0) && !answers_lines(query_),
            "--header and --echo need --input=lines or --check");
  refuse_if(query_.columns.first != 0 && (!query_.has_lines || query_.asked == Question::kCheck),
            "--columns needs --input=lines, and a question other than --check");
  refuse_if(query_.has_games && (cards_are_set_ || target_is_set_),
            "each game gives its number of cards and its target; --cards and --target cannot "
            "change them");
}

void RequestBuilder::refuse_arguments(bool is_answer_alone) {
  refuse_if(is_answer_alone, "--check takes the cards of a hand, and after them the answer");
  refuse_if(query_.has_games, "games are read from standard input, not from arguments");
  refuse_if(input_is_set_, "--input is for standard input, not for cards as arguments");
  refuse_if(query_.has_header || query_.echo != 0,
            "--header and --echo are for standard input, not for cards as arguments");
  refuse_if(query_.shows_progress, "--progress is for standard input, not for cards as arguments");
}

void RequestBuilder::refuse_cards(const std::string& what, std::string_view text) {
  auto most = [rules = query_.rules](bool ordered) mutable {
    rules.ordered = ordered;
    return std::to_string(most_cards(rules));
  };
  const bool are_fewer = query_.rules.operators.has_power_or_factorial();
  const std::string ordered =
      are_fewer ? joined({", or up to ", most(true), " with --ordered, if --operators has ^ or !"})
                : "";
  refuse(joined({what, " from 1 to ", most(false), ordered, ", not ", in_quotes(text)}));
}

int RequestBuilder::number_of(const Option& option, std::string_view text, int most) {
  if (const int number = number_up_to(most, text); number != 0) return number;
  refuse(joined({long_name(option), " takes a number from 1 to ", std::to_string(most), ", not ",
                 in_quotes(text)}));
  return 0;
}

std::optional<std::size_t> RequestBuilder::chosen(const Option& option, std::string_view text) {
  const std::vector<std::size_t> found = candidates(option.values, text);
  if (found.size() == 1) return found.front();
  std::vector<std::string> names;
  if (found.empty()) names.assign(option.values.begin(), option.values.end());
  for (const std::size_t i : found) names.emplace_back(option.values[i]);
  const std::string list = enumerated(names, "or");
  refuse(found.empty() ? joined({long_name(option), " takes ", list, ", not ", in_quotes(text),
                                 hint_at_nearest(text, option.values)})
                       : joined({long_name(option), " ", in_quotes(text), " may be ", list}));
  return std::nullopt;
}

void RequestBuilder::refuse(std::string reason) {
  if (!error_) error_ = UsageError{std::move(reason)};
}

}  // namespace twentyfour
