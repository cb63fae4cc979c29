/// The window: entry point, options and what it remembers. The screens are in the packages below.
@NullMarked
package dev.sheetproof.ui;

import org.jspecify.annotations.NullMarked;
