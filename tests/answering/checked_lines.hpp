// The loop of --check on streams in memory.
#pragma once

#include <string>

#include "solver/answering/checking_loop.hpp"
#include "tests/memory_streams.hpp"

namespace twentyfour {

// Streams: MemoryStreams, or a class derived from it. Each error of a line is reported with the
// number of bytes that were written before it.
template <class Source, class Streams>
Judged checked_lines(Streams& streams, const Task& task, Framing framing, int jobs = 1) {
  std::string errors;
  const auto report = [&](Outcome outcome, const Source& source) {
    errors += "after " + std::to_string(streams.output().size()) + ": " +
              describe_error(outcome, source.reader()) + "; ";
  };
  const Outcome ending = CheckingLoop<Streams, Source>(streams, task, framing, report, jobs).run();
  return {streams.output(), ending, errors};
}

}  // namespace twentyfour
