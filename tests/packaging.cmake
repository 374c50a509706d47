# What is installed, and the packages made of the release: complete, and fit to run where they are
# unpacked. That for Debian is not tested where dpkg-deb is missing, and that the program is static not
# where it cannot be linked so, nor without readelf.
set(packaging ${CMAKE_CURRENT_SOURCE_DIR}/packaging)
find_program(DPKG_DEB dpkg-deb)
find_program(LINTIAN lintian)
find_program(READELF readelf)

add_test(NAME packaging.changelog_names_the_version
         COMMAND grep -m 1 "^## [0-9]" ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
set_tests_properties(packaging.changelog_names_the_version PROPERTIES
                     PASS_REGULAR_EXPRESSION "^## ${PROJECT_VERSION} - ")

add_test(NAME packaging.debian_changelog_names_the_version
         COMMAND head -n 1 ${PROJECT_SOURCE_DIR}/solver/command_line/debian/changelog)
set_tests_properties(packaging.debian_changelog_names_the_version PROPERTIES
                     PASS_REGULAR_EXPRESSION "^twentyfour \\(${PROJECT_VERSION}\\) ")

# check_tree(TEST PREFIX FIXTURE LAYOUT): that all there is to install is below `prefix`, in the form of
# `layout` (check_tree.cmake), and works.
function(check_tree test prefix fixture layout)
  add_test(NAME packaging.${test}
           COMMAND ${CMAKE_COMMAND} -DPREFIX=${prefix} -DVERSION=${PROJECT_VERSION}
                   -DTESTDATA=${PROJECT_SOURCE_DIR}/testdata -DLAYOUT=${layout}
                   -P ${packaging}/check_tree.cmake)
  set_tests_properties(packaging.${test} PROPERTIES FIXTURES_REQUIRED ${fixture} LABELS packaging)
  if(TWENTYFOUR_STATIC AND TWENTYFOUR_LINKS_STATIC AND READELF)
    add_test(NAME packaging.${test}_and_static
             COMMAND ${CMAKE_COMMAND} -DREADELF=${READELF} -DPROGRAM=${prefix}/bin/twentyfour
                     -P ${packaging}/is_static.cmake)
    set_tests_properties(packaging.${test}_and_static PROPERTIES
                         FIXTURES_REQUIRED ${fixture} LABELS packaging)
  endif()
endfunction()

# check_package(NAME GENERATOR LAYOUT): one made of the release.
function(check_package name generator layout)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/packages_${name})
  add_test(NAME packaging.${name}_unpacks
           COMMAND ${CMAKE_COMMAND} -DBUILD=${release_build} -DCPACK=${CMAKE_CPACK_COMMAND}
                   -DGENERATOR=${generator} -DFOLDER=${folder} -DDPKG_DEB=${DPKG_DEB}
                   -P ${packaging}/unpack_package.cmake)
  set_tests_properties(packaging.${name}_unpacks PROPERTIES
                       FIXTURES_REQUIRED release_built FIXTURES_SETUP package_${name}
                       RESOURCE_LOCK release_build LABELS packaging)
  check_tree(${name}_is_complete ${folder}/prefix package_${name} ${layout})
endfunction()

check_tree(installation_is_complete ${release_prefix} release_installed plain)
check_package(tar_gz TGZ plain)
if(DPKG_DEB)
  check_package(deb DEB debian)
  set(deb ${CMAKE_CURRENT_BINARY_DIR}/packages_deb)
  add_test(NAME packaging.deb_says_what_it_is
           COMMAND sh -c "\"$0\" --field ${deb}/*.deb" ${DPKG_DEB})
  set_tests_properties(packaging.deb_says_what_it_is PROPERTIES
                       FIXTURES_REQUIRED package_deb LABELS packaging
                       PASS_REGULAR_EXPRESSION "Section: math.*Version: ${PROJECT_VERSION}")
  # A static program depends on no package; another does on the C library's.
  add_test(NAME packaging.deb_depends_on_what_it_links
           COMMAND sh -c "echo \"[$(\"$0\" --field ${deb}/*.deb Depends)]\"" ${DPKG_DEB})
  set(depends "libc6.*")
  if(TWENTYFOUR_STATIC AND TWENTYFOUR_LINKS_STATIC)
    set(depends "")
  endif()
  set_tests_properties(packaging.deb_depends_on_what_it_links PROPERTIES
                       FIXTURES_REQUIRED package_deb LABELS packaging
                       PASS_REGULAR_EXPRESSION "^\\[${depends}\\]\n$")
endif()
if(DPKG_DEB AND LINTIAN)
  add_test(NAME packaging.deb_keeps_to_policy
           COMMAND sh -c "\"$0\" --allow-root --profile debian --fail-on error,warning ${deb}/*.deb"
                   ${LINTIAN})
  set_tests_properties(packaging.deb_keeps_to_policy PROPERTIES
                       FIXTURES_REQUIRED package_deb LABELS packaging)
endif()
