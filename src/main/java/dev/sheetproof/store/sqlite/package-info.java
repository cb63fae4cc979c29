/// The corpus store in one SQLite file: the truth from which everything else is derived.
@NullMarked
package dev.sheetproof.store.sqlite;

import org.jspecify.annotations.NullMarked;
