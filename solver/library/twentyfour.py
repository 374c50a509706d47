"""The program twentyfour on text in memory, for Python: all that its manual, twentyfour(1), describes.

    >>> checker = Program("--check=Answer: {}")
    >>> checker.lines(["5 5 5 1\\tI think so.\\nAnswer: 5*(5-1/5)", "5 5 5 1\\tAnswer: 5*5-1"])
    ['YES', 'NO\\tleaves a 5 unused']

The shared library is the one that the environment variable TWENTYFOUR_LIBRARY names, else the one
beside this file, else the one that the system finds.
"""
import ctypes
import os
import threading
import typing
import weakref


class Result(typing.NamedTuple):
    """What the program prints on standard output and standard error, and its exit status."""
    output: str
    error: str
    status: int


class Error(Exception):
    """A run that has not answered every line; `answers` has those that it has answered."""
    answers = property(lambda self: self.args[1])

    def __str__(self):
        return self.args[0]


class _Result(ctypes.Structure):
    _fields_ = [("output", ctypes.c_void_p), ("output_size", ctypes.c_size_t),
                ("error", ctypes.c_char_p), ("status", ctypes.c_int)]


_name = "twentyfour.dll" if os.name == "nt" else "libtwentyfour.so.5"
_beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), _name)
_library = ctypes.CDLL(os.environ.get("TWENTYFOUR_LIBRARY") or (_beside if os.path.exists(_beside) else _name))
for _function, _result, *_arguments in (
        (_library.twentyfour_new, ctypes.c_void_p, ctypes.POINTER(ctypes.c_char_p)),
        (_library.twentyfour_run, ctypes.POINTER(_Result), ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t),
        (_library.twentyfour_free, None, ctypes.c_void_p), (_library.twentyfour_version, ctypes.c_char_p)):
    _function.restype, _function.argtypes = _result, _arguments
__version__ = _library.twentyfour_version().decode()


class Program:
    """The program with some options; raises ValueError if they are wrong. Runs in several threads take turns."""

    def __init__(self, *options):
        self._options = options
        words = [str(option).encode("utf-8", "replace") for option in options]
        if any(b"\0" in word for word in words):
            raise ValueError("an option has a byte of zero")
        self._program = _library.twentyfour_new((ctypes.c_char_p * (len(words) + 1))(*words))
        if not self._program:
            raise MemoryError
        weakref.finalize(self, _library.twentyfour_free, self._program)
        self._lock = threading.Lock()
        error = self.run("").error
        if error.endswith("Try 'twentyfour --help'\n"):
            raise ValueError(error.split("\n")[0])

    def __reduce__(self):
        return Program, self._options

    def run(self, text):
        """The Result for this text in place of standard input."""
        data = str.encode(text, "utf-8", "replace")
        with self._lock:
            result = _library.twentyfour_run(self._program, data, len(data)).contents
            output = ctypes.string_at(result.output, result.output_size)
            return Result(output.decode("utf-8", "replace"), result.error.decode("utf-8", "replace"), result.status)

    def lines(self, texts):
        """A list of the answers to lines, one for each, with --check or --input=lines; or else raises Error.

        A line end inside a text is written as the manual asks for, so no text is two lines. A bad line's
        answer is ERROR, a tab and the reason."""
        if isinstance(texts, str):
            raise TypeError("lines() takes a list of texts, not one text")
        lines = [str.rstrip(text, "\r\n").replace("\r\n", "\n").replace("\n", "\\n ") + "\n" for text in texts]
        result = self.run("".join(lines))
        answers = result.output.split("\n")[:-1]
        has_failed = result.status != 0 and not any("ERROR\t" in answer for answer in answers)
        if has_failed or len(answers) != len(lines):
            raise Error(result.error.strip() or f"{len(answers)} answers to {len(lines)} lines", answers)
        return answers
