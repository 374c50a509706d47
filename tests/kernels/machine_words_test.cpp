#include <cstdint>
#include <gtest/gtest.h>

#include "solver/kernels/chunks.hpp"

namespace twentyfour {
namespace {

constexpr const char* kEightBytes = "\x10\x02\x83\xf4\x05\xa6\x07\x98";

TEST(MachineWords, HaveTheFirstByteLowest) {
  EXPECT_EQ(load_byte_by_byte<std::uint16_t>(kEightBytes), 0x0210);
  EXPECT_EQ(load_byte_by_byte<std::uint32_t>(kEightBytes), 0xf4830210);
  EXPECT_EQ(load_byte_by_byte<std::uint64_t>(kEightBytes), 0x9807a605f4830210);
  EXPECT_EQ(load_little_endian<std::uint64_t>(kEightBytes), 0x9807a605f4830210);
}

}  // namespace
}  // namespace twentyfour
