/// The commands. JSON goes to standard output, everything else to standard error. Exit codes: 0
/// done, 1 a part of it failed (which is said), 2 wrong usage.
@NullMarked
package dev.sheetproof.cli;

import org.jspecify.annotations.NullMarked;
