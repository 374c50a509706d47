#include "tests/harness/referee.hpp"

int main(int argc, char** argv) {
  return twentyfour::referee(argc, argv);
}
