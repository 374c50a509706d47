# From exceptions.txt and an lcov file: the lines that were not run, and those of whose branches one
# was never taken, unless excused. A line of exceptions.txt is a file, a tab, the line's text without
# the blanks around it, a tab, and the reason.
BEGIN { FS = "\t" }

FILENAME ~ /exceptions\.txt$/ {
  if ($0 != "" && $0 !~ /^#/) excused[$1 "\t" $2] = 1
  next
}

/^SF:/ {
  path = substr($0, 4)
  file = path
  sub("^" root, "", file)
  count = 0
  while ((getline line < path) > 0) {
    gsub(/^[ \t]+|[ \t]+$/, "", line)
    text[++count] = line
  }
  close(path)
  delete missed
}

/^DA:/ {
  split(substr($0, 4), field, ",")
  if (field[2] == 0) missed[field[1]] = "never run"
}

# A branch counts as taken if it was taken in any instance of a template.
/^BRDA:/ {
  split(substr($0, 6), field, ",")
  branch = field[1] "," field[3] % 2
  seen[branch] = 1
  if (field[4] != "-" && field[4] > 0) taken[branch] = 1
}

/^end_of_record/ {
  for (branch in seen) {
    split(branch, field, ",")
    if (!(branch in taken) && !(field[1] in missed)) missed[field[1]] = "a branch never taken"
  }
  delete seen
  delete taken
  for (number = 1; number <= count; ++number) {
    if (!(number in missed)) continue
    key = file "\t" text[number]
    if (key in excused) {
      used[key] = 1
      continue
    }
    print file ":" number ": " missed[number] ": " text[number]
    failed = 1
  }
}

END {
  for (key in excused) {
    if (key in used) continue
    print "stale: " key
    failed = 1
  }
  exit failed
}
