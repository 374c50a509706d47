# Hands of four cards, one a line: sh this KIND LEAST MOST [letters]
# KIND is all (each once), ordered (in every order), random (500), made-to-be-24 or made-to-miss-24 (60 of each formula
# below, whatever else their cards make). With letters, 1 and 11 to 13 are A, J, Q and K.
set -eu
awk -v kind="$1" -v least="$2" -v most="$3" -v letters="${4-}" '
# Random numbers as Park and Miller have them: the same hands everywhere.
function between(low, high) { seed = seed * 16807 % 2147483647; return low + seed % (high - low + 1) }
function card() { return between(1, 9999) }
function is_card(x) { return x == int(x) && least <= x && x <= most }
function put(a, b, c, d, order, i, j, x) {
  if (!is_card(a) || !is_card(b) || !is_card(c) || !is_card(d) || a + b + c + d == 0) return 0
  split(a " " b " " c " " d, order, " ")
  for (i = 4; i > 1 && shuffles; --i) { j = between(1, i); x = order[i]; order[i] = order[j]; order[j] = x }
  for (i = 1; i <= 4; ++i) {
    if (letters != "" && order[i] in letter) order[i] = letter[order[i]]
    printf "%s%s", order[i], i < 4 ? " " : "\n"
  }
  return 1
}
function made(formula, a, b, c, d, p, q) {
  b = between(2, 99)
  if (formula == 1) { a = card(); b = card(); c = card(); return put(a, b, c, a + b - c - 24) }            # a+b-c-d
  if (formula == 2) { a = between(1, 99); return put(a, b, b - 1, (a * b - 24) / (b - 1)) }                # a*b-c*d
  if (formula == 3) { a = between(2, 999); d = between(1, 400); return put(a, b, a * b - 24 * d, d) }      # (a*b-c)/d
  if (formula == 4) { b = card(); d = card(); p = between(1, 400); return put(b + 24 * p, b, d + p, d) }   # (a-b)/(c-d)
  if (formula == 5) { p = between(1, 99); q = between(1, 99); return put(3 * p * q, 8 * b, p, q * b) }     # a*b/(c*d)
  a = between(5, 999); q = between(1, 999); d = 24 * q / a; return put(a, b, b * d - q, d)                 # a/(b-c/d)
}
function missed(formula, a, b, c, d, e) {
  b = between(2, 400); c = between(900, 9999); d = between(900, 9999)
  if (formula == 1) return put(24, between(1, 9), c, d)                                                    # a+b/(c*d)
  if (formula == 2) {                                                                                      # a/b-c/d
    a = between(24 * b + 1, 26 * b); e = a * d % b
    return (e == 1 || e == b - 1) && put(a, b, int((a * d - 24 * b * d + 1) / b), d)
  }
  if (formula == 3) { a = between(300, 9999); e = 24 * (c % 1700 + 300) * (d % 1700 + 300) + 1             # a*b/(c*d)
    return put(a, e / a, c % 1700 + 300, d % 1700 + 300) }
  a = between(1, 20); b = between(2, 9); d = between(100, 999)                                             # a/(b-c/d)
  return put(a, b, b * d - int((a * d + 12) / 24), d)
}
BEGIN {
  seed = 24; letter[1] = "A"; letter[11] = "J"; letter[12] = "Q"; letter[13] = "K"
  shuffles = kind ~ /^made/
  formulas = kind == "made-to-be-24" ? 6 : kind == "made-to-miss-24" ? 4 : 0
  for (f = 1; f <= formulas; ++f) for (n = 0; n < 60;) n += formulas == 6 ? made(f) : missed(f)
  for (n = 0; kind == "random" && n < 500;) n += put(between(least, most), between(least, most), between(least, most), between(least, most))
  for (a = least; (kind == "all" || kind == "ordered") && a <= most; ++a)
    for (b = kind == "all" ? a : least; b <= most; ++b)
      for (c = kind == "all" ? b : least; c <= most; ++c)
        for (d = kind == "all" ? c : least; d <= most; ++d) put(a, b, c, d)
}'
