# What is no run of input ends by the library as it does by the program: sh this RUN PROGRAM
set -u
out=$(mktemp -d) || exit
trap 'rm -rf "$out"' EXIT
failed=0

# same ARGUMENT...: with this input, the same output, messages and status.
input='5 5 5 1'
same() {
  echo "$input" | "$run" "$@" > "$out/1" 2> "$out/2"
  echo "status $?" >> "$out/2"
  echo "$input" | "$program" "$@" > "$out/3" 2> "$out/4"
  echo "status $?" >> "$out/4"
  cmp -s "$out/1" "$out/3" && cmp -s "$out/2" "$out/4" && return
  echo "$*:"
  diff "$out/1" "$out/3"
  diff "$out/2" "$out/4"
  failed=1
}

run=$1 program=$2
same --help
same --version
same --judge=list
same --judge=nobody
same --no-such-option
same -t
same --echo
same 5 5 5 1
same -e 5 5 5 1 6
same --count --limit=2 1 2 3 4
same -e 2.txt
same --check 5 5 5 1 '5*(5-1/5)'
same --check 5 5 5 1 'NO'
same --check 5 5 5 1 '5*5-1*5'
same --check 5 5 5
input=''
same
same --input=counted
same --check

# These two do nothing here.
[ "$(echo 5 5 5 1 | "$run" --progress 2>&1)" = YES ] || failed=1
[ "$(echo 5 5 5 1 | TWENTYFOUR_KERNEL=none "$run" 2>&1)" = YES ] || failed=1
exit "$failed"
