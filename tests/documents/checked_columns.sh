# The manual's recipe for a column before cards and answers checks each line: sh this MAN_PAGE PROGRAM
command='cut ..d, ..f2..'
. "$(dirname "$0")/recipe.sh"

cat > answers.csv << 'END'
id,hand,answer
5, 1 1 2 6 , (1+1)×6×2
x,"[1, 1, 4, 6]",6*4+1-1
7,1,1,4,6,6*4
8,1,1,4,6,6*4+1-1
9,1,1,4
END
tab=$(printf '\t')
cat > expected << END
id,hand,answer${tab}
5, 1 1 2 6 , (1+1)×6×2${tab}YES
x,"[1, 1, 4, 6]",6*4+1-1${tab}YES
7,1,1,4,6,6*4${tab}NO${tab}leaves two 1s unused
8,1,1,4,6,6*4+1-1${tab}YES
9,1,1,4${tab}ERROR${tab}3 of 4 cards
END
sh recipe > checked 2> errors || test $? -eq 1
diff expected checked
