#include "solver/command_line/options.hpp"

#include <charconv>
#include <getopt.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "solver/command_line/messages.hpp"
#include "solver/expressions/rational.hpp"
#include "solver/judge/hand_reader.hpp"

namespace twentyfour {
namespace {

enum LongOnly { kCheck = 256, kOrdered };

constexpr option kLongOptions[] = {
    {"expression", no_argument, nullptr, 'e'},   {"all", no_argument, nullptr, 'a'},
    {"count", no_argument, nullptr, 'c'},        {"check", no_argument, nullptr, kCheck},
    {"cards", required_argument, nullptr, 'n'},  {"target", required_argument, nullptr, 't'},
    {"ordered", no_argument, nullptr, kOrdered}, {"help", no_argument, nullptr, 'h'},
    {"version", no_argument, nullptr, 'V'},      {nullptr, 0, nullptr, 0}};
constexpr char kShortOptions[] = ":eacn:t:hV";

constexpr int kMostCards = 7;
constexpr int kMostOrderedCards = 8;

// getopt_long leaves the letter of what it did not understand in optopt; 0 stands for a long
// option that it does not know, and a value that it does know for a long option with an argument
// where none goes.
UsageError not_understood(char** argv) {
  const std::string long_option = argv[optind - 1];
  if (optopt == 0) return {"unknown option " + quoted(long_option)};
  for (const option& known : kLongOptions) {
    if (known.name != nullptr && known.val == optopt) {
      return {"option " + quoted(std::string("--") + known.name) + " takes no argument"};
    }
  }
  return {"unknown option " + quoted(std::string("-") + static_cast<char>(optopt))};
}

// A short option may stand behind others in one word.
UsageError without_argument(char** argv) {
  const std::string_view word = argv[optind - 1];
  const bool is_long = word.substr(0, 2) == "--";
  return {"option " +
          quoted(is_long ? std::string(word) : std::string("-") + static_cast<char>(optopt)) +
          " wants an argument"};
}

// Builds a task from options one by one, and keeps the first thing that is wrong with them.
class TaskBuilder {
 public:
  void ask(Asked asked) {
    if (task_.asked != Asked::kWhether && task_.asked != asked) {
      refuse("only one of --expression, --all, --count and --check can be asked for");
    }
    task_.asked = asked;
  }

  void set_cards(std::string_view text) {
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, task_.cards);
    if (error != std::errc() || rest != end || task_.cards < 1) refuse_cards(text);
  }

  void set_target(std::string_view text) {
    const auto parsed = parse_rational(text);
    if (const auto* wrong = std::get_if<NotANumber>(&parsed)) {
      refuse("--target " + quoted(text) + ": " + wrong->reason);
    } else {
      const Rational& target = std::get<Rational>(parsed);
      task_.target_numerator = static_cast<std::int64_t>(target.numerator());
      task_.target_denominator = static_cast<std::int64_t>(target.denominator());
    }
  }

  void set_ordered() { task_.rules.ordered = true; }

  // What is wrong, if anything is.
  std::optional<UsageError> error() {
    const int most = task_.rules.ordered ? kMostOrderedCards : kMostCards;
    if (task_.cards > most) refuse_cards(std::to_string(task_.cards));
    return error_;
  }

  const Task& task() const { return task_; }

 private:
  void refuse_cards(std::string_view text) {
    refuse("--cards takes a number from 1 to " + std::to_string(kMostCards) + ", or to " +
           std::to_string(kMostOrderedCards) + " with --ordered, not " + quoted(text));
  }

  void refuse(std::string reason) {
    if (!error_) error_ = UsageError{std::move(reason)};
  }

  Task task_;
  std::optional<UsageError> error_;
};

// Reads cards as the input is read, and wants them to be one hand.
Request hand_of(const std::string& cards, const Task& task) {
  if (task.asked == Asked::kCheck) {
    return UsageError{"--check reads hands and answers from standard input, not from arguments"};
  }
  HandReader reader(task.cards);
  reader.start_block(cards.data(), cards.data() + cards.size());
  int cards_read = 0;
  for (bool finished = false; !finished;) {
    Reading reading = reader.read();
    if (reading == Reading::kMore) {
      reading = reader.finish();
      finished = true;
    }
    if (reading == Reading::kBadCard) return UsageError{bad_card(reader.bad_token())};
    if (reading == Reading::kHand) cards_read += task.cards;
    if (reading == Reading::kShortHand) cards_read += reader.cards_read();
  }
  if (cards_read == task.cards) {
    return AnswerHand{task, {reader.cards(), reader.cards() + task.cards}};
  }
  return UsageError{"a hand has " + std::to_string(task.cards) + " cards, not " +
                    std::to_string(cards_read)};
}

Request request_of(TaskBuilder& builder, int argc, char** argv) {
  if (const auto error = builder.error()) return *error;
  if (optind == argc) {
    if (is_judges_task(builder.task())) return JudgeInput{};
    return AnswerInput{builder.task()};
  }
  std::string cards;
  for (int i = optind; i < argc; ++i) cards.append(argv[i]).append(" ");
  return hand_of(cards, builder.task());
}

}  // namespace

Request parse_command_line(int argc, char** argv) {
  TaskBuilder builder;
  for (;;) {
    switch (getopt_long(argc, argv, kShortOptions, kLongOptions, nullptr)) {
      case 'e':
        builder.ask(Asked::kOne);
        break;
      case 'a':
        builder.ask(Asked::kAll);
        break;
      case 'c':
        builder.ask(Asked::kCount);
        break;
      case kCheck:
        builder.ask(Asked::kCheck);
        break;
      case 'n':
        builder.set_cards(optarg);
        break;
      case 't':
        builder.set_target(optarg);
        break;
      case kOrdered:
        builder.set_ordered();
        break;
      case 'h':
        return ShowHelp{};
      case 'V':
        return ShowVersion{};
      case ':':
        return without_argument(argv);
      case -1:
        return request_of(builder, argc, argv);
      default:
        return not_understood(argv);
    }
  }
}

}  // namespace twentyfour
