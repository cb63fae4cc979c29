package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.TocEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds the section an element stands in: the heading above it in its columns, else the last one
/// before it in reading order. Headings are the titles of the layout, by their names also entries
/// of the table of contents, and the entries that no title bears.
final class Headings {

    /// The section of an element.
    ///
    /// @param title of its heading; may be empty
    /// @param path titles from the top to the heading
    record Section(String title, String path) {

        static final Section NONE = new Section("", "");
    }

    /// @param place number of the element on its page that bears it, or of the first one after it
    /// @param element that bears it; empty for an entry that no title bears
    private record Heading(int place, Optional<Element> element, Section section) {}

    /// An element above another may reach this many points into it: boxes have room for accents.
    private static final double SLACK_PT = 6;

    private final Map<Integer, List<Heading>> byPage = new HashMap<>();
    private final Map<Integer, Section> onEntry = new HashMap<>();

    /// @param texts of the layouts, in their order
    /// @param legends titles that are read with a table or a drawing and head nothing
    Headings(
            ParsedDocument document,
            List<PageLayout> layouts,
            List<ElementText> texts,
            Set<Element> legends) {
        HeadingTrail trail = new HeadingTrail(document.toc());
        Map<Integer, List<TocEntry>> entries = new HashMap<>();
        for (TocEntry entry : document.toc()) {
            entries.computeIfAbsent(entry.startPage().value(), k -> new ArrayList<>()).add(entry);
        }
        for (int i = 0; i < layouts.size(); i++) {
            int page = layouts.get(i).page().value();
            onEntry.put(page, trail.here());
            byPage.put(
                    page,
                    onPage(
                            trail,
                            layouts.get(i),
                            texts.get(i),
                            entries.getOrDefault(page, List.of()),
                            legends));
        }
    }

    private static List<Heading> onPage(
            HeadingTrail trail,
            PageLayout layout,
            ElementText text,
            List<TocEntry> entries,
            Set<Element> legends) {
        Map<Integer, TocEntry> borne = HeadingTrail.borne(layout, text, entries);
        Map<Integer, List<TocEntry>> others = new HashMap<>();
        for (TocEntry entry : entries) {
            if (!borne.containsValue(entry) && !HeadingTrail.isCell(entry, layout, text)) {
                others.computeIfAbsent(place(entry, layout), k -> new ArrayList<>()).add(entry);
            }
        }
        List<Heading> found = new ArrayList<>();
        for (int place = 0; place <= layout.elements().size(); place++) {
            for (TocEntry entry : others.getOrDefault(place, List.of())) {
                found.add(new Heading(place, Optional.empty(), trail.enter(entry)));
            }
            if (place < layout.elements().size()
                    && layout.elements().get(place).label() == ElementLabel.TITLE
                    && (borne.containsKey(place)
                            || !legends.contains(layout.elements().get(place)))) {
                Element title = layout.elements().get(place);
                Optional<Section> section =
                        trail.enter(Optional.ofNullable(borne.get(place)), text, place);
                int at = place;
                section.ifPresent(s -> found.add(new Heading(at, Optional.of(title), s)));
            }
        }
        return found;
    }

    /// Where an entry that no title bears begins: at the first element below it.
    private static int place(TocEntry entry, PageLayout layout) {
        double top = entry.startY().orElse(0) - SLACK_PT;
        return layout.elements().stream()
                .filter(e -> e.box().y0() >= top)
                .mapToInt(Element::number)
                .min()
                .orElse(layout.elements().size());
    }

    /// The section of an element; that of a title is its own.
    Section of(Element element) {
        int page = element.page().value();
        List<Heading> headings = byPage.getOrDefault(page, List.of());
        Optional<Heading> last =
                headings.stream()
                        .filter(h -> h.place() <= element.number())
                        .reduce((first, second) -> second);
        if (last.isPresent() && last.get().element().filter(element::equals).isPresent()) {
            return last.get().section();
        }
        Optional<Heading> above =
                headings.stream()
                        .filter(h -> h.element().filter(e -> above(e, element)).isPresent())
                        .max(
                                Comparator.comparingDouble(
                                                (Heading h) -> bottom(h.element().orElseThrow()))
                                        .thenComparingInt(Heading::place));
        // An entry of the table of contents that no title bears may begin in between.
        if (above.isPresent()
                && (last.isEmpty()
                        || last.get().element().isPresent()
                        || last.get().place() <= above.get().place())) {
            return above.get().section();
        }
        return last.map(Heading::section).orElse(onEntry.getOrDefault(page, Section.NONE));
    }

    private static boolean above(Element title, Element element) {
        PageBox t = title.box();
        PageBox e = element.box();
        return !title.equals(element)
                && t.y1() <= e.y0() + SLACK_PT
                && t.y0() < e.y0()
                && t.overlapX(e) > 0;
    }

    private static double bottom(Element element) {
        return element.box().y1();
    }
}
