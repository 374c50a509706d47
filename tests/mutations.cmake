# A sample of mutants: the sources are broken in a few small ways, each of which some case of testdata/
# should show. All of them, and the unit tests too, take an hour: tests/mutations/run.
find_program(BASH bash)
if(BASH AND UNIX)
  add_test(NAME mutations.sample
           COMMAND ${BASH} ${CMAKE_CURRENT_SOURCE_DIR}/mutations/run --quick --sample=4 --jobs=1
                   --seconds=60 --build=${release_build} --harness=$<TARGET_FILE:testdata_harness>)
  set_tests_properties(mutations.sample PROPERTIES
                       LABELS mutations TIMEOUT 120 FIXTURES_REQUIRED release_built
                       ENVIRONMENT CXX=${CMAKE_CXX_COMPILER})
endif()
