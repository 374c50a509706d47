# Completion of twentyfour for bash.
_twentyfour() {
  local word=${COMP_WORDS[COMP_CWORD]} name=${COMP_WORDS[COMP_CWORD - 1]} before= equals= values= files= i
  [[ $name == [\<\>]* ]] && files=yes
  for ((i = 1; i < COMP_CWORD; ++i)); do
    [[ ${COMP_WORDS[i]} == -- ]] && return
  done
  # --form=x is three words where = breaks words, and one where it does not.
  if [[ $word == = ]]; then
    word= equals=yes
  elif [[ $name == = ]]; then
    name=${COMP_WORDS[COMP_CWORD - 2]} equals=yes
  elif [[ $word == --*=* ]]; then
    name=${word%%=*} before=$name= word=${word#*=} equals=yes
  fi
  case $name in
    --check) [[ $equals ]] && values='Answer:{}' ;;
    --notation) values='infix equation steps postfix brackets' ;;
    --limit) values='1000 1000000 10000000' ;;
    -n | --cards) values='1 2 3 4 5 6 7 8' ;;
    -t | --target) values='24' ;;
    --echo) [[ $equals ]] && values=',' ;;
    --form) values='parentheses precedence left-to-right' ;;
    --division) values='real exact truncating' ;;
    --operators) values='+- +-* +-*/ +-*/^ +-*/! +-*/^!' ;;
    --input) values='sentinel counted eof lines games' ;;
    --words) values='YES/NO Yes/No true/false' ;;
    --judge)
      values='list openj-bailian-2787 bapc-2013-prelim-c hustoj-1945 teachers-assignment nowcoder-hj67
      hdu-1427 acgo-9695 leetcode-679 uva-10344 nyoj-1043 aoj-0041 kattis-24game'
      ;;
    -j | --jobs) values='1 2 4 8' ;;
  esac
  COMPREPLY=()
  if [[ $files ]]; then
    compopt -o default 2>/dev/null
    return
  elif [[ -z $values && $equals ]]; then
    return
  elif [[ -z $values && $word == -* ]]; then
    values='-e --expression -a --all -c --count --values --nearest --check --notation= --limit= -n
      --cards= -t --target= --form= --division= --operators= --ordered --subsets --input=
      --header --echo --columns= --words= --judge= -j --jobs= --progress -h --help -V --version'
  fi
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$values" -- "$word")
  [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
}
complete -F _twentyfour twentyfour
