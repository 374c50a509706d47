// What came of the races: a table to read and a record for programs.
#pragma once

#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "bench/race.hpp"

namespace twentyfour {

// A heading and a table in Markdown.
void print_table(std::ostream& out, const std::string& heading, const std::vector<Result>& results);

// Tab-separated, with the names of the columns on the first line; "-" stands for no value.
// @throws std::runtime_error where the file cannot be written
void write_record(const std::filesystem::path& file, const std::vector<Result>& results);

}  // namespace twentyfour
