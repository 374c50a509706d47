// With --input=lines, and with --check, each line of the input has one line of the output, however
// the input is cut and however many jobs there are; and what is said of a hand is what the judge
// says of the hand that a small reader of its own reads.

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/input/bad_input.hpp"
#include "solver/input/query.hpp"
#include "solver/judge/definition.hpp"
#include "solver/judge/letters.hpp"
#include "solver/judge/real_division.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/judge/reference_judge.hpp"
#include "tests/support/memory_streams.hpp"
#include "tests/support/strings.hpp"

namespace twentyfour {
namespace {

Query chosen_run(Choices& choices) {
  Query query;
  query.asked = static_cast<Question>(choices.below(5));
  query.cards = choices.below(2) == 0 ? kCardsInHand : 1 + static_cast<int>(choices.below(5));
  query.limit = 1 + choices.below(10);
  query.framing = Framing::kEof;
  query.has_lines = true;
  query.echo = std::array{'\0', '\0', '\t', ','}.at(choices.below(4));
  query.has_header = choices.below(4) == 0;
  query.kernel = &best_kernel();
  return query;
}

std::string trimmed(const std::string& text, const char* bytes) {
  const std::size_t begin = text.find_first_not_of(bytes);
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(bytes) + 1 - begin);
}

bool is_empty(std::string line) {
  if (line.rfind("\xef\xbb\xbf", 0) == 0) line.erase(0, 3);
  const std::string text = trimmed(line, " \t\v\f\r");
  return text.empty() || text.front() == '#';
}

constexpr const char* kBlanks = " \t\v\f\r";
constexpr const char* kWideBlank = "\u3000";
constexpr const char* kMarks[] = {",", ";", "\uff0c", "\u3001"};

// The list in quotation marks with which a line begins, as in "[5, 5, 5, 1]"; or nothing.
std::string quoted_list(const std::string& line) {
  if (line.front() != '"') return "";
  const std::string inside = line.substr(1, line.find('"', 1) - 1);
  if (inside.size() < 3) return "";
  const std::string list = trimmed(inside, kBlanks);
  const auto has = [&](const char* mark) { return list.find(mark) != std::string::npos; };
  const bool has_separator = list.find_first_of(kBlanks) != std::string::npos || has(kWideBlank) ||
                             std::any_of(std::begin(kMarks), std::end(kMarks), has);
  return has_separator ? list : "";
}

// The cards of a line, or -1 where there is anything else.
std::vector<int> cards_of_line(std::string line) {
  if (line.rfind("\xef\xbb\xbf", 0) == 0) line.erase(0, 3);
  line.erase(0, line.find_first_not_of(kBlanks));
  const std::string list = quoted_list(line);
  const std::size_t bracket = std::string("([{").find(list.empty() ? line.front() : list.front());
  replace_all(line, kWideBlank, " ");
  for (const char* const mark : kMarks) replace_all(line, mark, " , ");
  for (char digit = '0'; digit <= '9'; ++digit) {
    replace_all(line, std::string("\xef\xbc") + static_cast<char>(digit - '0' + 0x90), {&digit, 1});
  }
  if (!list.empty() || bracket != std::string::npos) {
    // One comma may follow what closes the hand, as in a list of hands.
    line = trimmed(line, kBlanks);
    if (line.ends_with(',')) line = trimmed(line.substr(0, line.size() - 1), kBlanks);
    if (!list.empty()) {
      if (line.back() != '"') return {-1};
      line = line.substr(1, line.size() - 2);
      if (bracket == std::string::npos && line.find('"') != std::string::npos) return {-1};
      line.erase(0, line.find_first_not_of(kBlanks));
    }
    if (bracket != std::string::npos) {
      if (line.size() < 2 || line.back() != ")]}"[bracket]) return {-1};
      line = line.substr(1, line.size() - 2);
    }
  }
  std::istringstream tokens(line);
  std::vector<int> cards;
  bool may_have_mark = false;
  for (std::string token; tokens >> token;) {
    if (token == "," && !may_have_mark) return {-1};
    may_have_mark = token != ",";
    if (!may_have_mark) continue;
    if (token.size() > 2 && token.front() == '"' && token.back() == '"') {
      token = token.substr(1, token.size() - 2);
    }
    const std::size_t point = token.find('.');
    const bool is_number = token[0] >= '0' && token[0] <= '9';
    const bool has_zeros = point != std::string::npos && is_number && token.ends_with('0');
    if (has_zeros && token.find_first_not_of('0', point + 1) == std::string::npos) {
      token.resize(point);
    }
    const char* const begin = token.data();
    cards.push_back(static_cast<int>(number_or_letter(begin, begin + token.size(), kLargestCard)));
  }
  return cards;
}

bool is_bad(const std::string& answer) {
  return answer.rfind("ERROR\t", 0) == 0;
}

// For a hand that is not checked.
void require_answer_to(const std::string& line, const Query& query, const std::string& answer) {
  const std::vector<int> cards = cards_of_line(line);
  const bool is_hand = cards.size() == static_cast<std::size_t>(query.cards) &&
                       std::count(cards.begin(), cards.end(), -1) == 0;
  const bool has_too_many = answer.find("--limit") != std::string::npos;
  require(is_hand != is_bad(answer) || has_too_many, answer + " is the answer to " + line);
  if (!is_hand || query.asked != Question::kSolvable || query.cards != kCardsInHand) return;
  const bool makes = Definition<RealDivision>::makes_24({{cards[0], cards[1], cards[2], cards[3]}});
  require(answer == (makes ? "YES" : "NO"), answer + " is the verdict on " + line);
}

// What a field of CSV says.
std::string value_of_field(const std::string& field) {
  if (!field.starts_with('"')) {
    require(field.find_first_of(",\"") == std::string::npos, "a field is quoted: " + field);
    return field;
  }
  std::string value;
  for (std::size_t i = 1; i + 1 < field.size(); ++i) {
    value += field[i];
    if (field[i] == '"') require(field[++i] == '"', "a quotation mark is doubled: " + field);
  }
  require(field.size() > 1 && field.ends_with('"'), "a field is closed: " + field);
  return value;
}

bool is_text(std::string_view input) {
  const bool has_end = input.find('\n') < input.size();
  return input.empty() || not_text(has_end ? input : std::string(input) + '\n').empty();
}

void look_at(std::string_view input, const Query& query, const Judged& judged) {
  const std::vector<std::string> lines = lines_of(input);
  std::vector<std::string> answers = lines_of(judged.output);
  if (!is_text(input)) {
    require(answers.empty(), "input that is not text has no line");
    return;
  }
  require(lines.size() == answers.size(), "each line has a line");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (query.echo != 0) {
      const bool has_cr = lines[i].ends_with('\r');
      const std::string echo = lines[i].substr(0, lines[i].size() - (has_cr ? 1 : 0)) + query.echo;
      require(answers[i].starts_with(echo), "a line is echoed: " + lines[i]);
      answers[i].erase(0, echo.size());
    }
    if (query.echo == ',') answers[i] = value_of_field(answers[i]);
    if (i == 0 && query.has_header) {
      require(answers[i] == (query.echo == ',' ? "answer" : ""), "a header is passed over");
      answers[i].clear();
      continue;
    }
    require(is_empty(lines[i]) == answers[i].empty(), "an empty line has an empty one");
    if (answers[i].empty()) continue;
    if (query.asked != Question::kCheck) require_answer_to(lines[i], query, answers[i]);
  }
  const auto first = std::find_if(answers.begin(), answers.end(), is_bad);
  const auto bad = std::count_if(answers.begin(), answers.end(), is_bad);
  const std::string where = std::to_string(bad) + " of " + std::to_string(lines.size()) +
                            ", from " + std::to_string(first - answers.begin() + 1);
  require(judged.where == (bad == 0 ? "" : where), "bad lines are counted: " + judged.where);
}

}  // namespace

void try_input(Choices& choices) {
  Query query = chosen_run(choices);
  const auto cuts = chosen_cuts(choices);
  const int jobs = 1 + static_cast<int>(choices.below(3));
  query.jobs = 1;
  const Judged whole = answered(query, choices.text());
  look_at(choices.text(), query, whole);
  // What shows that input is not text may come in a later piece than its first line.
  if (!is_text(choices.text())) return;
  query.jobs = jobs;
  require_same(answered(query, choices.text(), cuts), whole, "the input in one piece");
}

}  // namespace twentyfour
