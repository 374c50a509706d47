# The documents name files that exist, and the tour of the solver has its includes:
# sh this ROOT
#
# Prints what is not so, and exits with 1 if there is anything.
set -u
cd "$1" || exit 2
failed=$(mktemp)
trap 'rm -f "$failed"' EXIT

missing() {
  echo "$*"
  echo "$*" >> "$failed"
}

# Paths in backquotes, from the folder of the document or from the root. Those in build/ are made, and NAME
# stands for any.
for document in README.md README.zh.md CHANGELOG.md */README.md solver/submissions/README.md bench/*.md; do
  folder=$(dirname "$document")
  grep -o '`[A-Za-z_0-9.-]*/[A-Za-z_0-9./-]\+`' "$document" | tr -d '`' | sort -u |
    while read -r path; do
      case $path in
        build/* | *NAME*) continue ;;
      esac
      [ -e "$path" ] || [ -e "$folder/$path" ] || missing "$document: there is no $path"
    done
done

# The tour of the solver has each file of it, if only by its header; of the single files, the folder.
tour=$(cat solver/README.md)
for file in solver/*/*.[ch]pp solver/*/*.h; do
  case $file in
    solver/submissions/*) continue ;;
  esac
  name=${file##*/}
  case $tour in
    *"$name"* | *"${name%.cpp}.hpp"*) ;;
    *) missing "solver/README.md: $file is not there" ;;
  esac
done
grep -o '[a-z_0-9/]\+\.[ch]pp' solver/README.md | sort -u | while read -r name; do
  [ -e "$name" ] || [ -e "solver/$name" ] || ls solver/*/"$name" > /dev/null 2>&1 ||
    missing "solver/README.md: there is no $name"
done

# Its arrows are the includes. An arrow goes to all folders that a folder includes, except itself.
for folder in main.cpp solver/*/; do
  name=${folder#solver/}
  drawn=$(sed -n "s|^    $name *-> *||p" solver/README.md | tr -s ' ' '\n' | sort)
  real=$(grep -rhs '#include "solver/' "$folder" | sed 's|.*"solver/\([^/]*/\).*|\1|' |
    grep -v -x -F "$name" | sort -u)
  [ "$drawn" = "$real" ] ||
    missing "solver/README.md: $name includes" $real", not" $drawn
done

# The sentence of a room begins as the first line of one of its headers does.
grep '^\*\*[a-z_]*/\*\* ' solver/README.md | while read -r room words; do
  room=$(echo "$room" | tr -d '*')
  begin=$(echo "$words" | sed 's/[:,;.].*//')
  head -q -n 1 "solver/$room"*.h* | grep -q -F -e "// $begin" -e "/* $begin" ||
    missing "solver/README.md: no header of $room begins with: $begin"
done

# Of answering/, the referee has only the headers that the tour allows it.
allowed=$(grep '^\*\*answering/\*\*' solver/README.md)
grep -rhso 'solver/answering/[a-z_]*\.hpp' tests/harness tests/wrong_* | sort -u | while read -r header; do
  case $allowed in
    *"\`${header##*/}\`"*) ;;
    *) missing "solver/README.md: the referee may not include $header" ;;
  esac
done

[ ! -s "$failed" ]
