# The commands of a manual page's EXAMPLES print what it says: sh this MAN_PAGE PROGRAM
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PATH=$(dirname "$2"):$PATH
page=$(realpath "$1")
mkdir "$folder/here"
cd "$folder/here"

# What a reader sees of the examples: commands after "$ ", and what they print.
sed -n '/^\.SH EXAMPLES$/,$p' "$page" | sed -n '/^\.EX$/,/^\.EE$/p' |
  sed -e '/^\.E[XE]$/d' -e "s/\\\\(aq/'/g" -e 's/\\-/-/g' -e 's/\\e/\\/g' > "$folder/expected"

grep '^\$ ' "$folder/expected" | while IFS= read -r line; do
  printf '%s\n' "$line"
  eval "${line#??}"
done > "$folder/printed"

test -s "$folder/expected"
diff "$folder/expected" "$folder/printed"
