# Reads hands, up to four zeros or the end, and prints an expression for each, or "no solution": all
# pairs and all operators, in fractions. With -v limit=N it prints up to N expressions, a line each.

# found(COUNT, DEPTH): whether it can be done with COUNT values, whose numerators, denominators and
# texts are in n, d and t at DEPTH.
function found(count, depth,    i, j, k, others, op) {
  if (count == 1) {
    if (n[depth, 1] != 24 * d[depth, 1]) return 0
    print substr(t[depth, 1], 2, length(t[depth, 1]) - 2) " = 24"
    return ++printed >= limit
  }
  for (i = 1; i <= count; ++i)
    for (j = 1; j <= count; ++j) {
      if (i == j) continue
      others = 0
      for (k = 1; k <= count; ++k)
        if (k != i && k != j) {
          ++others
          n[depth + 1, others] = n[depth, k]
          d[depth + 1, others] = d[depth, k]
          t[depth + 1, others] = t[depth, k]
        }
      for (op = i < j ? 1 : 3; op <= 4; ++op)
        if (joined(depth, i, j, op, others + 1) && found(count - 1, depth + 1)) return 1
    }
  return 0
}

function joined(depth, i, j, op, place,    a, b, c, e, up, down) {
  a = n[depth, i]; b = d[depth, i]; c = n[depth, j]; e = d[depth, j]
  if (op == 4 && c == 0) return 0
  up = op == 1 ? a * e + b * c : op == 2 ? a * c : op == 3 ? a * e - b * c : a * e
  down = op == 4 ? b * c : b * e
  n[depth + 1, place] = up
  d[depth + 1, place] = down
  t[depth + 1, place] = "(" t[depth, i] " " substr("+*-/", op, 1) " " t[depth, j] ")"
  return 1
}

BEGIN { if (!limit) limit = 1 }

$1 == 0 && $2 == 0 && $3 == 0 && $4 == 0 { exit }

{
  for (i = 1; i <= 4; ++i) {
    n[0, i] = $i
    d[0, i] = 1
    t[0, i] = $i
  }
  printed = 0
  found(4, 0)
  if (!printed) print "no solution"
}
