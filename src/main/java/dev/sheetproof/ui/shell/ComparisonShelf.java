package dev.sheetproof.ui.shell;

import dev.sheetproof.evidence.DocumentDifference.PageDifference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.ui.compare.ComparisonView;
import dev.sheetproof.ui.compare.Subject;
import dev.sheetproof.ui.fx.Texts;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;

/// The columns of the window, and under them the comparison while it is shown. The edge between
/// them can be moved, and is where it was left when the comparison comes again.
final class ComparisonShelf extends SplitPane {

    /// Share of the height that the columns keep at first.
    private static final double FIRST_SHARE = 0.4;

    private final ComparisonView comparison;
    private double share = FIRST_SHARE;

    ComparisonShelf(Node columns, ComparisonDesk desk, Locale locale) {
        setId("rows");
        setOrientation(Orientation.VERTICAL);
        comparison =
                new ComparisonView(
                        desk.comparison(),
                        Texts.beside(ComparisonView.class, locale),
                        new Looking(desk));
        getItems().add(columns);
        desk.comparison()
                .shownProperty()
                .addListener((observed, before, now) -> show(Boolean.TRUE.equals(now)));
        show(desk.comparison().shownProperty().get());
    }

    ComparisonView comparison() {
        return comparison;
    }

    private void show(boolean on) {
        boolean there = getItems().contains(comparison);
        if (on && !there) {
            getItems().add(comparison);
            setDividerPositions(share);
        } else if (!on && there) {
            share = getDividerPositions()[0];
            getItems().remove(comparison);
        }
    }

    /// What the pane asks for.
    private record Looking(ComparisonDesk desk) implements ComparisonView.Actions {

        @Override
        public List<Subject> subjects() {
            return desk.subjects();
        }

        @Override
        public void compare(Subject with) {
            desk.compare(with);
        }

        @Override
        public void open(DocumentRecord document, PageDifference page) {
            desk.open(document, page);
        }
    }
}
