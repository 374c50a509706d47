# Whether zsh finds the completions below ~/.local by README's line: sh this ZSH PREFIX README
set -e
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
ln -s "$2" "$folder/.local"
line=$(sed -n 's/.*zsh needs `\(fpath=[^`]*\)`.*/\1/p' "$3")
HOME=$folder "$1" -f -c "$line; autoload -Uz compinit && compinit -D -u && print \$_comps[twentyfour]" | grep -x _twentyfour
