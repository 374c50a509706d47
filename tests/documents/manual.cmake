# The manual page, the completion, the READMEs and their examples: well formed, true, and with the
# options that the program has.
# What a tool is needed for is not tested where it is missing.
set(man_page ${PROJECT_SOURCE_DIR}/solver/command_line/twentyfour.1)
set(referee_page ${PROJECT_SOURCE_DIR}/tests/harness/twentyfour-referee.1)

find_program(BASH bash)
find_program(GROFF groff)

add_test(NAME man_page.has_the_same_options
         COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:twentyfour> -DMAN_PAGE=${man_page}
                 -P ${CMAKE_CURRENT_SOURCE_DIR}/options.cmake)
add_test(NAME man_page.of_the_referee_has_the_same_options
         COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:twentyfour-referee>
                 -DMAN_PAGE=${referee_page} -P ${CMAKE_CURRENT_SOURCE_DIR}/options.cmake)
foreach(readme README README.zh)
  add_test(NAME ${readme}.has_the_same_options
           COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:twentyfour>
                   -DREADME=${PROJECT_SOURCE_DIR}/${readme}.md -P ${CMAKE_CURRENT_SOURCE_DIR}/options.cmake)
  add_test(NAME ${readme}.examples_are_true
           COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/readme_examples.sh ${PROJECT_SOURCE_DIR}/${readme}.md
                   $<TARGET_FILE:twentyfour>)
endforeach()
add_test(NAME man_page.examples_are_true
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/examples.sh ${man_page} $<TARGET_FILE:twentyfour>)

add_test(NAME man_page.keeps_the_lines_of_csv
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/csv.sh ${man_page} $<TARGET_FILE:twentyfour>)
find_program(JQ jq)
if(JQ)
  add_test(NAME man_page.scores_json_lines
           COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/json_lines.sh ${man_page} $<TARGET_FILE:twentyfour>)
endif()

add_test(NAME documents.quote_the_referee
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/quotation.sh $<TARGET_FILE:twentyfour-referee>
                 $<TARGET_FILE:twentyfour> ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/README.zh.md
                 ${PROJECT_SOURCE_DIR}/tests/harness/README.md)
add_test(NAME man_page.names_the_version COMMAND grep "^\\.TH " ${man_page})
set_tests_properties(man_page.names_the_version PROPERTIES
                     PASS_REGULAR_EXPRESSION "\"twentyfour ${TWENTYFOUR_VERSION}\"")

find_program(MANDOC mandoc)
if(MANDOC)
  add_test(NAME man_page.has_good_style
           COMMAND ${MANDOC} -Tlint -Wstyle ${man_page} ${referee_page})
endif()

if(GROFF)
  add_test(NAME man_page.is_well_formed
           COMMAND ${CMAKE_COMMAND} -DMAN_PAGE=${man_page} -P ${CMAKE_CURRENT_SOURCE_DIR}/man_page_warnings.cmake)
  # A page with a macro that does not exist, to see that warnings are seen.
  set(bad_page ${CMAKE_CURRENT_BINARY_DIR}/bad_page.1)
  file(CONFIGURE OUTPUT ${bad_page} CONTENT ".TH BAD 1\n.SH NAME\n.NONSENSE\nbad\n" @ONLY)
  add_test(NAME man_page.warnings_are_seen
           COMMAND ${CMAKE_COMMAND} -DMAN_PAGE=${bad_page} -P ${CMAKE_CURRENT_SOURCE_DIR}/man_page_warnings.cmake)
  set_tests_properties(man_page.warnings_are_seen PROPERTIES
                       PASS_REGULAR_EXPRESSION "macro [^\n]*NONSENSE[^\n]* not defined")
endif()

# Completion: what each shell that is here offers by the files that are installed for it, and what it makes
# of the keys of a user.
find_program(ZSH zsh)
find_program(FISH fish)
foreach(shell bash zsh fish)
  string(TOUPPER ${shell} interpreter)
  if(${interpreter})
    set(files_and_programs ${PROJECT_BINARY_DIR}/completions $<TARGET_FILE:twentyfour>
                           $<TARGET_FILE:twentyfour-referee>)
    set(offers completion.for_${shell}_offers_what_it_should)
    set(keys completion.for_${shell}_works_with_real_keys)
    add_test(NAME ${offers}
             COMMAND ${${interpreter}} ${CMAKE_CURRENT_SOURCE_DIR}/completion.${shell} ${files_and_programs})
    add_test(NAME ${keys}
             COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/keyboard.sh ${${interpreter}} ${files_and_programs})
    # LeakSanitizer now and then does not end where a shell asks the program for names.
    set_tests_properties(${offers} ${keys} PROPERTIES ENVIRONMENT ASAN_OPTIONS=detect_leaks=0)
    set_tests_properties(${keys} PROPERTIES SKIP_RETURN_CODE 77)
  endif()
endforeach()
