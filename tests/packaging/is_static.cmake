# Whether a program needs no file of the machine that it runs on, neither a loader nor a library:
# cmake -DREADELF=PROGRAM -DPROGRAM=FILE -P this.
execute_process(COMMAND ${READELF} --wide --program-headers --dynamic ${PROGRAM}
                OUTPUT_VARIABLE headers COMMAND_ERROR_IS_FATAL ANY)
if(NOT headers MATCHES " LOAD ")
  message(FATAL_ERROR "${READELF} cannot be understood:\n${headers}")
endif()
if(headers MATCHES " INTERP |\\(NEEDED\\)")
  message(FATAL_ERROR "${PROGRAM} is linked dynamically:\n${headers}")
endif()
