# The manual page is what is made of the rows of options: sh this PROGRAM MAN_PAGE
sh "$(dirname "$2")/manual.sh" "$1" | diff "$2" -
