# Completion by the keys of a user, in an interactive shell at a pseudo-terminal:
# sh this SHELL SOURCES PROGRAM REFEREE
# Exits with 77 where there are no pseudo-terminals.
script -qec true /dev/null </dev/null >/dev/null 2>&1 || exit 77
shell=$1
PATH=${3%/*}:${4%/*}:$PATH
export PATH TERM=dumb
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT || exit 1
cp "$2"/solver/command_line/completions/* "$2"/tests/harness/completions/* "$folder" && cd "$folder" || exit 1

case $shell in
  */bash)
    interactive='--noprofile --norc'
    echo 'source ./twentyfour.bash; source ./twentyfour-referee.bash' >keys
    ;;
  */zsh)
    interactive=-f
    echo 'fpath=($PWD $fpath); autoload -Uz compinit; compinit -D -u' >keys
    ;;
  */fish)
    interactive=--private
    echo 'source twentyfour.fish; source twentyfour-referee.fish' >keys
    ;;
esac

# expect OUTPUT LINE, where | is the key Tab
expect() {
  echo "$2 >>output 2>&1" | tr '|' '\t' >>keys
  echo "$1" >>expected
}

expect '9*(1+1+1)=27' 'twentyfour --nea|-e 1 1 1 9'
expect 2 'twentyfour --coun|--form=l|2 2 2 3'
expect YES 'twentyfour --check=|5 5 5 1 "Answer: 5*(5-1/5)"'
expect NO 'twentyfour -e --di|ex|1 5 5 5'
expect "$(twentyfour --version)" 'twentyfour --judge=openj|--vers|'
version=$(twentyfour-referee --version)
expect "$version" 'twentyfour-referee --silent|--vers|'
expect "$version" 'twentyfour-referee --gi|arg|--vers|'
expect "$version" 'twentyfour-referee --judge uva|--vers|'
echo exit >>keys

tr '\n' '\r' <keys | timeout 60 script -qec "$shell $interactive -i" /dev/null >screen 2>&1
diff expected output && exit
cat screen
exit 1
