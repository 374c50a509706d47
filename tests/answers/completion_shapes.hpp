// Completions for the 24 game in the shapes chat models and people really write them, with a fair
// human's mark. Header only, C++20, standard library only. Test material: no program reads this to
// judge, it only makes texts.
//
// Expressions in a Puzzle are plain: digits, + - * /, round brackets, blanks; no sign before a
// number.
//
//   Puzzle p = make_puzzle({1, 5, 5, 5}, 7);          // finds right / wrong / near ... expressions
//   itself for (const Shape& s : completion_shapes())
//     if (fits(s, p)) use(s.name, s.text(p, k), s.is_right, s.at_a_place);   // k = 0, 1, 2 ...
//     varies the words
//
// is_right: would a strict but fair human count the text as a right answer (the final committed
// answer decides). at_a_place: the text's answer (right or wrong) stands at a place: the whole
// text; the last <answer></answer>;
//   the last <<< >>>; the last \boxed{}; after the last label; in the only fence, $$ $$, \[ \] or
//   """ block. Otherwise it stands in prose only, or there is no answer.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace twentyfour {

struct Puzzle {
  std::vector<int> cards;
  std::string right;  // makes 24 out of the cards; empty: the hand has no solution
  std::string wrong;  // uses each card once, makes another number
  std::string other;  // makes 24 out of another hand
  std::string
      near;  // uses each card once, makes almost 24 (or, where none is near, another number)
  std::string left_out;  // makes 24 out of some of the cards, or with a number that is no card
  std::string foreign;   // makes 24 with one number that is no card
  std::string four;      // uses each card once, makes 4 (for "4! = 24"); may be empty
  std::vector<std::string> steps;  // "a op b = c (left: ...)" of `right`
  bool solvable() const { return !right.empty(); }
};

struct Shape {
  const char* name;
  bool at_a_place;
  bool is_right;
  bool for_solvable;  // for hands with a solution, or for hands without one
  std::string (*text)(const Puzzle&, unsigned k);
};

inline bool fits(const Shape& s, const Puzzle& p) {
  return s.for_solvable == p.solvable();
}

namespace shapes_detail {

using std::string;

// ---- exact numbers
// -------------------------------------------------------------------------------------------
struct Frac {
  std::int64_t n = 0, d = 1;  // d == 0: undefined
  static Frac make(std::int64_t a, std::int64_t b) {
    if (b == 0) return {0, 0};
    if (b < 0) a = -a, b = -b;
    const std::int64_t g = std::gcd(a < 0 ? -a : a, b);
    return g > 1 ? Frac{a / g, b / g} : Frac{a, b};
  }
  bool ok() const { return d != 0; }
  bool is(std::int64_t v) const { return d == 1 && n == v; }
  double value() const { return d ? double(n) / double(d) : 1e18; }
};
inline Frac calc(Frac a, char op, Frac b) {
  if (!a.ok() || !b.ok()) return {0, 0};
  switch (op) {
    case '+':
      return Frac::make(a.n * b.d + b.n * a.d, a.d * b.d);
    case '-':
      return Frac::make(a.n * b.d - b.n * a.d, a.d * b.d);
    case '*':
      return Frac::make(a.n * b.n, a.d * b.d);
    default:
      return Frac::make(a.n * b.d, a.d * b.n);
  }
}
// "24", "0.2", or "8/3"
inline string show(Frac f) {
  if (!f.ok()) return "undefined";
  if (f.d == 1) return std::to_string(f.n);
  std::int64_t ten = 1;
  for (int i = 0; i < 4; ++i, ten *= 10)
    if (ten % f.d == 0) break;
  if (ten % f.d != 0) return std::to_string(f.n) + "/" + std::to_string(f.d);
  std::int64_t v = f.n * (ten / f.d);
  string s = std::to_string(v < 0 ? -v : v), z = std::to_string(ten).substr(1);
  while (s.size() <= z.size()) s.insert(s.begin(), '0');
  s.insert(s.size() - z.size(), ".");
  return (v < 0 ? "-" : "") + s;
}

// ---- expressions
// ---------------------------------------------------------------------------------------------
struct Node {
  char op = 0;  // 0: a number
  int number = 0;
  std::unique_ptr<Node> l, r;
  int prec() const { return op == 0 ? 3 : op == '*' || op == '/' ? 2 : 1; }
};
using Tree = std::unique_ptr<Node>;
inline Tree parse_sum(const string& s, std::size_t& i);
inline void blanks(const string& s, std::size_t& i) {
  while (i < s.size() && s[i] == ' ') ++i;
}
inline Tree parse_unit(const string& s, std::size_t& i) {
  blanks(s, i);
  if (i < s.size() && s[i] == '(') {
    Tree t = parse_sum(s, ++i);
    blanks(s, i);
    ++i;
    return t;
  }
  Tree t = std::make_unique<Node>();
  while (i < s.size() && s[i] >= '0' && s[i] <= '9') t->number = t->number * 10 + (s[i++] - '0');
  return t;
}
inline Tree parse_chain(const string& s, std::size_t& i, char a, char b,
                        Tree (*part)(const string&, std::size_t&)) {
  Tree t = part(s, i);
  for (blanks(s, i); i < s.size() && (s[i] == a || s[i] == b); blanks(s, i)) {
    Tree n = std::make_unique<Node>();
    n->op = s[i++];
    n->l = std::move(t);
    n->r = part(s, i);
    t = std::move(n);
  }
  return t;
}
inline Tree parse_product(const string& s, std::size_t& i) {
  return parse_chain(s, i, '*', '/', parse_unit);
}
inline Tree parse_sum(const string& s, std::size_t& i) {
  return parse_chain(s, i, '+', '-', parse_product);
}
inline Tree parse(const string& s) {
  std::size_t i = 0;
  return parse_sum(s, i);
}
inline Frac value(const Node& n) {
  return n.op == 0 ? Frac{n.number, 1} : calc(value(*n.l), n.op, value(*n.r));
}
inline Frac value(const string& s) {
  return value(*parse(s));
}

// how an expression is written
struct Style {
  string plus = " + ", minus = " - ", times = " * ", over = " / ", open = "(", close = ")";
  bool frac = false;        // \frac{}{} for every division
  bool short_frac = false;  // \frac15
  bool implicit = false;    // 5(5 - 1 / 5)
};
inline string write(const Node& n, const Style& st, bool bracket = false) {
  if (n.op == 0) return std::to_string(n.number);
  string s;
  if (n.op == '/' && st.frac) {
    const string a = write(*n.l, st), b = write(*n.r, st);
    if (st.short_frac && a.size() == 1 && b.size() == 1) return "\\frac" + a + b;
    return "\\frac{" + a + "}{" + b + "}";
  }
  const bool lb = n.l->prec() < n.prec() && !(st.frac && n.l->op == '/');
  const bool rb = (n.r->prec() < n.prec() || (n.r->prec() == n.prec() && n.op != '+')) &&
                  !(st.frac && n.r->op == '/');
  s = write(*n.l, st, lb);
  if (st.implicit && n.op == '*' && n.l->op == 0 && rb)
    s += "";
  else
    s += n.op == '+' ? st.plus : n.op == '-' ? st.minus : n.op == '*' ? st.times : st.over;
  s += write(*n.r, st, rb);
  return bracket ? st.open + s + st.close : s;
}
inline string write(const string& e, const Style& st) {
  return write(*parse(e), st);
}
inline string replace_all(string s, const string& a, const string& b) {
  for (std::size_t i = 0; (i = s.find(a, i)) != string::npos; i += b.size())
    s.replace(i, a.size(), b);
  return s;
}
inline string compact(const string& e) {
  return replace_all(e, " ", "");
}
inline string latex(const string& e) {
  return write(e, {.times = " \\times ", .over = " \\div "});
}
inline string latex_cdot(const string& e) {
  return write(e, {.times = " \\cdot ", .over = " / "});
}
inline string latex_frac(const string& e, bool brief) {
  return write(e, {.times = " \\times ",
                   .open = "\\left(",
                   .close = "\\right)",
                   .frac = true,
                   .short_frac = brief});
}
inline string signs(const string& e) {
  return write(e, {.times = " × ", .over = " ÷ "});
}
inline string minus_sign(const string& e) {
  return write(e, {.minus = " − ", .times = " × ", .over = " ÷ "});
}
inline string letter_x(const string& e) {
  return write(e, {.times = " x ", .over = " / "});
}
inline string fullwidth(const string& e) {
  string s = write(
             e,
             {.plus = "＋", .minus = "－", .times = "×", .over = "÷", .open = "（", .close = "）"}),
         out;
  for (const char c : s)
    if (c >= '0' && c <= '9') {
      out += "\xEF\xBC";
      out += char(0x90 + (c - '0'));
    } else
      out += c;
  return out;
}
inline string square(
    const string& e) {  // outermost round brackets that hold round ones become square
  const Tree t = parse(e);
  string s = write(*t, {});
  std::vector<std::size_t> open;
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t i = 0; i < s.size(); ++i) {
    if (s[i] == '(')
      open.push_back(i);
    else if (s[i] == ')') {
      pairs.emplace_back(open.back(), i);
      open.pop_back();
    }
  }
  for (const auto& [a, b] : pairs)
    if (s.find('(', a + 1) < b) s[a] = '[', s[b] = ']';
  return pairs.empty() ? "[" + s + "]" : s;
}
inline string implicit_times(const string& e) {
  return write(e, {.implicit = true});
}
inline string without_brackets(const string& e) {
  return replace_all(replace_all(e, "(", ""), ")", "");
}

