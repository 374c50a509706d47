#include "solver/command_line/options.hpp"

#include <getopt.h>
#include <string>
#include <string_view>
#include <vector>

#include "solver/command_line/arguments.hpp"
#include "solver/command_line/messages.hpp"
#include "solver/command_line/request_builder.hpp"

namespace twentyfour {
namespace {

enum LongOnly {
  kCheck = 256,
  kOrdered,
  kForm,
  kDivision,
  kOperators,
  kInput,
  kWords,
  kJudge,
  kProgress
};

constexpr option kLongOptions[] = {{"expression", no_argument, nullptr, 'e'},
                                   {"all", no_argument, nullptr, 'a'},
                                   {"count", no_argument, nullptr, 'c'},
                                   {"check", no_argument, nullptr, kCheck},
                                   {"cards", required_argument, nullptr, 'n'},
                                   {"target", required_argument, nullptr, 't'},
                                   {"ordered", no_argument, nullptr, kOrdered},
                                   {"form", required_argument, nullptr, kForm},
                                   {"division", required_argument, nullptr, kDivision},
                                   {"operators", required_argument, nullptr, kOperators},
                                   {"input", required_argument, nullptr, kInput},
                                   {"words", required_argument, nullptr, kWords},
                                   {"judge", required_argument, nullptr, kJudge},
                                   {"progress", no_argument, nullptr, kProgress},
                                   {"help", no_argument, nullptr, 'h'},
                                   {"version", no_argument, nullptr, 'V'},
                                   {nullptr, 0, nullptr, 0}};
constexpr char kShortOptions[] = ":eacn:t:hV";

// A long option may be cut short as long as it is clear which it is.
UsageError unknown_or_ambiguous(const std::string& long_option) {
  const std::string_view word = long_option;
  const std::string_view name = word.substr(0, word.find('=')).substr(2);
  std::string candidates;
  for (const option& known : kLongOptions) {
    if (known.name == nullptr || !std::string_view(known.name).starts_with(name)) continue;
    candidates.append(candidates.empty() ? "--" : ", --").append(known.name);
  }
  if (candidates.empty()) return {"unknown option " + in_quotes(long_option)};
  return {"option " + in_quotes(long_option) + " may be " + candidates};
}

// The word whose first letter was not understood, if it is a number below zero. getopt_long moves
// on to the next word after the last letter of one.
const char* negative_number(char** argv) {
  for (const char* const word : {argv[optind - 1], argv[optind]}) {
    if (word != nullptr && looks_negative(word) && word[1] == optopt) return word;
  }
  return nullptr;
}

// getopt_long leaves the letter of what it did not understand in optopt; 0 stands for a long
// option that it does not know, and a value that it does know for a long option with an argument
// where none goes.
UsageError not_understood(char** argv) {
  const std::string long_option = argv[optind - 1];
  if (optopt == 0) return unknown_or_ambiguous(long_option);
  for (const option& known : kLongOptions) {
    if (known.name != nullptr && known.val == optopt) {
      return {"option " + in_quotes(std::string("--") + known.name) + " takes no argument"};
    }
  }
  if (const char* const number = negative_number(argv)) return {bad_card(number)};
  return {"unknown option " + in_quotes(std::string("-") + static_cast<char>(optopt))};
}

// A short option may stand behind others in one word.
UsageError without_argument(char** argv) {
  const std::string_view word = argv[optind - 1];
  const bool is_long = word.substr(0, 2) == "--";
  return {"option " +
          in_quotes(is_long ? std::string(word) : std::string("-") + static_cast<char>(optopt)) +
          " wants an argument"};
}

Request request_of(RequestBuilder& builder, int argc, char** argv) {
  if (optind == argc) return builder.request();
  return builder.request(std::vector<std::string>(argv + optind, argv + argc));
}

}  // namespace

Request parse_command_line(int argc, char** argv) {
  RequestBuilder builder;
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
      case kForm:
        builder.set_form(optarg);
        break;
      case kDivision:
        builder.set_division(optarg);
        break;
      case kOperators:
        builder.set_operators(optarg);
        break;
      case kInput:
        builder.set_input(optarg);
        break;
      case kWords:
        builder.set_words(optarg);
        break;
      case kJudge:
        builder.set_judge(optarg);
        break;
      case kProgress:
        builder.show_progress();
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
