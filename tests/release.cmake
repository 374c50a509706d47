# The program as users build it, optimised and without sanitizers, in a build and a prefix of its
# own: configured, built, installed, and run on every case. GoogleTest is hidden from it.
set(release_build ${CMAKE_CURRENT_BINARY_DIR}/release)
set(release_prefix ${CMAKE_CURRENT_BINARY_DIR}/release_prefix)

add_test(NAME release.configures
         COMMAND ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR} -B ${release_build}
                 -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} -DTWENTYFOUR_STATIC=${TWENTYFOUR_STATIC}
                 -DCMAKE_DISABLE_FIND_PACKAGE_GTest=ON)
add_test(NAME release.builds
         COMMAND ${CMAKE_COMMAND} --build ${release_build} --target all twentyfour_dynamic)
add_test(NAME release.installs
         COMMAND ${CMAKE_COMMAND} --install ${release_build} --prefix ${release_prefix})
add_test(NAME release.answers
         COMMAND testdata_harness --program=${release_prefix}/bin/twentyfour)
# The name that the referee had in version 1.0.0.
add_test(NAME release.builds_the_harness
         COMMAND ${CMAKE_COMMAND} --build ${release_build} --target testdata_harness)
add_test(NAME release.harness_runs COMMAND ${release_build}/testdata_harness samples)

set_tests_properties(release.configures PROPERTIES FIXTURES_SETUP release_configured)
set_tests_properties(release.builds PROPERTIES
                     FIXTURES_REQUIRED release_configured FIXTURES_SETUP release_built)
set_tests_properties(release.installs PROPERTIES
                     FIXTURES_REQUIRED release_built FIXTURES_SETUP release_installed)
set_tests_properties(release.answers PROPERTIES FIXTURES_REQUIRED release_installed)
set_tests_properties(release.builds_the_harness PROPERTIES
                     FIXTURES_REQUIRED release_built FIXTURES_SETUP release_harness_built
                     RESOURCE_LOCK release_build)
set_tests_properties(release.harness_runs PROPERTIES
                     FIXTURES_REQUIRED release_harness_built
                     PASS_REGULAR_EXPRESSION "cases, 0 failed")
