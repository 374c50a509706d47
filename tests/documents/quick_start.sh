# The two commands of README's quick start are those of README.zh and, with sudo, of the hosted workflow:
# sh this ROOT
set -eu
cd "$1"

# expect_same FILE FOUND EXPECTED
expect_same() {
  test "$2" = "$3" || { printf '%s has the commands\n%s\nexpected\n%s\n' "$@"; exit 1; }
}

commands=$(sed -n 's/^    \(apt-get .*\)/\1/p' README.md)
test "$(printf '%s\n' "$commands" | wc -l)" -eq 2
expect_same README.zh.md "$(sed -n 's/^    \(apt-get .*\)/\1/p' README.zh.md)" "$commands"

workflow=.github/workflows/test.yml
expect_same $workflow "$(sed -n 's/^ *- run: //p' $workflow)" \
  "$(printf '%s\n' "$commands" | sed 's/apt-get/sudo apt-get/g')"
