# Whether everything that is installed is there, and the program runs from there; if READELF is given,
# also whether the program is static:
# cmake -DPREFIX=FOLDER -DVERSION=VERSION -DTESTDATA=FOLDER -DLAYOUT=plain|debian [-DREADELF=PROGRAM] -P this.
set(files bin/twentyfour
          bin/twentyfour-referee
          share/twentyfour/testdata/README.md
          share/twentyfour/testdata/samples/leetcode-679.in
          share/bash-completion/completions/twentyfour
          share/bash-completion/completions/twentyfour-referee
          share/fish/vendor_completions.d/twentyfour.fish
          share/fish/vendor_completions.d/twentyfour-referee.fish
          share/doc/twentyfour/README.md
          share/doc/twentyfour/README.zh.md
          share/doc/twentyfour/CHANGELOG.md
          share/doc/twentyfour/tests/harness/README.md
          share/doc/twentyfour/tests/harness/workflow.yml
          include/twentyfour.h
          lib/libtwentyfour.so.5
          lib/libtwentyfour.so
          lib/libtwentyfour.a
          lib/pkgconfig/twentyfour.pc
          lib/cmake/twentyfour/twentyfourConfig.cmake
          lib/cmake/twentyfour/twentyfourConfigVersion.cmake)
set(plain_files share/man/man1/twentyfour.1
                share/man/man1/twentyfour-referee.1
                share/zsh/site-functions/_twentyfour
                share/zsh/site-functions/_twentyfour-referee
                lib/twentyfour.py
                share/doc/twentyfour/LICENSE)
set(debian_files share/man/man1/twentyfour.1.gz
                 share/man/man1/twentyfour-referee.1.gz
                 share/doc/twentyfour/changelog.gz
                 share/zsh/vendor-completions/_twentyfour
                 share/zsh/vendor-completions/_twentyfour-referee
                 lib/python3/dist-packages/twentyfour.py
                 share/doc/twentyfour/copyright
                 share/doc/libtwentyfour5/copyright
                 share/doc/libtwentyfour-dev/copyright
                 share/doc/python3-twentyfour/copyright)
foreach(file ${files} ${${LAYOUT}_files})
  if(NOT EXISTS ${PREFIX}/${file})
    message(SEND_ERROR "${PREFIX} has no ${file}")
  endif()
endforeach()

# The manual names the file of the licence.
set(plain_licence "the file LICENSE")
set(debian_licence "packages for Debian the file copyright")
file(GLOB manual ${PREFIX}/share/man/man1/twentyfour.1*)
execute_process(COMMAND gzip -dcf ${manual} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
if(NOT text MATCHES "${${LAYOUT}_licence}")
  message(SEND_ERROR "${manual} does not name ${${LAYOUT}_licence}")
endif()

# expect_output(EXPECTED ARGUMENT...), the arguments being those of execute_process.
function(expect_output expected)
  execute_process(COMMAND ${PREFIX}/bin/twentyfour ${ARGN}
                  OUTPUT_VARIABLE output RESULT_VARIABLE status)
  if(NOT status EQUAL 0 OR NOT output STREQUAL expected)
    message(SEND_ERROR "twentyfour ${ARGN}: status ${status}, and it printed\n${output}")
  endif()
endfunction()

set(case ${TESTDATA}/samples/bapc-2013-prelim-c)
file(READ ${case}.out answers)
expect_output("${answers}" INPUT_FILE ${case}.in)
expect_output("twentyfour ${VERSION}\n" --version)

# A static program needs neither a loader nor a library of the machine that it runs on.
if(READELF)
  execute_process(COMMAND ${READELF} --wide --program-headers --dynamic ${PREFIX}/bin/twentyfour
                  OUTPUT_VARIABLE headers COMMAND_ERROR_IS_FATAL ANY)
  if(NOT headers MATCHES " LOAD " OR headers MATCHES " INTERP |\\(NEEDED\\)")
    message(SEND_ERROR "${PREFIX}/bin/twentyfour is not static:\n${headers}")
  endif()
endif()

# The installed referee finds the installed test data.
execute_process(COMMAND ${PREFIX}/bin/twentyfour-referee --expect=output
                        -- ${PREFIX}/bin/twentyfour
                OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE status)
if(NOT status EQUAL 0 OR NOT output MATCHES "\n[0-9]+ cases, 0 failed\n")
  message(SEND_ERROR "twentyfour-referee: status ${status}, and it printed\n${output}")
endif()
