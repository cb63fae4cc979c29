/// A small drawing kit for datasheets: pages, type, flowing text, tables, plots and technical
/// drawings.
///
/// Everything is placed in points of the page as displayed, origin at the top left, y down, and the
/// kit remembers what it drew where, so that a drawn document comes with its own ground truth.
@NullMarked
package dev.sheetproof.demo.kit;

import org.jspecify.annotations.NullMarked;
