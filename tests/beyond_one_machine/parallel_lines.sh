# Functions for the scripts that run README's lines for GNU parallel.
export PARALLEL_HOME="$folder"

# readme_line PATTERN: the only command for parallel that matches it.
readme_line() {
  sed -n 's/^    \(parallel .*\)$/\1/p' "$scripts/README.md" | grep -e "$1" > line || fail "no line with $1"
  test "$(wc -l < line)" -eq 1 || fail "more than one line with $1"
  cat line
}

# run_line LINE: with a log of the blocks in the file blocks.
run_line() {
  printf '%s\n' "$1"
  export PARALLEL="--joblog $folder/blocks"
  eval "$1" < /dev/null
}

# answers_as_one_process_does LINE
answers_as_one_process_does() {
  run_line "$1"
  at_least_ten "blocks" "$(tail -n +2 blocks | wc -l)"
  cmp expected.txt answers.txt
}

# reports_a_bad_hand LINE: by the status 1, for one block, and the line in that block.
reports_a_bad_hand() {
  spoil_hands
  status=0
  run_line "$1" 2> errors || status=$?
  cat errors
  test "$status" -eq 1
  line=$(sed -n 's/^twentyfour: <stdin>:\([0-9]*\):.*found "x"$/\1/p' errors)
  test "$line" -gt 0
  test "$line" -lt 400000
}
