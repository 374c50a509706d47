// Two runs of the judge compared.
#pragma once

#include <string>

#include "tests/fuzz/choices.hpp"
#include "tests/support/memory_streams.hpp"

namespace twentyfour {

// Ends the run where the one is not the other; `other` says what that is.
inline void require_same(const Judged& judged, const Judged& expected, const std::string& other) {
  require(judged.output == expected.output, "the answers are those of " + other);
  require(judged.ending == expected.ending, "the end is that of " + other);
  require(judged.where == expected.where,
          expected.where + " of " + other + " is where: " + judged.where);
}

}  // namespace twentyfour
