# A document quotes what the referee says of a program that divides integers: sh this REFEREE PROGRAM DOCUMENT
set -eu
said=$("$1" samples known-hard near-misses wrong-programs/floor-division -- "$2" --division=truncating | tail -n +2)
test -n "$said"
printf '%s\n' "$said" | grep . | while IFS= read -r line; do
  grep -q -F -x "    $line" "$3" || { printf '%s has no "%s"\n' "$3" "$line"; exit 1; }
done
