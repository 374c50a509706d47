#define NOMINMAX
#include <windows.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <sys/stat.h>
#include <thread>
#include <vector>

#include "solver/system/system.hpp"

namespace twentyfour {
namespace {

// A console refuses long texts, and the size of a call has 32 bits.
constexpr std::size_t kMostBytes = std::size_t{1} << 14;

UINT input_code_page = 0;
UINT output_code_page = 0;

std::string narrow(const wchar_t* wide) {
  const int size = ::WideCharToMultiByte(CP_UTF8, 0, wide, -1, nullptr, 0, nullptr, nullptr);
  std::string text(static_cast<std::size_t>(size), '\0');
  ::WideCharToMultiByte(CP_UTF8, 0, wide, -1, text.data(), size, nullptr, nullptr);
  return text;
}

}  // namespace

// The arguments of main() are in the code page of the machine, and a star in them may have become
// names of files. The code pages of a console outlive the program.
void begin_program(int& argc, char**& argv) {
  for (const int descriptor : {0, 1, 2}) ::_setmode(descriptor, _O_BINARY);
  input_code_page = ::GetConsoleCP();
  output_code_page = ::GetConsoleOutputCP();
  ::SetConsoleCP(CP_UTF8);
  ::SetConsoleOutputCP(CP_UTF8);
  std::atexit([] {
    ::SetConsoleCP(input_code_page);
    ::SetConsoleOutputCP(output_code_page);
  });
  wchar_t** const wide = ::CommandLineToArgvW(::GetCommandLineW(), &argc);
  static std::vector<std::string> texts;
  std::transform(wide, wide + argc, std::back_inserter(texts), narrow);
  static std::vector<char*> arguments;
  for (std::string& text : texts) arguments.push_back(text.data());
  argv = arguments.data();
}

std::ptrdiff_t read_input(char* to, std::size_t room) {
  return ::_read(0, to, static_cast<unsigned>(std::min(room, std::size_t{1} << 30)));
}

bool write_output(const char* from, std::size_t size) {
  while (size > 0) {
    const int bytes = ::_write(1, from, static_cast<unsigned>(std::min(size, kMostBytes)));
    if (bytes <= 0) {
      const auto reason = _doserrno;  // of which errno may be EINVAL
      for (const DWORD closed : {ERROR_NO_DATA, ERROR_BROKEN_PIPE, ERROR_PIPE_NOT_CONNECTED}) {
        if (reason == closed) errno = EPIPE;
      }
      return false;
    }
    from += bytes;
    size -= static_cast<std::size_t>(bytes);
  }
  return true;
}

bool close_output() {
  return ::_close(1) == 0;
}

void end_by_closed_pipe() {}

// stderr would write each byte alone, which a console does not take for UTF-8.
void write_error(const std::string& text) {
  ::_write(2, text.data(), static_cast<unsigned>(text.size()));
}

// _isatty() takes NUL for a terminal.
bool is_terminal(Stream stream) {
  DWORD mode = 0;
  const auto handle = ::_get_osfhandle(static_cast<int>(stream));
  return ::GetConsoleMode(reinterpret_cast<HANDLE>(handle), &mode) != 0;
}

std::optional<std::uint64_t> bytes_to_read() {
  struct _stat64 status = {};
  if (::_fstat64(0, &status) != 0 || (status.st_mode & _S_IFREG) == 0) return std::nullopt;
  const auto left = status.st_size - std::max(::_telli64(0), 0LL);
  return static_cast<std::uint64_t>(std::max(left, 0LL));
}

bool file_exists(const std::string& name) {
  std::wstring wide(name.size() + 1, L'\0');
  const int size = static_cast<int>(wide.size());
  ::MultiByteToWideChar(CP_UTF8, 0, name.c_str(), -1, wide.data(), size);
  return ::GetFileAttributesW(wide.c_str()) != INVALID_FILE_ATTRIBUTES;
}

int usable_processors() {
  return std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
}

void spare_address_space() {}

}  // namespace twentyfour
