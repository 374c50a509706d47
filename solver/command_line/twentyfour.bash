# Completion of twentyfour's command line, for bash. Its options are those of help.hpp; a test holds
# it to them. The names of judges are asked of the program itself.

_twentyfour_options() {
  printf '%s\n' -e -a -c -n -t -j -h -V --expression --all --count --check --notation= --cards= --target= \
    --form= --division= --operators= --ordered --limit= --input= --words= --judge= --jobs= --progress \
    --help --version
}

# The words that may be the value of an option; fails if it takes none.
_twentyfour_values() {
  local program=$1 option=$2
  case $option in
    -n | --cards) printf '%s\n' 1 2 3 4 5 6 7 8 ;;
    -t | --target) printf '%s\n' 24 ;;
    --limit) printf '%s\n' 1000 1000000 10000000 ;;
    -j | --jobs) printf '%s\n' 1 2 4 8 ;;
    --notation) printf '%s\n' infix equation steps postfix brackets ;;
    --form) printf '%s\n' parentheses precedence left-to-right ;;
    --division) printf '%s\n' real exact truncating ;;
    --operators) printf '%s\n' '+-' '+-*' '+-*/' '+-*/^' '+-*/!' '+-*/^!' ;;
    --input) printf '%s\n' sentinel counted eof lines games ;;
    --words) printf '%s\n' YES/NO Yes/No true/false ;;
    --judge)
      printf '%s\n' list
      "$program" --judge=list 2>/dev/null </dev/null | cut -d ' ' -f 1
      ;;
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

  if [[ $before == [\<\>]* ]]; then
    compopt -o default 2>/dev/null
    return
  fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    if [[ ${COMP_WORDS[i]} == -- ]]; then return; fi
  done

  if values=$(_twentyfour_values "$program" "$before"); then
    _twentyfour_answer "$word" "$prefix" <<<"$values"
  elif [[ -z $prefix && $word == -* ]]; then
    _twentyfour_answer "$word" '' < <(_twentyfour_options)
    if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]]; then
      compopt -o nospace 2>/dev/null
    fi
  fi
}

complete -F _twentyfour twentyfour
