# The lines of Python in README give what README says, and the module does what it promises: sh this PREFIX PYTHON README
script=$(cd "$(dirname "$0")" && pwd)
. "$script/example.sh"
PYTHONPATH=$(dirname "$(find "$prefix" -name twentyfour.py)")
LD_LIBRARY_PATH=$(dirname "$(find "$prefix" -name libtwentyfour.so.5)")
export PYTHONPATH LD_LIBRARY_PATH
python=$2
sed -n '/^import twentyfour$/,/^print/p' "$3" > example.py
test "$(wc -l < example.py)" = 5
sed -n 's/.*, this prints `\(.*\)` and `\(.*\)`, a tab, `\(.*\)`:$/\1\n\2\t\3/p' "$3" > expected
"$python" -W error example.py | diff expected -
test -s expected
"$python" -W error -m doctest "$PYTHONPATH/twentyfour.py"
"$python" -W error "$script/module.py"
