#include "solver/judge/byte_streams.hpp"
#include "solver/judge/judge.hpp"
#include "solver/judge/problem.hpp"
#include "solver/judge/quotients.hpp"

namespace {

twentyfour::Memory memory;

}  // namespace

// A judge looks at the answers only: an error ends them, and is no failure.
int main() {
  twentyfour::StandardStreams streams;
  twentyfour::Judge<twentyfour::StandardStreams> judge(memory);
  judge.run(streams);
  return 0;
}
