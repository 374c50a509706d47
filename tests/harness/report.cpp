#include "tests/harness/report.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

#include "tests/harness/texts.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

// How many puzzles have each mark.
using Tally = std::array<std::size_t, kMarks>;

std::size_t index_of(Mark mark) {
  return static_cast<std::size_t>(mark);
}

std::string name_of(Mark mark) {
  return std::string(kNamesOfMarks[index_of(mark)]);
}

std::size_t hands_in(const Tally& tally) {
  return std::accumulate(tally.begin(), tally.end(), std::size_t{0});
}

Tally tally_of(const std::vector<Marked>& marks) {
  Tally tally = {};
  for (const Marked& marked : marks) ++tally[index_of(marked.mark)];
  return tally;
}

void add(Tally& sum, const Tally& tally) {
  std::transform(sum.begin(), sum.end(), tally.begin(), sum.begin(), std::plus<>());
}

struct Row {
  std::string name;
  Tally tally = {};
};

// A row for each group, in the order of the files; then their sum, if there are several. There is
// at least one.
std::vector<Row> rows_of(const Report& report) {
  std::vector<Row> rows;
  Row all = {"all"};
  for (std::size_t i = 0; i < report.files.size(); ++i) {
    const std::string& group = report.files[i].group;
    auto row = std::ranges::find(rows, group, &Row::name);
    if (row == rows.end()) row = rows.insert(row, {group});
    const Tally tally = tally_of(report.marks[i]);
    add(row->tally, tally);
    add(all.tally, tally);
  }
  if (rows.size() > 1) rows.push_back(all);
  return rows;
}

std::string padded(std::string text, std::size_t width, bool to_the_left) {
  const std::size_t blanks = std::max(width, text.size()) - text.size();
  return text.insert(to_the_left ? text.size() : 0, blanks, ' ');
}

// Leaves out the columns after "wrong NO" that have nothing but zeros.
std::string table(const std::vector<Row>& rows) {
  std::size_t width = 5;
  Tally sum = {};
  for (const Row& row : rows) {
    width = std::max(width, row.name.size());
    add(sum, row.tally);
  }
  const std::size_t digits = std::to_string(hands_in(sum)).size();
  const auto line = [&](const std::string& name, const std::string& hands, const auto& cell) {
    std::string text =
        padded(name, width, true) + padded(hands, std::max<std::size_t>(digits, 5) + 2, false);
    for (std::size_t i = 0; i < kMarks; ++i) {
      if (i > index_of(Mark::kWrongNo) && sum[i] == 0) continue;
      text += padded(cell(i), std::max(digits, kNamesOfMarks[i].size()) + 2, false);
    }
    return text + "\n";
  };
  std::string text = line("group", "hands", [](auto i) { return std::string(kNamesOfMarks[i]); });
  for (const Row& row : rows) {
    text += line(row.name, std::to_string(hands_in(row.tally)),
                 [&row](auto i) { return std::to_string(row.tally[i]); });
  }
  return text;
}

std::string said(const Marked& marked) {
  return marked.said.empty() ? "(nothing)" : marked.said;
}

std::string described(const Puzzle& puzzle, const Response& response, const Marked& marked) {
  if (response.is_unmatched && !marked.said.empty()) return marked.said;
  std::string text = to_text(puzzle.cards);
  if (!puzzle.answer.empty()) text += ", answer " + puzzle.answer;
  return text + ": " + said(marked);
}

// The first puzzle of each mark that is not right.
std::string first_of_each(const Report& report) {
  std::array<std::string, kMarks> lines;
  for (std::size_t i = report.files.size(); i-- > 0;) {
    for (std::size_t j = report.marks[i].size(); j-- > 0;) {
      const Marked& marked = report.marks[i][j];
      if (marked.mark == Mark::kRight) continue;
      lines[index_of(marked.mark)] =
          "first " + name_of(marked.mark) + ", in " + report.files[i].name + ": " +
          described(report.files[i].puzzles[j], report.outputs[i].responses[j], marked) + "\n";
    }
  }
  return std::accumulate(lines.begin(), lines.end(), std::string());
}

