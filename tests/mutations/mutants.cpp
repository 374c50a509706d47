// Lists small ways to break the sources under solver/, one a line: key, file, line number, and the
// line that takes the place of that one, with tabs between them.
//
// A key is the file, the line and what becomes of it, without the line's number; so it outlives
// edits elsewhere. Which mutants are in the set follows from their keys and the seed, file by file:
// an edit changes the set only where it changes lines.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace twentyfour {
namespace {

constexpr std::string_view kHelp =
    R"(Usage: mutants [--root=FOLDER] [--seed=S] [--lines=N] [--only=PATH] [--all]
Lists ways to break solver/: in each file, one for every N lines of code (default 21); or all.
)";

struct Options {
  std::string root = ".";
  std::string seed = "24";
  std::string only;
  std::size_t lines_for_each = 21;
  bool all = false;
};

struct Mutant {
  std::string key;
  std::string file;
  std::size_t line = 0;
  std::string text;
};

// Sources with all blanked out that is not to be changed: comments, literals, directives and
// assertions of the compiler. Of the same length, so that places are the same.
class Mask {
 public:
  static std::string of(std::string text) {
    Mask mask(std::move(text));
    while (mask.at_ < mask.text_.size()) mask.step();
    return mask.text_;
  }

 private:
  explicit Mask(std::string text) : text_(std::move(text)) {}

  bool has(std::string_view word) const { return text_.compare(at_, word.size(), word) == 0; }

  void step() {
    if (text_[at_] == '\n') {
      is_line_start_ = true;
      ++at_;
    } else if (is_line_start_ && has("#")) {
      blank(end_of_directive());
    } else if (has("//")) {
      blank(text_.find('\n', at_));
    } else if (has("/*")) {
      blank(after("*/", at_ + 2));
    } else if (has("R\"(")) {
      blank(after(")\"", at_ + 3));
    } else if (has("static_assert")) {
      blank(after(";", at_));
    } else if (has("\"") || (has("'") && !follows_digit())) {
      blank(end_of_literal());
    } else {
      is_line_start_ = is_line_start_ && text_[at_] == ' ';
      ++at_;
    }
  }

  // A quote there separates the digits of a number.
  bool follows_digit() const {
    return at_ > 0 && std::isxdigit(static_cast<unsigned char>(text_[at_ - 1])) != 0;
  }

  std::size_t after(std::string_view word, std::size_t from) const {
    const std::size_t found = text_.find(word, from);
    return found == std::string::npos ? found : found + word.size();
  }

  std::size_t end_of_directive() const {
    std::size_t end = text_.find('\n', at_);
    while (end != std::string::npos && text_[end - 1] == '\\') end = text_.find('\n', end + 1);
    return end;
  }

  std::size_t end_of_literal() const {
    const char quote = text_[at_];
    std::size_t end = at_ + 1;
    while (end < text_.size() && text_[end] != quote) end += text_[end] == '\\' ? 2 : 1;
    return end + 1;
  }

  // A blanked literal is no empty place: what stands there is still an operand.
  void blank(std::size_t end) {
    end = std::min(end, text_.size());
    const char filler = has("\"") || has("'") || has("R") ? '$' : ' ';
    for (; at_ < end; ++at_) {
      if (text_[at_] != '\n') text_[at_] = filler;
    }
  }

