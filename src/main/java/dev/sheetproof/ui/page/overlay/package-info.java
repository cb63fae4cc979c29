/// What is painted over a page, in page coordinates.
@NullMarked
package dev.sheetproof.ui.page.overlay;

import org.jspecify.annotations.NullMarked;
