// The referee: gives hands to a program, and says which of its answers are wrong.
#pragma once

namespace twentyfour {

// The main function, for arguments of main.
// @returns the exit status: 0 all is right, 1 something is not, 2 the program could not be tested
int referee(int argc, char** argv);

}  // namespace twentyfour