  std::string text_;
  std::size_t at_ = 0;
  bool is_line_start_ = true;
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string trimmed(const std::string& line) {
  const std::size_t begin = line.find_first_not_of(' ');
  return begin == std::string::npos ? std::string() : line.substr(begin);
}

bool is_word(char byte) {
  return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '_';
}

bool starts_with(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

// The ways to change one line. `code` is the line under the mask.
class Line {
 public:
  Line(const std::string& text, const std::string& code, const std::string& code_before)
      : text_(text), code_(code), before_(code_before) {}

  std::vector<std::string> changed() {
    swap_words();
    change_numbers();
    move_epsilon();
    negate("if (");
    negate("while (");
    change_return();
    drop_statement();
    return std::move(changed_);
  }

 private:
  void replace(std::size_t at, std::size_t length, std::string_view by) {
    std::string text = text_;
    text.replace(at, length, by);
    if (text != text_) changed_.push_back(std::move(text));
  }

  // The sources have spaces round every operator of two operands, and none inside `<...>`.
  void swap_words() {
    static constexpr std::pair<std::string_view, std::string_view> kSwaps[] = {
        {" + ", " - "},
        {" - ", " + "},
        {" * ", " / "},
        {" / ", " * "},
        {" % ", " / "},
        {" << ", " >> "},
        {" >> ", " << "},
        {" & ", " | "},
        {" | ", " & "},
        {" ^ ", " | "},
        {" && ", " || "},
        {" || ", " && "},
        {" < ", " <= "},
        {" <= ", " < "},
        {" > ", " >= "},
        {" >= ", " > "},
        {" < ", " > "},
        {" > ", " < "},
        {" <= ", " >= "},
        {" >= ", " <= "},
        {" == ", " != "},
        {" != ", " == "},
        {" += ", " -= "},
        {" -= ", " += "},
        {" *= ", " /= "},
        {" /= ", " *= "},
        {" |= ", " &= "},
        {" &= ", " |= "},
        {" <<= ", " >>= "},
        {" >>= ", " <<= "},
        {" + 1", ""},
        {" - 1", ""},
        {"kPlus", "kMinus"},
        {"kTimes", "kOver"},
        {"return true", "return false"},
        {"return false", "return true"},
        {"= true", "= false"},
        {"= false", "= true"},
    };
    for (const auto& [word, by] : kSwaps) {
      for (std::size_t at = code_.find(word); at != std::string::npos;
           at = code_.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool goes_on = is_word(word.back()) && end < code_.size() && is_word(code_[end]);
        if (!goes_on) replace(at, word.size(), by);
      }
    }
  }

  // Whole numbers one up and one down.
  void change_numbers() {
    for (std::size_t at = 0; at < code_.size(); ++at) {
      if (std::isdigit(static_cast<unsigned char>(code_[at])) == 0) continue;
      std::size_t end = at;
      while (end < code_.size() && (is_word(code_[end]) || code_[end] == '.')) ++end;
      const std::string number = code_.substr(at, end - at);
      const bool is_part = at > 0 && (is_word(code_[at - 1]) || code_[at - 1] == '$');
      if (!is_part && number.size() < 10 &&
          number.find_first_not_of("0123456789") == std::string::npos) {
        replace(at, number.size(), std::to_string(std::stoul(number) + 1));
        if (number != "0") replace(at, number.size(), std::to_string(std::stoul(number) - 1));
      }
      at = end;
    }
  }

  void move_epsilon() {
    const std::size_t at = code_.find("1e-9");
    if (at == std::string::npos) return;
    for (const char* other : {"1e-3", "1e-7", "1e-13"}) replace(at, 4, other);
  }

  // Where the condition ends on the line.
  void negate(std::string_view start) {
    const std::size_t found = code_.find(start);
    if (found == std::string::npos || (found > 0 && is_word(code_[found - 1]))) return;
    const std::size_t begin = found + start.size();
    int depth = 1;
    for (std::size_t at = begin; at < code_.size(); ++at) {
      if (code_[at] == '(') ++depth;
      if (code_[at] == ')') --depth;
      if (depth > 0) continue;
      const std::string condition = text_.substr(begin, at - begin);
      if (condition.find(';') == std::string::npos && !starts_with(condition, "const ")) {
        replace(begin, at - begin, "!(" + condition + ")");
      }
      return;
    }
  }

  void change_return() {
    const std::string code = trimmed(code_);
    if (!starts_with(code, "return ") || code.back() != ';') return;
    const std::string value = code.substr(7, code.size() - 8);
    for (const char* none : {"{}", "0", "nullptr", "false", "true", "std::nullopt"}) {
      if (value == none) return;
    }
    replace(text_.size() - code.size(), code.size(), "return {};");
  }

  void drop_statement() {
    const std::string code = trimmed(code_);
    if (code.empty() || code.back() != ';' || !is_statement(code) || continues()) return;
    replace(text_.size() - code.size(), code.size(), ";");
  }

  // Whether the line goes on with what the one before began.
  bool continues() const {
    const std::size_t last = before_.find_last_not_of(' ');
    if (last == std::string::npos) return false;
    return std::string_view(";{}:").find(before_[last]) == std::string_view::npos;
  }

  // An assignment, an increment, a call or a jump; a declaration has a second word before = or (.
  static bool is_statement(const std::string& code) {
    if (code == "break;" || code == "continue;") return true;
    if (starts_with(code, "++") || starts_with(code, "--")) return true;
    const std::size_t end = code.find_first_of(" (");
    if (end == std::string::npos || std::islower(static_cast<unsigned char>(code[0])) == 0) {
      return false;
    }
    if (code[end] == '(')
      return code.find(") {") == std::string::npos && code.substr(0, end) != "if";
    const std::size_t sign = code.find("= ", end);
    return sign != std::string::npos && sign <= end + 3;
  }

  const std::string& text_;
  const std::string& code_;
  const std::string& before_;
  std::vector<std::string> changed_;
};

// FNV-1a, and a finish that spreads the last bytes.
std::uint64_t hash(std::string_view text) {
  std::uint64_t value = 0xcbf29ce484222325;
  for (const char byte : text) {
    value = (value ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  }
  value = (value ^ value >> 32) * 0xd6e8feb86659fd93;
  return value ^ value >> 32;
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

struct Mutants {
  std::vector<Mutant> all;
  std::size_t lines_of_code = 0;
};

Mutants mutants_of(const std::string& root, const std::string& file) {
  const std::string text = read_file(std::filesystem::path(root) / file);
  const std::vector<std::string> lines = lines_of(text);
  const std::vector<std::string> code = lines_of(Mask::of(text));
  Mutants mutants;
  std::map<std::string, int> times_seen;
  std::string code_before;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (trimmed(code[i]).size() < 2) {
      if (!trimmed(code[i]).empty()) code_before = code[i];
      continue;
    }
    ++mutants.lines_of_code;
    for (std::string& changed : Line(lines[i], code[i], code_before).changed()) {
      std::string key = file + ": " + trimmed(lines[i]) + " -> " + trimmed(changed);
      const int times = ++times_seen[key];
      if (times > 1) key += " (" + std::to_string(times) + ")";
      mutants.all.push_back({std::move(key), file, i + 1, std::move(changed)});
    }
    code_before = code[i];
  }
  return mutants;
}

// Of the many ways to break one file, those that the seed chooses.
void choose(Mutants& mutants, const Options& options) {
  if (options.all) return;
  std::vector<std::pair<std::uint64_t, std::size_t>> order;
  for (std::size_t i = 0; i < mutants.all.size(); ++i) {
    order.emplace_back(hash(options.seed + mutants.all[i].key), i);
  }
  std::sort(order.begin(), order.end());
  const std::size_t each = options.lines_for_each;
  order.resize(std::min(order.size(), (mutants.lines_of_code + each / 2) / each));
  std::vector<Mutant> chosen;
  for (const auto& [_, i] : order) chosen.push_back(mutants.all[i]);
  mutants.all = std::move(chosen);
}

// What the program is made of; the mains of single files for judges have next to no code.
std::vector<std::string> sources(const std::string& root) {
  std::vector<std::string> files;
  const std::filesystem::path base(root);
  for (const auto& entry : std::filesystem::recursive_directory_iterator(base / "solver")) {
    const std::string extension = entry.path().extension().string();
    const std::string name = entry.path().filename().string();
    if (extension != ".hpp" && extension != ".cpp") continue;
    if (name == "submission.cpp" || name == "leetcode.cpp") continue;
    files.push_back(entry.path().lexically_relative(base).generic_string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

Options parse_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const std::size_t sign = argument.find('=');
    const std::string value = sign == std::string::npos ? "" : argument.substr(sign + 1);
    if (starts_with(argument, "--root=")) {
      options.root = value;
    } else if (starts_with(argument, "--seed=")) {
      options.seed = value;
    } else if (starts_with(argument, "--lines=") && std::atoi(value.c_str()) > 0) {
      options.lines_for_each = static_cast<std::size_t>(std::atoi(value.c_str()));
    } else if (starts_with(argument, "--only=")) {
      options.only = value;
    } else if (argument == "--all") {
      options.all = true;
    } else {
      std::cerr << kHelp;
      std::exit(2);
    }
  }
  return options;
}

}  // namespace
}  // namespace twentyfour

int main(int argc, char** argv) {
  using namespace twentyfour;
  const Options options = parse_options(argc, argv);
  for (const std::string& file : sources(options.root)) {
    if (!starts_with(file, options.only)) continue;
    Mutants mutants = mutants_of(options.root, file);
    choose(mutants, options);
    for (const Mutant& mutant : mutants.all) {
      std::cout << mutant.key << '\t' << mutant.file << '\t' << mutant.line << '\t' << mutant.text
                << '\n';
    }
  }
}
