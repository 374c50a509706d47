# Makes a package of a build and unpacks it, so that what a prefix would have is in FOLDER/prefix:
# cmake -DBUILD=FOLDER -DCPACK=PROGRAM -DGENERATOR=TGZ|DEB -DFOLDER=FOLDER [-DDPKG_DEB=PROGRAM] -P this.
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
execute_process(COMMAND ${CPACK} --config ${BUILD}/CPackConfig.cmake -G ${GENERATOR} -B ${FOLDER}
                COMMAND_ERROR_IS_FATAL ANY)

file(GLOB packages ${FOLDER}/*.deb ${FOLDER}/*.tar.gz)
list(LENGTH packages count)
set(expected_TGZ 1)
set(expected_DEB 4)
if(NOT count EQUAL expected_${GENERATOR})
  message(FATAL_ERROR "expected ${expected_${GENERATOR}} packages in ${FOLDER}, found ${count}: ${packages}")
endif()

if(GENERATOR STREQUAL "DEB")
  foreach(package ${packages})
    execute_process(COMMAND ${DPKG_DEB} --extract ${package} ${FOLDER}/unpacked
                    COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
else()
  file(ARCHIVE_EXTRACT INPUT ${packages} DESTINATION ${FOLDER}/unpacked)
endif()

# usr, or the name of the archive
file(GLOB top ${FOLDER}/unpacked/*)
file(RENAME ${top} ${FOLDER}/prefix)
