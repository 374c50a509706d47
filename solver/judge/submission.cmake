# Makes a single file for a judge out of a source of this folder and the headers that it includes,
# each once, as they stand:
#
#   cmake -DSOURCE=FILE -DOUTPUT=FILE -DPROBLEM=WHERE_IT_IS_ASKED -DVERSION=V
#         [-DFRAMING=kCounted] [-DDIVISION=kExact] [-DYES=Yes -DNO=No] -P submission.cmake
#
# The standard headers move to the top, include guards go, and the constants in which judges differ get
# the values given here.
cmake_minimum_required(VERSION 3.22)

get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
set(seen "")
set(constants "")
set(body "")

function(inline_file path)
  list(APPEND seen "${path}")
  file(READ "${root}/${path}" text)
  string(REGEX REPLACE "#ifndef [A-Z0-9_]+_HPP\n#define [A-Z0-9_]+_HPP\n" "" text "${text}")
  if(path MATCHES "hpp$")
    string(REGEX REPLACE "\n#endif\n$" "" text "${text}")
  endif()
  string(REGEX MATCHALL "#include \"[^\"]+\"" includes "${text}")
  string(REGEX REPLACE "#include \"[^\"]+\"\n" "" text "${text}")
  foreach(include IN LISTS includes)
    string(REGEX REPLACE "#include \"(.+)\"" "\\1" header "${include}")
    if(NOT header IN_LIST seen)
      inline_file("${header}")
    endif()
  endforeach()
  # The constants in which judges differ stand first.
  if(path MATCHES "/(division|format)\\.hpp$")
    string(APPEND constants "\n${text}")
  else()
    string(APPEND body "\n${text}")
  endif()
  set(seen "${seen}" PARENT_SCOPE)
  set(constants "${constants}" PARENT_SCOPE)
  set(body "${body}" PARENT_SCOPE)
endfunction()

inline_file("${SOURCE}")
string(PREPEND body "${constants}")

# change(BEFORE DEFAULT VALUE): the value of a constant, if there is another.
function(change before default value)
  if(value STREQUAL "")
    return()
  endif()
  string(REPLACE "${before}${default}" "${before}${value}" changed "${body}")
  if(changed STREQUAL body)
    message(FATAL_ERROR "there is no '${before}${default}', or it is '${value}' already")
  endif()
  set(body "${changed}" PARENT_SCOPE)
endfunction()

change("kFraming = Framing::" kSentinel "${FRAMING}")
change("kDivisionRule = Division::" kReal "${DIVISION}")
change("kYesLine[] = \"" YES "${YES}")
change("kNoLine[] = \"" NO "${NO}")

# All standard headers stand on top; those for one kind of system come last, with their condition.
set(conditional "#if[^\n]*\n#include <[a-z.]+>\n#endif\n")
string(REGEX MATCHALL "${conditional}" conditional_headers "${body}")
string(REGEX REPLACE "${conditional}" "" body "${body}")
string(REGEX MATCHALL "#include <[a-z]+>\n" headers "${body}")
string(REGEX REPLACE "#include <[a-z]+>\n" "" body "${body}")
list(REMOVE_DUPLICATES headers)
list(SORT headers)
list(JOIN headers "" headers)

# Between two headers the namespace ends only to begin again.
string(REGEX REPLACE "}  // namespace twentyfour\n((\n|//[^\n]*\n)*)namespace twentyfour {\n" "\\1"
       body "${body}")
string(REGEX REPLACE "\n\n\n+" "\n\n" body "${body}")
file(WRITE "${OUTPUT}" "// ${PROBLEM}\n// twentyfour ${VERSION}, solver/judge/. MIT licence.\n"
     "${headers}${conditional_headers}${body}")
