/// Ingestion in the background: progress, cancel, what became of each file.
@NullMarked
package dev.sheetproof.ui.tasks;

import org.jspecify.annotations.NullMarked;
