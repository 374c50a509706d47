# For tests of an installed library, which take PREFIX: makes a folder with score.c, the program in the comment of
# the header, and goes there.
set -eu
prefix=$(cd "$1" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
sed -n '/^ \*   #include <stdio/,/^ \*   }$/s/^ \*   //p' "$prefix/include/twentyfour.h" > score.c
test "$(wc -l < score.c)" -ge 10
