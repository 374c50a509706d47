// The name that the referee had in version 1.0.0, when it only compared whole outputs.
#include "tests/harness/referee.hpp"

int main(int argc, char** argv) {
  return twentyfour::referee(argc, argv, twentyfour::Expect::kOutput);
}
