# Draws hands a second as an SVG bar chart, on a logarithmic scale, from a record of throughput:
# cards 1..9, one hand a line, from a file; and all expressions of hands of 1..13.
#
#     awk -f bench/draw.awk record.tsv > bench/throughput.svg
#
# There is no background, and every colour is of a middle brightness: it reads on white and on
# black.
BEGIN {
  FS = "\t"
  ink = "#75808c"
  left = 190
  right = 680
  width = 800
  top = 74
  bar = 24
  step = 38
}

FNR == 1 {
  for (i = 1; i <= NF; ++i) column[$i] = i
  next
}

$column["input"] == "one-digit" && $column["way"] == "file" {
  speed[$column["program"]] = 1e9 / $column["ns_per_hand"]
}

$column["input"] == "known-all" && $column["program"] == "twentyfour, jobs: 1" {
  speed["all"] = 1e9 / $column["ns_per_hand"]
}

END {
  fastest = "twentyfour plain"
  for (program in speed) {
    if (program ~ /^twentyfour / && speed[program] > speed[fastest]) fastest = program
  }
  add("textbook", "textbook program", "#c2723f")
  add("getchar_table", "getchar and a table", "#c2723f")
  add("twentyfour plain", "twentyfour, plain C++", "#2f9e6e")
  if (fastest != "twentyfour plain") add(fastest, "twentyfour, " kernel_of(fastest), "#2f9e6e")
  add("floor", "only moving the bytes", ink)
  add("all", "twentyfour --all, 1..13", "#2f9e6e")
  if (count == 0) {
    print "draw.awk: nothing to draw" > "/dev/stderr"
    exit 1
  }
  find_decades()
  draw()
}

function add(program, label, colour) {
  if (!(program in speed)) return
  ++count
  labels[count] = label
  colours[count] = colour
  speeds[count] = speed[program]
}

function kernel_of(program) {
  sub(/^twentyfour /, "", program)
  if (program == "avx2") return "AVX2"
  if (program == "avx512") return "AVX-512"
  return program
}

function log10(x) { return log(x) / log(10) }

function ceiling(x) { return x > int(x) ? int(x) + 1 : int(x) }

# The scale runs over whole powers of ten, from below the slowest to above the fastest.
function find_decades(   i) {
  low = high = log10(speeds[1])
  for (i = 2; i <= count; ++i) {
    if (log10(speeds[i]) < low) low = log10(speeds[i])
    if (log10(speeds[i]) > high) high = log10(speeds[i])
  }
  low = ceiling(low) - 1
  high = ceiling(high)
}

function x_of(power) { return left + (right - left) * (power - low) / (high - low) }

# Three significant digits and a word.
function in_words(value) {
  if (value >= 1e9) return digits(value / 1e9) " billion"
  if (value >= 1e6) return digits(value / 1e6) " million"
  if (value >= 1e3) return digits(value / 1e3) " thousand"
  return digits(value)
}

function digits(value) {
  return sprintf(value < 9.995 ? "%.2f" : value < 99.95 ? "%.1f" : "%.0f", value)
}

function power_in_words(power,   ones) {
  split("1 10 100", ones, " ")
  return ones[power % 3 + 1] (power >= 9 ? " billion" : power >= 6 ? " million" : \
                              power >= 3 ? " thousand" : "")
}

function text(x, y, anchor, size, words, more) {
  printf "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" font-size=\"%d\"%s>%s</text>\n", \
         x, y, anchor, size, more, words
}

function draw(   i, y, end, bottom, power) {
  bottom = top + count * step - (step - bar)
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" " \
         "height=\"%d\" role=\"img\" font-family=\"system-ui, sans-serif\" fill=\"%s\">\n", \
         width, bottom + 34, width, bottom + 34, ink
  print "<title>Hands a second</title>"
  text(16, 28, "start", 18, "Hands a second", " font-weight=\"bold\"")
  text(16, 50, "start", 13, "Cards 1..9, one hand a line, file to /dev/null; logarithmic scale", "")
  for (power = low; power <= high; ++power) {
    printf "<path d=\"M%.1f %dV%d\" stroke=\"%s\" stroke-opacity=\"0.35\"/>\n", \
           x_of(power), top - 8, bottom + 8, ink
    text(x_of(power), bottom + 24, "middle", 12, power_in_words(power), "")
  }
  for (i = 1; i <= count; ++i) {
    y = top + (i - 1) * step
    end = x_of(log10(speeds[i]))
    text(left - 12, y + 17, "end", 14, labels[i], "")
    printf "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" rx=\"3\" fill=\"%s\"/>\n", \
           left, y, end - left, bar, colours[i]
    text(end + 8, y + 17, "start", 14, in_words(speeds[i]), " font-weight=\"bold\"")
  }
  print "</svg>"
}
