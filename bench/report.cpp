#include "bench/report.hpp"

#include <cstdio>
#include <fstream>
#include <stdexcept>

namespace twentyfour {
namespace {

// Three significant digits, and no fewer than there are before the point.
std::string figure(double value) {
  const int decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

std::string figure(const std::optional<double>& value) {
  return value ? figure(*value) : "-";
}

std::string precise(const std::optional<double>& value) {
  if (!value) return "-";
  char text[64];
  std::snprintf(text, sizeof text, "%.6g", *value);
  return text;
}

}  // namespace

void print_table(std::ostream& out, const std::string& heading,
                 const std::vector<Result>& results) {
  const bool with_cat = !results.empty() && results.front().cats.has_value();
  out << "\n### " << heading << "\n\n"
      << "| way | program | ns a hand | min..max | processor | times the floor |"
      << (with_cat ? " times cat |" : "") << " faster than the textbook |\n"
      << "|---|---|--:|--:|--:|--:|" << (with_cat ? "--:|" : "") << "--:|\n";
  for (const Result& result : results) {
    out << "| " << result.way << " | " << result.program << " | "
        << figure(result.ns_per_hand.median) << " | " << figure(result.ns_per_hand.min) << ".."
        << figure(result.ns_per_hand.max) << " | " << figure(result.processor_ns_per_hand) << " | "
        << figure(result.floors) << " |";
    if (with_cat) out << ' ' << figure(result.cats) << " |";
    out << ' ' << figure(result.textbook_speedup) << " |\n";
  }
  out << std::flush;
}

void write_record(const std::filesystem::path& file, const std::vector<Result>& results) {
  std::ofstream out(file);
  out << "input\tway\tprogram\tns_per_hand\tmin\tmax\tratio_to_floor\tratio_to_textbook\t"
         "ratio_to_cat\tprocessor_ns_per_hand\n";
  for (const Result& result : results) {
    out << result.input << '\t' << result.way << '\t' << result.program << '\t'
        << precise(result.ns_per_hand.median) << '\t' << precise(result.ns_per_hand.min) << '\t'
        << precise(result.ns_per_hand.max) << '\t' << precise(result.floors) << '\t'
        << precise(result.textbook_speedup) << '\t' << precise(result.cats) << '\t'
        << precise(result.processor_ns_per_hand) << '\n';
  }
  out.close();
  if (!out) throw std::runtime_error("cannot write " + file.string());
}

}  // namespace twentyfour
