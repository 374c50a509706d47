# The manual's recipe for comma-separated values keeps the lines together: sh this MAN_PAGE PROGRAM
command=tr
. "$(dirname "$0")/recipe.sh"

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
