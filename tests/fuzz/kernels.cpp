// Every kernel that this processor can run gives what the definition gives.

#include "solver/kernels/kernels.hpp"

#include <string>

#include "tests/fuzz/choices.hpp"
#include "tests/support/memory_streams.hpp"

namespace twentyfour {

void try_input(Choices& choices) {
  const auto framing = static_cast<Framing>(choices.below(3));
  const auto cuts = chosen_cuts(choices);
  // Some kernels have other ways for long texts.
  const int times = choices.below(8) == 0 ? 40 : 1;
  std::string text;
  for (int i = 0; i < times; ++i) text += choices.text();
  const Judged expected = judge_in_memory(text, cuts, framing, kernels().front());
  for (const Kernel& kernel : kernels()) {
    if (!kernel.is_supported()) continue;
    require_same(judge_in_memory(text, cuts, framing, kernel), expected,
                 "the definition (this is " + std::string(kernel.name) + ")");
  }
}

}  // namespace twentyfour
