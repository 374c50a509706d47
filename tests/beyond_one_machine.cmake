# README's "Beyond one machine", with the release: a file that is cut into blocks, each for a process,
# is answered as by one process. Not tested without the engine. (moreutils has another parallel.)
find_program(PARALLEL parallel)
find_program(SSH ssh)
find_program(SSH_KEYGEN ssh-keygen)
find_program(SSHD sshd PATHS /usr/sbin /usr/local/sbin)
# The system's own, which has the packages of the system, whatever comes first on the PATH.
find_program(SYSTEM_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)

# add_engine_test(NAME SCRIPT [ARGUMENT])
function(add_engine_test name script)
  add_test(NAME beyond_one_machine.${name}
           COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/beyond_one_machine/${script}
                   ${PROJECT_SOURCE_DIR}/README.md ${release_prefix}/bin/twentyfour ${ARGN})
  set_tests_properties(beyond_one_machine.${name} PROPERTIES
                       LABELS engines FIXTURES_REQUIRED release_installed TIMEOUT 300
                       SKIP_RETURN_CODE 77)
endfunction()

if(PARALLEL)
  execute_process(COMMAND ${PARALLEL} --version OUTPUT_VARIABLE version ERROR_QUIET)
  if(version MATCHES "^GNU parallel")
    add_engine_test(parallel parallel.sh)
    if(SSH AND SSH_KEYGEN AND SSHD)
      add_engine_test(parallel_by_ssh ssh.sh ${SSHD})
    endif()
  endif()
endif()

if(SYSTEM_PYTHON)
  execute_process(COMMAND ${SYSTEM_PYTHON} -c "import dask.bag, distributed"
                  RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
  if(result EQUAL 0)
    add_engine_test(dask dask.sh ${SYSTEM_PYTHON})
  endif()
endif()
