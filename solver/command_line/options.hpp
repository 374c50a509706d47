// Options, a row each, and the request of a command line.
#pragma once

#include "solver/command_line/option_table.hpp"
#include "solver/command_line/request_builder.hpp"

namespace twentyfour {

// The options, with what each sets in the builder, which must outlive them.
OptionTable options_of(RequestBuilder& builder);

// The request of the arguments of main, with the best kernel where one may be used.
Request parse_command_line(int argc, const char* const* argv);

}  // namespace twentyfour
