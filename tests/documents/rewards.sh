# The manual's function of Python gives each completion its reward: sh this MAN_PAGE PROGRAM
# The module is beside the program.
command=import
. "$(dirname "$0")/recipe.sh"

cat >> recipe << 'END'

separators = ["\n", "\r\n", "\r", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029", "\0"]
right = ["5*(5-1/5)", "", "1/5 = 0.2\n\nAnswer: 5*(5-1/5)\nwhich is right", "\\boxed{5*(5-1/5)}", "NO", "\ud800"]
words = ["one" + each + "two" + each * 2 + "YES" for each in separators]
games = [([5, 5, 5, 1], 24)] * len(right + words)
games += [([1, 1, 1, 1], 24), ([0, 0, 0, 0], 0), (["A", "J", "Q", "K"], 24), ([1, 2], "1/2")]
completions = right + words + ["There is no solution.", "0+0+0+0", "(K-J)*Q*A", "1/2"]
found = rewards(games, completions)
assert found == [1.0, 0.0, 0.0, 1.0, 0.0, 0.0] + [0.0] * len(words) + [1.0] * 4, found
assert rewards(games[:2], [None, "5*(5-1/5)"]) == [0.0, 1.0]
assert rewards([], []) == []
checker = twentyfour.Program("--check=Answer: {}", "--input=games")
found = rewards(games, completions)
assert found == [0.0, 0.0, 1.0] + [0.0] * (len(found) - 3), found

def fails(*arguments):
    try:
        rewards(*arguments)
    except (KeyError, ValueError):
        return True

assert fails([([5, 5, 5], 24), ([5, 5, 5, "x"], 24)], ["5", "5"])
assert fails([([5, 5, 5, 1], 24)], [])
END
PYTHONPATH=$(dirname "$2") python3 recipe 2> errors || { cat errors; exit 1; }
