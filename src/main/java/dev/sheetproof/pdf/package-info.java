/// The one place that opens PDF files: glyphs, vector paths, images, outline, links, pictures.
@NullMarked
package dev.sheetproof.pdf;

import org.jspecify.annotations.NullMarked;
