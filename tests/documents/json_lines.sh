# The manual's recipe for JSON lines gives each line its verdict: sh this MAN_PAGE PROGRAM
command='jq ..Rr'
. "$(dirname "$0")/recipe.sh"

cat > games.jsonl << 'END'
{"cards": [3, 3, 8, 8], "target": 24, "answer": "\\boxed{\\frac{8}{3-\\frac{8}{3}} = 24}"}
{"cards": [5, 5, 5, 1], "target": 24, "answer": "```\n\"5 \u00d7 (5 − 1 ÷ 5)\"\n= 24\n```"}
{"answer": "11-8=3\r\n3+5=8\n3*8=24\n", "target": 24, "cards": [11, 8, 3, 5]}
{"cards": [1, 2], "target": "1/2", "answer": "no"}
{"cards": [1, 2, 3], "target": 7, "answer": "<answer>\n1+2*3\n</answer>"}
{"numbers": [1, 2, 3], "target": 8, "answer": "1+2*3"}
{"cards": [1, 2, 3, 4, 5], "target": 120, "answer": "1*2*3\t*4*5"}
{"nums": ["A", "J", "Q", "K"], "target": 24, "answer": "(K-J)*Q*A"}

{"cards": [1, 2, 3, 4], "target": 24, "answer": null}
{"cards": [1, 2, 3, 4], "target": 24, "answer": ""}
{"cards": [1, 2, 3, 4], "target": 24,
{"cards": [1, 2, 3, 4], "answer": "\ud83c\udf89 1*2*3*4"}
{"cards": [1, 2, 3, 4], "answer": "1*2*3*4\\neq 25"}
{"cards": [1, 2, 3, 4], "answer": "1*2*3*4"}
END
cat > expected << 'END'
YES
YES
YES
NO	there
YES
NO	makes
YES
YES
ERROR
NO	no
NO	no
ERROR
NO	unreadable:
NO	unreadable:
YES
END
sh recipe > scored 2> errors || test $? -eq 1
jq -r .verdict scored | sed -e 's/^\(NO	[^ ]*\) .*/\1/' -e 's/^\(ERROR\)	.*/\1/' | diff expected -
# Each object is as it was, and what is no object is there.
jq -c 'del(.verdict)' scored > objects
jq -cR '. as $line | (fromjson? | objects) // {$line}' games.jsonl | diff objects -
