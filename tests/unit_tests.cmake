# add_unit_tests(FOLDER SOURCE... LIBRARIES LIBRARY... [OF_PROGRAMS]): the unit tests of a
# folder are one program, twentyfour_FOLDER_tests, and one translation unit. Tests of programs start them
# as processes, so there is nothing for sanitizers to find in the tests themselves.

# Processes that tests start run without LeakSanitizer and without checks of globals, which take longer than
# all else that a short process does. The cases of testdata/ run with both, and memcheck (memory/) finds leaks
# too. ASan reuses freed memory after 4 or 16 MB more are freed. With its default of 256 MB nearly every
# allocation gets new pages, which takes as long as the tests themselves.
set(environment_of_unit_tests ASAN_OPTIONS=quarantine_size_mb=16)
set(environment_of_processes ASAN_OPTIONS=detect_leaks=0:report_globals=0:quarantine_size_mb=4)

function(add_unit_tests folder)
  cmake_parse_arguments(PARSE_ARGV 1 tests OF_PROGRAMS "" LIBRARIES)
  set(program twentyfour_${folder}_tests)
  add_executable(${program} ${tests_UNPARSED_ARGUMENTS})
  target_link_libraries(${program} PRIVATE ${tests_LIBRARIES} twentyfour_test_support
                                           GTest::gtest_main)
  set_target_properties(${program} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0
                                              TWENTYFOUR_UNSANITIZED ${tests_OF_PROGRAMS})
  set(environment ${environment_of_unit_tests})
  if(tests_OF_PROGRAMS)
    set(environment ${environment_of_processes})
  endif()
  set(suites ${CMAKE_CURRENT_BINARY_DIR}/suites_of_${folder}.cmake)
  file(GENERATE OUTPUT ${suites}
       CONTENT "set(program \"$<TARGET_FILE:${program}>\")\nset(environment \"${environment}\")\n\
include(\"${PROJECT_SOURCE_DIR}/tests/suites.cmake\")\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${suites})
endfunction()
