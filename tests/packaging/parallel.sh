# README's line for GNU parallel, with smaller blocks, makes of some megabytes what one process makes:
# sh this README PROGRAM
set -eu
line=$(sed -n 's/^    \(parallel .*\)$/\1/p' "$1" | sed 's/--block 10M/--block 100k/')
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PATH=$(cd "$(dirname "$2")" && pwd):$PATH
cd "$folder"
export PARALLEL_HOME="$folder" PARALLEL=

# Lines of 8 to 12 bytes, so that blocks do not end where they would by themselves.
awk 'BEGIN {
  srand(24)
  for (hand = 0; hand < 300000; ++hand)
    print int(1 + rand() * 13), int(1 + rand() * 13), int(1 + rand() * 13), int(1 + rand() * 13)
}' > hands.txt

twentyfour --expression < hands.txt > expected.txt
printf '%s\n' "$line"
eval "$line" < /dev/null
test "$(wc -l < expected.txt)" -eq 300000
cmp expected.txt answers.txt
