# The command of a README that adds columns to a CSV file gives each row two: sh this README PROGRAM
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command=$(sed -n 's/^    \$ build.twentyfour\(.*< hands\.csv .*\)/"$program"\1/p' "$1")
program=$2
cd "$folder"

printf '%s\n' a,b,c,d 5,5,5,1 1,2,3 '' 1,1,4,2 'x,"y, z",5,1' > hands.csv
cat > expected << 'END'
a,b,c,d,makes 24,how
5,5,5,1,YES,5*(5-1/5)
1,2,3,ERROR,

1,1,4,2,NO,
x,"y, z",5,1,ERROR,
END
eval "$command" > printed 2> errors
diff expected printed
