# Every case of testdata/, as `twentyfour-referee --expect=output` compares it: sh this PROGRAM TESTDATA
set -eu
program=$1
out=$(mktemp) err=$(mktemp)
trap 'rm -f "$out" "$err"' EXIT
failed=0 cases=0
for input in "$2"/*/*.in; do
  case=${input%.in} status=0 expected=0
  set --
  if [ -e "$case.args" ]; then
    while IFS= read -r word; do set -- "$@" "$word"; done < "$case.args"
  fi
  if [ -e "$case.status" ]; then read -r expected < "$case.status"; fi
  "$program" "$@" < "$input" > "$out" 2> "$err" || status=$?
  if [ -e "$case.err" ]; then cmp -s "$err" "$case.err" || status=err; elif [ -s "$err" ]; then status=err; fi
  cases=$((cases + 1))
  cmp -s "$out" "$case.out" && [ "$status" = "$expected" ] && continue
  failed=$((failed + 1))
  echo "$case: $status"
  diff "$case.out" "$out" | head -n 4
done
echo "$cases cases, $failed failed"
[ "$failed" = 0 ] && [ "$cases" -gt 400 ]
