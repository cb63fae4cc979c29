package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.TocEntry;
import java.util.List;
import java.util.Optional;

/// Finds the section an element stands in: by the table of contents, else by the nearest title
/// before it.
final class Sections {

    /// A heading's stored height may differ from its element's by this many points.
    private static final double SLACK_PT = 6;

    private final List<TocEntry> toc;

    Sections(ParsedDocument document) {
        this.toc = document.toc();
    }

    /// The last entry that starts before the element.
    Optional<TocEntry> of(Element element) {
        TocEntry best = null;
        for (TocEntry entry : toc) {
            int pages = entry.startPage().compareTo(element.page());
            boolean before =
                    pages < 0
                            || (pages == 0
                                    && entry.startY().orElse(0) <= element.box().y0() + SLACK_PT);
            if (before && (best == null || laterOrSame(best, entry))) {
                best = entry;
            }
        }
        return Optional.ofNullable(best);
    }

    /// Entries of one place follow each other in document order, so that the deeper one wins.
    private static boolean laterOrSame(TocEntry best, TocEntry entry) {
        int pages = entry.startPage().compareTo(best.startPage());
        if (pages != 0) {
            return pages > 0;
        }
        return entry.startY().orElse(0) >= best.startY().orElse(0);
    }

    /// Whether the element is a heading itself.
    static boolean isTitle(Element element) {
        return element.label() == ElementLabel.TITLE;
    }
}
