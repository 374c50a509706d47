# The program with its reads and writes made to fail, with input without end, and with little memory:
# as users build it (release.cmake), for sanitizers want much memory and calls of their own.
set(plain_warnings -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)

add_library(fault_shim MODULE faults/shim.cpp)
target_compile_options(fault_shim PRIVATE ${plain_warnings})

add_executable(twentyfour_faults_tests faults/faults_test.cpp run_program.cpp)
target_link_libraries(twentyfour_faults_tests PRIVATE twentyfour_options GTest::gtest_main)
target_compile_definitions(twentyfour_faults_tests PRIVATE
  TWENTYFOUR_FAULT_SHIM="$<TARGET_FILE:fault_shim>"
  TWENTYFOUR_RELEASE="${release_build}/twentyfour"
  TWENTYFOUR_RELEASE_DYNAMIC="${release_build}/twentyfour_dynamic")
add_dependencies(twentyfour_faults_tests fault_shim)
gtest_discover_tests(twentyfour_faults_tests DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES
                     PROPERTIES FIXTURES_REQUIRED release_built LABELS faults)

find_package(Threads REQUIRED)
add_executable(long_run faults/long_run.cpp)
target_compile_options(long_run PRIVATE -O2 ${plain_warnings})
target_link_libraries(long_run PRIVATE Threads::Threads)

# add_long_run(NAME MEBIBYTES CASE FRAMING ARGUMENT...)
function(add_long_run name mebibytes case framing)
  add_test(NAME long_run.${name}
           COMMAND long_run ${PROJECT_SOURCE_DIR}/testdata/${case} ${mebibytes} 16384 ${framing}
                   ${release_build}/twentyfour ${ARGN}
           ${configurations})
  set_tests_properties(long_run.${name} PROPERTIES
                       FIXTURES_REQUIRED release_built LABELS "faults;${label}")
endfunction()

set(label short)
add_long_run(judge 64 small-cards/multisets-1-to-13 sentinel)
add_long_run(counted 64 small-cards/ordered-1-to-9 counted --input=counted)
add_long_run(expressions 1 expressions/one sentinel -e)
add_long_run(checks 4 checks/answers sentinel --check)

# More bytes than 32 bits count. Only where asked for: ctest -C long -L long.
set(label long)
set(configurations CONFIGURATIONS long)
add_long_run(beyond_4_gibibytes 4200 small-cards/multisets-1-to-13 sentinel)
add_long_run(beyond_4_gibibytes_counted 4200 small-cards/ordered-1-to-9 counted --input=counted)
