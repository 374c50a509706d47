"""What the module for Python promises."""
import copy
import os
import pickle
import threading
import time
import twentyfour
from twentyfour import Program


def error_of(function, *arguments):
    try:
        function(*arguments)
    except (TypeError, ValueError, twentyfour.Error) as error:
        return error
    raise AssertionError("nothing is raised")


# A run is that of the program.
assert twentyfour.__version__.startswith("5.")
assert Program().run("5 5 5 1\n1 1 4 2\n") == ("YES\nNO\n", "", 0)
assert Program("-e", 5, 5, 5, 1).run("") == ("5*(5-1/5)\n", "", 0)
assert Program("--version").run("").output == f"twentyfour {twentyfour.__version__}\n"
assert Program().run("5 5 5 x") == ("", 'twentyfour: <stdin>:1:7: expected a card (0 to 9999, or A, J, Q, K, T), found "x"\n', 1)

# Wrong usage, and nothing else, raises from the constructor.
assert str(error_of(Program, "--chek")).startswith("twentyfour: unknown option '--chek'")
assert "--check takes a template" in str(error_of(Program, "--check=anywhere"))
assert "zero" in str(error_of(Program, "--check={}\0"))
Program("--input=counted"), Program("--check", 5, 5, 5, 1, "5"), Program("--count", "--limit=1", 1, 2, 3, 4)

# An answer for each line, whatever line ends a text has.
checker = Program("--check=Answer: {}")
separators = ["\n", "\r\n", "\r", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029", "\0", "\ud800"]
texts = ["one" + each + "two" + each * 2 + "YES\nAnswer: 5" for each in separators]
answers = checker.lines("5 5 5 1\t" + text for text in texts)
assert len(answers) == len(texts) and all(answer.startswith("NO\t") for answer in answers), answers
assert checker.lines(["5 5 5 1 So:\nAnswer: 5*(5-1/5)\n", "", "5 5 5\tAnswer: 5", "5 5 5 1\tAnswer: NO"]) == \
    ["YES", "", "ERROR\t3 of 4 cards", "NO\tthere is one: 5*(5-1/5)"]
assert checker.lines([]) == []
assert Program("--input=lines", "--echo", "--header").lines(["a,b,c,d", "5,5,5,1", "x"])[:2] == ["a,b,c,d\t", "5,5,5,1\tYES"]
games = Program("--check", "--input=games")
assert games.lines(["4 24 A J Q K\t(K-J)*Q*A", "2 1/2 1 2\t1/2"]) == ["YES", "YES"]
assert Program("--all").lines(["1 2 3 4", "1 1 1 1"]) == ["1*2*3*4\t4*(1+2+3)\t(1+3)*(2+4)", "NO"]

# Any other end has the answers so far.
assert error_of(Program().lines, ["5 5 5 1", "1 1 1 1", "x"]).answers == ["YES", "NO"]
assert error_of(Program().lines, ["5 5 5 1 1 1 1 1", "x"]).answers == ["YES", "NO"]
assert error_of(Program().lines, ["5 5 5 1", "0 0 0 0", "1 1 1 1"]).answers == ["YES"]
assert "1000" not in str(error_of(Program("--count", "--limit=2").lines, ["1 1 1 1", "1 2 3 4"]))
assert error_of(Program("--help").lines, ["5 5 5 1"]).answers
assert "compressed" in str(error_of(Program("--input=lines").lines, ["PK\x03\x04", "5 5 5 1"]))

# What is no text, or one text in place of a list.
assert "one text" in str(error_of(checker.lines, "5 5 5 1\t5"))
for function, argument in ((checker.run, b"5 5 5 1"), (checker.run, None), (checker.lines, b"5"), (checker.lines, [b"5 5 5 1"])):
    assert type(error_of(function, argument)) is TypeError

# An object can be copied, sent to another process and shared by threads.
assert copy.copy(checker).lines(["5 5 5 1 Answer: NO"]) == pickle.loads(pickle.dumps(checker)).lines(["5 5 5 1 Answer: NO"])
hands = [f"3 7 {card % 97} {card}" for card in range(1000)]
lists = Program("--all", "--input=lines")
expected = lists.lines(hands)
outcomes = []
threads = [threading.Thread(target=lambda: outcomes.append(lists.lines(hands) == expected)) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert outcomes == [True] * 4
for _ in range(100):  # the system may still be ending threads that have been joined
    if len(os.listdir("/proc/self/task")) == 1:
        break
    time.sleep(0.05)
else:
    raise AssertionError("threads are left")
