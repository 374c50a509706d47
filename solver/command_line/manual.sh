# Prints the manual page with the options as the rows of options.cpp have them: sh this PROGRAM
page=$(dirname "$0")/twentyfour.1
sed '/^\.\\" From here on/q' "$page"
"$1" --generate=man
sed -n '/^\.\\" Up to here/,$p' "$page"
