# From exceptions.txt and an lcov file: the lines of solver/ and main.cpp that were not run, unless
# excused; exits with 1 if there are any. Those of whose branches one was never taken go to
# branches_file. A line of exceptions.txt is a file, a
# tab, the line's text without the blanks around it, a tab, and the reason; * stands for any line.
BEGIN { FS = "\t" }

# A file is compiled into several programs, and known by another path in each.
function name_of(path, parts, count, kept, i, name) {
  count = split(path, parts, "/")
  kept = 0
  for (i = 2; i <= count; ++i) {
    if (parts[i] == "..") --kept
    else if (parts[i] != ".") parts[++kept] = parts[i]
  }
  for (i = 1; i <= kept; ++i) name = name "/" parts[i]
  return index(name, root) == 1 ? substr(name, length(root) + 1) : name
}

FILENAME ~ /exceptions\.txt$/ {
  if ($0 != "" && $0 !~ /^#/) excused[$1 "\t" $2] = 1
  next
}

/^SF:/ {
  file = name_of(substr($0, 4))
  block = 0
}

file !~ /^(solver\/|main\.cpp$)/ { next }

/^DA:/ {
  split(substr($0, 4), field, ",")
  lines[file "\t" field[1]] += field[2]
}

# (The branches of a template are counted for each of its instances.)
/^BRDA:/ {
  split(substr($0, 6), field, ",")
  branches[file "\t" field[1] "\t" field[2] "\t" field[3]] += field[4]
}

function text_of(file, number, path, line, count) {
  if (!((file "\t" 1) in texts)) {
    path = root file
    while ((getline line < path) > 0) {
      gsub(/^[ \t]+|[ \t]+$/, "", line)
      texts[file "\t" ++count] = line
    }
    close(path)
  }
  return texts[file "\t" number]
}

function complain_of_line(file, number, text) {
  text = text_of(file, number)
  if (text == "}") return
  if ((file "\t" text) in excused) {
    used[file "\t" text] = 1
    return
  }
  print file ":" number ": never run: " text
  failed = 1
}

END {
  for (key in lines) {
    split(key, field, "\t")
    if ((field[1] "\t*") in excused) continue
    ++line_count
    if (lines[key] == 0) {
      ++missed_lines
      complain_of_line(field[1], field[2])
    }
  }
  for (key in branches) {
    split(key, field, "\t")
    if ((field[1] "\t*") in excused) continue
    ++branch_count
    if (branches[key] > 0) continue
    ++missed_branches
    print field[1] ":" field[2] ": " text_of(field[1], field[2]) > branches_file
  }
  for (key in excused) {
    if (key in used || key ~ /\t\*$/) continue
    print "stale: " key
    failed = 1
  }
  printf "%d of %d lines, %d of %d branches not reached\n", missed_lines, line_count, \
    missed_branches, branch_count
  exit failed
}
