# The two commands of README's quick start are those of README.zh and, with sudo, of the hosted workflow; the
# weekly one has the second by clang++, and for the preset check: sh this ROOT
set -eu
cd "$1"

# expect_same FILE FOUND EXPECTED
expect_same() {
  test "$2" = "$3" || { printf '%s has the commands\n%s\nexpected\n%s\n' "$@"; exit 1; }
}

commands=$(sed -n 's/^    \(apt-get .*\)/\1/p' README.md)
test "$(printf '%s\n' "$commands" | wc -l)" -eq 2
expect_same README.zh.md "$(sed -n 's/^    \(apt-get .*\)/\1/p' README.zh.md)" "$commands"

# commands_of WORKFLOW
commands_of() {
  sed -n 's/^ *- run: //p' ".github/workflows/$1"
}

commands=$(printf '%s\n' "$commands" | sed 's/apt-get/sudo apt-get/g')
expect_same test.yml "$(commands_of test.yml)" "$commands"
expect_same weekly.yml "$(commands_of weekly.yml)" "$(printf '%s\n' "$commands" |
  sed -n '2{h; s/ g++ / clang /; s/cmake --preset test/& -DCMAKE_CXX_COMPILER=clang++/p; g; s/--preset test/--preset check/gp}')"