// ---- finding expressions
// -------------------------------------------------------------------------------------
struct Item {
  Frac v;
  string s;
  int prec;
};
inline Item join(const Item& a, char op, const Item& b) {
  const int p = op == '*' || op == '/' ? 2 : 1;
  const string x = a.prec < p ? "(" + a.s + ")" : a.s;
  const string y = b.prec < p || (b.prec == p && op != '+') ? "(" + b.s + ")" : b.s;
  return {calc(a.v, op, b.v), x + ' ' + op + ' ' + y, p};
}
template <class F>
bool each_expression(std::vector<Item> items, F&& found) {  // stops when found() says true
  if (items.size() == 1) return items[0].v.ok() && found(items[0]);
  for (std::size_t i = 0; i < items.size(); ++i)
    for (std::size_t j = 0; j < items.size(); ++j) {
      if (i == j) continue;
      for (const char op : {'+', '-', '*', '/'}) {
        if (i > j && (op == '+' || op == '*')) continue;
        std::vector<Item> rest;
        for (std::size_t k = 0; k < items.size(); ++k)
          if (k != i && k != j) rest.push_back(items[k]);
        rest.push_back(join(items[i], op, items[j]));
        if (rest.back().v.ok() && each_expression(std::move(rest), found)) return true;
      }
    }
  return false;
}
inline std::vector<Item> items_of(const std::vector<int>& cards) {
  std::vector<Item> v;
  for (const int c : cards) v.push_back({{c, 1}, std::to_string(c), 3});
  return v;
}
inline string first_24(const std::vector<int>& cards) {
  string e;
  each_expression(items_of(cards), [&](const Item& it) {
    if (!it.v.is(24)) return false;
    e = it.s;
    return true;
  });
  return e;
}

// ---- words
// ---------------------------------------------------------------------------------------------------
inline unsigned mix(unsigned k, unsigned salt) {
  std::uint32_t h = k * 2654435761u + salt * 40503u + 0x9E3779B9u;
  h ^= h >> 15;
  h *= 0x85EBCA6Bu;
  h ^= h >> 13;
  h *= 0xC2B2AE35u;
  h ^= h >> 16;
  return h;
}
inline string pick(unsigned k, unsigned salt, std::initializer_list<string> list) {
  return *(list.begin() + mix(k, salt) % list.size());
}
inline string list_of(const Puzzle& p, const char* sep = ", ") {
  string s;
  for (const int c : p.cards) s += (s.empty() ? "" : sep) + std::to_string(c);
  return s;
}
inline string spaced(const string& e, unsigned k, unsigned salt = 90) {
  return mix(k, salt) % 3 == 0 ? compact(e) : e;
}
inline string E(const Puzzle& p, unsigned k) {
  return spaced(p.right, k);
}
inline string W(const Puzzle& p, unsigned k) {
  return spaced(p.wrong, k, 91);
}
inline string w_value(const Puzzle& p) {
  return show(value(p.wrong));
}
inline string tries(const Puzzle& p, unsigned k) {  // an honest failed try
  return pick(k, 1,
              {"Let me try " + p.wrong + " = " + w_value(p) + ". That is not 24.",
               "First I try " + p.wrong + ", which is " + w_value(p) + ", no.",
               p.wrong + " = " + w_value(p) + " (not 24)\nLet's try another way.",
               "Maybe " + p.wrong + "? That gives " + w_value(p) + ". Not good."});
}
inline string think(const Puzzle& p, unsigned k) {  // a try, then the right one
  return tries(p, k) + "\n" +
         pick(k, 2,
              {"What about " + p.right + "? It is 24. Yes!",
               "Then " + p.right + " = 24. This works!",
               "Now " + p.right + " = 24, and every number is used once."});
}
inline string lead(const Puzzle& p, unsigned k) {
  return pick(
      k, 3,
      {"To make 24 with " + list_of(p) + " we can combine the numbers step by step.",
       "We have the numbers " + list_of(p) + ".", "Let's use " + list_of(p) + " to reach 24.",
       "I need to use each of " + list_of(p) + " exactly once."});
}
inline string step_lines(const Puzzle& p, const char* head, bool left) {
  string s;
  int n = 0;
  for (const string& line : p.steps) {
    const std::size_t cut = left ? string::npos : line.find(" (left");
    s += (head[0] ? head + std::to_string(++n) + ": " : string()) + line.substr(0, cut) + "\n";
  }
  return s;
}
inline string json_quote(const string& s) {
  string o = "\"";
  for (const char c : s)
    if (c == '"' || c == '\\')
      o += '\\', o += c;
    else if (c == '\n')
      o += "\\n";
    else
      o += c;
  return o + "\"";
}
inline string no_words(unsigned k) {
  return pick(
      k, 4,
      {"No solution", "There is no solution.", "Impossible", "Not possible", "No solution exists",
       "no solution", "It is impossible", "There is no valid solution."});
}
inline string twice(const Puzzle& p, unsigned k) {  // 24, but one card stands there twice more
  const string c = std::to_string(p.cards[mix(k, 5) % p.cards.size()]);
  return mix(k, 6) % 2 ? "(" + p.right + ") * " + c + " / " + c
                       : "(" + p.right + ") + " + c + " - " + c;
}
inline string bracketless(const Puzzle& p) {  // the brackets of the right one forgotten
  const string e = without_brackets(p.right);
  return value(e).is(24) ? p.wrong : e;
}
inline string chain(const string& e) {  // E = 4 * 6 = 24
  const Tree t = parse(e);
  auto unit = [](const string& x, bool second) {
    return x.find('/') != string::npos || (second && x[0] == '-') ? "(" + x + ")" : x;
  };
  return e + " = " + unit(show(value(*t->l)), false) + ' ' + t->op + ' ' +
         unit(show(value(*t->r)), true) + " = 24";
}
inline string cut_short(const Puzzle& p) {  // the right one cut off by the token limit
  const string e = "(" + p.right + ")";
  return e.substr(0, e.find_last_of("+-*/") + 1);
}

}  // namespace shapes_detail

