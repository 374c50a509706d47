# The commands of a transcript print what stands there: sh this TRANSCRIPT PROGRAM...
#
# After "$ " a command, then its standard output, its standard error after "2> ", and its exit status in [ ] if it is not
# 0. Where nothing is piped to the program, a hand is, which options and arguments leave unread. "== " begins a headline.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
transcript=$(realpath "$1")
shift
for program; do ln -s "$(realpath "$program")" "$folder"; done
PATH=$folder:$PATH
cd "$folder"
echo 1 2 3 4 > hand

grep -a -e '^\$ ' -e '^== ' "$transcript" | while IFS= read -r line; do
  printf '%s\n' "$line"
  case $line in '== '*) continue ;; esac
  status=0
  eval "${line#??}" < hand 2> errors || status=$?
  if [ -s errors ]; then sed 's/^/2> /' errors; fi
  if [ $status -ne 0 ]; then echo "[$status]"; fi
done > printed

diff -a -u "$transcript" printed
