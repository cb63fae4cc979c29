/// Reading PDFs in processes of their own, so that a file which hangs, explodes or crashes native
/// code costs one document and never the program.
@NullMarked
package dev.sheetproof.ingest.worker;

import org.jspecify.annotations.NullMarked;
