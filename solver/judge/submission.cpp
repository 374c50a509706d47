#include "solver/judge/byte_streams.hpp"
#include "solver/judge/judge.hpp"

// An error ends the answers in silence.
int main() {
  static twentyfour::Memory memory;
  twentyfour::StandardStreams streams;
  twentyfour::judge(streams, memory);
}
