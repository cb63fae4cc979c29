/// What every screen uses: the window's thread, the newest of several tasks, texts, controls,
/// themes.
@NullMarked
package dev.sheetproof.ui.fx;

import org.jspecify.annotations.NullMarked;
