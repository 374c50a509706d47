# The fuzz targets: built by clang++, with libFuzzer and sanitizers, in a build of their
# own, and each run for a minute, or as many seconds as TWENTYFOUR_FUZZ_SECONDS in the environment
# says. Only where asked for: ctest -C fuzz -L fuzz.
# They begin with testdata/ and with what earlier runs have found, which is kept in the build. So is,
# under findings/, an input that breaks something. Without libFuzzer they are not run.
set(fuzz_build ${CMAKE_CURRENT_BINARY_DIR}/build)
set(fuzz_seconds 60)

set(fuzz_is_disabled TRUE)
find_program(CLANGXX clang++)
if(CLANGXX)
  set(probe ${fuzz_build}/probe)
  file(WRITE ${probe}.cpp "extern \"C\" int LLVMFuzzerTestOneInput() { return 0; }\n")
  execute_process(COMMAND ${CLANGXX} -fsanitize=fuzzer,address,undefined ${probe}.cpp -o ${probe}
                  RESULT_VARIABLE probe_result OUTPUT_QUIET ERROR_QUIET)
  if(probe_result EQUAL 0)
    set(fuzz_is_disabled FALSE)
  endif()
endif()

add_test(NAME fuzz.configures
         COMMAND ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR} -B ${fuzz_build}
                 -DCMAKE_CXX_COMPILER=${CLANGXX} -DCMAKE_BUILD_TYPE=Fuzz
                 "-DCMAKE_CXX_FLAGS_FUZZ=-O1 -gline-tables-only"
                 -DTWENTYFOUR_FUZZ=ON -DTWENTYFOUR_SANITIZE=ON -DTWENTYFOUR_WERROR=ON
         CONFIGURATIONS fuzz)
add_test(NAME fuzz.builds COMMAND ${CMAKE_COMMAND} --build ${fuzz_build} --target fuzz_targets
         CONFIGURATIONS fuzz)
set_tests_properties(fuzz.configures PROPERTIES
                     FIXTURES_SETUP fuzz_configured DISABLED ${fuzz_is_disabled})
set_tests_properties(fuzz.builds PROPERTIES
                     FIXTURES_REQUIRED fuzz_configured FIXTURES_SETUP fuzz_built
                     DISABLED ${fuzz_is_disabled})

foreach(name ${fuzz_targets})
  set(found ${fuzz_build}/found/${name})
  file(MAKE_DIRECTORY ${found} ${fuzz_build}/findings)
  list(TRANSFORM ${name}_groups PREPEND ${PROJECT_SOURCE_DIR}/testdata/ OUTPUT_VARIABLE groups)
  add_test(NAME fuzz.${name}
           COMMAND sh -c "exec \"$0\" \"$@\" -max_total_time=\${TWENTYFOUR_FUZZ_SECONDS:-${fuzz_seconds}}"
                   ${fuzz_build}/tests/fuzz/fuzz_${name} ${found} ${groups}
                   -artifact_prefix=${fuzz_build}/findings/${name}- -dict=${PROJECT_SOURCE_DIR}/tests/fuzz/words.dict
                   -max_len=${${name}_longest_input} -timeout=20 -print_final_stats=1 -verbosity=1
           CONFIGURATIONS fuzz)
  set_tests_properties(fuzz.${name} PROPERTIES
                       FIXTURES_REQUIRED fuzz_built TIMEOUT 1000000
                       DISABLED ${fuzz_is_disabled})
endforeach()
