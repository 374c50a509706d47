# The single files for judges: compiled as judges compile them, by each compiler that is here, and run
# on the cases of their judge; the first of them in every way, and on every group of testdata that a
# judge could send. Its answers to bad input are compared with the program's.

add_custom_target(submissions_for_tests ALL)
add_dependencies(submissions_for_tests submission)
set(submissions ${CMAKE_BINARY_DIR}/submissions)
set(valid_groups samples known-hard near-misses wrong-programs layouts letters small-cards wide-cards)

# compile_submission(NAME COMPILER SOURCE FLAG...): makes `name`, for tests that require the fixture.
function(compile_submission name compiler source)
  add_test(NAME submission.${name}.compiles
           COMMAND ${compiler} -O2 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror ${ARGN}
                   ${source} -o ${CMAKE_CURRENT_BINARY_DIR}/submission_${name} -lm)
  set_tests_properties(submission.${name}.compiles PROPERTIES FIXTURES_SETUP submission_${name})
endfunction()

# run_submission(TEST NAME ARGUMENT...): with arguments for the harness.
function(run_submission test name)
  add_test(NAME submission.${name}.${test}
           COMMAND testdata_harness --program=${CMAKE_CURRENT_BINARY_DIR}/submission_${name} ${ARGN})
  set_tests_properties(submission.${name}.${test} PROPERTIES
                       FIXTURES_REQUIRED submission_${name})
endfunction()

# add_variant(NAME COMPILER FLAG...): the first judge's, in one way.
function(add_variant name compiler)
  compile_submission(${name} ${compiler} ${submissions}/openj-bailian-2787.cpp ${ARGN})
  run_submission(answers ${name} ${valid_groups})
  run_submission(answers_up_to_an_error ${name} --silent-errors bad-input)
endfunction()

# add_foreign_variant(NAME COMMAND COMPILER FLAG...): for another machine, run by a shell command in
# which PROGRAM stands for it.
function(add_foreign_variant name command compiler)
  compile_submission(${name} ${compiler} ${submissions}/openj-bailian-2787.cpp -std=c++11 -static
                     ${ARGN})
  string(REPLACE PROGRAM ${CMAKE_CURRENT_BINARY_DIR}/submission_${name} command "${command}")
  set(script ${CMAKE_CURRENT_BINARY_DIR}/run_submission_${name})
  file(CONFIGURE OUTPUT ${script} CONTENT "#!/bin/sh\n${command}\n" @ONLY)
  file(CHMOD ${script} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
  add_test(NAME submission.${name}.answers
           COMMAND testdata_harness --program=${script} ${valid_groups})
  set_tests_properties(submission.${name}.answers PROPERTIES
                       FIXTURES_REQUIRED submission_${name})
endfunction()

# add_judge(JUDGE COMPILER SOURCE FLAG...)
function(add_judge judge compiler source)
  get_filename_component(family ${compiler} NAME)
  set(name ${judge}.${family})
  compile_submission(${name} ${compiler} ${source} -std=c++11 ${ARGN})
  run_submission(answers ${name} --without-arguments judges/${judge} judges/${judge}-samples)
endfunction()

find_program(GXX g++)
find_program(CLANGXX clang++)
foreach(compiler IN ITEMS ${GXX} ${CLANGXX})
  if(NOT compiler)
    continue()
  endif()
  get_filename_component(family ${compiler} NAME)
  foreach(standard 11 14 17 20)
    add_variant(${family}.cxx${standard} ${compiler} -std=c++${standard})
  endforeach()
  add_variant(${family}.portable ${compiler} -std=c++11 -DTWENTYFOUR_PORTABLE)
  add_variant(${family}.O0 ${compiler} -std=c++11 -O0)
  execute_process(COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/compilers/own_remarks ${compiler} -march=native
                  OUTPUT_VARIABLE own_remarks)
  string(REGEX MATCHALL "[^\n]+" own_remarks "${own_remarks}")
  add_variant(${family}.O3_native ${compiler} -std=c++11 -O3 -march=native ${own_remarks})
  add_test(NAME submission.${family}.refuses_fast_math
           COMMAND ${compiler} -std=c++11 -O2 -ffast-math -fsyntax-only
                   ${submissions}/openj-bailian-2787.cpp)
  set_tests_properties(submission.${family}.refuses_fast_math PROPERTIES
                       PASS_REGULAR_EXPRESSION "compile without -ffast-math")
  foreach(judge openj-bailian-2787 bapc-2013-prelim-c hustoj-1945 teachers-assignment nowcoder-hj67
                hdu-1427 acgo-9695)
    add_judge(${judge} ${compiler} ${submissions}/${judge}.cpp)
  endforeach()
  add_judge(leetcode-679 ${compiler} ${CMAKE_CURRENT_SOURCE_DIR}/leetcode_main.cpp
            -DSOLUTION="${submissions}/leetcode-679.cpp")
endforeach()
if(GXX)
  add_variant(g++.as_judges_do ${GXX} -std=c++11 -static -fno-asm -DONLINE_JUDGE)
endif()

include(submission_elsewhere.cmake)

add_test(NAME submission.keeps_to_the_limits
         COMMAND ${CMAKE_COMMAND} -DSUBMISSIONS=${submissions}
                 -P ${CMAKE_CURRENT_SOURCE_DIR}/submission_limits.cmake)
