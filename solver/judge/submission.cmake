# Makes the single file that is handed in to a judge: cmake -DOUTPUT=FILE -DVERSION=V -P this.
#
# submission.cpp and the headers that it includes, each once, in the order of their inclusion; the
# system's headers that are included unconditionally come first. Guards and lines of comment stay
# behind: judges limit the length of a file.
cmake_minimum_required(VERSION 3.22)

get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
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

    if(line MATCHES "^ *//" OR line MATCHES "^#(ifndef|define) TWENTYFOUR_[A-Z_]+_HPP$")
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
    string(APPEND body "${line}\n")
  endwhile()
  set(seen "${seen}" PARENT_SCOPE)
  set(system_headers "${system_headers}" PARENT_SCOPE)
  set(body "${body}" PARENT_SCOPE)
endfunction()

inline_file(solver/judge/submission.cpp)

list(REMOVE_DUPLICATES system_headers)
list(SORT system_headers)
set(includes "")
foreach(header IN LISTS system_headers)
  string(APPEND includes "#include <${header}>\n")
endforeach()

# A tab for two spaces, again for the length.
string(REPLACE "  " "\t" body "${body}")
string(REPLACE "\t//" "  //" body "${body}")
string(REGEX REPLACE "\n\n\n+" "\n\n" body "\n\n${body}")
string(REPLACE "}  // namespace twentyfour\n\nnamespace twentyfour {\n\n" "" body "${body}")
file(WRITE "${OUTPUT}" "// twentyfour ${VERSION}, made from its solver/judge/; MIT licence.\n${includes}${body}")
