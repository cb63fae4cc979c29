/// Selecting text and parts of a page, and copying them.
@NullMarked
package dev.sheetproof.ui.page.select;

import org.jspecify.annotations.NullMarked;
