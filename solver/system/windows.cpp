#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <io.h>
#include <string_view>
#include <sys/stat.h>
#include <thread>
#include <vector>
#include <windows.h>

#include "solver/system/system.hpp"

namespace twentyfour {
namespace {

constexpr std::size_t kMostUnits = 1 << 13;  // of a call: a console refuses long texts
constexpr char kControlZ = '\x1a';

std::string narrow(std::wstring_view wide) {
  const int units = static_cast<int>(wide.size());
  std::string text(3 * wide.size(), '\0');  // a unit of UTF-16 is at most three bytes of UTF-8
  text.resize(static_cast<std::size_t>(::WideCharToMultiByte(
      CP_UTF8, 0, wide.data(), units, text.data(), 3 * units, nullptr, nullptr)));
  return text;
}

std::wstring widened(std::string_view text) {
  const int bytes = static_cast<int>(text.size());
  std::wstring wide(text.size(), L'\0');
  wide.resize(static_cast<std::size_t>(
      ::MultiByteToWideChar(CP_UTF8, 0, text.data(), bytes, wide.data(), bytes)));
  return wide;
}

HANDLE handle_of(Stream stream) {
  return reinterpret_cast<HANDLE>(::_get_osfhandle(static_cast<int>(stream)));
}

// Reads a line, or what is before Ctrl-Z, as a terminal elsewhere does with Ctrl-D.
std::ptrdiff_t read_console(char* to, std::size_t room) {
  static std::string typed;  // what is not yet read of a line
  if (typed.empty()) {
    wchar_t line[kMostUnits];
    DWORD units = 0;  // and if the console is gone
    CONSOLE_READCONSOLE_CONTROL control = {sizeof control, 0, 1U << kControlZ, 0};
    ::ReadConsoleW(handle_of(Stream::kInput), line, kMostUnits, &units, &control);
    typed = narrow({line, units});
    if (typed.ends_with(kControlZ)) typed.pop_back();
  }
  const std::size_t bytes = typed.copy(to, room);
  typed.erase(0, bytes);
  return static_cast<std::ptrdiff_t>(bytes);
}

// A console gets UTF-16, so that its code page, which others use too, stays what it is.
bool write_to(Stream stream, std::string_view text) {
  errno = EIO;  // unless _write() says more
  const std::wstring wide = is_terminal(stream) ? widened(text) : L"";
  for (std::wstring_view rest = wide; !rest.empty();) {
    DWORD units = static_cast<DWORD>(std::min(rest.size(), kMostUnits));
    if (::WriteConsoleW(handle_of(stream), rest.data(), units, &units, nullptr) == 0) return false;
    rest.remove_prefix(units);
  }
  while (wide.empty() && !text.empty()) {
    const auto size = static_cast<unsigned>(text.size());
    const int bytes = ::_write(static_cast<int>(stream), text.data(), size);
    if (bytes <= 0) return false;
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
  static std::vector<char*> arguments;
  for (int i = 0; i < argc; ++i) texts.push_back(narrow(wide[i]));
  for (std::string& text : texts) arguments.push_back(text.data());
  argv = arguments.data();
}

std::ptrdiff_t read_input(char* to, std::size_t room) {
  return is_terminal(Stream::kInput) ? read_console(to, room)
                                     : ::_read(0, to, static_cast<unsigned>(room));
}

bool write_output(const char* from, std::size_t size) {
  if (write_to(Stream::kOutput, {from, size})) return true;
  const auto reason = _doserrno;  // of which errno may be EINVAL
  const auto closed = {ERROR_NO_DATA, ERROR_BROKEN_PIPE, ERROR_PIPE_NOT_CONNECTED};
  if (std::count(closed.begin(), closed.end(), reason) > 0) errno = EPIPE;
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
  return static_cast<std::uint64_t>(std::max(status.st_size - std::max(::_telli64(0), 0LL), 0LL));
}

bool file_exists(const std::string& name) {
  return ::GetFileAttributesW(widened(name).c_str()) != INVALID_FILE_ATTRIBUTES;
}

std::string input_from(const std::string& name) {  // PowerShell has no <
  return "< \"" + name + "\", in PowerShell cmd /c 'twentyfour < \"" + name + "\"'";
}

int usable_processors() {
  return std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
}

}  // namespace twentyfour
