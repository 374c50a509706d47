# The manual's function of Python gives each completion its reward: sh this MAN_PAGE PROGRAM
command=import
. "$(dirname "$0")/recipe.sh"

cat >> recipe << 'END'

import sys
separators = ["\n", "\r\n", "\r", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029", "\0"]
right = ["5*(5-1/5)", "", "1/5 = 0.2\n\nAnswer: 5*(5-1/5)\nwhich is right", "\\boxed{5*(5-1/5)}", "NO", "\ud800"]
expected = [1.0, 0.0, 1.0, 1.0, 0.0, 0.0]
words = ["one" + each + "two" + each * 2 + "YES" for each in separators]
hands = [[5, 5, 5, 1]] * len(right + words) + [[1, 1, 1, 1], [0, 0, 0, 0], ["A", "J", "Q", "K"]]
completions = right + words + ["There is no solution.", "0+0+0+0", "(K-J)*Q*A"]
found = rewards(hands, completions)
assert found == expected + [0.0] * len(words) + [1.0, 0.0, 1.0], found
assert rewards([[1, 2]], ["I take 1+2 here."], "-n2", "-t3", "--check=anywhere") == [1.0]
assert rewards([], []) == []
END
python3 recipe 2> errors || { cat errors; exit 1; }
