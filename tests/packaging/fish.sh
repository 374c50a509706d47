# Whether fish finds the completions in ~/.local, and elsewhere by README's line: sh this FISH PREFIX README
set -e
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
unset XDG_DATA_DIRS XDG_DATA_HOME XDG_CONFIG_HOME
PATH=$2/bin:$PATH

# offers_in HOME
offers_in() {
  HOME=$1 "$fish" -c 'complete -C "twentyfour --nea"' | grep '^--nearest'
}

fish=$1
mkdir -p "$folder/one/.local/share" "$folder/all/.config/fish"
cp -r "$2/share/fish" "$folder/one/.local/share"
offers_in "$folder/one"
line=$(sed -n 's/.*fish needs `\([^`]*\)`.*/\1/p' "$3")
echo "$line" | sed "s|/usr/local/|$2/|" > "$folder/all/.config/fish/config.fish"
offers_in "$folder/all"
