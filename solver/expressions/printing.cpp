#include "solver/expressions/printing.hpp"

#include <array>
#include <charconv>
#include <cstdint>
#include <utility>
#include <vector>

namespace twentyfour {
namespace {

bool left_needs_brackets(Symbol parent, Symbol operand) {
  return precedence(operand) < precedence(parent) ||
         (parent == operand && (parent == Symbol::kPower || parent == Symbol::kFactorial));
}

// Writes from left to right, with a stack of what is still to come: nodes, and signs between them.
class Printer {
 public:
  Printer(const std::vector<Node>& nodes, const Rules& rules)
      : nodes_(nodes),
        writes_brackets_(rules.form == Form::kParentheses),
        regroups_products_(rules.division == Division::kReal) {
    pending_.reserve(2 * nodes.size() + 4);
    text_.reserve(3 * nodes.size() + 4);
  }

  std::string print() {
    pending_.push_back({&nodes_.back(), 0});
    while (!pending_.empty()) {
      const Piece piece = pending_.back();
      pending_.pop_back();
      if (piece.node == nullptr) {
        text_ += piece.sign;
      } else if (piece.node->symbol == Symbol::kCard) {
        write(piece.node->card);
      } else {
        push_operation(*piece.node);
      }
    }
    return std::move(text_);
  }

 private:
  struct Piece {
    const Node* node;
    char sign;  // where there is no node
  };

  void write(std::int64_t card) {
    std::array<char, 20> digits;
    const std::to_chars_result end = std::to_chars(digits.begin(), digits.end(), card);
    text_.append(digits.begin(), end.ptr);
  }

  // What is to be written last goes in first.
  void push_operation(const Node& node) {
    const Node& left = node_at(node.left);
    if (node.symbol != Symbol::kFactorial) {
      const Node& right = node_at(node.right);
      push_operand(right, right_needs_brackets(node.symbol, right));
    }
    pending_.push_back({nullptr, static_cast<char>(node.symbol)});
    push_operand(left, left_needs_brackets(node.symbol, left.symbol));
  }

  const Node& node_at(std::int32_t at) const { return nodes_[static_cast<std::size_t>(at)]; }

  bool right_needs_brackets(Symbol parent, const Node& operand) const {
    if (precedence(operand.symbol) != precedence(parent)) {
      return precedence(operand.symbol) < precedence(parent);
    }
    if (parent == Symbol::kTimes && !regroups_products_) return divides_in_chain(operand);
    return is_inverse(parent);
  }

  // Whether a division stands in the chain of * and / that a product is written as.
  bool divides_in_chain(const Node& product) const {
    const Node* node = &product;
    while (node->symbol == Symbol::kTimes) node = &node_at(node->left);
    return node->symbol == Symbol::kOver;
  }

  void push_operand(const Node& operand, bool needs_brackets) {
    const bool in_brackets = needs_brackets && writes_brackets_;
    if (in_brackets) pending_.push_back({nullptr, ')'});
    pending_.push_back({&operand, 0});
    if (in_brackets) pending_.push_back({nullptr, '('});
  }

  const std::vector<Node>& nodes_;
  const bool writes_brackets_;
  const bool regroups_products_;
  std::vector<Piece> pending_;
  std::string text_;
};

}  // namespace

std::string to_string(const Expression& expression, const Rules& rules) {
  return Printer(expression.nodes, rules).print();
}

}  // namespace twentyfour
