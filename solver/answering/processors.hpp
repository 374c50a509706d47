// How many processors this process may use.
#pragma once

namespace twentyfour {

// At least 1: those that the process may run on, or fewer if its control group may use less time.
int usable_processors();

}  // namespace twentyfour
