# Completion of the command lines of twentyfour and its referee, for fish. Their options are those of
# --help; a test compares them. The names of judges are asked of the program itself.

function __twentyfour_judges
    echo list
    set --local words (commandline -opc)
    $words[1] --judge=list </dev/null 2>/dev/null | string replace -r ' .*' ''
end

for program in twentyfour twentyfour-referee
    complete -c $program -f
    complete -c $program -s n -l cards -x -a '1 2 3 4 5 6 7 8' -d 'Cards in a hand'
    complete -c $program -s t -l target -x -a 24 -d 'An integer or a fraction P/Q'
    complete -c $program -l form -x -a 'parentheses precedence left-to-right' -d 'How expressions are written'
    complete -c $program -l division -x -a 'real exact truncating' -d 'How / divides'
    complete -c $program -l operators -x -a "+- '+-*' '+-*/' '+-*/^' '+-*/!' '+-*/^!'" -d 'Some of + - * / ^ !'
    complete -c $program -l ordered -d 'The cards stay in the given order'
    complete -c $program -l words -x -a 'YES/NO Yes/No true/false' -d 'Words for YES and NO'
    complete -c $program -l judge -x -a '(__twentyfour_judges)' -d 'The rules and the format of a known judge'
    complete -c $program -s j -l jobs -x -a '1 2 4 8' -d 'At most N at once'
    complete -c $program -s h -l help -d 'Print a short help'
    complete -c $program -s V -l version -d 'Print the version'
end

complete -c twentyfour -s e -l expression -d 'One expression, or NO'
complete -c twentyfour -s a -l all -d 'Every distinct expression, or NO'
complete -c twentyfour -s c -l count -d 'The number of distinct expressions'
complete -c twentyfour -l values -d 'Every value; those from A to B with =A..B'
complete -c twentyfour -l nearest -d 'An equation of the target or the nearest value'
complete -c twentyfour -l check -d 'Whether an answer is right'
complete -c twentyfour -l notation -x -a 'infix equation steps postfix brackets' -d 'How expressions are printed'
complete -c twentyfour -l subsets -d 'Cards may be left out'
complete -c twentyfour -l limit -x -a '1000 1000000 10000000' -d 'The most distinct expressions or values'
complete -c twentyfour -l input -x -a 'sentinel counted eof lines games' -d 'How the input is read'
complete -c twentyfour -l progress -d 'Show hands answered and time left'

# After -- there is a command.
complete -c twentyfour-referee -n '__fish_seen_subcommand_from --' -F -a '(__fish_complete_command)'
complete -c twentyfour-referee -s p -l program -r -d 'The program and its arguments'
complete -c twentyfour-referee -s g -l give -x -a 'batch stdin arguments' -d 'How it is given the hands'
complete -c twentyfour-referee -l stdin -x -d 'What a process reads'
complete -c twentyfour-referee -l stderr -d 'Its standard error is output too'
complete -c twentyfour-referee -s e -l expect -x -a 'words expressions count verdicts output' -d 'What it prints'
complete -c twentyfour-referee -s T -l timeout -x -a '10 30 60' -d 'The seconds that a process may take'
complete -c twentyfour-referee -l keep-going -d 'Even if ten processes in a row time out'
complete -c twentyfour-referee -l hands -r -d 'Hands in place of the test data'
complete -c twentyfour-referee -l range -x -d 'Only hands of these cards'
complete -c twentyfour-referee -s d -l testdata -r -d 'Where the groups are'
complete -c twentyfour-referee -l input -x -a 'sentinel counted eof' -d 'How a batch ends'
complete -c twentyfour-referee -s f -l format -x -a 'text tsv junit' -d 'The form of the report'
complete -c twentyfour-referee -l report -r -d 'Write the report to a file too'
complete -c twentyfour-referee -l failures -r -d 'Write wrong answers to a file'
complete -c twentyfour-referee -s a -l answers-only -d 'Compare standard output alone'
complete -c twentyfour-referee -s s -l silent-errors -d 'Expect errors to be silent'
complete -c twentyfour-referee -s w -l without-arguments -d 'Give the input alone'