std::string as_text(const Report& report) {
  const std::vector<Row> rows = rows_of(report);
  std::string text = report.title + "\n" + table(rows);
  const std::string firsts = first_of_each(report);
  if (!firsts.empty()) text += "\n" + firsts;
  if (rows.back().tally[index_of(Mark::kNotTried)] > 0) {
    text +=
        "\nstopped, because three processes timed out or printed too much; --keep-going tries all "
        "hands\n";
  }
  if (!report.notes.empty()) {
    text.append("\n").append(joined_by("\n", report.notes)).append("\n");
  }
  return text;
}

// A line end is a reference, because XML makes a blank of one in an attribute.
std::string escaped(std::string_view text) {
  std::string xml;
  for (const std::string& line : split(text, "\n")) xml.append(clean(line)).append("\n");
  xml.pop_back();
  constexpr std::pair<const char*, const char*> kReferences[] = {
      {"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}, {"\n", "&#10;"}};
  for (const auto& [sign, reference] : kReferences) replace_all(xml, sign, reference);
  return xml;
}

std::string attribute(const std::string& name, std::string_view value) {
  return " " + name + "=\"" + escaped(value) + "\"";
}

// With three decimals.
std::string decimal(double seconds) {
  const std::string text = std::to_string(seconds);
  return text.substr(0, text.size() - 3);
}

// A failure says how many answers are wrong, and has the first of them.
std::string test_case(const PuzzleFile& file, const FileOutput& output,
                      const std::vector<Marked>& marks) {
  const std::string start = "    <testcase" + attribute("classname", file.group) +
                            attribute("name", file.name) +
                            attribute("time", decimal(output.seconds));
  const std::size_t wrong = marks.size() - tally_of(marks)[index_of(Mark::kRight)];
  if (wrong == 0) return start + "/>\n";
  std::size_t first = 0;
  while (marks[first].mark == Mark::kRight) ++first;
  const std::string message = std::to_string(wrong) + " of " + std::to_string(marks.size()) +
                              " not right; the first is " + name_of(marks[first].mark) + ": " +
                              described(file.puzzles[first], output.responses[first], marks[first]);
  return start + ">\n      <failure" + attribute("message", message) + "/>\n    </testcase>\n";
}

std::string as_junit(const Report& report) {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
  bool is_first = true;
  for (std::size_t i = 0; i < report.files.size();) {
    const std::string& group = report.files[i].group;
    std::string cases;
    std::size_t tests = 0;
    std::size_t failures = 0;
    double seconds = 0;
    for (; i < report.files.size() && report.files[i].group == group; ++i, ++tests) {
      const std::vector<Marked>& marks = report.marks[i];
      cases += test_case(report.files[i], report.outputs[i], marks);
      seconds += report.outputs[i].seconds;
      if (tally_of(marks)[index_of(Mark::kRight)] != marks.size()) ++failures;
    }
    text += "  <testsuite" + attribute("name", group) + attribute("tests", std::to_string(tests)) +
            attribute("failures", std::to_string(failures)) + attribute("time", decimal(seconds)) +
            ">\n" + cases;
    if (!report.notes.empty() && std::exchange(is_first, false)) {
      text += "    <system-out>" + escaped(joined_by("\n", report.notes)) + "</system-out>\n";
    }
    text += "  </testsuite>\n";
  }
  return text + "</testsuites>\n";
}

}  // namespace

int status_of(const Report& report) {
  const Tally sum = rows_of(report).back().tally;
  const std::size_t right = sum[index_of(Mark::kRight)];
  if (right == hands_in(sum)) return 0;
  return right + sum[index_of(Mark::kNotJudged)] == hands_in(sum) ? 3 : 1;
}

std::string to_text(const Report& report, Format format) {
  return format == Format::kJunit ? as_junit(report) : as_text(report);
}

std::string failures(const Report& report, const RefereeOptions& options) {
  RightAnswers right(options);
  std::string lines;
  for (std::size_t i = 0; i < report.files.size(); ++i) {
    for (std::size_t j = 0; j < report.marks[i].size(); ++j) {
      const Puzzle& puzzle = report.files[i].puzzles[j];
      const Marked& marked = report.marks[i][j];
      if (marked.mark == Mark::kRight) continue;
      lines += to_text(puzzle.cards) + "\t";
      if (options.expect == Expect::kVerdicts) lines += puzzle.answer + "\t";
      lines += right.expected(puzzle) + "\t" + said(marked) + "\n";
    }
  }
  return lines;
}

}  // namespace twentyfour
