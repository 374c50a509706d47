// The signature: a hash over what the program answers, mode by mode, to inputs of testdata/.
//
//   signature PROGRAM TESTDATA            compares with TESTDATA/signature.txt; 1 if one differs
//   signature PROGRAM TESTDATA --write    writes it anew
//
// A change that moves a line of it changes answers, and has to say so in CHANGELOG.md.
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/run_program.hpp"

namespace twentyfour {
namespace {

// A way to use the program, with an input of testdata/.
struct Mode {
  Arguments arguments;
  std::string input;  // <group>/<case>
};

// The files of hands serve other sizes of hands too: any layout will do.
std::vector<Mode> modes() {
  const std::string small = "small-cards/multisets-0-to-9";
  const std::string all_small = "small-cards/multisets-1-to-13";
  std::vector<Mode> all = {
      {{}, all_small},
      {{}, "small-cards/ordered-1-to-9"},
      {{}, "wide-cards/random-to-9999"},
      {{}, "wide-cards/made-to-be-24"},
      {{}, "wide-cards/made-to-miss-24"},
      {{"--expression"}, all_small},
      {{"--all"}, all_small},
      {{"--count"}, all_small},
      {{"--all"}, "wide-cards/made-to-be-24"},
      {{"--all", "--target=5/3"}, small},
      {{"--all", "--target=-7", "--ordered"}, small},
      {{"--all", "--cards=2", "--target=2"}, all_small},
      {{"--all", "--cards=3"}, all_small},
      {{"--cards=6"}, all_small},
      {{"--count", "--cards=5"}, small},
      {{"--count", "--cards=5", "--ordered"}, small},
      {{"--check"}, "checks/answers"},
      {{"--all", "--operators=+-*"}, all_small},
      {{"--all", "--operators=+-*/!"}, small},
      {{"--expression", "--operators=+-*/^"}, small},
      {{"--judge=hdu-1427"}, all_small},
      {{"--judge=uva-10344"}, "judges/uva-10344-samples"},
      {{"--judge=nyoj-1043"}, "judges/nyoj-1043-samples"},
  };
  for (const char* const form : {"parentheses", "precedence", "left-to-right"}) {
    for (const char* const division : {"real", "exact", "truncating"}) {
      const Arguments rules = {"--all", std::string("--form=") + form,
                               std::string("--division=") + division};
      Arguments ordered = rules;
      ordered.emplace_back("--ordered");
      all.push_back({rules, small});
      all.push_back({ordered, small});
    }
  }
  return all;
}

// FNV-1a, of 64 bits (Fowler, Noll, Vo).
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : text) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  }
  return hash;
}

std::string in_hex(std::uint64_t hash) {
  std::ostringstream text;
  text << std::hex << std::setw(16) << std::setfill('0') << hash;
  return text.str();
}

std::string answers_to(const Mode& mode, const std::string& program, const std::string& testdata) {
  const RunResult result =
      run_program_on_file(program, mode.arguments, testdata + "/" + mode.input + ".in");
  if (result.signaled || result.status != 0) {
    throw std::runtime_error(mode.input + ": " + result.err);
  }
  return result.out;
}

// The first line is of all modes together.
std::string signature_of(const std::string& program, const std::string& testdata) {
  std::string lines;
  std::string all;
  for (const Mode& mode : modes()) {
    const std::string answers = answers_to(mode, program, testdata);
    all += answers;
    lines.append(in_hex(hash_of(answers))).append("  ").append(mode.input);
    for (const std::string& argument : mode.arguments) lines.append(" ").append(argument);
    lines += '\n';
  }
  return in_hex(hash_of(all)) + "  all of these, one after another\n" + lines;
}

int compare(const std::string& path, const std::string& signature) {
  std::ifstream file(path, std::ios::binary);
  const std::string known{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (known == signature) return EXIT_SUCCESS;
  std::cout << path << " is another; it would be now\n" << signature;
  return EXIT_FAILURE;
}

int write(const std::string& path, const std::string& signature) {
  std::ofstream file(path, std::ios::binary);
  file << signature << std::flush;
  return file ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  using namespace twentyfour;
  const Arguments arguments(argv + 1, argv + argc);
  const bool writes = arguments.size() == 3 && arguments[2] == "--write";
  if (arguments.size() != 2 && !writes) {
    std::cerr << "usage: signature PROGRAM TESTDATA [--write]\n";
    return EXIT_FAILURE;
  }
  try {
    const std::string signature = signature_of(arguments[0], arguments[1]);
    const std::string path = arguments[1] + "/signature.txt";
    return writes ? write(path, signature) : compare(path, signature);
  } catch (const std::exception& error) {
    std::cerr << "signature: " << error.what() << '\n';
    return EXIT_FAILURE;
  }
}
