# Run by cpack between installing and packing. In the packages for Debian, what is installed follows
# Debian's policy: a copyright file in place of the licence, a changelog in Debian's format, that and
# the manual pages compressed, and the completion for zsh and the module for Python in Debian's folders. Other
# packages stay as they are. In all of them everybody may read every file, whatever the umask.
set(all_may_enter DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(all_may_read FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
execute_process(COMMAND find ${CPACK_TEMPORARY_DIRECTORY} -type d -exec chmod 755 {} + COMMAND_ERROR_IS_FATAL ANY)

if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

# The folders of the packages are named after their components.
foreach(package programs:twentyfour library:${CPACK_DEBIAN_LIBRARY_PACKAGE_NAME} development:libtwentyfour-dev
                python:python3-twentyfour)
  string(REGEX MATCH "(.*):(.*)" package ${package})
  set(documents ${CPACK_TEMPORARY_DIRECTORY}/${CMAKE_MATCH_1}/usr/share/doc/${CMAKE_MATCH_2})
  configure_file(${CMAKE_CURRENT_LIST_DIR}/copyright ${documents}/copyright COPYONLY)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog ${documents}/changelog COPYONLY)
  execute_process(COMMAND gzip -9n ${documents}/changelog COMMAND_ERROR_IS_FATAL ANY)
  set(name ${CMAKE_MATCH_2})
  file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/lintian-overrides overrides REGEX "^${name}:")
  if(overrides)
    list(JOIN overrides "\n" overrides)
    file(WRITE ${documents}/../../lintian/overrides/${name} "${overrides}\n")
  endif()
endforeach()

set(share ${CPACK_TEMPORARY_DIRECTORY}/programs/usr/share)
file(REMOVE ${share}/doc/twentyfour/LICENSE)
execute_process(COMMAND gzip -9n ${share}/man/man1/twentyfour.1 ${share}/man/man1/twentyfour-referee.1
                COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)

set(python ${CPACK_TEMPORARY_DIRECTORY}/python/usr/lib)
file(MAKE_DIRECTORY ${python}/python3/dist-packages)
file(RENAME ${python}/twentyfour.py ${python}/python3/dist-packages/twentyfour.py)

file(GLOB shares ${CPACK_TEMPORARY_DIRECTORY}/*/usr/share)
file(CHMOD_RECURSE ${shares} ${python} ${all_may_read} ${all_may_enter})
