// Programs with mistakes in print: `printing NAME STYLE [full]`. Reads hands of four integers until
// 0 0 0 0 or the end of the file; prints an expression for each hand that makes 24 and NO for the
// others. The answers YES and NO are right. `full`: brackets around every operation but the
// outermost; else only those that are needed.
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

namespace {

// level: 0 for a card, 1 for * and /, 2 for + and -
struct Item {
  double value;
  std::string text;
  int level;
};

std::string mistake, style;
bool full = false;
std::string last_step, first_step;

bool is(const char* name) {
  return mistake == name;
}

std::string in_brackets(const Item& item, bool needed) {
  if (is("brackets-lost")) return item.text;
  if (full ? item.level > 0 : needed) return "(" + item.text + ")";
  return item.text;
}

std::string number(double v) {
  char text[40];
  std::snprintf(text, sizeof text, "%g", v);
  return text;
}

bool combine(int op, const Item& first, const Item& second, Item& r) {
  const Item& a = op < 4 ? first : second;
  const Item& b = op < 4 ? second : first;
  const char signs[] = "+*-/-/";
  const char sign = signs[op];
  if (sign == '/' && std::fabs(b.value) < 1e-9) return false;
  r.value = sign == '+'   ? a.value + b.value
            : sign == '-' ? a.value - b.value
            : sign == '*' ? a.value * b.value
                          : a.value / b.value;
  r.level = sign == '+' || sign == '-' ? 2 : 1;
  std::string left = in_brackets(a, a.level > r.level);
  std::string right =
      in_brackets(b, b.level > r.level || (b.level == r.level && (sign == '-' || sign == '/')));
  if (is("brackets-lost-same-level") && (sign == '-' || sign == '/') && b.level == r.level)
    right = b.text;
  if (is("brackets-lost-after-minus") && sign == '-') right = b.text;
  if (is("brackets-lost-after-division") && sign == '/') right = b.text;
  if (is("brackets-lost-after-both") && (sign == '-' || sign == '/')) right = b.text;
  if (is("brackets-lost-before-times") && sign == '*') left = a.text;
  const bool swapped = (is("operands-swapped") && (sign == '-' || sign == '/')) ||
                       (is("operands-swapped-minus") && sign == '-') ||
                       (is("operands-swapped-division") && sign == '/') ||
                       (is("operands-swapped-reversed") && op >= 4);
  if (swapped) {
    // The brackets that the swapped operands need.
    left = in_brackets(b, b.level > r.level);
    right = in_brackets(a, a.level > r.level || a.level == r.level);
    r.text = left + " " + sign + " " + right;
  } else {
    r.text = left + " " + sign + " " + right;
  }
  return true;
}

bool search(const std::vector<Item>& v, Item& solution) {
  if (v.size() == 1) {
    solution = v[0];
    return std::fabs(v[0].value - 24) < 1e-9;
  }
  for (size_t i = 0; i < v.size(); ++i)
    for (size_t j = i + 1; j < v.size(); ++j) {
      std::vector<Item> rest;
      for (size_t k = 0; k < v.size(); ++k)
        if (k != i && k != j) rest.push_back(v[k]);
      for (int op = 0; op < 6; ++op) {
        Item r;
        if (!combine(op, v[i], v[j], r)) continue;
        rest.push_back(r);
        if (search(rest, solution)) {
          const char signs[] = "+*-/-/";
          const Item& a = op < 4 ? v[i] : v[j];
          const Item& b = op < 4 ? v[j] : v[i];
          const std::string step = number(a.value) + " " + signs[op] + " " + number(b.value);
          if (v.size() == 2) last_step = step;
          if (v.size() == 4) first_step = step;
          if (v.size() == 3 && is("part-printed-three-cards")) last_step = r.text;
          return true;
        }
        rest.pop_back();
      }
    }
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  mistake = argc > 1 ? argv[1] : "none";
  style = argc > 2 ? argv[2] : "plain";
  full = argc > 3 && std::string(argv[3]) == "full";
  std::string before, first;
  int h[4];
  for (int n = 1; std::scanf("%d %d %d %d", &h[0], &h[1], &h[2], &h[3]) == 4; ++n) {
    if (h[0] == 0 && h[1] == 0 && h[2] == 0 && h[3] == 0) break;
    std::vector<Item> items;
    for (int c : h) items.push_back({double(c), std::to_string(c), 0});
    const std::string hand =
        items[0].text + " " + items[1].text + " " + items[2].text + " " + items[3].text;
    Item solution;
    const bool found = search(items, solution);
    std::string text = solution.text, result = "24";
    if (found) {
      if (is("part-printed-last") || is("part-printed-three-cards")) text = last_step;
      if (is("part-printed-first")) text = first_step;
      const std::string own = text;
      if (first.empty()) first = own;
      if (is("other-cards-before") && !before.empty()) text = before;
      if (is("other-cards-first")) text = first;
      if (is("other-cards-constant")) text = "1 * 2 * 3 * 4";
      before = own;
      if (is("other-result-25")) result = "25";
      if (is("other-result-first-card")) result = items[0].text;
      if (is("other-result-1")) result = "1";
      if (is("other-result-hand-number")) result = std::to_string(n);
    } else {
      text = "NO";
    }
    std::string line = text;
    if (style == "equals") line = found ? text + " = " + result : text;
    if (style == "hand") line = hand + ": " + text;
    if (style == "case") line = "Case #" + std::to_string(n) + ": " + text;
    if (style == "solution") line = found ? "Solution: " + text : "No solution";
    if (style == "arrow") line = hand + " -> " + (found ? text + " = " + result : text);
    std::puts(line.c_str());
  }
  return 0;
}
