/// The Model Context Protocol over standard input and output: the services of an open corpus as
/// tools for a language model. Thin, and the only owner of the protocol's SDK.
@NullMarked
package dev.sheetproof.mcp;

import org.jspecify.annotations.NullMarked;
