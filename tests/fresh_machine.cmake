# README's quick start as tests/fresh_machine/run reads it: two commands of one line each, and how they
# end. The first asks for neither GoogleTest nor Benchmark.
if(BASH)
  set(fresh_machine ${CMAKE_CURRENT_SOURCE_DIR}/fresh_machine/run)
  set(first "apt-get update && apt-get install -y g[+][+] make cmake && [^\n]+\nYES\nNO\nNO\nYES\n")
  set(second "apt-get update && apt-get install -y [^\n]+ && ctest --preset test -j2\n")
  add_test(NAME fresh_machine.reads_two_commands COMMAND ${BASH} ${fresh_machine} --list)
  set_tests_properties(fresh_machine.reads_two_commands PROPERTIES
                       PASS_REGULAR_EXPRESSION "^${first}${second}100% tests passed\n$")
  add_test(NAME fresh_machine.refuses_what_it_does_not_know COMMAND ${BASH} ${fresh_machine} --frist)
  set_tests_properties(fresh_machine.refuses_what_it_does_not_know PROPERTIES
                       PASS_REGULAR_EXPRESSION "^Usage: tests/fresh_machine/run")
endif()
