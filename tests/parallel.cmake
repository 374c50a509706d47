# README's "Beyond one machine", with the release: a file cut up between many processes is answered as
# by one. Not tested without GNU parallel. (moreutils has another program of that name.)
find_program(PARALLEL parallel)
if(PARALLEL)
  execute_process(COMMAND ${PARALLEL} --version OUTPUT_VARIABLE version ERROR_QUIET)
  if(version MATCHES "^GNU parallel")
    add_test(NAME parallel.answers_as_one_process_does
             COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/packaging/parallel.sh
                     ${PROJECT_SOURCE_DIR}/README.md ${release_prefix}/bin/twentyfour)
    set_tests_properties(parallel.answers_as_one_process_does PROPERTIES
                         FIXTURES_REQUIRED release_installed)
  endif()
endif()

# The mapper of README's line for Hadoop needs nothing but a shell.
add_test(NAME parallel.hands_stand_beside_their_answers
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/packaging/mapper.sh
                 ${PROJECT_SOURCE_DIR}/README.md $<TARGET_FILE:twentyfour>)
