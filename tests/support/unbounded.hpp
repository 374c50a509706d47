// Integers of any size, the plain way, to compare the solver's with. A size is a list of digits to
// the base 2^32, the lowest first, without zeros at its end.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/numbers/rational.hpp"

namespace twentyfour {

class Unbounded {
 public:
  Unbounded(Int128 number) : is_negative_(number < 0) {  // NOLINT: numbers are written as they are
    __extension__ auto size = static_cast<unsigned __int128>(number);
    for (size = is_negative_ ? -size : size; size != 0; size >>= 32) {
      digits_.push_back(static_cast<std::uint32_t>(size));
    }
  }

  bool is_zero() const { return digits_.empty(); }
  bool is_negative() const { return is_negative_; }
  bool is_even() const { return is_zero() || digits_.front() % 2 == 0; }

  Unbounded operator-() const { return with_sign(!is_negative_); }
  Unbounded size() const { return with_sign(false); }

  friend Unbounded operator*(const Unbounded& x, const Unbounded& y) {
    Unbounded product(0);
    product.digits_.resize(x.digits_.size() + y.digits_.size());
    for (std::size_t i = 0; i < x.digits_.size(); ++i) {
      std::uint64_t carry = 0;
      for (std::size_t j = 0; j < y.digits_.size(); ++j) {
        carry += product.digits_[i + j] + std::uint64_t{x.digits_[i]} * y.digits_[j];
        product.digits_[i + j] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
      }
      product.digits_[i + y.digits_.size()] = static_cast<std::uint32_t>(carry);
    }
    product.trim();
    return product.with_sign(x.is_negative_ != y.is_negative_);
  }

  friend Unbounded operator+(const Unbounded& x, const Unbounded& y) {
    if (x.is_negative_ == y.is_negative_) return added(x, y).with_sign(x.is_negative_);
    const bool is_less = compare_sizes(x, y) < 0;
    Unbounded difference = is_less ? y : x;
    difference.subtract(is_less ? x : y);
    return difference.with_sign(difference.is_negative_);
  }
  friend Unbounded operator-(const Unbounded& x, const Unbounded& y) { return x + -y; }

  friend std::strong_ordering operator<=>(const Unbounded& x, const Unbounded& y) {
    const Unbounded difference = x - y;
    return difference.is_zero()       ? std::strong_ordering::equal
           : difference.is_negative() ? std::strong_ordering::less
                                      : std::strong_ordering::greater;
  }
  friend bool operator==(const Unbounded& x, const Unbounded& y) = default;

  // By halves and differences.
  static Unbounded greatest_common_divisor(const Unbounded& some, const Unbounded& other) {
    Unbounded x = some.size();
    Unbounded y = other.size();
    if (x.is_zero() || y.is_zero()) return x + y;
    Unbounded twos(1);
    for (; x.is_even() && y.is_even(); twos = twos + twos) {
      x.halve();
      y.halve();
    }
    while (!x.is_zero()) {
      while (x.is_even()) x.halve();
      while (y.is_even()) y.halve();
      if (compare_sizes(x, y) < 0) std::swap(x, y);
      x.subtract(y);
    }
    return y * twos;
  }

 private:
  Unbounded with_sign(bool is_negative) const {
    Unbounded result = *this;
    result.is_negative_ = is_negative && !is_zero();
    return result;
  }

  void trim() {
    while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
  }

  static int compare_sizes(const Unbounded& x, const Unbounded& y) {
    if (x.digits_.size() != y.digits_.size()) return x.digits_.size() < y.digits_.size() ? -1 : 1;
    for (std::size_t i = x.digits_.size(); i-- > 0;) {
      if (x.digits_[i] != y.digits_[i]) return x.digits_[i] < y.digits_[i] ? -1 : 1;
    }
    return 0;
  }

  // Takes and returns sizes.
  static Unbounded added(const Unbounded& x, const Unbounded& y) {
    Unbounded sum(0);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < std::max(x.digits_.size(), y.digits_.size()) || carry != 0; ++i) {
      carry += std::uint64_t{i < x.digits_.size() ? x.digits_[i] : 0};
      carry += std::uint64_t{i < y.digits_.size() ? y.digits_[i] : 0};
      sum.digits_.push_back(static_cast<std::uint32_t>(carry));
      carry >>= 32;
    }
    return sum;
  }

  // Takes a size that is not larger from a size.
  void subtract(const Unbounded& y) {
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      borrow += std::int64_t{digits_[i]} - (i < y.digits_.size() ? y.digits_[i] : 0);
      digits_[i] = static_cast<std::uint32_t>(borrow);
      borrow >>= 32;
    }
    trim();
  }

  void halve() {
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      const std::uint32_t next = i + 1 < digits_.size() ? digits_[i + 1] : 0;
      digits_[i] = digits_[i] >> 1 | next << 31;
    }
    trim();
  }

  bool is_negative_ = false;
  std::vector<std::uint32_t> digits_;
};

}  // namespace twentyfour
