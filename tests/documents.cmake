# What the documents name exists.
add_test(NAME documents.name_what_exists
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/documents/names_test.sh ${PROJECT_SOURCE_DIR})
