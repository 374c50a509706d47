# Completion of twentyfour-referee for bash.
_twentyfour-referee() {
  local word=${COMP_WORDS[COMP_CWORD]} name=${COMP_WORDS[COMP_CWORD - 1]} before= equals= values= files= i
  [[ $name == [\<\>]* ]] && files=yes
  for ((i = 1; i < COMP_CWORD; ++i)); do
    [[ ${COMP_WORDS[i]} == -- ]] && files=yes
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
    -g | --give) values='batch stdin arguments' ;;
    -e | --expect) values='words expressions verdicts output' ;;
    --words) values='YES/NO Yes/No true/false' ;;
    -T | --timeout) values='10 30 60' ;;
    -j | --jobs) values='1 2 4 8' ;;
    --judge)
      values='list openj-bailian-2787 bapc-2013-prelim-c hustoj-1945 teachers-assignment nowcoder-hj67
      hdu-1427 acgo-9695 leetcode-679 uva-10344 nyoj-1043 aoj-0041 kattis-24game'
      ;;
    -n | --cards) values='1 2 3 4 5 6 7 8' ;;
    -t | --target) values='24' ;;
    --form) values='parentheses precedence left-to-right' ;;
    --division) values='real exact truncating' ;;
    --operators) values='+- +-* +-*/ +-*/^ +-*/! +-*/^!' ;;
    --input) values='sentinel counted eof' ;;
    -f | --format) values='text junit' ;;
    --stdin | --answer | --range) return ;;
    --hands | -d | --testdata | --report | --failures) files=yes ;;
  esac
  COMPREPLY=()
  if [[ $files ]]; then
    compopt -o default 2>/dev/null
    return
  elif [[ -z $values && $equals ]]; then
    return
  elif [[ -z $values && $word == -* ]]; then
    values='-g --give= --stdin= --stderr -e --expect= --answer= --words= -T --timeout= --keep-going
      --any-status -j --jobs= --hands= --range= -d --testdata= --judge= -n --cards= -t
      --target= --form= --division= --operators= --ordered --input= -f --format= --report=
      --failures= -s
      --silent-errors -w --without-arguments -h --help -V --version'
  elif [[ -z $values ]]; then
    values='bad-input checks checks-arithmetic checks-no checks-spellings checks-templates
      checks-texts expressions judges known-hard layouts letters lines near-misses quick
      rules samples small-cards targets values wide-cards wrong-programs'
  fi
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$values" -- "$word")
  [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
}
complete -F _twentyfour-referee twentyfour-referee
