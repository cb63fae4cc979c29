/// Texts to unit vectors.
@NullMarked
package dev.sheetproof.embedding;

import org.jspecify.annotations.NullMarked;
