// Expressions in little memory: 2 bytes a token where an Expression takes 78.
//
// Each is stored as its size and its tokens, with room for the longest of the list.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "solver/expressions/expression.hpp"

namespace twentyfour {

class ExpressionList {
 public:
  std::size_t size() const { return size_; }

  Expression operator[](std::size_t i) const {
    const PostfixToken* slot = &tokens_[i * width_];
    Expression expression;
    expression.append(slot + 1, slot + 1 + slot[0]);
    return expression;
  }

  bool is_at(std::size_t i, const Expression& expression) const {
    const PostfixToken* slot = &tokens_[i * width_];
    return std::equal(expression.begin(), expression.end(), slot + 1, slot + 1 + slot[0]);
  }

  void push_back(const Expression& expression) {
    make_room_for(expression);
    tokens_.resize(tokens_.size() + width_);
    put(size_++, expression);
  }

  void replace(std::size_t i, const Expression& expression) {
    make_room_for(expression);
    put(i, expression);
  }

 private:
  void put(std::size_t i, const Expression& expression) {
    PostfixToken* slot = &tokens_[i * width_];
    slot[0] = static_cast<PostfixToken>(expression.size());
    std::copy(expression.begin(), expression.end(), slot + 1);
  }

  void make_room_for(const Expression& expression) {
    if (expression.size() < width_) return;
    ExpressionList wider;
    wider.width_ = expression.size() + 1;
    wider.tokens_.resize(size_ * wider.width_);
    for (; wider.size_ < size_; ++wider.size_) wider.put(wider.size_, (*this)[wider.size_]);
    *this = std::move(wider);
  }

  std::vector<PostfixToken> tokens_;
  std::size_t width_ = 0;  // of the room for an expression and its size
  std::size_t size_ = 0;
};

}  // namespace twentyfour
