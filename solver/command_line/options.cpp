#include "solver/command_line/options.hpp"

#include <getopt.h>

#include "solver/command_line/messages.hpp"
#include "solver/judge/hand_reader.hpp"

namespace twentyfour {
namespace {

constexpr option kLongOptions[] = {{"help", no_argument, nullptr, 'h'},
                                   {"version", no_argument, nullptr, 'V'},
                                   {nullptr, 0, nullptr, 0}};
constexpr char kShortOptions[] = "hV";

// getopt_long leaves the letter of what it did not understand in optopt; 0 stands for a long
// option that it does not know, and a letter that it does know for a long option with an argument
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

// Reads cards as the input is read, and wants them to be one hand.
Request hand_of(const std::string& cards) {
  HandReader reader;
  reader.start_block(cards.data(), cards.data() + cards.size());
  int cards_read = 0;
  for (bool finished = false; !finished;) {
    Reading reading = reader.read();
    if (reading == Reading::kMore) {
      reading = reader.finish();
      finished = true;
    }
    if (reading == Reading::kBadCard) return UsageError{bad_card(reader.bad_token())};
    if (reading == Reading::kHand) cards_read += kCardsInHand;
    if (reading == Reading::kShortHand) cards_read += reader.cards_read();
  }
  if (cards_read == kCardsInHand) return AnswerHand{reader.hand()};
  return UsageError{"a hand has 4 cards, not " + std::to_string(cards_read)};
}

}  // namespace

Request parse_command_line(int argc, char** argv) {
  opterr = 0;
  for (;;) {
    switch (getopt_long(argc, argv, kShortOptions, kLongOptions, nullptr)) {
      case 'h':
        return ShowHelp{};
      case 'V':
        return ShowVersion{};
      case -1: {
        if (optind == argc) return AnswerInput{};
        std::string cards;
        for (int i = optind; i < argc; ++i) cards.append(argv[i]).append(" ");
        return hand_of(cards);
      }
      default:
        return not_understood(argv);
    }
  }
}

}  // namespace twentyfour
