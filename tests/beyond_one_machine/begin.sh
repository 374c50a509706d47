# The first part of each script here, which is called as: sh SCRIPT PROGRAM. Goes to a
# temporary folder with hands.txt and expected.txt, the answers of one process. At exit calls
# stop_servers, which a script may define again, and removes the folder.
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
stop_servers() { :; }
trap 'stop_servers; cd /; rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
PATH=$(cd "$(dirname "$1")" && pwd):$PATH
cd "$folder"

# 11 MB, so that README's blocks of 1 MB are more than ten: names with one digit and with two. Lines
# differ in length, so that most blocks would end inside a line.
awk 'BEGIN {
  srand(24)
  for (hand = 0; hand < 600000; ++hand)
    printf("%5d %5d %5d %d\n", 1 + rand() * 13, 1 + rand() * 13, 1 + rand() * 13, 1 + rand() * 13)
}' > hands.txt
twentyfour --expression < hands.txt > expected.txt
test "$(wc -l < expected.txt)" -eq 600000

# fail WHY
fail() {
  printf '%s\n' "$1"
  exit 1
}

# at_least_ten WHAT COUNT
at_least_ten() {
  printf '%s: %d\n' "$1" "$2"
  test "$2" -ge 10
}

# Puts a bad hand into the file, not into the first block.
spoil_hands() {
  sed '400000s/.*/1 2 x 4/' hands.txt > spoilt.txt
  mv spoilt.txt hands.txt
}
