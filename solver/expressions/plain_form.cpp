#include "solver/expressions/plain_form.hpp"

#include <algorithm>
#include <cstddef>
#include <tuple>

#include "solver/expressions/shape.hpp"

namespace twentyfour {
namespace {

constexpr std::uint16_t kFirstOperator = 10000;
constexpr Symbol kOperators[] = {Symbol::kPlus, Symbol::kMinus, Symbol::kTimes, Symbol::kOver};

std::uint16_t token_of(Symbol symbol) {
  const auto* const at = std::find(std::begin(kOperators), std::end(kOperators), symbol);
  return static_cast<std::uint16_t>(kFirstOperator + (at - kOperators));
}

Symbol symbol_of(std::uint16_t token) {
  return kOperators[token - kFirstOperator];
}

// A part of a sum or product, in tokens.
struct Part {
  std::array<std::uint16_t, kMostNodes> tokens;
  std::uint8_t size;
  bool down;  // subtracted or divided by

  auto begin() const { return tokens.begin(); }
  auto end() const { return tokens.begin() + size; }
};

struct Parts {
  std::array<Part, kMostCards> parts;
  std::size_t size = 0;

  auto begin() { return parts.begin(); }
  auto end() { return parts.begin() + static_cast<std::ptrdiff_t>(size); }
};

bool stands_before(Kind whole, const Part& x, const Part& y) {
  if (x.down != y.down) return y.down;
  if (x.size != y.size) return (x.size < y.size) == (whole == Kind::kProduct);
  return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end());
}

// By insertion: there are few.
void sort(Kind whole, Parts& parts) {
  for (std::size_t i = 1; i < parts.size; ++i) {
    const Part part = parts.parts[i];
    std::size_t at = i;
    for (; at > 0 && stands_before(whole, part, parts.parts[at - 1]); --at) {
      parts.parts[at] = parts.parts[at - 1];
    }
    parts.parts[at] = part;
  }
}

class Flattener {
 public:
  Flattener(const Tree& tree, bool ordered) : tree_(tree), ordered_(ordered), form_() {}

  PlainForm flatten() {
    const Part whole = write(tree_.size - 1, false);
    form_.tokens = whole.tokens;
    form_.size = whole.size;
    return form_;
  }

 private:
  const Node& node(std::int32_t at) const { return tree_.nodes[static_cast<std::size_t>(at)]; }

  Part write(std::int32_t at, bool down) {
    Part part = {{}, 0, down};
    if (node(at).symbol == Symbol::kCard) {
      part.tokens[part.size++] = static_cast<std::uint16_t>(node(at).card);
      return part;
    }
    const Kind kind = kind_of(node(at).symbol);
    Parts parts;
    gather(at, kind, false, parts);
    if (!ordered_) sort(kind, parts);
    for (const Part& x : parts) append(part, x, kind);
    return part;
  }

  // Adds what is not of the kind and stands below, through what is.
  void gather(std::int32_t at, Kind kind, bool down, Parts& parts) {
    const Symbol symbol = node(at).symbol;
    if (symbol == Symbol::kCard || kind_of(symbol) != kind) {
      if (symbol != Symbol::kCard && kind == Kind::kProduct) ++form_.brackets;
      parts.parts[parts.size++] = write(at, down);
      return;
    }
    gather(node(at).left, kind, down, parts);
    gather(node(at).right, kind, down != is_inverse(symbol), parts);
  }

  void append(Part& whole, const Part& part, Kind kind) {
    const bool is_first = whole.size == 0;
    std::copy(part.begin(), part.end(), whole.tokens.begin() + whole.size);
    whole.size = static_cast<std::uint8_t>(whole.size + part.size);
    if (is_first) return;
    const Symbol up = kind == Kind::kSum ? Symbol::kPlus : Symbol::kTimes;
    const Symbol down = kind == Kind::kSum ? Symbol::kMinus : Symbol::kOver;
    whole.tokens[whole.size++] = token_of(part.down ? down : up);
    if (part.down) ++(kind == Kind::kSum ? form_.minuses : form_.overs);
  }

  const Tree& tree_;
  const bool ordered_;
  PlainForm form_;
};

Quotient apply(Symbol symbol, Quotient x, Quotient y) {
  switch (symbol) {
    case Symbol::kPlus:
      return {x.numerator * y.denominator + y.numerator * x.denominator,
              x.denominator * y.denominator};
    case Symbol::kMinus:
      return {x.numerator * y.denominator - y.numerator * x.denominator,
              x.denominator * y.denominator};
    case Symbol::kTimes:
      return {x.numerator * y.numerator, x.denominator * y.denominator};
    default:
      return {x.numerator * y.denominator, x.denominator * y.numerator};
  }
}

bool is_integer(Quotient x) {
  const auto numerator = static_cast<std::int64_t>(x.numerator);
  const auto denominator = static_cast<std::int64_t>(x.denominator);
  if (denominator == x.denominator && (denominator == 1 || denominator == -1)) return true;
  if (numerator == x.numerator && denominator == x.denominator) {
    return numerator % denominator == 0;
  }
  return x.numerator % x.denominator == 0;
}

}  // namespace

bool operator<(const PlainForm& x, const PlainForm& y) {
  const auto key = [](const PlainForm& form) {
    return std::tie(form.brackets, form.fractions, form.overs, form.minuses);
  };
  if (key(x) != key(y)) return key(x) < key(y);
  return std::lexicographical_compare(x.tokens.begin(), x.tokens.begin() + x.size, y.tokens.begin(),
                                      y.tokens.begin() + y.size);
}

Expression PlainForm::expression() const {
  Expression result;
  result.nodes.reserve(size);
  std::array<std::int32_t, kMostCards> stack;
  std::size_t height = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (tokens[i] < kFirstOperator) {
      result.nodes.push_back({Symbol::kCard, tokens[i], 0, 0});
    } else {
      height -= 2;
      result.nodes.push_back({symbol_of(tokens[i]), 0, stack[height], stack[height + 1]});
    }
    stack[height++] = static_cast<std::int32_t>(i);
  }
  return result;
}

PlainForm plain_form(const Tree& tree, bool ordered) {
  return Flattener(tree, ordered).flatten();
}

Quotient evaluate(PlainForm& form) {
  std::array<Quotient, kMostCards> stack;
  std::size_t height = 0;
  form.fractions = 0;
  for (std::size_t i = 0; i < form.size; ++i) {
    if (form.tokens[i] < kFirstOperator) {
      stack[height++] = {form.tokens[i], 1};
      continue;
    }
    --height;
    Quotient& x = stack[height - 1];
    x = apply(symbol_of(form.tokens[i]), x, stack[height]);
    if (x.denominator == 0) return x;
    if (!is_integer(x)) ++form.fractions;
  }
  return stack[0];
}

}  // namespace twentyfour
