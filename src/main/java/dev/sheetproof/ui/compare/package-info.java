/// Two readings of a document, or two documents, side by side: what is different, page by page.
@NullMarked
package dev.sheetproof.ui.compare;

import org.jspecify.annotations.NullMarked;
