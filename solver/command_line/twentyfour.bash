# Completion of the command lines of twentyfour and its referee, for bash. Their options are those of
# --help; a test compares them. The names of judges are asked of the program itself.

_twentyfour_options() {
  case ${1##*/} in
    twentyfour-referee)
      printf '%s\n' -p -g -e -T -d -f -a -s -w --program= --give= --stdin= --stderr --expect= --timeout= \
        --keep-going --hands= --range= --testdata= --format= --report= --failures= --answers-only \
        --silent-errors --without-arguments
      ;;
    *) printf '%s\n' -e -a -c --expression --all --count --values --nearest --check --notation= --subsets --limit= \
        --progress ;;
  esac
  printf '%s\n' -n -t -j -h -V --cards= --target= --form= --division= --operators= --ordered --input= \
    --words= --judge= --jobs= --help --version
}

# The words that may be the value of an option; fails if it takes none.
_twentyfour_values() {
  local program=$1 option=$2
  case ${program##*/}:$option in
    *:-n | *:--cards) printf '%s\n' 1 2 3 4 5 6 7 8 ;;
    *:-t | *:--target) printf '%s\n' 24 ;;
    *:-j | *:--jobs) printf '%s\n' 1 2 4 8 ;;
    *:--form) printf '%s\n' parentheses precedence left-to-right ;;
    *:--division) printf '%s\n' real exact truncating ;;
    *:--operators) printf '%s\n' '+-' '+-*' '+-*/' '+-*/^' '+-*/!' '+-*/^!' ;;
    *:--words) printf '%s\n' YES/NO Yes/No true/false ;;
    *:--judge)
      printf '%s\n' list
      "$program" --judge=list 2>/dev/null </dev/null | cut -d ' ' -f 1
      ;;
    twentyfour-referee:--input) printf '%s\n' sentinel counted eof ;;
    twentyfour-referee:-g | *:--give) printf '%s\n' batch stdin arguments ;;
    twentyfour-referee:-e | *:--expect) printf '%s\n' words expressions count verdicts output ;;
    twentyfour-referee:-f | *:--format) printf '%s\n' text tsv junit ;;
    twentyfour-referee:-T | *:--timeout) printf '%s\n' 10 30 60 ;;
    *:--input) printf '%s\n' sentinel counted eof lines games ;;
    *:--notation) printf '%s\n' infix equation steps postfix brackets ;;
    *:--limit) printf '%s\n' 1000 1000000 10000000 ;;
    *) return 1 ;;
  esac
}

# Whether the value of an option, or what follows a redirection, is the name of a file or folder.
_twentyfour_takes_file() {
  case ${1##*/}:$2 in
    *:[\<\>]* | *:--hands | *:--report | *:--failures | *:--testdata | twentyfour-referee:-[dp] | *:--program) ;;
    *) return 1 ;;
  esac
}

# Answers with those lines of the input that begin with a text, each after a prefix. Nothing here
# expands them: +-* is no name of a file.
_twentyfour_answer() {
  local begin=$1 prefix=$2 line
  while read -r line; do
    if [[ $line == "$begin"* ]]; then COMPREPLY+=("$prefix$line"); fi
  done
}

_twentyfour() {
  local program=$1
  local word=${COMP_WORDS[COMP_CWORD]}
  local before=${COMP_WORDS[COMP_CWORD - 1]}
  local prefix='' values i
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

  if _twentyfour_takes_file "$program" "$before"; then
    compopt -o default 2>/dev/null
    return
  fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    if [[ ${COMP_WORDS[i]} == -- ]]; then
      # After it, the referee takes a command.
      if [[ $program == *-referee ]]; then compopt -o default 2>/dev/null; fi
      return
    fi
  done

  if values=$(_twentyfour_values "$program" "$before"); then
    _twentyfour_answer "$word" "$prefix" <<<"$values"
  elif [[ -z $prefix && $word == -* ]]; then
    _twentyfour_answer "$word" '' < <(_twentyfour_options "$program")
    if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]]; then
      compopt -o nospace 2>/dev/null
    fi
  fi
}

complete -F _twentyfour twentyfour twentyfour-referee
