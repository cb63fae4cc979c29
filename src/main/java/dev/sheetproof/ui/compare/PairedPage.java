package dev.sheetproof.ui.compare;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.evidence.LayoutDifference.Change;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// One of two pages that are looked at beside each other, with the regions its reading has.
///
/// @param pdf absolute path of the file
public record PairedPage(Path pdf, PageNumber page, List<Mark> marks) {

    public PairedPage {
        marks = List.copyOf(marks);
    }

    /// A region and what became of it.
    public record Mark(Element element, LayoutDifference.Kind kind) {}

    /// The page of the first reading: what it has more is lost.
    static PairedPage before(Path pdf, PageNumber page, LayoutDifference difference) {
        List<Mark> marks = new ArrayList<>();
        for (Change change : difference.changes()) {
            switch (change) {
                case Change.Added _ -> {
                    // Only the other page has it.
                }
                case Change.Lost(Element before) -> marks.add(new Mark(before, change.kind()));
                case Change.Moved(Element before, Element _, double _) ->
                        marks.add(new Mark(before, change.kind()));
                case Change.Relabelled(Element before, Element _, double _) ->
                        marks.add(new Mark(before, change.kind()));
                case Change.Same(Element before, Element _) ->
                        marks.add(new Mark(before, change.kind()));
            }
        }
        return new PairedPage(pdf, page, marks);
    }

    /// The page of the second reading.
    static PairedPage now(Path pdf, PageNumber page, LayoutDifference difference) {
        List<Mark> marks = new ArrayList<>();
        for (Change change : difference.changes()) {
            switch (change) {
                case Change.Added(Element now) -> marks.add(new Mark(now, change.kind()));
                case Change.Lost _ -> {
                    // Only the other page has it.
                }
                case Change.Moved(Element _, Element now, double _) ->
                        marks.add(new Mark(now, change.kind()));
                case Change.Relabelled(Element _, Element now, double _) ->
                        marks.add(new Mark(now, change.kind()));
                case Change.Same(Element _, Element now) -> marks.add(new Mark(now, change.kind()));
            }
        }
        return new PairedPage(pdf, page, marks);
    }
}
