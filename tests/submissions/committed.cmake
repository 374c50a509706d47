# Whether the single files in solver/submissions/ are those that the build makes, byte for byte; but
# one that has not changed since the last release may name that release:
# cmake -DCOMMITTED=FOLDER -DMADE=FOLDER -DVERSION=VERSION -DCHANGELOG=FILE -P this.
file(GLOB names RELATIVE ${MADE} ${MADE}/*)
file(GLOB committed_names RELATIVE ${COMMITTED} ${COMMITTED}/*.cpp)
if(NOT names OR NOT names STREQUAL committed_names)
  set(differ "the files ${committed_names}, not ${names}")
endif()
file(STRINGS ${CHANGELOG} releases REGEX "^## [0-9.]+ - " LIMIT_COUNT 1)
string(REGEX MATCH "[0-9.]+" release "${releases}")
foreach(name IN LISTS names)
  if(EXISTS ${COMMITTED}/${name})
    file(READ ${MADE}/${name} made)
    file(READ ${COMMITTED}/${name} committed)
    string(REPLACE "\n// twentyfour ${VERSION}, " "\n// twentyfour ${release}, " released "${made}")
    if(NOT committed STREQUAL made AND NOT committed STREQUAL released)
      list(APPEND differ ${name})
    endif()
  endif()
endforeach()

if(differ)
  message(FATAL_ERROR "solver/submissions/ is not what the build makes (${differ}). To renew it:\n"
          "  cmake --build build --target submission\nand copy these files from build/submissions/")
endif()
