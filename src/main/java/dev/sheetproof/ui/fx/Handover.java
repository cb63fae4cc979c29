package dev.sheetproof.ui.fx;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;

/// What the window hands to the rest of the desk.
public interface Handover {

    /// Puts text where other programs can paste it.
    void copy(String text);

    /// Opens a file in the program that the system shows such files with.
    void view(Path file);

    /// Starts a drag out of the window, from a node on which one was begun.
    ///
    /// @param files for who takes files; may be none
    /// @param text for who takes none
    void drag(Node from, List<Path> files, String text);
}
