# The example of the header is built in a project of CMake by the lines there: sh this PREFIX CMAKE CC
. "$(dirname "$0")/example.sh"
{
  echo 'cmake_minimum_required(VERSION 3.22)'
  echo 'project(score LANGUAGES C)'
  echo 'add_executable(score score.c)'
  sed -n 's/^ \*   \(find_package(.*)\)/\1/p; s/^ \*   \(target_link_libraries(.*)\)/\1/p' "$prefix/include/twentyfour.h"
} > CMakeLists.txt
test "$(wc -l < CMakeLists.txt)" = 5
"$2" -S . -B build -DCMAKE_C_COMPILER="$3" -DCMAKE_PREFIX_PATH="$prefix" > log || { cat log; exit 1; }
"$2" --build build > log || { cat log; exit 1; }
test "$(build/score)" = YES
