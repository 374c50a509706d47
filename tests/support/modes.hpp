// Ways to use the program, each with an input of testdata/: what the signature is taken of.
#pragma once

#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace twentyfour {

struct Mode {
  Arguments arguments;
  std::string input;  // <group>/<case>
};

// The files of hands serve other sizes of hands too: any layout will do.
inline std::vector<Mode> modes() {
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

}  // namespace twentyfour
