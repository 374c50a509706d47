# README's command for a program that reads one hand calls each mistake in print wrong, in six styles of output, and
# nothing where there is none: sh this README REFEREE PRINTING
set -eu
command=$(sed -n 's/^    build\/twentyfour-referee \(--give=stdin --expect=expressions [a-z-]*\) -- python3 .*/\1/p' "$1")
[ -n "$command" ]
for style in plain equals hand case solution arrow; do
  for mistake in none brackets-lost brackets-lost-after-minus brackets-lost-after-division brackets-lost-after-both \
                 operands-swapped part-printed-last other-cards-before; do
    status=0
    give=
    [ "$mistake" != other-cards-before ] || give=--give=batch  # what it prints depends on the hand before
    # shellcheck disable=SC2086
    said=$("$2" $command $give -- "$3" "$mistake" "$style") || status=$?
    if [ "$mistake" = none ]; then [ "$status" = 0 ]; else [ "$status" = 1 ]; fi || { echo "$said"; exit 1; }
    case "$mistake $said" in
      none*|*"wrong expressions"*) ;;
      *) echo "$said"; exit 1;;
    esac
  done
done
