// Scorers with the mistakes that people make when they check answers, one mistake each or two. As
// with the wrong programs, test data that lets one of them pass is not good enough.
#pragma once

#include <vector>

#include "tests/support/suspect.hpp"

namespace twentyfour {

// Those with one mistake, and then those with two, where these do not exclude each other.
std::vector<Suspect> wrong_scorers();

// The scorer that makes no mistake.
Suspect right_scorer();

}  // namespace twentyfour
