// The inputs that programs are timed on, made from fixed seeds: the same kind and number of hands
// are the same bytes on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <ostream>
#include <random>
#include <string_view>
#include <vector>

#include "solver/judge/hand.hpp"

namespace twentyfour {

struct InputKind {
  const char* name;
  const char* title;
  int largest_card;
  bool all_different;        // the cards of a hand
  bool any_layout;           // not one hand a line with single spaces
  std::size_t hands;         // enough for a fast program to run for tens of milliseconds
  std::size_t sample_hands;  // enough for a slow one
};

const std::vector<InputKind>& input_kinds();

// @throws std::runtime_error where there is no such kind
const InputKind& input_kind(std::string_view name);

// Numbers of 0 to below a bound. (What the distributions of the library make of a seed is up to
// the library; the engine is not.)
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}

  int below(int bound) {
    return static_cast<int>((engine_() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
  }

 private:
  std::mt19937_64 engine_;
};

// The hands of an input, one after the other. Those of a shorter input begin a longer one.
class Hands {
 public:
  explicit Hands(const InputKind& kind);
  Hand next();

 private:
  int largest_card_;
  bool all_different_;
  Dice dice_;
};

struct Input {
  std::filesystem::path file;
  std::size_t hands;
  std::uintmax_t bytes;
};

// Writes this many hands and a last line of four zeros.
void write_hands(const InputKind& kind, std::size_t hands, std::ostream& out);

// Writes hands, and that last line, into a file.
// @throws std::runtime_error where the file cannot be written
Input write_input(const InputKind& kind, std::size_t hands, const std::filesystem::path& file);

}  // namespace twentyfour
