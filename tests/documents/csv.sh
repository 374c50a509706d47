# The manual's recipe for comma-separated values keeps the lines together: sh this MAN_PAGE PROGRAM
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PATH=$(dirname "$2"):$PATH

sed -n '/^\$ tr /,/^\.EE$/p' "$1" |
  sed -e '/^\.EE$/d' -e 's/^\$ //' -e "s/\\\\(aq/'/g" -e 's/\\-/-/g' -e 's/\\e/\\/g' > "$folder/recipe"
test -s "$folder/recipe"

cd "$folder"
printf '%s\r\n' 'id,"a","b","c","d"' '"x","5","5","5","1"' '7,3.0,3.0,8.0,8.0' '' '8,1,1,1' \
  '"9","10","Q","1","1"' > hands.csv
tab=$(printf '\t')
cat > expected << END
id,"a","b","c","d"$tab
"x","5","5","5","1"${tab}5*(5-1/5)
7,3.0,3.0,8.0,8.0${tab}8/(3-8/3)
$tab
8,1,1,1${tab}ERROR${tab}3 of 4 cards
"9","10","Q","1","1"${tab}1+1+10+12
END
sh recipe > answers 2> errors || test $? -eq 1
diff expected answers
