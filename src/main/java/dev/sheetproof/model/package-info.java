/// The words of the domain as values: boxes, lines, elements, chunks, evidence. Depends on nothing.
@NullMarked
package dev.sheetproof.model;

import org.jspecify.annotations.NullMarked;
