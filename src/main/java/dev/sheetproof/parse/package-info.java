/// Glyphs to the relational tables of one document: pages, lines, outline, objects, references,
/// summary.
@NullMarked
package dev.sheetproof.parse;

import org.jspecify.annotations.NullMarked;
