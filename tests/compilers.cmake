# What compilers say of their own flags.
foreach(compiler IN ITEMS ${GXX} ${CLANGXX})
  if(compiler)
    get_filename_component(family ${compiler} NAME)
    add_test(NAME compilers.${family}.own_remarks_alone_are_no_errors
             COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/compilers/own_remarks_test.sh ${compiler})
  endif()
endforeach()
