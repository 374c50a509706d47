# The manual's command for comma-separated values keeps the lines together: sh this MAN_PAGE PROGRAM
command='twentyfour .*columns=2.*header'
. "$(dirname "$0")/recipe.sh"

printf '%s\r\n' 'id,"a","b","c","d"' '"x","5","5","5","1"' '7,3.0,3.0,8.0,8.0' '8,1,1,1' '9,1,x,1,1' \
  '"9, 9","10","Q","1","1"' '"0","1","1","4","2"' > hands.csv
cat > expected << 'END'
id,"a","b","c","d",answer
"x","5","5","5","1",5*(5-1/5)
7,3.0,3.0,8.0,8.0,8/(3-8/3)
8,1,1,1,ERROR	fewer than 5 columns
9,1,x,1,1,"ERROR	expected a card (0 to 9999, or A, J, Q, K, T), found ""x"""
"9, 9","10","Q","1","1",1+1+10+12
"0","1","1","4","2",NO
END
sh recipe > answers 2> errors || test $? -eq 1
diff expected answers
