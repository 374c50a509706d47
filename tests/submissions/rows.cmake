# What becomes of the options in a judge's row: cmake -DFOLDER=FOLDER -P this.
set(row ${FOLDER}/row)
set(made ${FOLDER}/made_of_the_row.cpp)

# expect(TEXT REST_OF_ROW): the file has the text, or the refusal.
function(expect text rest)
  file(WRITE ${row} "    {\"judge\", \"Problem\", {1, 9}, ${rest},\n")
  file(REMOVE ${made})
  execute_process(COMMAND ${CMAKE_COMMAND} -DJUDGE=judge -DJUDGES=${row} -DSOURCE=solver/judge/submission.in
                          -DOUTPUT=${made} -DPROBLEM=Tests -DVERSION=0
                          -P ${CMAKE_CURRENT_LIST_DIR}/../../solver/judge/submission.cmake
                  ERROR_VARIABLE said OUTPUT_QUIET)
  if(EXISTS ${made})
    file(READ ${made} said)
  endif()
  string(REGEX REPLACE "[ \n]+" " " said "${said}")
  string(FIND "${said}" "${text}" place)
  if(place EQUAL -1)
    message(SEND_ERROR "{${rest} does not give\n${text}\nbut\n${said}")
  endif()
endfunction()

set(call "judge<SentinelReader<number_of>, RealDivision>(StandardStreams(), memory, ")
expect("${call}\"YES\\n\", \"NO\\n\");" "{}}")
expect("${call}\"YES\\n\", \"No answer!\\n\");" "{\"--words=Yes/No\",\n     \"--words=YES/No answer!\"}}")
foreach(word "it's 24 (= 4!)" "{a}, [b]" "a; b" "@CARDS@" "\${CARDS}" "\#1")
  expect("${call}\"${word}\\n\", \"]\\n\");" "{\"--words=${word}/]\"}}")
endforeach()
expect("judge<EofReader<number_of>, ExactDivision>(" "{\"--input=eof\", \"--division=exact\"}}")

foreach(words "ü/x" "a\\\\b/x" "a??!/x" "a" "a/" "/b" "a/b/c")
  expect("A single file cannot print the words of judge: ${words}" "{\"--words=${words}\"}}")
endforeach()
expect("A single file cannot do what the row of judge says: \"--target=23\", \"--cards=5\""
       "{\"--target=23\", \"--words=a/b\", \"--cards=5\"}}")
expect("has no row of judge for a single file" "{\"--words=a\\\"b/c\"}}")
expect("has no row of judge for a single file" "{\"--words=a/b\"}, true, false}}")
expect("solver/judge/lines.hpp" "{\"--input=lines\"}}")
