/// The search index of a corpus on Lucene: separate channels for words, part numbers and
/// quantities, and unit vectors scanned exactly. The only place that knows Lucene.
@NullMarked
package dev.sheetproof.store.lucene;

import org.jspecify.annotations.NullMarked;
