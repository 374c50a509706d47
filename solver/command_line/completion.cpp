#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "solver/command_line/option_table.hpp"
#include "solver/input/bad_input.hpp"
#include "solver/text/characters.hpp"
#include "solver/text/wording.hpp"

namespace twentyfour {
namespace {

// Scripts, in which words in capitals are replaced: PROGRAM, OPERAND and KNOWN by those of the
// table, the line OPTIONS by a line for each option, NAMES by all spellings of options, and the
// line COMMAND by what completes a command after --, if there is one.
constexpr std::string_view kBash = R"(# Completion for bash, printed by PROGRAM --generate=bash
_PROGRAM() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local prefix='' offer i
  local -a offers=()
  COMPREPLY=()

  # --form=x is three words where = breaks words, and one where it does not.
  if [[ $word == '=' ]]; then
    word=
  elif [[ $before == '=' ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $word == --*=* ]]; then
    before=${word%%=*}
    prefix=$before=
    word=${word#*=}
  fi

  if [[ $before == [\<\>]* ]]; then
    compopt -o default 2>/dev/null
    return
  fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    if [[ ${COMP_WORDS[i]} == -- ]]; then
COMMAND
      return
    fi
  done
  case $before in
OPTIONS
    *)
      if [[ -z $prefix && $word == -* ]]; then
        offers=(NAMES)
      elif [[ -z $prefix ]]; then
        offers=(KNOWN)
      fi
      ;;
  esac
  for offer in "${offers[@]}"; do
    if [[ $offer == "$word"* ]]; then COMPREPLY+=("$prefix$offer"); fi
  done
  if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == --*= ]]; then
    compopt -o nospace 2>/dev/null
  fi
}
complete -F _PROGRAM PROGRAM
)";

constexpr std::string_view kZsh = R"(#compdef PROGRAM
# Completion for zsh, printed by PROGRAM --generate=zsh
_PROGRAM() {
COMMAND
  _arguments -s -S \
OPTIONS
    '*:OPERAND:(KNOWN )'
}
if ((${funcstack[(I)_PROGRAM]})); then
  _PROGRAM "$@"
else
  compdef _PROGRAM PROGRAM
fi
)";

constexpr std::string_view kZshCommand = R"(  local -i dashes=${words[(i)--]}
  if ((dashes < CURRENT)); then
    shift dashes words
    ((CURRENT -= dashes))
    _normal
    return
  fi
)";

constexpr std::string_view kFish = R"(# Completion for fish, printed by PROGRAM --generate=fish
complete -c PROGRAM -f
OPTIONS
COMMAND
)";

constexpr std::string_view kFishCommand =
    R"(complete -c PROGRAM -n '__fish_seen_subcommand_from --' -F -a '(__fish_complete_command)'
complete -c PROGRAM -n 'not __fish_seen_subcommand_from --' -a 'KNOWN'
)";

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
    text.replace(at, what.size(), by);
  }
}

// In the quotation marks of zsh and fish.
std::string quoted(std::string text) {
  replace_all(text, "'", "'\\''");
  return joined({"'", text, "'"});
}

bool needs_value(const Option& option) {
  return option.argument.starts_with('=');
}

bool takes_file(const Option& option) {
  return option.argument == "=FILE" || option.argument == "=DIR" || option.argument == "=CMD";
}

// The values, with blanks between them, each escaped so that a shell takes it literally.
std::string escaped(const std::vector<std::string_view>& values) {
  std::string list;
  for (const std::string_view value : values) {
    if (!list.empty()) list += ' ';
    for (const char byte : value) {
      const bool is_plain = is_letter_or_digit(byte) ||
                            std::string_view("-+=/_.").find(byte) != std::string_view::npos;
      list.append(is_plain ? 0 : 1, '\\').append(1, byte);
    }
  }
  return list;
}

// What an option does: the help up to a semicolon, in one line.
std::string description_of(const Option& option) {
  std::string text(option.help.substr(0, option.help.find(';')));
  replace_all(text, "\n", " ");
  return text;
}

// -n and --cards, or --cards alone; each with its tail if the option needs a value.
std::string spellings_of(const Option& option, std::string_view between,
                         std::string_view letter_tail = "", std::string_view name_tail = "") {
  const bool has_tail = needs_value(option);
  std::string name = long_name(option).append(has_tail ? name_tail : "");
  if (option.letter == 0) return name;
  return joined({"-", {&option.letter, 1}, has_tail ? letter_tail : "", between, name});
}

// As in `-n | --cards) offers=(1 2 3) ;;`. None where another word may come next.
std::string bash_line(const Option& option) {
  if (!needs_value(option)) return {};
  const std::string action = takes_file(option) ? "compopt -o default 2>/dev/null"
                                                : joined({"offers=(", escaped(option.values), ")"});
  return joined({"    ", spellings_of(option, " | "), ") ", action, " ;;\n"});
}

// As in '(-n --cards)'{-n+,--cards=}'[cards in a hand]:value:(1 2 3)'.
std::string zsh_line(const Option& option) {
  const bool is_optional = option.argument.starts_with('[');
  const std::string files = option.argument == "=DIR" ? "_files -/" : "_files";
  std::string what = joined({"[", description_of(option), "]"});
  if (!option.argument.empty()) {
    what += is_optional ? "::value:" : ":value:";
    what += takes_file(option) ? files : joined({"(", escaped(option.values), ")"});
  }
  std::string names = spellings_of(option, ",", "+", "=");
  if (option.letter != 0) names = joined({"{", names, "}"});
  return joined({"    '(", spellings_of(option, " "), ")'", names, is_optional ? "=-" : "",
                 quoted(what), " \\\n"});
}

std::string fish_line(const Option& option) {
  const std::string letter = option.letter == 0 ? "" : joined({" -s ", {&option.letter, 1}});
  const std::string values = option.values.empty() ? "" : " -a " + quoted(escaped(option.values));
  const std::string_view kind = takes_file(option) ? " -r -F" : needs_value(option) ? " -x" : "";
  return joined({"complete -c PROGRAM", letter, " -l ", option.name, kind, values, " -d ",
                 quoted(description_of(option)), "\n"});
}

struct Shell {
  std::string_view name;
  std::string_view script;
  std::string_view command;  // in place of COMMAND, if a command comes after --
  std::string (*line_of)(const Option& option);
};

constexpr Shell kShells[] = {
    {"bash", kBash, "      compopt -o default 2>/dev/null\n", bash_line},
    {"zsh", kZsh, kZshCommand, zsh_line},
    {"fish", kFish, kFishCommand, fish_line},
};

}  // namespace

std::string completion_of(const OptionTable& table, std::string_view shell_name) {
  const Shell* const shell = std::ranges::find(kShells, shell_name, &Shell::name);
  if (shell == std::end(kShells)) return {};
  std::string lines;
  std::string names;
  for (const Option& option : table.options) {
    if (option.help.empty()) continue;
    lines += shell->line_of(option);
    names.append(names.empty() ? "" : " ").append(spellings_of(option, " ", "", "="));
  }
  std::string script(shell->script);
  replace_all(script, "COMMAND\n", table.ends_with_command ? shell->command : "");
  replace_all(script, "OPTIONS\n", lines);
  replace_all(script, "NAMES", names);
  replace_all(script, "OPERAND", table.operand);
  replace_all(script, "KNOWN", escaped(table.known_operands));
  replace_all(script, "PROGRAM", table.program);
  return script;
}

}  // namespace twentyfour
