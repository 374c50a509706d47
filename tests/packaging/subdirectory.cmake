# Whether another project can include this one and stay as it is:
# cmake -DSOURCE=FOLDER -DCOMPILER=PROGRAM -DFOLDER=FOLDER -P this.
#
# Two projects are compared that differ only in add_subdirectory(). Neither sets a build type. The one with
# twentyfour uses its definition, and has a target `submission` of its own.
cmake_minimum_required(VERSION 3.22)
unset(ENV{CMAKE_BUILD_TYPE})
unset(ENV{CMAKE_EXPORT_COMPILE_COMMANDS})

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# make_project(NAME LINE...): writes it, configures it and builds its program, which must say YES.
function(make_project name)
  list(JOIN ARGN "\n" lines)
  file(WRITE ${FOLDER}/${name}/CMakeLists.txt "cmake_minimum_required(VERSION 3.22)
project(parent LANGUAGES CXX)
add_custom_target(submission)
add_executable(parent parent.cpp)
${lines}
")
  file(WRITE ${FOLDER}/${name}/parent.cpp "#include <cstdio>
#ifdef TWENTYFOUR
#include \"solver/judge/definition.hpp\"
#include \"solver/judge/real_division.hpp\"
using twentyfour::Definition;
bool answer() { return Definition<twentyfour::RealDivision>::makes_24({{5, 5, 5, 1}}); }
#else
bool answer() { return true; }
#endif
int main() { std::puts(answer() ? \"YES\" : \"NO\"); }
")
  set(build ${FOLDER}/${name}/build)
  run(${CMAKE_COMMAND} -S ${FOLDER}/${name} -B ${build} -G "Unix Makefiles"
      -DCMAKE_CXX_COMPILER=${COMPILER})
  run(${CMAKE_COMMAND} --build ${build} --target parent)
  execute_process(COMMAND ${build}/parent OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
  if(NOT output STREQUAL "YES\n")
    message(SEND_ERROR "${build}/parent printed ${output}")
  endif()
endfunction()

file(REMOVE_RECURSE ${FOLDER})
make_project(alone)
make_project(with_twentyfour
             "add_subdirectory(\"${SOURCE}\" twentyfour)"
             "target_link_libraries(parent PRIVATE twentyfour_judge)"
             "target_compile_definitions(parent PRIVATE TWENTYFOUR)"
             "get_target_property(folder twentyfour-referee RUNTIME_OUTPUT_DIRECTORY)"
             "if(NOT folder STREQUAL twentyfour_BINARY_DIR)"
             "  message(SEND_ERROR \"the referee is built in \${folder}\")"
             "endif()")
set(build ${FOLDER}/with_twentyfour/build)

# Nothing is written but the folder of the subproject.
file(GLOB expected RELATIVE ${FOLDER}/alone/build ${FOLDER}/alone/build/*)
file(GLOB written RELATIVE ${build} ${build}/*)
list(REMOVE_ITEM written ${expected})
if(NOT written STREQUAL "twentyfour")
  message(SEND_ERROR "the build folder of the parent has ${written}")
endif()

# variables_of(RESULT BUILD): the cache that a user sees. What is internal is CMake's.
function(variables_of result build)
  file(STRINGS ${build}/CMakeCache.txt lines REGEX "^[A-Za-z_0-9-]+:[A-Z]+=")
  list(FILTER lines EXCLUDE REGEX ":(INTERNAL|STATIC)=")
  set(${result} ${lines} PARENT_SCOPE)
endfunction()

# So is the cache, except the subproject's own options: above all, there is still no build type.
variables_of(expected ${FOLDER}/alone/build)
variables_of(cached ${build})
if(NOT "CMAKE_BUILD_TYPE:STRING=" IN_LIST expected)
  message(FATAL_ERROR "${FOLDER}/alone/build/CMakeCache.txt cannot be understood: ${expected}")
endif()
foreach(variable IN LISTS expected)
  if(NOT variable IN_LIST cached)
    message(SEND_ERROR "the parent's ${variable} is changed")
  endif()
endforeach()
list(REMOVE_ITEM cached ${expected})
list(FILTER cached EXCLUDE REGEX "^(TWENTYFOUR_|twentyfour_)")
if(cached)
  message(SEND_ERROR "the parent's cache has ${cached}")
endif()

# The subproject installs nothing, and makes no packages.
run(${CMAKE_COMMAND} --install ${build} --prefix ${FOLDER}/prefix)
file(GLOB_RECURSE installed ${FOLDER}/prefix/*)
if(installed)
  message(SEND_ERROR "the parent installs ${installed}")
endif()
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target help OUTPUT_VARIABLE targets)
if(NOT targets MATCHES " twentyfour\n" OR targets MATCHES " package(_source)?\n")
  message(SEND_ERROR "the parent has the targets\n${targets}")
endif()
