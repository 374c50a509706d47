# The fuzz targets: for each, the groups of testdata/ that it begins with, and the longest input that
# is made, in bytes.
set(fuzz_targets judge kernels options answers lines printed runs)

set(judge_groups samples known-hard layouts letters bad-input)
set(judge_longest_input 1000)

set(kernels_groups ${judge_groups})
set(kernels_longest_input 1000)

set(check_groups checks checks-arithmetic checks-no checks-spellings)

set(options_groups expressions targets ${check_groups})
set(options_longest_input 300)

set(answers_groups expressions ${check_groups})
set(answers_longest_input 300)

set(lines_groups bad-input letters checks checks-spellings lines)
set(lines_longest_input 500)

set(printed_groups expressions checks)
set(printed_longest_input 300)

set(runs_groups samples bad-input expressions values checks checks-spellings lines judges)
set(runs_longest_input 250)
