// The plain loops, compiled for AVX2.

#include "solver/kernels/avx2.hpp"

#include "solver/kernels/line_ends.hpp"
#include "solver/kernels/patterns.hpp"
#include "solver/kernels/tidy_lines.hpp"

namespace twentyfour::avx2 {

bool is_supported() {
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
         __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("fma") != 0 &&
         __builtin_cpu_supports("popcnt") != 0;
}

[[TWENTYFOUR_AVX2, gnu::flatten]] bool makes_24(const Hand& hand) {
  return plain::makes_24<Division::kReal>(hand);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] const char* answer_tidy_lines(const char* at, const char* end,
                                                                Verdicts& verdicts,
                                                                Answers& answers) {
  return twentyfour::answer_tidy_lines(at, end, verdicts, answers);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] ChunksEnd answer_chunks(const char* from, const char* end,
                                                          Verdicts& verdicts, Answers& answers) {
  return twentyfour::answer_chunks<Avx2Chunks>(from, end, verdicts, answers, answer_hands);
}

[[TWENTYFOUR_AVX2, gnu::flatten]] std::uint64_t count_line_ends(const char* begin,
                                                                const char* end) {
  return twentyfour::count_line_ends(begin, end);
}

}  // namespace twentyfour::avx2
