# The manual's recipe for digits without blanks makes each a card: sh this MAN_PAGE PROGRAM
command=sed
. "$(dirname "$0")/recipe.sh"

printf '%s\n' 4878 5551 '' 555 > tickets.txt
tab=$(printf '\t')
cat > expected << END
7*8-4*8
5*(5-1/5)

ERROR${tab}3 of 4 cards
END
sh recipe > answers 2> errors || test $? -eq 1
diff expected answers
