/// Finding words in the document shown.
@NullMarked
package dev.sheetproof.ui.page.find;

import org.jspecify.annotations.NullMarked;
