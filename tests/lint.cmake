# The house style: .clang-format and .clang-tidy, as version 14 of the tools reads them (others
# differ in taste); not tested where that version is not installed.
file(GLOB_RECURSE sources CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/solver/*.[ch]pp ${PROJECT_SOURCE_DIR}/tests/*.[ch]pp
     ${PROJECT_SOURCE_DIR}/bench/*.[ch]pp)
list(APPEND sources ${PROJECT_SOURCE_DIR}/main.cpp)

find_program(CLANG_FORMAT clang-format-14)
if(CLANG_FORMAT)
  add_test(NAME lint.format COMMAND ${CLANG_FORMAT} --dry-run -Werror ${sources})
  set_tests_properties(lint.format PROPERTIES LABELS lint)
endif()

find_program(CLANG_TIDY clang-tidy-14)
if(CLANG_TIDY)
  list(FILTER sources INCLUDE REGEX "(/solver/.*|/main)\\.cpp$")
  if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64|ARM64)$")
    list(FILTER sources EXCLUDE REGEX "/neon\\.cpp$")
  endif()
  set(tidy ${CLANG_TIDY} --quiet -p ${CMAKE_BINARY_DIR}
           --config-file=${PROJECT_SOURCE_DIR}/.clang-tidy)
  # All sources of a folder are checked as one, so that a header is read once and not for each of
  # them; but those of judge/ and main.cpp are programs of their own.
  set(programs ${sources})
  list(FILTER programs INCLUDE REGEX "/judge/|/main\\.cpp$")
  foreach(folder kernels expressions usual_search general_search answering command_line)
    set(here ${sources})
    list(FILTER here INCLUDE REGEX "/solver/${folder}/")
    list(TRANSFORM here REPLACE "(.+)" "#include \"\\1\"\n")
    string(JOIN "" includes ${here})
    set(whole_folder ${CMAKE_CURRENT_BINARY_DIR}/lint/${folder}.cpp)
    file(CONFIGURE OUTPUT ${whole_folder} CONTENT "${includes}" @ONLY)
    add_library(lint_${folder} OBJECT EXCLUDE_FROM_ALL ${whole_folder})
    target_link_libraries(lint_${folder} PRIVATE twentyfour_command_line)
    add_test(NAME lint.tidy.${folder}
             COMMAND ${tidy} --checks=-clang-analyzer-*,-bugprone-suspicious-include ${whole_folder})
    set_tests_properties(lint.tidy.${folder} PROPERTIES LABELS lint)
  endforeach()
  add_test(NAME lint.tidy.programs COMMAND ${tidy} --checks=-clang-analyzer-* ${programs})
  # The analyser takes minutes: only where asked for, by ctest -C long -L lint.
  add_test(NAME lint.analyzer COMMAND ${tidy} --checks=-*,clang-analyzer-* ${sources}
           CONFIGURATIONS long)
  set_tests_properties(lint.tidy.programs lint.analyzer PROPERTIES LABELS lint)
endif()
