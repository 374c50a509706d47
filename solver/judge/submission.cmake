# Makes a single file for a judge out of a source of this folder and the headers that it includes,
# each once, as they stand:
#
#   cmake -DSOURCE=FILE -DOUTPUT=FILE -DPROBLEM=WHERE_IT_IS_ASKED -DVERSION=V [-DNAME=VALUE...]
#         -P submission.cmake
#
# A NAME between two @ in SOURCE stands for its value; @Framing@ and @Division@ begin with a capital. So
# a file has the headers that its judge needs, and no others. The comment that SOURCE begins with stays
# on top, the standard headers follow it, one for some systems last, and include guards go.
cmake_minimum_required(VERSION 3.22)

get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
# capitalized(RESULT WORD)
function(capitalized result word)
  string(SUBSTRING "${word}" 0 1 initial)
  string(SUBSTRING "${word}" 1 -1 rest)
  string(TOUPPER "${initial}" initial)
  set(${result} "${initial}${rest}" PARENT_SCOPE)
endfunction()

capitalized(Framing "${framing}")
capitalized(Division "${division}")
set(card_in_numbers number_of)
set(card_in_letters number_or_letter)
set(CARD "${card_in_${CARDS}}")
set(seen "")
set(standard_headers "")
set(last_header "")
set(body "")

function(inline_file path)
  list(APPEND seen "${path}")
  file(READ "${root}/${path}" text)
  if(path STREQUAL SOURCE)
    string(CONFIGURE "${text}" text @ONLY)
    string(REGEX MATCH "^(//[^\n]*\n)+" map "${text}")
    string(REPLACE "${map}" "" text "${text}")
    set(map "${map}" PARENT_SCOPE)
  else()
    string(REGEX REPLACE "#ifndef [A-Z0-9_]+_HPP\n#define [A-Z0-9_]+_HPP\n" "" text "${text}")
    string(REGEX REPLACE "\n}  // namespace twentyfour\n\n#endif\n$" "" text "${text}")
  endif()
  if(text MATCHES "#if[^\n]*\n#include <[a-z.]+>\n#endif\n\n")
    string(REPLACE "${CMAKE_MATCH_0}" "" text "${text}")
    string(APPEND last_header "${CMAKE_MATCH_0}")
  endif()
  string(REGEX MATCHALL "#include <[a-z]+>\n" includes "${text}")
  list(APPEND standard_headers ${includes})
  string(REGEX MATCHALL "#include \"[^\"]+\"" includes "${text}")
  string(REGEX REPLACE "#include [^\n]+\n\n*" "" text "${text}")
  string(REGEX REPLACE "\n+namespace twentyfour {\n\n(struct|template)" "\n\\1" text "${text}")
  string(REGEX REPLACE "\n+namespace twentyfour {\n\n" "\n\n" text "${text}")
  foreach(include IN LISTS includes)
    string(REGEX REPLACE "#include \"(.+)\"" "\\1" header "${include}")
    if(NOT header IN_LIST seen)
      inline_file("${header}")
    endif()
  endforeach()
  if(path STREQUAL SOURCE)
    string(APPEND body "\n}  // namespace twentyfour\n")
  endif()
  string(APPEND body "\n${text}")
  foreach(variable seen standard_headers last_header body)
    set(${variable} "${${variable}}" PARENT_SCOPE)
  endforeach()
endfunction()

inline_file("${SOURCE}")
list(REMOVE_DUPLICATES standard_headers)
list(SORT standard_headers)
list(JOIN standard_headers "" standard_headers)
file(WRITE "${OUTPUT}" "// ${PROBLEM}\n// twentyfour ${VERSION}, solver/judge/. MIT licence.\n//\n"
     "${map}${standard_headers}\n${last_header}namespace twentyfour {\n${body}")
