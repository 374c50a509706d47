# The documents quote what the referee says last of a program that divides integers:
# sh this REFEREE PROGRAM DOCUMENT...
set -eu
verdict=$("$1" -- "$2" --division=truncating | tail -n 1)
test -n "$verdict"
shift 2
for document; do
  tr '\n' ' ' < "$document" | tr -s ' ' | grep -q -F "$verdict" ||
    { printf '%s has no "%s"\n' "$document" "$verdict"; exit 1; }
done
