# Makes a single file to hand in to a judge, out of a source and the headers that it includes, each
# once, in the order of their inclusion:
#
#   cmake -DSOURCE=FILE -DOUTPUT=FILE -DVERSION=V
#         [-DFRAMING=kCounted] [-DQUOTIENTS=kWhole] [-DYES=Yes -DNO=No] -P submission.cmake
#
# The constants of problem.hpp and quotients.hpp get the values given here. The system's headers that
# are included unconditionally stand on top. Judges limit the length of a file: so guards stay
# behind, comments but for those two headers', and blank lines inside of anything; statements become
# one line each, and a tab stands for two spaces.
cmake_minimum_required(VERSION 3.22)

get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
set(constants solver/judge/problem.hpp solver/judge/quotients.hpp)
set(seen "")
set(system_headers "")
set(body "")

function(inline_file path)
  file(READ "${root}/${path}" text)
  set(depth 0)
  while(NOT text STREQUAL "")
    string(FIND "${text}" "\n" length)
    string(SUBSTRING "${text}" 0 ${length} line)
    math(EXPR next "${length} + 1")
    string(SUBSTRING "${text}" ${next} -1 text)

    if(NOT path IN_LIST constants)
      string(REGEX REPLACE "^ *//.*|  //[^\"]*$" "" line "${line}")
      if(line STREQUAL "" AND text MATCHES "^ ")
        continue()
      endif()
    endif()
    if(line MATCHES "^#(ifndef|define) TWENTYFOUR_[A-Z_]+_HPP$")
      continue()
    elseif(line STREQUAL "#endif" AND text STREQUAL "" AND path MATCHES "\\.hpp$")
      continue()
    elseif(line MATCHES "^#include \"(.+)\"$")
      if(NOT CMAKE_MATCH_1 IN_LIST seen)
        list(APPEND seen "${CMAKE_MATCH_1}")
        inline_file("${CMAKE_MATCH_1}")
      endif()
      continue()
    elseif(depth EQUAL 0 AND line MATCHES "^#include <(.+)>$")
      list(APPEND system_headers "${CMAKE_MATCH_1}")
      continue()
    elseif(line MATCHES "^#if")
      math(EXPR depth "${depth} + 1")
    elseif(line STREQUAL "#endif")
      math(EXPR depth "${depth} - 1")
    endif()
    if(NOT body MATCHES " $")
      string(REGEX MATCH "^ +" indent "${line}")
      string(REPLACE "  " "\t" indent "${indent}")
      string(APPEND body "${indent}")
    endif()
    string(STRIP "${line}" line)
    if(line MATCHES "^#|[;{}:>]$|//" OR line STREQUAL "")
      string(APPEND body "${line}\n")
    else()
      string(APPEND body "${line} ")
    endif()
  endwhile()
  set(seen "${seen}" PARENT_SCOPE)
  set(system_headers "${system_headers}" PARENT_SCOPE)
  set(body "${body}" PARENT_SCOPE)
endfunction()

# Those that the source speaks of itself stand first.
file(READ "${root}/${SOURCE}" source)
foreach(header IN LISTS constants)
  if(source MATCHES "${header}")
    list(APPEND seen "${header}")
    inline_file("${header}")
  endif()
endforeach()
inline_file("${SOURCE}")

# change(BEFORE DEFAULT VALUE): the value of a constant, if there is another.
function(change before default value)
  if(NOT value STREQUAL "")
    string(REPLACE "${before}${default}" "${before}${value}" changed "${body}")
    if(changed STREQUAL body)
      message(FATAL_ERROR "there is no '${before}${default}', or it is '${value}' already")
    endif()
    set(body "${changed}" PARENT_SCOPE)
  endif()
endfunction()

change("kFraming = Framing::" kSentinel "${FRAMING}")
change("kQuotients = Quotients::" kAny "${QUOTIENTS}")
change("kYesLine[8] = \"" YES "${YES}")
change("kNoLine[8] = \"" NO "${NO}")

list(REMOVE_DUPLICATES system_headers)
list(SORT system_headers)
set(includes "")
foreach(header IN LISTS system_headers)
  string(APPEND includes "#include <${header}>\n")
endforeach()

string(REGEX REPLACE "\n\n\n+" "\n\n" body "\n\n${body}")
string(REGEX REPLACE "}(  // namespace twentyfour)?\n\nnamespace twentyfour {\n\n" "" body "${body}")
file(WRITE "${OUTPUT}" "// twentyfour ${VERSION}, made from its solver/judge/; MIT licence.\n${includes}${body}")
