package dev.sheetproof.ui.page.overlay;

import java.util.function.UnaryOperator;
import javafx.scene.paint.Color;

/// Something painted over a page. It knows page coordinates only; the pen knows the scale.
@FunctionalInterface
public interface PageOverlay {

    void paint(Pen pen);

    /// Whether it colours the paper as a marker pen does, so that print on it stays as dark as it
    /// is, instead of lying on top.
    default boolean marker() {
        return false;
    }

    /// The same in other colours.
    ///
    /// @param ink gives the colour to use in place of each; letters on flags keep theirs
    default PageOverlay withInk(UnaryOperator<Color> ink) {
        PageOverlay own = this;
        return new PageOverlay() {
            @Override
            public void paint(Pen pen) {
                pen.ink(ink);
                own.paint(pen);
                pen.ink(UnaryOperator.identity());
            }

            @Override
            public boolean marker() {
                return own.marker();
            }
        };
    }

    /// The same, painted more weakly.
    ///
    /// @param opacity 0 not at all, 1 fully
    default PageOverlay withStrength(double opacity) {
        if (opacity == 1) {
            return this;
        }
        PageOverlay full = this;
        return new PageOverlay() {
            @Override
            public void paint(Pen pen) {
                pen.strength(opacity);
                full.paint(pen);
                pen.strength(1);
            }

            @Override
            public boolean marker() {
                return full.marker();
            }
        };
    }
}
