// Where an answer ends that stands after a label ("The place" in the manual).
#pragma once

#include <string_view>

namespace twentyfour {

// Of what follows a label: the rest of the line, or what stands on the next lines if that has
// nothing but marks. Cost: linear.
std::string_view after_label(std::string_view text);

}  // namespace twentyfour
