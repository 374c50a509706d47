# What the completion of a program has to have, a line each: sh this help PROGRAM, for each option its name, a
# tab and its help; sh this values PROGRAM, for each option of a closed set its name and the values that the
# program names when it refuses another.
case $1 in
  help)
    "$2" --help | awk '
      function flush() { if (name) print name "\t" help; name = "" }
      /^  (-.,|   ) --/ {
        flush()
        match($0, /--[a-z-]+/)
        name = substr($0, RSTART, RLENGTH)
        sub(/^ +(-., )?[^ ]+  +/, "")
        help = $0
        next
      }
      /^        / { sub(/^ +/, ""); help = help " " $0; next }
      { flush() }
      END { flush() }'
    ;;
  values)
    for option in $("$2" --help | sed -nE 's/^ +(-., )?(--[a-z-]+)=(NAME|[A-Z]) .*/\2/p'); do
      "$2" "$option=?" -- true 2>&1 | sed -nE "1s/.*(--[a-z-]+) takes (([a-z-]+, )*[a-z-]+ or [a-z-]+), not .*/\1 \2/p"
    done | sed 's/,//g; s/ or / /'
    echo "--judge list $("$2" --judge=list | cut -d ' ' -f 1 | tr '\n' ' ')" | sed 's/ $//'
    ;;
esac
