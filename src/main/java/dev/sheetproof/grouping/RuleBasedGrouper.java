package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
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
        return "rules-15";
    }

    @Override
    public Grouping group(
            String docId, ParsedDocument document, List<PageLayout> layouts, CancelToken cancel) {
        List<Group> groups = new ArrayList<>();
        for (PageLayout layout : layouts) {
            cancel.throwIfCancelled();
            ElementText text = new ElementText(document.page(layout.page()), layout.elements());
            groups.addAll(
                    Continuations.join(DrawnViews.join(onPage(layout.elements(), text)), text));
        }
        TableReadings tables = new TableReadings(document, layouts);
        List<Group> joined = new PageBreaks(document, layouts, tables).join(groups);
        Guards guards = new Guards();
        List<Group> safe = guards.apply(joined, document, layouts);
        return new ChunkWriter(docId, document, layouts, tables)
                .write(safe, guards.counts(), cancel);
    }

    /// Captions and notes join their table or figure; every other element is a group.
    private static List<Group> onPage(List<Element> elements, ElementText text) {
        Map<Element, List<Element>> satellites = new HashMap<>();
        List<Element> alone = new ArrayList<>();
        for (Element element : elements) {
            switch (element.label()) {
                case TABLE_CAPTION, FIGURE_CAPTION ->
                        place(element, Anchors.of(element, elements), satellites, alone);
                case TITLE, TEXT, LIST, TABLE, FIGURE, FORMULA, HEADER_FOOTER -> alone.add(element);
                case TABLE_FOOTNOTE -> {}
            }
        }
        Map<Element, List<Line>> said = new HashMap<>();
        for (Element element : elements) {
            List<Line> lines = new ArrayList<>(text.lines(element.number()));
            satellites
                    .getOrDefault(element, List.of())
                    .forEach(caption -> lines.addAll(text.lines(caption.number())));
            said.put(element, lines);
        }
        for (Element element : elements) {
            if (element.label() == ElementLabel.TABLE_FOOTNOTE) {
                List<Line> note = text.lines(element.number());
                place(
                        element,
                        Anchors.ofNote(
                                note, element, elements, e -> said.getOrDefault(e, List.of())),
                        satellites,
                        alone);
            }
        }
        alone.sort(Group.READING);
        List<Group> groups = new ArrayList<>();
        for (Element element : alone) {
            groups.add(
                    new Group(List.of(element)).with(satellites.getOrDefault(element, List.of())));
        }
        return groups;
    }

    private static void place(
            Element element,
            Optional<Element> anchor,
            Map<Element, List<Element>> satellites,
            List<Element> alone) {
        anchor.ifPresentOrElse(
                a -> satellites.computeIfAbsent(a, k -> new ArrayList<>()).add(element),
                () -> alone.add(element));
    }
}
