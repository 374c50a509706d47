// A plugin for qemu (7.2 or newer, whose header is not needed): prints on standard error how many
// instructions a program has executed.

#include <cinttypes>
#include <cstddef>
#include <cstdint>
#include <cstdio>

#define TWENTYFOUR_EXPORTED [[gnu::visibility("default")]]

extern "C" {

using PluginId = std::uint64_t;
struct qemu_plugin_tb;  // a block of instructions

void qemu_plugin_register_vcpu_tb_trans_cb(PluginId id, void (*call)(PluginId, qemu_plugin_tb*));
std::size_t qemu_plugin_tb_n_insns(const qemu_plugin_tb* block);
void qemu_plugin_register_vcpu_tb_exec_inline(qemu_plugin_tb* block, int operation, void* number,
                                              std::uint64_t operand);
void qemu_plugin_register_atexit_cb(PluginId id, void (*call)(PluginId, void*), void* data);

TWENTYFOUR_EXPORTED extern const int qemu_plugin_version = 1;

}  // extern "C"

namespace {

std::uint64_t instructions = 0;

// When a block is translated: each time it runs, its instructions are added.
void count(PluginId, qemu_plugin_tb* block) {
  constexpr int kAdd = 0;
  qemu_plugin_register_vcpu_tb_exec_inline(block, kAdd, &instructions,
                                           qemu_plugin_tb_n_insns(block));
}

void report(PluginId, void*) {
  std::fprintf(stderr, "%" PRIu64 "\n", instructions);
}

}  // namespace

extern "C" TWENTYFOUR_EXPORTED int qemu_plugin_install(PluginId id, const void*, int, char**) {
  qemu_plugin_register_vcpu_tb_trans_cb(id, count);
  qemu_plugin_register_atexit_cb(id, report, nullptr);
  return 0;
}
