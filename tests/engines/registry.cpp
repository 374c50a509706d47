// Every engine there is; a new one is an #include and a line.
#include "solver/judge/definition.hpp"
#include "solver/judge/real_division.hpp"
#include "solver/kernels/patterns.hpp"
#include "tests/engines/engine.hpp"
#include "tests/engines/orders_and_bracketings.hpp"
#include "tests/engines/take_two.hpp"

namespace twentyfour {

const std::vector<Engine>& engines() {
  static const std::vector<Engine> all = {
      {"definition", Definition<RealDivision>::makes_24},
      {"orders_and_bracketings", orders_and_bracketings::solvable},
      {"take_two", take_two::solvable},
      {"plain", [](const Hand& hand) { return plain::makes<Division::kReal>(hand, kTarget); }},
  };
  return all;
}

}  // namespace twentyfour
