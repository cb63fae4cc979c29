package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Groups elements by rules: tables and figures with their captions and notes, the views of one
/// drawing, tables cut by a page break across it, text with the list it leads in to or its end in
/// the next column, everything else on its own.
public final class RuleBasedGrouper implements ChunkGrouper {

    @Override
    public String stamp() {
        return "rules-10";
    }

    @Override
    public Grouping group(
            String docId, ParsedDocument document, List<PageLayout> layouts, CancelToken cancel) {
        List<Group> groups = new ArrayList<>();
        for (PageLayout layout : layouts) {
            cancel.throwIfCancelled();
            groups.addAll(
                    Continuations.join(
                            DrawnViews.join(onPage(layout.elements())),
                            new ElementText(document.page(layout.page()), layout.elements())));
        }
        TableReadings tables = new TableReadings(document, layouts);
        List<Group> joined = new PageBreaks(document, layouts, tables).join(groups);
        Guards guards = new Guards();
        List<Group> safe = guards.apply(joined, document, layouts);
        return new ChunkWriter(docId, document, layouts, tables)
                .write(safe, guards.counts(), cancel);
    }

    /// Captions and notes join their table or figure; every other element is a group.
    private static List<Group> onPage(List<Element> elements) {
        Map<Element, List<Element>> satellites = new HashMap<>();
        List<Element> alone = new ArrayList<>();
        for (Element element : elements) {
            switch (element.label()) {
                case TABLE_CAPTION, FIGURE_CAPTION, TABLE_FOOTNOTE -> {
                    Optional<Element> anchor = Anchors.of(element, elements);
                    if (anchor.isPresent()) {
                        satellites
                                .computeIfAbsent(anchor.get(), k -> new ArrayList<>())
                                .add(element);
                    } else {
                        alone.add(element);
                    }
                }
                case TITLE, TEXT, LIST, TABLE, FIGURE, FORMULA, HEADER_FOOTER -> alone.add(element);
            }
        }
        List<Group> groups = new ArrayList<>();
        for (Element element : alone) {
            groups.add(
                    new Group(List.of(element)).with(satellites.getOrDefault(element, List.of())));
        }
        return groups;
    }
}
