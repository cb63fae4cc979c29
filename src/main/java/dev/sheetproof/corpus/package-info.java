/// An opened corpus: the services over one folder, as window, command line and MCP use them.
@NullMarked
package dev.sheetproof.corpus;

import org.jspecify.annotations.NullMarked;
