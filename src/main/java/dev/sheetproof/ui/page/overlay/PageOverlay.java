package dev.sheetproof.ui.page.overlay;

/// Something painted over a page. It knows page coordinates only; the pen knows the scale.
@FunctionalInterface
public interface PageOverlay {

    void paint(Pen pen);

    /// Whether it colours the paper as a marker pen does, so that print on it stays as dark as it
    /// is, instead of lying on top.
    default boolean marker() {
        return false;
    }
}
