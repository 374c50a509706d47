// What a fuzz target makes of its input: a text, and choices.
//
// Choices are taken from the end of the input, so that the rest of it stays a text as it is in a
// file, and the files of testdata/ are good to begin with. An input that is used up chooses zeros.
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>

namespace twentyfour {

class Choices {
 public:
  explicit Choices(std::string_view input) : input_(input) {}

  // @param bound  from 1 to 65536
  std::size_t below(std::size_t bound) {
    const std::size_t high = bound > 256 ? byte() : 0;
    return (high << 8 | byte()) % bound;
  }

  // Whatever no choice has taken.
  std::string_view text() const { return input_; }

 private:
  std::size_t byte() {
    if (input_.empty()) return 0;
    const auto last = static_cast<unsigned char>(input_.back());
    input_.remove_suffix(1);
    return last;
  }

  std::string_view input_;
};

// The target: a file defines it. A failure ends the process.
void try_input(Choices& choices);

// Sizes of reads: all at once, a few bytes each, or of all kinds.
inline std::function<std::size_t()> chosen_cuts(Choices& choices) {
  const std::size_t longest = std::size_t{1} << choices.below(13);
  std::size_t state = choices.below(256);
  if (state == 0) return [] { return std::size_t{1} << 18; };
  return [longest, state]() mutable {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return 1 + (state >> 33) % longest;
  };
}

// Ends the run where something does not hold; the input is then kept.
inline void require(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what.c_str());
  std::abort();
}

// Ends the run where one Judged is not the other; `other` says what that is.
template <class Judged>
void require_same(const Judged& judged, const Judged& expected, const std::string& other) {
  require(judged.output == expected.output, "the answers are those of " + other);
  require(judged.ending == expected.ending, "the end is that of " + other);
  require(judged.where == expected.where,
          expected.where + " of " + other + " is where: " + judged.where);
}

}  // namespace twentyfour
