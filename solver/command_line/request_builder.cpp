#include "solver/command_line/request_builder.hpp"

#include <charconv>
#include <initializer_list>
#include <utility>
#include <variant>

#include "solver/command_line/judges.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/expressions/rules.hpp"
#include "solver/loops/placed_reader.hpp"

namespace twentyfour {
namespace {

template <class Value>
struct Choice {
  std::string_view name;
  Value value;
};

template <class Value>
std::optional<Value> chosen(std::string_view name, std::initializer_list<Choice<Value>> choices) {
  for (const Choice<Value>& choice : choices) {
    if (choice.name == name) return choice.value;
  }
  return std::nullopt;
}

bool is_word(std::string_view text) {
  constexpr std::string_view kNotInWords = "/ \t\n\v\f\r";
  return !text.empty() && text.find_first_of(kNotInWords) == std::string_view::npos;
}

// Reads cards as the input is read, and wants them to be one hand.
Request hand_of(const std::string& text, const Task& task) {
  PlacedReader reader(task.cards, Framing::kEof);
  reader.start_block(text, true);
  Outcome outcome = reader.read();
  while (outcome == Outcome::kHand) outcome = reader.read();
  if (outcome == Outcome::kBadCard) return UsageError{bad_card(reader.token())};
  const int cards_read = static_cast<int>(reader.hands_read()) * task.cards + reader.cards_read();
  if (cards_read == task.cards) {
    return AnswerHand{task, {reader.cards(), reader.cards() + task.cards}};
  }
  return UsageError{"a hand has " + std::to_string(task.cards) + " cards, not " +
                    std::to_string(cards_read)};
}

}  // namespace

void RequestBuilder::ask(Asked asked) {
  if (task_.asked != Asked::kWhether && task_.asked != asked) {
    refuse("only one of --expression, --all, --count and --check can be asked for");
  }
  task_.asked = asked;
}

void RequestBuilder::set_cards(std::string_view text) {
  cards_or_target_are_set_ = true;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, task_.cards);
  if (error != std::errc() || rest != end || task_.cards < 1) refuse_cards(text);
}

void RequestBuilder::set_target(std::string_view text) {
  cards_or_target_are_set_ = true;
  const auto parsed = parse_rational(text);
  if (const auto* wrong = std::get_if<NotANumber>(&parsed)) {
    refuse("--target " + in_quotes(text) + ": " + wrong->reason);
  } else {
    const Rational& target = std::get<Rational>(parsed);
    task_.target_numerator = static_cast<std::int64_t>(target.numerator());
    task_.target_denominator = static_cast<std::int64_t>(target.denominator());
  }
}

void RequestBuilder::set_ordered() {
  task_.rules.ordered = true;
}

void RequestBuilder::set_form(std::string_view text) {
  const auto form = chosen<Form>(text, {{"parentheses", Form::kParentheses},
                                        {"precedence", Form::kPrecedence},
                                        {"left-to-right", Form::kLeftToRight}});
  if (!form)
    refuse("--form takes parentheses, precedence or left-to-right, not " + in_quotes(text));
  task_.rules.form = form.value_or(Form::kParentheses);
}

void RequestBuilder::set_division(std::string_view text) {
  const auto division = chosen<Division>(text, {{"real", Division::kReal},
                                                {"exact", Division::kExact},
                                                {"truncating", Division::kTruncating}});
  if (!division) refuse("--division takes real, exact or truncating, not " + in_quotes(text));
  task_.rules.division = division.value_or(Division::kReal);
}

void RequestBuilder::set_operators(std::string_view text) {
  const std::optional<Operators> operators = Operators::of(text);
  if (!operators) refuse("--operators takes some of + - * / ^ ! in a word, not " + in_quotes(text));
  task_.rules.operators = operators.value_or(Operators());
}

