/// Requests parsed in the open, retrieval, fusion and explanations.
@NullMarked
package dev.sheetproof.search;

import org.jspecify.annotations.NullMarked;
