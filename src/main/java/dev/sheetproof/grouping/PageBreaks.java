package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.tables.TableStructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Joins a table cut by a page break: the last thing on one page and the first on the next, with
/// the same columns.
final class PageBreaks {

    /// Left and right edges of the two parts differ by at most this many points; margins of right
    /// and left pages may.
    private static final double SAME_EDGE_PT = 6;

    /// Widths of the two parts differ by at most this many points where a repeated header says that
    /// they belong together.
    private static final double SAME_WIDTH_PT = 12;

    private final ParsedDocument document;
    private final List<PageLayout> layouts;
    private final TableReadings tables;

    PageBreaks(ParsedDocument document, List<PageLayout> layouts, TableReadings tables) {
        this.document = document;
        this.layouts = layouts;
        this.tables = tables;
    }

    List<Group> join(List<Group> groups) {
        List<Group> out = new ArrayList<>(groups);
        for (int i = 0; i + 1 < layouts.size(); i++) {
            Optional<Element> last = lastTable(layouts.get(i));
            Optional<Element> first = firstTable(layouts.get(i + 1));
            if (last.isPresent()
                    && first.isPresent()
                    && sameTable(last.get(), first.get(), layouts.get(i + 1))) {
                if (headless(last.get(), first.get())) {
                    tables.continues(last.get(), first.get());
                }
                Group upper = holding(out, last.get());
                Group lower = holding(out, first.get());
                out.set(out.indexOf(upper), upper.with(lower.elements()));
                out.remove(lower);
            }
        }
        return out;
    }

    private static Group holding(List<Group> groups, Element element) {
        return groups.stream()
                .filter(g -> g.elements().contains(element))
                .findFirst()
                .orElseThrow();
    }

    /// The table after which only notes and furniture stand.
    private static Optional<Element> lastTable(PageLayout layout) {
        for (int i = layout.elements().size() - 1; i >= 0; i--) {
            Element e = layout.elements().get(i);
            switch (e.label()) {
                case HEADER_FOOTER, TABLE_FOOTNOTE -> {}
                case TABLE -> {
                    return Optional.of(e);
                }
                case TITLE, TEXT, LIST, FIGURE, TABLE_CAPTION, FIGURE_CAPTION, FORMULA -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /// The table before which only furniture, a caption or a title stands.
    private static Optional<Element> firstTable(PageLayout layout) {
        int titles = 0;
        for (Element e : layout.elements()) {
            switch (e.label()) {
                case HEADER_FOOTER, TABLE_CAPTION -> {}
                case TITLE -> titles++;
                case TABLE -> {
                    return titles <= 1 ? Optional.of(e) : Optional.empty();
                }
                case TEXT, LIST, FIGURE, FIGURE_CAPTION, TABLE_FOOTNOTE, FORMULA -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    private boolean sameTable(Element upper, Element lower, PageLayout lowerPage) {
        PageBox a = upper.box();
        PageBox b = lower.box();
        boolean sameEdges =
                Math.abs(a.x0() - b.x0()) <= SAME_EDGE_PT
                        && Math.abs(a.x1() - b.x1()) <= SAME_EDGE_PT;
        boolean sameWidth = Math.abs(a.width() - b.width()) <= SAME_WIDTH_PT;
        TableStructure s = tables.headed(upper);
        TableStructure t = tables.of(lower);
        boolean sameHeader = sameHeader(upper, lower);
        List<Element> between =
                lowerPage.elements().subList(0, lower.number()).stream()
                        .filter(
                                e ->
                                        e.label() == ElementLabel.TITLE
                                                || e.label() == ElementLabel.TABLE_CAPTION)
                        .toList();
        ElementText text = new ElementText(document.page(lower.page()), lowerPage.elements());
        boolean saysContinued = between.stream().anyMatch(e -> continued(text.text(e.number())));
        if (saysContinued) {
            return sameWidth && s.columns() == t.columns();
        }
        if (!between.isEmpty()) {
            return false;
        }
        return (sameEdges && s.columns() == t.columns() && (sameHeader || headless(upper, lower)))
                || (sameWidth && sameHeader);
    }

    private boolean sameHeader(Element upper, Element lower) {
        TableStructure s = tables.headed(upper);
        return !s.headerText().isEmpty() && s.headerText().equals(tables.of(lower).headerText());
    }

    /// Whether a table has no headers of its own: none, or values where the upper part has names.
    private boolean headless(Element upper, Element lower) {
        TableStructure s = tables.headed(upper);
        TableStructure t = tables.of(lower);
        return s.columns() == t.columns()
                && (t.headerRows() == 0
                        || (s.headerRows() > 0 && !s.headedByValues() && t.headedByValues()));
    }

    private static boolean continued(String text) {
        return Phrase.CONTINUED.isIn(text);
    }
}
