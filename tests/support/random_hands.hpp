// Seeded random hands, and hands made to lie on a target or as near to it as they can.
#pragma once

#include <algorithm>
#include <cmath>
#include <iterator>
#include <random>
#include <vector>

#include "solver/judge/hand.hpp"
#include "tests/support/seeded.hpp"

namespace twentyfour {

class RandomHands : public Seeded {
 public:
  using Seeded::Seeded;

  // From 1 to `highest`, each number of digits about as likely as the others.
  int card_of_any_size(int highest) {
    const double size = std::uniform_real_distribution<double>(0, std::log(highest + 1.0))(*this);
    return std::min(highest, static_cast<int>(std::exp(size)));
  }

  Hand uniform(int highest) {
    return {{between(0, highest), between(0, highest), between(0, highest), between(0, highest)}};
  }

  Hand shuffled(Hand hand) {
    std::shuffle(std::begin(hand.cards), std::end(hand.cards), *this);
    return hand;
  }

  // The hands {a, b, c, d} with a just above and just below what would make some expression in
  // a, b, c, d exactly the target, for a random b, c and d and each of the expressions where a can
  // matter.
  std::vector<Hand> around(int target, int highest) {
    const int b = card_of_any_size(highest);
    const int c = card_of_any_size(highest);
    const int d = card_of_any_size(highest);
    const double x = b;
    const double y = c;
    const double z = d;
    const double t = target;
    const double solutions[] = {
        x * (t - y / z),  // a/b + c/d
        x * (t + y / z),  // a/b - c/d
        x * (y / z - t),  // c/d - a/b
        t * x * z / y,    // a/b * c/d
        t - x / y / z,    // a + b/c/d
        t + x / y / z,    // a - b/c/d
        (t - z) * x * y,  // a/b/c + d
        (t + z) * x * y,  // a/b/c - d
        (z - t) * x * y,  // d - a/b/c
        t * x * y / z,    // a/b/c * d
        t * x * y * z,    // a/b/c/d
        x * y * z / t,    // b*c*d / a
        x * (t / z - y),  // (a/b + c) * d
        x * (t / z + y),  // (a/b - c) * d
        x * (y - t / z),  // (c - a/b) * d
        x * (t * z - y),  // (a/b + c) / d
        x * (t * z + y),  // (a/b - c) / d
        x * (y - t * z),  // (c - a/b) / d
        x * (z / t - y),  // d / (a/b + c)
        x * (z / t + y),  // d / (a/b - c)
        x * (y - z / t),  // d / (c - a/b)
        t / z - x / y,    // (a + b/c) * d
        t / z + x / y,    // (a - b/c) * d
        t * z - x / y,    // (a + b/c) / d
        t * z + x / y,    // (a - b/c) / d
        z / t + x / y,    // d / (a - b/c)
        x / y - z / t,    // d / (b/c - a)
        t * y / z - x,    // (a + b) / c * d
        t * y * z - x,    // (a + b) / c / d
        t * (y - z) - x,  // (a + b) / (c - d)
        t * (y - z) + x,  // (a - b) / (c - d)
        (t + z) * y + x,  // (a - b) / c - d
        z * y / (t + x),  // c*d/a - b
        z * y / (t - x),  // c*d/a + b
        (y - z) / t - x,  // (c - d) / (a + b)
        y / (t - z) - x,  // c / (a + b) + d
        y / (t + z) + x,  // c / (a - b) - d
    };
    std::vector<Hand> hands;
    for (const double a : solutions) {
      for (const double near : {std::floor(a), std::floor(a) + 1}) {
        if (near >= 0 && near <= highest) {
          hands.push_back(shuffled({{static_cast<int>(near), b, c, d}}));
        }
      }
    }
    return hands;
  }

  // Hands that make 24, with cards as large as that allows.
  std::vector<Hand> on_24(int highest) {
    constexpr int kDivisors[] = {1, 2, 3, 4, 6, 8, 12, 24};
    const int b = card_of_any_size(highest);
    const int d = card_of_any_size(highest);
    const int k = card_of_any_size(highest);
    const int e = kDivisors[between(0, 7)];
    const int p = between(1, 99);
    const int q = between(1, 99);
    const int r = between(1, 20);
    const int s = between(1, 20);
    const Hand candidates[] = {
        {{b + e, b, d + 24 / e, d}},          // (a - b) * (c - d)
        {{b + 24 * r, b, d + r, d}},          // (a - b) / (c - d)
        {{p * q, p * r, 24 * r * s, q * s}},  // a / b * c / d
        {{b * k + 24 / e * b, b, k, e}},      // (a / b - c) * d
        {{b * k + e, b, k, 24 / e * b}},      // (a / b - c) * d, through a fraction
        {{b * k - e, b, k, 24 / e * b}},      // (c - a / b) * d, through a fraction
        {{b + d + k - 24, b, d, k}},          // b + c + d - a
        {{b + 24, d, b, d}},                  // a - b + c - c
        {{r * p, p, 24 * s, r * s}},          // a / b * c / d
    };
    std::vector<Hand> hands;
    for (const Hand& hand : candidates) {
      const auto [least, most] = std::minmax_element(std::begin(hand.cards), std::end(hand.cards));
      if (*least >= 0 && *most <= highest) hands.push_back(shuffled(hand));
    }
    return hands;
  }
};

}  // namespace twentyfour
