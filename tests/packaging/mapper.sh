# README's mapper for Hadoop puts each hand beside its answer, and fails where the program does:
# sh this README PROGRAM
set -eu
mapper=$(sed -n 's/^ *-mapper "\(.*\)"$/\1/p' "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$2" "$folder/twentyfour"
cd "$folder"

printf '%s\n' "$mapper"
printf '5 5 5 1\n1 1 1 1\n' | eval "$mapper" > printed
printf '5 5 5 1\t5*(5-1/5)\n1 1 1 1\tNO\n' | cmp - printed
if printf '5 5 5 1\n1 x\n' | eval "$mapper"; then exit 1; fi
