package dev.sheetproof.ui.shell;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.ui.fx.ThemeChoice;
import java.util.Optional;

/// What the window remembers from one run to the next.
///
/// @param widthPx size of the window's content; `heightPx` likewise
/// @param maximized whether it filled the screen
/// @param theme light or dark
/// @param corpus name or path of the corpus shown last
/// @param treeShare share of the width the documents take, 0..1; `listShare`: up to where the
///   ranked list reaches
/// @param detector how layout regions of added files are found
public record WindowState(
        double widthPx,
        double heightPx,
        boolean maximized,
        ThemeChoice theme,
        Optional<String> corpus,
        double treeShare,
        double listShare,
        DetectorChoice detector) {

    /// What a first start looks like.
    public static final WindowState FIRST =
            new WindowState(1400, 900, false, ThemeChoice.LIGHT, Optional.empty(), 0.19, 0.50);

    private static final double SMALLEST = 200;

    /// A state with the detector nobody chose.
    public WindowState(
            double widthPx,
            double heightPx,
            boolean maximized,
            ThemeChoice theme,
            Optional<String> corpus,
            double treeShare,
            double listShare) {
        this(
                widthPx,
                heightPx,
                maximized,
                theme,
                corpus,
                treeShare,
                listShare,
                DetectorChoice.GEOMETRIC);
    }

    public WindowState {
        if (!(widthPx >= SMALLEST) || !(heightPx >= SMALLEST)) {
            throw new IllegalArgumentException("window too small: " + widthPx + " × " + heightPx);
        }
        if (!(treeShare >= 0 && treeShare <= listShare && listShare <= 1)) {
            throw new IllegalArgumentException(
                    "dividers out of order: " + treeShare + ", " + listShare);
        }
    }

    public WindowState withTheme(ThemeChoice other) {
        return new WindowState(
                widthPx, heightPx, maximized, other, corpus, treeShare, listShare, detector);
    }

    public WindowState withCorpus(Optional<String> other) {
        return new WindowState(
                widthPx, heightPx, maximized, theme, other, treeShare, listShare, detector);
    }

    public WindowState withSize(double newWidthPx, double newHeightPx) {
        return new WindowState(
                newWidthPx, newHeightPx, maximized, theme, corpus, treeShare, listShare, detector);
    }
}