void RequestBuilder::set_input(std::string_view text) {
  input_is_set_ = true;
  const auto framing = chosen<Framing>(
      text,
      {{"sentinel", Framing::kSentinel}, {"counted", Framing::kCounted}, {"eof", Framing::kEof}});
  if (!framing) refuse("--input takes sentinel, counted or eof, not " + in_quotes(text));
  framing_ = framing.value_or(Framing::kSentinel);
}

void RequestBuilder::set_words(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::string_view yes = text.substr(0, slash);
  const std::string_view no = slash == std::string_view::npos ? "" : text.substr(slash + 1);
  if (!is_word(yes) || !is_word(no) || yes == no) {
    refuse("--words takes two different words with a / between, not " + in_quotes(text));
    return;
  }
  task_.words = {std::string(yes), std::string(no)};
}

void RequestBuilder::set_judge(std::string_view text) {
  lists_judges_ = lists_judges_ || text == "list";
  const KnownJudge* const judge = judge_named(text);
  if (judge == nullptr) {
    refuse("no judge is named " + in_quotes(text) + "; --judge=list shows those that are known");
    return;
  }
  const Asked asked = task_.asked;
  task_ = judge->task;
  task_.asked = asked;
  framing_ = judge->framing;
  has_games_ = judge->has_games;
  cards_or_target_are_set_ = false;
  input_is_set_ = false;
}

Request RequestBuilder::request() {
  if (lists_judges_) return ShowJudges{};
  if (const auto wrong = error()) return *wrong;
  if (task_.asked == Asked::kCheck && (has_games_ || framing_ == Framing::kCounted)) {
    return UsageError{"--check reads a hand and an answer a line, and no count of hands"};
  }
  if (has_games_) return AnswerGames{task_};
  return AnswerInput{task_, framing_};
}

Request RequestBuilder::request(const std::string& cards) {
  if (lists_judges_) return ShowJudges{};
  if (const auto wrong = error()) return *wrong;
  if (task_.asked == Asked::kCheck) {
    return UsageError{"--check reads hands and answers from standard input, not from arguments"};
  }
  if (has_games_) return UsageError{"games are read from standard input, not from arguments"};
  if (input_is_set_) return UsageError{"--input is for standard input, not for cards as arguments"};
  return hand_of(cards, task_);
}

std::optional<UsageError> RequestBuilder::error() {
  refuse_nonsense();
  return error_;
}

void RequestBuilder::refuse_nonsense() {
  const Rules& rules = task_.rules;
  if (task_.cards > most_cards(rules)) refuse_cards(std::to_string(task_.cards));
  if (rules.operators.hold_power_or_factorial() && rules.form != Form::kParentheses) {
    refuse("--operators with ^ or ! wants --form=parentheses");
  }
  if (rules.division != Division::kReal && !rules.operators.contains(Symbol::kOver)) {
    refuse("--division says how / divides, and --operators has none");
  }
  if (rules.division != Division::kReal && task_.target_denominator != 1) {
    refuse("with --division=exact or truncating all numbers are integers, and so is --target");
  }
  if (has_games_ && cards_or_target_are_set_) {
    refuse("each game says how many cards it has and which target; --cards and --target cannot");
  }
  if (has_games_ && input_is_set_) refuse("games are counted; --input cannot change that");
}

void RequestBuilder::refuse_cards(std::string_view text) {
  const Rules& rules = task_.rules;
  Rules in_any_order = rules;
  in_any_order.ordered = false;
  Rules in_order = rules;
  in_order.ordered = true;
  refuse("--cards takes a number from 1 to " + std::to_string(most_cards(in_any_order)) +
         ", or to " + std::to_string(most_cards(in_order)) + " with --ordered, " +
         (are_usual(rules) ? "" : "by these rules, ") + "not " + in_quotes(text));
}

void RequestBuilder::refuse(std::string reason) {
  if (!error_) error_ = UsageError{std::move(reason)};
}

}  // namespace twentyfour
