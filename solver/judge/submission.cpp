#include "solver/judge/byte_streams.hpp"
#include "solver/judge/judge.hpp"

namespace {

// In static storage, for its zeros cost nothing there.
twentyfour::Buffers buffers;
twentyfour::Verdicts verdicts;

}  // namespace

// A judge looks at the answers only: an error ends them, and is no failure.
int main() {
  twentyfour::StandardStreams streams;
  twentyfour::Judge<twentyfour::StandardStreams> judge(buffers, verdicts);
  judge.run(streams);
  return 0;
}
