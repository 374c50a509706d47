# How the program is linked: statically where the linker can, so that it starts in two thirds of the
# time and needs no library of the machine that it runs on. Elsewhere only the C++ library is linked
# statically, because to load it takes longer than to answer a hand. With sanitizers nothing is: they
# need the dynamic loader.
include(CheckCXXSourceCompiles)
include(CheckLinkerFlag)

set(CMAKE_REQUIRED_LINK_OPTIONS -static)
check_cxx_source_compiles("
#include <thread>
int main() {
  std::thread([] {}).join();
}" TWENTYFOUR_LINKS_STATIC)
unset(CMAKE_REQUIRED_LINK_OPTIONS)
check_linker_flag(CXX "-static-libstdc++" TWENTYFOUR_LINKS_STATIC_LIBSTDCXX)

if(TWENTYFOUR_LINKS_STATIC_LIBSTDCXX AND NOT TWENTYFOUR_SANITIZE)
  set(dynamic_options -static-libstdc++ -static-libgcc)
endif()
set(TWENTYFOUR_IS_STATIC OFF)
if(TWENTYFOUR_STATIC AND TWENTYFOUR_LINKS_STATIC AND NOT TWENTYFOUR_SANITIZE)
  set(TWENTYFOUR_IS_STATIC ON)
  target_link_options(twentyfour PRIVATE -static)
else()
  target_link_options(twentyfour PRIVATE ${dynamic_options})
endif()

# The program's objects with the C library linked dynamically, for tests that put functions of their
# own before those of the C library.
add_executable(twentyfour_dynamic EXCLUDE_FROM_ALL $<TARGET_OBJECTS:twentyfour>)
set_target_properties(twentyfour_dynamic PROPERTIES LINKER_LANGUAGE CXX)
target_link_libraries(twentyfour_dynamic PRIVATE twentyfour_command_line)
target_link_options(twentyfour_dynamic PRIVATE ${dynamic_options})
