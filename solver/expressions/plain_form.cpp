#include "solver/expressions/plain_form.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "solver/expressions/shape.hpp"

namespace twentyfour {
namespace {

std::uint16_t token_of(Kind kind, bool down) {
  return static_cast<std::uint16_t>(kFirstOperator + (kind == Kind::kSum ? 0 : 2) + (down ? 1 : 0));
}

// A part of a sum or product: where its tokens stand.
struct Part {
  std::uint8_t begin;
  std::uint8_t size;
  bool down;  // subtracted or divided by
};

struct Parts {
  std::array<Part, kMostCards> parts;
  std::size_t size = 0;
};

class Flattener {
 public:
  Flattener(const Tree& tree, bool ordered) : tree_(tree), ordered_(ordered) {}

  PlainForm flatten() {
    PlainForm form = {};
    const Part whole = write(tree_.size - 1, false);
    std::copy_n(tokens_.begin() + whole.begin, whole.size, form.tokens.begin());
    form.size = whole.size;
    form.brackets = brackets_;
    form.overs = overs_;
    form.minuses = minuses_;
    return form;
  }

 private:
  const Node& node(std::int32_t at) const { return tree_.nodes[static_cast<std::size_t>(at)]; }

  // Its parts are written first, and then, in their order, once more.
  Part write(std::int32_t at, bool down) {
    const Symbol symbol = node(at).symbol;
    if (symbol == Symbol::kCard) {
      push(static_cast<std::uint16_t>(node(at).card));
      return {static_cast<std::uint8_t>(count_ - 1), 1, down};
    }
    const Kind kind = kind_of(symbol);
    Parts parts;
    gather(at, kind, false, parts);
    if (!ordered_) sort(kind, parts);
    const std::size_t begin = count_;
    for (std::size_t i = 0; i < parts.size; ++i) append(parts.parts[i], kind, i == 0);
    return {static_cast<std::uint8_t>(begin), static_cast<std::uint8_t>(count_ - begin), down};
  }

  // Adds what is not of the kind and stands below, through what is.
  void gather(std::int32_t at, Kind kind, bool down, Parts& parts) {
    const Symbol symbol = node(at).symbol;
    if (symbol == Symbol::kCard || kind_of(symbol) != kind) {
      if (symbol != Symbol::kCard && kind == Kind::kProduct) ++brackets_;
      parts.parts[parts.size++] = write(at, down);
      return;
    }
    gather(node(at).left, kind, down, parts);
    gather(node(at).right, kind, down != is_inverse(symbol), parts);
  }

  // By insertion: there are few.
  void sort(Kind whole, Parts& parts) const {
    for (std::size_t i = 1; i < parts.size; ++i) {
      const Part part = parts.parts[i];
      std::size_t at = i;
      for (; at > 0 && stands_before(whole, part, parts.parts[at - 1]); --at) {
        parts.parts[at] = parts.parts[at - 1];
      }
      parts.parts[at] = part;
    }
  }

  bool stands_before(Kind whole, Part x, Part y) const {
    if (x.down != y.down) return y.down;
    if (x.size != y.size) return (x.size < y.size) == (whole == Kind::kProduct);
    for (std::size_t i = 0; i < x.size; ++i) {
      const std::uint16_t of_x = tokens_[x.begin + i];
      const std::uint16_t of_y = tokens_[y.begin + i];
      if (of_x != of_y) return of_x < of_y;
    }
    return false;
  }

  void append(Part part, Kind kind, bool is_first) {
    for (std::size_t i = 0; i < part.size; ++i) push(tokens_[part.begin + i]);
    if (is_first) return;
    push(token_of(kind, part.down));
    if (part.down) ++(kind == Kind::kSum ? minuses_ : overs_);
  }

  void push(std::uint16_t token) { tokens_[count_++] = token; }

  const Tree& tree_;
  const bool ordered_;

  // Each is written for itself and for every sum or product that it is in.
  std::array<std::uint16_t, kMostNodes * kMostCards> tokens_;
  std::size_t count_ = 0;

  std::uint8_t brackets_ = 0;
  std::uint8_t overs_ = 0;
  std::uint8_t minuses_ = 0;
};

template <class Integer>
Quotient<Integer> apply(Symbol symbol, Quotient<Integer> x, Quotient<Integer> y) {
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

bool is_integer(Quotient<std::int32_t> x) {
  return x.numerator % x.denominator == 0;
}

bool is_integer(Quotient<Int128> x) {
  if (x.denominator == 1 || x.denominator == -1) return true;
  if (fits_64_bits(x.numerator) && fits_64_bits(x.denominator)) {
    return static_cast<std::int64_t>(x.numerator) % static_cast<std::int64_t>(x.denominator) == 0;
  }
  return x.numerator % x.denominator == 0;
}

}  // namespace

bool operator<(const PlainForm& x, const PlainForm& y) {
  const auto effort = [](const PlainForm& form) {
    return form.brackets << 24 | form.fractions << 16 | form.overs << 8 | form.minuses;
  };
  if (effort(x) != effort(y)) return effort(x) < effort(y);
  return std::lexicographical_compare(x.tokens.begin(), x.tokens.begin() + x.size, y.tokens.begin(),
                                      y.tokens.begin() + y.size);
}

void PlainForm::write_to(Expression& expression) const {
  expression = Expression();
  for (std::size_t i = 0; i < size; ++i) {
    if (tokens[i] < kFirstOperator) {
      expression.push_card(tokens[i]);
    } else {
      expression.push(symbol_of(tokens[i]));
    }
  }
}

PlainForm plain_form(const Tree& tree, bool ordered) {
  return Flattener(tree, ordered).flatten();
}

template <class Integer>
Quotient<Integer> evaluate(PlainForm& form) {
  std::array<Quotient<Integer>, kMostCards> stack;
  std::size_t height = 0;
  form.fractions = 0;
  for (std::size_t i = 0; i < form.size; ++i) {
    if (form.tokens[i] < kFirstOperator) {
      stack[height++] = {form.tokens[i], 1};
      continue;
    }
    --height;
    Quotient<Integer>& x = stack[height - 1];
    x = apply(symbol_of(form.tokens[i]), x, stack[height]);
    if (x.denominator == 0) return x;
    if (!is_integer(x)) ++form.fractions;
  }
  return stack[0];
}

template Quotient<std::int32_t> evaluate(PlainForm& form);
template Quotient<Int128> evaluate(PlainForm& form);

}  // namespace twentyfour
