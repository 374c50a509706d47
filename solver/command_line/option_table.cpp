#include "solver/command_line/option_table.hpp"

#include <algorithm>

#include "solver/command_line/misspelling.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

class Reader {
 public:
  Reader(const OptionTable& table, std::span<const char* const> words)
      : table_(table), words_(words) {}

  ReadWords read() {
    bool may_be_options = true;
    while (at_ < words_.size() && goes_on()) {
      const char* const word = words_[at_++];
      const std::string_view text = word;
      if (!may_be_options || text.size() < 2 || text[0] != '-') {
        read_.operands.emplace_back(text);
      } else if (text == "--") {
        may_be_options = false;
      } else if (text[1] == '-') {
        read_name(word);
      } else {
        read_letters(word);
      }
    }
    return read_;
  }

 private:
  bool goes_on() const { return read_.text.empty() && read_.error.empty(); }

  void read_name(const char* word) {
    const std::string_view text = word;
    const std::size_t end = std::min(text.find('='), text.size());
    const Option* const option = named(text.substr(2, end - 2), text);
    if (option == nullptr) return;
    const char* const value = end == text.size() ? nullptr : word + end + 1;
    if (value != nullptr && option->argument.empty()) {
      read_.error = "option " + in_quotes(long_name(*option)) + " takes no value";
    } else {
      set(*option, long_name(*option), value);
    }
  }

  void read_letters(const char* word) {
    for (const char* letter = word + 1; *letter != '\0' && goes_on(); ++letter) {
      const auto option = std::ranges::find(table_.options, *letter, &Option::letter);
      if (option == table_.options.end()) return refuse_letter(word, letter);
      const std::string spelling = {'-', *letter};
      if (option->argument.empty()) {
        set(*option, spelling, nullptr);
      } else if (letter[1] == '=') {
        const std::string value = printable(letter + 2);
        read_.error = joined({"write ", spelling, " ", value, " or ", long_name(*option), "=",
                              value, ", not '", spelling, "=", value, "'"});
      } else {
        return set(*option, spelling, letter[1] == '\0' ? nullptr : letter + 1);
      }
    }
  }

  // If a value is needed and missing, takes the next word.
  void set(const Option& option, const std::string& spelling, const char* value) {
    if (value == nullptr && option.argument.starts_with('=')) {
      if (at_ == words_.size()) {
        read_.error = "option " + in_quotes(spelling) + " needs a value";
        return;
      }
      value = words_[at_++];
    }
    if (option.set) {
      option.set(option, value);
    } else if (option.name == "help") {
      read_.text = help_of(table_);
    } else if (option.name == "version") {
      read_.text = joined({table_.program, " ", TWENTYFOUR_VERSION, "\n"});
    } else {
      const auto completion = std::ranges::find(table_.completions, value, &Completion::shell);
      if (completion == table_.completions.end()) {
        read_.error = "--generate takes bash, zsh or fish, not " + in_quotes(value);
      } else {
        read_.text = completion->text;
      }
    }
  }

  // The option with this name, or the only one whose name begins so. Refuses the word if there is
  // none, or more than one.
  const Option* named(std::string_view name, std::string_view word) {
    const Option* found = nullptr;
    std::string names;
    for (const Option& option : table_.options) {
      if (option.name == name) return &option;
      if (!option.name.starts_with(name) || option.help.empty()) continue;
      names.append(found == nullptr ? "" : ", ").append(long_name(option));
      found = &option;
    }
    if (found != nullptr && names == long_name(*found)) return found;
    read_.error = found == nullptr ? "unknown option " + in_quotes(word) + hint_at(name)
                                   : "option " + in_quotes(word) + " may be " + names;
    return nullptr;
  }

  // Digits may be a negative card, or a card that follows an option without a blank.
  void refuse_letter(const char* word, const char* letter) {
    const std::string_view before(word, letter);
    if (table_.operand != "card" || !is_digit(*letter)) {
      read_.error =
          joined({"unknown option ", in_quotes(std::string{'-', *letter}), hint_at(word + 1)});
    } else if (before == "-") {
      read_.error = bad_card(word);
    } else {
      read_.error = joined({"write ", before, " ", printable(letter), ", not ", in_quotes(word),
                            "; a blank must come before a card"});
    }
  }

  // The option that a word without its hyphens was perhaps meant to be.
  std::string hint_at(std::string_view word) const {
    std::vector<std::string_view> names;
    for (const Option& option : table_.options) {
      const std::string_view letter = {&option.letter, 1};
      if (equal_ignoring_case(word, letter)) return joined({"; the nearest is -", letter});
      if (!option.help.empty()) names.push_back(option.name);
    }
    return hint_at_nearest(word, names, "--");
  }

  const OptionTable& table_;
  const std::span<const char* const> words_;
  std::size_t at_ = 0;
  ReadWords read_;
};

}  // namespace

ReadWords read_options(const OptionTable& table, std::span<const char* const> words) {
  return Reader(table, words).read();
}

std::string help_of(const OptionTable& table) {
  std::string text(table.usage);
  for (const Option& option : table.options) {
    if (option.help.empty()) continue;
    if (!option.heading.empty()) text.append(option.heading).append("\n");
    std::string line = "      ";
    if (option.letter != 0) line.replace(2, 3, {'-', option.letter, ','});
    line.append(long_name(option)).append(option.argument).append("  ");
    line.resize(std::max(line.size(), table.column), ' ');
    for (const char byte : option.help) {
      line.append(1, byte).append(byte == '\n' ? table.column : 0, ' ');
    }
    text.append(line).append("\n");
  }
  return text.append(table.notes);
}

std::string long_name(const Option& option) {
  return std::string("--").append(option.name);
}

}  // namespace twentyfour
