// Programs run to their end against the clock, their answers thrown away.
//
// The time is from before the start of a program to after its end. A program that does not end with
// status 0 is an error, because its time means nothing.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace twentyfour {

struct Command {
  std::string program;  // a path, or a name that PATH is searched for
  std::vector<std::string> arguments;
  std::string kernel;  // what TWENTYFOUR_KERNEL is set to; unset if empty
};

// In seconds.
struct Cost {
  double wall;
  double processor;  // user and system time of the program alone
};

// As `program < file > /dev/null`.
// @throws std::runtime_error, std::system_error
Cost time_on_file(const Command& command, const std::filesystem::path& file);

// As `cat file | program > /dev/null`.
// @throws std::runtime_error, std::system_error
Cost time_after_cat(const Command& command, const std::filesystem::path& file);

// Standard input is a pipe that holds the text already and then ends; the text must fit into it.
// @throws std::runtime_error, std::system_error
Cost time_on_text(const Command& command, const std::string& text);

// Keeps TWENTYFOUR_KERNEL set for programs started while it lives.
class KernelChosen {
 public:
  explicit KernelChosen(const std::string& kernel);
  KernelChosen(const KernelChosen&) = delete;
  KernelChosen& operator=(const KernelChosen&) = delete;
  ~KernelChosen();
};

}  // namespace twentyfour
