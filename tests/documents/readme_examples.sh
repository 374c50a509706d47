# The commands of a README's examples print what it says: sh this README PROGRAM COMPILER
#
# An example is an indented block that begins with "$ "; the program is called build/twentyfour there, and the compiler
# g++.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
program=$2 compiler=$3
mkdir "$folder/checkout"
ln -s "$(dirname "$1")/solver" "$(dirname "$1")/testdata" "$folder/checkout"

awk '/^    \$ / { shown = 1 } /^$/ { shown = 0 } shown { print substr($0, 5) }' "$1" \
  > "$folder/expected"

cd "$folder/checkout"
grep '^\$ ' "$folder/expected" | while IFS= read -r line; do
  printf '%s\n' "$line"
  eval "$(printf '%s\n' "${line#??}" | sed 's|build/twentyfour|"$program"|g; s|^g++ |"$compiler" |')" < /dev/null || true
done > "$folder/printed" 2>&1

test -s "$folder/expected"
test "$(grep -c '^[^a-z]*\$ ' "$1")" -eq "$(grep -c '^\$ ' "$folder/expected")"
diff "$folder/expected" "$folder/printed"
