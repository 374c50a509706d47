# The documents quote what the referee says last of a program that divides integers, and the last
# document all that it says:
# sh this REFEREE PROGRAM DOCUMENT...
set -eu
said=$("$1" samples known-hard near-misses wrong-programs/floor-division -- "$2" --division=truncating | tail -n +2)
verdict=$(printf '%s\n' "$said" | tail -n 1)
test -n "$verdict"
shift 2
for document; do
  tr '\n' ' ' < "$document" | tr -s ' ' | grep -q -F "$verdict" ||
    { printf '%s has no "%s"\n' "$document" "$verdict"; exit 1; }
done
printf '%s\n' "$said" | grep . | while IFS= read -r line; do
  grep -q -F -x "    $line" "$document" || { printf '%s has no "%s"\n' "$document" "$line"; exit 1; }
done
