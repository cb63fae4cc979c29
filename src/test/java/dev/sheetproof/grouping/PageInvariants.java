package dev.sheetproof.grouping;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.pdf.Glyph;
import dev.sheetproof.pdf.Glyph.Visibility;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What must hold on every page whatever is drawn on it, checked against the glyphs themselves
/// rather than against the lines that the stages made of them.
public final class PageInvariants {

    /// Rounding of boxes that are written and read back, points.
    private static final double SLACK_PT = 0.01;

    /// A chunk over this share of a page must be one table or figure.
    private static final double HALF = 0.5;

    private PageInvariants() {}

    /// Ways a page can fail.
    public enum Kind {
        ELEMENT_OUTSIDE_PAGE,
        GLYPH_IN_TWO_CHUNKS,
        GLYPH_IN_NO_CHUNK,
        CHUNK_OVER_HALF_A_PAGE
    }

    /// @param count glyphs, or 1 for a region
    /// @param detail what and where, for a person
    public record Breach(Kind kind, PageNumber page, int count, String detail) {}

    /// @param glyphs visible glyphs of the page, blanks left out
    public record Finding(PageNumber page, int glyphs, List<Breach> breaches) {

        public int count(Kind kind) {
            return breaches.stream().filter(b -> b.kind() == kind).mapToInt(Breach::count).sum();
        }
    }

    private record Place(int chunk, PageBox box) {}

    /// The findings of every page that can be read.
    public static List<Finding> check(
            PdfFile pdf, ParsedDocument document, List<PageLayout> layouts, Grouping grouping) {
        Map<Integer, List<Place>> places = new HashMap<>();
        List<Chunk> chunks = grouping.chunks();
        for (int i = 0; i < chunks.size(); i++) {
            List<PageBoxes> all = new ArrayList<>(chunks.get(i).continued());
            all.add(chunks.get(i).place());
            for (PageBoxes p : all) {
                for (PageBox b : p.boxes()) {
                    places.computeIfAbsent(p.page().value(), k -> new ArrayList<>())
                            .add(new Place(i, b));
                }
            }
        }
        List<Finding> findings = new ArrayList<>();
        for (PageLayout layout : layouts) {
            findings.add(
                    page(
                            pdf,
                            document,
                            layout,
                            chunks,
                            places.getOrDefault(layout.page().value(), List.of())));
        }
        return findings;
    }

    private static Finding page(
            PdfFile pdf,
            ParsedDocument document,
            PageLayout layout,
            List<Chunk> chunks,
            List<Place> places) {
        PageNumber page = layout.page();
        PageBox bounds = document.page(page).info().frame().bounds();
        List<Breach> breaches = new ArrayList<>();
        for (Element e : layout.elements()) {
            if (!bounds.inflate(SLACK_PT).contains(e.box())) {
                breaches.add(new Breach(Kind.ELEMENT_OUTSIDE_PAGE, page, 1, e.toString()));
            }
        }
        large(page, bounds, layout, chunks, places, breaches);
        List<Glyph> glyphs = visible(pdf, page);
        Map<String, List<Glyph>> twice = new HashMap<>();
        List<Glyph> lost = new ArrayList<>();
        for (Glyph glyph : glyphs) {
            List<Integer> owners =
                    places.stream()
                            .filter(p -> p.box().containsCenterOf(glyph.box()))
                            .map(Place::chunk)
                            .distinct()
                            .sorted()
                            .toList();
            if (owners.isEmpty()) {
                lost.add(glyph);
            } else if (owners.size() > 1) {
                String kinds =
                        owners.stream()
                                .map(o -> chunks.get(o).type().wireName())
                                .sorted()
                                .reduce((a, b) -> a + "+" + b)
                                .orElseThrow();
                twice.computeIfAbsent(kinds, k -> new ArrayList<>()).add(glyph);
            }
        }
        if (!lost.isEmpty()) {
            breaches.add(new Breach(Kind.GLYPH_IN_NO_CHUNK, page, lost.size(), describe(lost)));
        }
        twice.forEach(
                (kinds, list) ->
                        breaches.add(
                                new Breach(
                                        Kind.GLYPH_IN_TWO_CHUNKS,
                                        page,
                                        list.size(),
                                        kinds + " " + describe(list))));
        return new Finding(page, glyphs.size(), List.copyOf(breaches));
    }

    private static void large(
            PageNumber page,
            PageBox bounds,
            PageLayout layout,
            List<Chunk> chunks,
            List<Place> places,
            List<Breach> breaches) {
        Map<Integer, Double> areas = new HashMap<>();
        places.forEach(p -> areas.merge(p.chunk(), p.box().area(), Double::sum));
        for (int i = 0; i < chunks.size(); i++) {
            double area = areas.getOrDefault(i, 0.0);
            if (area <= HALF * bounds.area()) {
                continue;
            }
            List<Element> members =
                    chunks.get(i).members().stream()
                            .filter(m -> m.page().equals(page))
                            .map(m -> layout.elements().get(m.element()))
                            .toList();
            Map<ElementLabel, Integer> labels = new EnumMap<>(ElementLabel.class);
            for (Element e : members) {
                // What lies inside a table or drawing is part of it.
                boolean nested =
                        members.stream()
                                .anyMatch(
                                        o ->
                                                !o.equals(e)
                                                        && o.box().area() > e.box().area()
                                                        && e.box().shareInside(o.box())
                                                                >= NestedGroups.INSIDE_SHARE);
                if (!nested) {
                    labels.merge(e.label(), 1, Integer::sum);
                }
            }
            int one =
                    labels.getOrDefault(ElementLabel.TABLE, 0)
                            + labels.getOrDefault(ElementLabel.FIGURE, 0);
            BlockType type = chunks.get(i).type();
            if (one != 1) {
                breaches.add(
                        new Breach(
                                Kind.CHUNK_OVER_HALF_A_PAGE,
                                page,
                                1,
                                type.wireName()
                                        + " "
                                        + labels
                                        + String.format(
                                                Locale.ROOT, " %.2f", area / bounds.area())));
            }
        }
    }

    /// What a reader sees: drawn visibly inside page and clip, or the recognised text of a scan
    /// where it is nearly all there is.
    private static List<Glyph> visible(PdfFile pdf, PageNumber page) {
        PageContent content;
        try {
            content = pdf.read(page);
        } catch (PdfException e) {
            // The page is stored as failed, with the reason; it has no glyphs.
            return List.of();
        }
        List<Glyph> inked = content.glyphs().stream().filter(g -> !g.text().isBlank()).toList();
        long seen = inked.stream().filter(g -> g.visibility() == Visibility.VISIBLE).count();
        long hidden = inked.stream().filter(g -> g.visibility() == Visibility.INVISIBLE).count();
        boolean ocrLayer = seen * 4 < seen + hidden;
        return inked.stream()
                .filter(
                        g ->
                                g.visibility() == Visibility.VISIBLE
                                        || (ocrLayer && g.visibility() == Visibility.INVISIBLE))
                .toList();
    }

    private static String describe(List<Glyph> glyphs) {
        StringBuilder text = new StringBuilder();
        glyphs.stream().limit(24).forEach(g -> text.append(g.text()));
        PageBox b = glyphs.getFirst().box();
        return String.format(
                Locale.ROOT,
                "'%s' from %.1f,%.1f..%.1f,%.1f at %.0f degrees",
                text,
                b.x0(),
                b.y0(),
                b.x1(),
                b.y1(),
                glyphs.getFirst().angle());
    }
}
