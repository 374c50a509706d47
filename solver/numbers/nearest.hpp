// Which of two numbers is nearer to a target.
#pragma once

#include "solver/numbers/rational.hpp"

namespace twentyfour {

// More than 0 for `low`, less for `high`, 0 if both are as near. Domain: low <= target <= high;
// can_be_target(target).
int compare_distances(const Rational& low, const Rational& target, const Rational& high);

}  // namespace twentyfour
