# The packages that cpack makes of what is installed: an archive and, where dpkg is installed, those for
# Debian and its derivatives: the programs, the library, what compilers need of it, and its module for Python;
# for Windows a zip file. If the program is linked statically, it runs on any Linux on this kind of processor.
# The target package_source makes an archive of the sources.
set(CPACK_GENERATOR TGZ)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGE_FILE_NAME
    ${PROJECT_NAME}-${TWENTYFOUR_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGE_VERSION ${TWENTYFOUR_VERSION})
# Whoever publishes a package sets the contact, here and in debian/changelog.
set(CPACK_PACKAGE_CONTACT "The twentyfour authors <twentyfour@example.org>")
set(CPACK_PACKAGE_VENDOR "The twentyfour authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "make 24 from four cards")
set(CPACK_PACKAGE_DESCRIPTION
    "Reads hands of cards and says of each whether + - * / and brackets make 24
of it, how, or in how many ways. Other targets, numbers of cards and rules
are options.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/solver/command_line/debian/policy.cmake)

# Debian's name for the processor that the compiler makes code for: cpack would take that of this machine.
set(print_target ${CMAKE_CXX_COMPILER} -dumpmachine)
if(CMAKE_CXX_COMPILER_TARGET)
  list(APPEND print_target --target=${CMAKE_CXX_COMPILER_TARGET})
endif()
execute_process(COMMAND ${print_target} OUTPUT_VARIABLE target ERROR_QUIET)
foreach(name "x86_64:amd64" "i[3-6]86:i386" "aarch64:arm64" "arm.*hf:armhf" "riscv64:riscv64"
             "powerpc64le:ppc64el" "s390x:s390x" "loongarch64:loong64")
  string(REPLACE ":" ";" name ${name})
  list(POP_FRONT name processor architecture)
  if(target MATCHES "^${processor}")
    set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE ${architecture})
  endif()
endforeach()

# Debian sorts 4.0.0~dev before 4.0.0.
string(REPLACE - ~ CPACK_DEBIAN_PACKAGE_VERSION ${TWENTYFOUR_VERSION})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEB_COMPONENT_INSTALL ON)

# set_package(COMPONENT NAME SECTION CONTENTS DEPENDS): the package of a component, or of a group of them.
function(set_package component name section contents depends)
  string(TOUPPER CPACK_DEBIAN_${component} prefix)
  set(${prefix}_PACKAGE_NAME ${name} PARENT_SCOPE)
  set(${prefix}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(${prefix}_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}\nThis package has ${contents}." PARENT_SCOPE)
  set(${prefix}_PACKAGE_DEPENDS "${depends}" PARENT_SCOPE)
endfunction()

set(soname_package libtwentyfour${PROJECT_VERSION_MAJOR})
set_package(programs twentyfour math "the programs" "")
set_package(library ${soname_package} libs "the library" "")
set_package(development libtwentyfour-dev libdevel "what programs in C and C++ are built with"
            "${soname_package} (= ${CPACK_DEBIAN_PACKAGE_VERSION})")
set_package(python python3-twentyfour python "the module for Python"
            "${soname_package} (>= ${CPACK_DEBIAN_PACKAGE_VERSION}), python3")
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(control ${PROJECT_BINARY_DIR}/debian)
file(CONFIGURE OUTPUT ${control}/shlibs
     CONTENT "libtwentyfour @PROJECT_VERSION_MAJOR@ @soname_package@ (>= @CPACK_DEBIAN_PACKAGE_VERSION@)\n" @ONLY)
file(CONFIGURE OUTPUT ${control}/triggers CONTENT "activate-noawait ldconfig\n" @ONLY)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${control}/shlibs ${control}/triggers)

find_program(DPKG dpkg)
mark_as_advanced(DPKG)
if(WIN32)
  set(CPACK_GENERATOR ZIP)
elseif(DPKG)
  list(APPEND CPACK_GENERATOR DEB)
endif()

# A static program depends on nothing. For any other, and for the library, dpkg-shlibdeps says which packages
# its libraries are in; cpack runs it, and needs the program file for that.
find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
find_program(FILE_UTILITY file)
mark_as_advanced(DPKG_SHLIBDEPS FILE_UTILITY)
set(linked LIBRARY)
if(NOT TWENTYFOUR_IS_STATIC)
  list(APPEND linked PROGRAMS)
endif()
foreach(package ${linked})
  if(DPKG_SHLIBDEPS AND FILE_UTILITY)
    set(CPACK_DEBIAN_${package}_PACKAGE_SHLIBDEPS ON)
  else()
    set(CPACK_DEBIAN_${package}_PACKAGE_DEPENDS "libc6, libstdc++6")
  endif()
endforeach()

# The sources are all that is in their folder, except what git and editors keep there, and what is
# built: in folders whose names begin with build, and in this build.
function(match_path result path)
  string(REGEX REPLACE "([][+.*()^$?|\\])" "\\\\\\1" pattern "${path}")
  set(${result} "^${pattern}/" PARENT_SCOPE)
endfunction()
match_path(sources ${PROJECT_SOURCE_DIR})
match_path(built ${PROJECT_BINARY_DIR})
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME ${PROJECT_NAME}-${TWENTYFOUR_VERSION})
set(CPACK_SOURCE_IGNORE_FILES "${sources}\\.git(/|$)" "${sources}\\.cache/"
                              "${sources}compile_commands\\.json$" "${sources}build[^/]*/")
if(NOT PROJECT_BINARY_DIR STREQUAL PROJECT_SOURCE_DIR)
  list(APPEND CPACK_SOURCE_IGNORE_FILES "${built}")
endif()

include(CPack)
foreach(component program referee)
  cpack_add_component(${component} GROUP programs)
endforeach()
