# The commands of testdata/transcript.txt print the same on Windows: sh this ROOT PROGRAM
#
# But for commands that only POSIX has: a folder or nothing as standard input, and arguments that are not UTF-8. And how
# a command reads a file is said for the shells of Windows.
set -eu
transcript=$(mktemp)
trap 'rm -f "$transcript"' EXIT
awk '
  /^(\$|==) / { is_for_posix = /twentyfour < \/$|(twentyfour|state) <&-$|\\377\.txt|\\303\.\./ }
  !is_for_posix
' "$1/testdata/transcript.txt" |
  sed "s|write < '\(.*\)'$|write < \"\1\", in PowerShell cmd /c 'twentyfour < \"\1\"'|" > "$transcript"
sh "$1/tests/command_line/transcript.sh" "$transcript" "$2"
