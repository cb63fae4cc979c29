package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.pdf.OutlineItem;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// The outline that a file carries.
///
/// @param entries entries that point at a page
/// @param dropped entries that point nowhere in the file
record NativeToc(List<TocEntry> entries, int dropped) {

    /// Titles are compared by at least this many folded characters.
    private static final int TITLE_CHARACTERS = 3;

    static NativeToc of(List<OutlineItem> outline, List<ParsedPage> pages) {
        List<TocBuilder.Heading> headings = new ArrayList<>();
        int dropped = 0;
        for (OutlineItem item : outline) {
            String title = item.title().replaceAll("\\s+", " ").strip();
            if (item.target() instanceof Link.Target.Internal target
                    && target.page().value() <= pages.size()
                    && !title.isEmpty()) {
                OptionalDouble y =
                        target.y().isPresent()
                                ? target.y()
                                : headingY(title, pages.get(target.page().value() - 1));
                headings.add(
                        new TocBuilder.Heading(
                                Math.max(1, item.level()),
                                title,
                                target.page(),
                                y,
                                TocEntry.Source.NATIVE));
            } else {
                dropped++;
            }
        }
        return new NativeToc(TocBuilder.build(headings, pages.size()), dropped);
    }

    /// The top of the line that holds a title, for outlines that only name the page.
    private static OptionalDouble headingY(String title, ParsedPage page) {
        String folded = PrintedToc.fold(title);
        if (folded.length() < TITLE_CHARACTERS) {
            return OptionalDouble.empty();
        }
        Line best = null;
        for (Line line : page.lines()) {
            String text = PrintedToc.fold(line.text());
            boolean same =
                    text.equals(folded)
                            || (text.length() >= TITLE_CHARACTERS
                                    && (folded.startsWith(text) || folded.endsWith(text)));
            if (same && (best == null || line.style().sizePt() > best.style().sizePt())) {
                best = line;
            }
        }
        return best == null ? OptionalDouble.empty() : OptionalDouble.of(best.box().y0());
    }
}
