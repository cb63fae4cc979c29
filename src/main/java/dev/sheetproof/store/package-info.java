/// Ports of the corpus store and of the search index.
@NullMarked
package dev.sheetproof.store;

import org.jspecify.annotations.NullMarked;
