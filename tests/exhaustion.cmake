# Whole domains of hands through the program as users build it, against exact fractions.
add_executable(exhaustion exhaustion/exhaustion.cpp run_program.cpp)
target_include_directories(exhaustion PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_options(exhaustion PRIVATE -O2 ${plain_warnings})

# add_exhaustion(NAME ARGUMENT...), where PROGRAM stands for the program.
function(add_exhaustion name)
  list(TRANSFORM ARGN REPLACE "^PROGRAM$" "${release_build}/twentyfour" OUTPUT_VARIABLE arguments)
  add_test(NAME exhaustion.${name} COMMAND exhaustion ${arguments} ${configurations})
  set_tests_properties(exhaustion.${name} PROPERTIES
                       FIXTURES_REQUIRED release_built TIMEOUT 1200 LABELS "exhaustion;${label}")
endfunction()

set(label short)
set(configurations)
add_exhaustion(kernels_0_to_50 kernels PROGRAM real 50)
add_exhaustion(kernels_0_to_50_exact kernels PROGRAM exact 50)
add_exhaustion(kernels_0_to_50_truncating kernels PROGRAM truncating 50)
add_exhaustion(targets_of_three_0_to_99 targets PROGRAM 99 100)

# Only where asked for: ctest -C long -L long.
set(label long)
set(configurations CONFIGURATIONS long)
add_exhaustion(kernels_0_to_110 kernels PROGRAM real 110)
