# The manual's recipe solves JSON lines, up to one that is no game: sh this MAN_PAGE PROGRAM
command='jq ..rR'
. "$(dirname "$0")/recipe.sh"

cat > games.jsonl << 'END'
{"cards": [3, 3, 8, 8], "target": 24}
{"cards": ["A", 2, 3, "4"]}
{"cards": [1, 2], "target": "1/2"}
{"target": 5, "numbers": [1, 1]}
{"nums": [1, 1, 4, 6]}
END
cat > expected << 'END'
8/(3-8/3)
1*2*3*4
1/2
NO
1*1*4*6
END
sh recipe > solved
cut -f1 solved | cmp - games.jsonl
cut -f2- solved | diff expected -

for line in '' '{' '[1, 2]' '{"cards": [1, 2]' '{"hand": [1, 2]}' '{"cards": [1, 2, 3, 4, 5, 6, 7, 8, 9]}'; do
  printf '%s\n' '{"cards": [1, 2, 3, 4]}' "$line" '{"cards": [1, 1, 4, 6]}' > games.jsonl
  sh recipe > solved 2> errors || test $? -eq 1
  cut -f2- solved | head -n 1 | grep -qx '1\*2\*3\*4'
  test "$(cut -f2- solved | sed 1d | tr -d '\n')" = ''
  grep -q '^twentyfour: <stdin>:2:1: ' errors
done
