/// The frame around the screens: top bar, status bar, notices, shortcuts; opens corpora and
/// connects the screens.
@NullMarked
package dev.sheetproof.ui.shell;

import org.jspecify.annotations.NullMarked;
