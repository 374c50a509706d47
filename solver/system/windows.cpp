#define NOMINMAX

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cwchar>
#include <fcntl.h>
#include <io.h>
#include <iterator>
#include <string_view>
#include <sys/stat.h>
#include <thread>
#include <vector>
#include <windows.h>

#include "solver/system/system.hpp"

namespace twentyfour {
namespace {

// The most bytes of a call: a console refuses long texts.
constexpr std::size_t kMostBytes = 1 << 14;

constexpr char kControlZ = '\x1a';

std::string narrow(const wchar_t* wide, std::size_t size) {
  const int units = static_cast<int>(size);
  std::string text(3 * size, '\0');  // a unit of UTF-16 is at most three bytes of UTF-8
  const int bytes = ::WideCharToMultiByte(CP_UTF8, 0, wide, units, text.data(),
                                          static_cast<int>(text.size()), nullptr, nullptr);
  text.resize(static_cast<std::size_t>(bytes));
  return text;
}

std::wstring widened(std::string_view text) {
  const int bytes = static_cast<int>(text.size());
  std::wstring wide(text.size(), L'\0');
  const int units = ::MultiByteToWideChar(CP_UTF8, 0, text.data(), bytes, wide.data(), bytes);
  wide.resize(static_cast<std::size_t>(units));
  return wide;
}

HANDLE handle_of(Stream stream) {
  return reinterpret_cast<HANDLE>(::_get_osfhandle(static_cast<int>(stream)));
}

bool is_refused(BOOL result) {
  if (result != 0) return false;
  errno = EIO;
  return true;
}

// Reads a line, or what is before Ctrl-Z, as a terminal elsewhere does with Ctrl-D.
std::ptrdiff_t read_console(char* to, std::size_t room) {
  static std::string typed;  // what is not yet read of a line
  if (typed.empty()) {
    std::array<wchar_t, kMostBytes / 2> line;
    DWORD units = 0;
    CONSOLE_READCONSOLE_CONTROL control = {};
    control.nLength = sizeof control;
    control.dwCtrlWakeupMask = 1U << kControlZ;
    if (is_refused(::ReadConsoleW(handle_of(Stream::kInput), line.data(),
                                  static_cast<DWORD>(line.size()), &units, &control))) {
      return -1;
    }
    typed = narrow(line.data(), units);
    if (typed.ends_with(kControlZ)) typed.pop_back();
  }
  const std::size_t bytes = typed.copy(to, room);
  typed.erase(0, bytes);
  return static_cast<std::ptrdiff_t>(bytes);
}

// The number of bytes at the start of a text that one call writes, which split no character.
std::size_t size_of_call(std::string_view text) {
  if (text.size() <= kMostBytes) return text.size();
  std::size_t size = kMostBytes;
  while (size > kMostBytes - 3 && (text[size] & 0xC0) == 0x80) --size;
  return size;
}

// A console gets UTF-16, so that its code page, which others use too, stays what it is.
bool write_to(Stream stream, std::string_view text) {
  const bool is_console = is_terminal(stream);
  while (!text.empty()) {
    const std::string_view part = text.substr(0, size_of_call(text));
    auto bytes = static_cast<int>(part.size());
    if (is_console) {
      const std::wstring wide = widened(part);
      DWORD units = 0;
      if (is_refused(::WriteConsoleW(handle_of(stream), wide.data(),
                                     static_cast<DWORD>(wide.size()), &units, nullptr))) {
        return false;
      }
    } else {
      bytes = ::_write(static_cast<int>(stream), part.data(), static_cast<unsigned>(part.size()));
      if (bytes <= 0) return false;
    }
    text.remove_prefix(static_cast<std::size_t>(bytes));
  }
  return true;
}

}  // namespace

// The arguments of main() are in the code page of the machine, and a star in them may have become
// names of files.
void begin_program(int& argc, char**& argv) {
  for (const int descriptor : {0, 1, 2}) ::_setmode(descriptor, _O_BINARY);
  wchar_t** const wide = ::CommandLineToArgvW(::GetCommandLineW(), &argc);
  static std::vector<std::string> texts;
  std::transform(wide, wide + argc, std::back_inserter(texts),
                 [](const wchar_t* text) { return narrow(text, std::wcslen(text)); });
  static std::vector<char*> arguments;
  for (std::string& text : texts) arguments.push_back(text.data());
  arguments.push_back(nullptr);
  argv = arguments.data();
}

std::ptrdiff_t read_input(char* to, std::size_t room) {
  static const bool is_typed = is_terminal(Stream::kInput);
  return is_typed ? read_console(to, room)
                  : ::_read(0, to, static_cast<unsigned>(std::min(room, std::size_t{1} << 30)));
}

bool write_output(const char* from, std::size_t size) {
  if (write_to(Stream::kOutput, {from, size})) return true;
  const auto reason = _doserrno;  // of which errno may be EINVAL
  for (const DWORD closed : {ERROR_NO_DATA, ERROR_BROKEN_PIPE, ERROR_PIPE_NOT_CONNECTED}) {
    if (reason == closed) errno = EPIPE;
  }
  return false;
}

bool close_output() {
  return ::_close(1) == 0;
}

void end_by_closed_pipe() {}

void write_error(const std::string& text) {
  write_to(Stream::kError, text);
}

// _isatty() takes NUL for a terminal.
bool is_terminal(Stream stream) {
  DWORD mode = 0;
  return ::GetConsoleMode(handle_of(stream), &mode) != 0;
}

std::optional<std::uint64_t> bytes_to_read() {
  struct _stat64 status = {};
  if (::_fstat64(0, &status) != 0 || (status.st_mode & _S_IFREG) == 0) return std::nullopt;
  const auto left = status.st_size - std::max(::_telli64(0), 0LL);
  return static_cast<std::uint64_t>(std::max(left, 0LL));
}

bool file_exists(const std::string& name) {
  return ::GetFileAttributesW(widened(name).c_str()) != INVALID_FILE_ATTRIBUTES;
}

// PowerShell has no <.
std::string input_from(const std::string& name) {
  const std::string text = "< \"" + name + "\"";
  return text + ", in PowerShell cmd /c 'twentyfour " + text + "'";
}

int usable_processors() {
  return std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
}

}  // namespace twentyfour
