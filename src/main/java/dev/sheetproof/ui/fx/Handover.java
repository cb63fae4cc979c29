package dev.sheetproof.ui.fx;

import java.nio.file.Path;

/// What the window hands to the rest of the desk.
public interface Handover {

    /// Puts text where other programs can paste it.
    void copy(String text);

    /// Opens a file in the program that the system shows such files with.
    void view(Path file);
}
