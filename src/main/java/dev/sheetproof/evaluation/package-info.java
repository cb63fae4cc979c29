/// Measures search and layout against annotated page regions, beside baselines on the same pages.
@NullMarked
package dev.sheetproof.evaluation;

import org.jspecify.annotations.NullMarked;
