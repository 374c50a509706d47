# The shared library has the functions of its header, no other symbol, and the name of its version:
# sh this READELF LIBRARY HEADER
set -eu
functions=$(sed -n 's/^TWENTYFOUR_API .*\(twentyfour_[a-z]*\)(.*/\1/p' "$3" | sort)
exported=$("$1" --wide --dyn-syms "$2" |
  awk '$1 ~ /^[0-9]+:/ && $5 != "LOCAL" && $7 != "UND" && $4 != "OBJECT" { sub(/@.*/, "", $8); print $8 }' | sort)
[ "$(echo "$functions" | wc -l)" = 4 ]
[ "$functions" = "$exported" ] || { echo "exported: $exported"; exit 1; }
"$1" --dynamic "$2" | grep -F 'soname: [libtwentyfour.so.5]'
