#include "solver/library/twentyfour.h"

#include <cerrno>
#include <cstddef>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/loops.hpp"
#include "solver/command_line/console.hpp"
#include "solver/command_line/options.hpp"
#include "solver/command_line/running.hpp"

namespace twentyfour {

struct TextConsole final : Console {
  std::ptrdiff_t read(char* to, std::size_t room) override {
    const std::size_t size = input.copy(to, room);
    input.remove_prefix(size);
    return static_cast<std::ptrdiff_t>(size);
  }

  bool write(const char* from, std::size_t size) override try {
    output.append(from, size);
    return true;
  } catch (const std::bad_alloc&) {
    errno = ENOMEM;
    return false;
  }

  void write_error(const std::string& text) override { error += text; }
  bool close_output() override { return true; }

  std::string_view input;
  std::string output;
  std::string error;
};

static Request request_of(const char* const* options) {
  std::vector<const char*> words = {"twentyfour"};
  while (*options != nullptr) words.push_back(*options++);
  return parse_command_line(static_cast<int>(words.size()), words.data());
}

}  // namespace twentyfour

struct twentyfour_program {
  twentyfour::Request request;
  twentyfour::LoopMemory memory = {};
  twentyfour::TextConsole console = {};
  twentyfour_result result = {};
};

twentyfour_program* twentyfour_new(const char* const* options) try {
  return new twentyfour_program{twentyfour::request_of(options)};
} catch (const std::bad_alloc&) {
  return nullptr;
}

const twentyfour_result* twentyfour_run(twentyfour_program* program, const char* input,
                                        size_t input_size) {
  twentyfour::TextConsole& console = program->console;
  twentyfour_result& result = program->result;
  try {
    console.input = {input, input_size};
    console.output.clear();
    console.error.clear();
    result.status = run(program->request, console, program->memory);
    result.error = console.error.c_str();
  } catch (const std::bad_alloc&) {
    result.status = twentyfour::kFailure;
    result.error = "twentyfour: out of memory\n";
  }
  result.output = console.output.c_str();
  result.output_size = console.output.size();
  return &result;
}

void twentyfour_free(twentyfour_program* program) {
  delete program;
}

const char* twentyfour_version() {
  return TWENTYFOUR_VERSION;
}
