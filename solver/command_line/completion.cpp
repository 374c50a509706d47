#include "solver/command_line/completion.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// Scripts that ask PROGRAM at each Tab. Of what it prints, :files and :command stand for what the
// shell itself offers.
constexpr std::string_view kBash = R"(# Completion for bash, printed by PROGRAM --generate=bash
_PROGRAM() {
  mapfile -t COMPREPLY < <(PROGRAM --complete "${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=("${COMPREPLY[@]%%$'\t'*}")
  if [[ ${COMP_WORDS[COMP_CWORD - 1]} == [\<\>]* || ${COMPREPLY[0]} == :* ]]; then
    COMPREPLY=()
    compopt -o default 2>/dev/null
  elif [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]]; then
    compopt -o nospace 2>/dev/null
  elif [[ -z ${COMPREPLY[0]} ]]; then
    COMPREPLY=()
  fi
}
complete -F _PROGRAM PROGRAM
)";

constexpr std::string_view kZsh = R"(#compdef PROGRAM
# Completion for zsh, printed by PROGRAM --generate=zsh
_PROGRAM() {
  local -a open offers=("${(@f)$(PROGRAM --complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")}")
  compset -P '--*=' && offers=("${(@)offers#--*=}")
  case $offers[1] in
    :files) _files ;;
    :command)
      local -i dashes=${words[(i)--]}
      shift dashes words
      ((CURRENT -= dashes))
      _normal
      ;;
    ?*)
      offers=("${(@)${(@)offers//:/\\:}/$'\t'/:}")
      open=("${(@)${(@M)offers:#--*=:*}/=:/:}")
      offers=("${(@)offers:#--*=:*}")
      _describe option offers -- open -S =
      ;;
  esac
}
if ((${funcstack[(I)_PROGRAM]})); then
  _PROGRAM "$@"
else
  compdef _PROGRAM PROGRAM
fi
)";

constexpr std::string_view kFish = R"(# Completion for fish, printed by PROGRAM --generate=fish
function __PROGRAM
    set -l word (string unescape -- (commandline -ct))
    set -l offers (PROGRAM --complete (commandline -opc)[2..] "$word")
    switch "$offers[1]"
        case :files
            set -l name (string match -r -- '^--[^=]*=' $word)
            string replace -r -- '^' "$name" (__fish_complete_path (string replace -- "$name" '' $word))
        case :command
            __fish_complete_command
            __fish_complete_path $word
        case '?*'
            string replace -r '=\t' '\t' -- $offers
    end
end
complete -c PROGRAM -f -a '(__PROGRAM)'
)";

constexpr std::pair<std::string_view, std::string_view> kScripts[] = {
    {"bash", kBash}, {"zsh", kZsh}, {"fish", kFish}};

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
    text.replace(at, what.size(), by);
  }
}

bool takes_file(const Option& option) {
  return option.argument == "=FILE" || option.argument == "=DIR";
}

std::string letter_of(const Option& option) {
  return option.letter == 0 ? "" : std::string{'-', option.letter};
}

}  // namespace

std::string completions_of(const OptionTable& table, std::span<const char* const> words) {
  const auto from_end = [words](std::size_t place) {
    return std::string_view(place < words.size() ? words[words.size() - 1 - place] : "");
  };
  for (std::size_t place = 1; place < words.size(); ++place) {
    if (from_end(place) == "--") return table.ends_with_command ? ":command\n" : "\n";
  }
  // --form=x is three words where = breaks words, and one where it does not.
  std::string_view word = from_end(0);
  std::string_view name = from_end(1);
  std::string_view prefix;
  const bool has_equals = word == "=" || name == "=" || word.find('=') < word.size();
  if (word == "=") {
    word = {};
  } else if (name == "=") {
    name = from_end(2);
  } else if (word.starts_with("--") && word.find('=') < word.size()) {
    name = word.substr(0, word.find('='));
    prefix = word.substr(0, name.size() + 1);
    word.remove_prefix(prefix.size());
  }
  std::string offers;
  const auto offer = [&](std::string_view text, std::string_view what) {
    if (text.starts_with(word)) offers += joined({prefix, text, "\t", what, "\n"});
  };
  const auto option = std::ranges::find_if(table.options, [name](const Option& each) {
    return !name.empty() && (name == long_name(each) || name == letter_of(each));
  });
  if (option != table.options.end() && takes_file(*option)) return ":files\n";
  const bool may_have_value =
      option != table.options.end() &&
      (option->argument.starts_with('=') || (has_equals && !option->values.empty()));
  if (may_have_value) {
    for (const std::string_view value : option->values) offer(value, "");
  } else if (word.starts_with('-') && prefix.empty()) {
    for (const Option& each : table.options) {
      if (each.help.empty()) continue;
      std::string help(each.help);
      std::ranges::replace(help, '\n', ' ');
      offer(letter_of(each), help);
      offer(long_name(each) + (each.argument.starts_with('=') ? "=" : ""), help);
    }
  } else if (prefix.empty()) {
    for (const std::string_view operand : table.known_operands) offer(operand, "");
  }
  return offers.empty() ? "\n" : offers;
}

std::string completion_script(const OptionTable& table, std::string_view shell_name) {
  for (const auto& [shell, script] : kScripts) {
    if (shell != shell_name) continue;
    std::string text(script);
    replace_all(text, "PROGRAM", table.program);
    return text;
  }
  return {};
}

}  // namespace twentyfour
