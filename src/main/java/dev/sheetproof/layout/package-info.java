/// What a page layout is: the detector port, duplicates by area and reading order.
@NullMarked
package dev.sheetproof.layout;

import org.jspecify.annotations.NullMarked;
