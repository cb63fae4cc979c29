/// A layout model and geometry together: the model proposes, geometry corrects and completes.
@NullMarked
package dev.sheetproof.layout.fused;

import org.jspecify.annotations.NullMarked;
