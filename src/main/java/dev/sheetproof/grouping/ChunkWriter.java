package dev.sheetproof.grouping;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// Writes groups as chunks: text, section, place, identity, warnings.
final class ChunkWriter {

    private final String docId;
    private final ParsedDocument document;
    private final TableReadings tables;
    private final List<PageLayout> layouts;
    private final List<ElementText> texts = new ArrayList<>();

    ChunkWriter(
            String docId, ParsedDocument document, List<PageLayout> layouts, TableReadings tables) {
        this.docId = docId;
        this.document = document;
        this.tables = tables;
        this.layouts = layouts;
        for (PageLayout layout : layouts) {
            texts.add(new ElementText(document.page(layout.page()), layout.elements()));
        }
    }

    Grouping write(List<Group> groups, SortedMap<String, Integer> guards, CancelToken cancel) {
        List<Chunk> chunks = new ArrayList<>();
        Headings headings = new Headings(document, layouts, texts, legends(groups));
        for (Group group : groups) {
            cancel.throwIfCancelled();
            chunks.add(chunk(group, text(group), headings, chunks.size()));
        }
        return new Grouping(chunks, tables.cells(), guards);
    }

    private static Set<Element> legends(List<Group> groups) {
        Set<Element> legends = new HashSet<>();
        for (Group group : groups) {
            if (group.holds(ElementLabel.TABLE) || group.holds(ElementLabel.FIGURE)) {
                group.elements().stream()
                        .filter(e -> e.label() == ElementLabel.TITLE)
                        .forEach(legends::add);
            }
        }
        return legends;
    }

    private Chunk chunk(Group group, String text, Headings headings, int order) {
        List<PageBoxes> places = places(group);
        ChunkKey key = ChunkIdentity.key(places, text);
        PageNumber page = places.getFirst().page();
        Headings.Section section =
                group.first().label() == ElementLabel.HEADER_FOOTER
                        ? Headings.Section.NONE
                        : headings.of(group.first());
        return new Chunk(
                key,
                ChunkIdentity.id(docId, page, key),
                places.getFirst(),
                places.subList(1, places.size()),
                order,
                group.type(),
                section.title(),
                section.path(),
                text,
                group.elements().stream().map(e -> new Chunk.Member(e.page(), e.number())).toList(),
                warnings(group));
    }

    private static List<PageBoxes> places(Group group) {
        TreeMap<PageNumber, List<Element>> byPage = new TreeMap<>();
        for (Element element : group.elements()) {
            byPage.computeIfAbsent(element.page(), k -> new ArrayList<>()).add(element);
        }
        List<PageBoxes> places = new ArrayList<>();
        byPage.forEach(
                (page, elements) ->
                        places.add(
                                new PageBoxes(page, elements.stream().map(Element::box).toList())));
        return places;
    }

    private String text(Group group) {
        List<String> parts = new ArrayList<>();
        List<String> header = List.of();
        for (Element element : group.elements()) {
            ElementText page = texts.get(element.page().value() - 1);
            if (insideTable(element, group)) {
                continue;
            }
            if (element.label() != ElementLabel.TABLE) {
                parts.add(page.text(element.number()));
                continue;
            }
            List<String> rows = new ArrayList<>(tables.of(element).textRows());
            List<String> own = tables.of(element).headerText();
            if (!header.isEmpty() && own.isEmpty()) {
                rows.addAll(0, header);
            }
            header = header.isEmpty() ? own : header;
            parts.add(String.join("\n", rows));
        }
        parts.removeIf(String::isBlank);
        return String.join("\n", parts);
    }

    /// Whether the element's text is read with the cells of a table around it.
    private static boolean insideTable(Element element, Group group) {
        return group.elements().stream()
                .anyMatch(
                        e ->
                                !e.equals(element)
                                        && e.label() == ElementLabel.TABLE
                                        && e.page().equals(element.page())
                                        && e.box().area() > element.box().area()
                                        && element.box().shareInside(e.box())
                                                >= NestedGroups.INSIDE_SHARE);
    }

    private List<String> warnings(Group group) {
        return group.elements().stream()
                .map(e -> document.page(e.page()).info())
                .filter(i -> i.status() != PageStatus.OK)
                .map(i -> "page " + i.page() + ": " + i.status().wireName() + ", " + i.reason())
                .distinct()
                .toList();
    }
}
