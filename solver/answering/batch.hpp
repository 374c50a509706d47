// A batch: deals that one thread answers one after another, and the known lines between them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "solver/answering/solver.hpp"
#include "solver/expressions/deal.hpp"

namespace twentyfour {

class Batch {
 public:
  std::size_t size() const { return places_.size(); }
  bool is_empty() const { return places_.empty() && known_.empty(); }
  std::size_t bytes() const { return known_.size() + answers_.size(); }
  const Deal& deal(std::size_t i) const { return places_[i].deal; }

  // Empties it, and keeps the memory.
  void clear() {
    places_.clear();
    known_.clear();
    answers_.clear();
    answered_ = 0;
  }

  // Fills it.
  // @param is_repeat  whether the same deal comes before, so that this one is not answered
  void add_lines(std::string_view lines) { known_ += lines; }
  void add(const Deal& deal, bool is_repeat) {
    places_.push_back({deal, is_repeat, known_.size()});
  }

  // Answers the deals up to the first that fails.
  void answer(Solver& solver) noexcept try {
    for (; answered_ < places_.size(); ++answered_) {
      Place& place = places_[answered_];
      if (!place.is_repeat) solver.append_line(place.deal, answers_);
      place.end = answers_.size();
    }
  } catch (...) {  // NOLINT(bugprone-empty-catch): answered_ tells how far it came
  }

  // The known lines before the i-th place; for size(), after the last.
  std::string_view known_before(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : places_[i - 1].known_end;
    const std::size_t end = i == size() ? known_.size() : places_[i].known_end;
    return std::string_view(known_).substr(begin, end - begin);
  }

  // The line of the i-th place, with its end; empty for one that is not answered.
  std::string_view line(std::size_t i) const {
    if (i >= answered_) return {};
    const std::size_t begin = i == 0 ? 0 : places_[i - 1].end;
    return std::string_view(answers_).substr(begin, places_[i].end - begin);
  }

  // Whether answers() is all: there are no known lines, and no repeats.
  bool has_all_lines() const { return known_.empty() && !has_failed(); }
  const std::string& answers() const { return answers_; }

  bool has_failed() const { return answered_ < size(); }

 private:
  struct Place {
    Deal deal;
    bool is_repeat;
    std::size_t known_end;  // of the known lines before it
    std::size_t end = 0;    // of its line, in answers_
  };

  std::vector<Place> places_;
  std::string known_;
  std::string answers_;
  std::size_t answered_ = 0;
};

}  // namespace twentyfour
