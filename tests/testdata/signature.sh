# What the program answers to inputs of testdata/, mode by mode: sh this PROGRAM TESTDATA [--write]
#
# A line of TESTDATA/signature.txt has a hash of the answers, an input, and arguments. Exits with 1 if a hash differs;
# with --write, writes all anew. A change that moves a line changes answers, and has to say so in CHANGELOG.md.
set -euf
now=$(mktemp)
trap 'rm -f "$now"' EXIT
while read -r hash input arguments; do
  # shellcheck disable=SC2086
  hash=$("$1" $arguments < "$2/$input.in" | sha256sum)
  echo "${hash%% *}  $input${arguments:+ $arguments}"
done < "$2/signature.txt" > "$now"
if [ "${3-}" = --write ]; then
  cat "$now" > "$2/signature.txt"
else
  diff "$2/signature.txt" "$now"
fi
