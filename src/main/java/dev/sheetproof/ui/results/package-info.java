/// The ranked list and why each hit stands where it stands.
@NullMarked
package dev.sheetproof.ui.results;

import org.jspecify.annotations.NullMarked;
