// What the program asks of the operating system, by posix.cpp or windows.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace twentyfour {

// Call it first. From here on the arguments and messages are UTF-8, and all streams are bytes:
// files, pipes, which may not block, and terminals, whose bytes are UTF-8. Where the address space
// is limited (ulimit -v), threads share one heap: for a heap of its own, each would reserve 64 MiB,
// which is not given back when it ends.
void begin_program(int& argc, char**& argv);

// Waits for some bytes of standard input, and reads at most `room`. Returns their number, 0 at the
// end, or -1 with errno set.
std::ptrdiff_t read_input(char* to, std::size_t room);

// Writes all bytes to standard output, or returns false with errno set: EPIPE where nobody reads.
bool write_output(const char* from, std::size_t size);
bool close_output();  // or returns false with errno set

// Ends the program silently as others end where nobody reads their output, if there is a way.
void end_by_closed_pipe();

// Writes a text to standard error at once, and ignores a failure.
void write_error(const std::string& text);

enum class Stream { kInput, kOutput, kError };
bool is_terminal(Stream stream);

// The number of bytes left in standard input, if that is a regular file.
std::optional<std::uint64_t> bytes_to_read();

bool file_exists(const std::string& name);

// What to type after a command so that it reads a file of this printable name.
std::string input_from(const std::string& name);

// At least 1: those that the process may run on, or fewer if its control group may use less time.
int usable_processors();

}  // namespace twentyfour
