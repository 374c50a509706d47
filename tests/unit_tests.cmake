# add_unit_tests(FOLDER SOURCE... LIBRARIES LIBRARY... [OF_PROGRAMS]): the unit tests of a
# folder are one program, twentyfour_FOLDER_tests, and one translation unit. Tests of programs start them
# as processes, so there is nothing for sanitizers to find in the tests themselves.
function(add_unit_tests folder)
  cmake_parse_arguments(PARSE_ARGV 1 tests OF_PROGRAMS "" LIBRARIES)
  set(program twentyfour_${folder}_tests)
  add_executable(${program} ${tests_UNPARSED_ARGUMENTS})
  target_link_libraries(${program} PRIVATE ${tests_LIBRARIES} twentyfour_test_support
                                           GTest::gtest_main)
  set_target_properties(${program} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0
                                              TWENTYFOUR_UNSANITIZED ${tests_OF_PROGRAMS})
  gtest_discover_tests(${program} DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES)
endfunction()
