# README's first screen is that of README.zh. So are the two commands of its quick start; these are, with sudo, those
# of the hosted workflow, which has the second also for the preset sanitize; the weekly one has it by clang++ for both
# presets, and for the preset check, beside the tests with clang's own library: sh this ROOT
set -eu
cd "$1"

# expect_same FILE FOUND EXPECTED
expect_same() {
  test "$2" = "$3" || { printf '%s has the commands\n%s\nexpected\n%s\n' "$@"; exit 1; }
}

first_screen() {
  sed -n '2,/^##/s/^    //p' "$1"
}
expect_same README.zh.md "$(first_screen README.zh.md)" "$(first_screen README.md)"

commands=$(sed -n 's/^    \(apt-get .*\)/\1/p' README.md)
test "$(printf '%s\n' "$commands" | wc -l)" -eq 2
expect_same README.zh.md "$(sed -n 's/^    \(apt-get .*\)/\1/p' README.zh.md)" "$commands"

# commands_of WORKFLOW
commands_of() {
  sed -n 's/^ *- run: //p' ".github/workflows/$1"
}

commands=$(printf '%s\n' "$commands" | sed 's/apt-get/sudo apt-get/g')
second_for() {
  printf '%s\n' "$commands" | sed -n "2s/--preset test/--preset $1/gp"
}
by_clang() {
  sed 's/ g++ / clang /; s/cmake --preset [a-z]*/& -DCMAKE_CXX_COMPILER=clang++/'
}
expect_same test.yml "$(commands_of test.yml)" "$commands
$(second_for sanitize)"
with_own_library=$(commands_of weekly.yml | grep 'tests/compilers/run --libc++')
expect_same weekly.yml "$(commands_of weekly.yml)" "$({ second_for test; second_for sanitize; } | by_clang)
$with_own_library
$(second_for check)"
