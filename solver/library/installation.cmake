# The library, with what C, C++ and Python need to use it: components of their own.
set(library ${CMAKE_CURRENT_LIST_DIR})
set(folder ${CMAKE_INSTALL_LIBDIR})
install(TARGETS twentyfour_library EXPORT twentyfour COMPONENT library
        LIBRARY NAMELINK_COMPONENT development ARCHIVE COMPONENT development
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES ${library}/twentyfour.py DESTINATION ${folder} COMPONENT python)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME development)
install(TARGETS twentyfour_archive)
install(FILES ${library}/twentyfour.h TYPE INCLUDE)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/twentyfourConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${PROJECT_BINARY_DIR}/twentyfourConfigVersion.cmake DESTINATION ${folder}/cmake/twentyfour)
install(EXPORT twentyfour NAMESPACE twentyfour:: FILE twentyfourConfig.cmake DESTINATION ${folder}/cmake/twentyfour)
file(RELATIVE_PATH to_prefix /prefix/${folder}/pkgconfig /prefix)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/twentyfour.pc @ONLY CONTENT "prefix=\${pcfiledir}/@to_prefix@
Name: twentyfour
Description: @PROJECT_DESCRIPTION@
Version: @PROJECT_VERSION@
Cflags: -I\${prefix}/@CMAKE_INSTALL_INCLUDEDIR@
Libs: -L\${prefix}/@folder@ -ltwentyfour
Libs.private: -lstdc++ -lm -pthread
")
install(FILES ${PROJECT_BINARY_DIR}/twentyfour.pc DESTINATION ${folder}/pkgconfig)
