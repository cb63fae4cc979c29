/// Draws the demo corpus: datasheets of Aubrex Timing, a maker that does not exist.
@NullMarked
package dev.sheetproof.demo;

import org.jspecify.annotations.NullMarked;
