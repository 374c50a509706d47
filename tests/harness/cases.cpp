#include "tests/harness/cases.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <system_error>

#include "solver/command_line/misspelling.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> read_if_present(const fs::path& path) {
  if (!fs::exists(path)) return std::nullopt;
  return read_file(path.string());
}

int status_in(const fs::path& path, const std::string& text) {
  int status = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, status);
  if (error != std::errc() || std::string(rest, end) != "\n") {
    throw std::runtime_error(path.string() + ": expected a number and the end of the line");
  }
  return status;
}

TestCase load_case(const fs::path& input_file) {
  const auto beside = [&](const char* extension) {
    return fs::path(input_file).replace_extension(extension);
  };
  const fs::path group = input_file.parent_path().filename();
  const auto err = read_if_present(beside(".err"));
  const auto status = read_if_present(beside(".status"));
  const auto arguments = read_if_present(beside(".args"));

  TestCase test;
  test.name = (group / input_file.stem()).string();
  test.input_file = input_file.string();
  test.out = read_file(beside(".out").string());
  test.err = err.value_or("");
  if (status) test.status = status_in(beside(".status"), *status);
  if (arguments) test.arguments = lines_of(*arguments);
  test.wants_answers_only = !err && !status && !arguments;
  return test;
}

std::vector<fs::path> sorted_entries(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> entries;
  for (const auto& entry : fs::directory_iterator(folder, error)) entries.push_back(entry.path());
  if (error) throw std::runtime_error(folder.string() + ": " + error.message());
  std::sort(entries.begin(), entries.end());
  return entries;
}

bool has_cases(const fs::path& folder) {
  const std::vector<fs::path> files = sorted_entries(folder);
  return std::any_of(files.begin(), files.end(), [](const fs::path& file) {
    return file.extension() == ".in" && fs::exists(fs::path(file).replace_extension(".out"));
  });
}

}  // namespace

std::vector<TestCase> load_cases(const std::string& testdata, const std::string& group_or_case) {
  const fs::path path = fs::path(testdata) / group_or_case;
  if (!fs::exists(path) && !fs::exists(path.string() + ".in") && fs::is_directory(testdata)) {
    const std::vector<std::string> groups = all_groups(testdata);
    if (std::none_of(groups.begin(), groups.end(), [&testdata](const std::string& group) {
          return has_cases(fs::path(testdata) / group);
        })) {
      throw std::runtime_error("there is no test data in " + testdata);
    }
    throw std::runtime_error("there is no group or case " + group_or_case + " in " + testdata +
                             hint_at_nearest(group_or_case, {groups.begin(), groups.end()}));
  }
  if (const fs::path one = path.string() + ".in"; fs::exists(one)) return {load_case(one)};
  std::vector<TestCase> cases;
  for (const fs::path& file : sorted_entries(path)) {
    if (file.extension() == ".in") cases.push_back(load_case(file));
  }
  if (cases.empty()) throw std::runtime_error(path.string() + ": no cases here");
  return cases;
}

std::vector<std::string> all_groups(const std::string& testdata) {
  std::vector<std::string> groups;
  for (const fs::path& entry : sorted_entries(testdata)) {
    if (fs::is_directory(entry)) groups.push_back(entry.filename().string());
  }
  return groups;
}

std::string read_file(const std::string& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) {
    throw std::runtime_error(path + ": cannot be read: it is a folder");
  }
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) throw std::runtime_error(path + ": cannot be read");
  return text;
}

}  // namespace twentyfour
