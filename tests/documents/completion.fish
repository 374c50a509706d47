# What fish offers for the beginnings of some command lines: fish this SOURCES PROGRAM REFEREE
set -x PATH (dirname $argv[2]) (dirname $argv[3]) $PATH
cd $argv[1]
set rows $argv[1]/tests/documents/completion_rows.sh
for file in $argv[1]/solver/command_line/completions/*.fish $argv[1]/tests/harness/completions/*.fish
    source $file; or exit 1
end
set failures 0

# expect OFFERED LINE
function expect
    set -l offered (complete -C $argv[2] | string replace -r '=?\t.*' '' | uniq)  # --check and --check=
    if test "$offered" != "$argv[1]"
        echo "$argv[2]: expected \"$argv[1]\", was offered \"$offered\""
        set failures (math $failures + 1)
    end
end

for program in twentyfour twentyfour-referee
    set long ($program --help | string match -rg '^ {2,6}(?:-., )?(--[a-z-]+)' | sort)
    set short ($program --help | string match -rg '^ +(-.), ' | sort -f)
    expect "$long" "$program --"
    expect "$short $long" "$program -"
    sh $rows values $program | while read option values
        expect (string split ' ' $values | sort | string join ' ') "$program $option "
    end
    # The whole help of an option, in one line.
    if test "$(complete -C "$program --" | string replace -r '=\t' '\t' | sort -u)" != "$(sh $rows help $program | sort)"
        echo "$program: the help is not that of --help"
        set failures (math $failures + 1)
    end
    expect --form=left-to-right "$program --form=l"
    expect '+-*/^ +-*/^!' "$program --operators +-\*/^"
    expect '' "$program 5"
end
expect '--check=Answer:{}' 'twentyfour --check='
expect '' 'twentyfour -e '
expect '' 'twentyfour -- -'
expect 'expressions output verdicts words' 'twentyfour-referee -e '
expect (ls -d testdata/*/ | path basename | sort | string join ' ') 'twentyfour-referee '
expect known-hard 'twentyfour-referee --stderr kn'
expect '' 'twentyfour-referee -- known-h'
set file README.md
expect $file "twentyfour-referee --hands $file"
expect --hands=$file "twentyfour-referee --hands=$file"
expect $file "twentyfour-referee -e words -- cat $file"
exit (test $failures = 0; echo $status)
