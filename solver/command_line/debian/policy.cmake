# Run by cpack between installing and packing. In the package for Debian, what is installed follows
# Debian's policy: a copyright file in place of the licence, a changelog in Debian's format, that and
# the manual pages compressed, and the completion for zsh in Debian's folder. Other packages stay as they
# are. In all of them everybody may read every file, whatever the umask.
set(all_may_enter DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(all_may_read FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
file(CHMOD_RECURSE ${CPACK_TEMPORARY_DIRECTORY} ${all_may_enter})

if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

set(share ${CPACK_TEMPORARY_DIRECTORY}/usr/share)
set(documents ${share}/doc/twentyfour)

file(REMOVE ${documents}/LICENSE)
configure_file(${CMAKE_CURRENT_LIST_DIR}/copyright ${documents}/copyright COPYONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog ${documents}/changelog COPYONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/lintian-overrides ${share}/lintian/overrides/twentyfour COPYONLY)
execute_process(COMMAND gzip -9n ${documents}/changelog ${share}/man/man1/twentyfour.1
                        ${share}/man/man1/twentyfour-referee.1
                COMMAND_ERROR_IS_FATAL ANY)

file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)

file(CHMOD_RECURSE ${share} ${all_may_read} ${all_may_enter})
