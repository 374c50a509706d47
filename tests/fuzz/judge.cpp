// The judge, cut into reads in any way, gives what the slow reference gives; and the single file's
// loop the same answers, but for a byte order mark.

#include "tests/fuzz/choices.hpp"
#include "tests/judge/reference_judge.hpp"
#include "tests/support/memory_streams.hpp"

namespace twentyfour {

void try_input(Choices& choices) {
  const auto framing = static_cast<Framing>(choices.below(3));
  const auto cuts = chosen_cuts(choices);
  const Judged judged = judge_in_memory(choices.text(), cuts, framing, *kernel_named("definition"));
  const Judged expected = judge_by_reference(choices.text(), framing);
  require_same(judged, expected, "the reference");
  require(judge_plainly(without_mark(choices.text()), cuts, framing) == expected.output,
          "the single file's answers are those of the reference");
}

}  // namespace twentyfour
