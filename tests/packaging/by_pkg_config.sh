# The example of the header is built by its command, and by C99 and C++ without a warning: sh this PREFIX CC CXX
. "$(dirname "$0")/example.sh"
cc() { "$cc_program" "$@"; }
cc_program=$2
PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name twentyfour.pc)")
LD_LIBRARY_PATH=$(dirname "$(find "$prefix" -name libtwentyfour.so.5)")
export PKG_CONFIG_PATH LD_LIBRARY_PATH
command=$(sed -n 's/^ \* \(cc score.c .*)\) builds it.*/\1/p' "$prefix/include/twentyfour.h")
eval "$command"
test "$(./a.out)" = YES
rm a.out
eval "$command -std=c99 -Wall -Wextra -Wpedantic -Werror"
test "$(./a.out)" = YES
"$3" -x c++ score.c -x none $(pkg-config --cflags --libs twentyfour) -std=c++11 -Wall -Wextra -Wpedantic -Werror -o score
test "$(./score)" = YES
# The static library, where no other is.
mkdir static
cp "$LD_LIBRARY_PATH/libtwentyfour.a" static
cc score.c -I"$prefix/include" -Lstatic $(pkg-config --static --libs-only-l --libs-only-other twentyfour) -o score
test "$(LD_LIBRARY_PATH='' ./score)" = YES
