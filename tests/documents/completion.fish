# What fish offers for the beginnings of some command lines: fish this FOLDER PROGRAM REFEREE
# The folder has what is installed for shells.
set -x PATH (dirname $argv[2]) (dirname $argv[3]) $PATH
for file in $argv[1]/*.fish
    source $file; or exit 1
end
set failures 0

# expect OFFERED LINE
function expect
    set -l offered (complete -C $argv[2] | string replace -r '\t.*' '')
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
    expect --form=left-to-right "$program --form=l"
    expect '+-*/^ +-*/^!' "$program --operators +-\*/^"
    expect (begin; echo list; $program --judge=list; end | string match -rg '^(l\S*)' | sort | string join ' ') "$program --judge l"
    expect '' "$program 5"
end
# The whole help of an option, in one line.
if not complete -C 'twentyfour --lim' | string match -q '*with -a, *is an error; default 1000000'
    echo "the help of --limit is cut"
    set failures (math $failures + 1)
end
expect 'counted eof games lines sentinel' 'twentyfour --input '
expect '--check=Answer:{}' 'twentyfour --check='
expect '' 'twentyfour -e '
expect '' 'twentyfour -- -'
expect 'expressions output verdicts words' 'twentyfour-referee -e '
expect 'counted eof sentinel' 'twentyfour-referee --input '
expect known-hard 'twentyfour-referee --stderr kn'
expect '' 'twentyfour-referee -- known-h'
cd $argv[1]
set file (basename $file)
expect $file "twentyfour-referee --hands $file"
expect --hands=$file "twentyfour-referee --hands=$file"
expect $file "twentyfour-referee -e words -- cat $file"
exit (test $failures = 0; echo $status)