// Fills in what a test needs. `seed` chooses among the solutions and among the wrong ones.
inline Puzzle make_puzzle(std::vector<int> cards, unsigned seed = 0) {
  using namespace shapes_detail;
  Puzzle p;
  p.cards = std::move(cards);
  std::vector<std::string> right, wrong;
  double best = 1e9;
  each_expression(items_of(p.cards), [&](const Item& it) {
    if (it.v.is(4) && p.four.empty()) p.four = it.s;
    if (it.v.is(24))
      right.push_back(it.s);
    else {
      if (it.v.d == 1 && it.v.n >= 3 && it.v.n <= 60) wrong.push_back(it.s);
      const double far = it.v.value() > 24 ? it.v.value() - 24 : 24 - it.v.value();
      if (far < best) best = far, p.near = it.s;
    }
    return false;
  });
  if (!right.empty()) p.right = right[mix(seed, 11) % right.size()];
  p.wrong = wrong.empty() ? p.near : wrong[mix(seed, 12) % wrong.size()];
  static const std::pair<std::vector<int>, const char*> others[] = {
      {{4, 7, 8, 8}, "(7 - 8 / 8) * 4"},     {{4, 4, 6, 8}, "(4 + 8) * (6 - 4)"},
      {{2, 9, 10, 12}, "2 * 12 * (10 - 9)"}, {{4, 9, 10, 13}, "(13 - 9) * (10 - 4)"},
      {{1, 4, 8, 8}, "(8 / 4 + 1) * 8"},     {{5, 5, 5, 9}, "5 + 5 + 5 + 9"}};
  std::vector<int> mine = p.cards;
  std::sort(mine.begin(), mine.end());
  for (unsigned i = mix(seed, 13) % 6;; i = (i + 1) % 6)
    if (others[i].first != mine) {
      p.other = others[i].second;
      break;
    }
  // one card left out, else a number that is no card
  for (std::size_t drop = 0; drop < p.cards.size() && p.left_out.empty(); ++drop) {
    std::vector<int> some = p.cards;
    some.erase(some.begin() + std::ptrdiff_t(drop));
    p.left_out = first_24(some);
  }
  for (unsigned i = 0; i < 52 && p.foreign.empty(); ++i) {
    const std::size_t drop = (i + mix(seed, 14)) % p.cards.size();
    const int number = int((i / 4 + mix(seed, 15)) % 13) + 1;
    if (std::find(p.cards.begin(), p.cards.end(), number) != p.cards.end()) continue;
    std::vector<int> some = p.cards;
    some[drop] = number;
    p.foreign = first_24(some);
  }
  if (p.foreign.empty()) p.foreign = p.other;
  if (p.left_out.empty()) p.left_out = p.foreign;
  if (p.solvable()) {  // steps, innermost first
    std::vector<std::string> left;
    for (const int c : p.cards) left.push_back(std::to_string(c));
    auto walk = [&](auto&& self, const Node& n) -> std::string {
      if (n.op == 0) return std::to_string(n.number);
      const std::string a = self(self, *n.l), b = self(self, *n.r), c = show(value(n));
      for (const std::string& used : {a, b}) {
        const auto it = std::find(left.begin(), left.end(), used);
        if (it != left.end()) left.erase(it);
      }
      left.push_back(c);
      auto unit = [](const std::string& x, bool second) {
        return x.find('/') != std::string::npos || (second && x[0] == '-') ? "(" + x + ")" : x;
      };
      std::string line = unit(a, false) + " " + n.op + " " + unit(b, true) + " = " + c + " (left:";
      for (const std::string& x : left) line += " " + x;
      p.steps.push_back(line + ")");
      return c;
    };
    walk(walk, *parse(p.right));
  }
  return p;
}

