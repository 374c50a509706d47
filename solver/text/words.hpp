// The words for YES and NO, which a user can choose.
#pragma once

#include <string>

namespace twentyfour {

// What is printed for "there is an expression" or "the answer is right", and for the opposite.
struct Words {
  std::string yes = "YES";
  std::string no = "NO";

  bool operator==(const Words&) const = default;
};

}  // namespace twentyfour
