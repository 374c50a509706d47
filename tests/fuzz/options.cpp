// Any command line is a request that makes sense, or one that is refused with a reason. The input
// is the arguments, one a line.

#include "solver/command_line/options.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/expressions/rules.hpp"
#include "solver/text/characters.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kMostArguments = 32;

std::vector<std::string> arguments_of(std::string_view text) {
  std::vector<std::string> arguments = {"twentyfour"};
  // As the system would pass it: up to a byte of zero.
  for (const std::string& line : lines_of(text)) {
    if (arguments.size() < kMostArguments) arguments.emplace_back(line.c_str());
  }
  return arguments;
}

void look_at(const Query& query) {
  require(query.cards >= 1 && query.cards <= most_cards(query.rules), "hands have some cards");
  require(query.target.denominator() > 0, "the target is a number");
  require(!query.words.yes.empty() && !query.words.no.empty(), "the words are not empty");
  require(query.words.yes != query.words.no, "the words differ");
  const auto& [low, high] = query.interval;
  require(low ? high && *low <= *high : !high, "values are asked for from one to a larger one");
}

struct Look {
  void operator()(const Query& query) const { look_at(query); }
  void operator()(const AnswerHand& request) const {
    look_at(request.query);
    require(request.deal.size() == static_cast<std::size_t>(request.query.cards),
            "the hand has as many cards as asked for");
    for (const int card : request.deal) {
      require(card <= 9999, "cards are from 0 to 9999");
    }
  }
  void operator()(const UsageError& error) const {
    require(!error.reason.empty(), "there is a reason");
    for (const char byte : error.reason) {
      require(!is_control(byte), "the reason is a printable line: " + error.reason);
    }
  }
  void operator()(const PrintText& request) const {
    require(!request.text.empty(), "there is a text");
  }
};

}  // namespace

void try_input(Choices& choices) {
  std::vector<std::string> arguments = arguments_of(choices.text());
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  std::visit(Look(), parse_command_line(static_cast<int>(arguments.size()), argv.data()));
}

}  // namespace twentyfour
