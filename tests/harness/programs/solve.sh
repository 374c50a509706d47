# Reads one hand, and says yes or no: all pairs and all operators, in fractions.

# can_make N/D...: whether the fractions make 24. (A subshell keeps the caller's variables.)
can_make() {
  if [ $# = 1 ]; then
    [ $((${1%/*})) = $((24 * ${1#*/})) ]
    return
  fi
  first=0
  for x; do
    first=$((first + 1)) second=0
    for y; do
      second=$((second + 1))
      [ $second != $first ] || continue
      rest='' place=0
      for z; do
        place=$((place + 1))
        [ $place = $first ] || [ $place = $second ] || rest="$rest $z"
      done
      a=${x%/*} b=${x#*/} c=${y%/*} d=${y#*/}
      results="$((a * d - b * c))/$((b * d))"
      [ $first -gt $second ] || results="$results $((a * d + b * c))/$((b * d)) $((a * c))/$((b * d))"
      [ "$c" = 0 ] || results="$results $((a * d))/$((b * c))"
      for result in $results; do
        if (can_make "$result" $rest); then return 0; fi
      done
    done
  done
  return 1
}

read -r a b c d
if can_make "$a/1" "$b/1" "$c/1" "$d/1"; then echo 'A solution: yes'; else echo 'A solution: no'; fi
