/// The geometric layout detector: ruling lines, alignment, white space, drawing clusters and font
/// statistics; no model. Each rule is a class of its own; the `source` of a detection names it.
@NullMarked
package dev.sheetproof.layout.geometric;

import org.jspecify.annotations.NullMarked;
