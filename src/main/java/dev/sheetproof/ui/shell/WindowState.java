package dev.sheetproof.ui.shell;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.Looks;
import java.util.Optional;

/// What the window remembers from one run to the next.
///
/// @param widthPx size of the window's content; `heightPx` likewise
/// @param maximized whether it filled the screen
/// @param corpus name or path of the corpus shown last
/// @param place the page shown last in it
/// @param treeShare share of the width the documents take, 0..1; `listShare`: up to where the
///   ranked list reaches
/// @param tasksShown whether the list of files was shown
/// @param detector how layout regions of added files are found
public record WindowState(
        double widthPx,
        double heightPx,
        boolean maximized,
        Looks looks,
        Optional<String> corpus,
        Optional<Place> place,
        double treeShare,
        double listShare,
        boolean tasksShown,
        DetectorChoice detector) {

    /// A page of a document.
    public record Place(String docId, PageNumber page) {}

    /// What a first start looks like.
    public static final WindowState FIRST =
            new WindowState(
                    1400,
                    900,
                    false,
                    Looks.FIRST,
                    Optional.empty(),
                    Optional.empty(),
                    0.19,
                    0.50,
                    false,
                    DetectorChoice.GEOMETRIC);

    private static final double SMALLEST = 200;

    public WindowState {
        if (!(widthPx >= SMALLEST) || !(heightPx >= SMALLEST)) {
            throw new IllegalArgumentException("window too small: " + widthPx + " × " + heightPx);
        }
        if (!(treeShare >= 0 && treeShare <= listShare && listShare <= 1)) {
            throw new IllegalArgumentException(
                    "dividers out of order: " + treeShare + ", " + listShare);
        }
    }

    public WindowState withLooks(Looks other) {
        return new WindowState(
                widthPx,
                heightPx,
                maximized,
                other,
                corpus,
                place,
                treeShare,
                listShare,
                tasksShown,
                detector);
    }

    public WindowState withCorpus(Optional<String> other) {
        return new WindowState(
                widthPx,
                heightPx,
                maximized,
                looks,
                other,
                place,
                treeShare,
                listShare,
                tasksShown,
                detector);
    }

    public WindowState withSize(double newWidthPx, double newHeightPx) {
        return new WindowState(
                newWidthPx,
                newHeightPx,
                maximized,
                looks,
                corpus,
                place,
                treeShare,
                listShare,
                tasksShown,
                detector);
    }
}
