/// The documents of a corpus with their sections and chunks.
@NullMarked
package dev.sheetproof.ui.documents;

import org.jspecify.annotations.NullMarked;
