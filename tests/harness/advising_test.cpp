// What is seen in outputs, and which options are named. No process is started.
#include "tests/harness/advising.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace twentyfour {
namespace {

TEST(Advising, LinesThatDoNotFit) {
  const BatchLines fit = {48, 48, "", true};
  const std::string zeros =
      "; if one of them is to the hand of zeros at the end, --input=eof leaves that hand out";
  const std::string one = "; if a process reads one hand, --give=stdin starts one for each";
  const std::string any = "; --give=stdin takes any number of lines for a hand";
  const std::string none = any + ", also none, with --words=YES/";
  const std::string last =
      "; it may drop the last hand: if it needs a line after that, or does "
      "not stop at the end of its input, --give=stdin shows it";
  const struct {
    std::vector<BatchLines> lines;
    Framing framing;
    std::string says;
  } kTrials[] = {
      {{fit, fit}, Framing::kSentinel, ""},
      {{{48, 30, "", false}, fit}, Framing::kSentinel, ""},  // killed
      {{fit, {48, 49, "", true}}, Framing::kSentinel, "b: 49 answers to 48 hands" + zeros},
      {{{1, 2, "", true}, {48, 49, "", true}},
       Framing::kSentinel,
       "a: 2 answers to 1 hand" + zeros},
      {{fit, {48, 49, "", true}}, Framing::kEof, "b: 49 answers to 48 hands" + any},
      {{{48, 49, "", true}, {48, 47, "", true}},
       Framing::kSentinel,
       "a: 49 answers to 48 hands" + any},
      {{{48, 1, "", true}, {1, 1, "", true}}, Framing::kSentinel, "a: 1 answer to 48 hands" + one},
      {{{48, 0, "", true}, fit}, Framing::kSentinel, "a: 0 answers to 48 hands" + none},
      {{{48, 47, "", true}, fit}, Framing::kSentinel, "a: 47 answers to 48 hands" + last},
      {{{48, 30, "", true}, {48, 47, "", true}},
       Framing::kSentinel,
       "a: 30 answers to 48 hands" + none},
      {{{48, 48, "24 points", true}, fit},
       Framing::kEof,
       "the first line is a banner, not an answer: 24 points"},
  };
  const std::vector<PuzzleFile> files = {{"g", "a", {{{1, 2, 3, 4}}}},
                                         {"g", "b", {{{1, 1, 1, 1}}}}};
  for (const auto& [lines, framing, says] : kTrials) {
    RefereeOptions options;
    options.query.framing = framing;
    std::vector<FileOutput> outputs;
    Marking marking;
    for (const BatchLines& of_file : lines) {
      outputs.push_back({{{.said = "?"}}, of_file});
      marking.marks.push_back({{Mark::kNotJudged}});
    }
    std::vector<std::string> wanted;
    if (!says.empty()) wanted.push_back(says);
    EXPECT_EQ(advise(files, outputs, marking, {}, options), wanted);
  }
}

}  // namespace
}  // namespace twentyfour
