// Takes four cards as arguments, and prints all expressions that make 24, with text around them,
// and how many there are. Writes fractions as pairs of integers, with no check for zeros on the
// way.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

struct Value {
  long n;
  long d;
  std::string text;
};

static int solutions = 0;

static void search(const std::vector<Value>& values) {
  if (values.size() == 1) {
    const Value& value = values[0];
    if (value.d == 0 || value.n != 24 * value.d) return;
    std::printf("Solution %d: 24 = %s\n", ++solutions, value.text.c_str());
    return;
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = 0; j < values.size(); ++j) {
      if (i == j) continue;
      const Value& x = values[i];
      const Value& y = values[j];
      const Value results[] = {
          {x.n * y.d + y.n * x.d, x.d * y.d, "(" + x.text + "+" + y.text + ")"},
          {x.n * y.n, x.d * y.d, "(" + x.text + "*" + y.text + ")"},
          {x.n * y.d - y.n * x.d, x.d * y.d, "(" + x.text + "-" + y.text + ")"},
          {x.n * y.d * y.d, x.d * y.n * y.d, "(" + x.text + "/" + y.text + ")"}};
      for (const Value& result : results) {
        std::vector<Value> rest = {result};
        for (std::size_t k = 0; k < values.size(); ++k) {
          if (k != i && k != j) rest.push_back(values[k]);
        }
        search(rest);
      }
    }
  }
}

int main(int, char** argv) {
  std::vector<Value> cards;
  while (*++argv) cards.push_back({std::atol(*argv), 1, *argv});
  search(cards);
  std::printf("%d solutions found.\n", solutions);
}
