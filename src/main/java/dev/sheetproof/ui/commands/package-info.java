/// Everything the window can do, in one list: keys, the palette and the sheet of shortcuts are made
/// of it.
@NullMarked
package dev.sheetproof.ui.commands;

import org.jspecify.annotations.NullMarked;
