# Whether the package of the sources is one small archive that can be built from; and whether a build without the
# referee is told to build it before anything is installed:
# cmake -DBUILD=FOLDER -DCPACK=PROGRAM -DVERSION=VERSION -DCOMPILER=PROGRAM -DFOLDER=FOLDER -P this.
# BUILD is a configured build.
cmake_minimum_required(VERSION 3.22)
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
execute_process(COMMAND ${CPACK} --config ${BUILD}/CPackSourceConfig.cmake -B ${FOLDER}/packages
                COMMAND_ERROR_IS_FATAL ANY)

set(name twentyfour-${VERSION})
file(GLOB packages RELATIVE ${FOLDER}/packages ${FOLDER}/packages/*)
list(REMOVE_ITEM packages _CPack_Packages)
if(NOT packages STREQUAL "${name}.tar.gz")
  message(FATAL_ERROR "expected ${name}.tar.gz, found ${packages}")
endif()
file(SIZE ${FOLDER}/packages/${packages} size)
if(size GREATER 2000000)
  message(FATAL_ERROR "${packages} has ${size} bytes")
endif()

file(ARCHIVE_EXTRACT INPUT ${FOLDER}/packages/${packages} DESTINATION ${FOLDER}/unpacked)
set(sources ${FOLDER}/unpacked/${name})
foreach(file .ci/run .clang-format .clang-tidy .gitattributes .github/workflows/test.yml .gitignore
             CHANGELOG.md CMakeLists.txt CMakePresets.json LICENSE README.md README.zh.md bench/CMakeLists.txt main.cpp
             solver/judge/definition.hpp solver/submissions/leetcode-679.cpp testdata/README.md
             testdata/samples/leetcode-679.in tests/CMakeLists.txt tests/harness/main.cpp)
  if(NOT EXISTS ${sources}/${file})
    message(SEND_ERROR "${packages} has no ${file}")
  endif()
endforeach()
file(GLOB unwanted ${sources}/build* ${sources}/.git ${sources}/.cache)
if(unwanted)
  message(SEND_ERROR "${packages} has ${unwanted}")
endif()

execute_process(COMMAND ${CMAKE_COMMAND} -S ${sources} -B ${FOLDER}/build
                        -DCMAKE_CXX_COMPILER=${COMPILER}
                COMMAND_ERROR_IS_FATAL ANY)

execute_process(COMMAND ${CMAKE_COMMAND} --install ${FOLDER}/build --prefix ${FOLDER}/prefix
                RESULT_VARIABLE status ERROR_VARIABLE error)
if(status EQUAL 0 OR NOT error MATCHES "twentyfour-referee is not built" OR EXISTS ${FOLDER}/prefix)
  message(FATAL_ERROR "without the referee: status ${status}, and it printed\n${error}")
endif()
