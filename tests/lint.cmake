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
  # The analyser takes three times as long as all the other checks: only where asked for, by
  # ctest -C long -L lint.
  set(tidy ${CLANG_TIDY} --quiet -p ${CMAKE_BINARY_DIR})
  foreach(folder judge kernels expressions search rule_search loops command_line)
    set(here ${sources})
    list(FILTER here INCLUDE REGEX "/solver/${folder}/")
    add_test(NAME lint.tidy.${folder} COMMAND ${tidy} --checks=-clang-analyzer-* ${here})
    set_tests_properties(lint.tidy.${folder} PROPERTIES LABELS lint)
  endforeach()
  add_test(NAME lint.tidy.main COMMAND ${tidy} --checks=-clang-analyzer-*
                                       ${PROJECT_SOURCE_DIR}/main.cpp)
  add_test(NAME lint.analyzer COMMAND ${tidy} --checks=-*,clang-analyzer-* ${sources}
           CONFIGURATIONS long)
  set_tests_properties(lint.tidy.main lint.analyzer PROPERTIES LABELS lint)
endif()
