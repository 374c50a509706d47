# The single file for judges: compiled as judges compile it, by each compiler that is here, and run
# on every group of testdata that a judge could send. Its answers to bad input are compared with
# the program's.

add_custom_target(submission_for_tests ALL DEPENDS submission)
add_dependencies(submission_for_tests submission)
set(submission ${CMAKE_BINARY_DIR}/submissions/openj-bailian-2787.cpp)
set(valid_groups samples known-hard near-misses wrong-programs layouts letters small-cards wide-cards)

# add_submission(NAME COMPILER FLAG...)
function(add_submission name compiler)
  set(program ${CMAKE_CURRENT_BINARY_DIR}/submission_${name})
  add_test(NAME submission.${name}.compiles
           COMMAND ${compiler} -O2 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror ${ARGN}
                   ${submission} -o ${program} -lm)
  add_test(NAME submission.${name}.answers
           COMMAND testdata_harness --program=${program} ${valid_groups})
  add_test(NAME submission.${name}.answers_up_to_an_error
           COMMAND testdata_harness --program=${program} --silent-errors bad-input)
  set_tests_properties(submission.${name}.compiles PROPERTIES FIXTURES_SETUP submission_${name})
  set_tests_properties(submission.${name}.answers submission.${name}.answers_up_to_an_error
                       PROPERTIES FIXTURES_REQUIRED submission_${name})
endfunction()

find_program(GXX g++)
find_program(CLANGXX clang++)
foreach(compiler IN ITEMS ${GXX} ${CLANGXX})
  if(NOT compiler)
    continue()
  endif()
  get_filename_component(family ${compiler} NAME)
  foreach(standard 11 14 17 20)
    add_submission(${family}.cxx${standard} ${compiler} -std=c++${standard})
  endforeach()
  add_submission(${family}.portable ${compiler} -std=c++11 -DTWENTYFOUR_PORTABLE)
endforeach()
if(GXX)
  add_submission(g++.as_judges_do ${GXX} -std=c++11 -static -fno-asm -DONLINE_JUDGE)
endif()

add_test(NAME submission.keeps_to_the_limits
         COMMAND ${CMAKE_COMMAND} -DSUBMISSION=${submission}
                 -P ${CMAKE_CURRENT_SOURCE_DIR}/submission_limits.cmake)
