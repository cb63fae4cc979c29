/// Entry points and the wiring of all parts, by hand and in one place. Nobody imports this package.
@NullMarked
package dev.sheetproof.app;

import org.jspecify.annotations.NullMarked;
