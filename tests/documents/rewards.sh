# The manual's function of Python gives each completion its reward: sh this MAN_PAGE PROGRAM
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
found = rewards(games, completions, "--check=Answer: {}")
assert found == [0.0, 0.0, 1.0] + [0.0] * (len(found) - 3), found
assert rewards([], []) == []

def fails(*arguments):
    try:
        rewards(*arguments)
    except (subprocess.CalledProcessError, ValueError):
        return True

assert fails([([5, 5, 5], 24), ([5, 5, 5, "x"], 24)], ["5", "5"])
assert fails([([5, 5, 5, 1], 24)], ["5*(5-1/5)"], "--check=anywhere")
assert fails([([5, 5, 5, 1], 24)], ["5*(5-1/5)"], "--help")
assert fails([([5, 5, 5, 1], 24)], [])
END
python3 recipe 2> errors || { cat errors; exit 1; }
