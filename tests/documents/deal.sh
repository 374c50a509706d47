# The manual's recipe for a random deal gives a hand of 1 to 13 that can be solved: sh this MAN_PAGE PROGRAM
command=shuf
. "$(dirname "$0")/recipe.sh"

sh recipe > deal
grep -qxE '([1-9]|1[0-3])( ([1-9]|1[0-3])){3}' deal
test "$(twentyfour < deal)" = YES
