// Any options and any input: a run ends with answers or with a message of one line, and what it
// gives does not depend on how the input is cut. The input is standard input; choices are the
// options.

#include <cstddef>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "solver/answering/dispatch.hpp"
#include "solver/answering/solver.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/terminal.hpp"
#include "solver/text/characters.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kLongestInput = 200;
constexpr std::size_t kLongestInputOfSlowHands = 60;

// Arguments, and values of options that have no list of them.
const std::vector<std::string> kWords = split(
    "--values=-1/2..24 ~ --check={}. ~ --limit=1 ~ --limit=3 ~ --limit=100 ~ -t0 ~ -t1 ~ "
    "-n1 ~ -n2 ~ -n3 ~ -n4 ~ -n5 ~ -n6 ~ -n7 ~ -n8 ~ -j1 ~ -j2 ~ -j4 ~ -t24 ~ --limit=1000 ~ "
    "--check=Answer:{} ~ --words=YES/NO ~ --words=true/false ~ --operators=+- ~ --operators=+-* ~ "
    "--operators=+-*/ ~ --operators=+-*/^ ~ --operators=+-*/! ~ --operators=+-*/^! ~ "
    "-t-7/2 ~ -t10 ~ -t999999999999999999 ~ --operators=/ ~ --operators=-! ~ "
    "--operators=^! ~ --operators=+ ~ --words=ERROR/x ~ -- ~ 5 ~ 5,5 ~ [5,5,5,1] ~ K ~ "
    " ~ 4878 ~ hands.csv",
    " ~ ");

using Texts = std::vector<std::string>;

// Each option of the program, alone and with the values that it chooses from.
std::vector<Texts> all_options() {
  RequestBuilder builder;
  std::vector<Texts> all;
  for (const Option& option : options_of(builder).options) {
    Texts words;
    if (!option.argument.starts_with('=')) words.push_back(long_name(option));
    for (const std::string_view value : option.values) {
      words.push_back(long_name(option).append("=").append(value));
    }
    if (!words.empty()) all.push_back(std::move(words));
  }
  return all;
}

std::vector<std::string> chosen_arguments(Choices& choices) {
  static const std::vector<Texts> kOptions = all_options();
  std::vector<std::string> arguments = {"twentyfour"};
  for (std::size_t left = choices.below(6); left > 0; --left) {
    if (choices.below(3) == 0) {
      arguments.push_back(kWords.at(choices.below(kWords.size())));
    } else {
      const Texts& words = kOptions.at(choices.below(kOptions.size()));
      arguments.push_back(words.at(choices.below(words.size())));
    }
  }
  return arguments;
}

void require_line(const std::string& message) {
  for (const char byte : message) require(!is_control(byte), "a message is a line: " + message);
}

// What the run writes, and the message with which it ends.
std::pair<std::string, std::string> result_of(const Query& query, std::string_view input,
                                              Cuts cuts) {
  MemoryStreams streams(input, std::move(cuts));
  LoopMemory& memory = zeroed_memory(input.size());
  std::string message;
  Source source(query);
  try {
    LineCounts lines;
    const Outcome outcome = answers_lines(query) ? answer_lines(query, streams, memory, lines)
                                                 : answer_all(query, source, streams, memory);
    if (outcome != Outcome::kEnd) message = input_error(outcome, source);
    if (lines.bad > 0 || !lines.not_text.empty()) message = bad_lines(lines);
  } catch (const LimitExceeded& error) {
    message = limit_exceeded(error);
  } catch (const OutOfMemory& error) {
    message = about_hand(error.deal, "out of memory");
  }
  require_line(message);
  require(streams.output().empty() || streams.output().back() == '\n', "lines are whole");
  return {streams.output(), message};
}

void try_run(Query query, Choices& choices) {
  query.jobs = 1;
  if (may_use_kernel(query)) query.kernel = &best_kernel();
  if (query.echo == 0 && choices.below(3) == 0) query = typed_query(query);
  const auto cuts = chosen_cuts(choices);
  const bool is_slow =
      query.has_games || query.cards > 4 || query.rules.operators.has_power_or_factorial();
  const std::string_view input =
      choices.text().substr(0, is_slow ? kLongestInputOfSlowHands : kLongestInput);
  const auto whole = result_of(query, input, in_one_piece);
  const auto cut = result_of(query, input, cuts);
  require(cut.first == whole.first, cut.first + " is written in one piece as " + whole.first);
  require(cut.second == whole.second, cut.second + " is in one piece: " + whole.second);
}

void try_hand(const AnswerHand& request) {
  std::string line;
  try {
    if (const auto verdict = check(request.query, request.deal, request.answer).line;
        request.query.asked == Question::kCheck && verdict) {
      line = *verdict + "\n";
    } else {
      Solver(request.query).append_line(request.deal, line);
    }
  } catch (const LimitExceeded& error) {
    line = limit_exceeded(error) + "\n";
  } catch (const OutOfMemory&) {
    return;
  }
  require(line.ends_with('\n'), "a hand gets a line");
}

}  // namespace

void try_input(Choices& choices) {
  std::vector<std::string> arguments = chosen_arguments(choices);
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  const Request request = parse_command_line(static_cast<int>(arguments.size()), argv.data());
  if (const auto* const query = std::get_if<Query>(&request)) try_run(*query, choices);
  if (const auto* const hand = std::get_if<AnswerHand>(&request)) try_hand(*hand);
  if (const auto* const error = std::get_if<UsageError>(&request)) require_line(error->reason);
}

}  // namespace twentyfour
