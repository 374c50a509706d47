// A folder for the files of one test, so that tests that run at the same time do not meet.
#pragma once

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <system_error>

namespace twentyfour {

// Removed at the end, with all that is in it.
class ScratchFolder {
 public:
  // @throws std::system_error
  ScratchFolder() {
    if (::mkdtemp(path_.data()) == nullptr) {
      throw std::system_error(errno, std::generic_category(), path_);
    }
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  // The path of a file in it.
  std::string path_of(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_ = testing::TempDir() + "twentyfour.XXXXXX";
};

}  // namespace twentyfour
