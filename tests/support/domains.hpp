// How much of a domain a test tries: a part with the same corners where all tests are to end within
// minutes (the preset `test`), the whole in the preset `check`.
#pragma once

namespace twentyfour {

#ifdef TWENTYFOUR_WHOLE_DOMAINS
constexpr bool kWholeDomains = true;
#else
constexpr bool kWholeDomains = false;
#endif

template <class T>
constexpr T part_or_whole(T part, T whole) {
  return kWholeDomains ? whole : part;
}

}  // namespace twentyfour
