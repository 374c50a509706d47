# Whether the single files in solver/submissions/ are those that the build makes, byte for byte:
# cmake -DCOMMITTED=FOLDER -DMADE=FOLDER -P this.
file(GLOB names RELATIVE ${MADE} ${MADE}/*)
file(GLOB committed_names RELATIVE ${COMMITTED} ${COMMITTED}/*)
if(NOT names OR NOT names STREQUAL committed_names)
  set(differ "the files ${committed_names}, not ${names}")
endif()
foreach(name IN LISTS names)
  if(EXISTS ${COMMITTED}/${name})
    file(SHA256 ${MADE}/${name} made)
    file(SHA256 ${COMMITTED}/${name} committed)
    if(NOT made STREQUAL committed)
      list(APPEND differ ${name})
    endif()
  endif()
endforeach()

if(differ)
  message(FATAL_ERROR "solver/submissions/ is not what the build makes (${differ}). To renew it:\n"
          "  cmake --build build --target submission && cp build/submissions/*.cpp solver/submissions/")
endif()
