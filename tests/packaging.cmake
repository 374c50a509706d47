# What is installed, and the packages made of the release: complete, and fit to run where they are
# unpacked. That for Debian is not tested where dpkg-deb is missing.
set(packaging ${CMAKE_CURRENT_SOURCE_DIR}/packaging)
find_program(DPKG_DEB dpkg-deb)

add_test(NAME packaging.changelog_names_the_version
         COMMAND grep -m 1 "^## [0-9]" ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
set_tests_properties(packaging.changelog_names_the_version PROPERTIES
                     PASS_REGULAR_EXPRESSION "^## ${PROJECT_VERSION} - ")

# check_tree(TEST PREFIX FIXTURE): that all there is to install is below `prefix`, and works.
function(check_tree test prefix fixture)
  add_test(NAME packaging.${test}
           COMMAND ${CMAKE_COMMAND} -DPREFIX=${prefix} -DVERSION=${PROJECT_VERSION}
                   -DTESTDATA=${PROJECT_SOURCE_DIR}/testdata -P ${packaging}/check_tree.cmake)
  set_tests_properties(packaging.${test} PROPERTIES FIXTURES_REQUIRED ${fixture})
endfunction()

# check_package(NAME GENERATOR): one made of the release.
function(check_package name generator)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/packages_${name})
  add_test(NAME packaging.${name}_unpacks
           COMMAND ${CMAKE_COMMAND} -DBUILD=${release_build} -DCPACK=${CMAKE_CPACK_COMMAND}
                   -DGENERATOR=${generator} -DFOLDER=${folder} -DDPKG_DEB=${DPKG_DEB}
                   -P ${packaging}/unpack_package.cmake)
  set_tests_properties(packaging.${name}_unpacks PROPERTIES
                       FIXTURES_REQUIRED release_built FIXTURES_SETUP package_${name}
                       RESOURCE_LOCK release_build)
  check_tree(${name}_is_complete ${folder}/prefix package_${name})
endfunction()

check_tree(installation_is_complete ${release_prefix} release_installed)
check_package(tar_gz TGZ)
if(DPKG_DEB)
  check_package(deb DEB)
  add_test(NAME packaging.deb_says_what_it_is
           COMMAND sh -c "\"$0\" --field ${CMAKE_CURRENT_BINARY_DIR}/packages_deb/*.deb" ${DPKG_DEB})
  set_tests_properties(packaging.deb_says_what_it_is PROPERTIES
                       FIXTURES_REQUIRED package_deb
                       PASS_REGULAR_EXPRESSION "Depends: libc6.*Section: games.*Version: ${PROJECT_VERSION}")
endif()
