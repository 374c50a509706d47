# The cases of testdata/: the generator of some of them, a test for each group, and tests of the
# harness that runs a program on them.

add_executable(generate_testdata generate_testdata.cpp)
target_link_libraries(generate_testdata PRIVATE twentyfour_options)

set_target_properties(generate_testdata PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")

foreach(group samples known-hard near-misses wrong-programs layouts letters small-cards wide-cards
              bad-input expressions targets checks rules judges)
  add_test(NAME testdata.${group}
           COMMAND testdata_harness --program=$<TARGET_FILE:twentyfour> ${group})
endforeach()

add_test(NAME testdata.regenerates
         COMMAND generate_testdata --compare ${PROJECT_SOURCE_DIR}/testdata)

# The harness must find fault with programs that deserve it, and say what the fault is. Each of
# these is a shell script of one line.
function(add_faulty_program name command expected_text)
  set(program ${CMAKE_CURRENT_BINARY_DIR}/faulty_programs/${name})
  file(CONFIGURE OUTPUT ${program} CONTENT "#!/bin/sh\n${command}\n" @ONLY)
  file(CHMOD ${program} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
  add_test(NAME testdata_harness.finds_${name}
           COMMAND testdata_harness --program=${program} --timeout=1 ${ARGN})
  set_tests_properties(testdata_harness.finds_${name} PROPERTIES
                       PASS_REGULAR_EXPRESSION "${expected_text}")
endfunction()

set(sample samples/openj-bailian-2787)
add_faulty_program(silence "exit 0"
  "line 1: expected \"YES\", got the end, for the hand 5 5 5 1\n1 cases, 1 failed" ${sample})
add_faulty_program(a_wrong_answer "echo YES; echo YES"
  "line 2: expected \"NO\", got \"YES\", for the hand 1 1 4 2\n1 cases, 1 failed" ${sample})
add_faulty_program(too_much_output "echo YES; echo NO; echo NO"
  "line 3: expected the end, got \"NO\"" ${sample})
add_faulty_program(a_missing_newline "echo YES; printf NO"
  "line 2: expected \"NO\", got \"NO\" without a newline" ${sample})
add_faulty_program(an_exit_status "echo YES; echo NO; exit 3"
  "exit status: expected 0, got 3" ${sample})
add_faulty_program(a_crash "kill -SEGV $$"
  "crashed: signal 11" ${sample})
add_faulty_program(a_hang "echo YES; sleep 60"
  "killed after 1 s" ${sample})
add_faulty_program(words_on_standard_error "echo YES; echo NO; echo oops >&2"
  "standard error, line 1: expected the end, got \"oops\"" ${sample})
add_faulty_program(an_error_passed_over "echo YES"
  "exit status: expected 1, got 0\n *standard error, line 1: expected \"twentyfour: <stdin>:2:1: "
  bad-input/word bad-input/minus-sign)

add_test(NAME testdata_harness.fails_where_a_case_does
         COMMAND testdata_harness ${sample}
                 --program=${CMAKE_CURRENT_BINARY_DIR}/faulty_programs/silence)
set_tests_properties(testdata_harness.fails_where_a_case_does PROPERTIES WILL_FAIL TRUE)

# A program that answers well but ends badly passes where only the answers count.
add_test(NAME testdata_harness.answers_only
         COMMAND testdata_harness --answers-only ${sample} bad-input/word
                 --program=${CMAKE_CURRENT_BINARY_DIR}/faulty_programs/an_exit_status)
set_tests_properties(testdata_harness.answers_only PROPERTIES
                     PASS_REGULAR_EXPRESSION "1 cases, 0 failed, 1 skipped")

add_test(NAME testdata_harness.finds_no_program
         COMMAND testdata_harness --program=${CMAKE_CURRENT_BINARY_DIR}/nowhere ${sample})
set_tests_properties(testdata_harness.finds_no_program PROPERTIES
                     PASS_REGULAR_EXPRESSION "nowhere: No such file or directory")

# What the program says of a hand, it finds right: every hand of 1 to 13 through both.
add_test(NAME expressions.check_themselves
         COMMAND sh -c "\"$0\" -e < \"$1\" | paste \"$1\" - | \"$0\" --check | sort | uniq -c"
                 $<TARGET_FILE:twentyfour>
                 ${PROJECT_SOURCE_DIR}/testdata/small-cards/multisets-1-to-13.in)
set_tests_properties(expressions.check_themselves PROPERTIES
                     PASS_REGULAR_EXPRESSION "^ *1820 YES\n$")

# What all of its answers come to.
add_executable(signature signature.cpp run_program.cpp)
target_link_libraries(signature PRIVATE twentyfour_options)
set_target_properties(signature PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
add_test(NAME testdata.signature
         COMMAND signature ${CMAKE_CURRENT_BINARY_DIR}/release/twentyfour
                 ${PROJECT_SOURCE_DIR}/testdata)
set_tests_properties(testdata.signature PROPERTIES FIXTURES_REQUIRED release_built)
