# For tests of the manual's recipes, which take MAN_PAGE PROGRAM: makes a folder with the file
# `recipe`, the example of the manual that begins with $command, after a $ or not, and goes there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PATH=$(dirname "$2"):$PATH

sed -n "/^\(\\$ \)\{0,1\}$command /,/^\\.EE\$/p" "$1" |
  sed -e '/^\.EE$/d' -e 's/^\$ //' -e "s/\\\\(aq/'/g" -e 's/\\-/-/g' -e 's/\\e/\\/g' > "$folder/recipe"
test -s "$folder/recipe"
cd "$folder"
