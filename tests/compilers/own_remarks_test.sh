# own_remarks keeps what compilers say of their own flags from being errors, and nothing else:
# sh this COMPILER
set -u
here=$(dirname "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

# expect WANTED GOT WHAT
expect() {
  [ "$1" = "$2" ] || { echo "$3: expected \"$1\", got \"$2\""; failed=1; }
}

# A compiler that prints a line and fails.
remarks_on() {
  printf '#!/bin/sh\necho "%s" >&2\nexit 1\n' "$1" > "$folder/compiler"
  chmod +x "$folder/compiler"
  "$here/own_remarks" "$folder/compiler" -march=native
}

expect "-Wno-error=invalid-feature-combination" \
  "$(remarks_on 'error: invalid feature combination: +a [-Werror,-Winvalid-feature-combination]')" \
  "as clang++ writes it"
expect "-Wno-error=attributes" "$(remarks_on 'cc1plus: error: no such part [-Werror=attributes]')" \
  "as g++ writes it"
expect "" "$(remarks_on 'error: unknown argument: -march=native')" "an error that is not a warning"
expect "" "$("$here/own_remarks" "$1" -O2)" "flags that $1 has nothing against"

# A warning about code is an error still, whatever $1 says of -march=native.
printf 'void f() { int unused; }\n' > "$folder/flaw.cpp"
if "$1" -march=native $("$here/own_remarks" "$1" -march=native) -Wall -Werror -c "$folder/flaw.cpp" \
  -o "$folder/flaw.o" 2> /dev/null; then
  echo "$1: an unused variable is not an error"
  failed=1
fi
exit $failed
