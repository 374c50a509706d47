// Which of two numbers is nearer to a target.
#pragma once

#include "solver/numbers/rational.hpp"

namespace twentyfour {

// More than 0 if `low` is nearer, less than 0 if `high` is, 0 if neither is. Domain: low <= target
// <= high; can_be_target(target).
int compare_distances(const Rational& low, const Rational& target, const Rational& high);

}  // namespace twentyfour
