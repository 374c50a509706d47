# The recipes of README.md and the commands of workflow.yml, word for word, with little test data:
# sh this FOLDER TESTDATA PROGRAM REFEREE, where FOLDER has the two files.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
here=$(realpath "$1") testdata=$(realpath "$2")
ln -s "$(realpath "$3")" "$folder/twentyfour"
cp "$4" "$folder/twentyfour-referee"
cd "$folder"
for case in samples/leetcode-679 known-hard/fractions-to-9 near-misses/well-known wrong-programs/running-total \
            checks-arithmetic/evaluates-code checks-no/bare-no checks-spellings/plain-only; do
  mkdir -p "testdata/${case%/*}"
  for file in "$testdata/$case".*; do cp "$file" "testdata/${case%/*}"; done
done
program() { printf '#!/bin/sh\n%s\n' "$2" > "$1"; chmod +x "$1"; }
scores="twentyfour --check | sed 's/YES/True/; s/NO.*/False/'"
program python3 'exec sh "$@"'
program solve 'case $1 in --all) shift; exec twentyfour -a "$@"; esac; exec twentyfour --words=Yes/No'
program solve.py 'read -r hand && echo "Solution: $(twentyfour -e $hand)"'
program quiz 'read -r a && read -r b && read -r c && read -r d && read -r end
[ "$end" = q ] && echo "Card? Card? Card? Card? $(twentyfour -e $a $b $c $d) Card? Bye."'
program letters "sed 's/\\<1[123]*\\>/x/g' | twentyfour -e"
program silent 'twentyfour | grep YES || :'
program score.py "$scores"
program equation.py "sed 's/ = 24\$//' | $scores"
program tagged.py "sed 's|<answer>\\(.*\\)</answer>|\\1|' | $scores"
program twentyfour_1.0_all.deb ''
program sudo 'echo "$*" >> installed'
program cmake 'echo "$*" >> installed'
PATH=.:$PATH
{
  sed -n '/^## Recipes/,/^## What it says/s/^    \(twentyfour-referee .*\)/\1/p' "$here/README.md"
  sed -n '/run: |/{n;s/^ *//p;}' "$here/workflow.yml"
} > recipes
[ "$(wc -l < recipes)" = 13 ]
while IFS= read -r recipe; do
  eval "$recipe" < /dev/null > said 2>&1 || { echo "$recipe"; cat said; exit 1; }
done < recipes
[ -e failures.tsv ] && [ ! -s failures.tsv ] && grep -q "<testsuite " report.xml

# From the source instead of the package.
mkdir referee
eval "$(grep '^if' recipes)"
diff - installed << 'END'
apt-get install -y ./twentyfour_1.0_all.deb
-S referee --preset release
--build referee/build -j2
cmake --install referee/build
END
if /usr/bin/python3 -c 'import yaml' 2> /dev/null; then
  /usr/bin/python3 -c 'import sys, yaml; assert len(yaml.safe_load(sys.stdin)["jobs"]["referee"]["steps"]) == 4' < "$here/workflow.yml"
fi
