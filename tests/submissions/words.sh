# A single file answers in any words as the program does with --words: the shortest hands and mixed ones, from a file
# and from a pipe. The words of its last call become arguments: sh this PROGRAM JUDGE FILE COMPILER FLAG...
set -eu
program=$1 judge=$2 file=$3
shift 3
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT

sed 's/^int main()/int main(int, char** argv)/; s/memory, ".*\\n", ".*\\n");/memory, argv[1], argv[2]);/' "$file" \
  >"$folder/changed.cpp"
"$@" "$folder/changed.cpp" -o "$folder/changed"

hands='
BEGIN {
  if (is_counted) print hands
  for (hand = 0; hand < hands; ++hand) {
    if (is_mixed) {
      card[1] = 1 + int(rand() * 9)
      for (i = 2; i <= 4; ++i) card[i] = rand() < 0.01 ? int(rand() * 10000) : int(rand() * 14)
      for (i = 1; i <= 4; ++i) printf "%s%s", card[i], substr(" \t\n\r", 1 + int(rand() * 4), 1)
    } else {
      print 1 + hand % 3, 1 + int(hand / 3) % 3, 1 + int(hand / 9) % 3, 1 + int(hand / 27) % 3
    }
  }
}'
is_counted=$(grep -c 'judge<CountedReader' "$file" || :)
awk -v is_counted="$is_counted" -v hands=300000 "$hands" >"$folder/shortest"
awk -v is_counted="$is_counted" -v hands=3000 -v is_mixed=1 "$hands" >"$folder/mixed"

sixty='With these four cards, by + - * and brackets, you make 24...'
longer='Nobody makes 24 with these cards, whatever the order and the brackets.'
line_end='
'
for words in 'Y/N' 'Possible/Impossible' "$sixty/$longer"; do
  for input in "$folder/shortest" "$folder/mixed"; do
    "$program" --judge="$judge" --words="$words" <"$input" >"$folder/expected"
    set -- "$folder/changed" "${words%/*}$line_end" "${words#*/}$line_end"
    "$@" <"$input" | cmp - "$folder/expected"
    cat "$input" | "$@" | cmp - "$folder/expected"
  done
done
