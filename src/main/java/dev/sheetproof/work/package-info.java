/// Long work: cancellation, progress and named worker threads. Depends on nothing.
@NullMarked
package dev.sheetproof.work;

import org.jspecify.annotations.NullMarked;
