# Whether README's command removes all that was installed, and nothing else, where names have blanks and after
# packages were made: sh this CMAKE CPACK BUILD README FOLDER
set -e
cmake=$1 cpack=$2 build=$3 folder="$5/a folder"
command=$(sed -n 's/^- Uninstall: `\([^`]*\)`.*/\1/p' "$4")
rm -rf "$5"
mkdir -p "$folder/local/bin" "$folder/local/share/man/man1" "$folder/build"
touch "$folder/local/bin/other"
cd "$folder"
find local | sort >before

# The second time all folders are there.
for again in 1 2; do "$cmake" --install "$build" --prefix local >/dev/null; done
test -f local/share/twentyfour/testdata/README.md
"$cpack" --config "$build/CPackConfig.cmake" -G TGZ -B "$folder/packages" >/dev/null
cp "$build/install_manifest.txt" build
sh -c "$command"
find local | sort | diff before -

rm "$build/install_manifest.txt"
for again in 1 2; do "$cmake" --install "$build" --prefix local --component program >/dev/null; done
test -f local/bin/twentyfour
test "$(find local -name '*referee*' -o -name testdata)" = ''
list=$(sed -n 's/^  after `--component program` the list is `\([^`]*\)`.*/\1/p' "$4")
cp "$build/${list#build/}" build/install_manifest.txt
sh -c "$command"
find local | sort | diff before -
