# What bash would offer for the beginnings of some command lines: bash this SOURCES PROGRAM REFEREE
PATH=${2%/*}:${3%/*}:$PATH
rows=$1/tests/documents/completion_rows.sh
program=twentyfour
failures=0

# A compopt of our own tells whether a space would follow: the real one works only while readline asks.
compopt() { options="$*"; }

# offer WORD...: what is offered where the last word ends. Words are given as readline breaks them.
offer() {
  COMP_WORDS=("$program" "$@")
  COMP_CWORD=$#
  COMPREPLY=()
  options=
  "_$program" "$program" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
}

# expect OFFERED WORD...
expect() {
  local expected=$1
  shift
  offer "$@"
  if [[ "${COMPREPLY[*]}" != "$expected" ]]; then
    echo "$program $*: expected \"$expected\", was offered \"${COMPREPLY[*]}\""
    failures=$((failures + 1))
  fi
}

# expect_option OPTION WORD...: that compopt is told of it; none if it is empty.
expect_option() {
  local expected=$1
  shift
  offer "$@"
  if [[ "$options" != "$expected" ]]; then
    echo "$program $*: expected compopt \"$expected\", got \"$options\""
    failures=$((failures + 1))
  fi
}

for program in twentyfour twentyfour-referee; do
  folder=$1/solver/command_line/completions
  [[ $program == twentyfour ]] || folder=$1/tests/harness/completions
  source "$folder/$program.bash" || exit 1
  for file in bash:"$program.bash" zsh:"_$program" fish:"$program.fish"; do
    "$program" --generate="${file%%:*}" | cmp - "$folder/${file#*:}" || failures=$((failures + 1))
  done
done
program=twentyfour
complete -p twentyfour twentyfour-referee || exit 1

# Files whose names the words for --operators would match, were they expanded.
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" || exit 1
touch ./+-x ./+-*y

expect '--form=' --fo
expect '--expression --echo' --e
expect '--count --check --cards= --columns=' --c
expect '' --nonsense
expect '' ''
expect '' 5 5 ''
expect '--ordered' -e 5 --or
expect '' -- --fo
expect '' -e -- -

# As readline breaks words where = is in COMP_WORDBREAKS, as it is by default.
expect 'parentheses precedence' --form = p
expect 'left-to-right' -e --form = l
expect 'steps' -a --notation = s
expect '' --form = x
expect '+- +-* +-*/ +-*/^ +-*/! +-*/^!' --operators =
expect '+-*/^ +-*/^!' --operators = '+-*/^'
expect 'YES/NO Yes/No true/false' --words =
expect '24' --target =
expect 'Answer:{}' --check =
expect '' --check ''
expect '' --values =
expect '' --target = -
expect '' --ordered =

# And where it is not.
expect '--form=parentheses --form=precedence' --form=p
expect '--division=exact' --division=e
expect '--check=Answer:{}' --check=
expect '--operators=+- --operators=+-* --operators=+-*/ --operators=+-*/^ --operators=+-*/! --operators=+-*/^!' \
  --operators=
expect '' --nonsense=
expect '' --nonsense=-

# A value may be a word of its own.
expect 'parentheses precedence' --form p
expect '1 2 3 4 5 6 7 8' -n ''
expect '' -t -
expect 'eof' --input e

# The options, and the values of those that have a closed set, are those that the program knows.
options_of() { "$1" --help | sed -nE 's/^ {2,6}((-.), )?(--[a-z-]+=?).*/\2 \3/p' | tr '\n' ' ' | sed 's/  */ /g; s/ $//; s/^ //'; }
for program in twentyfour twentyfour-referee; do
  expect "$(options_of "$program")" -
  while read -r option values; do expect "$values" "$option" =; done < <(sh "$rows" values "$program")
done
program=twentyfour
expect 'openj-bailian-2787' --judge = openj
expect '--judge=uva-10344' --judge=uva

# A space would stand between --form= and its value; a file may come after <.
expect_option '-o nospace' --fo
expect_option '' --or
expect_option '' --form = l
expect_option '-o default' '<' ''
expect '' '<' te

program=twentyfour-referee
expect "$(cd "$1/testdata" && find -- * -maxdepth 0 -type d | LC_ALL=C sort | paste -sd ' ')" ''
expect '--silent-errors' --silent
expect 'words expressions verdicts output' -e ''
expect 'precedence' --form = pr
expect 'known-hard' -e words kn
expect 'known-hard' --stderr kn
expect '' --range kn
expect '' --range = kn
expect '' -T -
expect_option '-o nospace' --fai
expect_option '-o default' --hands = ''
expect_option '-o default' -d ''
expect_option '-o default' -- ''

exit $((failures > 0))
