/// The request field: search as you type.
@NullMarked
package dev.sheetproof.ui.query;

import org.jspecify.annotations.NullMarked;
