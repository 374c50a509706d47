#compdef twentyfour twentyfour-referee
# Completion of the command lines of twentyfour and its referee, for zsh. Their options are those of
# --help; a test compares them. The names of judges are asked of the program itself.

_twentyfour_judges() {
  local -a judges=(list ${${(f)"$(_call_program judges $words[1] --judge=list </dev/null)"}%% *})
  compadd "$@" -a judges
}

_twentyfour_operators() {
  compadd "$@" -- '+-' '+-*' '+-*/' '+-*/^' '+-*/!' '+-*/^!'
}

_twentyfour() {
  local -a both=(
    '(-n --cards)'{-n+,--cards=}'[cards in a hand]:number:(1 2 3 4 5 6 7 8)'
    '(-t --target)'{-t+,--target=}'[an integer or a fraction P/Q]:target:(24)'
    '--form=[how expressions are written]:form:(parentheses precedence left-to-right)'
    '--division=[how / divides]:division:(real exact truncating)'
    '--operators=[some of + - * / ^ !]:operators:_twentyfour_operators'
    '--ordered[the cards stay in the given order]'
    '--words=[words for YES and NO]:words:(YES/NO Yes/No true/false)'
    '--judge=[the rules and the format of a known judge]:judge:_twentyfour_judges'
    '(-j --jobs)'{-j+,--jobs=}'[at most N at once]:number:(1 2 4 8)'
    '(- *)'{-h,--help}'[print a short help]'
    '(- *)'{-V,--version}'[print the version]'
  )
  if [[ $service == twentyfour ]]; then
    _arguments -s -S $both \
      '(-e --expression)'{-e,--expression}'[one expression, or NO]' \
      '(-a --all)'{-a,--all}'[every distinct expression, or NO]' \
      '(-c --count)'{-c,--count}'[the number of distinct expressions]' \
      '--values=-[every value, or those from A to B]::interval: ' \
      '--nearest[an equation of the target or the nearest value]' \
      '--check[whether an answer is right]' \
      '--notation=[how expressions are printed]:notation:(infix equation steps postfix brackets)' \
      '--subsets[cards may be left out]' \
      '--limit=[the most distinct expressions or values]:number:(1000 1000000 10000000)' \
      '--input=[how the input is read]:input:(sentinel counted eof lines games)' \
      '--progress[show hands answered and time left]' \
      '*:card: '
    return
  fi
  # After -- there is a command.
  local -i dashes=${words[(i)--]}
  if ((dashes < CURRENT)); then
    shift dashes words
    ((CURRENT -= dashes))
    _normal
    return
  fi
  _arguments -s $both \
    '(-p --program)'{-p+,--program=}'[the program and its arguments]:program:_files' \
    '(-g --give)'{-g+,--give=}'[how it is given the hands]:way:(batch stdin arguments)' \
    '--stdin=[what a process reads]:text: ' \
    '--stderr[its standard error is output too]' \
    '(-e --expect)'{-e+,--expect=}'[what it prints]:answers:(words expressions count verdicts output)' \
    '(-T --timeout)'{-T+,--timeout=}'[the seconds that a process may take]:seconds:(10 30 60)' \
    '--keep-going[even if ten processes in a row time out]' \
    '--hands=[hands in place of the test data]:file:_files' \
    '--range=[only hands of these cards]:least-most: ' \
    '(-d --testdata)'{-d+,--testdata=}'[where the groups are]:folder:_files -/' \
    '--input=[how a batch ends]:input:(sentinel counted eof)' \
    '(-f --format)'{-f+,--format=}'[the form of the report]:format:(text tsv junit)' \
    '--report=[write the report to a file too]:file:_files' \
    '--failures=[write wrong answers to a file]:file:_files' \
    '(-a --answers-only)'{-a,--answers-only}'[compare standard output alone]' \
    '(-s --silent-errors)'{-s,--silent-errors}'[expect errors to be silent]' \
    '(-w --without-arguments)'{-w,--without-arguments}'[give the input alone]' \
    '*:group or case: '
}

_twentyfour "$@"
