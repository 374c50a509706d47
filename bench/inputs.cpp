#include "bench/inputs.hpp"

#include <fstream>
#include <stdexcept>
#include <string>

namespace twentyfour {
namespace {

constexpr std::uint64_t kHandsSeed = 24;
constexpr std::uint64_t kLayoutSeed = 2787;
constexpr std::size_t kBufferSize = std::size_t{1} << 20;

// One hand a line, single spaces.
class TidyLayout {
 public:
  void append_after_card(std::string& text) { text += ' '; }
  void append_after_hand(std::string& text) { text += '\n'; }
};

// Runs of blanks, tabs, CRLF, empty lines, several hands a line, now and then a hand across lines.
class AnyLayout {
 public:
  void append_after_card(std::string& text) {
    const int what = dice_.below(100);
    if (what < 60) {
      text += ' ';
    } else if (what < 80) {
      text.append(static_cast<std::size_t>(2 + dice_.below(6)), ' ');
    } else if (what < 98) {
      text.append(static_cast<std::size_t>(1 + dice_.below(2)), '\t');
    } else {
      text += '\n';
    }
  }

  void append_after_hand(std::string& text) {
    static constexpr const char* kEndings[] = {"\n",  "\n",     "\n", "\r\n", "\r\n",
                                               " \n", "\n\n\n", "  ", "\t",   " \r\n\r\n"};
    text += kEndings[dice_.below(10)];
  }

 private:
  Dice dice_{kLayoutSeed};
};

template <class Layout>
void write_in_layout(const InputKind& kind, std::size_t count, Layout layout, std::ostream& out) {
  Hands hands(kind);
  std::string text;
  text.reserve(kBufferSize + 100);
  for (std::size_t i = 0; i < count; ++i) {
    const Hand hand = hands.next();
    for (int card = 0; card < kCardsInHand; ++card) {
      if (card > 0) layout.append_after_card(text);
      text += std::to_string(hand.cards[card]);
    }
    layout.append_after_hand(text);
    if (text.size() >= kBufferSize) {
      out << text;
      text.clear();
    }
  }
  out << text << "0 0 0 0\n";
}

bool has_repeats(const Hand& hand) {
  for (int i = 0; i < kCardsInHand; ++i) {
    for (int j = 0; j < i; ++j) {
      if (hand.cards[i] == hand.cards[j]) return true;
    }
  }
  return false;
}

}  // namespace

const std::vector<InputKind>& input_kinds() {
  static const std::vector<InputKind> all = {
      {"one-digit", "cards 1..9, one hand a line", 9, false, false, 16'000'000, 50'000},
      {"two-digit", "cards 1..13, one hand a line", 13, false, false, 12'000'000, 50'000},
      {"any-layout", "cards 1..13, any layout", 13, false, true, 10'000'000, 50'000},
      {"wide", "cards 1..9999, all different", 9999, true, false, 1'000'000, 10'000},
  };
  return all;
}

const InputKind& input_kind(std::string_view name) {
  for (const InputKind& kind : input_kinds()) {
    if (name == kind.name) return kind;
  }
  throw std::runtime_error("no input is called " + std::string(name));
}

Hands::Hands(const InputKind& kind)
    : largest_card_(kind.largest_card), all_different_(kind.all_different), dice_(kHandsSeed) {}

Hand Hands::next() {
  Hand hand;
  do {
    for (int& card : hand.cards) card = 1 + dice_.below(largest_card_);
  } while (all_different_ && has_repeats(hand));
  return hand;
}

void write_hands(const InputKind& kind, std::size_t hands, std::ostream& out) {
  if (kind.any_layout) {
    write_in_layout(kind, hands, AnyLayout(), out);
  } else {
    write_in_layout(kind, hands, TidyLayout(), out);
  }
}

Input write_input(const InputKind& kind, std::size_t hands, const std::filesystem::path& file) {
  std::ofstream out(file, std::ios::binary);
  write_hands(kind, hands, out);
  out.close();
  if (!out) throw std::runtime_error("cannot write " + file.string());
  return {file, hands, std::filesystem::file_size(file)};
}

}  // namespace twentyfour
