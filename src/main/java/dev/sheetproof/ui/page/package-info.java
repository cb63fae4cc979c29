/// The page canvas: page pictures in tiles, zoom, page turning, what lies under the pointer.
@NullMarked
package dev.sheetproof.ui.page;

import org.jspecify.annotations.NullMarked;
