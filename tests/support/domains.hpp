// How much of a large domain a test tries: the whole in the preset `check`; in `sanitize` a part
// with the same corners; so in `test`, which has to end within minutes, and a few of what takes
// longest.
#pragma once

namespace twentyfour {

#ifdef TWENTYFOUR_WHOLE_DOMAINS
constexpr bool kWholeDomains = true;
#else
constexpr bool kWholeDomains = false;
#endif

#ifdef TWENTYFOUR_SHORT_TESTS
constexpr bool kShortTests = true;
#else
constexpr bool kShortTests = false;
#endif

template <class T>
constexpr T part_or_whole(T part, T whole) {
  return kWholeDomains ? whole : part;
}

template <class T>
constexpr T few_or_more(T few, T more) {
  return kShortTests ? few : more;
}

}  // namespace twentyfour
