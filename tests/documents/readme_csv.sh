# The command of a README that adds a column to a CSV file keeps its rows: sh this README PROGRAM
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command=$(sed -n 's/^    \$ build.twentyfour\(.*< hands\.csv\)$/"$program"\1/p' "$1")
program=$2
cd "$folder"

printf '%s\n' id,a,b,c,d '"x, y",5,5,5,1' 7,1,2,3 8,1,1,4,2 > hands.csv
cat > expected << 'END'
id,a,b,c,d,answer
"x, y",5,5,5,1,5*(5-1/5)
7,1,2,3,ERROR	fewer than 5 columns
8,1,1,4,2,NO
END
eval "$command" > printed 2> errors || test $? -eq 1
diff expected printed
