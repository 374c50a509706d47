#include "solver/expressions/printing.hpp"

#include <utility>
#include <vector>

namespace twentyfour {
namespace {

bool left_needs_brackets(Symbol parent, Symbol operand) {
  return precedence(operand) < precedence(parent);
}

bool right_needs_brackets(Symbol parent, Symbol operand) {
  const bool turns_operators_round = parent == Symbol::kMinus || parent == Symbol::kOver;
  return precedence(operand) < precedence(parent) ||
         (turns_operators_round && precedence(operand) == precedence(parent));
}

// Writes from left to right, with a stack of what is still to come: nodes, and signs between them.
class Printer {
 public:
  explicit Printer(const std::vector<Node>& nodes) : nodes_(nodes) {}

  std::string print() {
    pending_.push_back({&nodes_.back(), 0});
    while (!pending_.empty()) {
      const Piece piece = pending_.back();
      pending_.pop_back();
      if (piece.node == nullptr) {
        text_ += piece.sign;
      } else if (piece.node->symbol == Symbol::kCard) {
        text_ += std::to_string(piece.node->card);
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

  // What is to be written last goes in first.
  void push_operation(const Node& node) {
    const Node& left = nodes_[static_cast<std::size_t>(node.left)];
    const Node& right = nodes_[static_cast<std::size_t>(node.right)];
    push_operand(right, right_needs_brackets(node.symbol, right.symbol));
    pending_.push_back({nullptr, static_cast<char>(node.symbol)});
    push_operand(left, left_needs_brackets(node.symbol, left.symbol));
  }

  void push_operand(const Node& operand, bool in_brackets) {
    if (in_brackets) pending_.push_back({nullptr, ')'});
    pending_.push_back({&operand, 0});
    if (in_brackets) pending_.push_back({nullptr, '('});
  }

  const std::vector<Node>& nodes_;
  std::vector<Piece> pending_;
  std::string text_;
};

}  // namespace

std::string to_string(const Expression& expression) {
  return Printer(expression.nodes).print();
}

}  // namespace twentyfour
