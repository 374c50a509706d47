// How much of a large domain a test tries: the whole in the preset `check`; in the preset `test`,
// which has to end within minutes, a part with the same corners.
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
