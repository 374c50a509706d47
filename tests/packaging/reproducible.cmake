# Whether a second build, of sources in another folder and at another time, makes the same programs,
# single files and packages, byte for byte:
# cmake -DBUILD=FOLDER -DCPACK=PROGRAM -DVERSION=VERSION -DCOMPILER=PROGRAM -DTYPE=TYPE
#       -DFLAGS=FLAGS -DGENERATOR=GENERATOR -DFOLDER=FOLDER -P this.
# BUILD is a build by this compiler, of this type and with these flags, by this generator.
cmake_minimum_required(VERSION 3.22)
set(ENV{SOURCE_DATE_EPOCH} 1700000000)
set(second ${FOLDER}/a_longer_name/sources)
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})

function(pack_and_hash build result)
  execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target submission
                  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  foreach(config CPackConfig CPackSourceConfig)
    execute_process(COMMAND ${CPACK} --config ${build}/${config}.cmake -B ${FOLDER}/packages
                    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  file(GLOB made ${build}/twentyfour ${build}/twentyfour-referee ${build}/submissions/*.cpp
       ${FOLDER}/packages/*.deb ${FOLDER}/packages/*.tar.gz)
  foreach(file ${made})
    file(SHA256 ${file} hash)
    get_filename_component(name ${file} NAME)
    list(APPEND hashes "${name} ${hash}")
  endforeach()
  list(SORT hashes)
  set(${result} "${hashes}" PARENT_SCOPE)
endfunction()

pack_and_hash(${BUILD} first_hashes)
file(ARCHIVE_EXTRACT INPUT ${FOLDER}/packages/twentyfour-${VERSION}.tar.gz
     DESTINATION ${FOLDER}/a_longer_name)
file(RENAME ${FOLDER}/a_longer_name/twentyfour-${VERSION} ${second})
file(REMOVE_RECURSE ${FOLDER}/packages)

execute_process(COMMAND ${CMAKE_COMMAND} -S ${second} -B ${FOLDER}/build -G ${GENERATOR}
                        -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_BUILD_TYPE=${TYPE}
                        -DCMAKE_CXX_FLAGS=${FLAGS}
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${FOLDER}/build -j2
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
pack_and_hash(${FOLDER}/build second_hashes)

list(LENGTH first_hashes count)
message(STATUS "${count} files")
if(NOT first_hashes STREQUAL second_hashes)
  list(JOIN first_hashes "\n  " first_hashes)
  list(JOIN second_hashes "\n  " second_hashes)
  message(FATAL_ERROR "the builds differ:\n  ${first_hashes}\nand\n  ${second_hashes}")
endif()