inline const std::vector<Shape>& completion_shapes() {
  using namespace shapes_detail;
  using P = const Puzzle&;
  using K = unsigned;
  constexpr bool place = true, prose = false, right = true, trap = false, yes = true, no = false;
  static const std::vector<Shape> all = {
// ==== right, at a place ======================================================================================
// TinyZero / Countdown GRPO: think, then the answer tag
{"think_answer_tag", place, right, yes, [](P p, K k) -> string {
    return "<think>" + think(p, k) + "</think>\n<answer>" + pick(k, 20, {"", " "}) + E(p, k) + pick(k, 21, {"", " "}) + "</answer>"; }},
// TinyZero small models put "= 24" into the tag
{"answer_tag_equals_24", place, right, yes, [](P p, K k) -> string {
    return "<think> " + think(p, k) + " </think>\n<answer> " + E(p, k) + " = 24 </answer>"; }},
// TinyZero with the base-model prompt ("Let me solve this step by step.") and the end token kept in the log
{"answer_tag_end_token", place, right, yes, [](P p, K k) -> string {
    return "Let me solve this step by step.\n<think>" + tries(p, k) + "</think> <answer>" + E(p, k) + "</answer>" +
           pick(k, 22, {"<|endoftext|>", "<|im_end|>", "</s>", "<|eot_id|>"}); }},
// the expression in the tag is LaTeX (Qwen, Gemma)
{"answer_tag_latex", place, right, yes, [](P p, K k) -> string {
    return "<think>" + think(p, k) + "</think>\n<answer>" + pick(k, 261, {"$" + latex(p.right) + "$", "\\(" + latex(p.right) + "\\)", "\\[ " + latex(p.right) + " = 24 \\]", "$" + latex_frac(p.right, false) + "$"}) + "</answer>"; }},
// a box in the tag
{"answer_tag_boxed", place, right, yes, [](P p, K k) -> string {
    return "<think>\n" + think(p, k) + "\n</think>\n<answer>\n\\boxed{" + (mix(k, 262) % 2 ? latex(p.right) : E(p, k)) + "}\n</answer>"; }},
// a fence or a label in the tag
{"answer_tag_inner", place, right, yes, [](P p, K k) -> string {
    return "<think>" + tries(p, k) + "</think>\n<answer>\n" + pick(k, 263, {"```\n" + p.right + "\n```", "Answer: " + p.right, "**" + p.right + " = 24**", "`" + p.right + "`"}) + "\n</answer>"; }},
// meta-prompting logs: the whole sum in one chain
{"label_chain", place, right, yes, [](P p, K k) -> string {
    return pick(k, 264, {"Answer: ", "Final Answer: ", "Final Answer:\n"}) + chain(p.right); }},
// fullwidth colon after an English label
{"label_fullwidth_colon", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n" + pick(k, 265, {"Answer：", "Final Answer：", "Solution："}) + E(p, k) + pick(k, 266, {"", " = 24"}); }},
// vLLM with stop=["</answer>"]: the closing tag is the stop string and is cut off
{"answer_tag_stop_string", place, right, yes, [](P p, K k) -> string {
    return "<think>" + think(p, k) + "</think>\n<answer> " + E(p, k) + pick(k, 23, {"", " ", "\n"}); }},
// mini-R1 rollouts: the model checks its answer after the tag
{"answer_tag_then_check", place, right, yes, [](P p, K k) -> string {
    return "<answer>" + E(p, k) + "</answer>\n\n" + pick(k, 24, {"Let me verify: ", "Check: ", "Verification: "}) + p.right + " = 24" +
           pick(k, 25, {" ✓", ". Correct!", ", and all numbers are used exactly once."}); }},
// mini-R1 rollouts: the same answer given twice, "(ans) <answer>"
{"answer_tag_twice_same", place, right, yes, [](P p, K k) -> string {
    return "<think>" + think(p, k) + "</think>\n<answer>" + E(p, k) + "</answer>\nThinks step by step inside <think> tags.\n(ans) <answer>" + p.right + "</answer>"; }},
// Llama-4 in reasoning-gym logs: several <answer> tries, the last one is meant
{"answer_tag_corrected", place, right, yes, [](P p, K k) -> string {
    return "<answer>" + W(p, k) + "</answer>\n" + pick(k, 26, {"no", "Wait, that is " + w_value(p) + ", not 24. Let me correct it.", "That does not give 24. Trying again:"}) +
           "\n<answer>" + E(p, k) + "</answer>"; }},
// R1-like models talk about the tags before they use them ("So </answer> ...")
{"stray_tags_in_prose", place, right, yes, [](P p, K k) -> string {
    return pick(k, 27, {"I have to close with </answer> at the end. So </answer> comes last.\n", "The format is <think> </think> first. So </answer> must end the text.\n"}) +
           think(p, k) + "\n</think>\n<answer>" + E(p, k) + "</answer>"; }},
// DeepSeek-R1 chat template: <think> is in the prompt, so only the closing tag is in the text
{"lone_close_think", place, right, yes, [](P p, K k) -> string {
    return "Okay, let me see. " + tries(p, k) + " Hmm. " + p.right + " = 24.\n</think>\n\n" + pick(k, 28, {"**Answer:** ", "Answer: ", "**Solution:** "}) + E(p, k) + pick(k, 29, {"", " = 24"}); }},
// DeepSeek-R1 / Qwen math style: boxed in a display block
{"r1_boxed", place, right, yes, [](P p, K k) -> string {
    return "<think>\n" + think(p, k) + "\n</think>\n\n" + lead(p, k) + "\n\n\\[\n\\boxed{" + latex(p.right) + pick(k, 30, {"", " = 24"}) + "}\n\\]"; }},
// Qwen2.5-Math: plain signs in the box
{"boxed_plain", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n" + step_lines(p, "Step ", false) + "\\boxed{" + pick(k, 31, {"", " "}) + E(p, k) + "}"; }},
// Llama-3 / Gemini ending
{"final_answer_is_boxed", place, right, yes, [](P p, K k) -> string {
    return "## Step 1: Look at the numbers\n" + lead(p, k) + "\n\n## Step 2: Combine\n" + p.right + " = 24\n\nThe final answer is " + pick(k, 32, {"$\\boxed{", "\\(\\boxed{"}) +
           E(p, k) + pick(k, 32, {"}$", "}\\)"}) + pick(k, 33, {"", "."}); }},
// Qwen puts \text{} in the box
{"boxed_text", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n$$\n\\boxed{\\text{" + E(p, k) + "}}\n$$"; }},
// LaTeX-minded models: \frac{}{} with \left( \right)
{"boxed_frac", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + " Therefore\n\\[ \\boxed{" + latex_frac(p.right, false) + pick(k, 34, {"", " = 24"}) + "} \\]"; }},
// short LaTeX: \frac15
{"boxed_short_frac", place, right, yes, [](P p, K k) -> string {
    return pick(k, 35, {"Answer: ", "Thus we get "}) + "$\\boxed{" + latex_frac(p.right, true) + "}$"; }},
// \cdot for times
{"boxed_cdot", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + " The result is $\\boxed{" + latex_cdot(p.right) + " = 24}$."; }},
// GPT-4 / Qwen: the expression before, only the 24 in the box, all in the one display block
{"display_equals_boxed_24", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + " One arrangement works:\n\\[\n" + latex(p.right) + " = \\boxed{24}\n\\]"; }},
// fine-tuned solvers answer with nothing but the expression
{"whole_bare", place, right, yes, [](P p, K k) -> string { return E(p, k) + pick(k, 36, {"", "\n", " "}); }},
// ... or with = 24
{"whole_equals_24", place, right, yes, [](P p, K k) -> string { return pick(k, 37, {"", "\n\n", " "}) + E(p, k) + pick(k, 38, {" = 24", "=24", " = 24."}); }},
// ... with the end token left in
{"whole_end_token", place, right, yes, [](P p, K k) -> string { return E(p, k) + " = 24" + pick(k, 39, {"<|im_end|>", "</s>", "<|endoftext|>", "<|eot_id|>"}); }},
// people: "24 = ..."
{"label_24_first", place, right, yes, [](P p, K k) -> string { return pick(k, 40, {"Answer: 24 = ", "Solution: 24 = "}) + E(p, k); }},
// plain instruct models
{"label_answer", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n" + pick(k, 41, {"Answer: ", "answer: ", "Solution: ", "Final answer: ", "My answer: ", "The answer: ", "ANSWER: ", "Final Solution: "}) + E(p, k) + pick(k, 42, {"", " = 24", "."}); }},
// GPT-4 markdown, bold label
{"label_bold_outside", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n" + pick(k, 43, {"**Answer:** ", "**Final Answer:** ", "**Solution:** ", "### Answer: "}) + E(p, k) + pick(k, 44, {"", " = 24"}); }},
// GPT-4 markdown, all bold
{"label_bold_inside", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n" + pick(k, 45, {"**Answer: " + E(p, k) + "**", "**Final Answer: " + E(p, k) + " = 24**", "***Solution: " + E(p, k) + "***"}); }},
// Claude / GPT: label with colon, expression on the next line
{"label_next_line", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n" + pick(k, 46, {"Final Answer:\n", "Final answer:\n\n", "**Final Answer:**\n", "Answer:\n"}) + E(p, k) + pick(k, 47, {"", " = 24"}); }},
// GPT-4o: label, then a display block
{"label_next_block", place, right, yes, [](P p, K k) -> string {
    return step_lines(p, "Step ", false) + "\n" + pick(k, 48, {"**Final Answer:**\n\n", "Final Answer:\n\n"}) + "\\[\n" + latex(p.right) + " = 24\n\\]"; }},
// Mistral / Claude: label, then a code block
{"label_next_fence", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n" + pick(k, 49, {"Solution:\n", "### Final Answer:\n\n", "Expression:\n"}) + "```\n" + E(p, k) + "\n```"; }},
// meta-prompting GPT-4 logs: >> FINAL ANSWER: and triple quotes
{"triple_quotes", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n>> FINAL ANSWER:\n\"\"\"\n" + E(p, k) + pick(k, 50, {"", " = 24"}) + "\n\"\"\""; }},
// one $$ block in the text
{"only_dollar_block", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n$$" + pick(k, 51, {"\n", " ", ""}) + latex(p.right) + pick(k, 52, {" = 24", ""}) + pick(k, 51, {"\n", " ", ""}) + "$$\n\n" + pick(k, 53, {"", "Each number is used once.", "Done."}); }},
// one \[ \] block in the text (o1, GPT-4o)
{"only_bracket_block", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + pick(k, 54, {" So:", " We get"}) + "\n\\[\n" + latex(p.right) + " = 24" + pick(k, 55, {"", ".", " \\checkmark"}) + "\n\\]\n"; }},
// one fence in the text
{"only_fence", place, right, yes, [](P p, K k) -> string {
    return pick(k, 56, {"Here you go:\n", "Sure! Here is one way:\n\n", ""}) + pick(k, 57, {"```\n", "```text\n", "```plaintext\n", "```math\n"}) + E(p, k) + pick(k, 58, {"", " = 24"}) + "\n```" + pick(k, 59, {"", "\nThis equals 24."}); }},
// structured output, fenced
{"json_fence", place, right, yes, [](P p, K k) -> string {
    return pick(k, 60, {"", "Here is the result:\n"}) + "```json\n{\n  " + pick(k, 61, {"\"expression\"", "\"answer\"", "\"solution\""}) + ": " + json_quote(E(p, k)) + pick(k, 62, {"", ",\n  \"result\": 24"}) + "\n}\n```"; }},
// structured output, whole text
{"json_whole", place, right, yes, [](P p, K k) -> string {
    return "{" + pick(k, 63, {"\"expression\": ", "\"answer\": ", "\"solvable\": true, \"expression\": "}) + json_quote(E(p, k)) + "}"; }},
// Logic-RL like and own prompts: <<< >>>
{"angle_marks", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + " " + tries(p, k) + "\n<<<" + pick(k, 64, {"", " "}) + E(p, k) + pick(k, 65, {"", " = 24"}) + pick(k, 64, {"", " "}) + ">>>"; }},
// tree-of-thought chain: steps with (left: ...), then Answer:
{"tot_steps_answer", place, right, yes, [](P p, K k) -> string {
    return pick(k, 66, {"Steps:\n", "", "Input: " + list_of(p, " ") + "\nSteps:\n"}) + step_lines(p, "", true) + "Answer: " + p.right + " = 24"; }},
// numbered steps, then the expression label
{"numbered_steps_expression", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n" + step_lines(p, "Step ", false) + "\n" + pick(k, 67, {"So the expression is: ", "The final expression is ", "Thus, the solution is: "}) + p.right + " = 24"; }},
// "Therefore, the answer is ..."
{"the_answer_is", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + " " + pick(k, 68, {"Therefore, the answer is ", "So, the final answer is ", "Hence the solution is ", "So the final expression is "}) + p.right + pick(k, 69, {" = 24.", ".", " = 24"}); }},
// GPT-3.5: "which equals 24"
{"the_answer_equals", place, right, yes, [](P p, K k) -> string {
    return "The " + pick(k, 70, {"answer", "solution", "final answer"}) + " is " + p.right + pick(k, 71, {", which equals 24.", " equals 24.", ", and that gives 24."}); }},
// a short sentence after the answer on the same line
{"label_note_after", place, right, yes, [](P p, K k) -> string {
    return "Answer: " + E(p, k) + " = 24. " + pick(k, 72, {"This uses each number once.", "All four numbers are used exactly once.", "Each number appears exactly one time."}); }},
// tick marks
{"label_tick", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\nAnswer: " + E(p, k) + pick(k, 73, {" = 24 ✓", " = 24 ✅", " = 24 $\\checkmark$", " = 24 √"}); }},
// careless "rounded" / approx sign, though the value is exact
{"label_approx_exact", place, right, yes, [](P p, K k) -> string {
    return "Answer: " + E(p, k) + pick(k, 74, {" ≈ 24", " = 24.0", " = 24 (rounded)", " = 24.00"}); }},
// quotes and back ticks round the expression
{"label_quoted", place, right, yes, [](P p, K k) -> string {
    return pick(k, 75, {"Answer: ", "Final answer: "}) + pick(k, 76, {"`" + E(p, k) + "`", "\"" + E(p, k) + "\"", "'" + E(p, k) + "'", "“" + E(p, k) + "”", "$" + latex(p.right) + "$", "\\(" + latex(p.right) + " = 24\\)"}); }},
// people and Qwen: × and ÷
{"label_times_signs", place, right, yes, [](P p, K k) -> string {
    return "Solution: " + (mix(k, 77) % 2 ? signs(p.right) : minus_sign(p.right)) + pick(k, 78, {"", " = 24"}); }},
// Qwen3 in countdown logs: U+2212 minus and ÷ inside the tag
{"answer_tag_minus_sign", place, right, yes, [](P p, K k) -> string {
    return "Let's try different combinations:\n\nTry:\n**" + p.wrong + "** = **" + w_value(p) + "** → Not 24\n\nSo the correct equation is:\n\n**" + minus_sign(p.right) + " = 24** ✅\n\n<answer>" + minus_sign(p.right) + pick(k, 79, {"", " = 24"}) + "</answer>"; }},
// people: the letter x for times
{"label_letter_x", place, right, yes, [](P p, K k) -> string { return pick(k, 80, {"Answer: ", "answer = "}) + letter_x(p.right) + pick(k, 81, {"", " = 24"}); }},
// people: square brackets outside
{"label_square_brackets", place, right, yes, [](P p, K k) -> string { return pick(k, 82, {"Answer: ", "Solution: "}) + square(p.right) + pick(k, 83, {"", " = 24"}); }},
// people: 5(5 - 1 / 5)
{"label_implicit_times", place, right, yes, [](P p, K k) -> string { return pick(k, 84, {"Answer: ", "Final answer: "}) + implicit_times(p.right) + pick(k, 85, {"", " = 24"}); }},
// Chinese models: 答案是 / 答案：
{"zh_label", place, right, yes, [](P p, K k) -> string {
    return "我们需要用" + list_of(p, "、") + "得到24。\n" + pick(k, 86, {"答案是：", "答案：", "最终答案：", "最终答案是 ", "答案为："}) + signs(p.right) + pick(k, 87, {" = 24", "", " = 24。"}); }},
// Chinese typing: fullwidth digits and signs
{"zh_fullwidth", place, right, yes, [](P p, K k) -> string { return pick(k, 88, {"答案：", "最终答案为：", "答案是："}) + fullwidth(p.right) + pick(k, 89, {"＝２４", "", "＝２４。"}); }},
// Qwen trained on a Chinese Countdown prompt: Chinese thinking, answer tag
{"zh_think_answer_tag", place, right, yes, [](P p, K k) -> string {
    return "<think>首先，我们有数字 [" + list_of(p) + "]。尝试 " + p.wrong + "，结果是 " + w_value(p) + "，不是24。再试 " + p.right + "，结果是24。</think>\n<answer> " + E(p, k) + " </answer>"; }},
// a wrong line first, then corrected before the label
{"corrected_before_label", place, right, yes, [](P p, K k) -> string {
    return p.wrong + " = 24\n\n" + pick(k, 100, {"Wait, let me double check: this is ", "Hmm, actually that equals ", "Let me recalculate. That is "}) + w_value(p) + ". Let me fix it.\n\nAnswer: " + E(p, k); }},
// prose before with a bracket that is never closed
{"unclosed_bracket_before", place, right, yes, [](P p, K k) -> string {
    return pick(k, 101, {"I looked at the numbers (there are four of them and tried a few things.\n", "First try (not good: " + p.wrong + " is " + w_value(p) + ".\n"}) + "\nAnswer: " + E(p, k); }},
// prose before with a single dollar sign
{"dollar_in_prose_before", place, right, yes, [](P p, K k) -> string {
    return pick(k, 102, {"I bet $5. that this has a solution!\n", "My friend pays me $5. if I get it, so here it is.\n"}) + pick(k, 103, {"Answer: ", "Final answer: "}) + "$" + latex(p.right) + " = 24$"; }},
// role tokens at the start of the text
{"role_tokens", place, right, yes, [](P p, K k) -> string {
    return pick(k, 104, {"<|im_start|>assistant\n", "<|start_header_id|>assistant<|end_header_id|>\n\n", "Assistant: "}) + "<think>\n" + think(p, k) + "\n</think>\n<answer>" + E(p, k) + "</answer><|im_end|>"; }},
// stream-of-search like fixed fields
{"fields", place, right, yes, [](P p, K k) -> string {
    return pick(k, 105, {"SOLUTION FOUND\n", "Numbers: " + list_of(p) + "\nTarget: 24\n"}) + "Expression: " + E(p, k) + "\n" + pick(k, 106, {"Result: 24", "Value: 24"}); }},
// a note that other ways exist
{"label_others_exist", place, right, yes, [](P p, K k) -> string {
    return "Answer: " + E(p, k) + " = 24\n\n" + pick(k, 107, {"There may be other solutions too.", "Note that this is only one of several possible solutions.", "Other arrangements are possible as well."}); }},
// closing politeness
{"label_politeness_after", place, right, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n**Answer:** " + E(p, k) + "\n\n" + pick(k, 108, {"Let me know if you need anything else!", "I hope this helps!", "Would you like to try another one?"}); }},
// "it looks impossible ... but": doubt inside the thinking only
{"doubt_in_think", place, right, yes, [](P p, K k) -> string {
    return "<think>" + tries(p, k) + " " + pick(k, 109, {"Maybe there is no solution?", "It looks impossible.", "Perhaps this cannot be done."}) + " Wait, " + p.right + " = 24!</think>\n<answer>" + E(p, k) + "</answer>"; }},

// ==== right, in prose only ===================================================================================
// GPT-3.5 chat
{"prose_like_this", prose, right, yes, [](P p, K k) -> string {
    return pick(k, 110, {"You can make 24 with these numbers like this: ", "Sure! You can get 24 by doing ", "Here's how to get 24: "}) + p.right + " = 24. " + pick(k, 111, {"Have fun!", "Nice puzzle!", "That uses all four numbers."}); }},
// people
{"prose_one_way", prose, right, yes, [](P p, K k) -> string {
    return "One way is " + p.right + pick(k, 112, {", which gives 24.", ". That makes 24.", ", and this equals 24."}); }},
// Llama: bullets, then a summary
{"prose_bullets", prose, right, yes, [](P p, K k) -> string {
    string s = lead(p, k) + "\n\n";
    for (const string& line : p.steps) s += "- " + line.substr(0, line.find(" (left")) + "\n";
    return s + "\n" + pick(k, 113, {"Putting it together, ", "All in one: ", "So we have "}) + p.right + " = 24" + pick(k, 114, {".", "", "!"}); }},
// GPT-4: bold in a sentence
{"prose_bold", prose, right, yes, [](P p, K k) -> string {
    return lead(p, k) + " After some trying we find **" + p.right + " = 24**, " + pick(k, 115, {"as wanted.", "so it works.", "which uses every number once."}); }},
// inline code
{"prose_inline_code", prose, right, yes, [](P p, K k) -> string {
    return pick(k, 116, {"This does it: `", "Use `", "I would write `"}) + E(p, k) + "`" + pick(k, 117, {" and you get 24.", " to reach 24."}); }},
// inline LaTeX
{"prose_inline_latex", prose, right, yes, [](P p, K k) -> string {
    return lead(p, k) + " We see that \\( " + latex(p.right) + " = 24 \\), " + pick(k, 118, {"which solves the puzzle.", "so we are done."}); }},
// Chinese prose
{"zh_prose", prose, right, yes, [](P p, K k) -> string {
    return "我们可以这样算：" + signs(p.right) + " = 24" + pick(k, 119, {"，每个数字都用了一次。", "，成功！", "。"}); }},
// tries in a list, the last one works
{"prose_last_try_works", prose, right, yes, [](P p, K k) -> string {
    return "Let's try:\n1. " + p.wrong + " = " + w_value(p) + " ❌\n2. " + p.right + " = 24 ✅\n\n" + pick(k, 120, {"The second one works!", "So number 2 works.", "Great, number 2 makes 24."}); }},
// two display blocks, the last one is the result
{"prose_two_blocks", prose, right, yes, [](P p, K k) -> string {
    const string first = p.steps.empty() ? string("24 = 24") : p.steps[0].substr(0, p.steps[0].find(" (left"));
    return lead(p, k) + "\n\n$$ " + first + " $$\n\nand altogether\n\n$$ " + latex(p.right) + " = 24 $$\n"; }},
// a code fence with a check, the result in a sentence
{"prose_after_code", prose, right, yes, [](P p, K k) -> string {
    return "I checked it with Python:\n```python\nprint(" + p.wrong + ")\n```\nThat printed " + w_value(p) + ", so I changed it:\n```python\nprint(" + p.right + ")\n```\n" + pick(k, 121, {"This prints 24, so ", "Output: 24. So "}) + p.right + " makes 24."; }},

// ==== traps: a hand with a solution, the text is not right ====================================================
// R1-like self doubt after the label, nothing new committed
{"trap_label_then_wrong", place, trap, yes, [](P p, K k) -> string {
    return "Answer: " + E(p, k) + ". " + pick(k, 200, {"Wait, that is wrong.", "Hmm, no, that is not correct.", "Actually, this is incorrect.", "Wait, this does not work."}); }},
// small models that give up after a right answer
{"trap_label_then_no_solution", place, trap, yes, [](P p, K k) -> string {
    return "Answer: " + E(p, k) + "\n\n" + pick(k, 201, {"Hmm, but a number is used twice. So there is no solution.", "On second thought, this is not allowed. So there is no solution.", "Wait, I made a mistake. It is impossible to make 24."}); }},
// hedging
{"trap_one_or_other", place, trap, yes, [](P p, K k) -> string {
    return pick(k, 202, {"Answer: ", "The answer is ", "Final answer: "}) + p.right + pick(k, 203, {" or ", ", or maybe ", ", or alternatively "}) + p.wrong; }},
// two lines in the tag
{"trap_tag_two_answers", place, trap, yes, [](P p, K k) -> string {
    const bool swap = mix(k, 204) % 2;
    return "<answer>" + (swap ? p.wrong : p.right) + pick(k, 205, {"\n", "; ", ", "}) + (swap ? p.right : p.wrong) + "</answer>"; }},
// a list of candidates, none chosen
{"trap_candidates", prose, trap, yes, [](P p, K k) -> string {
    return "Some candidates:\n1. " + p.wrong + "\n2. " + p.right + "\n3. " + p.near + "\n\n" + pick(k, 206, {"One of them should make 24.", "I am not sure which of these is right.", "You can check which of these equals 24."}); }},
// right in the thinking, wrong in the tag
{"trap_think_right_tag_wrong", place, trap, yes, [](P p, K k) -> string {
    return "<think>" + p.right + " = 24. " + pick(k, 207, {"Good.", "But maybe there is a nicer one: " + p.wrong + "."}) + "</think>\n<answer>" + W(p, k) + "</answer>"; }},
// right in the thinking, no answer after it
{"trap_think_right_no_answer", prose, trap, yes, [](P p, K k) -> string {
    return "<think>" + think(p, k) + "</think>" + pick(k, 208, {"", "\n", "\nI could not find the answer."}); }},
// token limit inside the thinking
{"trap_unclosed_think", prose, trap, yes, [](P p, K k) -> string {
    return "<think>" + pick(k, 209, {"Okay, the numbers are ", "I have "}) + list_of(p) + ". " + p.right + " = 24? Let me check this. " + pick(k, 210, {"The first part is", "Hmm, wait, the", "Let me also look at"}); }},
// token limit; an answer tag inside the thinking only
{"trap_tag_in_think_then_sorry", prose, trap, yes, [](P p, K k) -> string {
    return "<think>I could say <answer>" + p.right + "</answer> but I am not sure.</think>\n" + pick(k, 211, {"Sorry, I could not find a solution.", "I was not able to solve this one.", "I give up."}); }},
// empty tag
{"trap_empty_tag", place, trap, yes, [](P p, K k) -> string { return "<think>" + think(p, k) + "</think>\n<answer>" + pick(k, 212, {"", " ", "\n"}) + "</answer>"; }},
// another hand's solution in the tag
{"trap_other_hand_tag", place, trap, yes, [](P p, K k) -> string { return "<think>" + tries(p, k) + "</think>\n<answer>" + spaced(p.other, k) + "</answer>"; }},
// another hand's solution in the box
{"trap_other_hand_boxed", place, trap, yes, [](P p, K k) -> string { return lead(p, k) + " \\boxed{" + latex(p.other) + pick(k, 213, {"", " = 24"}) + "}"; }},
// run-on base models: the right tag first, then a new and wrong one
{"trap_last_tag_wrong", place, trap, yes, [](P p, K k) -> string {
    return "<answer>" + E(p, k) + "</answer>\n" + pick(k, 214, {"Hmm, let me try again.", "Wait, I can make it simpler.", "Let me correct that."}) + "\n<answer>" + W(p, k) + "</answer>"; }},
// the last label is wrong
{"trap_last_label_wrong", place, trap, yes, [](P p, K k) -> string {
    return "Answer: " + E(p, k) + "\n\n" + pick(k, 215, {"Correction:", "Sorry, I need to correct this.", "After checking again:"}) + "\nFinal answer: " + W(p, k) + " = 24"; }},
// the last box is wrong
{"trap_last_box_wrong", place, trap, yes, [](P p, K k) -> string {
    return "First we find $\\boxed{" + latex(p.right) + "}$. " + pick(k, 216, {"However, a better one is ", "Correcting my mistake, we get "}) + "$\\boxed{" + latex(p.wrong) + "}$."; }},
// the last box says no
{"trap_last_box_no", place, trap, yes, [](P p, K k) -> string {
    return "One could write $\\boxed{" + latex(p.right) + "}$, but this breaks the rules.\n\n" + pick(k, 217, {"Therefore ", "So the final result: "}) + "$\\boxed{\\text{No solution}}$"; }},
// a card used again (c / c), seen in reasoning-gym logs
{"trap_card_twice", place, trap, yes, [](P p, K k) -> string { return pick(k, 218, {"<answer>", "<think>This uses all numbers.</think><answer>"}) + twice(p, k) + "</answer>"; }},
// a card used again, labelled
{"trap_card_twice_label", place, trap, yes, [](P p, K k) -> string { return lead(p, k) + "\nAnswer: " + twice(p, k + 1) + " = 24"; }},
// a card left out
{"trap_card_left_out", place, trap, yes, [](P p, K k) -> string { return pick(k, 219, {"Answer: ", "**Answer:** ", "The answer is "}) + p.left_out + " = 24"; }},
// a number that is no card
{"trap_foreign_number", place, trap, yes, [](P p, K k) -> string { return "<answer>" + spaced(p.foreign, k) + "</answer>"; }},
// the value in place of the expression
{"trap_just_24", place, trap, yes, [](P, K k) -> string { return pick(k, 220, {"<answer>24</answer>", "Answer: 24", "24", "The final answer is $\\boxed{24}$.", "<answer> 24 = 24 </answer>"}); }},
// the box holds 24, the expression before it is wrong
{"trap_boxed_24_wrong_before", place, trap, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n\\[\n" + latex(p.wrong) + " = \\boxed{24}\n\\]"; }},
// "No solution" for a hand that has one
{"trap_no_solution_tag", place, trap, yes, [](P p, K k) -> string { return "<think>" + tries(p, k) + "</think>\n<answer>" + no_words(k) + "</answer>"; }},
// ... game24-grpo logs
{"trap_no_solution_token", place, trap, yes, [](P p, K k) -> string {
    return pick(k, 222, {"<think>No_SOLUTION</think><answer>NO_SOLUTION</answer>", "<think>Use the expression " + p.right + ". It uses " + list_of(p) + " exactly once and evaluates to 24.</think><answer>NO_SOLUTION</answer>"}); }},
// ... in prose, GPT-4
{"trap_no_solution_prose", prose, trap, yes, [](P p, K k) -> string {
    return lead(p, k) + " " + tries(p, k) + "\n" + pick(k, 223, {"After trying all combinations, it is not possible to make 24.", "Unfortunately, there is no solution.", "It is impossible to achieve 24 with these numbers."}); }},
// ... Chinese
{"trap_no_solution_zh", place, trap, yes, [](P, K k) -> string { return pick(k, 224, {"答案：无解", "最终答案：无解。", "答案是：没有解"}); }},
// ... meta-prompting logs
{"trap_no_solution_quotes", place, trap, yes, [](P p, K k) -> string {
    return lead(p, k) + "\n\n>> FINAL ANSWER:\n\"\"\"\n" + pick(k, 225, {"There is no valid expression to achieve a total of 24 using " + list_of(p) + ".", "It is not possible to achieve a total of 24 with the given numbers."}) + "\n\"\"\""; }},
// No and an expression in one place
{"trap_no_and_expression", place, trap, yes, [](P p, K k) -> string { return "<answer>" + pick(k, 226, {"No solution. " + p.right, p.right + " (no solution)", "Impossible, " + p.right}) + "</answer>"; }},
// the example of the prompt repeated (TinyZero, meta-prompting)
{"trap_prompt_example", place, trap, yes, [](P p, K k) -> string {
    return pick(k, 227, {"<think> </think> <answer> (1 + 2) / 3 </answer>", "<answer> (1 + 2) / 3 * 4 = 4 </answer>", "For example, the output could be:\nAnswer: " + p.other + " = 24"}); }},
// the place-holder of the prompt repeated (base models)
{"trap_place_holder", place, trap, yes, [](P p, K k) -> string {
    return think(p, k).substr(0, think(p, k).find('\n')) + "\n" + pick(k, 228, {"<answer>expression</answer>", "<answer> equation </answer>", "<answer>your answer here</answer>", "<answer>...</answer>"}); }},
// few-shot prompt echoed, then a wrong own answer
{"trap_few_shot_echo", place, trap, yes, [](P p, K k) -> string {
    return string("Input: 4 4 6 8\nAnswer: (4 + 8) * (6 - 4) = 24\nInput: 2 9 10 12\nAnswer: 2 * 12 * (10 - 9) = 24\nInput: ") + list_of(p, " ") + "\nAnswer: " + W(p, k) + " = 24"; }},
// almost 24, called 24
{"trap_near_rounded", place, trap, yes, [](P p, K k) -> string { return pick(k, 229, {"Answer: ", "**Answer:** ", "Final answer: "}) + p.near + pick(k, 230, {" ≈ 24", " = 24 (rounded)", " = 24", " ≈ 24.0"}); }},
// almost 24, in the box
{"trap_near_boxed", place, trap, yes, [](P p, K k) -> string { return lead(p, k) + " The closest is \\boxed{" + latex(p.near) + pick(k, 231, {" \\approx 24", ""}) + "}."; }},
// an operation that is not allowed
{"trap_factorial", place, trap, yes, [](P p, K k) -> string {
    const string e = "(" + (p.four.empty() ? p.wrong : p.four) + ")!";
    return mix(k, 260) % 2 ? "<answer>" + e + "</answer>" : "Answer: " + e + " = 4! = 24"; }},
// rounding up or down with floor / ceil
{"trap_floor", place, trap, yes, [](P p, K k) -> string {
    const bool down = value(p.near).value() > 24;
    const string e = compact(p.near);
    return mix(k, 232) % 2 ? string("Answer: ") + (down ? "floor(" : "ceil(") + e + ") = 24" : string("<answer>") + (down ? "⌊" : "⌈") + e + (down ? "⌋" : "⌉") + "</answer>"; }},
// plain wrong arithmetic, the most common GPT-4 fault
{"trap_wrong_claimed_24", place, trap, yes, [](P p, K k) -> string { return lead(p, k) + "\n\n" + pick(k, 233, {"Answer: ", "The solution is ", "Final Answer:\n"}) + W(p, k) + " = 24"; }},
// plain wrong, honest about the value
{"trap_wrong_honest", place, trap, yes, [](P p, K k) -> string { return pick(k, 234, {"My best try:\nAnswer: ", "I could not reach 24.\nAnswer: "}) + p.wrong + " = " + w_value(p); }},
// brackets forgotten
{"trap_brackets_forgotten", place, trap, yes, [](P p, K k) -> string { return pick(k, 235, {"Answer: ", "<answer>"}) + bracketless(p) + (mix(k, 235) % 2 ? "</answer>" : " = 24"); }},
// wrong in JSON, right in the explanation of what was rejected
{"trap_json_wrong", place, trap, yes, [](P p, K k) -> string { return "```json\n{\"expression\": " + json_quote(W(p, k)) + ", \"result\": 24}\n```"; }},
// right in the fence, taken back after it
{"trap_fence_taken_back", place, trap, yes, [](P p, K k) -> string {
    return "```\n" + p.right + "\n```\n" + pick(k, 236, {"Actually, that is not right. I can't find a valid expression.", "Wait, this is incorrect, because it does not use all the numbers. So no valid expression exists."}); }},
// the right one rejected in prose
{"trap_rejected_in_prose", prose, trap, yes, [](P p, K k) -> string {
    return tries(p, k) + " " + p.right + pick(k, 237, {" doesn't work either. I give up.", " is not 24 either. I don't know the answer.", " is wrong as well, so I am stuck."}); }},
// token limit inside the answer tag
{"trap_cut_in_tag", place, trap, yes, [](P p, K k) -> string { return "<think>" + tries(p, k) + "</think>\n<answer>" + cut_short(p); }},
// only a program, no answer
{"trap_only_code", prose, trap, yes, [](P p, K k) -> string {
    return pick(k, 238, {"Here is a program that solves it:\n", "You can run this code:\n"}) + "```python\nfrom itertools import permutations\nfor a, b, c, d in permutations([" + list_of(p) + "]):\n    print(a, b, c, d)\n```\nRunning this code should give the solution."; }},
// Chinese, taken back
{"trap_zh_taken_back", place, trap, yes, [](P p, K k) -> string { return "答案是：" + signs(p.right) + "。" + pick(k, 239, {"等等，不对，这个算错了。", "不对，这样不行。所以无解。"}); }},
// Chinese, wrong
{"trap_zh_wrong", place, trap, yes, [](P p, K k) -> string { return "我们用" + list_of(p, "、") + "来算。\n" + pick(k, 240, {"答案：", "最终答案是："}) + signs(p.wrong) + " = 24"; }},
// <<< >>>: the last one is wrong
{"trap_angle_marks_last_wrong", place, trap, yes, [](P p, K k) -> string { return "<<<" + E(p, k) + ">>>\n" + pick(k, 241, {"Hmm, let me change this:", "Better:"}) + "\n<<<" + W(p, k) + ">>>"; }},
// right steps, but the answer line does not follow them
{"trap_steps_right_answer_wrong", place, trap, yes, [](P p, K k) -> string { return step_lines(p, "", true) + "Answer: " + W(p, k) + " = 24"; }},
// the question repeated, nothing more
{"trap_question_only", prose, trap, yes, [](P p, K k) -> string { return pick(k, 242, {"Using the numbers ", "Use the four numbers "}) + list_of(p) + ", create an expression that equals 24. Each number must be used exactly once."; }},
// nothing written
{"trap_empty", prose, trap, yes, [](P, K k) -> string { return pick(k, 243, {"", "\n", "<|im_end|>"}); }},

// ==== hands without a solution: NO in words is right ==========================================================
// answer tag
{"no_tag", place, right, no, [](P p, K k) -> string { return "<think>" + tries(p, k) + "</think>\n<answer>" + no_words(k) + "</answer>"; }},
// whole text
{"no_whole", place, right, no, [](P, K k) -> string { return no_words(k + 3); }},
// box
{"no_boxed", place, right, no, [](P p, K k) -> string { return lead(p, k) + " All ways were tried.\n\n\\[\n\\boxed{\\text{" + no_words(k) + "}}\n\\]"; }},
// label
{"no_label", place, right, no, [](P p, K k) -> string { return lead(p, k) + "\n" + tries(p, k) + "\n\n" + pick(k, 300, {"Answer: ", "**Answer:** ", "Final Answer: ", "Solution: "}) + pick(k, 301, {"Impossible", "No solution", "Not possible", "None", "There is no solution."}); }},
// Chinese
{"no_zh", place, right, no, [](P p, K k) -> string { return "尝试了所有组合，" + p.wrong + " = " + w_value(p) + "，都不行。\n" + pick(k, 302, {"答案：无解", "最终答案：无解。", "答案是：无解"}); }},
// game24-grpo token
{"no_token", place, right, no, [](P, K k) -> string { return pick(k, 303, {"<think>No_SOLUTION</think>\n<answer>NO_SOLUTION</answer>", "<answer>NO_SOLUTION</answer>", "<think>No_valid_expression_exists</think><answer>NO_SOLUTION</answer>"}); }},
// None in the tag
{"no_none_tag", place, right, no, [](P p, K k) -> string { return "<think>" + tries(p, k) + " Nothing works.</think>\n<answer>" + pick(k, 304, {"None", "none", "No valid expression"}) + "</answer>"; }},
// lone closing think tag, then a label
{"no_after_close_think", place, right, no, [](P p, K k) -> string { return tries(p, k) + " I have now been through every case.\n</think>\n\n" + pick(k, 305, {"**Answer:** Not possible", "Answer: There is no solution", "Final Answer: Impossible."}); }},
// meta-prompting triple quotes
{"no_triple_quotes", place, right, no, [](P p, K k) -> string { return lead(p, k) + "\n\n>> FINAL ANSWER:\n\"\"\"\n" + pick(k, 306, {"There is no solution.", "It is not possible to achieve a total of 24 with the given numbers.", "It is impossible to make 24 using " + list_of(p) + "."}) + "\n\"\"\""; }},
// <<< >>>
{"no_angle_marks", place, right, no, [](P p, K k) -> string { return tries(p, k) + "\n<<<" + pick(k, 307, {"NO", "No solution", "impossible"}) + ">>>"; }},
// JSON
{"no_json", place, right, no, [](P, K k) -> string { return pick(k, 308, {"```json\n{\"expression\": \"no solution\"}\n```", "{\"answer\": \"impossible\"}", "```json\n{\n  \"solution\": \"No solution\"\n}\n```"}); }},
// "the answer is that ..."
{"no_the_answer_is", place, right, no, [](P p, K k) -> string { return lead(p, k) + " " + pick(k, 309, {"Therefore, the answer is: no solution.", "So the final answer is: impossible.", "Hence the answer is: no solution exists."}); }},
// prose
{"no_prose", prose, right, no, [](P p, K k) -> string { return lead(p, k) + " " + tries(p, k) + "\n" + pick(k, 310, {"It is not possible to make 24 with these numbers.", "So there is no solution for this hand.", "No combination of these numbers makes 24.", "These four numbers cannot make 24."}); }},
// an expression that was wrong, taken back, then NO
{"no_after_wrong", place, right, no, [](P p, K k) -> string { return "<answer>" + W(p, k) + "</answer>\nWait, that is " + w_value(p) + ". Every other way fails too.\n<answer>" + pick(k, 311, {"No solution", "Impossible", "There is no solution."}) + "</answer>"; }},

// ==== hands without a solution: traps =========================================================================
// a wrong expression
{"no_trap_wrong_tag", place, trap, no, [](P p, K k) -> string { return "<think>" + tries(p, k) + "</think>\n<answer>" + W(p, k) + "</answer>"; }},
// wrong, claimed
{"no_trap_wrong_claimed", place, trap, no, [](P p, K k) -> string { return pick(k, 320, {"Answer: ", "**Answer:** ", "The answer is "}) + W(p, k) + " = 24"; }},
// almost 24
{"no_trap_near", place, trap, no, [](P p, K k) -> string { return pick(k, 321, {"Answer: ", "Final answer: "}) + p.near + pick(k, 322, {" ≈ 24", " = 24"}); }},
// another hand
{"no_trap_other_hand", place, trap, no, [](P p, K k) -> string { return pick(k, 323, {"<answer>" + p.other + "</answer>", "\\boxed{" + p.other + " = 24}"}); }},
// only the value
{"no_trap_just_24", place, trap, no, [](P, K k) -> string { return pick(k, 324, {"<answer>24</answer>", "\\boxed{24}", "Answer: 24"}); }},
// a number that is no card
{"no_trap_foreign_number", place, trap, no, [](P p, K k) -> string { return "Answer: " + spaced(p.foreign, k) + " = 24"; }},
// NO in the thinking, a wrong expression as the answer
{"no_trap_no_in_think", place, trap, no, [](P p, K k) -> string { return "<think>" + pick(k, 325, {"There is no solution.", "It looks impossible."}) + " But I must give something.</think>\n<answer>" + W(p, k) + "</answer>"; }},
// NO taken back
{"no_trap_no_taken_back", place, trap, no, [](P p, K k) -> string { return "Answer: No solution\n\n" + pick(k, 326, {"Wait, I found one!", "Actually, there is one."}) + "\nFinal answer: " + W(p, k) + " = 24"; }},
// NO in the unclosed thinking only
{"no_trap_unclosed_think", prose, trap, no, [](P p, K k) -> string { return "<think>" + tries(p, k) + " Perhaps there is no solution. Let me check " + pick(k, 327, {"again. The", "more cases. If I take"}); }},
    };
  return all;
}

}  // namespace twentyfour
