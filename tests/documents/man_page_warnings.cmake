# Fails if a formatter has anything to say against a manual page: cmake -DMAN_PAGE=FILE -P this.
# man of man-db takes the page through everything that groff may want first; other programs of the
# name are not asked, and groff itself is.
set(ENV{LC_ALL} C.UTF-8)
set(ENV{MANROFFSEQ} "")
set(ENV{MANWIDTH} 80)

# A reader in the POSIX locale has ASCII alone.
find_program(MAN man)
if(MAN)
  execute_process(COMMAND ${MAN} --version OUTPUT_VARIABLE version ERROR_QUIET)
endif()
foreach(device utf8 ascii)
  set(formatter groff -man -ww -T${device} -Z)
  if(version MATCHES "^man [0-9]")
    set(formatter ${MAN} --warnings -E UTF-8 -l -T${device} -Z)
  endif()
  execute_process(COMMAND ${formatter} ${MAN_PAGE}
                  OUTPUT_VARIABLE page ERROR_VARIABLE warnings RESULT_VARIABLE status)
  if(NOT status EQUAL 0 OR page STREQUAL "" OR NOT warnings STREQUAL "")
    message(FATAL_ERROR "${formatter}: status ${status}\n${warnings}")
  endif()
endforeach()
