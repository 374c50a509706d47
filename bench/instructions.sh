#!/bin/sh
# Instructions a hand of the plain path, by callgrind: a figure that does not depend on how fast or
# how busy the machine is, so that a change can be compared with a record made elsewhere (with the
# same compiler).
#
#     bench/instructions.sh BUILD_FOLDER
#
# What an empty input takes is left out of it; what filling the table of verdicts takes is not.
# Prints a table in Markdown. Needs valgrind.
set -eu

if [ $# -ne 1 ]; then
  echo "usage: $0 BUILD_FOLDER" >&2
  exit 2
fi
program=$1/twentyfour
throughput=$1/bench/throughput
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM

# instructions FILE: of the program with that input
instructions() {
  TWENTYFOUR_KERNEL=plain valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    --log-file="$folder/log" "$program" <"$1" >/dev/null
  sed -n 's/.*Collected : \([0-9][0-9]*\).*/\1/p' "$folder/log"
}

# Run once before, so that a program or a valgrind that fails ends this.
: >"$folder/empty"
start=$(instructions "$folder/empty")

echo "| input | hands | instructions a hand |"
echo "|---|--:|--:|"
for input in one-digit:200000 two-digit:200000 any-layout:200000 wide:5000; do
  name=${input%:*}
  hands=${input#*:}
  "$throughput" --write-input="$name" --hands="$hands" "$folder/input"
  total=$(instructions "$folder/input")
  awk -v name="$name" -v hands="$hands" -v total="$total" -v start="$start" \
    'BEGIN { printf "| %s | %d | %.1f |\n", name, hands, (total - start) / hands }'
done
echo
echo "An empty input takes $start instructions."
