# From exceptions.txt and what `llvm-cov show` prints of lines and branches: those of solver/ and
# main.cpp that no test reaches, unless excused; exits with 1 if there are any, or if an excuse is
# stale. A branch is a condition, at its place in a file, and one of the two ways it may go; it is
# reached if it is in any instance of a template.
#
# A line of exceptions.txt is a file, a tab, the line's text without the blanks around it (* for any
# line), a tab, and the reason. That of a branch has one more field before the reason: "never true",
# "never false", or for both "never tried", a colon, and the condition as far as it is on the line;
# or * for all branches of the line, where they depend on the machine or on chance. An excuse with *
# is never stale.
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
  if ($0 == "" || /^#/) next
  excused[$1 "\t" $2 (NF == 4 ? "\t" $3 : "")] = 1
  next
}

/^\/.*:$/ { file = name_of(substr($0, 1, length($0) - 1)) }

file !~ /^(solver\/|main\.cpp$)/ || (file "\t*") in excused { next }

# "   24|    1.2k|  text"; no count where there is nothing to run.
/^ *[0-9]+\|/ {
  split($0, field, "|")
  line = file "\t" field[1] + 0
  texts[line] = substr($0, length(field[1]) + length(field[2]) + 3)
  if (field[2] ~ /^ *$/) next
  if (!(line in lines)) line_at[++line_count] = line
  if (field[2] !~ /^ *0$/) lines[line] = 1
  else lines[line] += 0
}

# "  |  Branch (24:7): [True: 1.2k, False: 0]"; of what the compiler decides, "[Folded - Ignored]".
# (Of comparisons that are defaulted clang counts no false.)
/^  \|  Branch .*True/ {
  split($0, field, /[^0-9.]+/)
  if (texts[file "\t" field[2]] ~ /= default;$/) next
  branch = file "\t" field[2] "\t" field[3]
  if (!(branch in conditions)) branch_at[++condition_count] = branch
  conditions[branch] = 1
  if (field[4] > 0) is_true[branch] = 1
  if (field[5] > 0) is_false[branch] = 1
}

function trimmed(text) {
  gsub(/^[ \t]+|[ \t]+$/, "", text)
  return text
}

# What a text that begins with a condition has of it.
function condition_of(text, at, depth, byte) {
  for (at = 1; at <= length(text); ++at) {
    byte = substr(text, at, 1)
    if (byte == "'") at += index(substr(text, at + 2), "'") + 1
    else if (index("([{", byte)) ++depth
    else if (index(")]}", byte) && --depth < 0) break
    else if (depth == 0 && substr(text, at) ~ /^([;?,]|&&|\|\||:[^:])/) break
    else if (substr(text, at, 2) == "::") ++at
  }
  return trimmed(substr(text, 1, at - 1))
}

function is_excused(key) {
  if (!(key in excused)) return 0
  used[key] = 1
  return 1
}

function judge_line(line, field, text) {
  if (lines[line]) return
  ++missed_lines
  split(line, field, "\t")
  text = trimmed(texts[line])
  if (text == "}" || is_excused(field[1] "\t" text)) return
  print field[1] ":" field[2] ": never run: " text
  failed = 1
}

function judge_branch(branch, field, line, text, way) {
  if (branch in is_true && branch in is_false) return
  way = branch in is_true ? "never false" : branch in is_false ? "never true" : "never tried"
  missed_branches += way == "never tried" ? 2 : 1
  split(branch, field, "\t")
  line = field[1] "\t" field[2]
  text = trimmed(texts[line])
  way = way ": " condition_of(substr(texts[line], field[3]))
  if (!lines[line] && is_excused(field[1] "\t" text)) return
  if (is_excused(field[1] "\t" text "\t" way) || is_excused(field[1] "\t" text "\t*")) return
  print field[1] ":" field[2] ": " way ": " text
  failed = 1
}

END {
  for (i = 1; i <= line_count; ++i) judge_line(line_at[i])
  for (i = 1; i <= condition_count; ++i) judge_branch(branch_at[i])
  for (key in excused) {
    if (key in used || key ~ /\t\*$/) continue
    print "stale: " key
    failed = 1
  }
  printf "%d of %d lines and %d of %d branches not reached\n", missed_lines, line_count, \
    missed_branches, 2 * condition_count
  exit failed
}
