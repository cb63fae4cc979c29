/// The stages from a PDF file to a searchable document, as a resumable pipeline.
@NullMarked
package dev.sheetproof.ingest;

import org.jspecify.annotations.NullMarked;
