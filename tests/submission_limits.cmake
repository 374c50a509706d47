# What judges take: cmake -DSUBMISSION=FILE -P this.
file(SIZE ${SUBMISSION} size)
if(size LESS 50 OR size GREATER_EQUAL 30000)
  message(FATAL_ERROR "${SUBMISSION} has ${size} bytes; judges take 50 to 29999")
endif()

file(READ ${SUBMISSION} hex HEX)
if(hex MATCHES "^(..)*[89a-f].")
  message(FATAL_ERROR "${SUBMISSION} is not ASCII")
endif()

file(READ ${SUBMISSION} text)
foreach(banned "#pragma" "bits/stdc++.h" "__int128" "__attribute__" "asm" "#include \"" "thread"
               "fopen" "signal")
  string(FIND "${text}" "${banned}" place)
  if(NOT place EQUAL -1)
    message(FATAL_ERROR "${SUBMISSION} has ${banned}")
  endif()
endforeach()
message(STATUS "${size} bytes")
