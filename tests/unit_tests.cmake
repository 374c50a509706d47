# add_unit_tests(FOLDER SOURCE... LIBRARIES LIBRARY... [LABEL LABEL] [OF_PROGRAMS]): the unit tests of a
# folder are one program, twentyfour_FOLDER_tests, and one translation unit. Tests of programs run them
# beside themselves, so sanitizers have nothing to find in the tests.
function(add_unit_tests folder)
  cmake_parse_arguments(PARSE_ARGV 1 tests OF_PROGRAMS LABEL LIBRARIES)
  set(program twentyfour_${folder}_tests)
  add_executable(${program} ${tests_UNPARSED_ARGUMENTS})
  target_link_libraries(${program} PRIVATE ${tests_LIBRARIES} twentyfour_test_support
                                           GTest::gtest_main)
  if(tests_OF_PROGRAMS AND TWENTYFOUR_SANITIZE)
    target_compile_options(${program} PRIVATE -fno-sanitize=all)
  endif()
  set_target_properties(${program} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
  gtest_discover_tests(${program} DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES
                       PROPERTIES LABELS "${tests_LABEL}")
endfunction()
