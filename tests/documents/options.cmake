# Whether the manual page has the options of --help under the same headings, no more and no fewer, and a
# README ten of them, the same as README.md beside it; and of each the values that the program takes; and
# whether the page of the judges has all of them, and a README the number of those that have a file:
# cmake -DPROGRAM=FILE -DMAN_PAGE=FILE -P this, or cmake -DPROGRAM=FILE -DREADME=FILE -P this.
cmake_minimum_required(VERSION 3.22)
set(option_pattern "(-[A-Za-z], )?--[a-z-]+(\\[?=[A-Z/.,-]+\\]?)?")
set(document "${MAN_PAGE}${README}")
set(number_words zero 零 one 一 two 二 three 三 four 四 five 五 six 六 seven 七 eight 八 nine 九 ten 十
    eleven 十一 twelve 十二)

# expect_same(WHAT FOUND EXPECTED): two lists, or numbers.
function(expect_same what found expected)
  if(NOT found STREQUAL expected)
    message(SEND_ERROR "${document} has the ${what}\n  ${found}\nexpected\n  ${expected}")
  endif()
endfunction()

# In --help an option begins its line; what is said of it stands two columns away. A heading is a line.
execute_process(COMMAND ${PROGRAM} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" "\n\n" help "${help}")
string(REGEX MATCHALL "\n([A-Z][a-z ]+:\n| +${option_pattern}  )" help_outline "${help}")
list(TRANSFORM help_outline STRIP)
set(help_options ${help_outline})
list(FILTER help_options INCLUDE REGEX "^-")
set(headings ${help_outline})
list(FILTER headings EXCLUDE REGEX "^-")
if(NOT "-t, --target=T" IN_LIST help_options OR NOT "--words=Y/N" IN_LIST help_options)
  message(FATAL_ERROR "--help cannot be understood: ${help_options}")
endif()

# In the manual page an option is the whole line after .TP, and .SS comes before a heading, which has no
# colon. Font changes and escapes go.
if(MAN_PAGE)
  file(READ ${MAN_PAGE} text)
  string(REGEX REPLACE "\\\\f[BIR]" "" text "${text}")
  string(REPLACE "\\-" "-" text "${text}")
  list(JOIN headings "|" heading_pattern)
  string(REGEX REPLACE "(\n\\.SS [^\n]*)" "\\1:\n" lines "${text}")
  string(REGEX MATCHALL "\n\\.(TP\n${option_pattern}|SS (${heading_pattern}))\n" page_outline "${lines}")
  list(TRANSFORM page_outline REPLACE "\\.TP|\\.SS" "")
  list(TRANSFORM page_outline STRIP)
  expect_same(options "${page_outline}" "${help_outline}")
endif()

# options_in(RESULT README): the options in a README, as --help has them but for their arguments.
function(options_in result readme)
  file(READ ${readme} text)
  string(REGEX MATCHALL "\n\\| `-[^|]* \\|" cells "${text}")
  list(TRANSFORM cells REPLACE "、" ", ")
  list(TRANSFORM cells REPLACE "\\[?=[^`]*`|[`\n|]" "")
  list(TRANSFORM cells STRIP)
  set(${result} ${cells} PARENT_SCOPE)
endfunction()

# In a README an option stands in the first cell of a table's row; a judge in the last, of the page of the judges.
if(README)
  file(READ ${README} text)
  options_in(readme_options ${README})
  list(LENGTH readme_options number)
  expect_same("number of options" "${number}" 10)
  list(TRANSFORM help_options REPLACE "\\[?=.*" "" OUTPUT_VARIABLE names)
  foreach(option IN LISTS readme_options)
    if(NOT option IN_LIST names)
      message(SEND_ERROR "${README} has ${option}, the program has\n  ${names}")
    endif()
  endforeach()
  cmake_path(GET README PARENT_PATH folder)
  options_in(options ${folder}/README.md)
  expect_same(options "${readme_options}" "${options}")

  execute_process(COMMAND ${PROGRAM} --judge=list OUTPUT_VARIABLE list COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE ";" "," list "${list}")
  string(REGEX MATCHALL "[^\n]+" judges "${list}")
  list(TRANSFORM judges REPLACE " .*" "")
  set(page solver/submissions/README.md)
  file(READ ${folder}/${page} table)
  string(REGEX MATCHALL "([a-z0-9-]+\\.cpp\\)|`--judge=[a-z0-9-]+`) \\|\n" rows "${table}")
  list(TRANSFORM rows REPLACE "`--judge=|[`) |\n]|\\.cpp" "")
  expect_same(judges "${rows}" "${judges}")

  # How many of the rows have a file, in words.
  string(REGEX MATCHALL "\\.cpp\\)[^|\n]* \\|\n" files "${table}")
  list(LENGTH files number)
  string(REGEX MATCH "\\[(([a-z]+) judges|([^]]+)道题)\\]\\(${page}\\)" link "${text}")
  list(FIND number_words "${CMAKE_MATCH_2}${CMAKE_MATCH_3}" said)
  math(EXPR said "${said} / 2")
  expect_same("number of files for judges" "${said}" "${number}")
endif()

# What is said of --notation and of other options that take one of a few words. The program names the
# words if it is given another; a README has a colon or a bracket after each; the manual has them bold.
foreach(option IN LISTS help_options)
  string(REGEX MATCH "--[a-z-]+" name "${option}")
  execute_process(COMMAND ${PROGRAM} ${name}=? OUTPUT_QUIET ERROR_VARIABLE refusal RESULT_VARIABLE status)
  if(NOT refusal MATCHES "${name} takes ([a-z-]+(, [a-z-]+)* or [a-z-]+), not ")
    continue()
  endif()
  string(REGEX REPLACE ", | or " ";" values "${CMAKE_MATCH_1}")
  if(README AND text MATCHES "\n\\| `${name}=[^\n]*")
    string(REGEX MATCHALL "`[a-z][a-z-]*`(:|：| \\()" words "${CMAKE_MATCH_0}")
    list(TRANSFORM words REPLACE "`([a-z-]+).*" "\\1")
    expect_same("values of ${name}" "${words}" "${values}")
  elseif(MAN_PAGE)
    string(REGEX REPLACE "^.*\n\\.TP\n[^\n]*${name}=" "" entry "${text}")
    string(FIND "${entry}" "\n.TP" end)
    string(SUBSTRING "${entry}" 0 ${end} entry)
    set(bold ${values})
    foreach(value IN LISTS values)
      if(NOT entry MATCHES "\n\\.BR? ${value}[ \n]")
        list(REMOVE_ITEM bold ${value})
      endif()
    endforeach()
    # The referee's page leaves some to the other page.
    if(bold OR NOT MAN_PAGE MATCHES "referee")
      expect_same("values of ${name}" "${bold}" "${values}")
    endif()
  endif()
endforeach()
