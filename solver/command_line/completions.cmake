# The completion of a program's command line: a file for each shell in `folder`.

# embed_completions(TARGET PROGRAM FOLDER): a header with the files as text, for --generate=SHELL.
function(embed_completions target program folder)
  set(shells bash zsh fish)
  set(files ${program}.bash _${program} ${program}.fish)
  foreach(shell file IN ZIP_LISTS shells files)
    file(READ ${folder}/${file} text)
    string(APPEND rows "    {\"${shell}\", R\"~(${text})~\"},\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/${file})
  endforeach()
  string(CONCAT content
         "#pragma once\n\n#include \"solver/command_line/option_table.hpp\"\n\nnamespace twentyfour {\n\n"
         "constexpr Completion kCompletions[] = {\n@rows@};\n\n}  // namespace twentyfour\n")
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/completions/${program}.hpp CONTENT "${content}" @ONLY)
  target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_BINARY_DIR})
endfunction()

# A shell looks for the completion of a program in a file of its name.
function(install_completions program folder)
  install(FILES ${folder}/${program}.bash RENAME ${program}
          DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${folder}/_${program} DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
  install(FILES ${folder}/${program}.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endfunction()
