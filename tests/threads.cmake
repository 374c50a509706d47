# The tests of the loops with ThreadSanitizer, in a build of their own, where the compiler has it.
set(threads_build ${CMAKE_CURRENT_BINARY_DIR}/threads)
set(threads_flags "-O1 -g1 -fsanitize=thread")

set(threads_are_disabled TRUE)
set(probe ${threads_build}/probe)
file(WRITE ${probe}.cpp "int main() {}\n")
execute_process(COMMAND ${CMAKE_CXX_COMPILER} -fsanitize=thread ${probe}.cpp -o ${probe}
                RESULT_VARIABLE probe_result OUTPUT_QUIET ERROR_QUIET)
if(probe_result EQUAL 0)
  set(threads_are_disabled FALSE)
endif()

add_test(NAME threads.configures
         COMMAND ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR} -B ${threads_build}
                 -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} -DCMAKE_BUILD_TYPE=Threads
                 -DCMAKE_CXX_FLAGS_THREADS=${threads_flags} -DTWENTYFOUR_STATIC=OFF
                 -DTWENTYFOUR_TESTS=ON)
add_test(NAME threads.builds
         COMMAND ${CMAKE_COMMAND} --build ${threads_build} --target twentyfour_answering_tests)
add_test(NAME threads.have_no_races
         COMMAND ${threads_build}/tests/answering/twentyfour_answering_tests
                 --gtest_brief=1 --gtest_filter=-Memo*:*JudgingQuestions*)
set_tests_properties(threads.configures PROPERTIES FIXTURES_SETUP threads_configured)
set_tests_properties(threads.builds PROPERTIES
                     FIXTURES_REQUIRED threads_configured FIXTURES_SETUP threads_built)
set_tests_properties(threads.have_no_races PROPERTIES FIXTURES_REQUIRED threads_built)
set_tests_properties(threads.configures threads.builds threads.have_no_races PROPERTIES
                     LABELS threads DISABLED ${threads_are_disabled})
