# Whether the manual page, a README, or the completion for bash, has the options of --help, no more and
# no fewer; and the one for zsh or fish has those of two programs:
# cmake -DPROGRAM=FILE -DMAN_PAGE=FILE -P this,
# cmake -DPROGRAM=FILE -DREADME=FILE -P this,
# cmake -DPROGRAM=FILE -DCOMPLETION=FILE -DBASH=PROGRAM -P this, or
# cmake -DPROGRAM=FILE -DREFEREE=FILE -DCOMPLETION=FILE -P this.
cmake_minimum_required(VERSION 3.22)
set(option_pattern "(-[A-Za-z], )?--[a-z-]+(\\[?=[A-Z/.-]+\\]?)?")

# expect_same(WHOSE OPTIONS): those of --help.
function(expect_same whose)
  if(NOT ARGN STREQUAL help_options)
    message(SEND_ERROR "${whose} has the options\n  ${ARGN}\n--help has\n  ${help_options}")
  endif()
endfunction()

# In --help an option begins its line; what is said of it stands two columns away.
execute_process(COMMAND ${PROGRAM} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "\n +${option_pattern}  " help_options "${help}")
list(TRANSFORM help_options STRIP)
if(NOT "-t, --target=T" IN_LIST help_options OR NOT "--words=Y/N" IN_LIST help_options)
  message(FATAL_ERROR "--help cannot be understood: ${help_options}")
endif()

# In the manual page it is the whole line after .TP. Font changes and escapes go.
if(MAN_PAGE)
  file(READ ${MAN_PAGE} page)
  string(REGEX REPLACE "\\\\f[BIR]" "" page "${page}")
  string(REPLACE "\\-" "-" page "${page}")
  string(REGEX MATCHALL "\n\\.TP\n${option_pattern}\n" page_options "${page}")
  list(TRANSFORM page_options REPLACE "\\.TP" "")
  list(TRANSFORM page_options STRIP)
  expect_same("${MAN_PAGE}" ${page_options})
endif()

# Lists the names alone: short ones and long ones, each once.
function(names_of result)
  list(TRANSFORM ARGN REPLACE "\\[?=.*" "" OUTPUT_VARIABLE names)
  string(REPLACE ", " ";" names "${names}")
  list(REMOVE_DUPLICATES names)
  list(SORT names)
  set(${result} ${names} PARENT_SCOPE)
endfunction()

# In a README it stands in the first cell of a table's row. It may have a row for each of its values.
if(README)
  file(READ ${README} text)
  string(REGEX MATCHALL "\n\\| `-[^|]*\\|" cells "${text}")
  string(REGEX MATCHALL "`${option_pattern}|`-[A-Za-z]`" readme_options "${cells}")
  list(TRANSFORM readme_options REPLACE "`" "")
  names_of(readme_options ${readme_options})
  names_of(help_options ${help_options})
  expect_same("${README}" ${readme_options})
endif()

# The completion has short ones and long ones apart, and no names of arguments.
function(expect_completed)
  list(SORT ARGN)
  list(TRANSFORM help_options REPLACE "\\[=.*" "")
  list(TRANSFORM help_options REPLACE "=.*" "=")
  string(REPLACE ", " ";" help_options "${help_options}")
  list(REMOVE_DUPLICATES help_options)
  list(SORT help_options)
  expect_same("${COMPLETION}" ${ARGN})
endfunction()

if(COMPLETION AND BASH)
  execute_process(COMMAND ${BASH} -c "source \"$0\" && _twentyfour_options \"$1\"" ${COMPLETION} ${PROGRAM}
                  OUTPUT_VARIABLE completed COMMAND_ERROR_IS_FATAL ANY)
  string(STRIP "${completed}" completed)
  string(REPLACE "\n" ";" completed "${completed}")
  expect_completed(${completed})
elseif(COMPLETION)
  # As '--form=[, '--values=-[ or {-t+,--target=} for zsh, and as -s t -l target -x for fish.
  file(READ ${COMPLETION} text)
  string(REGEX REPLACE "(=-)?\\[" "}" text "${text}")
  string(REGEX REPLACE " -s ([A-Za-z]) " "{-\\1, " text "${text}")
  string(REGEX REPLACE " -l ([a-z-]+) -[xr]" ",--\\1=}" text "${text}")
  string(REGEX REPLACE " -l ([a-z-]+)" ",--\\1}" text "${text}")
  string(REGEX MATCHALL "{-[A-Za-z]|[,']--[a-z-]+=?}" completed "${text}")
  list(TRANSFORM completed REPLACE "[^A-Za-z=-]" "")
  list(REMOVE_DUPLICATES completed)
  execute_process(COMMAND ${REFEREE} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "\n +${option_pattern}  " more_options "${help}")
  list(TRANSFORM more_options STRIP)
  list(APPEND help_options ${more_options})
  expect_completed(${completed})
endif()
