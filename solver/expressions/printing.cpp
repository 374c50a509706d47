#include "solver/expressions/printing.hpp"

#include <charconv>
#include <cstddef>

namespace twentyfour {
namespace {

bool left_needs_brackets(Symbol parent, Symbol operand) {
  return precedence(operand) < precedence(parent) ||
         (parent == operand && (parent == Symbol::kPower || parent == Symbol::kFactorial));
}

// No node takes more: a card has so many digits, an operator a sign and two brackets.
constexpr std::size_t kMostCharacters = 20;

}  // namespace

void Printer::print(const Expression& expression, std::string& text) {
  const std::size_t begin = text.size();
  text.resize(begin + kMostCharacters * expression.nodes.size());
  at_ = text.data() + begin;
  nodes_ = expression.nodes.data();
  const Node* node = &expression.nodes.back();
  while (node != nullptr) {
    while (node->symbol != Symbol::kCard) {
      const Node& left = node_at(node->left);
      open_.push_back(node);
      open_operand(left_needs_brackets(node->symbol, left.symbol));
      node = &left;
    }
    write_card(node->card);
    node = go_on();
  }
  text.resize(static_cast<std::size_t>(at_ - text.data()));
}

void Printer::write_card(std::int64_t card) {
  if (card < 10) {
    *at_++ = static_cast<char>('0' + card);
  } else {
    at_ = std::to_chars(at_, at_ + kMostCharacters, card).ptr;
  }
}

// After an operand: closes brackets, and writes the next sign. Returns what is right of that, or
// null at the end.
const Node* Printer::go_on() {
  while (!open_.empty()) {
    const Node* const node = open_.back();
    open_.pop_back();
    if (node == nullptr) {
      *at_++ = ')';
      continue;
    }
    *at_++ = static_cast<char>(node->symbol);
    if (node->symbol == Symbol::kFactorial) continue;
    const Node& right = node_at(node->right);
    open_operand(right_needs_brackets(node->symbol, right));
    return &right;
  }
  return nullptr;
}

void Printer::open_operand(bool needs_brackets) {
  if (!needs_brackets || !writes_brackets_) return;
  *at_++ = '(';
  open_.push_back(nullptr);
}

bool Printer::right_needs_brackets(Symbol parent, const Node& operand) const {
  if (precedence(operand.symbol) != precedence(parent)) {
    return precedence(operand.symbol) < precedence(parent);
  }
  if (parent == Symbol::kTimes && !regroups_products_) return divides_in_chain(operand);
  return is_inverse(parent);
}

// Whether a division stands in the chain of * and / that a product is written as.
bool Printer::divides_in_chain(const Node& product) const {
  const Node* node = &product;
  while (node->symbol == Symbol::kTimes) node = &node_at(node->left);
  return node->symbol == Symbol::kOver;
}

std::string to_string(const Expression& expression, const Rules& rules) {
  std::string text;
  Printer(rules).print(expression, text);
  return text;
}

}  // namespace twentyfour
