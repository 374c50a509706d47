# The program for 64-bit ARM, where its compiler and an emulator are installed (g++-aarch64-linux-gnu,
# qemu-user): both kernels on every case, and how many instructions each takes.
find_program(AARCH64_GXX aarch64-linux-gnu-g++)
find_program(QEMU_AARCH64 NAMES qemu-aarch64 qemu-aarch64-static)

if(AARCH64_GXX AND QEMU_AARCH64)
  set(arm64_build ${CMAKE_CURRENT_BINARY_DIR}/arm64)
  add_test(NAME arm64.configures
           COMMAND ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR} -B ${arm64_build}
                   -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64
                   -DCMAKE_CXX_COMPILER=${AARCH64_GXX} -DTWENTYFOUR_WERROR=ON)
  add_test(NAME arm64.builds COMMAND ${CMAKE_COMMAND} --build ${arm64_build} --target twentyfour)
  set_tests_properties(arm64.configures PROPERTIES FIXTURES_SETUP arm64_configured LABELS engines)
  set_tests_properties(arm64.builds PROPERTIES LABELS engines
                       FIXTURES_REQUIRED arm64_configured FIXTURES_SETUP arm64_built)

  foreach(kernel plain neon)
    set(program ${CMAKE_CURRENT_BINARY_DIR}/arm64_${kernel})
    file(WRITE ${program} "#!/bin/sh\n"
         "TWENTYFOUR_KERNEL=${kernel} exec ${QEMU_AARCH64} ${arm64_build}/twentyfour \"$@\"\n")
    file(CHMOD ${program} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    add_test(NAME arm64.answers_by_${kernel} COMMAND testdata_harness --program=${program})
    set_tests_properties(arm64.answers_by_${kernel} PROPERTIES
                         FIXTURES_REQUIRED arm64_built LABELS engines TIMEOUT 600)
  endforeach()

  add_library(arm64_instructions MODULE arm64/instructions.cpp)
  target_compile_features(arm64_instructions PRIVATE cxx_std_20)
  add_test(NAME arm64.instructions
           COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/arm64/instructions.sh ${QEMU_AARCH64}
                   $<TARGET_FILE:arm64_instructions> ${arm64_build}/twentyfour)
  set_tests_properties(arm64.instructions PROPERTIES
                       FIXTURES_REQUIRED arm64_built LABELS engines SKIP_RETURN_CODE 77)
endif()
