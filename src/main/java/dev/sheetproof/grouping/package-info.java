/// Elements to reading units (chunks), with sections, guards and deterministic keys.
@NullMarked
package dev.sheetproof.grouping;

import org.jspecify.annotations.NullMarked;
