# twentyfour.dll, made by MinGW, does every case of testdata/ under wine, by a program in C:
# sh this CMAKE CC CXX WINE SOURCES FOLDER
set -eu
cmake=$1 cc=$2 cxx=$3 wine=$4 sources=$5 folder=$6
export WINEDEBUG=-all WINEPREFIX="$folder/wine"
"$cmake" -S "$sources" -B "$folder" -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_SYSTEM_PROCESSOR=x86_64 \
  -DCMAKE_CXX_COMPILER="$cxx" -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0
"$cmake" --build "$folder" --target twentyfour_library -j2
"$cc" -std=gnu99 -I"$sources/solver/library" "$sources/tests/library/run.c" -L"$folder" -ltwentyfour -o "$folder/run.exe"
printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$wine" "$folder/run.exe" > "$folder/run"
chmod +x "$folder/run"
sh "$sources/tests/testdata/every_case.sh" "$folder/run" "$sources/testdata"
