package dev.sheetproof.ui.page.overlay;

/// Something painted over a page. It knows page coordinates only; the pen knows the scale.
@FunctionalInterface
public interface PageOverlay {

    void paint(Pen pen);
}
