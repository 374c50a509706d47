#!/bin/sh
# instructions.sh QEMU PLUGIN PROGRAM: the instructions a hand of both kernels for 64-bit ARM, without
# those for filling the table; fails if the kernel neon does not take fewer where cards have two
# digits. (Tidy lines are read alike by both.)
set -eu
qemu=$1 plugin=$2 program=$3

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

if ! "$qemu" -plugin "$plugin" "$program" < /dev/null 2> "$folder/report"; then
  cat "$folder/report"
  echo "this qemu takes no plugins"
  exit 77
fi

# hands ENDING...: all hands of the cards 1 to 13, each with the next of some endings.
hands() {
  awk -v endings="$1" 'BEGIN {
    count = split(endings, ending, "|")
    for (a = 1; a <= 13; ++a) for (b = 1; b <= 13; ++b) for (c = 1; c <= 13; ++c)
      for (d = 1; d <= 13; ++d) printf "%d %d  %d %d%s", a, b, c, d, ending[++hand % count + 1]
  }'
}

# count KERNEL FILE
count() {
  TWENTYFOUR_KERNEL=$1 "$qemu" -plugin "$plugin" "$program" < "$2" 2>&1 > /dev/null | tail -n 1
}

status=0
for endings in '\n' '\n|\r\n| |\t\t|\n\n\n| \r\n'; do
  hands "$endings" > "$folder/once"
  cat "$folder/once" "$folder/once" "$folder/once" > "$folder/thrice"
  for kernel in plain neon; do
    once=$(count "$kernel" "$folder/once")
    thrice=$(count "$kernel" "$folder/thrice")
    eval "$kernel=$(( (thrice - once) * 5 / 13 / 13 / 13 / 13 ))"
  done
  echo "tenths of an instruction a hand: plain $plain, neon $neon"
  [ "$neon" -lt "$plain" ] || status=1
done
exit $status
