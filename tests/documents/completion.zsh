# What zsh offers for the beginnings of some command lines: zsh -f this SOURCES PROGRAM REFEREE
# A shell at a pseudo-terminal completes them, and prints what it would offer.
zmodload zsh/zpty || exit 1
folder=$(mktemp -d) && trap 'rm -rf $folder' EXIT
sources=${1:A}
path=(${2:A:h} ${3:A:h} $path)
cp $sources/{solver/command_line,tests/harness}/completions/_* $folder
touch ${file::=$folder/file}
cat >$folder/begin <<'END'
fpath=(${0:h} $fpath)
autoload -Uz compinit && compinit -D -u
compadd() {
  local -a hits
  # With -O, -A or -D it offers nothing.
  [[ ${@[1,(i)(-|--)]} == *-[OAD]\ * ]] || builtin compadd -A hits "$@"
  (($#hits)) && print -r -- "<${(@Q)hits}>"
  builtin compadd "$@"
}
offer() { print; _main_complete; print OFF''ERED; compstate[insert]= compstate[list]= }
zle -C offer complete-word offer
bindkey '^I' offer
zle_bracketed_paste=()
PS1=
print REA''DY
END
TERM=dumb zpty shell zsh -f -i
zpty -w shell "source $folder/begin"
zpty -r shell out '*READY*'
failures=0

# expect OFFERED LINE: in any order
expect() {
  local out
  zpty -w -n shell $'\x15'$2$'\t'
  zpty -r shell out '*OFFERED*'
  local -a expected=(${=1}) offered=(${=${(M)${(f)${out//$'\r'}}:#<*>}//[<>]/ })
  if [[ ${(j: :)${(o)offered}} != ${(j: :)${(o)expected}} ]]; then
    print -r -- "$2: expected \"$1\", was offered \"$offered\""
    ((++failures))
  fi
}

for program in twentyfour twentyfour-referee; do
  expect "$($program --help | sed -nE 's/^ {2,6}(-., )?(--[a-z-]+).*/\2/p')" "$program --"
  sh $sources/tests/documents/completion_rows.sh values $program | while read -r option values; do
    expect $values "$program $option="
    expect $values "$program $option "
  done
  # The whole help of an option, in one line.
  sh $sources/tests/documents/completion_rows.sh help $program | while IFS=$'\t' read -r option text; do
    grep -- "${option}[=}'[]" $folder/_$program | sed "s/'\\\\''/'/g" | grep -qF "[$text]" && continue
    print -r -- "the help of $program $option is not $text"
    ((++failures))
  done
  expect left-to-right "$program --form=l"
  expect '+-*/^ +-*/^!' "$program --operators=+-\\*/^"
  expect '1 2 3 4 5 6 7 8' "$program -n "
  expect '' "$program 5"
done
expect 'Answer:{}' 'twentyfour --check='
expect '' 'twentyfour -e '
expect '' 'twentyfour -- -'
expect 'expressions output verdicts words' 'twentyfour-referee -e '
expect "$(print -l $sources/testdata/*(/:t))" 'twentyfour-referee '
expect known-hard 'twentyfour-referee --stderr kn'
expect ${file:t} "twentyfour-referee --hands=$file"
expect ${file:t} "twentyfour-referee -e words -- cat $file"
zpty -d shell
exit $((failures > 0))
