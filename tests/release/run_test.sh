# Whether tests/release/run runs all that it lists, up to a command that fails, and each that passes once for a commit;
# and whether every command and every test that is run only where asked for is in its list: sh this SOURCE CTEST BUILD
set -eu
source=$1 ctest=$2 build=$3
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
list=$(bash "$source/tests/release/run" --list)

fail() {
  printf '%s\n' "$*"
  exit 1
}

cd "$source"
for command in .ci/run tests/*/run; do
  [ "$command" = tests/release/run ] || printf '%s\n' "$list" | grep -q "^$command\\( \\|\$\\)" || fail "no $command"
done

# tests_of OPTION...
tests_of() {
  "$ctest" --test-dir "$build" -N "$@" | sed -n 's/^ *Test *#[0-9]*: //p'
}

for name in $(grep -rhos 'CONFIGURATIONS [a-z]*)' tests | sed 's/.* \(.*\))/\1/' | sort -u); do
  printf '%s\n' "$list" | grep -q -e "-C $name -L $name\$" || fail "no tests of $name"
  tests_of -C "$name" | sort -u >"$folder/all"
  { tests_of; tests_of -C "$name" -L "$name"; } | sort -u | diff - "$folder/all" || fail "no label $name"
done

# The same with other programs in the places of those.
mkdir -p "$folder/tests/release" "$folder/bin"
cp tests/release/run "$folder/tests/release"
cd "$folder"
for program in .ci/run tests/fresh_machine/run tests/compilers/run tests/coverage/run bin/ctest; do
  mkdir -p "$(dirname "$program")"
  printf '#!/bin/sh\necho "$0 $*" | sed "s/ $//; s/^.*bin.//" >>ran\n[ ! -e "$0.fails" ]\n' >"$program"
  chmod +x "$program"
done
PATH=$folder/bin:$PATH
commit() {
  git add -A && git -c user.name=x -c user.email=x@example.org commit -q --allow-empty -m x
}
git init -q
printf '/build/\n/expected\n/ran\n/said\n/errors\n*.fails\n' >.gitignore
commit
printf '%s\n' "$list" | sed 's/^[A-Z_]*=[0-9]* //' >expected
bash tests/release/run >said
diff expected ran
printf '%s\n' "$list" | diff - said

: >ran
bash tests/release/run >said
printf '%s\n' "$list" | sed 's/^/passed before: /' | diff - said
[ ! -s ran ] || fail "what has passed runs again"

commit
touch tests/compilers/run.fails
! bash tests/release/run >said 2>errors || fail "it does not fail"
grep -q -x 'failed: tests/compilers/run' errors
sed '/compilers/q' expected | diff - ran

: >ran
rm tests/compilers/run.fails
bash tests/release/run >said
sed -n '/compilers/,$p' expected | diff - ran

touch change
! bash tests/release/run >said 2>errors || fail "it takes what is not committed"
grep -q change errors
